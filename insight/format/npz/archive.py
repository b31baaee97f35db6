"""The archive of an `.npz`: its members, all checked before any of them is opened.

What the archive says of itself may lie: members that lie over each other, or that promise more than
their bytes can hold. Nothing is made by such promises.
"""

from __future__ import annotations

import os
import re
import struct
import zipfile
import zlib
from contextlib import contextmanager
from typing import TYPE_CHECKING, BinaryIO

from insight.errors import CheckpointError, compose

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

SUFFIX = ".npy"
_PROOF = re.compile(rb"insight crc32 [0-9a-f]{8}")
_MOST_FROM_A_BYTE = 1032  # by deflate
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)  # what NumPy writes
_ENCRYPTED = 1
_END = struct.Struct("<4s16xH")  # of the archive's last record: its mark, and its comment's bytes
_END_MARK = b"PK\5\6"
DAMAGE = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    ValueError,
    RuntimeError,  # NotImplementedError among them
    EOFError,
    IndexError,
    OverflowError,
    MemoryError,
)
"""What the archive's library raises for a damaged one, beside OSError."""


def proof(members: Iterable[zipfile.ZipInfo]) -> bytes:
    """What our archives say of their members: the CRC-32 of names, checksums, types and order.

    It stands where an archive has room for a comment. Each member's bytes have their own CRC-32.
    """
    checksum = 0
    for member in members:
        told = (member.filename, member.CRC, member.file_size, member.comment)
        checksum = zlib.crc32(repr(told).encode(), checksum)
    return b"insight crc32 %08x" % checksum


@contextmanager
def told_as_damage(where: str) -> Iterator[None]:
    """What the archive's library raises, as our error."""
    try:
        yield
    except CheckpointError:
        raise
    except (*DAMAGE, OSError) as error:
        if isinstance(error, OSError) and error.errno is not None and error.filename is not None:
            raise
        got = f"{type(error).__name__}: {error}"
        hint = "the file is cut short, damaged or no npz"
        raise CheckpointError(compose(where, "an archive of arrays", got, hint)) from error


def opened(where: str, file: BinaryIO) -> tuple[zipfile.ZipFile, dict[str, zipfile.ZipInfo]]:
    """An archive and its members by the names of their arrays.

    Raises:
        CheckpointError: If it is none, damaged, or says what cannot be.

    """
    size = file.seek(0, os.SEEK_END)
    with told_as_damage(where):
        archive = zipfile.ZipFile(file)
        members = archive.infolist()
        _check_end(where, file, archive.comment, size)
        if _PROOF.fullmatch(archive.comment) and archive.comment != proof(members):
            got = "others, or in another order"
            hint = "the file is damaged; take another"
            raise CheckpointError(compose(where, "the arrays as they were saved", got, hint))
    found: dict[str, zipfile.ZipInfo] = {}
    for member in members:
        name = _name(where, member)
        if name in found:
            raise CheckpointError(compose(where, "names that differ", repr(name)))
        _check(f"{where}: {name}", member)
        found[name] = member
    if sum(member.compress_size for member in members) > size:
        got = "members that lie over each other"
        raise CheckpointError(compose(where, f"arrays of {size} bytes", got))
    return archive, found


def _check_end(where: str, file: BinaryIO, comment: bytes, size: int) -> None:
    """The last record of the archive, and its comment, end where the file ends."""
    file.seek(max(0, size - len(comment) - _END.size))
    end = file.read(_END.size)
    if len(end) < _END.size or _END.unpack(end) != (_END_MARK, len(comment)):
        hint = "the file is cut short or damaged"
        raise CheckpointError(compose(where, "the end of an archive", "other bytes", hint))


def _name(where: str, member: zipfile.ZipInfo) -> str:
    name = member.orig_filename
    if not name.endswith(SUFFIX):
        raise CheckpointError(compose(where, "arrays alone, as '….npy'", repr(name)))
    return name.removesuffix(SUFFIX)


def _check(where: str, member: zipfile.ZipInfo) -> None:
    if member.flag_bits & _ENCRYPTED or member.compress_type not in _METHODS:
        got = "an encrypted member" if member.flag_bits & _ENCRYPTED else "another method"
        hint = "save with numpy.savez or numpy.savez_compressed"
        raise CheckpointError(compose(where, "bytes that are stored or deflated", got, hint))
    packed, size = member.compress_size, member.file_size
    is_stored = member.compress_type == zipfile.ZIP_STORED
    if size != packed if is_stored else size > (packed + 64) * _MOST_FROM_A_BYTE:
        got, hint = f"{size} bytes of {packed}", "the file is damaged, or made to fill memory"
        raise CheckpointError(compose(where, "as many bytes as there can be", got, hint))
