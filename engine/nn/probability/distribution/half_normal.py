"""The half-normal distribution."""

from __future__ import annotations

import math
from typing import Any

from engine import ops
from engine.dtype import float32
from engine.nn.probability.parameters import check_kind, check_range
from engine.typed import ArrayLike, DTypeLike

from .distribution import Distribution

__all__ = ["HalfNormal"]


class HalfNormal(Distribution):
    """The upper half of a normal distribution; it has densities alone, as in MindSpore.

    Args:
        mean: Where the lower end would be; values below 0 have density 0 whatever it is. A number,
            list, array or tensor; None: each call gives it.
        sd: The standard deviation of the whole, above 0, likewise.
        seed: Kept; there are no draws.
        dtype: The type of its values, of floats.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a deviation is not above 0.

    >>> import engine
    >>> from engine.nn.probability.distribution import HalfNormal
    >>> HalfNormal(0.0, 1.0).prob(engine.Tensor([-1.0, 0.0])).asnumpy().round(4)
    array([0.    , 0.7979], dtype=float32)

    """

    def __init__(
        self,
        mean: ArrayLike | None = None,
        sd: ArrayLike | None = None,
        seed: int | None = None,
        dtype: DTypeLike = float32,
        name: str = "HalfNormal",
    ) -> None:
        check_kind("HalfNormal", dtype)
        given = {"mean": mean, "sd": sd}
        param = {**given, "seed": seed, "dtype": dtype, "name": name, "param_dict": given}
        super().__init__(seed, dtype, name, param)
        self._mean_value = self._add_parameter(mean, "mean")
        self._sd_value = self._add_parameter(sd, "sd")
        check_range("HalfNormal(sd)", self._sd_value)

    def _prob(self, value: Any, mean: Any = None, sd: Any = None) -> Any:
        value = self._value(value)
        mean, sd = self._check_param_type(mean, sd)
        density = math.sqrt(2 / math.pi) / sd * ops.exp(-0.5 * ops.square((value - mean) / sd))
        return ops.where(value >= 0.0, density, 0.0)
