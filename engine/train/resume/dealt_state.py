"""State of an optimizer that is dealt to processes: each saves its own, for as many processes."""

from __future__ import annotations

from typing import Any

from engine.context.processes import world
from engine.errors import CheckpointError, compose


def dealt_state(optimizer: Any) -> dict[str, int] | None:
    """Which of how many processes has this part of the state; None where each has all of it."""
    if getattr(optimizer, "is_dealt", False):
        return {"rank": world().rank, "count": len(world().ranks)}
    return None


def check_dealt(where: str, optimizer: Any, saved: dict[str, int] | None) -> None:
    """Pass over a checkpoint whose state of the optimizer is what this process needs.

    Raises:
        CheckpointError: If it is the part of another process, or of another number of them.

    """
    present = dealt_state(optimizer)
    if saved is None or saved == present:
        return
    expected = f"the optimizer's state of process {saved['rank']} of {saved['count']}"
    got = "a process that has all of it"
    if present is not None:
        got = f"process {present['rank']} of {present['count']}"
    hint = "as many processes, and enable_parallel_optimizer as it was"
    raise CheckpointError(compose(where, expected, got, hint))
