"""A bijector the other way round."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentTypeError

from .bijector import Bijector

__all__ = ["Invert"]


class Invert(Bijector):
    """The inverse of a bijector.

    Args:
        bijector: What is inverted.
        name: What it is called in messages; "": after the bijector.

    Raises:
        ArgumentTypeError: If `bijector` is none.

    >>> import engine
    >>> from engine.nn.probability import bijector as msb
    >>> msb.Invert(msb.Exp()).forward(engine.Tensor([1.0])).asnumpy()
    array([0.], dtype=float32)

    """

    def __init__(self, bijector: Any, name: str = "") -> None:
        if not isinstance(bijector, Bijector):
            raise ArgumentTypeError.of("Invert(bijector)", "a Bijector", bijector)
        name = name or f"Invert{bijector.name}"
        super().__init__(
            bijector.is_constant_jacobian,
            bijector.is_injective,
            name,
            bijector.dtype,
            {"bijector": bijector, "name": name},
        )
        self._bijector = bijector
        self._batch_shape = bijector.batch_shape
        self._is_scalar_batch = bijector.is_scalar_batch

    @property
    def bijector(self) -> Bijector:
        """What is inverted."""
        return self._bijector

    def _forward(self, x: Any) -> Any:
        return self.bijector("inverse", x)

    def _inverse(self, y: Any) -> Any:
        return self.bijector("forward", y)

    def _forward_log_jacobian(self, x: Any) -> Any:
        return self.bijector("inverse_log_jacobian", x)

    def _inverse_log_jacobian(self, y: Any) -> Any:
        return self.bijector("forward_log_jacobian", y)
