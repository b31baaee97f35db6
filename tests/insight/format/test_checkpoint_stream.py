from __future__ import annotations

import weakref
import zlib
from typing import TYPE_CHECKING

import numpy as np
import pytest

from insight.format.checkpoint_stream import (
    PIECE,
    TRAILER,
    pieces_of,
    with_checksum,
    write_parts,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

PARTS = [b"weights", memoryview(b"and more")]
CONTENT = b"weightsand more"


def reversed_bits(parts: Iterable[bytes | memoryview]) -> Iterator[bytes]:
    """A cipher of a kind: each part with every bit turned."""
    for part in parts:
        yield bytes(byte ^ 0xFF for byte in part)


def test_parts_are_written_one_after_the_other(tmp_path: Path) -> None:
    write_parts(tmp_path / "a.ckpt", PARTS)

    assert (tmp_path / "a.ckpt").read_bytes() == CONTENT


def test_checksum_is_the_crc32_of_what_stands_before_it() -> None:
    written = b"".join(with_checksum(PARTS))

    assert written == CONTENT + b"crc_num" + zlib.crc32(CONTENT).to_bytes(10, "big")


def test_large_part_passes_in_pieces_that_are_not_copied() -> None:
    part = memoryview(bytes(range(256)) * (PIECE // 128))
    pieces = list(pieces_of([b"a", part, b""]))

    assert [len(piece) for piece in pieces] == [1, PIECE, PIECE, 0]
    assert all(piece.obj is part.obj for piece in pieces if isinstance(piece, memoryview))


def test_part_is_given_back_before_the_next_is_made() -> None:
    held: list[weakref.ref[np.ndarray]] = []

    def made() -> Iterator[memoryview]:
        for _ in range(3):
            assert all(part() is None for part in held)
            array = np.zeros(2 * PIECE, np.uint8)
            held.append(weakref.ref(array))
            view = array.data
            del array
            yield view
            del view

    for piece in with_checksum(made()):
        del piece

    assert len(held) == 3


def test_first_transform_is_the_innermost(tmp_path: Path) -> None:
    write_parts(tmp_path / "a.ckpt", PARTS, [reversed_bits, with_checksum])
    written = (tmp_path / "a.ckpt").read_bytes()

    assert bytes(byte ^ 0xFF for byte in written[:-TRAILER]) == CONTENT
    assert written[-TRAILER:-10] == b"crc_num"


def test_transform_sees_parts_one_by_one(tmp_path: Path) -> None:
    seen: list[int] = []

    def made() -> Iterator[bytes]:
        for number in range(3):
            seen.append(number)
            yield b"x"

    def watched(parts: Iterable[bytes | memoryview]) -> Iterator[bytes | memoryview]:
        for count, part in enumerate(parts, 1):
            assert len(seen) == count  # no part is made before the one ahead of it has left
            yield part

    write_parts(tmp_path / "a.ckpt", made(), [watched])

    assert seen == [0, 1, 2]


def test_transform_that_fails_leaves_the_older_file_and_nothing_else(tmp_path: Path) -> None:
    def fails(parts: Iterable[bytes | memoryview]) -> Iterator[bytes | memoryview]:
        yield next(iter(parts))
        raise RuntimeError("no key")

    write_parts(tmp_path / "a.ckpt", [b"old"])
    with pytest.raises(RuntimeError, match="no key"):
        write_parts(tmp_path / "a.ckpt", PARTS, [fails])

    assert [path.name for path in tmp_path.iterdir()] == ["a.ckpt"]
    assert (tmp_path / "a.ckpt").read_bytes() == b"old"
