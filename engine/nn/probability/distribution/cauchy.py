"""The Cauchy distribution."""

from __future__ import annotations

import math
from operator import attrgetter
from typing import Any, NoReturn

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentValueError
from engine.nn.probability.parameters import check_kind, check_range
from engine.typed import ArrayLike, DTypeLike

from .distribution import Distribution

__all__ = ["Cauchy"]


class Cauchy(Distribution):
    """The Cauchy distribution, which has no moments; draws carry gradients to its parameters.

    Args:
        loc: Where its middle is: a number, list, array or tensor; None: each call gives it.
        scale: How far half of the draws lie from there, above 0, likewise.
        seed: Of draws; None or 0: as `engine.set_seed` says.
        dtype: The type of its values, of floats.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a scale is not above 0, or a moment is asked for.

    >>> import engine
    >>> from engine.nn.probability.distribution import Cauchy
    >>> Cauchy(0.0, 1.0).cdf(engine.Tensor([-1.0, 0.0, 1.0])).asnumpy()
    array([0.25, 0.5 , 0.75], dtype=float32)

    """

    def __init__(
        self,
        loc: ArrayLike | None = None,
        scale: ArrayLike | None = None,
        seed: int | None = None,
        dtype: DTypeLike = float32,
        name: str = "Cauchy",
    ) -> None:
        check_kind("Cauchy", dtype)
        given = {"loc": loc, "scale": scale}
        param = {**given, "seed": seed, "dtype": dtype, "name": name, "param_dict": given}
        super().__init__(seed, dtype, name, param)
        self._loc = self._add_parameter(loc, "loc")
        self._scale = self._add_parameter(scale, "scale")
        check_range("Cauchy(scale)", self._scale)

    loc = property(attrgetter("_loc"), doc="The middle that it was made with, or None.")
    scale = property(attrgetter("_scale"), doc="The scale that it was made with, or None.")

    def extend_repr(self) -> str:
        return self._shown(location=self.loc, scale=self.scale)

    def _get_dist_type(self) -> str:
        return "Cauchy"

    def _get_dist_args(self, loc: Any = None, scale: Any = None) -> Any:
        return self._given(loc, scale)

    def _mode(self, loc: Any = None, scale: Any = None) -> Any:
        return self._check_param_type(loc, scale)[0]

    def _mean(self, *_args: Any, **_kwargs: Any) -> NoReturn:
        raise _undefined("mean")

    def _sd(self, *_args: Any, **_kwargs: Any) -> NoReturn:
        raise _undefined("sd")

    def _var(self, *_args: Any, **_kwargs: Any) -> NoReturn:
        raise _undefined("var")

    def _entropy(self, loc: Any = None, scale: Any = None) -> Any:
        loc, scale = self._check_param_type(loc, scale)
        return ops.log(scale) + math.log(4 * math.pi)

    def _standard(self, value: Any, loc: Any, scale: Any) -> tuple[Any, Any]:
        loc, scale = self._check_param_type(loc, scale)
        return (self._value(value) - loc) / scale, scale

    def _log_prob(self, value: Any, loc: Any = None, scale: Any = None) -> Any:
        z, scale = self._standard(value, loc, scale)
        return -ops.log1p(ops.square(z)) - ops.log(math.pi * scale)

    def _cdf(self, value: Any, loc: Any = None, scale: Any = None) -> Any:
        z, _ = self._standard(value, loc, scale)
        return ops.atan(z) / math.pi + 0.5

    def _log_cdf(self, value: Any, loc: Any = None, scale: Any = None) -> Any:
        z, _ = self._standard(value, loc, scale)
        return ops.log1p(2.0 / math.pi * ops.atan(z)) - math.log(2)

    def _kl_loss(
        self, dist: str, loc_b: Any, scale_b: Any, loc_a: Any = None, scale_a: Any = None
    ) -> Any:
        """Source: F. Chyzak, F. Nielsen, arXiv:1905.10965."""
        loc_b, scale_b = self._others(dist, loc_b=loc_b, scale_b=scale_b)
        loc, scale = self._check_param_type(loc_a, scale_a)
        apart = ops.square(scale + scale_b) + ops.square(loc - loc_b)
        return ops.log(apart) - math.log(4) - ops.log(scale) - ops.log(scale_b)

    def _cross_entropy(
        self, dist: str, loc_b: Any, scale_b: Any, loc_a: Any = None, scale_a: Any = None
    ) -> Any:
        return self._kl_loss(dist, loc_b, scale_b, loc_a, scale_a) + self._entropy(loc_a, scale_a)

    def _sample(self, shape: Any = (), loc: Any = None, scale: Any = None) -> Any:
        loc, scale = self._check_param_type(loc, scale)
        drawn = ops.tan(math.pi * (self._even(shape, loc) - 0.5))
        return ops.cast(loc + scale * drawn, self.dtype)


def _undefined(function: str) -> ArgumentValueError:
    expected = "a function that is defined for a Cauchy distribution"
    return ArgumentValueError.of("Cauchy", expected, repr(function))
