"""The two networks of `insight landscape --between`, from what a user calls them."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from insight.errors import PathError, SummaryError, SummaryValueError, compose

if TYPE_CHECKING:
    from .trainings import Kept

_WHERE = "--between"
_FOLDER = "ckpt_dir"  # of a run, whose name says more


@dataclass(frozen=True)
class End:
    """A checkpoint at an end of an interpolation.

    Attributes:
        file: Its file.
        run: The name of the folder of its run; empty for a run's own.
        step: Its step or epoch; None where nothing says it.
        unit: What the step counts.
        whereabouts: Where that run lies, from the home of landscapes; empty for a run's own.

    """

    file: Path
    run: str = ""
    step: int | None = None
    unit: str = ""
    whereabouts: str = ""

    @property
    def name(self) -> str:
        """What people call it."""
        own = self.file.stem if self.step is None else f"{self.unit} {self.step}"
        return f"{self.run}, {own}" if self.run else own

    @property
    def label(self) -> str:
        """The part of a file's name that stands for it: letters, digits, `.`, `-` and `_`."""
        own = self.file.stem if self.step is None else str(self.step)
        return re.sub(r"[^\w.-]+", "-", f"{self.run}-{own}" if self.run else own)

    @property
    def told(self) -> dict[str, Any]:
        """What is kept of it; JSON."""
        told = {"name": self.name, "run": self.run, "step": self.step, "unit": self.unit}
        return told | ({"whereabouts": self.whereabouts} if self.whereabouts else {})


def end_of(text: str, folder: Path, home: Path) -> End:
    """The checkpoint that a text names: a step of `folder`, a file, or another run's last one.

    Args:
        text: `first`, `last` or a number, of the checkpoints of `folder`; or a path, as it stands
            or from `folder`, of a checkpoint or of a folder of them.
        folder: What landscapes are drawn of.
        home: Where they are kept.

    Raises:
        PathError: If there is nothing of that name.
        SummaryValueError: If the training has no checkpoint of that number.

    """
    if text in {"first", "last"} or text.isdecimal():
        return _of_step(text, folder)
    path = next((one for one in (Path(text), folder / text) if one.exists()), None)
    if path is None:
        expected = "a step of the training, a checkpoint's file, or another run"
        raise PathError(compose(_WHERE, expected, f"{text}, which is not there"))
    run, where = _named_run(path.resolve(), folder.resolve(), home.resolve())
    if path.is_file():
        return End(path, run, whereabouts=where)
    kept = _kept(path)
    step, file = list(kept.files.items())[-1]
    return End(file, run, step, kept.unit, where)


def _of_step(text: str, folder: Path) -> End:
    kept = _kept(folder)
    steps = list(kept.files)
    step = {"first": steps[0], "last": steps[-1]}.get(text)
    step = int(text) if step is None else step
    if step not in kept.files:
        shown = ", ".join(map(str, steps[:8])) + (", …" if len(steps) > 8 else "")
        raise SummaryValueError.of(_WHERE, f"a {kept.unit} with a checkpoint: {shown}", text)
    return End(kept.files[step], "", step, kept.unit)


def samples_of(folder: Path) -> int | None:
    """How many samples the collector was told; None where nothing says it."""
    try:
        return _kept(folder).samples
    except SummaryError:  # a folder for results only
        return None


def _kept(folder: Path) -> Kept:
    from .trainings import kept_in

    kept = kept_in(folder)
    if not kept.files:
        raise SummaryValueError.of(str(folder), "checkpoints", "none")
    return kept


def _named_run(own: Path, folder: Path, home: Path) -> tuple[str, str]:
    """Name and whereabouts of the run that a file or folder is of; empty for that of `folder`."""
    run = _run_of(own)
    if run == _run_of(folder):
        return "", ""
    try:
        return run.name, Path(os.path.relpath(run, home)).as_posix()
    except ValueError:  # on another drive of Windows
        return run.name, run.as_posix()


def _run_of(own: Path) -> Path:
    """The folder that is called as a run is: it holds a file, or the folder of its checkpoints."""
    holder = own if own.is_dir() else own.parent
    return holder.parent if holder.name == _FOLDER else holder
