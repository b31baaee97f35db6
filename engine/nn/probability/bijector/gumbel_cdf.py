"""The function of the Gumbel distribution."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from engine import ops
from engine.nn.probability.parameters import check_range
from engine.typed import ArrayLike

from .bijector import Bijector

__all__ = ["GumbelCDF"]


class GumbelCDF(Bijector):
    """exp(-exp(-(x - loc) / scale)): how likely a Gumbel number is at most x.

    Args:
        loc: A number, list, array or tensor of floats.
        scale: Above 0, of the same type.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If a parameter holds no floats, or the other has another type.
        ArgumentValueError: If a scale is not above 0.

    >>> import engine
    >>> from engine.nn.probability.bijector import GumbelCDF
    >>> GumbelCDF(0.0, 1.0).forward(engine.Tensor([0.0])).asnumpy().round(4)
    array([0.3679], dtype=float32)

    """

    def __init__(
        self, loc: ArrayLike = 0.0, scale: ArrayLike = 1.0, name: str = "GumbelCDF"
    ) -> None:
        given = {"loc": loc, "scale": scale}
        super().__init__(name=name, param={**given, "name": name, "param_dict": given})
        self._loc = self._add_parameter(loc, "loc")
        self._scale = self._add_parameter(scale, "scale")
        check_range("GumbelCDF(scale)", self._scale)

    loc = property(attrgetter("_loc"), doc="The mode of the distribution.")
    scale = property(attrgetter("_scale"), doc="The scale.")

    def extend_repr(self) -> str:
        if not self.is_scalar_batch:
            return f"batch_shape = {self.batch_shape}"
        return f"loc = {self.loc}, scale = {self.scale}"

    def _forward(self, x: Any) -> Any:
        x, loc, scale = self._matched(x, self.loc, self.scale)
        return ops.exp(-ops.exp(-(x - loc) / scale))

    def _inverse(self, y: Any) -> Any:
        y, loc, scale = self._matched(y, self.loc, self.scale)
        return loc - scale * ops.log(-ops.log(y))

    def _forward_log_jacobian(self, x: Any) -> Any:
        x, loc, scale = self._matched(x, self.loc, self.scale)
        z = (x - loc) / scale
        return -z - ops.exp(-z) - ops.log(scale)

    def _inverse_log_jacobian(self, y: Any) -> Any:
        y, scale = self._matched(y, self.scale)
        return ops.log(scale / (-y * ops.log(y)))
