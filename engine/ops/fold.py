"""The windows of an image as columns, and columns summed into an image."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.autodiff.replayable import read
from engine.backend import asnumpy
from engine.backend.kernels.im2col import col2im as image_of
from engine.backend.kernels.im2col import im2col
from engine.backend.kernels.window import Window
from engine.errors import ShapeError
from engine.typed import Tensor

from .arrangement import expand_dims, reshape, squeeze
from .window import lengths, window_for

__all__ = ["col2im", "fold", "unfold"]


def _columns_spec(x: Spec, window: Window) -> Spec:
    rows, positions = math.prod(window.kernel), math.prod(window.positions(*x.shape[2:]))
    return Spec((x.shape[0], x.shape[1] * rows, positions), x.dtype)


@primitive(infer=_columns_spec, moves=True)
def window_columns(x: Any, window: Any = None) -> Any:
    """(batch, channels * elements of the window, positions): what lies below each position."""
    columns = im2col(x, window)
    positions = math.prod(window.positions(*x.shape[2:]))
    return columns.reshape(len(columns), positions, x.shape[0]).transpose(2, 0, 1)


def _image_spec(columns: Spec, window: Window, size: tuple[int, ...]) -> Spec:
    batch, rows, _ = columns.shape
    return Spec((batch, rows // math.prod(window.kernel), *size), columns.dtype)


@primitive(infer=_image_spec)
def window_image(columns: Any, window: Any = None, size: Any = ()) -> Any:
    """Columns summed to where `window_columns` took them from, in an image of `size`."""
    batch, rows, positions = columns.shape
    channels = rows // math.prod(window.kernel)
    flat = columns.transpose(1, 2, 0).reshape(rows, positions * batch)
    return image_of(flat, (batch, channels, *size), window)


_WINDOW = Window((2, 2), (2, 1), (1, 0, 0, 1), (1, 2))


def _column_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 2, 3, 4)),), {"window": _WINDOW}


def _image_examples(rng: np.random.Generator) -> Any:
    columns = window_columns.reference(rng.standard_normal((2, 2, 3, 4)), _WINDOW)
    yield (rng.standard_normal(columns.shape),), {"window": _WINDOW, "size": (3, 4)}


defvjp(
    window_columns,
    lambda g, out, x, window: window_image(g, window=window, size=tuple(x.shape[2:])),
    examples=_column_examples,
)
defvjp(
    window_image,
    lambda g, out, columns, window, size: window_columns(g, window=window),
    examples=_image_examples,
)


def _window(where: str, size: Any, kernel: Any, dilation: Any, padding: Any, stride: Any) -> Window:
    sides = lengths(kernel, 2, f"{where}(kernel_size)")
    pads = lengths(padding, 2, f"{where}(padding)", 0)
    return window_for(size, sides, stride, "pad", pads, dilation, where)


def unfold(
    input: Tensor,
    kernel_size: int | Sequence[int],
    dilation: int | Sequence[int] = 1,
    padding: int | Sequence[int] = 0,
    stride: int | Sequence[int] = 1,
) -> Tensor:
    """What lies below each position of a window, as columns.

    Args:
        input: (batch, channels, height, width) or (channels, height, width).
        kernel_size: One number or two.
        dilation: One number or two.
        padding: One number or two: rows, and columns, of 0 on both sides.
        stride: One number or two.

    Returns:
        ([batch,] channels * elements of the window, positions).

    Raises:
        ShapeError: If the input has other axes or is smaller than the window.
        ArgumentTypeError: If an option is no whole number.
        ArgumentValueError: If it is out of its range.

    >>> import engine
    >>> unfold(engine.Tensor([[[[1.0, 2.0, 3.0]]]]), (1, 2)).asnumpy()
    array([[[1., 2.],
            [2., 3.]]], dtype=float32)

    """
    single = len(input.shape) == 3
    x = expand_dims(input, 0) if single else input
    if len(x.shape) != 4:
        expected = "(batch, channels, height, width) or (channels, height, width)"
        raise ShapeError.of("unfold", expected, tuple(input.shape))
    window = _window("unfold", tuple(x.shape), kernel_size, dilation, padding, stride)
    out = window_columns(x, window=window)
    return squeeze(out, 0) if single else out


def fold(
    input: Tensor,
    output_size: int | Sequence[int] | Tensor,
    kernel_size: int | Sequence[int],
    dilation: int | Sequence[int] = 1,
    padding: int | Sequence[int] = 0,
    stride: int | Sequence[int] = 1,
) -> Tensor:
    """Columns summed into an image: the adjoint of `unfold`.

    Args:
        input: (batch, channels * elements of the window, positions), or without the batch.
        output_size: Height and width of the image: a number, two, or a tensor of two.
        kernel_size: One number or two.
        dilation: One number or two.
        padding: One number or two: so much is taken off both sides.
        stride: One number or two.

    Returns:
        ([batch,] channels, height, width).

    Raises:
        ShapeError: If the columns are not those of such a window on such an image.
        ArgumentTypeError: If an option is no whole number.
        ArgumentValueError: If it is out of its range.

    >>> import engine
    >>> fold(engine.Tensor([[[1.0, 2.0], [2.0, 3.0]]]), (1, 3), (1, 2)).asnumpy()
    array([[[[1., 4., 3.]]]], dtype=float32)

    """
    single = len(input.shape) == 2
    columns = expand_dims(input, 0) if single else input
    if isinstance(output_size, Value):
        output_size = asnumpy(read(output_size)).tolist()
    size = lengths(output_size, 2, "fold(output_size)")
    window = _window("fold", size, kernel_size, dilation, padding, stride)
    positions, elements = math.prod(window.positions(*size)), math.prod(window.kernel)
    shape = tuple(columns.shape)
    if len(shape) != 3 or shape[1] % elements or shape[2] != positions:
        expected = f"(batch, channels * {elements}, {positions})"
        raise ShapeError.of("fold", expected, tuple(input.shape))
    out = window_image(columns, window=window, size=size)
    return squeeze(out, 0) if single else out


def col2im(
    input_x: Tensor,
    output_size: int | Sequence[int] | Tensor,
    kernel_size: int | Sequence[int],
    dilation: int | Sequence[int],
    padding_value: int | Sequence[int],
    stride: int | Sequence[int],
) -> Tensor:
    """As `fold`, of columns (batch, channels, elements of the window, positions).

    Raises:
        ShapeError: If the columns are not those of such a window on such an image.
        ArgumentValueError: If an option is out of its range.

    """
    shape = tuple(input_x.shape)
    if len(shape) != 4:
        expected = "(batch, channels, elements of the window, positions)"
        raise ShapeError.of("col2im", expected, shape)
    flat = reshape(input_x, (shape[0], shape[1] * shape[2], shape[3]))
    return fold(flat, output_size, kernel_size, dilation, padding_value, stride)
