"""Tensors as bytes, and in the memory of other libraries."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import array, asnumpy
from engine.backend.exchange import borrowed, lent
from engine.dtype import as_dtype
from engine.errors import ArgumentTypeError, ArgumentValueError, MisfitError
from engine.typed import DTypeLike, Tensor

__all__ = ["from_dlpack", "from_numpy", "frombuffer", "to_dlpack"]


def to_dlpack(tensor: Tensor) -> Any:
    """A DLPack capsule of the tensor's memory, which another library may take, once.

    Raises:
        ArgumentTypeError: If it is no tensor, or DLPack does not know its number type.

    >>> import engine
    >>> engine.from_dlpack(engine.to_dlpack(engine.Tensor([1.0, 2.0]))).asnumpy()
    array([1., 2.], dtype=float32)

    """
    if not isinstance(tensor, Value):
        raise ArgumentTypeError.of("to_dlpack", "a Tensor", tensor)
    return lent(tensor.array)


def from_dlpack(dlpack: Any) -> Tensor:
    """A tensor in the memory of a DLPack capsule, or of an array of another library.

    Raises:
        ArgumentTypeError: If it is neither, or the capsule has been taken already.

    """
    return Value.wrap(borrowed(dlpack))


def from_numpy(array: np.ndarray) -> Tensor:
    """A tensor that shares the memory of a NumPy array.

    Raises:
        ArgumentTypeError: If it is none.

    """
    if not isinstance(array, np.ndarray):
        raise ArgumentTypeError.of("from_numpy", "a NumPy array", array)
    return Value.wrap(array)


def frombuffer(buffer: Any, dtype: DTypeLike, count: int = -1, offset: int = 0) -> Tensor:
    """A tensor of one axis that shares the memory of bytes, a bytearray or another buffer.

    Args:
        buffer: The bytes; of some that cannot be written to the tensor is a copy.
        dtype: The number type.
        count: How many numbers; -1: as many as there are.
        offset: The byte at which they begin.

    Raises:
        ArgumentTypeError: If it is no buffer, or there is no such number type.
        MisfitError: If there are not so many numbers, or bytes are left over.

    >>> from engine import int8
    >>> frombuffer(bytearray([1, 2, 3]), int8, offset=1).asnumpy()
    array([2, 3], dtype=int8)

    """
    try:
        held = memoryview(buffer)
    except TypeError:
        raise ArgumentTypeError.of(
            "frombuffer(buffer)", "bytes or another buffer", buffer
        ) from None
    kind = as_dtype(dtype).numpy
    expected = f"{'some' if count == -1 else count} numbers of {kind.itemsize} bytes each"
    got = f"{held.nbytes} bytes, from {offset} on"
    if not 0 <= offset < held.nbytes or count < -1 or count == 0:
        raise MisfitError.of("frombuffer", expected, got)
    try:
        found = np.frombuffer(held, kind, count, offset)
    except ValueError:
        raise MisfitError.of("frombuffer", expected, got) from None
    return Value.wrap(found if found.flags.writeable else found.copy())


def get_bytes(self: Any) -> bytes:
    """The bytes of the numbers, the last axis the fastest."""
    return np.ascontiguousarray(asnumpy(read(self))).tobytes()


def convert_bytes_to_tensor(data: bytes, shape: tuple[int, ...], dtype: DTypeLike) -> Tensor:
    """The tensor that `get_bytes` gave these bytes of.

    Raises:
        ArgumentValueError: If they are not as many as the shape and the number type need.

    """
    kind = as_dtype(dtype).numpy
    count = int(np.prod(shape, dtype=np.int64))
    if len(data) != count * kind.itemsize:
        expected = f"{count * kind.itemsize} bytes"
        raise ArgumentValueError.of("convert_bytes_to_tensor", expected, len(data))
    return Value.wrap(array(np.frombuffer(data, kind).reshape(shape).copy()))


def lend(self: Any, **options: Any) -> Any:
    """For `numpy.from_dlpack` and its like; the options are those of the protocol."""
    return self.array.__dlpack__(**options)


def lender_device(self: Any) -> Any:
    """Where the memory lies, in DLPack's numbers."""
    return self.array.__dlpack_device__()


def move_to(self: Any, to: str, blocking: bool = True) -> Tensor:
    """A copy; a tensor stays where the context puts new ones.

    Raises:
        ArgumentTypeError: If `blocking` is no bool.
        ArgumentValueError: If the device is none of "Ascend", "GPU" and "CPU".

    """
    if not isinstance(blocking, bool):
        raise ArgumentTypeError.of("Tensor.move_to(blocking)", "a bool", blocking)
    if to not in {"Ascend", "GPU", "CPU"}:
        raise ArgumentValueError.of("Tensor.move_to(to)", "'Ascend', 'GPU' or 'CPU'", repr(to))
    return ops.deepcopy(self)


def pin_memory(self: Any) -> Tensor:
    """A copy, in memory as any other."""
    return ops.deepcopy(self)


def index(self: Any, indices: Any) -> Tensor:
    """The elements at indices, one tensor an axis."""
    return ops.getitem(self, tuple(indices))


def _never(self: Any) -> bool:
    """False: numbers are there at once, and memory is neither pinned nor shared here."""
    return False


def _always(self: Any) -> bool:
    """True: likewise."""
    return True


def _none(self: Any) -> None:
    """None: initial values are drawn when a tensor is made."""


def _waits(self: Any, *_wait: Any) -> None:
    """Nothing: what is computed is there when the call returns."""


def attach(kind: Any) -> None:
    """Give a class the methods."""
    for function in (to_dlpack, get_bytes, move_to, pin_memory, index):
        setattr(kind, function.__name__, function)
    kind.from_dlpack = staticmethod(from_dlpack)
    kind.convert_bytes_to_tensor = staticmethod(convert_bytes_to_tensor)
    kind.__dlpack__, kind.__dlpack_device__ = lend, lender_device
    kind.is_pinned = kind.is_shared = _never
    kind.data_sync = kind.flush_from_cache = kind.wait_pipeline = _waits
    kind.is_meta = kind.has_init = property(_never)
    kind.init_finished = property(_always)
    kind.init = property(_none)
