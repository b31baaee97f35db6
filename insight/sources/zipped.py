"""The members of a zip file, read where they lie: nothing is unpacked to a disk.

Zip files come from anywhere. The directory at their end says where members begin and how long they
are; none of it is believed further than the file bears it out, and what is read is bounded by who
reads, whatever a member claims to hold or grows to.
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from insight.errors import FormatError, compose

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Mapping

    from .place import OpenFile, Place

MOST_MEMBERS = 200_000
_MOST_DIRECTORY = 1 << 26
_PIECE_BYTES = 1 << 20
_READ_BYTES = 1 << 16

_END = struct.Struct("<4s4H2LH")
_END_MARK = b"PK\5\6"
_MOST_COMMENT = 1 << 16
_LOCATOR = struct.Struct("<4sLQL")
_LOCATOR_MARK = b"PK\6\7"
_END_64 = struct.Struct("<4sQ2H2L4Q")
_END_64_MARK = b"PK\6\6"
_ENTRY = struct.Struct("<4s6H3L5H2L")
_ENTRY_MARK = b"PK\1\2"
_LOCAL = struct.Struct("<4s5H3L2H")
_LOCAL_MARK = b"PK\3\4"

_ENCRYPTED, _UTF_8 = 1, 1 << 11
_STORED, _DEFLATED = 0, 8
_IN_EXTRA = 0xFFFFFFFF
"""A size or place that is written in 64 bits elsewhere."""


@dataclass(frozen=True, slots=True)
class Member:
    """One file in a zip file, as the directory tells of it."""

    name: str
    size: int
    """Bytes that it claims to hold."""
    begin: int
    """Where its own header lies."""
    packed: int
    """Bytes that it takes in the zip file."""
    method: int
    checksum: int
    is_encrypted: bool


class Zipped:
    """One zip file.

    Args:
        place: Where it lies.
        path: Its path there.

    """

    def __init__(self, place: Place, path: str) -> None:
        self._place = place
        self._path = path

    def members(self) -> Mapping[str, Member]:
        """The files in it by name; of two of one name the last.

        Names that lead elsewhere, from `/` on or by `..`, are left out.

        Raises:
            FormatError: If it is no zip file, or its directory is damaged.
            OSError: If it is gone or cannot be read.

        """
        version = self._place.state(self._path).version
        held = _listings.setdefault(self._place, {})
        found = held.get(self._path)
        if found is None or found[0] != version:
            found = held[self._path] = version, self._listed()
        if isinstance(found[1], str):
            raise FormatError(found[1])
        return found[1]

    def _listed(self) -> Mapping[str, Member] | str:
        try:
            with self._place.open(self._path) as file:
                return {one.name: one for one in _entries(file) if _is_below(one.name)}
        except _DamagedError as error:
            return compose(self._path, f"a zip file: {error.expected}", error.got)
        except struct.error as error:
            return compose(self._path, "a zip file", error)

    def pieces(self, name: str) -> Iterator[bytes]:
        """What a member holds, piece by piece, as far as it can be read.

        Raises:
            FormatError: If there is none, or the rest of it is damaged; what came until then holds.
            OSError: If the file is gone or cannot be read.

        """
        member = self.members().get(name)
        if member is None:
            raise FormatError(compose(self._path, f"a member {name!r}", "none"))
        where = f"{name} in {self._path}"
        if member.is_encrypted:
            raise FormatError(compose(where, "a member without a password", "an encrypted one"))
        if member.method not in {_STORED, _DEFLATED}:
            got = f"method {member.method}"
            raise FormatError(compose(where, "a member that is stored or deflated", got))
        with self._place.open(self._path) as file:
            packed = _packed(file, member, where)
            yield from _checked(
                packed if member.method == _STORED else _unpacked(packed, where), member, where
            )

    def read(self, name: str, most: int) -> bytes:
        """A member whole.

        Args:
            name: Its name.
            most: How many bytes it may have.

        Raises:
            FormatError: If there is none, it is damaged, or longer.
            OSError: If the file is gone or cannot be read.

        """
        content = bytearray()
        for piece in self.pieces(name):
            content += piece
            if len(content) > most:
                raise FormatError(compose(f"{name} in {self._path}", f"{most} bytes", "more"))
        return bytes(content)

    def beginning(self, name: str, length: int) -> bytes:
        """The first bytes of a member.

        Raises:
            FormatError: If there is none, or they cannot be read.
            OSError: If the file is gone or cannot be read.

        """
        content = b""
        for piece in self.pieces(name):
            content += piece
            if len(content) >= length:
                break
        return content[:length]


# What was read of a directory holds for as long as its file stays as it is.
_listings: WeakKeyDictionary[Place, dict[str, tuple[Hashable, Mapping[str, Member] | str]]] = (
    WeakKeyDictionary()
)


def _is_below(name: str) -> bool:
    r"""Whether a name leads below where it is looked for, and to a file.

    >>> [_is_below(name) for name in ("a/b.json", "a/", "/a", "../a", "a/../b", "c:\\d", "")]
    [True, False, False, False, False, False, False]
    """
    parts = name.split("/")
    return "\\" not in name and "\0" not in name and not {"", ".", ".."} & set(parts)


class _DamagedError(ValueError):
    """A directory that is none."""

    expected = got = ""

    @classmethod
    def of(cls, expected: str, got: str) -> _DamagedError:
        error = cls(f"expected {expected}, got {got}")
        error.expected, error.got = expected, got
        return error


def _entries(file: OpenFile) -> Iterator[Member]:
    """What the directory tells of each member."""
    size = file.state().size
    begin, length, count = _directory(file, size)
    if length > _MOST_DIRECTORY or count > MOST_MEMBERS:
        got = f"{count} in {length} bytes"
        raise _DamagedError.of(f"at most {MOST_MEMBERS} members in {_MOST_DIRECTORY} bytes", got)
    data = file.read(begin, length)
    at = 0
    for _ in range(count):
        entry = _ENTRY.unpack_from(data, at)
        mark, _, _, flags, method, _, _, checksum, packed, held = entry[:10]
        name_bytes, extra_bytes, comment_bytes, _, _, _, header = entry[10:]
        if mark != _ENTRY_MARK:
            raise _DamagedError.of("an entry", f"other bytes at {begin + at}")
        at += _ENTRY.size
        raw, extra = data[at : at + name_bytes], data[at + name_bytes :][:extra_bytes]
        name = raw.decode("utf-8" if flags & _UTF_8 else "cp437", "replace")
        at += name_bytes + extra_bytes + comment_bytes
        held, packed, header = _wide(extra, held, packed, header)
        if header + packed > size:
            raise _DamagedError.of("members inside of the file", f"{name!r} at {header}")
        yield Member(name, held, header, packed, method, checksum, bool(flags & _ENCRYPTED))


def _directory(file: OpenFile, size: int) -> tuple[int, int, int]:
    """Where the directory begins, how long it is, and of how many members it tells."""
    tail_at = max(0, size - _END.size - _MOST_COMMENT)
    tail = file.read(tail_at, size - tail_at)
    at = _end_in(tail)
    if at < 0:
        raise _DamagedError.of("the end of its directory", "a file without one")
    _, _, _, _, count, length, begin, _ = _END.unpack_from(tail, at)
    end = tail_at + at
    locator = file.read(end - _LOCATOR.size, _LOCATOR.size) if end >= _LOCATOR.size else b""
    if locator[:4] == _LOCATOR_MARK:
        _, _, end, _ = _LOCATOR.unpack(locator)
        found = file.read(min(end, size), _END_64.size)
        if found[:4] != _END_64_MARK or len(found) < _END_64.size:
            raise _DamagedError.of("its end in 64 bits", "other bytes")
        count, length, begin = _END_64.unpack(found)[-3:]
    if begin + length > end:
        raise _DamagedError.of("a place before its end", f"{begin} to {begin + length}")
    return begin, length, count


def _end_in(tail: bytes) -> int:
    """Where the last record of an end lies whose comment is the rest of the file; -1 for nowhere.

    A comment may hold what looks like such a record, and bytes may stand behind the file.
    """
    at = last = tail.rfind(_END_MARK, 0, len(tail) - _END.size + len(_END_MARK))
    while at >= 0:
        if at + _END.size + int(_END.unpack_from(tail, at)[-1]) == len(tail):
            return at
        at = tail.rfind(_END_MARK, 0, at)
    return last


def _wide(extra: bytes, held: int, packed: int, header: int) -> tuple[int, int, int]:
    """The sizes and the place, those of 64 bits from the extra field."""
    at = 0
    while at + 4 <= len(extra):
        kind, length = struct.unpack_from("<2H", extra, at)
        if kind == 1:
            numbers = extra[at + 4 : at + 4 + length]
            wide = iter(struct.unpack(f"<{len(numbers) // 8}Q", numbers[: len(numbers) // 8 * 8]))
            held, packed, header = (
                next(wide, one) if one == _IN_EXTRA else one for one in (held, packed, header)
            )
        at += 4 + length
    return held, packed, header


def _packed(file: OpenFile, member: Member, where: str) -> Iterator[bytes]:
    """The bytes that a member takes in the file."""
    header = file.read(member.begin, _LOCAL.size)
    if len(header) < _LOCAL.size or header[:4] != _LOCAL_MARK:
        raise FormatError(compose(where, "its header", f"other bytes at {member.begin}"))
    *_, name_bytes, extra_bytes = _LOCAL.unpack(header)
    at = member.begin + _LOCAL.size + name_bytes + extra_bytes
    end = at + member.packed
    while at < end:
        data = file.read(at, min(_READ_BYTES, end - at))
        if not data:
            raise FormatError(compose(where, f"{end - at} bytes more", "the end of the file"))
        at += len(data)
        yield data


def _unpacked(packed: Iterator[bytes], where: str) -> Iterator[bytes]:
    """What deflated bytes hold; a few of them may become a thousand times as many."""
    inflate = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        for data in packed:
            rest = data
            while rest and not inflate.eof:
                piece = inflate.decompress(rest, _PIECE_BYTES)
                rest = inflate.unconsumed_tail
                if piece:
                    yield piece
        while not inflate.eof:
            piece = inflate.decompress(b"", _PIECE_BYTES)
            if not piece:
                raise FormatError(compose(where, "whole deflated bytes", "a part of them"))
            yield piece
    except zlib.error as error:
        raise FormatError(compose(where, "deflated bytes", error)) from error


def _checked(pieces: Iterator[bytes], member: Member, where: str) -> Iterator[bytes]:
    """The pieces of a member, which are what its directory says."""
    checksum, size = 0, 0
    for piece in pieces:
        held = piece[: member.size - size]
        checksum, size = zlib.crc32(held, checksum), size + len(held)
        yield held
        if len(held) < len(piece):
            raise FormatError(compose(where, f"{member.size} bytes as it says", "more"))
    if size != member.size or checksum != member.checksum:
        got = "other bytes" if size == member.size else f"{size} bytes"
        raise FormatError(compose(where, f"the {member.size} bytes that were written", got))
