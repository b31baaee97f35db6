"""THOR: steps along the natural gradient, by the curvature of each layer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, cast

from engine import ops
from engine.autodiff.replayable import read
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose
from engine.nn.cell import Cell
from engine.nn.layer.curvature import Gathering, Renewal
from engine.nn.layer.norm import LayerNorm
from engine.nn.layer.thor_embedding import GatheringTable
from engine.nn.second_order.conversion import gathering_network
from engine.nn.second_order.scaling import ByCounts, ByFactors, BySquare, Scaling, Step
from engine.ops.halves import widened
from engine.tensor import Parameter, ParameterTuple, Tensor

from .arguments import number, switch, whole_number
from .base import Optimizer

__all__ = ["thor"]

CLIPPED_TO = 1.0  # the length of a gradient with enable_clip_grad


def _every(_parameter: Parameter) -> bool:
    return True


def thor(
    net: Cell,
    learning_rate: Tensor,
    damping: Tensor,
    momentum: float,
    weight_decay: float = 0.0,
    loss_scale: float = 1.0,
    batch_size: int = 32,
    use_nesterov: bool = False,
    decay_filter: Callable[[Parameter], Any] = _every,
    split_indices: Any = None,
    enable_clip_grad: bool = False,
    frequency: int = 100,
) -> Thor:
    """The optimizer THOR for a network, whose layers are replaced by those that gather for it.

    With A the mean products of a layer's inputs, G those of its gradients and W the gradient of its
    weight, the step goes along `(G + d I)⁻¹ W (A + d I)⁻¹`, with `d = sqrt(damping)`; momentum and
    decay then work on that as in `Momentum`. Of convolutions each position of the window counts as
    an input; T of them make `d = sqrt(damping / T)`, and the result is divided by T. Of matrices
    with more than 128 rows the blocks of 128 along the diagonal are inverted, each by itself. The
    rows of an embedding's gradient are divided by `counts / batch_size + d` in place of A, and a
    layer normalisation's g by `g² / batch_size + d`. Other parameters (biases, batch
    normalisations) keep their gradients.

    The inverses are renewed at steps 0, `frequency`, 2 `frequency`, …; only in their passes do
    layers gather. All of it is state: a training that goes on from a checkpoint goes on alike. What
    gathers is described in `ConvertNetUtils`.

    Args:
        net: The network; it is changed in place, so it comes before a `Model` of it.
        learning_rate: A tensor: a number for every step, or one for all.
        damping: A tensor of numbers from 0, likewise.
        momentum: How much of the running sum stays, from 0.
        weight_decay: A number from 0; added to the scaled gradient as `weight_decay * w`.
        loss_scale: What the loss was multiplied with, above 0, where the gradients that come still
            hold it: with `FixedLossScaleManager(scale, drop_overflow_update=False)`. A
            `TrainOneStepWithLossScaleCell` divides them, and what layers gather; who divides them
            by a scale himself leaves it in G.
        batch_size: How many samples the loss is the mean of.
        use_nesterov: Whether momentum looks one step ahead.
        decay_filter: Called with each parameter; says whether it is decayed.
        split_indices: How several processes would exchange the matrices; a list or None. Recorded:
            one process exchanges nothing.
        enable_clip_grad: Whether each gradient, scaled and decayed, is shortened to length 1.
        frequency: How many steps the inverses serve, from 2.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.

    Source: Chen et al., "THOR, trace-based hardware-driven layer-oriented natural gradient descent
    computation" (AAAI 2021), equations 3 to 5; of convolutions Grosse & Martens, arXiv:1602.01573.

    >>> import engine
    >>> from engine import nn
    >>> net = nn.SequentialCell(nn.Dense(3, 4, activation="relu"), nn.Dense(4, 2))
    >>> rates, damping = engine.Tensor([0.1, 0.05]), engine.Tensor([0.03, 0.03])
    >>> optimizer = nn.thor(net, rates, damping, momentum=0.9, batch_size=8, frequency=2)
    >>> step = nn.TrainOneStepCell(nn.WithLossCell(net, nn.MSELoss()), optimizer)
    >>> x, label = engine.ops.ones((8, 3)), engine.ops.ones((8, 2))
    >>> first, second = float(step(x, label)), float(step(x, label))
    >>> second < first, type(net[0]).__name__
    (True, 'DenseThor')

    """
    return Thor(
        net,
        learning_rate,
        damping,
        momentum,
        weight_decay,
        loss_scale,
        batch_size,
        use_nesterov,
        decay_filter,
        split_indices,
        enable_clip_grad,
        frequency,
    )


class Thor(Optimizer):
    """The optimizer that `thor` makes; see there for arguments and errors.

    Attributes:
        frequency: How many steps the inverses serve.
        damping: As it was given.
        matrix_a: The inverses of A, one a gathering layer.
        matrix_g: Those of G.
        moments: The running sums.

    """

    _scalings: list[Scaling | None]
    _step: Step

    def __init__(
        self,
        net: Cell,
        learning_rate: Tensor,
        damping: Tensor,
        momentum: float,
        weight_decay: float,
        loss_scale: float,
        batch_size: int,
        use_nesterov: bool,
        decay_filter: Callable[[Parameter], Any],
        split_indices: Any,
        enable_clip_grad: bool,
        frequency: int,
    ) -> None:
        dampings = _numbers("thor(damping)", damping)
        _numbers("thor(learning_rate)", learning_rate)
        number("weight_decay", weight_decay)
        _check_further(decay_filter, split_indices, frequency)
        number("momentum", momentum)
        number("loss_scale", loss_scale, above=0.0)
        whole_number("batch_size", batch_size)
        switch("use_nesterov", use_nesterov)
        switch("enable_clip_grad", enable_clip_grad)
        # Only now, as after an error the network shall be as it was.
        gathering_network(net)
        super().__init__(learning_rate, net.trainable_params(), weight_decay, loss_scale)
        self.batch_size, self.frequency, self.split_indices = batch_size, frequency, split_indices
        self.use_nesterov, self.enable_clip_grad = use_nesterov, enable_clip_grad
        self.momentum = self.scalar("momentum", momentum)
        self.moments = self.slots("moments")
        self.damping, self._dampings = damping, dampings
        flags = tuple(bool(decay_filter(parameter)) for parameter in self.parameters)
        self.__dict__["decay_flags"] = flags
        self._decays = [float(weight_decay) if flag else 0.0 for flag in flags]
        self._take_layers(net)

    def _take_layers(self, net: Cell) -> None:
        """Find out which layer each parameter belongs to; not by assignment, they are not ours."""
        mine = {id(parameter) for parameter in self.parameters}
        found: dict[int, Scaling] = {}
        numbered = 0
        for _, cell in net.cells_and_names():
            for parameter, make in _scaled_of(cell):
                if id(parameter) in mine and id(parameter) not in found:
                    found[id(parameter)] = make(numbered)
                    numbered += bool(found[id(parameter)].kept)
            if isinstance(cell, Gathering):
                cell.renewal = Renewal(self.global_step, self.frequency)
        scalings = [found.get(id(parameter)) for parameter in self.parameters]
        self.__dict__["_scalings"] = scalings
        pairs = [scaling.kept for scaling in scalings if scaling is not None and scaling.kept]
        self.matrix_a = ParameterTuple(pair[0] for pair in pairs)
        self.matrix_g = ParameterTuple(pair[1] for pair in pairs)

    def get_frequency(self) -> int:
        """How many steps the inverses serve."""
        return self.frequency

    def construct(self, gradients: Any) -> bool:
        """Move every parameter one step; see `Optimizer`.

        Raises:
            StateError: If the list of dampings has no number for this step.
            MatrixError: If without damping a matrix has no inverse.

        """
        step = int(read(self.global_step)[0])
        if self._dampings.ndim and step >= len(self._dampings):
            expected = f"a step below {len(self._dampings)}, the length of its list"
            raise StateError(compose("thor(damping)", expected, f"step {step}"))
        return super().construct(gradients)

    def begin_step(self) -> None:
        """Renew the inverses where this step is due; `global_step` is already counted."""
        step = int(read(self.global_step)[0]) - 1
        damping = float(self._dampings[step] if self._dampings.ndim else self._dampings)
        self.__dict__["_step"] = Step(damping, self.batch_size, self.loss_scale)
        if step % self.frequency == 0:
            for scaling in self._scalings:
                if scaling is not None:
                    scaling.renew(self._step)

    numbers_each = 3
    plannable = False  # the inverses that scale gradients are no operators

    def step_numbers(self, rate: float, decay: float) -> tuple[float, ...]:
        """The rate, the decay and the momentum."""
        return rate, decay, float(read(self.momentum))

    def decayed(self, parameter: Any, gradient: Any, share: float) -> Any:
        """The gradient as it is: it is decayed when it is scaled."""
        return gradient

    def update(self, position: Any, parameter: Any, gradient: Any, *numbers: float) -> None:
        """Move one parameter, in place."""
        rate, decay, momentum = numbers
        scaling = self._scalings[position]
        if scaling is not None:
            gradient = scaling.scaled(gradient, self._step)
        if decay:
            gradient = gradient + decay * widened(parameter.array)
        if self.enable_clip_grad:
            length = (gradient * gradient).sum() ** 0.5
            gradient = gradient * (CLIPPED_TO / length.clip(CLIPPED_TO))
        moment = self.moments[position]
        ops.apply_momentum(parameter, moment, gradient, rate, momentum, self.use_nesterov)


def _scaled_of(cell: Any) -> list[tuple[Parameter, Callable[[int], Scaling]]]:
    """The parameters of a cell that are scaled, and what scales each, given a number for names."""
    match cell:
        case GatheringTable():
            return [(cell.embedding_table, partial(ByCounts, cell))]
        case Gathering():
            weight: Parameter = cast("Any", cell).weight
            return [(weight, partial(ByFactors, cell))]
        case LayerNorm():
            return [(one, lambda _: BySquare()) for one in (cell.gamma, cell.beta)]
    return []


def _numbers(where: str, value: Any) -> Any:
    """The numbers of a tensor that has one, or one a step."""
    if not isinstance(value, Tensor):
        raise ArgumentTypeError.of(where, "a Tensor", value)
    numbers = value.asnumpy()
    if numbers.ndim > 1 or not numbers.size or not (numbers >= 0).all():
        raise ArgumentValueError.of(where, "numbers from 0, one or one a step", str(numbers))
    return numbers


def _check_further(decay_filter: Any, split_indices: Any, frequency: Any) -> None:
    if not callable(decay_filter):
        raise ArgumentTypeError.of("thor(decay_filter)", "a function", decay_filter)
    if not isinstance(split_indices, list | tuple | None):
        raise ArgumentTypeError.of("thor(split_indices)", "a list or None", split_indices)
    if whole_number("frequency", frequency) < 2:
        raise ArgumentValueError.of("thor(frequency)", "a number from 2", frequency)
