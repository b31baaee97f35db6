"""Keys and modes of encrypted checkpoints."""

from __future__ import annotations

from typing import Any

from engine.errors import CheckpointError
from insight.format.encrypted import check_key


def check_encryption(function: str, key: Any, mode: Any, *, names: str = "enc") -> None:
    """A key and a mode can be used together; without a key, any name of a mode will do.

    Raises:
        CheckpointError: If not. The key is not in the message.

    """
    if key is not None and not isinstance(key, bytes):
        where, got = f"{function}({names}_key)", type(key).__name__
        raise CheckpointError(f"{where} expected bytes or None, got {got}.")
    if not isinstance(mode, str):
        where, got = f"{function}({names}_mode)", type(mode).__name__
        raise CheckpointError(f"{where} expected a str, got {got}.")
    if key is not None:
        try:
            check_key(f"{function}({names}_key, {names}_mode)", key, mode)
        except ValueError as error:  # the format's own type; users of engine catch engine's
            raise CheckpointError(str(error)) from error
