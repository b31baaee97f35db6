"""Initial values that do not depend on how many inputs a layer has."""

from __future__ import annotations

import math

from engine import ops
from engine.errors import ArgumentValueError
from engine.typed import Tensor

from .base import Initializer

__all__ = ["Constant", "Normal", "One", "TruncatedNormal", "Uniform", "Zero"]


class Zero(Initializer):
    """Zeros."""

    _names = ("zero", "zeros")

    def values(self, shape: tuple[int, ...]) -> Tensor:
        return ops.zeros(shape)


class One(Initializer):
    """Ones."""

    _names = ("one", "ones")

    def values(self, shape: tuple[int, ...]) -> Tensor:
        return ops.ones(shape)


class Constant(Initializer):
    """One value everywhere."""

    def __init__(self, value: float) -> None:
        self.value = value

    def values(self, shape: tuple[int, ...]) -> Tensor:
        return ops.full(shape, self.value)

    @classmethod
    def _example(cls) -> tuple[Initializer, tuple[int, ...]]:
        return cls(0.5), (6, 4)


class Uniform(Initializer):
    """Numbers spread evenly from `-scale` to `scale`."""

    _names = ("uniform",)

    def __init__(self, scale: float = 0.07) -> None:
        self.scale = scale

    def values(self, shape: tuple[int, ...]) -> Tensor:
        return ops.uniform(shape, -self.scale, self.scale)


class Normal(Initializer):
    """Normal numbers of standard deviation `sigma` around `mean`."""

    _names = ("normal",)

    def __init__(self, sigma: float = 0.01, mean: float = 0.0) -> None:
        self.sigma, self.mean = sigma, mean

    def values(self, shape: tuple[int, ...]) -> Tensor:
        return ops.standard_normal(shape) * self.sigma + self.mean


class TruncatedNormal(Initializer):
    """Normal numbers, drawn anew where they lie outside the bounds.

    Args:
        sigma: Standard deviation before the cut.
        mean: Mean before the cut.
        a: Lower bound, in the numbers' own unit, not in standard deviations.
        b: Upper bound.

    Raises:
        ArgumentValueError: If the bounds hold less than a thousandth of the distribution.

    """

    _names = ("truncatednormal", "truncated_normal")

    def __init__(
        self, sigma: float = 0.01, mean: float = 0.0, a: float = -2.0, b: float = 2.0
    ) -> None:
        scale = max(sigma, 1e-300) * math.sqrt(2)
        share = (math.erf((b - mean) / scale) - math.erf((a - mean) / scale)) / 2
        if share < 1e-3:
            expected = f"bounds around the mean {mean}, sigma {sigma}"
            raise ArgumentValueError.of("TruncatedNormal(a, b)", expected, (a, b))
        self.sigma, self.mean, self.a, self.b = sigma, mean, a, b

    def values(self, shape: tuple[int, ...]) -> Tensor:
        out = ops.standard_normal(shape) * self.sigma + self.mean
        outside = ops.logical_or(out < self.a, out > self.b)
        while bool(ops.any(outside)):
            again = ops.standard_normal(shape) * self.sigma + self.mean
            out = ops.where(outside, again, out)
            outside = ops.logical_or(out < self.a, out > self.b)
        return out
