"""Encrypted record files: the key, and how they become others and readable again.

    int32 big-endian    bytes of the piece behind it
    bytes               a piece of the file, encrypted: `insight/format/encrypted.py`
    …
    int32               0
    bytes               7: the mode, `AES-GCM` or, for functions of users, `UDF-ENC`
    bytes               `ENCRYPT`

Files are decrypted into a temporary file without a name, which goes with whoever reads it.
"""

from __future__ import annotations

import io
import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from engine.errors import ArgumentValueError, RecordError, StateError, compose
from insight.errors import CheckpointError
from insight.format.decrypted import decrypted as decrypted_piece
from insight.format.encrypted import MOST_PLAIN, encrypting

__all__ = ["set_dec_mode", "set_enc_key", "set_enc_mode"]

GCM = "AES-GCM"
END = b"ENCRYPT"
_OWN = b"UDF-ENC"
_LENGTH = 4  # bytes
_KEYS = (16, 24, 32)

Mode = str | Callable[[BinaryIO, int, BinaryIO, str], Any]


@dataclass
class _Settings:
    key: str | None = None
    encrypting: Mode = GCM
    decrypting: Mode | None = None


_settings = _Settings()


def set_enc_key(enc_key: str | None) -> None:
    """Encrypt the files that are written from now on, and decrypt those that are read.

    Args:
        enc_key: The key, 16, 24 or 32 characters; None: files are in the clear.

    Raises:
        ArgumentValueError: If it is another text, or none.

    >>> set_enc_key("0123456789012345")
    >>> set_enc_key(None)

    """
    if enc_key is not None and (not isinstance(enc_key, str) or len(enc_key.encode()) not in _KEYS):
        expected = "a str of 16, 24 or 32 characters, or None"  # the key is not in the message
        raise ArgumentValueError.of("set_enc_key", expected, f"another {type(enc_key).__name__}")
    _settings.key = enc_key


def set_enc_mode(enc_mode: Mode = GCM) -> None:
    """Say how files are encrypted.

    Args:
        enc_mode: `"AES-GCM"`; or a function of the open file, its size, the file to write and the
            key.

    Raises:
        ArgumentValueError: If it is neither.

    """
    _settings.encrypting = _mode("set_enc_mode", enc_mode)


def set_dec_mode(dec_mode: Mode | None = GCM) -> None:
    """Say how files are decrypted.

    Args:
        dec_mode: `"AES-GCM"`; or a function of the open file, its size without the last 7 bytes,
            the file to write and the key; None: as they are encrypted.

    Raises:
        ArgumentValueError: If it is neither.

    """
    _settings.decrypting = None if dec_mode is None else _mode("set_dec_mode", dec_mode)


def _mode(where: str, mode: Any) -> Mode:
    if not callable(mode) and mode != GCM:
        raise ArgumentValueError.of(where, f"{GCM!r} or a function", repr(mode))
    return mode


def is_encrypting() -> bool:
    """Whether files are encrypted."""
    return _settings.key is not None


def as_written(plain: bytes) -> bytes:
    """The content of a file as it is written: encrypted if a key was set."""
    if not is_encrypting():
        return plain
    target = io.BytesIO()
    encrypt(io.BytesIO(plain), target)
    return target.getvalue()


def encrypt(plain: BinaryIO, target: BinaryIO) -> None:
    """Write an open file, encrypted by the key that was set."""
    key, mode = _settings.key or "", _settings.encrypting
    size = plain.seek(0, os.SEEK_END)
    plain.seek(0)
    if isinstance(mode, str):
        while piece := plain.read(MOST_PLAIN):
            encrypted = b"".join(encrypting(key.encode(), mode)([piece]))
            target.write(len(encrypted).to_bytes(_LENGTH, "big") + encrypted)
    else:
        mode(plain, size, target, key)
    target.write(bytes(_LENGTH) + _name(mode) + END)


def _name(mode: Mode) -> bytes:
    return mode.encode() if isinstance(mode, str) else _OWN


def opened(path: Path) -> BinaryIO:
    """A file to read from, decrypted if a key was set.

    Raises:
        RecordError: If it is encrypted and there is no key, or the other way round, or the key or
            the mode is another.
        StateError: If files are encrypted by a function, and none decrypts.
        OSError: If it cannot be read.

    """
    file = path.open("rb")
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - len(END)))
    is_encrypted = file.read() == END
    if is_encrypted != is_encrypting():
        file.close()
        expected, got = ("a key", "none") if is_encrypted else ("an encrypted file", "a clear one")
        hint = f"mindrecord.set_enc_key({'key' if is_encrypted else 'None'})"
        raise RecordError.of(str(path), expected, got, hint)
    if not is_encrypted:
        file.seek(0)
        return file
    with file:
        return _decrypted(str(path), file, size)


def content(path: Path) -> bytes | None:
    """What an encrypted file holds; None for one in the clear.

    Raises:
        RecordError: As `opened`.

    """
    with opened(path) as file:
        return file.read() if is_encrypting() else None


def _decrypted(where: str, file: BinaryIO, size: int) -> BinaryIO:
    mode = _settings.encrypting if _settings.decrypting is None else _settings.decrypting
    if _settings.decrypting is None and not isinstance(mode, str):
        hint = "set_dec_mode(function)"
        expected = "a function that decrypts what a function encrypted"
        raise StateError(compose("set_dec_mode", expected, "none", hint))
    tail = size - len(END) - len(_OWN)
    file.seek(max(0, tail))
    found = file.read(len(_OWN))
    if found != _name(mode):
        raise RecordError.of(where, f"the mode {_name(mode).decode()}", f"{found!r} in the file")
    plain: BinaryIO = tempfile.TemporaryFile()  # noqa: SIM115 - whoever reads it closes it
    try:
        file.seek(0)
        if isinstance(mode, str):
            _decrypt_pieces(where, file, plain, tail - _LENGTH)
        else:
            mode(file, size - len(END), plain, _settings.key or "")
    except BaseException:
        plain.close()
        raise
    plain.seek(0)
    return plain


def _decrypt_pieces(where: str, file: BinaryIO, plain: BinaryIO, end: int) -> None:
    key = (_settings.key or "").encode()
    while True:
        at = file.tell()
        length = int.from_bytes(file.read(_LENGTH), "big", signed=True)
        if length == 0 and at == end:
            return
        if not 0 < length <= end - at - _LENGTH:
            expected = f"the length of an encrypted piece at offset {at}"
            raise RecordError.of(where, expected, length, "the file is damaged")
        try:
            plain.write(decrypted_piece(f"piece at offset {at}", file.read(length), key, GCM))
        except CheckpointError as error:
            raise RecordError.of(where, "the key that it was encrypted with", error) from None
