"""The checkpoint that all processes of a training go on from: the newest step that each has."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from engine.context.processes import Communicator, told_by_all
from engine.train.resume.found import saved_at
from engine.train.resume.saved import Saved
from engine.train.resume.search import Check

_logger = logging.getLogger("engine.train")
_NONE = -1


def agreed(
    resume: Any, callbacks: Iterable[Any], check: Check, processes: Communicator
) -> Saved | None:
    """What this process goes on from, at the step that all go on from; None where they begin.

    Each looks below the folder in its own, `rank_<rank>`, if there is one.

    Raises:
        CheckpointError: If a file is damaged or of another training, or no file is whole.
        StateError: If a process has left.

    """
    own = _own(resume, processes.rank)
    saved = saved_at(own, callbacks, check)
    while True:
        steps = told_by_all(_step(saved), processes)
        least = min(steps)
        if max(steps) == least:
            return saved
        if least == _NONE:
            told = "resume: a process has nothing to go on from, of steps %s; the training begins."
            _logger.warning(told, [step for step in steps if step != _NONE])
            return None
        if _step(saved) > least:
            saved = saved_at(own, callbacks, check, most_steps=least)


def _step(saved: Saved | None) -> int:
    return _NONE if saved is None else int(saved.state["step"])


def _own(resume: Any, rank: int) -> Any:
    """The folder of a process below the one that was told, or the file of its name in it."""
    if not isinstance(resume, str | Path):
        return resume
    path = Path(resume)
    folder = path if path.is_dir() else path.parent
    own = folder / f"rank_{rank}"
    if not own.is_dir():
        return resume
    return own if path.is_dir() else own / path.name
