"""A checkpoint with the state of a training: read as its name and its saver say."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from engine.errors import CheckpointError, compose
from engine.train.callback.checkpoint_config import CheckpointConfig
from engine.train.serialization.formats import Codec, codec_of, formats
from engine.train.serialization.load import read_values
from engine.train.serialization.training_state import NAME, Moment, moment_in, state_in
from insight.format.contents import every

WHERE = "Model(resume)"
HINT = "save with CheckpointConfig(resumable=True)"


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


@functools.cache
def codecs() -> dict[str, Codec]:
    """The formats by the endings of their files."""
    return {codec.suffix: codec for codec in formats().values()}


def opened(path: Path, config: CheckpointConfig) -> Saved | None:
    """A checkpoint; None if it does not hold the state of a training.

    Args:
        path: The file; its ending says its format.
        config: How the saver writes its files: the key opens those that may be encrypted.

    Raises:
        CheckpointError: If it is damaged, or cannot be read.

    """
    values = _values(path, config)
    where = f"resume from {path}"
    if not values:
        raise CheckpointError(compose(where, "a checkpoint", "an empty file"))
    state = state_in(where, values)
    return None if state is None else Saved(path, values, state)


def moment_of(path: Path, config: CheckpointConfig) -> Moment | None:
    """When the state of a checkpoint was saved, of which nothing else is read; None without one.

    Raises:
        CheckpointError: If it is damaged there, or cannot be read.

    """
    where, values = f"resume from {path}", _values(path, config, NAME.__eq__)
    if not values and not path.stat().st_size:
        raise CheckpointError(compose(where, "a checkpoint", "an empty file"))
    return moment_in(where, values)


def _values(
    path: Path, config: CheckpointConfig, wanted: Callable[[str], bool] = every
) -> Mapping[str, Any]:
    codec = codecs().get(path.suffix) or codec_of(WHERE, config.format)
    key = config.enc_key if codec.is_encryptable else None
    try:
        whole = wanted is every
        return read_values(codec, path, key, config.enc_mode, check_crc=whole, wanted=wanted)
    except OSError as error:
        raise CheckpointError(str(error)) from error
