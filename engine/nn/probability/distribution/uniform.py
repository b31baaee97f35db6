"""The uniform distribution."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentValueError
from engine.nn.probability.parameters import check_kind
from engine.tensor import Parameter
from engine.typed import ArrayLike, DTypeLike

from .distribution import Distribution

__all__ = ["Uniform"]


class Uniform(Distribution):
    """Numbers spread evenly between two bounds; draws carry gradients to them.

    Args:
        low: The lower bound: a number, list, array or tensor; None: each call gives it.
        high: The upper bound, above `low`, likewise.
        seed: Of draws; None or 0: as `engine.set_seed` says.
        dtype: The type of its values, of floats.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a lower bound is not below the upper one.

    >>> import engine
    >>> from engine.nn.probability.distribution import Uniform
    >>> Uniform(0.0, 4.0).cdf(engine.Tensor([-1.0, 1.0, 5.0])).asnumpy()
    array([0.  , 0.25, 1.  ], dtype=float32)

    """

    def __init__(
        self,
        low: ArrayLike | None = None,
        high: ArrayLike | None = None,
        seed: int | None = None,
        dtype: DTypeLike = float32,
        name: str = "Uniform",
    ) -> None:
        check_kind("Uniform", dtype)
        given = {"low": low, "high": high}
        param = {**given, "seed": seed, "dtype": dtype, "name": name, "param_dict": given}
        super().__init__(seed, dtype, name, param)
        self._low = self._add_parameter(low, "low")
        self._high = self._add_parameter(high, "high")
        _check_order(self._low, self._high)

    low = property(attrgetter("_low"), doc="The lower bound that it was made with, or None.")
    high = property(attrgetter("_high"), doc="The upper bound that it was made with, or None.")

    def extend_repr(self) -> str:
        return self._shown(low=self.low, high=self.high)

    def _get_dist_type(self) -> str:
        return "Uniform"

    def _get_dist_args(self, low: Any = None, high: Any = None) -> Any:
        return self._given(low, high)

    def _mean(self, low: Any = None, high: Any = None) -> Any:
        low, high = self._check_param_type(low, high)
        return (low + high) / 2.0

    def _var(self, low: Any = None, high: Any = None) -> Any:
        low, high = self._check_param_type(low, high)
        return ops.square(high - low) / 12.0

    def _entropy(self, low: Any = None, high: Any = None) -> Any:
        low, high = self._check_param_type(low, high)
        return ops.log(high - low)

    def _prob(self, value: Any, low: Any = None, high: Any = None) -> Any:
        value = self._value(value)
        low, high = self._check_param_type(low, high)
        inside = ops.logical_and(value >= low, value <= high)
        return ops.where(inside, 1.0 / (high - low + 0.0 * value), 0.0)

    def _cdf(self, value: Any, low: Any = None, high: Any = None) -> Any:
        value = self._value(value)
        low, high = self._check_param_type(low, high)
        return ops.clamp((value - low) / (high - low), 0.0, 1.0)

    def _kl_loss(
        self, dist: str, low_b: Any, high_b: Any, low: Any = None, high: Any = None
    ) -> Any:
        low_b, high_b = self._others(dist, low_b=low_b, high_b=high_b)
        low, high = self._check_param_type(low, high)
        found = ops.log(high_b - low_b) - ops.log(high - low)
        return ops.where(ops.logical_and(low_b <= low, high <= high_b), found, float("inf"))

    def _cross_entropy(
        self, dist: str, low_b: Any, high_b: Any, low: Any = None, high: Any = None
    ) -> Any:
        return self._kl_loss(dist, low_b, high_b, low, high) + self._entropy(low, high)

    def _sample(self, shape: Any = (), low: Any = None, high: Any = None) -> Any:
        low, high = self._check_param_type(low, high)
        return ops.cast((high - low) * self._even(shape, low) + low, self.dtype)


def _check_order(low: Any, high: Any) -> None:
    known = low is not None and high is not None
    if known and not (isinstance(low, Parameter) or isinstance(high, Parameter)):
        bounds = low.asnumpy(), high.asnumpy()
        if not (bounds[0] < bounds[1]).all():
            got = f"{bounds[0].tolist()} and {bounds[1].tolist()}"
            raise ArgumentValueError.of("Uniform", "low below high", got)
