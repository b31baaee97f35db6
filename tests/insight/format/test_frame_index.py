"""Where the records of whole files lie."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from insight.errors import FrameError
from insight.format.frame_index import record_at, record_spans
from insight.format.frames import frame


def spans(path: Path) -> list[list[int]]:
    with path.open("rb") as file:
        found: list[list[int]] = record_spans("a file", file).tolist()
    return found


def read(path: Path, span: list[int]) -> bytes:
    with path.open("rb") as file:
        return record_at("a file", file.fileno(), *span)


@pytest.mark.parametrize("sizes", [[], [0], [3, 0, 5], [70000, 1, 65520, 65536, 2], [1] * 9000])
def test_each_record_is_found_and_read(tmp_path: Path, sizes: list[int]) -> None:
    rng = random.Random(1)
    payloads = [rng.randbytes(size) for size in sizes]
    path = tmp_path / "records"
    path.write_bytes(b"".join(map(frame, payloads)))
    found = spans(path)

    assert len(found) == len(payloads)
    for number in rng.sample(range(len(sizes)), min(len(sizes), 50)):
        assert read(path, found[number]) == payloads[number]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"hello", "the length of record 0 at offset 0, got 68 65 6c 6c 6f"),
        (frame(b"one") + b"\0" * 16, "the length of record 1 at offset 19"),
        (frame(b"one")[:-1], "record 0 of 3 bytes at offset 0, got 18 bytes to the end"),
        (frame(b"one") + frame(b"two")[:11], "the length of record 1 at offset 19"),
    ],
)
def test_damage_is_told_with_its_place(tmp_path: Path, content: bytes, said: str) -> None:
    (tmp_path / "records").write_bytes(content)

    with pytest.raises(FrameError, match=said):
        spans(tmp_path / "records")


def test_changed_payload_is_told(tmp_path: Path) -> None:
    content = bytearray(frame(b"one") + frame(b"two"))
    content[32] ^= 1
    path = tmp_path / "records"
    path.write_bytes(content)
    first, second = spans(path)

    assert read(path, first) == b"one"
    with pytest.raises(
        FrameError, match="a file expected the checksum of the 3 bytes at offset 31"
    ):
        read(path, second)
    with pytest.raises(FrameError, match="the checksum of the 3 bytes at offset 99"):
        read(path, [99, 3])


def test_random_damage_gives_the_error_or_payloads_whose_checksums_hold(tmp_path: Path) -> None:
    rng = random.Random(2)
    payloads = [rng.randbytes(rng.randrange(40)) for _ in range(20)]
    whole = b"".join(map(frame, payloads))
    path = tmp_path / "records"
    for _ in range(300):
        content = bytearray(whole)
        for at in rng.sample(range(len(whole)), rng.choice((1, 3))):
            content[at] = rng.randrange(256)
        path.write_bytes(content[: rng.choice((len(whole), rng.randrange(len(whole))))])
        try:
            found = [read(path, span) for span in spans(path)]
        except FrameError:
            continue
        assert found == payloads[: len(found)]
