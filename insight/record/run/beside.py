"""What goes on beside a run until it ends: each begins with it, and is closed before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from .open_run import Run


class Beside(Protocol):
    """Something that records beside the training; it holds no run, for that would keep it open."""

    def close(self) -> None:
        """Ends it, once."""


def begun_beside(run: Run, machine: float | None, console: bool) -> list[Beside]:
    """What records beside a run, from now on.

    Args:
        run: The run, open.
        machine: Seconds between two looks at the machine; None for none.
        console: Whether what the program prints is recorded.

    """
    wanted: list[Any] = []
    return wanted
