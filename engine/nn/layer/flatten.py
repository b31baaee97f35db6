"""The layer that makes one axis of several."""

from __future__ import annotations

from engine import ops
from engine.errors import ArgumentTypeError
from engine.nn.cell import Cell
from engine.typed import Tensor

from .example import Example

__all__ = ["Flatten"]


class Flatten(Cell):
    """The axes from `start_dim` to `end_dim` as one; the batch is kept unless told otherwise.

    Raises:
        ArgumentTypeError: If an axis is no int.

    """

    def __init__(self, start_dim: int = 1, end_dim: int = -1) -> None:
        super().__init__()
        for name, axis in (("start_dim", start_dim), ("end_dim", end_dim)):
            if isinstance(axis, bool) or not isinstance(axis, int):
                raise ArgumentTypeError.of(f"Flatten({name})", "an int", axis)
        self.start_dim, self.end_dim = start_dim, end_dim

    def construct(self, x: Tensor) -> Tensor:
        return ops.flatten(x, start_dim=self.start_dim, end_dim=self.end_dim)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(), ((2, 4, 5, 6),))
