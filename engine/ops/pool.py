"""Pooling: one number for each window, the largest or the mean."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.backend import device_holding, xp_of
from engine.backend.kernels import cover, pooling
from engine.backend.kernels.window import (
    Window,
    batch_innermost,
    batch_outermost,
    flat_windows,
    lowest,
)
from engine.errors import ArgumentValueError, ShapeError

from . import infer
from .arithmetic import maximum, mul
from .arrangement import expand_dims, squeeze
from .cast import cast
from .linalg import matmul
from .window import pair, window_for

__all__ = ["adaptive_avg_pool2d", "avg_pool1d", "avg_pool2d", "max_pool1d", "max_pool2d"]


def _pooled_spec(x: Spec, *_others: Spec, window: Window) -> Spec:
    return Spec((*x.shape[:2], *window.positions(*x.shape[2:])), x.dtype)


def _index_spec(x: Spec, out: Spec, window: Window) -> Spec:
    return Spec(out.shape, _index_dtype(window))


def _index_dtype(window: Window) -> Any:
    return np.min_scalar_type(window.kernel[0] * window.kernel[1])


def _image_spec(g: Spec, *_others: Spec, window: Window, size: Any) -> Spec:
    return Spec((*g.shape[:2], *size), g.dtype)


@primitive(infer=_pooled_spec)
def window_max(x: Any, window: Any = None) -> Any:
    """The largest below each position; the first of equal ones gets the gradient."""
    return batch_outermost(flat_windows(x, window, lowest(x.dtype)).max(-1))


@primitive(infer=_index_spec)
def window_index(x: Any, out: Any, window: Any = None) -> Any:
    """Which element of the window the largest is, row by row from 0."""
    indices = flat_windows(x, window, lowest(x.dtype)).argmax(-1)
    return batch_outermost(indices.astype(_index_dtype(window)))


@primitive(infer=_pooled_spec)
def window_take(x: Any, indices: Any, window: Any = None) -> Any:
    """The element at an index of the window, at each position."""
    where = batch_innermost(indices)[..., None].astype(np.int64)
    return batch_outermost(xp_of(x).take_along_axis(flat_windows(x, window), where, -1)[..., 0])


@primitive(infer=_image_spec)
def window_put(g: Any, indices: Any, window: Any = None, size: Any = ()) -> Any:
    """Numbers put back to where `window_take` took them, summed."""
    return pooling.put_at(g, indices, size, window)


@primitive(infer=_pooled_spec)
def window_sum(x: Any, window: Any = None) -> Any:
    """The sum below each position."""
    return batch_outermost(flat_windows(x, window).sum(-1, dtype=x.dtype))


@primitive(infer=_image_spec)
def window_spread(g: Any, window: Any = None, size: Any = ()) -> Any:
    """Numbers added to all that lies below each position."""
    return pooling.spread_below(g, size, window)


@window_index.form(device="CPU", provider="numpy")
def _index_in_numpy(x: Any, out: Any, window: Any = None) -> Any:
    if out.dtype.kind in "fV" and np.isnan(out).any():  # equal to nothing, so never found
        return window_index.reference(x, out, window)
    return pooling.index_of_largest(x, out, window)


window_max.form(device="CPU", provider="numpy")(pooling.largest_below)
window_sum.form(device="CPU", provider="numpy")(pooling.sum_below)


_WINDOWS = (
    Window((2, 2), (2, 2)),
    Window((3, 2), (1, 2), (1, 1, 0, 1)),
    Window((2, 2), (1, 1), (0, 0, 0, 0), (2, 1)),
)


def _pooled_examples(rng: np.random.Generator) -> Any:
    for window in _WINDOWS:
        yield (rng.standard_normal((2, 2, 5, 4)),), {"window": window}


def _index_examples(rng: np.random.Generator) -> Any:
    for window in _WINDOWS:
        x = rng.standard_normal((2, 2, 5, 4))
        yield (x, window_max.reference(x, window)), {"window": window}


def _take_examples(rng: np.random.Generator) -> Any:
    for (x, out), attrs in _index_examples(rng):
        yield (x, window_index(x, out, **attrs)), attrs


def _put_examples(rng: np.random.Generator) -> Any:
    for (_, indices), attrs in _take_examples(rng):
        yield (rng.standard_normal(indices.shape), indices), attrs | {"size": (5, 4)}


def _spread_examples(rng: np.random.Generator) -> Any:
    for window in _WINDOWS:
        g = rng.standard_normal((2, 2, *window.positions(5, 4)))
        yield (g,), {"window": window, "size": (5, 4)}


def _size(x: Any) -> tuple[int, ...]:
    return tuple(x.shape[2:])


defvjp(
    window_max,
    lambda g, out, x, window: window_put(
        g, window_index(x, out, window=window), window=window, size=_size(x)
    ),
    examples=_pooled_examples,
)
defvjp(window_index, examples=_index_examples)
defvjp(
    window_take,
    lambda g, out, x, indices, window: window_put(g, indices, window=window, size=_size(x)),
    None,
    examples=_take_examples,
)
defvjp(
    window_put,
    lambda g, out, part, indices, window, size: window_take(g, indices, window=window),
    None,
    examples=_put_examples,
)
defvjp(
    window_sum,
    lambda g, out, x, window: window_spread(g, window=window, size=_size(x)),
    examples=_pooled_examples,
)
defvjp(
    window_spread,
    lambda g, out, part, window, size: window_sum(g, window=window),
    examples=_spread_examples,
)


def _window(
    x: Any, kernel: Any, stride: Any, pad_mode: str, padding: Any, dilation: Any, where: str
) -> Window:
    if len(x.shape) != 4:
        raise ShapeError.of(where, "(batch, channels, height, width)", tuple(x.shape))
    sides = pair(kernel, f"{where}(kernel_size)")
    steps = sides if stride is None else stride
    return window_for(x.shape, sides, steps, pad_mode, padding, dilation, where)


def _rounded_up(window: Window, shape: Any) -> Window:
    """The window with borders below and right, so that no row or column is left out."""
    top, bottom, left, right = window.pads
    down, across = window.positions(*shape[-2:])
    missing = []
    for k, (length, count, before) in enumerate(
        ((shape[-2] + top + bottom, down, top), (shape[-1] + left + right, across, left))
    ):
        step, reach = window.stride[k], (window.kernel[k] - 1) * window.dilation[k] + 1
        rest = length - ((count - 1) * step + reach)
        # A further window must begin on the input or on the border before it.
        begins = count * step < shape[k - 2] + before
        missing.append(step - rest if rest > 0 and begins else 0)
    return window._replace(pads=(top, bottom + missing[0], left, right + missing[1]))


def max_pool2d(
    x: Any,
    kernel_size: Any,
    stride: Any = None,
    padding: Any = 0,
    dilation: Any = 1,
    return_indices: bool = False,
    ceil_mode: bool = False,
    *,
    pad_mode: str = "pad",
) -> Any:
    """The largest of each window.

    Args:
        x: (batch, channels, height, width).
        kernel_size: One number or two.
        stride: One number or two; None: the kernel size.
        padding: With pad_mode "pad": one or two numbers; borders count as the lowest number.
        dilation: One number or two.
        return_indices: Also return where the largest was: its index in a channel's flattened
            input, int64.
        ceil_mode: Whether a window that reaches over the far ends counts too.
        pad_mode: "pad", "valid" or "same".

    Raises:
        ShapeError: If the input has not four axes or is smaller than the window.

    >>> import engine
    >>> max_pool2d(engine.Tensor([[[[1.0, 2.0], [3.0, 4.0]]]]), 2).asnumpy()
    array([[[[4.]]]], dtype=float32)

    """
    window = _window(x, kernel_size, stride, pad_mode, padding, dilation, "max_pool2d")
    if ceil_mode:
        window = _rounded_up(window, x.shape)
    out = window_max(x, window=window)
    return (out, _flat_index(x, out, window)) if return_indices else out


def _flat_index(x: Any, out: Any, window: Window) -> Any:
    indices = cast(window_index(x, out, window=window), np.int64)
    rows, columns = cover.corners(_size(x), window, device_holding(_bare(x)))
    # Where all is the lowest number, the first is on the border; the first of the image is as low.
    wide = window.kernel[1]
    row = maximum(indices // wide * window.dilation[0] + rows[0], rows[1])
    column = maximum(indices % wide * window.dilation[1] + columns[0], columns[1])
    return row * x.shape[3] + column


def _bare(x: Any) -> Any:
    return x.array if isinstance(x, Value) else x


def avg_pool2d(
    input_x: Any,
    kernel_size: Any = 1,
    stride: Any = 1,
    padding: Any = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int = 0,
    *,
    pad_mode: str = "pad",
) -> Any:
    """The mean of each window.

    Args:
        input_x: (batch, channels, height, width).
        kernel_size: One number or two.
        stride: One number or two; None: the kernel size.
        padding: With pad_mode "pad": one or two numbers.
        ceil_mode: Whether a window that reaches over the far ends counts too.
        count_include_pad: Whether borders given by `padding` count as elements of value 0.
        divisor_override: What to divide by instead of the count; 0: the count.
        pad_mode: "pad", "valid" or "same"; borders of "same" never count.

    Raises:
        ShapeError: If the input has not four axes or is smaller than the window.
        ArgumentValueError: If divisor_override is negative, or without one borders that do not
            count are as wide as the window: nothing is below it there.

    """
    if divisor_override is not None and divisor_override < 0:
        expected = "a number from 1, or 0 for none"
        raise ArgumentValueError.of("avg_pool2d(divisor_override)", expected, divisor_override)
    window = _window(input_x, kernel_size, stride, pad_mode, padding, 1, "avg_pool2d")
    counted = window.pads if count_include_pad and pad_mode.lower() == "pad" else (0, 0, 0, 0)
    outside = any(n >= window.kernel[k // 2] for k, n in enumerate(window.pads))
    if outside and not (any(counted) or divisor_override):
        expected = f"borders narrower than the window {window.kernel}, as they do not count"
        raise ArgumentValueError.of("avg_pool2d(padding)", expected, padding)
    if ceil_mode:
        window = _rounded_up(window, input_x.shape)
    total = window_sum(_real(input_x), window=window)
    if divisor_override:
        return mul(total, 1 / divisor_override)
    shares = cover.shares(_size(input_x), window, counted, *_beside(total))
    return mul(total, shares)


def _real(x: Any) -> Any:
    """Whole numbers as float32: their mean is none."""
    dtype = _bare(x).dtype
    fractional = infer.floating(Spec((), dtype)).dtype
    return x if fractional == dtype else cast(x, fractional)


def _beside(x: Any) -> tuple[Any, Any]:
    """Which dtype a table has that meets `x`, and where it lies."""
    return _bare(x).dtype, device_holding(_bare(x))


def adaptive_avg_pool2d(input: Any, output_size: Any) -> Any:
    """The mean of each of `output_size` cells, down and across, that cover the input.

    Args:
        input: (batch, channels, height, width) or (channels, height, width).
        output_size: One number or two; None keeps that length.

    Raises:
        ArgumentTypeError: If output_size holds something else.
        ArgumentValueError: If it holds a number below 1, or more than two.

    """
    where, lengths = "adaptive_avg_pool2d(output_size)", input.shape[-2:]
    sizes = output_size if isinstance(output_size, tuple | list) else (output_size, output_size)
    if len(sizes) != 2:
        raise ArgumentValueError.of(where, "one or two numbers from 1, or None", output_size)
    sizes = pair(
        [n if size is None else size for size, n in zip(sizes, lengths, strict=True)], where
    )
    input = _real(input)
    down, across = (
        cover.means(length, cells, *_beside(input))
        for length, cells in zip(lengths, sizes, strict=True)
    )
    return matmul(matmul(down, input), across.T)


def max_pool1d(
    x: Any,
    kernel_size: int,
    stride: int | None = None,
    padding: int = 0,
    dilation: int = 1,
    *,
    pad_mode: str = "pad",
) -> Any:
    """The largest of each window of (batch, channels, length)."""
    steps = (1, stride or kernel_size)
    out = max_pool2d(
        expand_dims(x, 2),
        (1, kernel_size),
        steps,
        (0, 0, padding, padding) if padding else 0,
        (1, dilation),
        pad_mode=pad_mode,
    )
    return squeeze(out, 2)


def avg_pool1d(
    input_x: Any,
    kernel_size: int = 1,
    stride: int = 1,
    padding: int = 0,
    *,
    pad_mode: str = "pad",
) -> Any:
    """The mean of each window of (batch, channels, length)."""
    borders = (0, 0, padding, padding) if padding else 0
    out = avg_pool2d(
        expand_dims(input_x, 2), (1, kernel_size), (1, stride), borders, pad_mode=pad_mode
    )
    return squeeze(out, 2)
