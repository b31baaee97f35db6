"""One training step as a cell."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentTypeError
from engine.nn.cell import Cell
from engine.nn.optim.base import Optimizer
from engine.tensor import ParameterTuple

from .identity import Identity
from .with_grad_cell import loss_and_gradients

__all__ = ["TrainOneStepCell"]


class TrainOneStepCell(Cell):
    """A network that takes one optimizer step whenever it is called, and returns its loss.

    Args:
        network: A cell that returns its loss, as `WithLossCell` does.
        optimizer: What updates the parameters.
        sens: The gradient of the loss: the loss scale of the optimizer.

    Raises:
        ArgumentTypeError: If the network is not a cell or the optimizer not an optimizer.

    >>> import engine
    >>> from engine import nn
    >>> class Square(nn.Cell):
    ...     def __init__(self):
    ...         super().__init__()
    ...         self.x = engine.Parameter(engine.Tensor([3.0]))
    ...
    ...     def construct(self):
    ...         return (self.x * self.x).sum()
    >>> net = Square()
    >>> step = TrainOneStepCell(net, nn.SGD(net.trainable_params(), learning_rate=0.25))
    >>> [float(step()) for _ in range(3)]
    [9.0, 2.25, 0.5625]

    """

    def __init__(self, network: Cell, optimizer: Optimizer, sens: float = 1.0) -> None:
        super().__init__(auto_prefix=False)
        if not isinstance(network, Cell):
            raise ArgumentTypeError.of("TrainOneStepCell(network)", "a Cell", network)
        if not isinstance(optimizer, Optimizer):
            raise ArgumentTypeError.of("TrainOneStepCell(optimizer)", "an Optimizer", optimizer)
        self.network = network
        self.network.set_grad()
        self.optimizer = optimizer
        self.sens = sens
        self.grad_reducer = Identity()

    @property
    def weights(self) -> ParameterTuple:
        """What the optimizer updates."""
        return self.optimizer.parameters

    def construct(self, *inputs: Any) -> Any:
        """The loss before the step."""
        loss, gradients = loss_and_gradients(self.network, self.weights, inputs, self.sens)
        self.optimizer(self.grad_reducer(gradients))
        return loss
