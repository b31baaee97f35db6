"""Members of zip files, read where they lie: lazily, bounded, whatever the file claims."""

from __future__ import annotations

import io
import random
import struct
import zipfile
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from insight.errors import FormatError
from insight.sources import LocalPlace
from insight.sources.zipped import MOST_MEMBERS, Zipped

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

TEXT = b"".join(b"line %d\n" % number for number in range(5_000))


def zip_of(
    members: Mapping[str, bytes], method: int = zipfile.ZIP_DEFLATED, comment: bytes = b""
) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", method) as file:
        file.comment = comment
        for name, held in members.items():
            file.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), held, method)
    return content.getvalue()


def opened(folder: Path, content: bytes) -> Zipped:
    (folder / "a.zip").write_bytes(content)
    return Zipped(LocalPlace(str(folder)), str(folder / "a.zip"))


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_members_hold_what_was_written(tmp_path: Path, method: int) -> None:
    zipped = opened(tmp_path, zip_of({"a.txt": TEXT, "юни/b": b"", "c": b"x"}, method, b"PK\5\6"))

    assert list(zipped.members()) == ["a.txt", "юни/b", "c"]
    assert zipped.read("a.txt", len(TEXT)) == TEXT
    assert zipped.read("юни/b", 10) == b""
    assert zipped.beginning("a.txt", 6) == b"line 0"
    assert zipped.members()["a.txt"].size == len(TEXT)


def test_listing_is_read_again_only_when_the_file_has_changed(tmp_path: Path) -> None:
    zipped = opened(tmp_path, zip_of({"a": b"1"}))
    listed = zipped.members()

    assert zipped.members() is listed
    (tmp_path / "a.zip").write_bytes(zip_of({"a": b"1", "b": b"2"}))
    assert list(zipped.members()) == ["a", "b"]


def test_names_that_lead_elsewhere_are_left_out(tmp_path: Path) -> None:
    bad = ["/etc/passwd", "../up", "a/../../b", "folder/", "a//b", "./c", "..\\win", "c:\\d"]
    zipped = opened(tmp_path, zip_of(dict.fromkeys([*bad, "fine/d"], b"x")))

    assert list(zipped.members()) == ["fine/d"]


def test_bomb_ends_where_its_reader_does(tmp_path: Path) -> None:
    zipped = opened(tmp_path, zip_of({"bomb": bytes(200 << 20)}))

    with pytest.raises(FormatError, match="expected 1000 bytes, got more"):
        zipped.read("bomb", 1_000)
    assert max(map(len, islice(zipped.pieces("bomb"), 50))) <= 1 << 20


def until_error(pieces: Iterator[bytes]) -> Iterator[bytes]:
    try:
        yield from pieces
    except FormatError:
        return
    raise AssertionError("nothing was told")


def entry_at(content: bytes) -> int:
    return content.index(b"PK\1\2")


def changed(content: bytes, at: int, form: str, value: int) -> bytes:
    part = struct.pack(form, value)
    return content[:at] + part + content[at + len(part) :]


@pytest.mark.parametrize(
    ("at", "form", "value", "problem"),
    [
        (24, "<L", 10, "10 bytes as it says"),
        (24, "<L", 1 << 20, "bytes that were written"),
        (16, "<L", 0, "bytes that were written"),
        (8, "<H", 1, "without a password"),
        (10, "<H", 12, "stored or deflated"),
        (42, "<L", 5, "its header"),
    ],
)
def test_lies_of_the_directory_are_told(
    tmp_path: Path, at: int, form: str, value: int, problem: str
) -> None:
    content = zip_of({"a.txt": TEXT})
    zipped = opened(tmp_path, changed(content, entry_at(content) + at, form, value))

    with pytest.raises(FormatError, match=problem):
        zipped.read("a.txt", len(TEXT))


@pytest.mark.parametrize("content", [b"", b"no zip", TEXT, zip_of({"a": b"1"})[:-10]])
def test_what_is_no_zip_file_says_so(tmp_path: Path, content: bytes) -> None:
    with pytest.raises(FormatError, match=r"expected a zip file"):
        opened(tmp_path, content).members()


def test_claim_of_very_many_members_is_refused_unread(tmp_path: Path) -> None:
    wide = struct.pack("<4sQ2H2L4Q", b"PK\6\6", 44, 45, 45, 0, 0, 2**60, 2**60, 0, 0)
    locator = struct.pack("<4sLQL", b"PK\6\7", 0, 0, 1)
    end = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 0xFFFF, 0xFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0)

    with pytest.raises(FormatError, match=f"at most {MOST_MEMBERS} members"):
        opened(tmp_path, wide + locator + end).members()


def test_what_came_before_damage_holds(tmp_path: Path) -> None:
    lines = random.Random(1)
    text = b"".join(b"%d\n" % lines.getrandbits(64) for _ in range(50_000))
    content = zip_of({"a": text})
    middle = len(content) // 2
    damaged = content[:middle] + bytes(8) + content[middle + 8 :]
    found = b"".join(until_error(opened(tmp_path, damaged).pieces("a")))

    assert len(found) > len(text) // 3
    assert text.startswith(found[: len(text) // 3])


def test_any_damage_is_a_format_error(tmp_path: Path) -> None:
    content = zip_of({"a": TEXT[:2_000], "b": b"12345", "deep/c": b""})
    chance = random.Random(7)
    for _ in range(600):
        damaged = bytearray(content)
        for _ in range(chance.randint(1, 4)):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        damaged = damaged[: chance.randint(1, len(damaged))] if chance.random() < 0.3 else damaged
        zipped = opened(tmp_path, bytes(damaged))
        for name in "a", "b", "deep/c":
            try:
                zipped.read(name, 1 << 16)
            except FormatError:
                continue
