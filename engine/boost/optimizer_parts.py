"""An optimizer for each part of a network that trains alone at some steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine import nn
from engine.dtype import int32
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.tensor import Tensor

from .freeze_order import Turns

WHERE = "FreezeOpt"


class FreezeOpt(nn.Optimizer):
    """An optimizer for each group of parameters, and which of them moves at which step.

    Each group has a running state of its own, as in MindSpore; equal groups share one. Learning
    rate and counted steps are those of all, so a schedule goes on whichever group moves. The state
    of the first group keeps its names in checkpoints, that of group k has `boost_<k>.` before.

    Args:
        opt: An optimizer; each group's is one of its kind with its options.
        train_parameter_groups: The groups: parameters each, or dicts of them as optimizers take
            them. None: one, of all.
        train_strategy: The number of the group for each step; None: they take turns.

    Called with one gradient a parameter, as any optimizer, it moves the first group.

    Attributes:
        opts: The optimizers.
        turns: The number of the group for each step of a round.

    Raises:
        ArgumentTypeError: If an argument has another type.
        ArgumentValueError: If there are steps but no groups, a number of a group is no int or has
            no group, or a tensor of them is not one-dimensional int32.

    >>> from engine import nn
    >>> net = nn.SequentialCell(nn.Dense(2, 2), nn.Dense(2, 1))
    >>> weights = net.trainable_params()
    >>> freeze = FreezeOpt(nn.SGD(weights, 0.1), [weights, weights[2:]], [0, 1, 1])
    >>> [len(one.parameters) for one in freeze.opts], freeze.turns[2]
    ([4, 2], 1)

    """

    def __init__(
        self, opt: nn.Optimizer, train_parameter_groups: Any = None, train_strategy: Any = None
    ) -> None:
        # No parameters, rates or counter of its own: they are those of the first group.
        nn.Cell.__init__(self, auto_prefix=False)
        if not isinstance(opt, nn.Optimizer):
            raise ArgumentTypeError.of(f"{WHERE}(opt)", "an Optimizer", opt)
        groups = _groups(opt, train_parameter_groups, train_strategy)
        self.opts: Any = nn.CellList(_optimizers(opt, groups), auto_prefix=False)
        self.turns = Turns(_turns(train_strategy, len(groups)))
        given = train_strategy is not None
        self.train_strategy = Tensor(self.turns.numbers()) if given else None
        self._take_over(opt)

    def _take_over(self, opt: nn.Optimizer) -> None:
        """What callbacks and training cells ask of an optimizer is answered by the first one."""
        first = self.opts[0]
        object.__setattr__(self, "single_opt", opt)
        self._keep_given(opt.init_params["params"], opt.init_learning_rate)
        self.parameters = opt.parameters
        self.global_step = first.global_step
        self.loss_scale, self.weight_decay = opt.loss_scale, opt.weight_decay
        self.unique = opt.unique
        self.is_group, self.is_group_lr = opt.is_group, opt.is_group_lr
        self.dynamic_lr = opt.dynamic_lr
        self._decays, self._centralized = opt._decays, opt._centralized

    @property
    def learning_rate(self) -> Any:
        """What holds the rate: that of the optimizer that was given."""
        return self.single_opt.learning_rate

    def construct(self, gradients: Sequence[Any]) -> Any:
        """Have the first group's optimizer move its parameters one step."""
        given = zip(self.parameters, gradients, strict=True)
        found = {id(parameter): gradient for parameter, gradient in given}
        return self.opts[0]([found[id(one)] for one in self.opts[0].parameters])

    def get_lr_parameter(self, param: Any) -> Any:
        """What holds the rate of a parameter, or of each in a list; see `Optimizer`."""
        return self.single_opt.get_lr_parameter(param)

    def _rates_at(self, step: int) -> list[float]:
        return self.single_opt._rates_at(step)


def _optimizers(opt: nn.Optimizer, groups: list[list[Any]]) -> list[nn.Optimizer]:
    """One for each group, the same one for equal groups, all with one rate and one count."""
    made: dict[Any, nn.Optimizer] = {}
    for k, group in enumerate(groups):
        key = _key(group)
        if key not in made:
            made[key] = opt.remade(group)
            if k:
                _go_with(made[key], made[_key(groups[0])], f"boost_{k}.")
    return [made[_key(group)] for group in groups]


def _key(group: list[Any]) -> Any:
    """The same for groups that hold the same parameters and say the same of them."""
    return tuple(
        tuple((name, _key(value) if isinstance(value, list) else id(value)) for name, value in said)
        if (said := item.items() if isinstance(item, dict) else None)
        else id(item)
        for item in group
    )


def _go_with(optimizer: nn.Optimizer, first: nn.Optimizer, prefix: str) -> None:
    """Count steps with the first one; what else is not shared is named apart."""
    optimizer.global_step = first.global_step
    if isinstance(optimizer, nn.LARS):
        optimizer.opt.global_step = first.global_step
    shared = {id(one) for one in (*first.get_parameters(), *optimizer.parameters)}
    for parameter in optimizer.get_parameters():
        if id(parameter) not in shared:
            parameter.name = prefix + parameter.name


def _groups(opt: nn.Optimizer, groups: Any, strategy: Any) -> list[list[Any]]:
    where = f"{WHERE}(train_parameter_groups)"
    if groups is None:
        if strategy is not None:
            raise ArgumentValueError.of(where, "groups for train_strategy", "None")
        return [list(opt.init_params["params"])]
    if not isinstance(groups, tuple | list):
        raise ArgumentTypeError.of(where, "a tuple or list of groups", groups)
    for group in groups:
        if not isinstance(group, tuple | list):
            raise ArgumentTypeError.of(where, "groups that are tuples or lists", group)
    if not groups or not all(groups):
        raise ArgumentValueError.of(where, "groups with parameters", "one without")
    mine = {id(parameter) for parameter in opt.parameters}
    for parameter in _members(groups):
        if id(parameter) not in mine:
            got = repr(getattr(parameter, "name", parameter))
            raise ArgumentValueError.of(where, "parameters of the optimizer", got)
    return [list(group) for group in groups]


def _members(groups: Any) -> Iterator[Any]:
    for group in groups:
        for item in group:
            yield from item.get("params", ()) if isinstance(item, dict) else (item,)


def _turns(strategy: Any, groups: int) -> tuple[int, ...]:
    """The number of the group for each step of a round."""
    where = f"{WHERE}(train_strategy)"
    if strategy is None:
        return tuple(range(groups))
    if isinstance(strategy, Tensor):
        if len(strategy.shape) != 1 or strategy.dtype != int32:
            got = f"{strategy.dtype} of shape {tuple(strategy.shape)}"
            raise ArgumentValueError.of(where, "an int32 tensor of one axis", got)
        strategy = strategy.asnumpy().tolist()
    if not isinstance(strategy, tuple | list):
        raise ArgumentTypeError.of(where, "None, a tuple, a list or a Tensor", strategy)
    for one in strategy:
        if isinstance(one, bool) or not isinstance(one, int) or not 0 <= one < groups:
            raise ArgumentValueError.of(where, f"whole numbers from 0 below {groups}", repr(one))
    if not strategy:
        raise ArgumentValueError.of(where, "a number for each step", "none")
    return tuple(strategy)
