"""The log-normal distribution."""

from __future__ import annotations

import math
from operator import attrgetter
from typing import Any

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentValueError
from engine.nn.probability.bijector.exp import Exp
from engine.typed import ArrayLike, DTypeLike

from .normal import Normal
from .transformed_distribution import TransformedDistribution

__all__ = ["LogNormal"]


class LogNormal(TransformedDistribution):
    """Numbers whose logarithms follow a normal distribution; draws carry gradients.

    Args:
        loc: The mean of the logarithms: a number, list, array or tensor; None: each call gives it.
        scale: Their standard deviation, above 0, likewise.
        seed: Of draws; 0: as `engine.set_seed` says.
        dtype: The type of its values, of floats.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a scale is not above 0.

    >>> import engine
    >>> from engine.nn.probability.distribution import LogNormal
    >>> LogNormal(0.0, 1.0).cdf(engine.Tensor([0.0, 1.0])).asnumpy()
    array([0. , 0.5], dtype=float32)

    """

    def __init__(
        self,
        loc: ArrayLike | None = None,
        scale: ArrayLike | None = None,
        seed: int | None = 0,
        dtype: DTypeLike = float32,
        name: str = "LogNormal",
    ) -> None:
        super().__init__(Exp(), Normal(loc, scale, dtype=dtype), seed, name)
        self._reset_parameters()
        self._loc = self._add_parameter(loc, "loc")
        self._scale = self._add_parameter(scale, "scale")

    loc = property(attrgetter("_loc"), doc="What it was made with, or None.")
    scale = property(attrgetter("_scale"), doc="What it was made with, or None.")

    def extend_repr(self) -> str:
        return self._shown(loc=self.loc, scale=self.scale)

    def _get_dist_type(self) -> str:
        return "LogNormal"

    def _get_dist_args(self, loc: Any = None, scale: Any = None) -> Any:
        return self._given(loc, scale)

    def _mean(self, loc: Any = None, scale: Any = None) -> Any:
        loc, scale = self._check_param_type(loc, scale)
        return ops.exp(loc + 0.5 * ops.square(scale))

    def _mode(self, loc: Any = None, scale: Any = None) -> Any:
        loc, scale = self._check_param_type(loc, scale)
        return ops.exp(loc - ops.square(scale))

    def _var(self, loc: Any = None, scale: Any = None) -> Any:
        loc, scale = self._check_param_type(loc, scale)
        square = ops.square(scale)
        return ops.expm1(square) * ops.exp(2.0 * loc + square)

    def _entropy(self, loc: Any = None, scale: Any = None) -> Any:
        loc, scale = self._check_param_type(loc, scale)
        return loc + ops.log(scale) + 0.5 * math.log(2 * math.pi * math.e)

    def _cdf(self, value: Any, loc: Any = None, scale: Any = None) -> Any:
        parameters = self._check_param_type(loc, scale)
        above = self._check_value(value, "value") > 0.0
        logarithm = self.bijector("inverse", ops.where(above, value, 1.0))
        return ops.where(above, self.distribution("cdf", logarithm, *parameters), 0.0)

    def _log_prob(self, value: Any, loc: Any = None, scale: Any = None) -> Any:
        parameters = self._check_param_type(loc, scale)
        logarithm = self.bijector("inverse", value)
        found = self.distribution("log_prob", logarithm, *parameters)
        return found + self.bijector("inverse_log_jacobian", value)

    def _kl_loss(
        self, dist: str, loc_b: Any, scale_b: Any, loc_a: Any = None, scale_a: Any = None
    ) -> Any:
        if dist != "LogNormal":
            raise ArgumentValueError.of("LogNormal(dist)", "'LogNormal'", repr(dist))
        return self.distribution("kl_loss", "Normal", loc_b, scale_b, loc_a, scale_a)

    def _cross_entropy(
        self, dist: str, loc_b: Any, scale_b: Any, loc_a: Any = None, scale_a: Any = None
    ) -> Any:
        return self._kl_loss(dist, loc_b, scale_b, loc_a, scale_a) + self._entropy(loc_a, scale_a)

    def _sample(self, shape: Any = (), loc: Any = None, scale: Any = None) -> Any:
        parameters = self._check_param_type(loc, scale)
        return self.bijector("forward", self.distribution("sample", shape, *parameters))
