"""Calls of the operating system that not every one has: Linux has all, macOS and Windows lack some.

Looked up when they are called: on Linux nothing but the names differs from the calls themselves.
"""

from __future__ import annotations

import ctypes
import errno
import functools
import os
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

# Not handed to child processes; Windows also has to be told that bytes are bytes.
BYTES = getattr(os, "O_CLOEXEC", getattr(os, "O_NOINHERIT", 0)) | getattr(os, "O_BINARY", 0)
# The path is opened only where it is a directory; a pipe would wait for who writes to it.
DIRECTORY = getattr(os, "O_DIRECTORY", 0)
# A pipe is opened without one who writes to it.
NOT_WAITING = getattr(os, "O_NONBLOCK", 0)
# Windows renames no file that is open.
RENAMES_OPEN = os.name != "nt"
# Whether files can be locked so that the end of a process gives them free.
LOCKS = find_spec("fcntl") is not None
_STANDARD = 2  # the highest number of a standard stream
_WRITE = 2  # of sync_file_range: begin to write what is not on its way
# What file systems answer that do not know what is asked.
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


def begin_sync(descriptor: int, offset: int, length: int) -> None:
    """Has the system begin to bring a part of a file to the disk, where it can be told to.

    Nothing is waited for and nothing promised: `os.fsync` afterwards does both, and has less to do.
    """
    if (call := _sync_file_range()) is not None:
        call(descriptor, offset, length, _WRITE)


@functools.cache
def _sync_file_range() -> Callable[[int, int, int, int], int] | None:
    """The call of Linux of that name; it does not wait, but while the disk has a full queue."""
    try:
        call = ctypes.CDLL(None).sync_file_range
    except (AttributeError, OSError, TypeError):  # macOS has none, Windows no such library
        return None
    call.argtypes = (ctypes.c_int, ctypes.c_int64, ctypes.c_int64, ctypes.c_uint)
    found: Callable[[int, int, int, int], int] = call
    return found


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
    except OSError as error:
        if error.errno not in _NOT_TOLD:  # some network file systems have no such call
            raise
    finally:
        os.close(directory)


def lock(descriptor: int) -> None:
    """Locks an open file until it is closed, where the file system can; waits for who holds it.

    Raises:
        OSError: If the system refuses for another reason than that it cannot.

    """
    if not LOCKS:
        return
    calls = import_module("fcntl")
    try:
        calls.flock(descriptor, calls.LOCK_EX)
    except OSError as error:
        if error.errno not in _NOT_TOLD | {errno.ENOLCK}:
            raise


def lock_if_free(descriptor: int) -> bool:
    """Whether nobody holds the lock of an open file, which is locked then until it is closed.

    Not where locks cannot be asked for.
    """
    if not LOCKS:
        return False
    calls = import_module("fcntl")
    try:  # shared: over a network, the other needs a file that is open for writing
        calls.flock(descriptor, calls.LOCK_SH | calls.LOCK_NB)
    except OSError:
        return False
    return True


def above_standard(descriptor: int) -> int:
    """A descriptor of the same file whose number is no standard stream's.

    Where a program's streams are closed, what is opened next gets their numbers; and what C code
    prints would land in it.

    Raises:
        OSError: If the process may have no more.

    """
    if not 0 <= descriptor <= _STANDARD or not LOCKS:
        return descriptor
    calls = import_module("fcntl")
    try:
        found: int = calls.fcntl(descriptor, calls.F_DUPFD_CLOEXEC, _STANDARD + 1)
    finally:
        os.close(descriptor)
    return found


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
