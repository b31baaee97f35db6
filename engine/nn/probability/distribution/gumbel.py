"""The Gumbel distribution."""

from __future__ import annotations

import math
from operator import attrgetter
from typing import Any

import numpy as np

from engine import ops
from engine.dtype import float32
from engine.nn.probability.bijector.gumbel_cdf import GumbelCDF
from engine.nn.probability.bijector.invert import Invert
from engine.nn.probability.parameters import check_kind
from engine.typed import ArrayLike, DTypeLike

from .transformed_distribution import TransformedDistribution
from .uniform import Uniform

__all__ = ["Gumbel"]


class Gumbel(TransformedDistribution):
    """The Gumbel distribution; its functions take no other parameters than the object's.

    Args:
        loc: Its mode: a number, list, array or tensor of floats.
        scale: Above 0, likewise.
        seed: Of draws; 0: as `engine.set_seed` says.
        dtype: The type of its values, of floats.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a scale is not above 0.

    >>> import engine
    >>> from engine.nn.probability.distribution import Gumbel
    >>> Gumbel([1.0], [2.0]).mean().asnumpy().round(4)
    array([2.1544], dtype=float32)

    """

    def __init__(
        self,
        loc: ArrayLike,
        scale: ArrayLike,
        seed: int | None = 0,
        dtype: DTypeLike = float32,
        name: str = "Gumbel",
    ) -> None:
        check_kind("Gumbel", dtype)
        cdf = GumbelCDF(loc, scale)
        super().__init__(Invert(cdf), Uniform(0.0, 1.0, dtype=dtype), seed, name)
        self._reset_parameters()
        self._loc = self._add_parameter(loc, "loc")
        self._scale = self._add_parameter(scale, "scale")
        self._gumbel_bijector = cdf

    loc = property(attrgetter("_loc"), doc="The mode.")
    scale = property(attrgetter("_scale"), doc="The scale.")

    def extend_repr(self) -> str:
        return self._shown(loc=self.loc, scale=self.scale)

    def _get_dist_type(self) -> str:
        return "Gumbel"

    def _get_dist_args(self, loc: Any = None, scale: Any = None) -> Any:
        return self._given(loc, scale)

    def _mean(self) -> Any:
        return self.loc + self.scale * np.euler_gamma

    def _mode(self) -> Any:
        return self._check_param_type(None, None)[0]

    def _sd(self) -> Any:
        return self._check_param_type(None, None)[1] * (math.pi / math.sqrt(6))

    def _entropy(self) -> Any:
        return ops.log(self._check_param_type(None, None)[1]) + (1.0 + np.euler_gamma)

    def _log_prob(self, value: Any) -> Any:
        z = (self._value(value) - self.loc) / self.scale
        return -(z + ops.exp(-z)) - ops.log(self.scale)

    def _cdf(self, value: Any) -> Any:
        return self._gumbel_bijector("forward", self._value(value))

    def _survival_function(self, value: Any) -> Any:
        z = (self._value(value) - self.loc) / self.scale
        return -ops.expm1(-ops.exp(-z))

    def _kl_loss(self, dist: str, loc_b: Any, scale_b: Any) -> Any:
        """Source: C. Bauckhage, arXiv:1410.4209."""
        loc_b, scale_b = self._others(dist, loc_b=loc_b, scale_b=scale_b)
        ratio = self.scale / scale_b
        apart = (self.loc - loc_b) / scale_b
        tail = ops.expm1(ops.lgamma(ratio + 1.0) - apart)
        return np.euler_gamma * (ratio - 1.0) - ops.log(ratio) + apart + tail

    def _cross_entropy(self, dist: str, loc_b: Any, scale_b: Any) -> Any:
        return self._kl_loss(dist, loc_b, scale_b) + self._entropy()

    def _sample(self, shape: Any = ()) -> Any:
        size = self._sample_shape(shape, self._check_param_type(None, None)[0])
        # Apart from 0, which lies infinitely far below.
        even = ops.clamp(self.distribution("sample", size), float.fromhex("0x1p-24"))
        return self.bijector("forward", ops.cast(even, self.dtype))
