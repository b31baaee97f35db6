"""What single files of data sets hold: bytes, text, or a picture that Pillow decodes."""

from __future__ import annotations

from collections.abc import Callable
from os import fspath
from pathlib import Path
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ImageFileError, StateError, compose

Decrypt = Callable[[str], bytes]


def read(path: Path, *, decode: bool, decrypt: Decrypt | None = None) -> np.ndarray:
    """The bytes of a file as one axis of uint8, or its pixels (height, width, 3).

    Args:
        path: The file.
        decode: Whether pixels are wanted: red, green and blue.
        decrypt: What gives the bytes in place of the file's own.

    Raises:
        StateError: If it cannot be read or decoded.

    """
    content = read_bytes(path) if decrypt is None else _decrypted(path, decrypt)
    return decoded(content, fspath(path)) if decode else content


def read_bytes(path: Path) -> np.ndarray:
    """The bytes of a file as one axis of uint8.

    Raises:
        StateError: If it cannot be read.

    """
    try:
        return np.fromfile(path, np.uint8)
    except OSError as error:
        raise StateError(compose(fspath(path), "a file that can be read", error)) from error


def read_text(path: Path) -> str:
    """The text of a file.

    Raises:
        StateError: If it cannot be read, or is no UTF-8.

    """
    try:
        return read_bytes(path).tobytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise StateError(compose(fspath(path), "text in UTF-8", error)) from error


def decoded(content: np.ndarray, where: str) -> np.ndarray:
    """The pixels (height, width, 3) of the bytes of a picture, uint8.

    Raises:
        StateError: If they are none.

    """
    from .vision.codec import colours

    try:
        return colours(content.tobytes())
    except ImageFileError as error:
        raise StateError(compose(where, "a picture that can be decoded", error)) from error


def check_decrypt(where: str, decrypt: Any) -> Decrypt | None:
    """The function that gives the bytes of a file by its path, or None.

    Raises:
        ArgumentTypeError: If it cannot be called.

    """
    if decrypt is not None and not callable(decrypt):
        raise ArgumentTypeError.of(f"{where}(decrypt)", "a function of a path", decrypt)
    return decrypt


def _decrypted(path: Path, decrypt: Decrypt) -> np.ndarray:
    content = decrypt(fspath(path))
    if not isinstance(content, bytes | bytearray):
        got = type(content).__name__
        raise StateError(compose("decrypt", f"a function that gives the bytes of {path}", got))
    return np.frombuffer(bytearray(content), np.uint8)
