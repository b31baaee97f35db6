"""The file beside the events that samples go to."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from insight.format.record_time import HEAD_BYTES, recorded_at
from insight.record.folder import RunFolder
from insight.record.scalar_step import ScalarSteps
from insight.record.stream import EventStream

from .earlier_samples import SUFFIX, last_sample

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from insight.format.ending import Word
    from insight.format.names import EventFileName

_LOGGER = logging.getLogger("insight.record")


class MachineFile:
    """Samples of one process, each brought to the disk as it comes.

    It is a file of its own, so that a training's steps, its files' sizes and what survives are as
    they were without it. What the disk refuses is lost; the recorder has a word for that.

    Args:
        directory: The run's folder.
        name: Of the recorder's first event file.
        limit: Bytes a file may have, or None.

    """

    def __init__(self, directory: Path, name: EventFileName, limit: int | None) -> None:
        self._folder = RunFolder(directory)
        self._stream = EventStream(
            self._folder, replace(name, suffix=SUFFIX), versioned=True, limit=limit
        )
        self._scalars = ScalarSteps()
        self._number = last_sample(directory, name.device or 0)
        self._newest: float | None = None

    def write(self, sample: Mapping[str, float]) -> None:
        """Record one sample, under the next number."""
        record = self._scalars.record(self._number + 1, tuple(sample), sample.values())
        try:
            self._let_go_of_lost()
            self._stream.append(record)
        except OSError as error:
            _LOGGER.debug("A sample of the machine is not recorded: %s", error)
            return
        self._number += 1
        self._newest = recorded_at(record[:HEAD_BYTES])
        self._sync()

    def close(self, word: Word) -> None:
        """End the file with the word that the recorder ends with."""
        try:
            if self._newest is not None:
                self._stream.end(self._newest, word, makes_file=False)
                self._sync()
            self._stream.close()
        except OSError as error:
            _LOGGER.debug("The samples of the machine have no end: %s", error)
        self._folder.close()

    def _let_go_of_lost(self) -> None:
        """Write no more to a file that was deleted, or whose disk is gone."""
        self._stream.let_go(self._stream.lost_file())

    def _sync(self) -> None:
        calls: list[Callable[[], None]] = []
        with suppress(OSError):  # a disk that refuses is tried again with the next sample
            self._stream.drop_deleted()
            self._stream.add_syncers(calls)
        for call in calls:
            with suppress(OSError):
                call()

    def after_fork(self) -> None:
        """In a forked child: the file is its parent's."""
        self._stream.after_fork(is_recorded=True)
