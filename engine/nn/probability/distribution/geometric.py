"""The geometric distribution."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from engine import ops
from engine.dtype import int32
from engine.nn.probability.parameters import check_kind, check_range
from engine.typed import ArrayLike, DTypeLike

from .distribution import Distribution

__all__ = ["Geometric"]


class Geometric(Distribution):
    """How many trials fail before the first that succeeds.

    Args:
        probs: Of success, above 0 and below 1: a number, list, array or tensor; None: each call
            gives it.
        seed: Of draws; None or 0: as `engine.set_seed` says.
        dtype: The type of its values.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a probability is not between 0 and 1.

    >>> import engine
    >>> from engine.nn.probability.distribution import Geometric
    >>> Geometric(0.5).prob(engine.Tensor([0, 1, 2])).asnumpy()
    array([0.5  , 0.25 , 0.125], dtype=float32)

    """

    def __init__(
        self,
        probs: ArrayLike | None = None,
        seed: int | None = None,
        dtype: DTypeLike = int32,
        name: str = "Geometric",
    ) -> None:
        check_kind("Geometric", dtype, "iufV")
        given = {"probs": probs}
        param = {**given, "seed": seed, "dtype": dtype, "name": name, "param_dict": given}
        super().__init__(seed, dtype, name, param)
        self._probs = self._add_parameter(probs, "probs")
        check_range("Geometric(probs)", self._probs, below=1.0)

    probs = property(attrgetter("_probs"), doc="The probability that it was made with, or None.")

    def extend_repr(self) -> str:
        return self._shown(probs=self.probs)

    def _get_dist_type(self) -> str:
        return "Geometric"

    def _get_dist_args(self, probs1: Any = None) -> Any:
        return self._given(probs1)

    def _mean(self, probs1: Any = None) -> Any:
        probs1 = self._check_param_type(probs1)
        return (1.0 - probs1) / probs1

    def _mode(self, probs1: Any = None) -> Any:
        return ops.cast(ops.zeros_like(self._check_param_type(probs1)), self.dtype)

    def _var(self, probs1: Any = None) -> Any:
        probs1 = self._check_param_type(probs1)
        return (1.0 - probs1) / ops.square(probs1)

    def _entropy(self, probs1: Any = None) -> Any:
        probs1 = self._check_param_type(probs1)
        probs0 = 1.0 - probs1
        return (-probs0 * ops.log(probs0) - probs1 * ops.log(probs1)) / probs1

    def _failures(self, value: Any, probs1: Any) -> tuple[Any, Any]:
        """Whole values, and the probability that one trial succeeds."""
        value = ops.cast(self._check_value(value, "value"), self.parameter_type)
        return ops.floor(value), self._check_param_type(probs1)

    def _prob(self, value: Any, probs1: Any = None) -> Any:
        value, probs1 = self._failures(value, probs1)
        found = ops.exp(ops.log1p(-probs1) * value + ops.log(probs1))
        return ops.where(value < 0.0, 0.0, found)

    def _cdf(self, value: Any, probs1: Any = None) -> Any:
        value, probs1 = self._failures(value, probs1)
        return ops.where(value < 0.0, 0.0, -ops.expm1(ops.log1p(-probs1) * (value + 1.0)))

    def _kl_loss(self, dist: str, probs1_b: Any, probs1: Any = None) -> Any:
        (probs1_b,) = self._others(dist, probs1_b=probs1_b)
        probs1 = self._check_param_type(probs1)
        probs0 = 1.0 - probs1
        return ops.log(probs1 / probs1_b) + probs0 / probs1 * ops.log(probs0 / (1.0 - probs1_b))

    def _cross_entropy(self, dist: str, probs1_b: Any, probs1: Any = None) -> Any:
        return self._kl_loss(dist, probs1_b, probs1) + self._entropy(probs1)

    def _sample(self, shape: Any = (), probs1: Any = None) -> Any:
        probs1 = self._check_param_type(probs1)
        steps = ops.log1p(-self._even(shape, probs1)) / ops.log1p(-probs1)
        return ops.cast(ops.floor(steps), self.dtype)
