"""Operator classes of numbers that name places, and of what few scripts use."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.dtype import as_dtype, int32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.ops import creation
from engine.ops.index_parts import ROWS
from engine.ops.indexing import taken, whole_array, whole_numbers
from engine.ops.scattering import replaced_at
from engine.typed import DTypeLike, Tensor

from .operator_class import Primitive, as_class, only

__all__ = [
    "DataFormatDimMap",
    "DataFormatVecPermute",
    "FillDiagonal",
    "ListDiff",
    "NPUAllocFloatStatus",
    "NPUClearFloatStatus",
    "NPUGetFloatStatus",
    "ScalarCast",
    "SubAndFilter",
    "UnravelIndex",
]


class UnravelIndex(Primitive):
    """(axes, *indices.shape): the indices along each axis of elements numbered in a row."""

    def __call__(self, indices: Tensor, dims: Tensor) -> Tensor:
        numbers = whole_array("UnravelIndex(indices)", indices)
        lengths = tuple(whole_array("UnravelIndex(dims)", dims).tolist())
        xp = xp_of(numbers)
        if xp is np and ((numbers < 0) | (numbers >= np.prod(lengths))).any():
            raise ArgumentValueError.of("UnravelIndex(indices)", f"those of {lengths}", numbers)
        return Value.wrap(xp.stack(xp.unravel_index(numbers, lengths)).astype(numbers.dtype))


class FillDiagonal(Primitive):
    """The matrix with `fill_value` on its diagonal; with `wrap` again below a matrix that is high.

    With more axes, all of one length, the elements whose indices are equal.
    """

    def __init__(self, fill_value: float, wrap: bool = False) -> None:
        super().__init__()
        self.fill_value, self.wrap = fill_value, wrap

    def __call__(self, input_x: Tensor) -> Tensor:
        shape = tuple(input_x.shape)
        if len(shape) < 2 or (len(shape) > 2 and len(set(shape)) > 1):
            expected = "a matrix, or several axes of one length"
            raise ShapeError.of("FillDiagonal", expected, shape)
        if self.wrap and len(shape) == 2:
            numbers = np.arange(0, shape[0] * shape[1], shape[1] + 1)
            index = np.unravel_index(numbers, shape)
        else:
            index = (np.arange(min(shape)),) * len(shape)
        return replaced_at(input_x, self.fill_value, tuple(index))


class ListDiff(Primitive):
    """The elements of a vector that another has not, and their numbers."""

    def __init__(self, out_idx: DTypeLike = int32) -> None:
        super().__init__()
        self.out_idx = out_idx

    def __call__(self, x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
        if len(x.shape) != 1 or len(y.shape) != 1:
            raise ShapeError.of("ListDiff", "two vectors", (tuple(x.shape), tuple(y.shape)))
        xp = xp_of(x.array)
        (left,) = xp.nonzero(~xp.isin(read(x), read(y)))
        return taken(x, left, index=ROWS), Value.wrap(left.astype(as_dtype(self.out_idx).numpy))


class SubAndFilter(Primitive):
    """`input_x - offset` where that lies from 0 to before `max_num`, and the numbers of those."""

    def __call__(self, input_x: Tensor, max_num: int, offset: int) -> tuple[Tensor, Tensor]:
        shifted = whole_array("SubAndFilter(input_x)", input_x) - offset
        (left,) = xp_of(shifted).nonzero((shifted >= 0) & (shifted < max_num))
        return Value.wrap(shifted[left]), Value.wrap(left.astype(np.int32))


class DataFormatDimMap(Primitive):
    """Which axis of `src_format` stands where the given one of `dst_format` does."""

    def __init__(self, src_format: str = "NHWC", dst_format: str = "NCHW") -> None:
        super().__init__()
        for name, order in (("src_format", src_format), ("dst_format", dst_format)):
            if sorted(order) != sorted("NHWC"):
                expected = "an order of N, H, W and C"
                raise ArgumentValueError.of(f"DataFormatDimMap({name})", expected, repr(order))
        self.axes = [src_format.index(letter) for letter in dst_format]

    def __call__(self, input_x: Tensor) -> Tensor:
        numbers: Any = whole_numbers("DataFormatDimMap(input_x)", input_x)
        array = numbers.array
        return taken(xp_of(array).asarray(self.axes, array.dtype), numbers, index=ROWS)


class DataFormatVecPermute(Primitive):
    """A number of each axis, or two, in the order of `dst_format` instead of `src_format`.

    Raises:
        ArgumentValueError: If a format is neither "NHWC" nor "NCHW".

    >>> import engine
    >>> DataFormatVecPermute()(engine.Tensor([1, 2, 3, 4], engine.int32)).asnumpy()
    array([1, 4, 2, 3], dtype=int32)

    """

    def __init__(self, src_format: str = "NHWC", dst_format: str = "NCHW") -> None:
        super().__init__()
        for name, order in (("src_format", src_format), ("dst_format", dst_format)):
            only(f"DataFormatVecPermute({name})", order, ("NHWC", "NCHW"))
        self.order = tuple(src_format.index(letter) for letter in dst_format)

    def __call__(self, input_x: Tensor) -> Tensor:
        """The numbers in their new order.

        Args:
            input_x: (4,) or (4, 2) int32 or int64.

        Raises:
            ArgumentTypeError: If the numbers are of another type.
            ShapeError: If the shape is another.

        """
        if tuple(input_x.shape) not in {(4,), (4, 2)}:
            expected = "(4,) or (4, 2)"
            raise ShapeError.of("DataFormatVecPermute(input_x)", expected, tuple(input_x.shape))
        if input_x.array.dtype not in {np.dtype(np.int32), np.dtype(np.int64)}:
            where = "DataFormatVecPermute(input_x)"
            raise ArgumentTypeError(f"{where} expected int32 or int64, got {input_x.array.dtype}.")
        return taken(input_x, np.array(self.order), index=ROWS)


def _cast_number(input_x: Any, input_y: Any) -> Any:
    kinds = {"Int64": int, "Float64": float, "Bool": bool, "Float32": float, "Int32": int}
    name = str(as_dtype(input_y))
    if name not in kinds or hasattr(input_x, "shape"):
        raise ArgumentTypeError(f"ScalarCast expected a number and {sorted(kinds)}, got {name}.")
    return kinds[name](input_x)


ScalarCast = as_class("ScalarCast", _cast_number, "A Python number as an int, a float or a bool.")


def _status() -> Tensor:
    return creation.zeros((8,))


NPUAllocFloatStatus = as_class(
    "NPUAllocFloatStatus",
    _status,
    "(8,) zeros, where only an NPU would note that numbers overflowed; see `FloatStatus`.",
)
NPUGetFloatStatus = as_class(
    "NPUGetFloatStatus",
    creation.zeros_like,
    "Zeros like the status: what lies beyond float is seen by `FloatStatus`, on the numbers.",
)
NPUClearFloatStatus = as_class(
    "NPUClearFloatStatus", creation.zeros_like, "Zeros like the status: nothing is noted in it."
)
