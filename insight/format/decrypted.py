"""Encrypted checkpoints in the clear again: a file to read from, block by block.

A block is handed out when all of it is decrypted, and with AES-GCM proven. One is held at a time.
"""

from __future__ import annotations

import bisect
import io
import os
import struct
from io import BytesIO
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

from insight.errors import CheckpointError, compose

from .checkpoint_stream import PIECE, TRAILER, has_checksum
from .encrypted import CIPHERS, SIXTEEN, check_key, cipher_name, is_in_order, opened, padding

if TYPE_CHECKING:
    from collections.abc import Iterator

_SIZES = struct.Struct(f"<ii{SIXTEEN}si")  # of the block, of its start, the start, of the content
_MAGIC = 4  # bytes


class _Block(NamedTuple):
    """One block as its head tells it."""

    at: int  # offset of its head in the file
    begin: int  # offset of its content
    size: int  # bytes of its content
    tag: bytes
    start: bytes


def decrypted_file(where: str, file: BinaryIO, key: bytes, name: str) -> io.BufferedReader:
    """What an encrypted file holds, as a file that begins and ends where the content does.

    A checksum behind the blocks is passed over: MindSpore puts a 0 there in place of a checksum.

    Args:
        where: The file; stands first in errors.
        file: It, opened; it is open as long as the returned one is read.
        key: The key.
        name: The cipher.

    Raises:
        CheckpointError: If the file is in the clear, damaged, or key and cipher are not those that
            it was encrypted with; reading raises it, too.

    """
    check_key(where, key, name)
    return io.BufferedReader(_Decrypted(where, file, key, name), PIECE)


def check_blocks(where: str, file: BinaryIO, name: str) -> None:
    """Every block of an encrypted file is there, as far as it shows without the key.

    Raises:
        CheckpointError: If one is cut off, or something else lies between them.

    """
    starts = [block.start for block in _heads(where, file, name)]
    if CIPHERS[name].has_tag:
        _check_order(where, starts)


def decrypted(where: str, data: bytes, key: bytes, name: str) -> bytes:
    """The content of an encrypted file that is in memory.

    Raises:
        CheckpointError: As `decrypted_file`.

    >>> from insight.format.encrypted import encrypting
    >>> file = b"".join(encrypting(bytes(16), "AES-GCM")([b"weights"]))
    >>> decrypted("a file", file, bytes(16), "AES-GCM")
    b'weights'

    """
    return decrypted_file(where, BytesIO(data), key, name).read()


