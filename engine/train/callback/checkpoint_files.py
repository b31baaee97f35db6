"""The files of one training's checkpoints: their names, and which of them are kept."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path


def free_prefix(directory: str | os.PathLike[str], prefix: str, suffix: str) -> str:
    """A prefix that no checkpoint in the folder has: `CKP`, else `CKP_1`, `CKP_2` …

    An earlier training's files are neither overwritten nor counted among those kept.
    """
    pattern = re.compile(re.escape(prefix) + r"(?:_(\d+))?-\d+_\d+" + re.escape(suffix))
    matches = [pattern.fullmatch(path.name) for path in Path(directory).glob(f"*{suffix}")]
    numbers = [int(match[1] or 0) for match in matches if match]
    return f"{prefix}_{max(numbers) + 1}" if numbers else prefix


def checkpoint_name(prefix: str, epoch: int, step: int, suffix: str) -> str:
    """What the checkpoint of a step of an epoch is called, both from 1."""
    return f"{prefix}-{epoch}_{step}{suffix}"


class KeptFiles:
    """The checkpoints that this training wrote and has not removed.

    Args:
        most: How many are kept, the newest; 0 for no such limit.
        minutes: Without `most`: keep one, the last, of each so many minutes.

    """

    def __init__(self, most: int, minutes: int | None) -> None:
        self.paths: list[Path] = []
        self._most = most
        self._span_s = (minutes or 0) * 60
        self._span_began = time.monotonic()

    def add(self, path: Path) -> None:
        """Count a file that was just written, and remove what it replaces."""
        now = time.monotonic()
        in_span = now - self._span_began < self._span_s
        if path in self.paths:  # a prefix of your own may give one name twice
            self.paths.remove(path)
        if self._most:
            self._drop(len(self.paths) + 1 - self._most)
        elif in_span and self.paths:
            self._drop_last()
        elif not in_span:
            self._span_began = now
        self.paths.append(path)

    def _drop(self, count: int) -> None:
        for path in self.paths[: max(count, 0)]:
            path.unlink(missing_ok=True)
        self.paths = self.paths[max(count, 0) :]

    def _drop_last(self) -> None:
        self.paths.pop().unlink(missing_ok=True)
