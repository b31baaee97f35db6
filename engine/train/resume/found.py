"""The checkpoint that a training goes on from: a file, or the newest whole one of a folder."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, CheckpointError, compose
from engine.train.callback.checkpoint import ModelCheckpoint
from engine.train.callback.checkpoint_config import CheckpointConfig
from engine.train.folders import check_path

from .saved import HINT, WHERE, Saved, codecs, opened
from .search import Check, Search

_logger = logging.getLogger("engine.train")


def saved_at(
    resume: Any, callbacks: Iterable[Any], check: Check, most_steps: int | None = None
) -> Saved | None:
    """What a training goes on from, or None where nothing is yet.

    Of a folder that is the newest whole checkpoint of the saver's prefix, in any format; or what
    the same training saved later under another one. Where none has that prefix, others count, too:
    if `check` passes them over without an error. A warning says which is taken then.

    Args:
        resume: A file or a folder.
        callbacks: Those of the training. The first `ModelCheckpoint`, or the first resumable one,
            says how the files are called and encrypted; without one, the states in the files of a
            folder say which is newest.
        check: Passes over a checkpoint that the training can go on from.
        most_steps: Of a folder, a checkpoint with more steps is passed over; None: none is.

    Raises:
        ArgumentTypeError: If `resume` is no path.
        ArgumentValueError: If no file can have it.
        CheckpointError: If the file is damaged or holds no state of a training, or no file of the
            folder is whole.

    """
    if not isinstance(resume, str | os.PathLike):
        raise ArgumentTypeError.of(WHERE, "the path of a checkpoint or a folder", resume)
    check_path(WHERE, resume)
    savers = [one for one in callbacks if isinstance(one, ModelCheckpoint)]
    saver = next((one for one in savers if one.config.resumable), savers[0] if savers else None)
    config = CheckpointConfig() if saver is None else saver.config
    path = Path(resume)
    if path.is_dir():
        prefix = None if saver is None else saver.prefix
        return Search(path, config, prefix, check, most_steps).found()
    if not path.is_file():
        if path.suffix in codecs():
            _logger.warning("resume: there is no file %s yet; the training begins.", path)
        return None
    saved = opened(path, config)
    if saved is None:
        where, got = f"resume from {path}", "a checkpoint of parameters alone"
        raise CheckpointError(compose(where, "the state of a training", got, HINT))
    return saved
