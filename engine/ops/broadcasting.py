"""Axes repeated, and the sums that undo it: what gradients of operators that broadcast need."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.backend import xp_of

from .cast import cast

__all__ = ["broadcast_to"]


@primitive(infer=lambda x, shape: Spec(tuple(shape), x.dtype))
def sum_to(x: Any, shape: tuple[int, ...] = ()) -> Any:
    """The sum over the axes along which `shape` was broadcast to the shape of `x`."""
    extra = x.ndim - len(shape)
    axes = tuple(range(extra)) + tuple(
        extra + k for k, n in enumerate(shape) if n == 1 and x.shape[extra + k] != 1
    )
    return x.sum(axis=axes, dtype=x.dtype).reshape(shape) if axes else x.reshape(shape)


@primitive(infer=lambda x, shape: Spec(tuple(shape), x.dtype))
def broadcast_to(input: Any, shape: tuple[int, ...] = ()) -> Any:
    """The tensor repeated along new and length-1 axes to `shape`; -1 keeps an axis."""
    lead = len(shape) - input.ndim
    full = tuple(input.shape[k - lead] if n == -1 else n for k, n in enumerate(shape))
    return xp_of(input).broadcast_to(input, full)


def sum_like(g: Any, x: Any) -> Any:
    """The gradient `g` of a broadcast `x`: summed to its shape, in its dtype."""
    if not hasattr(x, "shape"):
        return g  # a Python number; nobody differentiates with respect to it
    if g.shape != x.shape:
        g = sum_to(g, shape=tuple(x.shape))
    return g if g.dtype == x.dtype else cast(g, x.dtype)


def _sum_to_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3, 4)),), {"shape": (3, 1)}
    yield (rng.standard_normal((2, 3)),), {"shape": ()}


def _broadcast_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((3, 1)),), {"shape": (2, 3, 4)}


defvjp(
    sum_to,
    lambda g, out, x, shape: broadcast_to(g, shape=tuple(x.shape)),
    examples=_sum_to_examples,
)
defvjp(
    broadcast_to,
    lambda g, out, x, shape: sum_to(g, shape=tuple(x.shape)),
    examples=_broadcast_examples,
)
