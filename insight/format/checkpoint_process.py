"""Checkpoint files written by a process of their own, so that the training keeps its interpreter.

The parts of the file go through a pipe as they are; the other process puts the checksum and the
encryption around them and writes the file, whole or not at all. It knows the end by a mark, so a
training that dies in between leaves no half file.
"""

from __future__ import annotations

import itertools
import json
import os
import struct
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from .checkpoint_stream import pieces_of, write_parts
from .encrypted import protection

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .checkpoint_stream import Part

_LENGTH = struct.Struct("<Q")
_END = 2**64 - 1
_ROOT = Path(__file__).resolve().parents[2]
_START = (
    f"import sys; sys.path.insert(0, {str(_ROOT)!r}); "
    "from insight.format.checkpoint_process import receive; receive(sys.stdin.buffer)"
)
_MOST_REPORT = 2000  # characters


def write_in_process(
    path: Path, parts: Iterable[Part], *, checksum: bool, key: bytes | None, cipher: str
) -> None:
    """Writes a checkpoint file by another process, and waits for it.

    Raises:
        OSError: If it cannot be written, or the other process ends before.

    """
    # Ctrl-C in a terminal goes to every process of the session: this one is to end its file.
    child = subprocess.Popen(  # noqa: S603 - this interpreter, and code of our own
        [sys.executable, "-c", _START],
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    assert child.stdin is not None
    assert child.stderr is not None
    with child:
        request = {"path": str(path), "checksum": checksum, "cipher": cipher}
        request["key"] = None if key is None else key.hex()
        # It reports why it reads no further.
        with suppress(BrokenPipeError):
            _send(child.stdin, json.dumps(request).encode(), parts)
        with suppress(BrokenPipeError):
            child.stdin.close()
        report = child.stderr.read().decode(errors="replace")
        status = child.wait()
    if status:
        raise _failure(path, status, report)


def receive(source: BinaryIO) -> None:
    """Writes the file that `write_in_process` of another process sends; the end of that process."""
    try:
        request = json.loads(_exactly(source, _next_length(source)))
        key = None if request["key"] is None else bytes.fromhex(request["key"])
        around = protection(key, request["cipher"], checksum=request["checksum"])
        write_parts(Path(request["path"]), _parts(source), around)
    except OSError as error:
        sys.stderr.write(json.dumps([error.errno, error.strerror or str(error)]))
        sys.stderr.flush()
        os._exit(1)  # what remains in the pipe is nobody's


def _send(target: Any, request: bytes, parts: Iterable[Part]) -> None:
    for piece in itertools.chain([request], pieces_of(parts)):
        target.write(_LENGTH.pack(len(piece)))
        target.write(piece)
    target.write(_LENGTH.pack(_END))


def _parts(source: BinaryIO) -> Iterator[bytes]:
    while (length := _next_length(source)) != _END:
        yield _exactly(source, length)


def _next_length(source: BinaryIO) -> int:
    length: int = _LENGTH.unpack(_exactly(source, _LENGTH.size))[0]
    return length


def _exactly(source: BinaryIO, size: int) -> bytes:
    content = source.read(size)
    if len(content) < size:
        raise OSError("the training ended before the file did")
    return content


def _failure(path: Path, status: int, report: str) -> OSError:
    try:
        number, text = json.loads(report)
    except ValueError:
        tail = report.strip()[-_MOST_REPORT:]
        return OSError(f"{path}: the process that writes it ended with status {status}. {tail}")
    return OSError(number, text, str(path))
