"""The Bernoulli distribution."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

import numpy as np

from engine import ops
from engine.dtype import int32
from engine.nn.probability.parameters import check_kind, check_range
from engine.typed import ArrayLike, DTypeLike

from .distribution import Distribution

__all__ = ["Bernoulli"]


class Bernoulli(Distribution):
    """1 with a probability, else 0.

    Args:
        probs: Of 1, above 0 and below 1: a number, list, array or tensor; None: each call gives it.
        seed: Of draws; None or 0: as `engine.set_seed` says.
        dtype: The type of its values.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a probability is not between 0 and 1.

    >>> import engine
    >>> from engine.nn.probability.distribution import Bernoulli
    >>> Bernoulli(0.25).cdf(engine.Tensor([-1, 0, 1])).asnumpy()
    array([0.  , 0.75, 1.  ], dtype=float32)

    """

    def __init__(
        self,
        probs: ArrayLike | None = None,
        seed: int | None = None,
        dtype: DTypeLike = int32,
        name: str = "Bernoulli",
    ) -> None:
        check_kind("Bernoulli", dtype, "iufV")
        given = {"probs": probs}
        param = {**given, "seed": seed, "dtype": dtype, "name": name, "param_dict": given}
        super().__init__(seed, dtype, name, param)
        self._probs = self._add_parameter(probs, "probs")
        check_range("Bernoulli(probs)", self._probs, below=1.0)

    probs = property(attrgetter("_probs"), doc="The probability that it was made with, or None.")

    def extend_repr(self) -> str:
        return self._shown(probs=self.probs)

    def _get_dist_type(self) -> str:
        return "Bernoulli"

    def _get_dist_args(self, probs1: Any = None) -> Any:
        return self._given(probs1)

    def _mean(self, probs1: Any = None) -> Any:
        return self._check_param_type(probs1)

    def _mode(self, probs1: Any = None) -> Any:
        return ops.cast(self._check_param_type(probs1) > 0.5, self.dtype)

    def _var(self, probs1: Any = None) -> Any:
        probs1 = self._check_param_type(probs1)
        return probs1 * (1.0 - probs1)

    def _entropy(self, probs1: Any = None) -> Any:
        probs1 = self._check_param_type(probs1)
        probs0 = 1.0 - probs1
        return -probs0 * ops.log(probs0) - probs1 * ops.log(probs1)

    def _log_prob(self, value: Any, probs1: Any = None) -> Any:
        value = ops.cast(self._check_value(value, "value"), self.parameter_type)
        probs1 = _inside(self._check_param_type(probs1))
        return ops.log(probs1) * value + ops.log(1.0 - probs1) * (1.0 - value)

    def _cdf(self, value: Any, probs1: Any = None) -> Any:
        value = ops.floor(ops.cast(self._check_value(value, "value"), self.parameter_type))
        probs0 = 1.0 - self._check_param_type(probs1)
        return ops.where(value < 1.0, ops.where(value < 0.0, 0.0, probs0), 1.0)

    def _kl_loss(self, dist: str, probs1_b: Any, probs1: Any = None) -> Any:
        (probs1_b,) = self._others(dist, probs1_b=probs1_b)
        probs1 = self._check_param_type(probs1)
        probs0, probs0_b = 1.0 - probs1, 1.0 - probs1_b
        return probs1 * ops.log(probs1 / probs1_b) + probs0 * ops.log(probs0 / probs0_b)

    def _cross_entropy(self, dist: str, probs1_b: Any, probs1: Any = None) -> Any:
        return self._kl_loss(dist, probs1_b, probs1) + self._entropy(probs1)

    def _sample(self, shape: Any = (), probs1: Any = None) -> Any:
        probs1 = self._check_param_type(probs1)
        return ops.cast(self._even(shape, probs1) < probs1, self.dtype)


def _inside(probs: Any) -> Any:
    """Probabilities apart from 0 and 1, whose logarithms would be infinite."""
    eps = float(np.finfo(np.float32).eps) if probs.dtype.itemsize > 2 else 2.0**-10
    return ops.clamp(probs, eps, 1.0 - eps)
