"""What is to run on several processes, and how that ended."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .ends import End


@dataclass(frozen=True)
class Asked:
    """What is to run.

    Attributes:
        count: How many ranks.
        program: The script or the module, and its arguments.
        is_module: Whether it is a module.
        is_labelled: Whether each line that a rank prints begins with its number.
        is_traced: Whether Ctrl-C shows where the ranks were.

    """

    count: int
    program: tuple[str, ...]
    is_module: bool = False
    is_labelled: bool = False
    is_traced: bool = False

    def words(self) -> dict[str, Any]:
        """What each rank is told."""
        return {
            "count": self.count,
            "program": self.program,
            "is_module": self.is_module,
            "is_traced": self.is_traced,
            "command": self._command(),
        }

    def _command(self) -> tuple[str, ...]:
        """The words that run all of it again: what runs record as their command."""
        start = (sys.executable, "-m", "insight", "launch", "-n", str(self.count))
        return (*start, *(("-m",) if self.is_module else ()), *self.program)


@dataclass(frozen=True)
class Outcome:
    """How a job ended.

    Attributes:
        end: The bad end of a rank that the others followed; None where none ended badly.
        signal: The signal that ended the job, of those that came to `insight launch`.
        launcher: How MPI's launcher ended, where that ended the job.
        last: The last lines of that rank, or of the launcher.
        is_line_open: Whether the last line that was passed on has no end.

    """

    end: End | None = None
    signal: int | None = None
    launcher: str | None = None
    last: tuple[bytes, ...] = ()
    is_line_open: bool = False
