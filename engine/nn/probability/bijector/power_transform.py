"""Powers, with the exponential function as their limit."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from engine import ops
from engine.nn.probability.parameters import check_range

from .bijector import Bijector

__all__ = ["PowerTransform"]


class PowerTransform(Bijector):
    """(1 + c x) ** (1 / c), and exp(x) where c is 0: the inverse of the Box-Cox transformation.

    Args:
        power: The number c, from 0: a number, list, array or tensor of floats.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If the power holds no floats.
        ArgumentValueError: If it is below 0.

    >>> import engine
    >>> from engine.nn.probability.bijector import PowerTransform
    >>> PowerTransform(0.5).forward(engine.Tensor([2.0])).asnumpy().round(4)
    array([4.], dtype=float32)

    """

    def __init__(self, power: float | Sequence[float] = 0.0, name: str = "PowerTransform") -> None:
        given = {"power": power}
        super().__init__(name=name, param={**given, "name": name, "param_dict": given})
        self._power = self._add_parameter(power, "power")
        check_range(f"{type(self).__name__}(power)", self._power, None, least=0.0)

    power = property(attrgetter("_power"), doc="The number c.")

    def extend_repr(self) -> str:
        if not self.is_scalar_batch:
            return f"batch_shape = {self.batch_shape}"
        return f"power = {self.power}"

    def _parts(self, value: Any) -> tuple[Any, Any, Any]:
        """The value, where the power is 0, and the power with 1 there."""
        value, power = self._matched(value, self.power)
        value, power = ops.broadcast_tensors(value, power)
        zero = ops.equal(power, 0.0)
        return value, zero, ops.where(zero, 1.0, power)

    def _forward(self, x: Any) -> Any:
        x, zero, power = self._parts(x)
        return ops.exp(ops.where(zero, x, ops.log1p(x * power) / power))

    def _inverse(self, y: Any) -> Any:
        y, zero, power = self._parts(y)
        return ops.where(zero, ops.log(y), ops.expm1(ops.log(y) * power) / power)

    def _forward_log_jacobian(self, x: Any) -> Any:
        x, zero, power = self._parts(x)
        return ops.where(zero, x, (1.0 / power - 1.0) * ops.log1p(x * power))

    def _inverse_log_jacobian(self, y: Any) -> Any:
        y, power = self._matched(y, self.power)
        return (power - 1.0) * ops.log(y)
