"""The values of a checkpoint file: arrays, read into their place, and texts.

An array's bytes go from the file into the memory where they stay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np

from insight.errors import CheckpointError, compose

from .checkpoint_pieces import Piece, cipher_of, count_of, next_pieces
from .checkpoint_source import Source
from .contents import every
from .tensor_types import TEXT_TYPE, Unfilled, small_array, text_from

if TYPE_CHECKING:
    from collections.abc import Callable

Value = np.ndarray[Any, Any] | str


def checkpoint_values(
    where: str, file: BinaryIO, *, check_crc: bool, wanted: Callable[[str], bool] = every
) -> dict[str, Value]:
    """What an open file holds; `where` stands first in errors.

    Args:
        where: The file.
        file: It, opened.
        check_crc: Whether the checksum at the end is compared; a file without one passes.
        wanted: Says by name what is returned; asked once a name.

    Raises:
        CheckpointError: If the file is encrypted, damaged or no checkpoint.

    """
    source = Source(where, file, check_crc=check_crc)
    if (cipher := cipher_of(source)) is not None:
        got, hint = f"one encrypted by {cipher}", "load it with its key"
        raise CheckpointError(compose(where, "a readable file", got, hint))
    try:
        values = _Reading(source, wanted).values()
    except CheckpointError:
        source.check()  # that all of the file is damaged says more than at which place it shows
        raise
    source.check()
    return values


class _Reading:
    """Values on their way from a source; an array of several is filled one after the other."""

    def __init__(self, source: Source, wanted: Callable[[str], bool]) -> None:
        self._source = source
        self._wanted = wanted
        self._values: dict[str, Value | Unfilled | None] = {}  # None: not wanted

    def values(self) -> dict[str, Value]:
        count = count_of(self._source)
        while self._source.left:
            for piece in next_pieces(self._source):
                self._take(piece)
        if count is not None and len(self._values) != count:
            got, hint = f"{len(self._values)}", "the file is cut short"
            raise CheckpointError(compose(self._source.where, f"{count} values", got, hint))
        whole: dict[str, Value] = {}
        for name, value in self._values.items():
            if isinstance(value, Unfilled):
                raise value.wrong()
            if value is not None:
                whole[name] = value
        return whole

    def _take(self, piece: Piece) -> None:
        name = piece.name
        held: Any
        if name in self._values:
            held = self._values[name]
        else:
            held = self._begun(piece) if self._wanted(name) else None
        if held is None and piece.content is None:
            self._source.skip(piece.size)
        elif isinstance(held, Unfilled):
            room = held.next_room(piece.type_name, piece.shape, piece.size)
            if piece.content is None:
                self._source.fill(room)
            else:
                room[:] = piece.content
            held = held.array() if held.is_full else held
        elif held is not None and name in self._values:
            where, got = f"{self._source.where}: {name}", f"{piece.size} bytes more"
            raise CheckpointError(compose(where, "one parameter of the name", got))
        self._values[name] = held

    def _begun(self, piece: Piece) -> Unfilled | Value:
        if piece.content is not None:
            small = small_array(piece.type_name, piece.shape, piece.content)
            if small is not None:
                return small
        where = f"{self._source.where}: {piece.name}"
        if piece.type_name != TEXT_TYPE:
            return Unfilled(where, piece.type_name, piece.shape, piece.size, piece.behind)
        content = self._source.take(piece.size) if piece.content is None else piece.content
        return text_from(where, content)
