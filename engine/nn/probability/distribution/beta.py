"""The beta distribution."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentTypeError
from engine.nn.layer.gamma import LBeta
from engine.nn.probability.parameters import check_kind, check_range
from engine.typed import ArrayLike, DTypeLike

from .distribution import Distribution

__all__ = ["Beta"]


class Beta(Distribution):
    """The beta distribution, of numbers between 0 and 1.

    Args:
        concentration1: Above 0: a list, array or tensor; None: each call gives it.
        concentration0: Above 0, likewise.
        seed: Of draws; None or 0: as `engine.set_seed` says.
        dtype: The type of its values, of floats.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If an argument has the wrong type: a concentration is no plain number.
        ArgumentValueError: If a concentration is not above 0.

    >>> import engine
    >>> from engine.nn.probability.distribution import Beta
    >>> Beta([2.0], [2.0]).prob(engine.Tensor([0.5])).asnumpy().round(4)
    array([1.5], dtype=float32)

    """

    def __init__(
        self,
        concentration1: ArrayLike | None = None,
        concentration0: ArrayLike | None = None,
        seed: int | None = None,
        dtype: DTypeLike = float32,
        name: str = "Beta",
    ) -> None:
        check_kind("Beta", dtype)
        given = {"concentration1": concentration1, "concentration0": concentration0}
        for key, value in given.items():
            if isinstance(value, float):
                raise ArgumentTypeError.of(f"Beta({key})", "a list, an array or a tensor", value)
        param = {**given, "seed": seed, "dtype": dtype, "name": name, "param_dict": given}
        super().__init__(seed, dtype, name, param)
        self._concentration1 = self._add_parameter(concentration1, "concentration1")
        self._concentration0 = self._add_parameter(concentration0, "concentration0")
        check_range("Beta(concentration1)", self._concentration1)
        check_range("Beta(concentration0)", self._concentration0)
        self.lbeta = LBeta()

    concentration1 = property(attrgetter("_concentration1"), doc="What it was made with, or None.")
    concentration0 = property(attrgetter("_concentration0"), doc="What it was made with, or None.")

    def extend_repr(self) -> str:
        return self._shown(concentration1=self.concentration1, concentration0=self.concentration0)

    def _get_dist_type(self) -> str:
        return "Beta"

    def _get_dist_args(self, concentration1: Any = None, concentration0: Any = None) -> Any:
        return self._given(concentration1, concentration0)

    def _mean(self, concentration1: Any = None, concentration0: Any = None) -> Any:
        one, zero = self._check_param_type(concentration1, concentration0)
        return one / (one + zero)

    def _var(self, concentration1: Any = None, concentration0: Any = None) -> Any:
        one, zero = self._check_param_type(concentration1, concentration0)
        both = one + zero
        return one * zero / (ops.square(both) * (both + 1.0))

    def _mode(self, concentration1: Any = None, concentration0: Any = None) -> Any:
        one, zero = self._check_param_type(concentration1, concentration0)
        single = ops.logical_and(one > 1.0, zero > 1.0)
        between = ops.where(single, one + zero - 2.0, 1.0)
        return ops.where(single, (one - 1.0) / between, float("nan"))

    def _entropy(self, concentration1: Any = None, concentration0: Any = None) -> Any:
        one, zero = self._check_param_type(concentration1, concentration0)
        both = one + zero
        return (
            self.lbeta(one, zero)
            - (one - 1.0) * ops.digamma(one)
            - (zero - 1.0) * ops.digamma(zero)
            + (both - 2.0) * ops.digamma(both)
        )

    def _log_prob(self, value: Any, concentration1: Any = None, concentration0: Any = None) -> Any:
        value = self._value(value)
        one, zero = self._check_param_type(concentration1, concentration0)
        found = (one - 1.0) * ops.log(value) + (zero - 1.0) * ops.log1p(-value)
        return found - self.lbeta(one, zero)

    def _kl_loss(
        self,
        dist: str,
        concentration1_b: Any,
        concentration0_b: Any,
        concentration1_a: Any = None,
        concentration0_a: Any = None,
    ) -> Any:
        one_b, zero_b = self._others(
            dist, concentration1_b=concentration1_b, concentration0_b=concentration0_b
        )
        one, zero = self._check_param_type(concentration1_a, concentration0_a)
        return (
            self.lbeta(one_b, zero_b)
            - self.lbeta(one, zero)
            - ops.digamma(one) * (one_b - one)
            - ops.digamma(zero) * (zero_b - zero)
            + ops.digamma(one + zero) * (one_b + zero_b - one - zero)
        )

    def _cross_entropy(
        self,
        dist: str,
        concentration1_b: Any,
        concentration0_b: Any,
        concentration1_a: Any = None,
        concentration0_a: Any = None,
    ) -> Any:
        own = concentration1_a, concentration0_a
        return self._kl_loss(dist, concentration1_b, concentration0_b, *own) + self._entropy(*own)

    def _sample(
        self, shape: Any = (), concentration1: Any = None, concentration0: Any = None
    ) -> Any:
        one, zero = self._check_param_type(concentration1, concentration0)
        size = self._sample_shape(shape, one)
        drawn = [ops.gamma(size, each, 1.0, self._source()) for each in (one, zero)]
        return ops.cast(drawn[0] / (drawn[0] + drawn[1]), self.dtype)
