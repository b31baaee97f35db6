"""One training step as a cell."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import Any

from engine import ops
from engine.autodiff import cutter, differentiating
from engine.autodiff.planner import planner
from engine.context import get_auto_parallel_context
from engine.context.parallel_options import BATCHES_OF_THEIR_OWN
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn.cell import Cell
from engine.nn.optim.base import Optimizer
from engine.ops.differentiable_run import differentiate_and_move
from engine.tensor import ParameterTuple, Tensor

from .grad_reducer import DistributedGradReducer, PipelineGradReducer
from .identity import Identity
from .with_grad_cell import loss_and_gradients

__all__ = ["TrainOneStepCell"]


class TrainOneStepCell(Cell):
    """A network that takes one optimizer step whenever it is called, and returns its loss.

    In the parallel modes "data_parallel" and "hybrid_parallel" the gradients are those of all
    processes: `grad_reducer` is a `DistributedGradReducer`. The loss is this process's own.

    Args:
        network: A cell that returns its loss, as `WithLossCell` does.
        optimizer: What updates the parameters; also one of `experimental.optim` or `mint.optim`.
        sens: The gradient of the loss: the loss scale of the optimizer. None: 1.
        return_grad: Whether to return the gradients beside the loss, in a dict by the names of
            the parameters.

    Raises:
        ArgumentTypeError: If the network is not a cell, the optimizer not an optimizer, `sens` no
            number or `return_grad` no bool.
        ArgumentValueError: If `sens` is 0.

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

    def __init__(
        self,
        network: Cell,
        optimizer: Optimizer,
        sens: float | None = None,
        return_grad: bool = False,
    ) -> None:
        super().__init__(auto_prefix=False)
        if not isinstance(network, Cell):
            raise ArgumentTypeError.of("TrainOneStepCell(network)", "a Cell", network)
        if not isinstance(getattr(optimizer, "parameters", None), ParameterTuple):
            raise ArgumentTypeError.of("TrainOneStepCell(optimizer)", "an Optimizer", optimizer)
        self.network = network
        self.network.set_grad()
        self.optimizer = optimizer
        self.sens = _checked(sens)
        if not isinstance(return_grad, bool):
            raise ArgumentTypeError.of("TrainOneStepCell(return_grad)", "a bool", return_grad)
        self.return_grad = return_grad
        # What subclasses with a `construct` of their own make gradients with.
        self.grad = ops.GradOperation(get_by_list=True, sens_param=True)
        self.grad_no_sens = ops.GradOperation(get_by_list=True)
        self.sense_flag = not (isinstance(self.sens, int | float) and self.sens == 1)
        self.reducer_flag = get_auto_parallel_context("parallel_mode") in BATCHES_OF_THEIR_OWN
        self.grad_reducer: Any = Identity()
        if self.reducer_flag:
            self.grad_reducer = DistributedGradReducer(self.weights)
        elif get_auto_parallel_context("pipeline_stages") != 1:
            self.grad_reducer = PipelineGradReducer(self.weights)

    @property
    def weights(self) -> ParameterTuple:
        """What the optimizer updates."""
        return self.optimizer.parameters

    def construct(self, *inputs: Any) -> Any:
        """The loss before the step; with `return_grad` also its gradients, by name."""
        return self._step(inputs, self.sens)

    def _no_sens_impl(self, *inputs: Any) -> Any:
        """The same for a loss that was multiplied with nothing; subclasses call it."""
        return self._step(inputs, 1.0)

    def _step(self, inputs: tuple[Any, ...], sens: Any) -> Any:
        planning = planner()
        if planning is None:
            return self._step_at_once(inputs, sens)
        loss = planning.training_again(self, inputs, sens, self.optimizer)
        if loss is not None:
            return loss
        in_parts = partial(self._step_in_parts, inputs, sens)
        if not (self._shows_nothing(sens) and self.optimizer.is_plannable()):
            return in_parts()

        def run(*given: Any) -> Any:
            return loss_and_gradients(self.network, self.weights, given[:-1], given[-1])

        return planning.training(self, run, (*inputs, sens), self.optimizer, in_parts)

    def _step_at_once(self, inputs: tuple[Any, ...], sens: Any) -> Any:
        """Gradients and the step in one go, where that is known: nobody sees the gradients."""
        is_alone = self._shows_nothing(sens) and sens == 1.0 and not differentiating()
        mover = self.optimizer._moving.of(self.optimizer) if is_alone else None
        if mover is None:
            return self._step_in_parts(inputs, sens)
        loss, gradients = differentiate_and_move(self.network, inputs, self.weights, mover)
        if gradients is not None:
            self.optimizer(tuple(gradients))
        return loss

    def _step_in_parts(self, inputs: tuple[Any, ...], sens: Any) -> Any:
        with self._sending():
            loss, gradients = loss_and_gradients(self.network, self.weights, inputs, sens)
        gradients = self.grad_reducer(gradients)
        self.optimizer(gradients)
        if (cutting := cutter()) is not None:
            cutting.stepped(self)
        if not self.return_grad:
            return loss
        names = [parameter.name for parameter in self.weights]
        return loss, dict(zip(names, gradients, strict=True))

    def _shows_nothing(self, sens: Any) -> bool:
        """Whether loss, gradients and the optimizer's step are all that happens, in this order.

        If the optimizer has no more to do.
        """
        return (
            not self.return_grad
            and isinstance(sens, int | float)
            and isinstance(self.grad_reducer, Identity)
            and cutter() is None
            and isinstance(self.optimizer, Optimizer)
            and type(self.optimizer).construct is Optimizer.construct
        )

    def _sending(self) -> AbstractContextManager[None]:
        """Gradients that the block computes go to other processes as they come."""
        reducer = self.grad_reducer
        return reducer.sending() if isinstance(reducer, DistributedGradReducer) else nullcontext()


def _checked(sens: Any) -> Any:
    if sens is None:
        return 1.0
    if isinstance(sens, bool) or not isinstance(sens, int | float | Tensor):
        raise ArgumentTypeError.of("TrainOneStepCell(sens)", "a number", sens)
    if not isinstance(sens, Tensor) and sens == 0:
        raise ArgumentValueError.of("TrainOneStepCell(sens)", "a number that is not 0", sens)
    return sens
