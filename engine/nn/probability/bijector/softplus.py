"""The soft positive part."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from engine import ops

from .bijector import Bijector

__all__ = ["Softplus"]


class Softplus(Bijector):
    """log(1 + exp(k x)) / k.

    Args:
        sharpness: The factor k: a number, list, array or tensor of floats.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If the sharpness holds no floats.

    >>> import engine
    >>> from engine.nn.probability.bijector import Softplus
    >>> Softplus(2.0).forward(engine.Tensor([0.0, 50.0])).asnumpy().round(4)
    array([ 0.3466, 50.    ], dtype=float32)

    """

    def __init__(self, sharpness: float = 1.0, name: str = "Softplus") -> None:
        given = {"sharpness": sharpness}
        super().__init__(name=name, param={**given, "name": name, "param_dict": given})
        self._sharpness = self._add_parameter(sharpness, "sharpness")

    sharpness = property(attrgetter("_sharpness"), doc="The factor.")

    def extend_repr(self) -> str:
        if not self.is_scalar_batch:
            return f"batch_shape = {self.batch_shape}"
        return f"sharpness = {self.sharpness}"

    def _forward(self, x: Any) -> Any:
        x, sharpness = self._matched(x, self.sharpness)
        return -ops.logsigmoid(-sharpness * x) / sharpness

    def _inverse(self, y: Any) -> Any:
        y, sharpness = self._matched(y, self.sharpness)
        return y + ops.log(-ops.expm1(-sharpness * y)) / sharpness

    def _forward_log_jacobian(self, x: Any) -> Any:
        x, sharpness = self._matched(x, self.sharpness)
        return ops.logsigmoid(sharpness * x)

    def _inverse_log_jacobian(self, y: Any) -> Any:
        y, sharpness = self._matched(y, self.sharpness)
        return -ops.log(-ops.expm1(-sharpness * y))
