"""Where landscapes of a folder go: to the run that it lies in, so that it becomes none itself."""

from __future__ import annotations

import os
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
    """The home of what is drawn of a folder: the folder itself, or the run that it lies in.

    A run is a folder with event files; it is looked for in the folder, and in the two above it.
    What may not be listed is none. Links are followed.

    >>> import tempfile
    >>> from pathlib import Path
    >>> run = Path(tempfile.mkdtemp()).resolve()
    >>> (run / "saved").mkdir()
    >>> (run / "events.out.events.summary.1.0.host_MS").touch()
    >>> home = home_of(run / "saved")
    >>> home.folder == run, home.label
    (True, 'saved')

    """
    whole = folder.resolve()
    for run in (whole, *whole.parents[:_LEVELS]):
        if _is_run(run):
            inside = whole.relative_to(run).as_posix()
            label = "" if inside in {".", _COLLECTED} else _label_of(inside)
            return Home(folder if run == whole else run, label)
    return Home(folder)


def _label_of(inside: str) -> str:
    """A path as a part of a file's name, of which no two are alike.

    >>> _label_of("saved/best"), _label_of("saved-best"), _label_of("best of all")
    ('saved+best', 'saved-best', 'best%20of%20all')

    """
    return re.sub(r"[^\w.-]", lambda match: _code_of(match[0]), inside)


def _code_of(letter: str) -> str:
    from urllib.parse import quote_from_bytes

    return "+" if letter == "/" else quote_from_bytes(os.fsencode(letter), safe="")


def _is_run(folder: Path) -> bool:
    from insight.format.names import is_lineage, is_summary

    with suppress(OSError):  # one that may not be listed is none of ours
        return any(is_summary(one.name) or is_lineage(one.name) for one in folder.iterdir())
    return False
