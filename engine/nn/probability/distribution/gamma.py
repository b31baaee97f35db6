"""The gamma distribution."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentTypeError
from engine.nn.probability.parameters import check_kind, check_range
from engine.typed import ArrayLike, DTypeLike

from .distribution import Distribution

__all__ = ["Gamma"]


class Gamma(Distribution):
    """The gamma distribution.

    Args:
        concentration: Its shape, above 0: a list, array or tensor; None: each call gives it.
        rate: Above 0, likewise.
        seed: Of draws; None or 0: as `engine.set_seed` says.
        dtype: The type of its values, of floats.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If an argument has the wrong type: a parameter is no plain number.
        ArgumentValueError: If a parameter is not above 0.

    >>> import engine
    >>> from engine.nn.probability.distribution import Gamma
    >>> Gamma([2.0], [4.0]).mode().asnumpy()
    array([0.25], dtype=float32)

    """

    def __init__(
        self,
        concentration: ArrayLike | None = None,
        rate: ArrayLike | None = None,
        seed: int | None = None,
        dtype: DTypeLike = float32,
        name: str = "Gamma",
    ) -> None:
        check_kind("Gamma", dtype)
        given = {"concentration": concentration, "rate": rate}
        for key, value in given.items():
            if isinstance(value, int | float):
                raise ArgumentTypeError.of(f"Gamma({key})", "a list, an array or a tensor", value)
        param = {**given, "seed": seed, "dtype": dtype, "name": name, "param_dict": given}
        super().__init__(seed, dtype, name, param)
        self._concentration = self._add_parameter(concentration, "concentration")
        self._rate = self._add_parameter(rate, "rate")
        check_range("Gamma(concentration)", self._concentration)
        check_range("Gamma(rate)", self._rate)

    concentration = property(attrgetter("_concentration"), doc="What it was made with, or None.")
    rate = property(attrgetter("_rate"), doc="The rate that it was made with, or None.")

    def extend_repr(self) -> str:
        return self._shown(concentration=self.concentration, rate=self.rate)

    def _get_dist_type(self) -> str:
        return "Gamma"

    def _get_dist_args(self, concentration: Any = None, rate: Any = None) -> Any:
        return self._given(concentration, rate)

    def _mean(self, concentration: Any = None, rate: Any = None) -> Any:
        concentration, rate = self._check_param_type(concentration, rate)
        return concentration / rate

    def _var(self, concentration: Any = None, rate: Any = None) -> Any:
        concentration, rate = self._check_param_type(concentration, rate)
        return concentration / ops.square(rate)

    def _sd(self, concentration: Any = None, rate: Any = None) -> Any:
        concentration, rate = self._check_param_type(concentration, rate)
        return ops.sqrt(concentration) / rate

    def _mode(self, concentration: Any = None, rate: Any = None) -> Any:
        concentration, rate = self._check_param_type(concentration, rate)
        return ops.where(concentration > 1.0, (concentration - 1.0) / rate, float("nan"))

    def _entropy(self, concentration: Any = None, rate: Any = None) -> Any:
        concentration, rate = self._check_param_type(concentration, rate)
        slope = (1.0 - concentration) * ops.digamma(concentration)
        return concentration - ops.log(rate) + ops.lgamma(concentration) + slope

    def _log_prob(self, value: Any, concentration: Any = None, rate: Any = None) -> Any:
        value = self._value(value)
        concentration, rate = self._check_param_type(concentration, rate)
        found = (concentration - 1.0) * ops.log(value) - rate * value
        return found + concentration * ops.log(rate) - ops.lgamma(concentration)

    def _cdf(self, value: Any, concentration: Any = None, rate: Any = None) -> Any:
        value = self._value(value)
        concentration, rate = self._check_param_type(concentration, rate)
        return ops.igamma(concentration, rate * value)

    def _survival_function(self, value: Any, concentration: Any = None, rate: Any = None) -> Any:
        value = self._value(value)
        concentration, rate = self._check_param_type(concentration, rate)
        return ops.igammac(concentration, rate * value)

    def _kl_loss(
        self,
        dist: str,
        concentration_b: Any,
        rate_b: Any,
        concentration_a: Any = None,
        rate_a: Any = None,
    ) -> Any:
        other, rate_b = self._others(dist, concentration_b=concentration_b, rate_b=rate_b)
        own, rate = self._check_param_type(concentration_a, rate_a)
        return (
            (own - other) * ops.digamma(own)
            + ops.lgamma(other)
            - ops.lgamma(own)
            + other * (ops.log(rate) - ops.log(rate_b))
            + own * (rate_b / rate - 1.0)
        )

    def _cross_entropy(
        self,
        dist: str,
        concentration_b: Any,
        rate_b: Any,
        concentration_a: Any = None,
        rate_a: Any = None,
    ) -> Any:
        own = concentration_a, rate_a
        return self._kl_loss(dist, concentration_b, rate_b, *own) + self._entropy(*own)

    def _sample(self, shape: Any = (), concentration: Any = None, rate: Any = None) -> Any:
        concentration, rate = self._check_param_type(concentration, rate)
        size = self._sample_shape(shape, concentration)
        return ops.cast(ops.gamma(size, concentration, rate, self._source()), self.dtype)
