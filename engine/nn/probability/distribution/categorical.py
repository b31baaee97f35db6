"""The categorical distribution."""

from __future__ import annotations

import math
from operator import attrgetter
from typing import Any

import numpy as np

from engine import ops
from engine.dtype import float32, int32
from engine.errors import ArgumentValueError
from engine.nn.probability.parameters import check_kind, check_range
from engine.tensor import Parameter, Tensor
from engine.typed import ArrayLike, DTypeLike

from .distribution import Distribution

__all__ = ["Categorical"]


class Categorical(Distribution):
    """The number of a class, each of which has its own probability.

    Values that are no class have the probability NaN, as in MindSpore.

    Args:
        probs: Of each class along the last axis, above 0 and adding up to 1: a list, array or
            tensor; None: each call gives it.
        seed: Of draws; None or 0: as `engine.set_seed` says.
        dtype: The type of its values.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the probabilities have no axis, do not lie between 0 and 1, or do not
            add up to 1.

    >>> import engine
    >>> from engine.nn.probability.distribution import Categorical
    >>> Categorical([0.25, 0.5, 0.25]).cdf(engine.Tensor([0, 1])).asnumpy()
    array([0.25, 0.75], dtype=float32)

    """

    def __init__(
        self,
        probs: ArrayLike | None = None,
        seed: int | None = None,
        dtype: DTypeLike = int32,
        name: str = "Categorical",
    ) -> None:
        check_kind("Categorical", dtype, "iufV")
        given = {"probs": probs}
        param = {**given, "seed": seed, "dtype": dtype, "name": name, "param_dict": given}
        super().__init__(seed, dtype, name, param)
        self._probs = self._add_parameter(probs, "probs")
        if self._probs is not None:
            _check_shares(self._probs)
            self._is_scalar_batch |= self._probs.ndim == 1
            self._broadcast_shape = tuple(self._probs.shape[:-1])

    probs = property(attrgetter("_probs"), doc="What it was made with, or None.")

    def extend_repr(self) -> str:
        return self._shown(probs=self.probs)

    def _get_dist_type(self) -> str:
        return "Categorical"

    def _get_dist_args(self, probs: Any = None) -> Any:
        return self._given(probs)

    def _moment(self, probs: Any, power: int) -> Any:
        numbers = Tensor(np.arange(probs.shape[-1]) ** power, float32)
        return ops.sum(numbers * probs, -1, keepdim=True)

    def _mean(self, probs: Any = None) -> Any:
        return self._moment(self._check_param_type(probs), 1)

    def _var(self, probs: Any = None) -> Any:
        probs = self._check_param_type(probs)
        return self._moment(probs, 2) - ops.square(self._moment(probs, 1))

    def _mode(self, probs: Any = None) -> Any:
        return ops.cast(ops.argmax(self._check_param_type(probs), -1), self.dtype)

    def _entropy(self, probs: Any = None) -> Any:
        probs = self._check_param_type(probs)
        return ops.squeeze(-ops.sum(probs * ops.log(probs), -1))

    def _kl_loss(self, dist: str, probs_b: Any, probs: Any = None) -> Any:
        (probs_b,) = self._others(dist, probs_b=probs_b)
        own, other = ops.log(self._check_param_type(probs)), ops.log(probs_b)
        apart = ops.log_softmax(own, -1) - ops.log_softmax(other, -1)
        return ops.squeeze(ops.sum(ops.softmax(own, -1) * apart, -1))

    def _cross_entropy(self, dist: str, probs_b: Any, probs: Any = None) -> Any:
        return self._kl_loss(dist, probs_b, probs) + self._entropy(probs)

    def _picked(self, value: Any, rows: Any) -> tuple[Any, Any]:
        """The elements of rows at whole values, nearest to them; and those values."""
        value = ops.cast(self._check_value(value, "value"), rows.dtype)
        value = ops.where(ops.logical_and(value > -1.0, value < 0.0), 0.0, ops.floor(value))
        classes = rows.shape[-1]
        shape = np.broadcast_shapes(value.shape, rows.shape[:-1])
        value = ops.broadcast_to(value, shape)
        index = ops.cast(ops.clamp(value, 0, classes - 1), int32)
        rows = ops.broadcast_to(rows, (*shape, classes))
        return ops.squeeze(ops.gather_elements(rows, -1, ops.expand_dims(index, -1)), -1), value

    def _log_prob(self, value: Any, probs: Any = None) -> Any:
        probs = self._check_param_type(probs)
        found, value = self._picked(value, ops.log(probs))
        known = ops.logical_and(value >= 0.0, value <= probs.shape[-1] - 1)
        return ops.where(known, found, math.nan)

    def _cdf(self, value: Any, probs: Any = None) -> Any:
        found, value = self._picked(value, ops.cumsum(self._check_param_type(probs), -1))
        return ops.where(value < 0.0, 0.0, found)

    def _sample(self, shape: Any = (), probs: Any = None) -> Any:
        probs = self._check_param_type(probs)
        rows = ops.reshape(probs, (-1, probs.shape[-1]))
        size = self._sample_shape(shape, rows[..., 0])
        drawn = ops.multinomial(rows, math.prod(shape), True, self._source())
        drawn = ops.reshape(ops.transpose(drawn, (1, 0)), (*shape, *probs.shape[:-1]))
        assert drawn.size == math.prod(size)
        return ops.cast(drawn, self.dtype)


def _check_shares(probs: Any) -> None:
    where = "Categorical(probs)"
    if probs.ndim == 0:
        raise ArgumentValueError.of(where, "an axis of classes", "a number")
    check_range(where, probs, below=1.0)
    if not isinstance(probs, Parameter):
        array = probs.asnumpy()
        sums = array.astype(np.float64).sum(-1)
        eps = 2.0**-23 if array.dtype.itemsize > 2 else 2.0**-10
        if not np.allclose(sums, 1.0, rtol=10 * eps, atol=eps):
            raise ArgumentValueError.of(where, "numbers that add up to 1", f"a sum of {sums}")
