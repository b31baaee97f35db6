"""What a `.ckpt` holds, told without its arrays; of an encrypted one, whether it is whole."""

from __future__ import annotations

from math import prod
from typing import BinaryIO

import numpy as np

from insight.errors import CheckpointError, compose

from .checkpoint_pieces import Piece, cipher_of, count_of, next_pieces
from .checkpoint_source import Source
from .checkpoint_stream import PIECE
from .contents import Contents, Held, fact_of, held_text
from .decrypted import check_blocks
from .tensor_types import TEXT_TYPE, check_bools, checked_kind, text_from


def checkpoint_contents(where: str, file: BinaryIO) -> Contents:
    """What an open file holds, its arrays only told; `where` stands first in errors.

    A checksum is compared. Of an encrypted file no value is told.

    Raises:
        CheckpointError: If the file is damaged or no checkpoint.

    """
    source = Source(where, file, check_crc=True)
    if not source.size:
        raise CheckpointError(compose(where, "values of parameters", "an empty file"))
    if (cipher := cipher_of(source)) is not None:
        check_blocks(where, file, cipher)
        return Contents("ckpt", [], has_checksum=False, cipher=cipher)
    try:
        values = _Telling(source).values()
    except CheckpointError:
        source.check()  # that all of the file is damaged says more than at which byte it shows
        raise
    source.check()
    return Contents("ckpt", values, source.has_checksum)


class _Telling:
    """Values as they pass by; of an array of several values, the bytes are counted."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._held: dict[str, Held] = {}
        self._told: dict[str, tuple[str, tuple[int, ...]]] = {}
        self._missing: dict[str, int] = {}  # bytes

    def values(self) -> list[Held]:
        count = count_of(self._source)
        while self._source.left:
            for piece in next_pieces(self._source):
                if piece.name not in self._held:
                    self._begin(piece)
                elif not self._missing[piece.name]:
                    where, got = f"{self._source.where}: {piece.name}", f"{piece.size} bytes more"
                    raise CheckpointError(compose(where, "one parameter of the name", got))
                self._pass_over(piece)
        for name, missing in self._missing.items():
            if missing:
                raise self._wrong(name, f"{self._held[name].bytes - missing} bytes")
        if count is not None and len(self._held) != count:
            got, hint = f"{len(self._held)}", "the file is cut short"
            raise CheckpointError(compose(self._source.where, f"{count} values", got, hint))
        return list(self._held.values())

    def _begin(self, piece: Piece) -> None:
        where = f"{self._source.where}: {piece.name}"
        self._told[piece.name] = piece.type_name, piece.shape
        if piece.type_name == TEXT_TYPE:
            self._missing[piece.name] = piece.size
            self._held[piece.name] = Held(piece.name, TEXT_TYPE, (), piece.size)
            return
        dtype, shape = checked_kind(where, piece.type_name, piece.shape, piece.size)
        size = prod(shape) * dtype.itemsize
        value = None
        if not shape and piece.content is not None and size == piece.size:
            value = fact_of(np.frombuffer(piece.content, dtype).reshape(()))
        self._missing[piece.name] = size
        self._held[piece.name] = Held(piece.name, piece.type_name, shape, size, value)

    def _pass_over(self, piece: Piece) -> None:
        name, source = piece.name, self._source
        self._missing[name] -= piece.size
        if (piece.type_name, piece.shape) != self._told[name] or self._missing[name] < 0:
            raise self._wrong(name, f"a part of {piece.type_name} of shape {piece.shape}")
        where = f"{source.where}: {name}"
        if piece.type_name == TEXT_TYPE:
            content = source.take(piece.size) if piece.content is None else piece.content
            self._held[name] = held_text(name, text_from(where, content), piece.size)
        elif piece.type_name == "Bool":
            for begin in range(0, piece.size, PIECE):
                size = min(PIECE, piece.size - begin)
                content = source.take(size) if piece.content is None else piece.content
                check_bools(where, memoryview(content))
        elif piece.content is None:
            source.skip(piece.size)

    def _wrong(self, name: str, got: str) -> CheckpointError:
        held = self._held[name]
        where, expected = f"{self._source.where}: {name}", f"{held.type} of shape {held.shape}"
        return CheckpointError(compose(where, expected, got))
