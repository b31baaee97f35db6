"""A cell that changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.nn.cell import Cell
from engine.typed import Tensor

__all__ = ["Identity"]


class Identity(Cell):
    """Returns what it is given; the gradient reducer of training on one device.

    >>> import engine
    >>> Identity()(engine.Tensor([1.0]))
    Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00])

    """

    def construct(self, x: Tensor | Sequence[Tensor]) -> Any:
        """The input."""
        return x
