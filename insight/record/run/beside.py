"""What goes on beside a run until it ends: each begins with it, and is closed before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .open_run import Run


def begin_beside(run: Run, *, console: bool) -> None:
    """Begins what records beside a run; each part is given to `run.accompany`.

    Args:
        run: The run, open.
        console: Whether what the program prints is recorded.

    """
