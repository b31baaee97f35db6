"""The memory behind tensors, as bytes without a number type: `x.storage()`."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import overwriting, quiet
from engine.backend import Earlier, device_holding
from engine.dtype import DType, as_dtype
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, UnsupportedError
from engine.ops.assign import to_write_to


class UntypedStorage:
    """The bytes in which a tensor lies, with all others that lie there: views share one.

    It keeps the memory alive. `Tensor.storage` and `Tensor.untyped_storage` make it.

    >>> from engine import Tensor
    >>> x = Tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> len(x.storage()), x[1].storage() == x.storage()
    (16, True)

    """

    def __init__(self, array: Any) -> None:
        self._dtype = array.dtype
        self._whole = owner_of(array)

    def data_ptr(self) -> int:
        """The address of the first byte."""
        return lowest_address(self._whole)

    def nbytes(self) -> int:
        """How many bytes there are."""
        return _extent(self._whole)

    def size(self) -> int:
        """As `nbytes`: its elements are bytes."""
        return self.nbytes()

    def element_size(self) -> int:
        """Bytes of an element: one."""
        return 1

    @property
    def dtype(self) -> DType:
        """The number type of the tensor that it was asked of."""
        return as_dtype(self._dtype)

    @property
    def device(self) -> str:
        """Where the memory lies: "CPU", or "GPU" and its number as "GPU:0"."""
        found = device_holding(self._whole)
        return found.kind if found.kind == "CPU" else f"{found.kind}:{found.number}"

    def is_shared(self) -> bool:
        """Whether other processes have it, too: no, there is one."""
        return False

    def copy_(self, src: UntypedStorage, non_blocking: bool = False) -> UntypedStorage:
        """Take over the bytes of another, in memory: every tensor that lies here has them.

        Args:
            src: As many bytes, on the same device.
            non_blocking: Accepted as MindSpore does; it is done when this returns.

        Raises:
            ArgumentTypeError: If `src` is no storage.
            ArgumentValueError: If it lies on another device.
            StateError: If it has another number of bytes, or either has holes, which only arrays
                of other libraries have.

        >>> from engine import Tensor, int32
        >>> x, y = Tensor([0.0]), Tensor([1065353216], int32)
        >>> _ = x.storage().copy_(y.storage())
        >>> x.asnumpy()
        array([1.], dtype=float32)

        """
        where = "UntypedStorage.copy_(src)"
        if not isinstance(src, UntypedStorage):
            raise ArgumentTypeError.of(where, "an UntypedStorage", src)
        if src.device != self.device:
            raise ArgumentValueError.of(where, f"memory on {self.device}", src.device)
        if src.nbytes() != self.nbytes():
            raise StateError(f"{where} expected {self.nbytes()} bytes, got {src.nbytes()}.")
        overwriting(self._whole, Earlier)
        with quiet():
            _bytes(where, self._whole)[...] = _bytes(where, src._whole)
        return self

    def resize_(self, size: int) -> UntypedStorage:
        """Itself, if it has this number of bytes already.

        Raises:
            ArgumentTypeError: If `size` is no int.
            UnsupportedError: If it is another: an array has its length for good.

        """
        where = "UntypedStorage.resize_(size)"
        if isinstance(size, bool) or not isinstance(size, int):
            raise ArgumentTypeError.of(where, "an int", size)
        if size != self.nbytes():
            hint = "an array has its length for good; make a tensor of the other size"
            raise UnsupportedError.of(where, f"{self.nbytes()}, its number of bytes", size, hint)
        return self

    def __len__(self) -> int:
        return self.nbytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UntypedStorage) and self._memory() == other._memory()

    def __hash__(self) -> int:
        return hash(self._memory())

    def __repr__(self) -> str:
        return f"UntypedStorage(size={self.nbytes()}, device={self.device!r})"

    def _memory(self) -> tuple[str, int, int]:
        return self.device, self.data_ptr(), self.nbytes()


def owner_of(array: Any) -> Any:
    """The array in whose memory another lies."""
    # Below it may lie what is no array: bytes, a file, the memory of another library.
    while isinstance(base := getattr(array, "base", None), type(array)):
        array = base
    return array


def lowest_address(array: Any) -> int:
    """Of the first byte in memory; of an axis that runs backwards, that is its last element's."""
    start = array.ctypes.data if isinstance(array, np.ndarray) else array.data.ptr
    steps = zip(array.strides, array.shape, strict=True)
    return int(start + sum(min(step, 0) * max(length - 1, 0) for step, length in steps))


def _extent(array: Any) -> int:
    """Bytes from the first to the last, with those between that are none of its own."""
    if not array.size:
        return 0
    steps = zip(array.strides, array.shape, strict=True)
    return int(array.itemsize + sum(abs(step) * (length - 1) for step, length in steps))


def _bytes(where: str, array: Any) -> Any:
    """Its memory as an array of bytes, in the order in which it lies."""
    axes = sorted(range(array.ndim), key=lambda axis: -array.strides[axis])
    ordered = array.transpose(axes)
    if not ordered.flags.c_contiguous:
        raise StateError(f"{where} expected memory without holes, got strides {array.strides}.")
    return ordered.reshape(-1).view(np.uint8)


def storage(self: Any) -> UntypedStorage:
    """The memory that the tensor lies in, whatever its number type.

    Raises:
        StateError: If it describes an input for `Cell.set_inputs`, and has none.

    >>> from engine import Tensor
    >>> Tensor([1.0, 2.0]).storage()
    UntypedStorage(size=8, device='CPU')

    """
    # A number that was computed lies in NumPy's own memory until somebody may write to it.
    return UntypedStorage(to_write_to(self))


def untyped_storage(self: Any) -> UntypedStorage:
    """The memory that the tensor lies in: `storage` by PyTorch's name.

    Raises:
        StateError: If it describes an input for `Cell.set_inputs`, and has none.

    >>> from engine import Tensor
    >>> Tensor([1.0, 2.0]).untyped_storage().nbytes()
    8

    """
    return storage(self)


def storage_offset(self: Any) -> int:
    """How many elements lie in front of the first one, in the memory that `storage` tells.

    >>> from engine import Tensor
    >>> Tensor([[1.0, 2.0], [3.0, 4.0]])[1].storage_offset()
    2

    """
    array = to_write_to(self)
    start = array.ctypes.data if isinstance(array, np.ndarray) else array.data.ptr
    return int(start - lowest_address(owner_of(array))) // int(array.itemsize)


def attach(kind: Any) -> None:
    """Give a class the methods."""
    for method in (storage, untyped_storage, storage_offset):
        setattr(kind, method.__name__, method)
