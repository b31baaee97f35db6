"""Encryption of checkpoints, as a transform of their bytes; so far every key is refused."""

from __future__ import annotations

from typing import Any

from engine.errors import CheckpointError
from insight.format.checkpoint_stream import Transform


def encryption(where: str, key: Any) -> list[Transform]:
    """What encrypts a checkpoint's bytes: nothing without a key.

    Raises:
        CheckpointError: If there is a key; `where` stands first.

    """
    if key is not None:
        got, hint = type(key).__name__, "encrypted checkpoints come with a later version"
        raise CheckpointError(f"{where} expected None, got {got}. Hint: {hint}.")
    return []
