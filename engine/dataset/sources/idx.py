"""IDX files, as MNIST and Fashion-MNIST come in; compressed with gzip or not.

Layout: two zero bytes, a byte for the number type, a byte for the number of axes, the length of
each axis as a big-endian uint32, then the numbers. Source: the page that MNIST was published on.
"""

from __future__ import annotations

import gzip
import math
import zlib
from pathlib import Path

import numpy as np

from engine.errors import ArgumentValueError

TYPES = {0x08: "u1", 0x09: "i1", 0x0B: ">i2", 0x0C: ">i4", 0x0D: ">f4", 0x0E: ">f8"}


def read_idx(path: Path) -> np.ndarray:
    """The array in an IDX file, in this machine's byte order.

    Raises:
        ArgumentValueError: If it is no whole IDX file.

    """
    content = _content(path)
    axes = content[3] if len(content) >= 4 else 0
    start = 4 + 4 * axes
    if len(content) < start or content[:2] != b"\0\0" or content[2] not in TYPES:
        raise _broken(path, "the head of an IDX file", content[:4].hex(" ") or "an empty file")
    shape = np.frombuffer(content, ">u4", axes, 4).tolist()
    dtype = np.dtype(TYPES[content[2]])
    size = math.prod(shape) * dtype.itemsize
    if len(content) - start != size:
        raise _broken(path, f"{size} bytes of numbers for shape {shape}", len(content) - start)
    numbers = np.frombuffer(content, dtype, offset=start).reshape(shape)
    return numbers.astype(dtype.newbyteorder("="), copy=False)


def _content(path: Path) -> bytes:
    if path.suffix != ".gz":
        return path.read_bytes()
    try:
        with gzip.open(path) as file:
            return file.read()
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise _broken(path, "a whole gzip file", error) from None


def _broken(path: Path, expected: str, got: object) -> ArgumentValueError:
    hint = "the file may have been cut off while it was downloaded"
    return ArgumentValueError.of(str(path), expected, got, hint)
