"""Arrays that lie elsewhere until they are needed: those of the GPU on the host, others in a file.

The file has no name from the start, so nothing is left of it, whatever happens; its space is free
again when the last array in it is forgotten.
"""

from __future__ import annotations

import bisect
import mmap
import os
import tempfile
import weakref
from typing import Any, Protocol

import numpy as np

from .device import Device, default_xp, using_device
from .whole import address, as_bytes, whole_of

LEAST_BYTES = 4096  # a smaller array is not worth a way to the disk
_ALIGNED = 64  # bytes, as NumPy's own arrays lie


class Stored(Protocol):
    """One array that was put away.

    Attributes:
        shape: Its shape.
        dtype: Its NumPy dtype.

    """

    shape: tuple[int, ...]
    dtype: Any

    def load(self) -> Any:
        """The array, as it was; not to be written to."""


class Store:
    """Where the arrays of one call of a cell go.

    Args:
        ahead: For how many operators before the one that is loaded for the disk is asked early.

    """

    def __init__(self, ahead: int) -> None:
        self._file: _File | None = None
        self._ahead = ahead
        self._operator = 0

    def put_all(self, given: list[Any], fixed: list[Any], made: list[Any]) -> Any:
        """What an operator takes and makes, put away.

        Args:
            given: Arrays that it takes.
            fixed: Arrays that it takes and that stay in memory anyway, as parameters do.
            made: Arrays that it makes.

        Returns:
            Two lists, for given and made: what stands for each, or None for one that stays.

        """
        self._operator += 1
        staying = {id(whole_of(array)) for array in (*given, *fixed)}
        first = [self._put(array, whole_of(array) is array) for array in given]
        staying -= {
            id(whole_of(array)) for array in given if _put_before(whole_of(array)) is not None
        }
        then = [self._put(array, id(whole_of(array)) not in staying) for array in made]
        return first, then

    def _put(self, array: Any, may_be_new: bool) -> Stored | None:
        root = whole_of(array)
        if root.nbytes < LEAST_BYTES:
            return None
        whole = _put_before(root)
        if whole is None and may_be_new:
            whole = self._new(root)
        if whole is None:
            return None
        _known[id(root)] = whole
        return whole if array is root else _View(whole, array, root)

    def _new(self, root: Any) -> _Whole | None:
        if not isinstance(root, np.ndarray):
            return _OnHost(root)
        flat = as_bytes(root)
        if flat is None:
            return None
        if self._file is None:
            self._file = _File(self._ahead)
        return _InFile(root, self._file, self._file.write(flat, self._operator))


class _Whole:
    """An array that was put away with all of its memory."""

    def __init__(self, array: Any) -> None:
        self.shape, self.dtype = tuple(array.shape), array.dtype
        self.strides = array.strides
        self.nbytes = array.nbytes
        self.origin: Any = weakref.ref(array)
        self._loaded: Any = _nothing

    def load(self) -> Any:
        """The array itself if somebody has it still, else what was loaded last, or anew."""
        array = self.origin()
        if array is None:
            array = self._loaded()
        if array is None:
            array = self._read()
            self._loaded = weakref.ref(array)
        return array

    def _read(self) -> Any:
        raise NotImplementedError


class _InFile(_Whole):
    """A NumPy array whose memory is in a file."""

    def __init__(self, array: Any, file: _File, start: int) -> None:
        super().__init__(array)
        self._file = file
        self._start = start

    def _read(self) -> Any:
        mapped, shift = self._file.read(self._start, self.nbytes)
        return np.ndarray(self.shape, self.dtype, mapped, shift, self.strides)


class _OnHost(_Whole):
    """A CuPy array whose numbers are on the host."""

    def __init__(self, array: Any) -> None:
        super().__init__(array)
        self._device = Device("GPU", array.device.id)
        self._host = array.get()

    def _read(self) -> Any:
        with using_device(self._device):
            return default_xp().asarray(self._host)


class _View:
    """A part of an array that was put away, or the same in another shape."""

    def __init__(self, whole: _Whole, array: Any, root: Any) -> None:
        self.shape, self.dtype = tuple(array.shape), array.dtype
        self._strides = array.strides
        self._shift = address(array) - address(root)
        self._whole = whole

    def load(self) -> Any:
        """The view, of the array as it was."""
        root = self._whole.load()
        flat = as_bytes(root)
        return np.ndarray(self.shape, self.dtype, flat, self._shift, self._strides)


class _File:
    """One file that grows, and is read through the memory."""

    def __init__(self, ahead: int) -> None:
        self._file = tempfile.TemporaryFile(prefix="insight-offload-")  # noqa: SIM115 - lives on
        weakref.finalize(self, self._file.close)
        self._size = 0
        self._ahead = ahead
        self._operators: list[int] = []  # those that have put something here, in order
        self._starts: list[int] = []  # where the first array of each begins

    def write(self, flat: np.ndarray, operator: int) -> int:
        """Add bytes; where they begin."""
        start = -(-self._size // _ALIGNED) * _ALIGNED
        self._file.seek(start)
        self._file.write(flat.data)
        self._file.flush()
        self._size = start + flat.nbytes
        if self._operators[-1:] != [operator]:
            self._operators.append(operator)
            self._starts.append(start)
        return start

    def read(self, start: int, count: int) -> tuple[mmap.mmap, int]:
        """The bytes as memory, and how far behind its beginning they begin."""
        self._ask_early(start)
        shift = start % mmap.ALLOCATIONGRANULARITY
        begin = start - shift
        mapped = mmap.mmap(
            self._file.fileno(), shift + count, access=mmap.ACCESS_READ, offset=begin
        )
        return mapped, shift

    def _ask_early(self, start: int) -> None:
        """Let the disk begin to read what the operators before made; they come next."""
        if not self._ahead or not hasattr(os, "posix_fadvise"):
            return
        own = bisect.bisect_right(self._starts, start) - 1
        begin = self._starts[max(own - self._ahead, 0)]
        if begin < start:
            advice = os.POSIX_FADV_WILLNEED
            os.posix_fadvise(self._file.fileno(), begin, start - begin, advice)


_known: weakref.WeakValueDictionary[int, _Whole] = weakref.WeakValueDictionary()


def _put_before(root: Any) -> _Whole | None:
    """What stands for an array that was put away before."""
    whole = _known.get(id(root))
    return whole if whole is not None and whole.origin() is root else None


def _nothing() -> None:
    """What a weak reference to no array gives."""
