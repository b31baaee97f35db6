"""What goes on beside a run until it ends: each begins with it, and is closed before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .open_run import Run


def begin_beside(run: Run, machine: float | None) -> None:
    """Begins what records beside a run; each part is given to `run.accompany`.

    Args:
        run: The run, open.
        machine: Seconds between two looks at the machine; None for none.

    """
