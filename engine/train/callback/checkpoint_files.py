"""The files of one training's checkpoints: their names, and which of them are kept."""

from __future__ import annotations

import itertools
import logging
import os
import re
import time
from pathlib import Path
from typing import Any

_logger = logging.getLogger("engine.train")


def free_prefix(directory: str | os.PathLike[str], prefix: str, suffix: str) -> str:
    """A prefix that no checkpoint in the folder has: `CKP`, else `CKP_1`, `CKP_2` …

    An earlier training's files are neither overwritten nor counted among those kept.
    """
    pattern = re.compile(re.escape(prefix) + r"(?:_(\d+))?-\d+_\d+" + re.escape(suffix))
    matches = [pattern.fullmatch(path.name) for path in Path(directory).glob(f"*{suffix}")]
    numbers = [int(match[1] or 0) for match in matches if match]
    return f"{prefix}_{max(numbers) + 1}" if numbers else prefix


def is_of_prefix(chosen: str, prefix: str) -> bool:
    """Whether `free_prefix` may have chosen that for the prefix.

    >>> [is_of_prefix(chosen, "CKP") for chosen in ("CKP", "CKP_12", "CKP_a", "net")]
    [True, True, False, False]

    """
    return re.fullmatch(re.escape(prefix) + r"(?:_\d+)?", chosen) is not None


def checkpoint_name(prefix: str, epoch: int, step: int, suffix: str) -> str:
    """What the checkpoint of a step of an epoch is called, both from 1."""
    return f"{prefix}-{epoch}_{step}{suffix}"


def breakpoint_name(
    directory: str | os.PathLike[str], prefix: str, epoch: int, step: int, suffix: str
) -> str:
    """A name for what a failing training leaves; that of an earlier one's is not taken."""
    behind = f"_breakpoint{suffix}"
    taken = {path.name for path in Path(directory).glob(f"*{behind}")}
    prefixes = itertools.chain([prefix], (f"{prefix}_{number}" for number in itertools.count(1)))
    names = (checkpoint_name(free, epoch, step, behind) for free in prefixes)
    return next(name for name in names if name not in taken)


class KeptFiles:
    """The checkpoints that this training wrote and has not removed.

    Args:
        most: How many are kept, the newest; 0 for no such limit.
        minutes: Without `most`: of files that are younger when the next one comes, the oldest is
            kept. So there is the newest file, and one of about each so many minutes.

    """

    def __init__(self, most: int, minutes: int | None) -> None:
        self._written_at: dict[Path, float] = {}  # the oldest first
        self._most = most
        self._span_s = (minutes or 0) * 60
        self._last_at = time.monotonic()

    @property
    def paths(self) -> list[Path]:
        """The files, the oldest first."""
        return list(self._written_at)

    def add(self, path: Path) -> None:
        """Count a file that was just written, and remove what it replaces.

        What others removed or renamed meanwhile is not counted any more.
        """
        now = time.monotonic()
        self._written_at.pop(path, None)  # a prefix of your own may give one name twice
        self._written_at = {p: at for p, at in self._written_at.items() if p.exists()}
        if self._most:
            replaced = self.paths[: max(len(self._written_at) + 1 - self._most, 0)]
        elif now - self._last_at < self._span_s:
            young = [p for p, written in self._written_at.items() if now - written < self._span_s]
            replaced = young[1:]
        else:
            replaced = []
        for old in replaced:
            del self._written_at[old]
            _remove(old)
        self._written_at[path] = self._last_at = now

    def state_dict(self) -> dict[str, Any]:
        """The names of the files, how old each is, and how long ago the last was counted."""
        now = time.monotonic()
        ages = {path.name: now - written for path, written in self._written_at.items()}
        return {"ages_s": ages, "last_s": now - self._last_at}

    def load_state_dict(self, folder: Path, state: dict[str, Any]) -> None:
        """Count the same files again, those that are still there."""
        now = time.monotonic()
        found = {folder / name: now - age_s for name, age_s in state["ages_s"].items()}
        self._written_at = {path: written for path, written in found.items() if path.exists()}
        self._last_at = now - state["last_s"]


def _remove(path: Path) -> None:
    """An old file that stays is no reason to end a training."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        _logger.warning("An older checkpoint cannot be removed: %s", error)
