"""The training step of a boosted network."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from engine import nn
from engine.autodiff.replayable import read
from engine.nn.wrap.with_grad_cell import loss_and_gradients
from engine.tensor import ParameterTuple

from .dim_reduce import DimReduce
from .freeze_step import TrainFreezeCell, freeze_cell
from .grad_accumulation import GradientAccumulation, counter
from .optimizer_parts import FreezeOpt
from .plan import Plan


class Boosting(NamedTuple):
    """What `AutoBoost` leaves with an optimizer, for the training step that is made with it."""

    plan: Plan
    components: np.ndarray | None = None  # the directions of training in few dimensions


def boosting_of(optimizer: Any) -> Boosting | None:
    """What `AutoBoost` has left with the optimizer, if it has seen it."""
    return vars(optimizer).get("_boosting")


def leave_boosting(optimizer: nn.Optimizer, boosting: Boosting) -> None:
    """Leave it there."""
    optimizer.__dict__["_boosting"] = boosting


class BoostTrainOneStepCell(nn.TrainOneStepCell):
    """A training step that freezes layers, adds gradients up, or trains in few dimensions.

    What it does was decided when the optimizer was made: by `AutoBoost`, or as a `FreezeOpt`. With
    any other optimizer it is `nn.TrainOneStepCell`.

    Args:
        network: A cell that returns its loss, as `WithLossCell` does.
        optimizer: What updates the parameters.
        sens: The gradient of the loss: the loss scale of the optimizer. None: 1.

    Called with a batch, it returns the loss before the step.

    Raises:
        ArgumentTypeError: If an argument has another type.

    >>> from engine import boost, nn, ops
    >>> net = nn.SequentialCell(nn.Dense(2, 2), nn.Dense(2, 1))
    >>> weights = net.trainable_params()
    >>> freeze = boost.FreezeOpt(nn.SGD(weights, 0.1), [weights, weights[2:]], [1, 0])
    >>> step = BoostTrainOneStepCell(nn.WithLossCell(net, nn.MSELoss()), freeze)
    >>> before = weights[0].asnumpy()
    >>> loss = step(ops.ones((4, 2)), ops.zeros((4, 1)))
    >>> bool((weights[0].asnumpy() == before).all())
    True

    """

    def __init__(
        self, network: nn.Cell, optimizer: nn.Optimizer, sens: float | None = None
    ) -> None:
        super().__init__(network, optimizer, sens)
        self._prepare()

    def _prepare(self) -> None:
        boosting = boosting_of(self.optimizer) or Boosting(Plan())
        self.freeze = isinstance(self.optimizer, FreezeOpt)
        self.step: Any = None
        self.max_accumulation_step = 1
        if boosting.plan.grad_accumulation:
            self.max_accumulation_step = boosting.plan.grad_accumulation_step
        self.use_grad_accumulation = self.max_accumulation_step > 1
        self.grad_accumulation: GradientAccumulation | None = None
        self.freeze_nets: tuple[TrainFreezeCell, ...] | None = None
        self.dim_reduce: DimReduce | None = None
        if isinstance(self.optimizer, FreezeOpt):
            self._freeze(self.optimizer)
        elif self.use_grad_accumulation:
            self.grad_accumulation = GradientAccumulation(
                self.max_accumulation_step, self.optimizer
            )
        elif boosting.components is not None:
            self._reduce(boosting.plan, boosting.components)

    def _freeze(self, optimizer: FreezeOpt) -> None:
        nets = freeze_cell(
            self.reducer_flag,
            self.network,
            optimizer,
            self.sens,
            self.grad,
            self.use_grad_accumulation,
            max_accumulation_step=self.max_accumulation_step,
        )
        object.__setattr__(self, "freeze_nets", nets)
        self.grad_accumulation = nets[0].grad_accumulation
        self.step = counter("freeze_step")
        self._turns = optimizer.turns

    def _reduce(self, plan: Plan, components: np.ndarray) -> None:
        self.weights_clone = self.weights.clone("weights_clone")
        for one in self.weights_clone:
            one.requires_grad = False
        self.dim_reduce = DimReduce(
            self.network,
            self.optimizer,
            self.weights,
            components,
            plan.n_components,
            plan.rho,
            plan.gamma,
            plan.alpha,
            plan.sigma,
            0,
            1,
        )

    def construct(self, *inputs: Any) -> Any:
        """The loss before the step."""
        loss, gradients = self._gradients(inputs, self.sens)
        return self._move(loss, gradients, self.sens, inputs)

    def gradient_freeze_process(self, *inputs: Any) -> Any:
        """The loss; one step of the part whose turn it is."""
        return self.construct(*inputs)

    def gradient_accumulation_process(self, loss: Any, grads: Any, sens: Any, *inputs: Any) -> Any:
        """The loss; the gradients are added to those before, and move the parameters in time.

        Args:
            loss: The loss.
            grads: The gradients, one a parameter.
            sens: What they are multiplied with, which the optimizer knows.
            *inputs: The batch.

        """
        assert self.grad_accumulation is not None
        return self.grad_accumulation(loss, grads)

    def adasum_process(self, loss: Any, grads: Any) -> Any:
        """The loss; the optimizer has moved. One process has no other to bring together with it."""
        self.optimizer(grads)
        return loss

    def check_adasum_enable(self) -> bool:
        """Whether AdaSum is at work: never in one process."""
        return False

    def check_dim_reduce_enable(self) -> bool:
        """Whether training goes on in few dimensions."""
        return self.dim_reduce is not None

    def _turn(self) -> TrainFreezeCell | None:
        """The step of the part whose turn it is; None where nothing is ever frozen."""
        if self.freeze_nets is None:
            return None
        return self.freeze_nets[self._turns[int(read(self.step))]]

    def _weights_now(self) -> ParameterTuple:
        turn = self._turn()
        return self.weights if turn is None else turn.opt.parameters

    def _gradients(self, inputs: tuple[Any, ...], sens: Any) -> tuple[Any, Any]:
        """The loss, and the gradients of what trains at this step."""
        turn = self._turn()
        if turn is not None:
            return turn.gradients(inputs, sens)
        loss, gradients = loss_and_gradients(self.network, self.weights, inputs, sens)
        return loss, self.grad_reducer(gradients)

    def _move(self, loss: Any, gradients: Any, sens: Any, inputs: tuple[Any, ...]) -> Any:
        turn = self._turn()
        if turn is not None:
            turn.move(loss, gradients)
        elif self.grad_accumulation is not None:
            self.gradient_accumulation_process(loss, gradients, sens, *inputs)
        elif self.dim_reduce is not None:
            self.dim_reduce(loss, gradients, sens, self.weights, self.weights_clone, *inputs)
        else:
            self.optimizer(gradients)
        self._next_turn()
        return loss

    def _next_turn(self) -> None:
        """The next part of the sequence, once nothing is left half added up."""
        if self.freeze and (self.grad_accumulation is None or self.grad_accumulation.is_empty):
            position = self.step.array
            position[...] = self._turns.after(int(position))
