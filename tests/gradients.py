"""Gradients as tests compare them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

_DIRECTIONS = 8
_STEP = 1e-6  # half the distance between two evaluations


def each(gradients: Any) -> tuple[Any, ...]:
    """A gradient for each position: that of a single one comes bare, as MindSpore's."""
    return gradients if isinstance(gradients, tuple) else (gradients,)


def along(gradient: np.ndarray) -> np.ndarray:
    """A gradient in the directions in which `differences_along` takes the differences."""
    return _directions(gradient.shape) @ gradient.reshape(-1)


def differences_along(
    function: Callable[..., Any], inputs: Sequence[Any], position: int
) -> np.ndarray:
    """Central differences of a number by an input, in eight random directions.

    A wrong element changes all of them, and each element takes as many evaluations as one of them.
    Of small inputs the directions are the elements.
    """
    at = inputs[position]
    found = []
    for direction in _directions(at.shape):
        further = _STEP * direction.reshape(at.shape)
        above, below = (
            function(*inputs[:position], point, *inputs[position + 1 :])
            for point in (at + further, at - further)
        )
        found.append(float(above - below) / (2 * _STEP))
    return np.array(found)


def _directions(shape: tuple[int, ...]) -> np.ndarray:
    size = int(np.prod(shape))
    if size <= _DIRECTIONS:
        return np.eye(size)
    return np.random.default_rng(11).standard_normal((_DIRECTIONS, size))
