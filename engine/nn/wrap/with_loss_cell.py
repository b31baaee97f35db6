"""A network and its loss as one cell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.nn.cell import Cell
from engine.typed import Tensor

from .judged import judged

__all__ = ["WithLossCell"]


class WithLossCell(Cell):
    """The loss of a network, from data and labels.

    Args:
        backbone: The network; it takes the data.
        loss_fn: A cell or function of the network's output and the labels.

    >>> import engine
    >>> from engine import nn
    >>> class Double(nn.Cell):
    ...     def construct(self, x):
    ...         return x * 2.0
    >>> both = WithLossCell(Double(), lambda out, label: (out - label).sum())
    >>> both(engine.Tensor([3.0]), engine.Tensor([1.0]))
    Tensor(shape=[], dtype=Float32, value= 5)

    """

    def __init__(self, backbone: Cell, loss_fn: Callable[..., Any]) -> None:
        super().__init__(auto_prefix=False)
        self._backbone = backbone
        self._loss_fn = loss_fn

    @property
    def backbone_network(self) -> Any:
        """The network."""
        return self._backbone

    def construct(self, data: Tensor, label: Tensor) -> Tensor:
        """The loss for a batch."""
        return judged(self._loss_fn, self._backbone(data), label, self._backbone)
