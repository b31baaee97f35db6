"""What a call of one cell does beyond its `construct`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.dtype import DType

from ._handle import HookList


@dataclass
class CallHooks:
    """What is called around one cell, in the order of its registration."""

    before: HookList = field(default_factory=HookList)
    after: HookList = field(default_factory=HookList)
    backward_before: HookList = field(default_factory=HookList)
    backward_after: HookList = field(default_factory=HookList)


@dataclass(frozen=True)
class Recomputing:
    """What `Cell.recompute` was asked for; the first is acted on here, the others are kept.

    Attributes:
        context_fn: Makes what is entered around the first run and what around the second, or None.
        options: What concerns communication between devices, and MindSpore's two ways to do it.

    """

    context_fn: Callable[[], Any] | None = None
    options: Mapping[str, bool] = field(default_factory=dict)


@dataclass
class CallPlan:
    """Everything that was asked for on one cell; a cell without any has none, and runs faster.

    Attributes:
        hooks: The user's functions.
        by_hand: Whether the class has a `bprop`.
        checks_bprop: Whether what `bprop` returns is checked.
        precision: The floating type to compute in, or None.
        inputs: What `set_inputs` has recorded, or None.
        recomputing: How what happens inside is computed again for gradients; None: it is kept.

    """

    hooks: CallHooks = field(default_factory=CallHooks)
    by_hand: bool = False
    checks_bprop: bool = False
    precision: DType | None = None
    inputs: tuple[Any, ...] | None = None
    recomputing: Recomputing | None = None


def first_plan(cell: Any) -> CallPlan | None:
    """What a new cell starts with."""
    return CallPlan(by_hand=True) if hasattr(type(cell), "bprop") else None


def plan_of(cell: Any) -> CallPlan:
    """The plan of a cell, to write into."""
    if cell._call_plan is None:
        cell._call_plan = CallPlan()
    return cell._call_plan
