"""A network and its loss, with what the weights' distributions cost."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn.cell import Cell
from engine.typed import Tensor

from .variational import Variational

__all__ = ["WithBNNLossCell"]


class WithBNNLossCell(Cell):
    """The loss of a network, and how far its weights' priors diverge from their posteriors.

    Args:
        backbone: The network.
        loss_fn: Its loss of predictions and labels.
        dnn_factor: How much the loss counts, from 0.
        bnn_factor: How much the divergence counts, from 0: for a mean loss one over the number of
            samples.

    Raises:
        ArgumentTypeError: If a factor is no number.
        ArgumentValueError: If it is below 0.

    >>> import engine
    >>> from engine import nn
    >>> from engine.nn.probability.bnn_layers import DenseReparam, WithBNNLossCell
    >>> net = WithBNNLossCell(nn.SequentialCell(DenseReparam(3, 1)), nn.MSELoss(), 1, 0.01)
    >>> net(engine.ops.ones((4, 3)), engine.ops.ones((4, 1))).shape
    ()

    """

    def __init__(
        self, backbone: Cell, loss_fn: Cell, dnn_factor: float = 1, bnn_factor: float = 1
    ) -> None:
        super().__init__(auto_prefix=False)
        self._backbone, self._loss_fn = backbone, loss_fn
        self.dnn_factor = _factor("dnn_factor", dnn_factor)
        self.bnn_factor = _factor("bnn_factor", bnn_factor)

    @property
    def backbone_network(self) -> Any:
        """The network without its loss."""
        return self._backbone

    def construct(self, x: Tensor, label: Tensor) -> Any:
        loss = self._loss_fn(self._backbone(x), label) * self.dnn_factor
        for _, cell in self._backbone.cells_and_names():
            if isinstance(cell, Variational):
                loss = loss + cell.compute_kl_loss() * self.bnn_factor
        return loss


def _factor(name: str, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ArgumentTypeError.of(f"WithBNNLossCell({name})", "a number", value)
    if value < 0:
        raise ArgumentValueError.of(f"WithBNNLossCell({name})", "a number from 0", value)
    return value
