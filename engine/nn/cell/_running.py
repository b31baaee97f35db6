"""One call of a cell of which more was asked than its `construct`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.autodiff import casting, cutter, forward_only, recording, repeating
from engine.context.processes import until_release
from engine.nn.initializer.skipped import are_skipped
from engine.ops.offload import offloaded
from engine.ops.precision import computing_in, in_type
from engine.ops.recompute import recompute

from ._by_hand import run_by_hand
from ._hooks import run_with_hooks
from ._inputs import check_inputs
from ._passage import Many
from ._plan import CallPlan
from ._stage_line import stages
from ._staged import computed_after, stage_after, staged
from ._undrawn import draw_all

_NOTHING = CallPlan()


def run(cell: Any, asked: CallPlan | None, args: Many, kwargs: dict[str, Any]) -> Any:
    """What calling the cell returns: its hooks see what `construct` takes and gives."""
    plan = asked or _NOTHING
    if plan.undrawn and not are_skipped():
        draw_all(cell, plan)
    if plan.stage is not None and stages() > 1:
        called = partial(_called, cell, plan)
        return staged(cell, plan.stage, called, args, kwargs, follows=False)
    if until_release and (stage := stage_after(cell, args, kwargs)) is not None:
        return staged(cell, stage, partial(_called, cell, plan), args, kwargs, follows=True)
    if plan.cut and (cutting := cutter()) is not None:
        strategies = cell._parallel_hints.layout.inputs
        return cutting.cell(partial(_called, cell, plan), strategies, args, kwargs)
    return _called(cell, plan, *args, **kwargs)


def _called(cell: Any, plan: CallPlan, *args: Any, **kwargs: Any) -> Any:
    if plan.inputs:
        check_inputs(cell, plan.inputs, args, kwargs)

    if not plan.hooks:
        return _typed(cell, plan, args, kwargs)
    return run_with_hooks(cell, plan.hooks, args, kwargs, partial(_typed, cell, plan))


def _typed(cell: Any, plan: CallPlan, args: Many, kwargs: dict[str, Any]) -> Any:
    if plan.precision is not None:
        with computing_in(plan.precision):
            return _kept(cell, plan, args, kwargs)
    if plan.casts is None:
        return _kept(cell, plan, args, kwargs)
    with casting(plan.casts):
        out = _kept(cell, plan, args, kwargs)
    return out if plan.gives is None else computed_after(cell, in_type, out, plan.gives)


def _kept(cell: Any, plan: CallPlan, args: Many, kwargs: dict[str, Any]) -> Any:
    if plan.offloading is None:
        return _computed(cell, plan, args, kwargs)
    with offloaded(plan.offloading):
        return _computed(cell, plan, args, kwargs)


def _computed(cell: Any, plan: CallPlan, args: Many, kwargs: dict[str, Any]) -> Any:
    if plan.by_hand and recording() and not forward_only():
        return run_by_hand(cell, plan, args, kwargs)
    if plan.recomputing is not None:
        block = _within(plan.recomputing.context_fn, cell.construct)
        return recompute(block, *args, **kwargs)
    return cell.construct(*args, **kwargs)


def _within(context_fn: Any, construct: Callable[..., Any]) -> Callable[..., Any]:
    """`construct`, inside what the user wants around its first and around its second run."""
    if context_fn is None:
        return construct

    def block(*args: Any, **kwargs: Any) -> Any:
        first, again = context_fn()
        with again if repeating() else first:
            return construct(*args, **kwargs)

    return block
