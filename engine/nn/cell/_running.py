"""One call of a cell of which more was asked than its `construct`."""

from __future__ import annotations

from typing import Any

from engine.autodiff import recording
from engine.ops.precision import computing_in

from ._by_hand import run_by_hand
from ._hooks import run_with_hooks
from ._passage import Many
from ._plan import CallPlan


def run(cell: Any, plan: CallPlan, args: Many, kwargs: dict[str, Any]) -> Any:
    """What calling the cell returns: its hooks see what `construct` takes and gives."""

    def compute(args: Many, kwargs: dict[str, Any]) -> Any:
        if plan.precision is None:
            return _computed(cell, plan, args, kwargs)
        with computing_in(plan.precision):
            return _computed(cell, plan, args, kwargs)

    return run_with_hooks(cell, plan.hooks, args, kwargs, compute)


def _computed(cell: Any, plan: CallPlan, args: Many, kwargs: dict[str, Any]) -> Any:
    if plan.by_hand and recording():
        return run_by_hand(cell, plan, args, kwargs)
    return cell.construct(*args, **kwargs)
