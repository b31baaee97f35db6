"""Where the arrays of a `.ckpt` lie, found without reading those that are large."""

from __future__ import annotations

from functools import partial
from math import prod
from pathlib import Path
from typing import BinaryIO

from insight.errors import CheckpointError, compose

from .array_pieces import Extent, Extents, FileArray
from .checkpoint_pieces import Piece, cipher_of, count_of, next_pieces
from .checkpoint_source import Source
from .tensor_types import TEXT_TYPE, checked_kind


def checkpoint_arrays(where: str, path: Path) -> dict[str, FileArray]:
    """The arrays of a file by name, texts apart, in its order.

    Raises:
        CheckpointError: If the file is encrypted, damaged or no checkpoint.
        OSError: If it cannot be read.

    """
    with path.open("rb") as file, path.open("rb") as beside:
        source = Source(where, file, check_crc=False)
        if not source.size:
            raise CheckpointError(compose(where, "values of parameters", "an empty file"))
        if (cipher := cipher_of(source)) is not None:
            got, hint = f"one encrypted by {cipher}", "load it with its key and give the arrays"
            raise CheckpointError(compose(where, "a readable file", got, hint))
        finding = _Finding(where, path, source, beside)
        count = count_of(source)
        while source.left:
            for piece in next_pieces(source):
                finding.take(piece)
    names = finding.names
    if count is not None and len(names) != count:
        got, hint = f"{len(names)}", "the file is cut short"
        raise CheckpointError(compose(where, f"{count} values", got, hint))
    return finding.arrays()


class _Finding:
    """Values as they pass by: of each array, where its bytes lie."""

    def __init__(self, where: str, path: Path, source: Source, beside: BinaryIO) -> None:
        self._where, self._path = where, path
        self._source = source
        self._beside = beside
        self._told: dict[str, tuple[str, tuple[int, ...]]] = {}
        self._shapes: dict[str, tuple[int, ...]] = {}
        self._missing: dict[str, int] = {}  # bytes
        self._parts: dict[str, list[Extent | bytes]] = {}
        self.names: set[str] = set()

    def take(self, piece: Piece) -> None:
        name, where = piece.name, f"{self._where}: {piece.name}"
        if piece.type_name == TEXT_TYPE:
            self.names.add(name)
        elif name not in self.names:
            self._begin(where, piece)
        if piece.type_name != TEXT_TYPE:
            if self._told.get(name) != (piece.type_name, piece.shape):
                got = f"a part of {piece.type_name} of shape {piece.shape}"
                raise CheckpointError(compose(where, "one array of the name", got))
            self._missing[name] -= piece.size
            self._parts[name].append(self._part(piece))
        if piece.content is None:
            self._source.skip(piece.size)

    def _begin(self, where: str, piece: Piece) -> None:
        dtype, shape = checked_kind(where, piece.type_name, piece.shape, piece.size)
        self.names.add(piece.name)
        self._told[piece.name] = piece.type_name, piece.shape
        self._shapes[piece.name] = shape
        self._missing[piece.name] = dtype.itemsize * prod(shape)
        self._parts[piece.name] = []

    def _part(self, piece: Piece) -> Extent | bytes:
        """Where the content lies: at the end of its value, where all writers put it.

        That of a small value which is laid out in another way is kept.
        """
        offset = self._source.end - piece.behind - piece.size
        if piece.content is not None:
            self._beside.seek(offset)
            if self._beside.read(piece.size) != piece.content:
                return piece.content
        return Extent(offset, piece.size)

    def arrays(self) -> dict[str, FileArray]:
        found = {}
        for name, (type_name, _) in self._told.items():
            where, shape = f"{self._where}: {name}", self._shapes[name]
            if missing := self._missing[name]:
                got = f"{abs(missing)} bytes {'less' if missing > 0 else 'more'}"
                raise CheckpointError(compose(where, f"{type_name} of shape {shape}", got))
            opened = partial(Extents, where, self._path, tuple(self._parts[name]))
            found[name] = FileArray(where, type_name, shape, opened)
        return found