class _Decrypted(io.RawIOBase):
    """The content of the blocks, one behind the other."""

    def __init__(self, where: str, file: BinaryIO, key: bytes, name: str) -> None:
        self._where, self._file, self._key, self._name = where, file, key, name
        self._blocks: list[_Block] = []
        self._ends: list[int] = []  # of the blocks, in bytes of the content
        for block in _heads(where, file, name):
            end = self._ends[-1] if self._ends else 0
            self._blocks.append(block)
            self._ends.append(end + block.size - self._padding_of(block))
        if CIPHERS[name].has_tag:
            _check_order(where, [block.start for block in self._blocks])
        self._position = 0
        self._held = -1  # which block is in the memory
        self._memory = bytearray()

    def readable(self) -> bool:
        """It is."""
        return True

    def seekable(self) -> bool:
        """It is."""
        return True

    def tell(self) -> int:
        """Bytes from the start of the content."""
        return self._position

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        """Go to another byte of the content."""
        size = self._ends[-1] if self._ends else 0
        start = {os.SEEK_SET: 0, os.SEEK_CUR: self._position, os.SEEK_END: size}[whence]
        self._position = max(0, start + offset)
        return self._position

    def readinto(self, room: Any) -> int:
        """The next bytes, at most to the end of their block; 0 at the end of the content."""
        index = bisect.bisect_right(self._ends, self._position)
        if index == len(self._blocks) or not len(room):
            return 0
        begin = self._ends[index - 1] if index else 0
        if index != self._held:
            self._decrypt(index)
        offset = self._position - begin
        size = min(len(room), self._ends[index] - self._position)
        with memoryview(self._memory) as view:
            room[:size] = view[offset : offset + size]
        self._position += size
        return size

    def _padding_of(self, block: _Block) -> int:
        """How many bytes of a block fill it up: its last sixteen tell it, decrypted alone."""
        if CIPHERS[self._name].has_tag:
            return 0
        if block.size == 0 or block.size % SIXTEEN:
            raise self._other_key(block)
        self._file.seek(max(block.begin, block.begin + block.size - 2 * SIXTEEN))
        last = self._file.read(min(block.size, 2 * SIXTEEN))
        start = last[:-SIXTEEN] or block.start
        decryptor = opened(self._name, self._key, start, encrypts=False)
        plain = decryptor.update(last[-SIXTEEN:]) + decryptor.finalize()
        unpadder = padding().unpadder()
        try:
            return SIXTEEN - len(unpadder.update(plain) + unpadder.finalize())
        except ValueError as error:
            raise self._other_key(block) from error

    def _decrypt(self, index: int) -> None:
        """Put the content of a block into the memory."""
        from cryptography.exceptions import InvalidTag

        block, self._held = self._blocks[index], -1
        if len(self._memory) < block.size + SIXTEEN:
            self._memory = bytearray(block.size + SIXTEEN)
        self._file.seek(block.begin)
        decryptor = opened(self._name, self._key, block.start, block.tag, encrypts=False)
        done = 0
        with memoryview(self._memory) as view:
            while done < block.size:
                piece = self._file.read(min(PIECE, block.size - done))
                if not piece:
                    raise _damaged(self._where, block.at)
                decryptor.update_into(piece, view[done:])
                done += len(piece)
        try:
            decryptor.finalize()
        except InvalidTag as error:
            raise self._other_key(block) from error
        self._held = index

    def _other_key(self, block: _Block) -> CheckpointError:
        got = f"another key, or a damaged block at offset {block.at}"
        return CheckpointError(compose(self._where, "the key that encrypted the file", got))


def _heads(where: str, file: BinaryIO, name: str) -> Iterator[_Block]:
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - TRAILER))
    end = size - TRAILER if has_checksum(file.read(TRAILER)) else size
    at = 0
    while at < end:
        block = _head(where, file, name, at, end)
        yield block
        at = block.begin + block.size


def _head(where: str, file: BinaryIO, name: str, at: int, end: int) -> _Block:
    tag_size = SIXTEEN if CIPHERS[name].has_tag else 0
    file.seek(at)
    head = file.read(min(_MAGIC + tag_size + _SIZES.size, end - at))
    found = cipher_name(head)
    if found is None and at == 0:
        hint = "leave the key out"
        got = "one in the clear"
        raise CheckpointError(compose(where, "an encrypted file", got, hint))
    if found is not None and found != name:
        expected, got = f"the cipher {found!r} of the file", repr(name)
        raise CheckpointError(compose(where, expected, got))
    if found is None or len(head) < _MAGIC + tag_size + _SIZES.size:
        raise _damaged(where, at)
    behind, start_size, start, size = _SIZES.unpack_from(head, _MAGIC + tag_size)
    begin = at + len(head)
    if start_size != SIXTEEN or behind != _SIZES.size - 4 + size or not 0 <= size <= end - begin:
        raise _damaged(where, at)
    return _Block(at, begin, size, head[_MAGIC : _MAGIC + tag_size], start)


def _check_order(where: str, starts: list[bytes]) -> None:
    if not is_in_order(starts):
        hint = "the file was put together of others, or damaged"
        got = "blocks that are missing, or in another order"
        raise CheckpointError(compose(where, "the blocks as they were written", got, hint))


def _damaged(where: str, at: int) -> CheckpointError:
    got, hint = f"other bytes at offset {at}", "the file is cut short or damaged"
    return CheckpointError(compose(where, "a whole encrypted block", got, hint))
