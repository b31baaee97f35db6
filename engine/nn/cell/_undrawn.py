"""Cells whose parameters were made without their initial values: the first call draws them."""

from __future__ import annotations

from typing import Any

from ._plan import CallPlan, plan_of


def note_undrawn(cell: Any, member: Any) -> None:
    """Take note of a member that is a parameter without its initial values, or holds one."""
    if getattr(member, "undrawn", None) is not None or _may_hold(member):
        plan_of(cell).undrawn = True


def _may_hold(member: Any) -> bool:
    plan = getattr(member, "_call_plan", None)
    return plan is not None and plan.undrawn


def draw_all(cell: Any, plan: CallPlan) -> None:
    """Draw the initial values of all parameters in a cell that are still without."""
    plan.undrawn = False
    for parameter in cell.get_parameters():
        parameter.init_data()
