"""What a call of one cell does beyond its `construct`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.autodiff.changes import changes
from engine.autodiff.tape import Cast
from engine.dtype import DType
from engine.errors import ArgumentTypeError, ArgumentValueError

from ._handle import HookList


@dataclass
class CallHooks:
    """What is called around one cell, in the order of its registration."""

    before: HookList = field(default_factory=HookList)
    after: HookList = field(default_factory=HookList)
    backward_before: HookList = field(default_factory=HookList)
    backward_after: HookList = field(default_factory=HookList)

    def __bool__(self) -> bool:
        every = (self.before, self.after, self.backward_before, self.backward_after)
        return any(map(len, every))


@dataclass(frozen=True)
class Recomputing:
    """What `Cell.recompute` was asked for; the first is acted on here, the others are kept.

    Attributes:
        context_fn: Makes what is entered around the first run and what around the second, or None.
        options: What concerns communication between devices, and MindSpore's two ways to do it.

    """

    context_fn: Callable[[], Any] | None
    options: Mapping[str, bool]

    @classmethod
    def checked(
        cls, context_fn: Any, own: Mapping[str, bool], further: Mapping[str, bool]
    ) -> Recomputing:
        """Of MindSpore's own options and those that it takes as further ones.

        Raises:
            ArgumentTypeError: If an option is no bool, or `context_fn` cannot be called.
            ArgumentValueError: If there is no such further option.

        """
        unknown = [name for name in further if name not in _COMMUNICATION]
        if unknown:
            raise ArgumentValueError.of("recompute", f"options among {[*_COMMUNICATION]}", unknown)
        options = _COMMUNICATION | dict(further) | dict(own)
        for name, value in options.items():
            if not isinstance(value, bool):
                raise ArgumentTypeError.of(f"recompute({name})", "a bool", value)
        if context_fn is not None and not callable(context_fn):
            raise ArgumentTypeError.of("recompute(context_fn)", "a function", context_fn)
        return cls(context_fn, options)


_COMMUNICATION = {
    "mp_comm_recompute": True,
    "parallel_optimizer_comm_recompute": False,
    "recompute_slice_activation": False,
}


def checked_prefetch(given: Any) -> int:
    """For how many operators ahead, of what `Cell.offload` was given.

    Raises:
        ArgumentTypeError: If it is neither a str nor an int.
        ArgumentValueError: If it is another word than "Auto", or a negative number.

    """
    where = "offload(backward_prefetch)"
    if isinstance(given, bool) or not isinstance(given, str | int):
        raise ArgumentTypeError.of(where, "'Auto' or an int", given)
    if isinstance(given, str):
        if given != "Auto":
            raise ArgumentValueError.of(where, "'Auto' or a number", repr(given))
        return 1
    if given < 0:
        raise ArgumentValueError.of(where, "a number from 0", given)
    return given


@dataclass
class CallPlan:
    """Everything that was asked for on one cell; a cell without any has none, and runs faster.

    Attributes:
        hooks: The user's functions.
        by_hand: Whether the class has a `bprop`.
        checks_bprop: Whether what `bprop` returns is checked.
        precision: The floating type to compute in, or None.
        casts: Where there is none, what changes the inputs of operators; None: what does around.
        gives: With that, the floating type of what comes out; None: as it comes.
        inputs: What `set_inputs` has recorded, or None.
        recomputing: How what happens inside is computed again for gradients; None: it is kept.
        cut: Whether `Cell.shard` asked several processes to cut it.
        offloading: For how many operators ahead activations that were put away are asked for;
            None: they stay.
        stage: The stage of a pipeline that computes the cell, or None.
        undrawn: Whether parameters in it may be without their initial values.
        planned: Whether calls are planned, whatever the mode.

    """

    hooks: CallHooks = field(default_factory=CallHooks)
    by_hand: bool = False
    checks_bprop: bool = False
    precision: DType | None = None
    casts: Cast | None = None
    gives: DType | None = None
    inputs: tuple[Any, ...] | None = None
    recomputing: Recomputing | None = None
    offloading: int | None = None
    stage: int | None = None
    cut: bool = False
    undrawn: bool = False
    planned: bool = False


def first_plan(cell: Any) -> CallPlan | None:
    """What a new cell starts with."""
    return CallPlan(by_hand=True) if hasattr(type(cell), "bprop") else None


def plan_of(cell: Any) -> CallPlan:
    """The plan of a cell, to write into."""
    changes.note()
    if cell._call_plan is None:
        cell._call_plan = CallPlan()
    return cell._call_plan
