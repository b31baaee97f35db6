"""The checkpoint that a training goes on from: a file, or the newest whole one of a folder."""

from __future__ import annotations

import functools
import logging
import math
import os
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from engine.errors import ArgumentTypeError, CheckpointError, compose
from engine.train.callback.checkpoint import ModelCheckpoint
from engine.train.callback.checkpoint_config import CheckpointConfig
from engine.train.folders import check_path
from engine.train.serialization.formats import Codec, codec_of
from engine.train.serialization.load import read_values
from engine.train.serialization.training_state import state_in

_logger = logging.getLogger("engine.train")

WHERE = "Model(resume)"
HINT = "save with CheckpointConfig(resumable=True)"

Read = Callable[[Path], Mapping[str, Any]]


class Saved(NamedTuple):
    """A checkpoint with the state of a training.

    Attributes:
        path: The file.
        values: What it holds, by name.
        state: The training's state in it.

    """

    path: Path
    values: Mapping[str, Any]
    state: dict[str, Any]


def saved_at(resume: Any, callbacks: Iterable[Any]) -> Saved | None:
    """What a training goes on from, or None where nothing is yet.

    Args:
        resume: A file or a folder.
        callbacks: Those of the training. The first `ModelCheckpoint`, or the first resumable one,
            says how the files are called and encrypted; without one, the states in the files of a
            folder say which is newest.

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
    codec = codec_of(WHERE, config.format)
    read = functools.partial(_values, codec, config)
    suffix, prefix = codec.suffix, None if saver is None else saver.prefix
    path = Path(resume)
    if path.is_dir():
        return _newest(path, read, suffix, prefix)
    if not path.is_file():
        if path.suffix == suffix:
            _logger.warning("resume: there is no file %s yet; the training begins.", path)
        return None
    saved = _opened(path, read)
    if saved is None:
        where, got = f"resume from {path}", "a checkpoint of parameters alone"
        raise CheckpointError(compose(where, "the state of a training", got, HINT))
    return saved


def _values(codec: Codec, config: CheckpointConfig, path: Path) -> Mapping[str, Any]:
    return read_values(codec, path, config.enc_key, config.enc_mode, check_crc=True)


def _opened(path: Path, read: Read) -> Saved | None:
    """A checkpoint; None if it does not hold the state of a training.

    Raises:
        CheckpointError: If it is damaged, or cannot be read.

    """
    try:
        values = read(path)
    except OSError as error:
        raise CheckpointError(str(error)) from error
    where = f"resume from {path}"
    if not values:
        raise CheckpointError(compose(where, "a checkpoint", "an empty file"))
    state = state_in(where, values)
    return None if state is None else Saved(path, values, state)


def _newest(folder: Path, read: Read, suffix: str, prefix: str | None) -> Saved | None:
    paths = [path for path in folder.iterdir() if path.suffix == suffix and path.is_file()]
    ordered = newest_first(paths, prefix) if prefix else _by_state(paths, read)
    damaged: list[CheckpointError] = []
    for path in ordered:
        try:
            saved = _opened(path, read)
        except CheckpointError as error:
            damaged.append(error)
            _logger.warning("resume: %s The checkpoint before it is tried.", error)
            continue
        if saved is not None:
            return saved
    if damaged:
        raise damaged[0]
    if ordered:
        told = "resume: no checkpoint in %s holds the state of a training; it begins. Hint: %s."
        _logger.warning(told, folder, HINT)
    return None


def newest_first(paths: Iterable[Path], prefix: str) -> list[Path]:
    """The checkpoints of a prefix, the last training's last step first.

    >>> names = ["a-1_9.ckpt", "a-10_1.ckpt", "a_1-1_2.ckpt", "b-1_1.ckpt", "a-1_9_breakpoint.ckpt"]
    >>> [path.name for path in newest_first(map(Path, names), "a")]
    ['a_1-1_2.ckpt', 'a-10_1.ckpt', 'a-1_9.ckpt']

    """
    pattern = re.compile(re.escape(prefix) + r"(?:_(\d+))?-(\d+)_(\d+)")
    matches = {path: pattern.fullmatch(path.stem) for path in paths}
    orders = {path: [int(n or 0) for n in m.groups()] for path, m in matches.items() if m}
    return sorted(orders, key=lambda path: orders[path], reverse=True)


def _by_state(paths: Iterable[Path], read: Read) -> list[Path]:
    """All checkpoints: the training begun last, its last step first; others behind."""
    return sorted(paths, key=lambda path: _order(path, read), reverse=True)


def _order(path: Path, read: Read) -> tuple[float, float]:
    try:
        saved = _opened(path, read)
    except CheckpointError:  # it may be the newest: it is to be told of, not passed over
        return math.inf, path.stat().st_mtime
    return (0.0, 0.0) if saved is None else (saved.state["run"]["begun"], saved.state["step"])
