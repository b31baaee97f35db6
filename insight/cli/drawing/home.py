"""Where landscapes of a folder go: to the run that it lies in, so that it becomes none itself."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_COLLECTED = "ckpt_dir"  # of a run, whose name says more
_LEVELS = 2  # above a folder: `run/checkpoints` and `run/checkpoints/best` are of the run


@dataclass(frozen=True)
class Home:
    """A folder for landscapes.

    Attributes:
        folder: The run's, or that of the checkpoints where they lie in none.
        label: What tells them from others of the run; empty for its own.

    """

    folder: Path
    label: str = ""

    def named(self, name: str) -> str:
        """A name that no other folder's landscapes have there.

        >>> from pathlib import Path
        >>> Home(Path("run"), "saved").named("pca_1_4"), Home(Path("run")).named("pca_1_4")
        ('saved_pca_1_4', 'pca_1_4')

        """
        return f"{self.label}_{name}" if self.label else name


def home_of(folder: Path) -> Home:
    """The home of what is drawn of a folder: the folder itself, or the run that it lies in."""
    whole = folder.resolve()
    for run in (whole, *whole.parents[:_LEVELS]):
        if _is_run(run):
            inside = whole.relative_to(run).as_posix()
            label = "" if inside in {".", _COLLECTED} else re.sub(r"[^\w.-]+", "-", inside)
            return Home(folder if run == whole else run, label)
    return Home(folder)


def _is_run(folder: Path) -> bool:
    from insight.format.names import is_lineage, is_summary

    with suppress(OSError):  # one that may not be listed is none of ours
        return any(is_summary(one.name) or is_lineage(one.name) for one in folder.iterdir())
    return False
