"""Regular parts of a tensor, given by beginning, end and step, and tensors with one replaced."""

from __future__ import annotations

from builtins import slice as span
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Tensor

from . import infer
from .cast import cast
from .indexing import taken
from .scattering import replaced

__all__ = ["narrow", "select_scatter", "slice", "slice_scatter", "strided_slice", "tensor_slice"]


def slice(input_x: Tensor, begin: Sequence[int] | Tensor, size: Sequence[int] | Tensor) -> Tensor:
    """The part of `size[k]` elements that begins at `begin[k]` along each axis k; -1: to the end.

    Raises:
        ShapeError: If there is not a number for each axis, or the part reaches beyond the tensor.

    >>> import engine
    >>> slice(engine.Tensor([[1, 2, 3], [4, 5, 6]]), (0, 1), (-1, 2)).asnumpy()
    array([[2, 3],
           [5, 6]])

    """
    shape, starts, sizes = tuple(input_x.shape), _numbers(begin), _numbers(size)
    if not len(shape) == len(starts) == len(sizes):
        expected = f"{len(shape)} numbers"
        raise ShapeError.of("slice(begin, size)", expected, (len(starts), len(sizes)))
    stops = tuple(
        n if count == -1 else start + count
        for n, start, count in zip(shape, starts, sizes, strict=True)
    )
    within = zip(shape, starts, stops, strict=True)
    if not all(0 <= start <= stop <= n for n, start, stop in within):
        expected = f"a part of shape {shape}"
        raise ShapeError.of("slice", expected, f"of {sizes} from {starts}")
    return taken(input_x, index=tuple(map(span, starts, stops)))


def tensor_slice(input: Tensor, begin: Sequence[int], size: Sequence[int]) -> Tensor:
    """As `slice`: the part of `size[k]` elements that begins at `begin[k]` along each axis k."""
    return slice(input, begin, size)


def strided_slice(
    input_x: Tensor,
    begin: Sequence[int],
    end: Sequence[int],
    strides: Sequence[int],
    begin_mask: int = 0,
    end_mask: int = 0,
    ellipsis_mask: int = 0,
    new_axis_mask: int = 0,
    shrink_axis_mask: int = 0,
) -> Tensor:
    """`input_x[begin[0]:end[0]:strides[0], begin[1]:end[1]:strides[1], …]`.

    Args:
        input_x: Any shape.
        begin: Where each part begins; negative numbers count from the end.
        end: Before which element it ends.
        strides: From one element to the next; negative ones go backwards.
        begin_mask: Bit k: begin[k] is not heeded, the part begins with the first.
        end_mask: Bit k: end[k] is not heeded, the part ends with the last.
        ellipsis_mask: Bit k: `...` stands there: all axes that have no numbers. One bit at most.
        new_axis_mask: Bit k: a new axis of length 1 stands there.
        shrink_axis_mask: Bit k: the element begin[k] is taken, without its axis.

    Raises:
        ArgumentValueError: If a stride is 0, or several bits stand for `...`.
        ShapeError: If there are not as many beginnings as ends and strides.

    >>> import engine
    >>> x = engine.Tensor([[1, 2, 3], [4, 5, 6]])
    >>> strided_slice(x, (1, 2), (0, 0), (-1, -1), end_mask=1).asnumpy()
    array([[6, 5],
           [3, 2]])

    """
    starts, stops, steps = _numbers(begin), _numbers(end), _numbers(strides)
    if not len(starts) == len(stops) == len(steps):
        lengths = (len(starts), len(stops), len(steps))
        raise ShapeError.of("strided_slice(begin, end, strides)", "as many of each", lengths)
    if 0 in steps:
        raise ArgumentValueError.of("strided_slice(strides)", "no 0", steps)
    if ellipsis_mask.bit_count() > 1:
        raise ArgumentValueError.of("strided_slice(ellipsis_mask)", "one bit", bin(ellipsis_mask))
    index: list[Any] = []
    for k, (start, stop, step) in enumerate(zip(starts, stops, steps, strict=True)):
        bit = 1 << k
        if ellipsis_mask & bit:
            index.append(...)
        elif new_axis_mask & bit:
            index.append(None)
        elif shrink_axis_mask & bit:
            index.append(start)
        else:
            first = None if begin_mask & bit else start
            index.append(span(first, None if end_mask & bit else stop, step))
    return taken(input_x, index=tuple(index))


def narrow(input: Tensor, axis: int, start: int, length: int) -> Tensor:
    """`length` slices from `start` along `axis`; a negative `start` counts from the end.

    Raises:
        ArgumentValueError: If they reach beyond the tensor.

    >>> import engine
    >>> narrow(engine.Tensor([1, 2, 3]), 0, 1, 2).asnumpy()
    array([2, 3])

    """
    (axis,) = infer.normal_axes(axis, len(input.shape))
    whole = input.shape[axis]
    first = int(read(start))
    first = first + whole if first < 0 else first
    if not 0 <= first <= first + length <= whole:
        raise ArgumentValueError.of("narrow", f"a part of {whole}", f"{length} from {first}")
    return taken(input, index=(span(None),) * axis + (span(first, first + length),))


def slice_scatter(
    input: Tensor,
    src: Tensor,
    axis: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
) -> Tensor:
    """The tensor with `src` in place of `input[…, start:end:step, …]` along `axis`.

    Raises:
        ShapeError: If `src` has not the shape of that part.

    >>> import engine
    >>> x, src = engine.Tensor([[1, 2, 3], [4, 5, 6]]), engine.Tensor([[8], [9]])
    >>> slice_scatter(x, src, 1, 2).asnumpy()
    array([[1, 2, 8],
           [4, 5, 9]])

    """
    (axis,) = infer.normal_axes(axis, len(input.shape))
    return _with_part("slice_scatter", input, src, (span(None),) * axis + (span(start, end, step),))


def select_scatter(input: Tensor, src: Tensor, axis: int, index: int) -> Tensor:
    """The tensor with `src` in place of the slice number `index` along `axis`.

    Raises:
        ShapeError: If `src` has not the shape of a slice.
        ArgumentValueError: If there is no such slice.

    """
    (axis,) = infer.normal_axes(axis, len(input.shape))
    length = input.shape[axis]
    if not -length <= index < length:
        raise ArgumentValueError.of("select_scatter(index)", f"below {length}", index)
    return _with_part("select_scatter", input, src, (span(None),) * axis + (index,))


def _with_part(where: str, input: Any, src: Any, index: tuple[Any, ...]) -> Any:
    shape = np.broadcast_to(np.zeros((), np.int8), input.shape)[index].shape
    if tuple(src.shape) != shape:
        raise ShapeError.of(f"{where}(src)", f"shape {shape}", tuple(src.shape))
    return replaced(input, src if src.dtype == input.dtype else cast(src, input.dtype), index=index)


def _numbers(given: Any) -> tuple[int, ...]:
    numbers = read(given).tolist() if isinstance(given, Value) else given
    return (int(numbers),) if isinstance(numbers, int) else tuple(map(int, numbers))
