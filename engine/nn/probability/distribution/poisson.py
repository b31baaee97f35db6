"""The Poisson distribution."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentTypeError
from engine.nn.probability.parameters import check_kind, check_range
from engine.typed import ArrayLike, DTypeLike

from .distribution import Distribution

__all__ = ["Poisson"]


class Poisson(Distribution):
    """How many events fall into a time in which `rate` of them are expected.

    Args:
        rate: Above 0: a list, array or tensor; None: each call gives it.
        seed: Of draws; None or 0: as `engine.set_seed` says.
        dtype: The type of its values.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If an argument has the wrong type: a rate is no plain number.
        ArgumentValueError: If a rate is not above 0.

    >>> import engine
    >>> from engine.nn.probability.distribution import Poisson
    >>> Poisson([1.0]).prob(engine.Tensor([0.0, 1.0, 2.0])).asnumpy().round(4)
    array([0.3679, 0.3679, 0.1839], dtype=float32)

    """

    def __init__(
        self,
        rate: ArrayLike | None = None,
        seed: int | None = None,
        dtype: DTypeLike = float32,
        name: str = "Poisson",
    ) -> None:
        check_kind("Poisson", dtype, "iufV")
        if isinstance(rate, int | float):
            raise ArgumentTypeError.of("Poisson(rate)", "a list, an array or a tensor", rate)
        given = {"rate": rate}
        param = {**given, "seed": seed, "dtype": dtype, "name": name, "param_dict": given}
        super().__init__(seed, dtype, name, param)
        self._rate = self._add_parameter(rate, "rate")
        check_range("Poisson(rate)", self._rate)

    rate = property(attrgetter("_rate"), doc="The rate that it was made with, or None.")

    def extend_repr(self) -> str:
        return self._shown(rate=self.rate)

    def _get_dist_type(self) -> str:
        return "Poisson"

    def _get_dist_args(self, rate: Any = None) -> Any:
        return self._given(rate)

    def _mean(self, rate: Any = None) -> Any:
        return self._check_param_type(rate)

    def _mode(self, rate: Any = None) -> Any:
        return ops.floor(self._check_param_type(rate))

    def _var(self, rate: Any = None) -> Any:
        return self._check_param_type(rate)

    def _counts(self, value: Any, rate: Any) -> tuple[Any, Any, Any]:
        """Which values are below 0, the others with zeros in place of those, and the rate."""
        value, rate = self._value(value), self._check_param_type(rate)
        below = value < 0
        if self.dtype.numpy.kind in "iu":
            value = ops.cast(value, self.parameter_type)
        return below, ops.where(below, 0.0, value), rate

    def _log_prob(self, value: Any, rate: Any = None) -> Any:
        below, value, rate = self._counts(value, rate)
        found = ops.log(rate) * value - ops.lgamma(value + 1.0) - rate
        return ops.where(below, float("-inf"), found)

    def _cdf(self, value: Any, rate: Any = None) -> Any:
        below, value, rate = self._counts(value, rate)
        return ops.where(below, 0.0, ops.igammac(value + 1.0, rate))

    def _sample(self, shape: Any = (), rate: Any = None) -> Any:
        rate = self._check_param_type(rate)
        drawn = ops.poisson(self._sample_shape(shape, rate), rate, self._source())
        return ops.cast(drawn, self.dtype)
