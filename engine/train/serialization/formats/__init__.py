"""Checkpoint formats by the name that users type as `format`: a codec a file, found by being there.

>>> from engine.train.serialization.formats import formats
>>> list(formats())
['ckpt', 'npz', 'safetensors']
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

from engine.errors import ArgumentValueError, CheckpointError
from engine.family import offered

from .codec import Codec


@functools.cache
def formats() -> dict[str, Codec]:
    """Every codec by its name."""
    found = offered(__name__).values()
    return {codec.name: codec for codec in found if isinstance(codec, Codec)}


def codec_of(where: str, name: Any) -> Codec:
    """The codec of a format.

    Raises:
        ArgumentValueError: If there is none of that name; `where` stands first.

    """
    if not isinstance(name, str) or name not in formats():
        expected = " or ".join(map(repr, formats()))
        raise ArgumentValueError.of(where, expected, repr(name))
    return formats()[name]


def check_names(where: str, codec: Codec, names: Iterable[str]) -> None:
    """Files of the format can hold every name.

    Raises:
        CheckpointError: If not; `where` stands first.

    """
    try:
        codec.check_names(where, names)
    except ValueError as error:  # the format's own type; users of engine catch engine's
        raise CheckpointError(str(error)) from error


def check_encryptable(where: str, codec: Codec, key: Any) -> None:
    """Files of the format may be encrypted, or there is no key.

    Raises:
        ArgumentValueError: If not; `where` stands first.

    """
    if key is not None and not codec.is_encryptable:
        hint = "format='ckpt' is encrypted"
        expected = f"None for format={codec.name!r}"
        raise ArgumentValueError.of(where, expected, "a key", hint)
