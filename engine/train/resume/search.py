"""The search through a folder for the checkpoint that a training goes on from."""

from __future__ import annotations

import functools
import logging
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

from engine.errors import CheckpointError
from engine.train.callback.checkpoint_config import CheckpointConfig
from engine.train.serialization.formats import codec_of
from engine.train.serialization.training_state import Moment

from .saved import HINT, WHERE, Saved, codecs, moment_of, opened
from .series import Series, in_series

_logger = logging.getLogger("engine.train")


class Check(Protocol):
    """Passes over a checkpoint that a training can go on from."""

    def __call__(self, saved: Saved, *, has_left: bool) -> None:
        """Raise a CheckpointError if it cannot, or if it must have something left to do."""


class Search:
    """The search for the checkpoint of a folder that a training goes on from.

    Args:
        folder: Where the files are.
        config: How the saver writes its files.
        prefix: What its files are called; None where nobody says.
        check: Raises where the training cannot go on from a checkpoint, or, with `has_left`, where
            it would have nothing left to do.
        most_steps: A checkpoint with more steps is passed over; None: none is.

    """

    def __init__(
        self,
        folder: Path,
        config: CheckpointConfig,
        prefix: str | None,
        check: Check,
        most_steps: int | None = None,
    ) -> None:
        self._folder = folder
        self._config = config
        self._prefix = prefix
        self._check = check
        self._most_steps = most_steps
        self._is_found = False
        self._damaged: list[CheckpointError] = []
        self._unfit: list[CheckpointError] = []
        self._others: set[float] = set()  # when trainings began that this one is not
        paths = [path for path in folder.iterdir() if path.suffix in codecs()]
        look = functools.partial(moment_of, config=config)
        suffix = codec_of(WHERE, config.format).suffix
        self._series = [
            Series(paths, look, self._tell, is_own=key[0] == prefix)
            # Of files with one moment, the first is taken: one in the format that is saved.
            for key, paths in sorted(
                in_series(filter(Path.is_file, paths), prefix).items(),
                key=lambda one: (one[0][1] != suffix, one[0]),
            )
        ]

    def found(self) -> Saved | None:
        """What the training goes on from; None where it begins, which is told if files are there.

        Raises:
            CheckpointError: If files of the training are there, and none is whole.

        """
        if self._prefix is None:
            return self._of_anybody()
        own = [one for one in self._series if one.is_own]
        others = [one for one in self._series if not one.is_own]
        saved = self._newest(own)
        if saved is not None:
            self._is_found = True
            later = self._newest(others, after=saved) or saved
            self._tell_what_was_passed(own, later)
            return later
        if self._damaged:
            raise self._damaged[0]
        saved = self._newest(others, fitting=True)
        if saved is not None:
            told = "resume: no checkpoint of %r is in %s; the training goes on from %s."
            _logger.warning(told, self._prefix, self._folder, saved.path.name)
        elif self._unfit:
            told = "resume: %s It is passed over, and the training begins."
            _logger.warning(told, self._unfit[0])
        elif self._series:
            self._tell_of_none()
        return saved

    def _of_anybody(self) -> Saved | None:
        """The newest that this training can go on from.

        Nobody says whose a damaged file is: where it is all there is, to begin may lose a training.
        """
        saved = self._newest(self._series, fitting=True)
        if saved is None and (problems := self._damaged + self._unfit):
            raise problems[0]
        if saved is None and self._series:
            self._tell_of_none()
        for error in self._unfit if saved is not None else ():
            _logger.warning("resume: %s It is passed over.", error)
        return saved

    def _newest(
        self, series: Iterable[Series], *, fitting: bool = False, after: Saved | None = None
    ) -> Saved | None:
        """The newest whole checkpoint of some series.

        Args:
            series: Where to look.
            fitting: Whether it must be one that this training can go on from.
            after: It must be one that the training of this saved later.

        """
        while newest := max((one for one in series if one.newest), key=_moment_of, default=None):
            path, moment = newest.newest, _moment_of(newest)
            assert path is not None
            if after is not None and not _is_later(moment, after):
                newest.end()
            elif moment.begun in self._others or self._is_too_far(moment):
                newest.drop()
            elif saved := self._whole(path, fitting=fitting, is_same=after is not None):
                return saved
            else:
                newest.drop()
        return None

    def _is_too_far(self, moment: Moment) -> bool:
        return self._most_steps is not None and moment.step > self._most_steps

    def _whole(self, path: Path, *, fitting: bool, is_same: bool) -> Saved | None:
        try:
            saved = opened(path, self._config)
        except CheckpointError as error:
            self._tell(error)
            return None
        if saved is None or not (fitting or is_same):
            return saved
        try:
            # A training under another name that has ended is no reason to do nothing.
            self._check(saved, has_left=self._prefix is not None and not is_same)
        except CheckpointError as error:
            self._unfit.append(error)
            self._others.add(saved.state["run"]["begun"])
            return None
        return saved

    def _tell(self, error: CheckpointError) -> None:
        self._damaged.append(error)
        level = logging.DEBUG if self._is_found else logging.WARNING  # others' files are theirs
        _logger.log(level, "resume: %s The checkpoint before it is tried.", error)

    def _tell_of_none(self) -> None:
        told = "resume: no checkpoint in %s holds the state of a training; it begins. Hint: %s."
        _logger.warning(told, self._folder, HINT)

    def _tell_what_was_passed(self, own: Iterable[Series], saved: Saved) -> None:
        for passed in filter(None, (one.passed for one in own)):
            told = "resume: %s holds parameters alone; the training goes on from %s."
            _logger.warning(told, passed, saved.path.name)


def _moment_of(series: Series) -> Moment:
    assert series.moment is not None
    return series.moment


def _is_later(moment: Moment, saved: Saved) -> bool:
    begun, step = saved.state["run"]["begun"], saved.state["step"]
    return moment.begun == begun and moment.step > step
