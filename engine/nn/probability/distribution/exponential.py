"""The exponential distribution."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from engine import ops
from engine.dtype import float32
from engine.nn.probability.parameters import check_kind, check_range
from engine.typed import ArrayLike, DTypeLike

from .distribution import Distribution

__all__ = ["Exponential"]


class Exponential(Distribution):
    """The time until the next of events that come at a rate; draws carry gradients to it.

    Args:
        rate: Above 0: a number, list, array or tensor; None: each call gives it.
        seed: Of draws; None or 0: as `engine.set_seed` says.
        dtype: The type of its values, of floats.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a rate is not above 0.

    >>> import engine
    >>> from engine.nn.probability.distribution import Exponential
    >>> Exponential(2.0).log_survival(engine.Tensor([-1.0, 3.0])).asnumpy()
    array([ 0., -6.], dtype=float32)

    """

    def __init__(
        self,
        rate: ArrayLike | None = None,
        seed: int | None = None,
        dtype: DTypeLike = float32,
        name: str = "Exponential",
    ) -> None:
        check_kind("Exponential", dtype)
        given = {"rate": rate}
        param = {**given, "seed": seed, "dtype": dtype, "name": name, "param_dict": given}
        super().__init__(seed, dtype, name, param)
        self._rate = self._add_parameter(rate, "rate")
        check_range("Exponential(rate)", self._rate)

    rate = property(attrgetter("_rate"), doc="The rate that it was made with, or None.")

    def extend_repr(self) -> str:
        return self._shown(rate=self.rate)

    def _get_dist_type(self) -> str:
        return "Exponential"

    def _get_dist_args(self, rate: Any = None) -> Any:
        return self._given(rate)

    def _mean(self, rate: Any = None) -> Any:
        return 1.0 / self._check_param_type(rate)

    def _sd(self, rate: Any = None) -> Any:
        return 1.0 / self._check_param_type(rate)

    def _mode(self, rate: Any = None) -> Any:
        return ops.cast(ops.zeros_like(self._check_param_type(rate)), self.dtype)

    def _entropy(self, rate: Any = None) -> Any:
        return 1.0 - ops.log(self._check_param_type(rate))

    def _log_prob(self, value: Any, rate: Any = None) -> Any:
        value, rate = self._value(value), self._check_param_type(rate)
        return ops.where(value < 0.0, float("-inf"), ops.log(rate) - rate * value)

    def _cdf(self, value: Any, rate: Any = None) -> Any:
        value, rate = self._value(value), self._check_param_type(rate)
        return ops.where(value < 0.0, 0.0, -ops.expm1(-rate * value))

    def _log_survival(self, value: Any, rate: Any = None) -> Any:
        value, rate = self._value(value), self._check_param_type(rate)
        return ops.where(value < 0.0, 0.0, -rate * value)

    def _kl_loss(self, dist: str, rate_b: Any, rate: Any = None) -> Any:
        (rate_b,) = self._others(dist, rate_b=rate_b)
        rate = self._check_param_type(rate)
        return ops.log(rate) - ops.log(rate_b) + rate_b / rate - 1.0

    def _cross_entropy(self, dist: str, rate_b: Any, rate: Any = None) -> Any:
        return self._kl_loss(dist, rate_b, rate) + self._entropy(rate)

    def _sample(self, shape: Any = (), rate: Any = None) -> Any:
        rate = self._check_param_type(rate)
        return ops.cast(-ops.log1p(-self._even(shape, rate)) / rate, self.dtype)
