from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

import pytest

from insight.errors import CheckpointError
from insight.format.checkpoint_stream import (
    check_readable,
    content_end,
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
    assert content_end("a", written, check_crc=True) == len(CONTENT)


def test_first_transform_is_the_innermost(tmp_path: Path) -> None:
    write_parts(tmp_path / "a.ckpt", PARTS, [reversed_bits, with_checksum])
    written = (tmp_path / "a.ckpt").read_bytes()

    end = content_end("a", written, check_crc=True)
    assert bytes(byte ^ 0xFF for byte in written[:end]) == CONTENT


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


@pytest.mark.parametrize("content", [b"", b"crc_num", b"crc_num" + bytes(9)])
def test_bytes_too_few_for_a_checksum_are_content(content: bytes) -> None:
    assert content_end("a", content, check_crc=True) == len(content)


def test_another_checksum_is_told_only_if_asked_for() -> None:
    written = b"x" + b"crc_num" + bytes(10)

    assert content_end("a", written, check_crc=False) == 1
    with pytest.raises(CheckpointError, match=r"a expected CRC-32 0x00000000"):
        content_end("a", written, check_crc=True)


@pytest.mark.parametrize(
    ("last", "cipher"), [(b"\xd8", "AES-GCM"), (b"\xd9", "AES-CBC"), (b"\xda", "SM4-CBC")]
)
def test_encrypted_bytes_are_told_by_their_cipher(last: bytes, cipher: str) -> None:
    with pytest.raises(CheckpointError, match=rf"one encrypted by {cipher}.*load it with its key"):
        check_readable("a", last + b"\x5e\x3a\x7f" + bytes(40))
