"""Losses written down as they are computed, so that a killed program goes on where it was.

A file of records, each with its checksums, to which rows are only added. A record that was cut
off by the end of the program is not read, and the next is written in its stead.
"""

from __future__ import annotations

import json
import os
import struct
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from insight.format.frames import frame, read_frames

from .parameters import Array
from .work import Row

_SCHEMA = "insight.landscape.rows/3"
_COUNT = struct.Struct("<I")  # of the values of a checkpoint, before them and its digest
_HEAD = struct.Struct("<dI")  # the row's second coordinate, and how many points follow


class KeptRows:
    """The values of points and of checkpoints that are known already: the loss, then quantities.

    Args:
        file: Where they are kept; None to keep them in memory alone.
        key: What the values hang on. Those of a file with another key are dropped.

    Raises:
        OSError: If the file cannot be read or written.

    >>> kept = KeptRows(None, "a")
    >>> kept.add(Row(0.5, (1.0, 2.0)), np.array([[3.0, 4.0], [0.1, 0.2]]))
    >>> kept.known(0.5, 2.0), kept.known(0.5, 3.0)
    ((4.0, 0.2), None)

    """

    def __init__(self, file: Path | None, key: str) -> None:
        self._values: dict[tuple[float, float], tuple[float, ...]] = {}
        self._checkpoints: dict[str, tuple[float, ...]] = {}
        self._descriptor = None if file is None else _opened(file)
        if self._descriptor is not None:
            self._read(self._descriptor, json.dumps({"schema": _SCHEMA, "key": key}).encode())

    def known(self, y: float, x: float) -> tuple[float, ...] | None:
        """The values at a point, if they were computed before."""
        return self._values.get((y, x))

    def of_checkpoint(self, digest: str) -> tuple[float, ...] | None:
        """The values of a checkpoint, if they were computed before."""
        return self._checkpoints.get(digest)

    def add(self, row: Row, values: Array) -> None:
        """Keep a row that was just computed: (values, points)."""
        self._take(row.y, row.x, values.tolist())
        numbers = np.concatenate([np.array(row.x), values.ravel()]).astype("<f8").tobytes()
        self._write(b"r" + _HEAD.pack(row.y, len(row.x)) + numbers)

    def add_checkpoint(self, digest: str, values: Array) -> None:
        """Keep what was just computed of a checkpoint: (values,)."""
        self._checkpoints[digest] = tuple(values.tolist())
        numbers = values.astype("<f8").tobytes()
        self._write(b"c" + _COUNT.pack(values.size) + numbers + digest.encode())

    def close(self) -> None:
        """Nothing more is kept."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def _read(self, descriptor: int, head: bytes) -> None:
        content = _content(descriptor)
        scan = read_frames(content)
        payloads = [payload for _, payload in scan]
        if payloads[:1] != [head]:  # another landscape's, or none
            payloads, begin = [], 0
        else:
            begin = scan.end
        os.ftruncate(descriptor, begin)
        os.lseek(descriptor, 0, os.SEEK_END)
        for payload in payloads[1:]:
            self._take_payload(payload)
        if not begin:
            self._write(head)

    def _take_payload(self, payload: bytes) -> None:
        if payload[:1] == b"c":
            (count,) = _COUNT.unpack_from(payload, 1)
            numbers = np.frombuffer(payload, "<f8", count, 1 + _COUNT.size)
            digest = payload[1 + _COUNT.size + numbers.nbytes :].decode()
            self._checkpoints[digest] = tuple(numbers.tolist())
        elif payload[:1] == b"r":
            y, count = _HEAD.unpack_from(payload, 1)
            rows = np.frombuffer(payload, "<f8", -1, 1 + _HEAD.size).reshape(-1, count).tolist()
            self._take(y, rows[0], rows[1:])

    def _take(self, y: float, x: Sequence[float], values: Sequence[Sequence[float]]) -> None:
        for one, *of_point in zip(x, *values, strict=True):
            self._values[y, one] = tuple(of_point)

    def _write(self, payload: bytes) -> None:
        if self._descriptor is None:
            return
        begin = os.lseek(self._descriptor, 0, os.SEEK_CUR)
        left = memoryview(frame(payload))
        try:
            while left:  # a disk that is nearly full takes a part
                left = left[os.write(self._descriptor, left) :]
        except OSError:
            # Whatever is added behind a torn record would not be read.
            os.ftruncate(self._descriptor, begin)
            os.lseek(self._descriptor, begin, os.SEEK_SET)
            raise


def _opened(file: Path) -> int:
    file.parent.mkdir(parents=True, exist_ok=True)
    return os.open(file, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)


def _content(descriptor: int) -> bytes:
    with os.fdopen(os.dup(descriptor), "rb") as file:
        return file.read()
