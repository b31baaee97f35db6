"""What layers have in common whose weights are rounded."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from engine.backend import asnumpy
from engine.nn import Cell

from .observer import FakeQuantWithMinMaxObserver

__all__: list[str] = []


class Inferred(NamedTuple):
    """What a layer multiplies with in evaluation, as arrays.

    Attributes:
        weight: Before it is rounded.
        bias: One number a channel of the output, or None.
        factor: What each channel of the rounded weight is multiplied by, or None.

    """

    weight: np.ndarray[Any, Any]
    bias: np.ndarray[Any, Any] | None
    factor: np.ndarray[Any, Any] | None = None


class WeightQuant(Cell):
    """A layer that rounds its weight, and its input where it is told to.

    Attributes:
        fake_quant_weight: The observer of the weight.
        fake_quant_input: That of the input, or None.

    """

    fake_quant_weight: Any

    def __init__(self) -> None:
        super().__init__()
        self.fake_quant_input: FakeQuantWithMinMaxObserver | None = None

    def rounded_input(self, x: Any) -> Any:
        """The input, rounded if it is to be."""
        return x if self.fake_quant_input is None else self.fake_quant_input(x)

    def inferred(self) -> Inferred:
        """What it multiplies with in evaluation."""
        raise NotImplementedError


def array_of(parameter: Any) -> Any:
    """The numbers of a parameter in host memory; None of None."""
    return None if parameter is None else asnumpy(parameter.array)


class Normalised(NamedTuple):
    """A batch normalisation in evaluation: `x * factor + shift` for each channel."""

    factor: np.ndarray[Any, Any]
    shift: np.ndarray[Any, Any]


def normalised(norm: Any, bias: Any = None) -> Normalised:
    """What a batch normalisation does to a product, of which a bias is part.

    Args:
        norm: What has `gamma`, `beta`, `moving_mean`, `moving_variance` and `eps`.
        bias: An array of one number a channel, or None.

    """
    # In mixed precision a cell stands around it that gives halves.
    norm = next(one for _, one in norm.cells_and_names() if hasattr(one, "moving_mean"))
    gamma, beta, mean, variance = map(
        array_of, (norm.gamma, norm.beta, norm.moving_mean, norm.moving_variance)
    )
    factor = gamma / np.sqrt(variance + gamma.dtype.type(norm.eps))
    offset = mean if bias is None else mean - bias
    return Normalised(factor, beta - offset * factor)
