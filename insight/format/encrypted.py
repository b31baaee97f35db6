"""Encrypted checkpoints: MindSpore's container, a row of blocks that are encrypted one by one.

A block, all numbers little-endian:

    uint32  which cipher
    bytes   16, with AES-GCM only: the tag that proves key and content
    int32   bytes of the block behind this number
    int32   16, the bytes of the following
    bytes   where the cipher starts; AES-GCM uses the first 12, and we put a mark in the others
    int32   bytes of the rest
    bytes   the content, encrypted; with CBC padded to whole 16 bytes by PKCS #7

A tag proves one block, but not which one it is. So with AES-GCM the starts of our files count: each
is one more than that of the block before. MindSpore draws every start anew, and reads ours.
"""

from __future__ import annotations

import itertools
import os
import struct
from typing import TYPE_CHECKING, Any, NamedTuple

from insight.errors import CheckpointError, compose

from .checkpoint_stream import with_checksum

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from .checkpoint_stream import Part, Transform

MOST_PLAIN = 1024 * 1024
"""Bytes of content in one block. MindSpore makes them 64 MiB, and reads shorter ones, too; whoever
reads a block holds all of it, because only its end proves it."""

SIXTEEN = 16
"""Bytes of a start, of a tag, and what CBC fills the content up to."""

_NONCE = 12  # bytes of a start that AES-GCM uses
_FIRST, _NEXT = b"from", b"next"  # the other bytes of a start, where starts count
_MAGIC, _NUMBER = struct.Struct("<I"), struct.Struct("<i")


class Cipher(NamedTuple):
    """A way to encrypt: its number in a file, and the bytes that a key may have."""

    magic: int
    key_sizes: tuple[int, ...]
    has_tag: bool


CIPHERS = {
    "AES-GCM": Cipher(0x7F3A5ED8, (16, 24, 32), has_tag=True),
    "AES-CBC": Cipher(0x7F3A5ED9, (16, 24, 32), has_tag=False),
    "SM4-CBC": Cipher(0x7F3A5EDA, (16,), has_tag=False),
}
"""The ciphers by the names that users type."""

_NAMES = {_MAGIC.pack(cipher.magic): name for name, cipher in CIPHERS.items()}


def cipher_name(head: bytes) -> str | None:
    """Which cipher a file that begins with these bytes is encrypted by; None: it is in the clear.

    >>> cipher_name(bytes.fromhex("d85e3a7f"))
    'AES-GCM'
    """
    return _NAMES.get(bytes(head[:4]))


def named_decrypted(where: str, name: str) -> str:
    """How errors call a file once it is decrypted: of a cipher without a tag they tell its limit.

    About one key in 256 leaves a padding that looks whole; what comes out then is other bytes.

    >>> named_decrypted("file a.ckpt", "AES-CBC")
    'decrypted file a.ckpt (AES-CBC does not prove the key)'
    """
    limit = "" if CIPHERS[name].has_tag else f" ({name} does not prove the key)"
    return f"decrypted {where}{limit}"


def check_key(where: str, key: bytes, name: str) -> None:
    """A cipher has the name, and takes a key of so many bytes.

    Raises:
        CheckpointError: If not; `where` stands first. The key is not in the message.

    """
    if name not in CIPHERS:
        expected = " or ".join(map(repr, CIPHERS))
        raise CheckpointError(compose(where, f"the cipher {expected}", repr(name)))
    sizes = CIPHERS[name].key_sizes
    if len(key) not in sizes:
        expected = f"a key of {' or '.join(map(str, sizes))} bytes for {name}"
        raise CheckpointError(compose(where, expected, f"one of {len(key)}"))


def starts(name: str) -> Iterator[bytes]:
    """Where the cipher starts in each block of a new file.

    Nobody can foresee them, as CBC needs it; with AES-GCM, which needs others only, they count.

    >>> first, second = itertools.islice(starts("AES-GCM"), 2)
    >>> is_in_order([first, second]), is_in_order([second, first])
    (True, False)

    """
    if not CIPHERS[name].has_tag:
        while True:
            yield os.urandom(SIXTEEN)
    first = int.from_bytes(os.urandom(_NONCE), "big")
    yield first.to_bytes(_NONCE, "big") + _FIRST
    for number in itertools.count(first + 1):
        yield (number % 256**_NONCE).to_bytes(_NONCE, "big") + _NEXT


