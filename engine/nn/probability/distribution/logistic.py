"""The logistic distribution."""

from __future__ import annotations

import math
from operator import attrgetter
from typing import Any

from engine import ops
from engine.dtype import float32
from engine.nn.probability.parameters import check_kind, check_range
from engine.typed import ArrayLike, DTypeLike

from .distribution import Distribution

__all__ = ["Logistic"]


class Logistic(Distribution):
    """The logistic distribution, whose cdf is the sigmoid; draws carry gradients.

    Args:
        loc: The mean: a number, list, array or tensor; None: each call gives it.
        scale: Above 0, likewise.
        seed: Of draws; None or 0: as `engine.set_seed` says.
        dtype: The type of its values, of floats.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a scale is not above 0.

    >>> import engine
    >>> from engine.nn.probability.distribution import Logistic
    >>> Logistic(1.0, 2.0).cdf(engine.Tensor([1.0])).asnumpy()
    array([0.5], dtype=float32)

    """

    def __init__(
        self,
        loc: ArrayLike | None = None,
        scale: ArrayLike | None = None,
        seed: int | None = None,
        dtype: DTypeLike = float32,
        name: str = "Logistic",
    ) -> None:
        check_kind("Logistic", dtype)
        given = {"loc": loc, "scale": scale}
        param = {**given, "seed": seed, "dtype": dtype, "name": name, "param_dict": given}
        super().__init__(seed, dtype, name, param)
        self._loc = self._add_parameter(loc, "loc")
        self._scale = self._add_parameter(scale, "scale")
        check_range("Logistic(scale)", self._scale)

    loc = property(attrgetter("_loc"), doc="The mean that it was made with, or None.")
    scale = property(attrgetter("_scale"), doc="The scale that it was made with, or None.")

    def extend_repr(self) -> str:
        return self._shown(location=self.loc, scale=self.scale)

    def _get_dist_type(self) -> str:
        return "Logistic"

    def _get_dist_args(self, loc: Any = None, scale: Any = None) -> Any:
        return self._given(loc, scale)

    def _mean(self, loc: Any = None, scale: Any = None) -> Any:
        return self._check_param_type(loc, scale)[0]

    def _mode(self, loc: Any = None, scale: Any = None) -> Any:
        return self._check_param_type(loc, scale)[0]

    def _sd(self, loc: Any = None, scale: Any = None) -> Any:
        return self._check_param_type(loc, scale)[1] * (math.pi / math.sqrt(3))

    def _entropy(self, loc: Any = None, scale: Any = None) -> Any:
        return ops.log(self._check_param_type(loc, scale)[1]) + 2.0

    def _standard(self, value: Any, loc: Any, scale: Any) -> tuple[Any, Any]:
        loc, scale = self._check_param_type(loc, scale)
        return (self._value(value) - loc) / scale, scale

    def _log_prob(self, value: Any, loc: Any = None, scale: Any = None) -> Any:
        z, scale = self._standard(value, loc, scale)
        return 2.0 * ops.logsigmoid(z) - z - ops.log(scale)

    def _cdf(self, value: Any, loc: Any = None, scale: Any = None) -> Any:
        return ops.sigmoid(self._standard(value, loc, scale)[0])

    def _log_cdf(self, value: Any, loc: Any = None, scale: Any = None) -> Any:
        return ops.logsigmoid(self._standard(value, loc, scale)[0])

    def _survival_function(self, value: Any, loc: Any = None, scale: Any = None) -> Any:
        return ops.sigmoid(-self._standard(value, loc, scale)[0])

    def _log_survival(self, value: Any, loc: Any = None, scale: Any = None) -> Any:
        return ops.logsigmoid(-self._standard(value, loc, scale)[0])

    def _sample(self, shape: Any = (), loc: Any = None, scale: Any = None) -> Any:
        loc, scale = self._check_param_type(loc, scale)
        # Apart from 0, whose logarithm is none.
        even = ops.clamp(self._even(shape, loc), float.fromhex("0x1p-126"))
        drawn = ops.log(even) - ops.log1p(-even)
        return ops.cast(drawn * scale + loc, self.dtype)
