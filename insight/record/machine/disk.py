"""What the disks do, and how full the one is that the run lies on."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import psutil

from .rate import Rate

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

USAGE, READ, WRITTEN = "machine/disk/usage", "machine/disk/read", "machine/disk/write"


class Disk:
    """Percent of the run's file system that is taken; bytes a second of all disks, both ways.

    Args:
        folder: The run's.

    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read, self._written = Rate(), Rate()
        self.read()

    def read(self) -> Mapping[str, float]:
        """By tag; without the rates where the system tells of no disk, as in some containers."""
        found: dict[str, float | None] = {USAGE: self._usage()}
        counted = psutil.disk_io_counters(nowrap=False)
        if counted is not None:
            now = time.monotonic()
            found[READ] = self._read.of(counted.read_bytes, now)
            found[WRITTEN] = self._written.of(counted.write_bytes, now)
        return {tag: value for tag, value in found.items() if value is not None}

    def _usage(self) -> float | None:
        try:
            return float(psutil.disk_usage(str(self._folder)).percent)
        except OSError:  # the folder was moved, or its disk is gone
            return None