def is_in_order(found: Sequence[bytes]) -> bool:
    """Whether blocks with these starts, which tags prove, stand as they were written.

    Of a file whose starts do not count nobody can tell, and the answer is True.
    """
    if not any(start.endswith((_FIRST, _NEXT)) for start in found):
        return True
    first, *others = (int.from_bytes(start[:_NONCE], "big") for start in found)
    counted = all((first + number) % 256**_NONCE == at for number, at in enumerate(others, 1))
    return found[0].endswith(_FIRST) and counted


def encrypting(key: bytes, name: str) -> Transform:
    """What encrypts the parts of a file, block by block.

    >>> b"".join(encrypting(bytes(16), "AES-CBC")([b"weights"])).hex()[:8]
    'd95e3a7f'
    """

    def transform(parts: Iterable[Part]) -> Iterator[Part]:
        for plain, start in zip(_blocks(parts), starts(name), strict=False):
            yield from _encrypted(plain, key, name, start)

    return transform


def protection(key: bytes | None, name: str, *, checksum: bool) -> list[Transform]:
    """What is put around a file's bytes, the innermost first: its checksum, then encryption.

    MindSpore looks for a checksum inside of the encryption, too. (What it writes itself, a 0 behind
    the encrypted blocks, it refuses to read.)
    """
    inner: list[Transform] = [with_checksum] if checksum else []
    return inner if key is None else [*inner, encrypting(key, name)]


def _blocks(parts: Iterable[Part]) -> Iterator[bytes | bytearray]:
    """The bytes of the parts in pieces of one size, the last one shorter."""
    held = bytearray()
    for part in parts:
        view = memoryview(part).cast("B")
        while len(held) + len(view) >= MOST_PLAIN:
            room = MOST_PLAIN - len(held)
            held += view[:room]
            yield held
            held, view = bytearray(), view[room:]
        held += view
    if held:
        yield held


def _encrypted(plain: bytes | bytearray, key: bytes, name: str, start: bytes) -> Iterator[bytes]:
    encryptor = opened(name, key, start, encrypts=True)
    if CIPHERS[name].has_tag:
        content, tag = encryptor.update(plain) + encryptor.finalize(), encryptor.tag
    else:
        padder = padding().padder()
        padded = padder.update(plain) + padder.finalize()
        content, tag = encryptor.update(padded) + encryptor.finalize(), b""
    behind = 2 * _NUMBER.size + len(start) + len(content)
    yield _MAGIC.pack(CIPHERS[name].magic) + tag + _NUMBER.pack(behind)
    yield _NUMBER.pack(len(start)) + start + _NUMBER.pack(len(content))
    yield content


def padding() -> Any:
    """What fills the last 16 bytes of a block, with CBC."""
    from cryptography.hazmat.primitives.padding import PKCS7

    return PKCS7(SIXTEEN * 8)


def opened(name: str, key: bytes, start: bytes, tag: bytes = b"", *, encrypts: bool) -> Any:
    """What encrypts, or decrypts, by a cipher of the library.

    Raises:
        CheckpointError: If this build of the library does not know the cipher.

    """
    # Inside functions: who encrypts nothing does not wait for the library.
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives.ciphers import Cipher as LibraryCipher
    from cryptography.hazmat.primitives.ciphers import algorithms, modes

    algorithm = algorithms.SM4(key) if name == "SM4-CBC" else algorithms.AES(key)
    mode = modes.GCM(start[:_NONCE], tag or None) if CIPHERS[name].has_tag else modes.CBC(start)
    cipher: Any = LibraryCipher(algorithm, mode)
    try:
        return cipher.encryptor() if encrypts else cipher.decryptor()
    except UnsupportedAlgorithm as error:
        where, got = "cryptography", "a build that does not know it"
        hint = "take AES-GCM, or another build of the library"
        raise CheckpointError(compose(where, f"the cipher {name}", got, hint)) from error
