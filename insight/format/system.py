"""Calls of the operating system that not every one has: Linux has all, macOS and Windows lack some.

Looked up when they are called: on Linux nothing but the names differs from the calls themselves.
"""

from __future__ import annotations

import errno
import os
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

# Not handed to child processes; Windows also has to be told that bytes are bytes.
BYTES = getattr(os, "O_CLOEXEC", getattr(os, "O_NOINHERIT", 0)) | getattr(os, "O_BINARY", 0)
# The path is opened only where it is a directory; a pipe would wait for who writes to it.
DIRECTORY = getattr(os, "O_DIRECTORY", 0)
# What file systems answer that know of no holes.
_NOT_TOLD = {errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS}


def sync_data(descriptor: int) -> None:
    """Brings the content of a file to the disk; it survives a power cut.

    Raises:
        OSError: If the disk refuses.

    """
    if hasattr(os, "fdatasync"):
        os.fdatasync(descriptor)
        return
    try:  # macOS: its fsync leaves the content in the disk's own memory
        control = import_module("fcntl")
        control.fcntl(descriptor, control.F_FULLFSYNC)
    except (ImportError, AttributeError):
        os.fsync(descriptor)


def sync_directory(path: Path) -> None:
    """Brings the names in a directory to the disk, where the system lets it be opened.

    Raises:
        OSError: If the disk refuses.

    """
    if not DIRECTORY:
        return
    directory = os.open(path, os.O_RDONLY | DIRECTORY | BYTES)
    try:
        os.fsync(directory)
    finally:
        os.close(directory)


def set_mode(descriptor: int, path: Path, mode: int) -> None:
    """Sets the rights of an open file.

    Raises:
        OSError: If the system refuses.

    """
    if hasattr(os, "fchmod"):
        os.fchmod(descriptor, mode)
    else:
        path.chmod(mode)


def write_at(descriptor: int, content: bytes, offset: int) -> int:
    """How many bytes of `content` the file took at `offset`.

    Raises:
        OSError: If it took none.

    """
    if hasattr(os, "pwrite"):
        return os.pwrite(descriptor, content, offset)
    os.lseek(descriptor, offset, os.SEEK_SET)
    return os.write(descriptor, content)


def read_at(descriptor: int, length: int, offset: int) -> bytes:
    """At most so many bytes of a file from `offset` on.

    Raises:
        OSError: If it cannot be read.

    """
    if hasattr(os, "pread"):
        return os.pread(descriptor, length, offset)
    os.lseek(descriptor, offset, os.SEEK_SET)
    return os.read(descriptor, length)


def data_from(descriptor: int, offset: int) -> int | None:
    """Where the next bytes lie that were ever written, from `offset` on; None for nowhere.

    Where the system cannot tell, `offset` itself.

    Raises:
        OSError: If the file cannot be asked.

    """
    if not hasattr(os, "SEEK_DATA"):
        return offset
    return _seek(descriptor, offset, os.SEEK_DATA, not_told=offset)


def hole_from(descriptor: int, offset: int) -> int | None:
    """Where the next bytes lie that were never written, from `offset` on, or the file ends.

    Where the system cannot tell, or `offset` is behind the end, None.

    Raises:
        OSError: If the file cannot be asked.

    """
    if not hasattr(os, "SEEK_HOLE"):
        return None
    return _seek(descriptor, offset, os.SEEK_HOLE, not_told=None)


def _seek(descriptor: int, offset: int, what: int, not_told: int | None) -> int | None:
    """Where there is what is looked for; None for nowhere."""
    try:
        return os.lseek(descriptor, offset, what)
    except OSError as error:
        if error.errno == errno.ENXIO:
            return None
        if error.errno in _NOT_TOLD:
            return not_told
        raise


def call_in_forked_children(call: Callable[[], None]) -> None:
    """Has `call` run in each child that is forked, where there are any."""
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=call)
