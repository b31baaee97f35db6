"""What tells two data sets or checkpoints apart, at a cost that does not grow with them.

Of what is large a sample is hashed: parts spread evenly, the first and the last among them,
together with the size. So a change of a few numbers in a large file may go unseen; another file, a
shuffled one, or another training's checkpoint does not.
"""

from __future__ import annotations

import hashlib
import os
from bisect import bisect_right
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.masking import masked_value

if TYPE_CHECKING:
    from collections.abc import Sequence

WHOLE = 1024 * 1024
"""Bytes up to which everything is hashed."""
_PARTS = 16
_PART = WHOLE // _PARTS
_ROWS = 64
_MOST_FILES = 10_000
_ROW_BYTES = 65_536


def of_file(path: Path) -> dict[str, Any]:
    """The hash of a file's sample, with its size in bytes.

    Raises:
        OSError: If it cannot be read.

    """
    with path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        digest = hashlib.sha256(str(size).encode())
        for begin, end in _sample(size):
            file.seek(begin)
            digest.update(file.read(end - begin))
    return {"sha256": digest.hexdigest(), "bytes": size}


def of_parts(parts: Sequence[bytes | memoryview]) -> dict[str, Any]:
    """What `of_file` says of the file that holds these bytes, one part behind the other.

    >>> of_parts([b"weights", b"and biases"])["bytes"]
    17
    """
    ends = list(accumulate(map(len, parts)))
    size = ends[-1] if ends else 0
    digest = hashlib.sha256(str(size).encode())
    for begin, end in _sample(size):
        index = bisect_right(ends, begin)
        while begin < end:
            start = ends[index] - len(parts[index])
            digest.update(parts[index][begin - start : end - start])
            begin, index = ends[index], index + 1
    return {"sha256": digest.hexdigest(), "bytes": size}


def _sample(size: int) -> list[tuple[int, int]]:
    """Where the parts of a file lie that are hashed, from and to."""
    if size <= WHOLE:
        return [(0, size)]
    begins = (part * (size - _PART) // (_PARTS - 1) for part in range(_PARTS))
    return [(begin, begin + _PART) for begin in begins]


def of_path(path: Path) -> dict[str, Any]:
    """The hash of a file, or of the names and sizes in a folder and of its first files.

    Raises:
        OSError: If it cannot be read.

    """
    if not path.is_dir():
        return {"path": masked_value(str(path.resolve()))} | of_file(path)
    digest, size, count = hashlib.sha256(), 0, 0
    for file in _files(path):
        held = file.stat().st_size
        digest.update(f"{file.relative_to(path).as_posix()}\0{held}\n".encode("utf-8", "replace"))
        if count < _PARTS:
            digest.update(of_file(file)["sha256"].encode())
        size, count = size + held, count + 1
        if count == _MOST_FILES:
            break
    found = {"sha256": digest.hexdigest(), "bytes": size, "files": count}
    return {"path": masked_value(str(path.resolve()))} | found


def of_array(array: Any) -> dict[str, Any]:
    """The hash of an array's shape, type and of rows spread evenly.

    >>> of_array(np.arange(6.0)) == of_array(np.arange(6.0))
    True
    >>> of_array(np.arange(6.0))["sha256"] == of_array(np.arange(6.0)[::-1])["sha256"]
    False

    """
    held = np.asarray(array)
    digest = hashlib.sha256(f"{held.shape} {held.dtype.str}".encode())
    rows = np.atleast_1d(held)
    count = len(rows)
    chosen = range(count) if count <= _ROWS else np.linspace(0, count - 1, _ROWS).astype(int)
    for index in chosen:
        row = np.ascontiguousarray(rows[index])
        told = repr(row.tolist()).encode() if row.dtype.hasobject else row.tobytes()
        digest.update(told[:_ROW_BYTES])
    return {"sha256": digest.hexdigest(), "rows": count, "shape": list(held.shape)} | {
        "dtype": str(held.dtype)
    }


def of_data(data: Any) -> dict[str, Any]:
    """A path, an array, or a list or mapping of these.

    Raises:
        OSError: If a path cannot be read.
        TypeError: If it is something else.

    """
    if isinstance(data, (str, os.PathLike)):
        return of_path(Path(data))
    if isinstance(data, dict):
        parts = {masked_value(str(name)): of_data(one) for name, one in data.items()}
    elif isinstance(data, (list, tuple)) and not _is_numbers(data):
        parts = {str(index): of_data(one) for index, one in enumerate(data)}
    else:
        return of_array(data)
    digest = hashlib.sha256()
    for name, part in parts.items():
        digest.update(f"{name}\0{part['sha256']}\n".encode("utf-8", "replace"))
    rows = [part["rows"] for part in parts.values() if "rows" in part]
    paths = [part["path"] for part in parts.values() if "path" in part]
    found: dict[str, Any] = {"sha256": digest.hexdigest()}
    found |= {"rows": rows[0]} if rows else {}
    return found | ({"path": paths[0]} if paths else {}) | {"parts": parts}


def _is_numbers(data: Any) -> bool:
    return all(isinstance(one, (int, float, complex, np.generic)) for one in data)


def _files(folder: Path) -> Any:
    for where, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            path = Path(where) / name
            if path.is_file():
                yield path
