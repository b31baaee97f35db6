"""The exponential function."""

from __future__ import annotations

from .power_transform import PowerTransform

__all__ = ["Exp"]


class Exp(PowerTransform):
    """exp(x).

    Args:
        name: What it is called in messages.

    >>> import engine
    >>> from engine.nn.probability.bijector import Exp
    >>> Exp().inverse(engine.Tensor([1.0])).asnumpy()
    array([0.], dtype=float32)

    """

    def __init__(self, name: str = "Exp") -> None:
        super().__init__(name=name)

    def extend_repr(self) -> str:
        return "exp"
