"""A training step of a part of a network."""

from __future__ import annotations

from typing import Any

from engine import nn, ops
from engine.errors import ArgumentTypeError
from engine.nn.wrap.with_grad_cell import loss_and_gradients

from .grad_accumulation import GradientAccumulation
from .optimizer_parts import FreezeOpt


class TrainFreezeCell(nn.Cell):
    """One training step of the parameters of one optimizer, when it is called with a batch.

    Only operators behind the first of these parameters are remembered, so the way back ends there.

    Args:
        network: The network with its loss.
        optimizer: What moves the parameters.
        sens: The gradient of the loss.
        grad: A `GradOperation` with `get_by_list` and `sens_param`, or what works as one.
        grad_reducer: What brings the gradients of several processes together.
        accumulation: What adds gradients up before the optimizer moves; None: nothing does.

    """

    def __init__(
        self,
        network: nn.Cell,
        optimizer: nn.Optimizer,
        sens: Any,
        grad: Any,
        grad_reducer: nn.Cell,
        accumulation: GradientAccumulation | None = None,
    ) -> None:
        super().__init__(auto_prefix=False)
        self.net, self.opt = network, optimizer
        self.sens, self.grad, self.grad_reducer = sens, grad, grad_reducer
        self.grad_accumulation = accumulation

    def construct(self, *inputs: Any) -> Any:
        """The loss before the step."""
        loss, gradients = self.gradients(inputs, self.sens)
        return self.move(loss, gradients)

    def gradients(self, inputs: tuple[Any, ...], sens: Any) -> tuple[Any, Any]:
        """The loss of a batch, and the gradients of the parameters."""
        weights = self.opt.parameters
        if isinstance(self.grad, ops.GradOperation):
            loss, found = loss_and_gradients(self.net, weights, inputs, sens)
        else:
            loss = self.net(*inputs)
            found = self.grad(self.net, weights)(*inputs, ops.full_like(loss, sens))
        return loss, self.grad_reducer(found)

    def move(self, loss: Any, gradients: Any) -> Any:
        """The loss; the parameters have moved, or will when enough has been added up."""
        if self.grad_accumulation is None:
            self.opt(gradients)
            return loss
        return self.grad_accumulation(loss, gradients)


def freeze_cell(
    reducer_flag: bool,
    network: nn.Cell,
    optimizer: FreezeOpt,
    sens: Any,
    grad: Any,
    use_grad_accumulation: bool,
    mean: bool | None = None,
    degree: int | None = None,
    max_accumulation_step: int = 1,
) -> tuple[TrainFreezeCell, ...]:
    """A training step for each part of a network.

    Args:
        reducer_flag: Whether gradients of several processes are brought together.
        network: The network with its loss.
        optimizer: What knows the parts.
        sens: The gradient of the loss.
        grad: A `GradOperation` with `get_by_list` and `sens_param`.
        use_grad_accumulation: Whether gradients are added up before a part moves.
        mean: Whether gradients are divided by the number of processes; with `reducer_flag`.
        degree: That number; None: 1.
        max_accumulation_step: How many are added up.

    Raises:
        ArgumentTypeError: If the optimizer is no `FreezeOpt`, or `grad` cannot be called.

    >>> from engine import nn, ops
    >>> net = nn.SequentialCell(nn.Dense(2, 2), nn.Dense(2, 1))
    >>> weights = net.trainable_params()
    >>> freeze = FreezeOpt(nn.SGD(weights, 0.1), [weights, weights[2:]])
    >>> grad = ops.GradOperation(get_by_list=True, sens_param=True)
    >>> steps = freeze_cell(False, nn.WithLossCell(net, nn.MSELoss()), freeze, 1.0, grad, False)
    >>> before = [one.asnumpy() for one in weights]
    >>> _ = steps[1](ops.ones((4, 2)), ops.zeros((4, 1)))
    >>> [bool((one.asnumpy() == old).all()) for one, old in zip(weights, before)]
    [True, True, False, False]

    """
    if not isinstance(optimizer, FreezeOpt):
        raise ArgumentTypeError.of("freeze_cell(optimizer)", "a FreezeOpt", optimizer)
    if not callable(grad):
        raise ArgumentTypeError.of("freeze_cell(grad)", "a GradOperation", grad)
    sums = None
    if use_grad_accumulation:
        sums = GradientAccumulation(max_accumulation_step, optimizer)
    steps = []
    for opt in optimizer.opts:
        reducer: nn.Cell = nn.Identity()
        if reducer_flag:
            reducer = nn.DistributedGradReducer(opt.parameters, mean, degree)
        part = None if sums is None else sums.for_part(opt)
        steps.append(TrainFreezeCell(network, opt, sens, grad, reducer, part))
    return tuple(steps)
