"""A line."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from engine import ops
from engine.typed import ArrayLike

from .bijector import Bijector

__all__ = ["ScalarAffine"]


class ScalarAffine(Bijector):
    """a x + b.

    Args:
        scale: The slope a: a number, list, array or tensor of floats.
        shift: The constant b, of the same type.
        name: What it is called in messages.

    Raises:
        ArgumentTypeError: If a parameter holds no floats, or the other has another type.

    >>> import engine
    >>> from engine.nn.probability.bijector import ScalarAffine
    >>> ScalarAffine(2.0, 1.0).forward(engine.Tensor([3.0])).asnumpy()
    array([7.], dtype=float32)

    """

    def __init__(
        self, scale: ArrayLike = 1.0, shift: ArrayLike = 0.0, name: str = "ScalarAffine"
    ) -> None:
        given = {"scale": scale, "shift": shift}
        param = {**given, "name": name, "param_dict": given}
        super().__init__(is_constant_jacobian=True, name=name, param=param)
        self._scale = self._add_parameter(scale, "scale")
        self._shift = self._add_parameter(shift, "shift")

    scale = property(attrgetter("_scale"), doc="The slope.")
    shift = property(attrgetter("_shift"), doc="The constant.")

    def extend_repr(self) -> str:
        if not self.is_scalar_batch:
            return f"batch_shape = {self.batch_shape}"
        return f"scale = {self.scale}, shift = {self.shift}"

    def _forward(self, x: Any) -> Any:
        x, scale, shift = self._matched(x, self.scale, self.shift)
        return scale * x + shift

    def _inverse(self, y: Any) -> Any:
        y, scale, shift = self._matched(y, self.scale, self.shift)
        return (y - shift) / scale

    def _forward_log_jacobian(self, x: Any) -> Any:
        _, scale = self._matched(x, self.scale)
        return ops.log(ops.abs(scale))

    def _inverse_log_jacobian(self, y: Any) -> Any:
        return -self._forward_log_jacobian(y)
