"""What is written as an npz and read from bytes."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import ml_dtypes
import numpy as np

from insight.format.npz import npz_values
from insight.format.npz.array_header import head_bytes

VALUES: dict[str, Any] = {
    "flags": np.array([True, False, True]),
    "weight": np.arange(6, dtype=np.float32).reshape(2, 3),
    "words": "fünf\0",
    "half": np.array([1.5, -2.0], ml_dtypes.bfloat16),
    "step": np.int64(7),
    "none": np.zeros((0, 3), np.float32),
    "net/层/../a b": np.arange(3, dtype=np.uint16),
    "wave": np.ones(2, np.complex128),
    "empty": "",
}


def archive(members: dict[str, bytes], method: int = zipfile.ZIP_STORED) -> bytes:
    """An archive of members that need not be arrays."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", method) as made:
        for name, content in members.items():
            made.writestr(name, content)
    return file.getvalue()


def array(content: bytes = bytes(8), shape: tuple[int, ...] = (2,), dtype: str = "<f4") -> bytes:
    """The bytes of a member, whose head need not fit the rest."""
    return head_bytes(np.dtype(dtype), shape) + content


def headed(text: str, content: bytes = bytes(8), version: bytes = b"\1\0") -> bytes:
    """The bytes of a member with any text for its head."""
    width = 2 if version == b"\1\0" else 4
    return b"\x93NUMPY" + version + len(text).to_bytes(width, "little") + text.encode() + content


def saved(save: Any, **arrays: Any) -> bytes:
    file = io.BytesIO()
    save(file, **arrays)
    return file.getvalue()


def read(content: bytes, **options: Any) -> dict[str, Any]:
    return npz_values("a file", io.BytesIO(content), **{"check_crc": False, **options})
