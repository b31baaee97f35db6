"""Safetensors files made by hand, and what is read from bytes."""

from __future__ import annotations

import json
import struct
from io import BytesIO
from typing import Any

import ml_dtypes
import numpy as np

from insight.format.safetensors import safetensors_values

VALUES: dict[str, Any] = {
    "flags": np.array([True, False, True]),
    "weight": np.arange(6, dtype=np.float32).reshape(2, 3),
    "words": "fünf",
    "half": np.array([1.5, -2.0], ml_dtypes.bfloat16),
    "step": np.int64(7),
    "none": np.zeros((0, 3), np.float32),
    "net.层/a b": np.arange(3, dtype=np.uint16),
    "empty": "",
}


def made(header: Any, content: bytes = b"", *, length: int | None = None) -> bytes:
    """A file of a header, which may be bytes, and what follows."""
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    return struct.pack("<Q", len(text) if length is None else length) + text + content


def array(dtype: str = "F32", shape: Any = (1,), offsets: Any = (0, 4), **more: Any) -> dict:
    return {"dtype": dtype, "shape": shape, "data_offsets": offsets, **more}


def read(content: bytes, **options: Any) -> dict[str, Any]:
    return safetensors_values("a file", BytesIO(content), **{"check_crc": False, **options})
