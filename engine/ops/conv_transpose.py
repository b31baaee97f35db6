"""Transposed convolutions: the gradients of convolutions, used forwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.backend.kernels.window import Window
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Tensor

from .arrangement import expand_dims, squeeze
from .conv import bias_add, convolve_back
from .joining import pad_with
from .window import AXES, borders, lengths, window_for

__all__ = [
    "conv1d_transpose",
    "conv2d_transpose",
    "conv3d_transpose",
    "conv_transpose1d",
    "conv_transpose2d",
    "conv_transpose3d",
]


def transposed(
    where: str,
    input: Any,
    weight: Any,
    bias: Any,
    stride: Any,
    pad_mode: str,
    padding: Any,
    dilation: Any,
    groups: int,
    output_padding: Any,
) -> Any:
    """A transposed convolution over as many axes as the weight has kernel lengths.

    Raises:
        ShapeError: If the shapes do not fit, or nothing is left between the borders.
        ArgumentValueError: If an option is out of its range.

    """
    rank = len(weight.shape) - 2
    if len(input.shape) != rank + 2 or input.shape[1] != weight.shape[0]:
        expected = f"(batch, {weight.shape[0]}, {AXES[rank]})"
        raise ShapeError.of(where, expected, tuple(input.shape))
    if groups < 1 or input.shape[1] % groups:
        expected = f"a number that divides the {input.shape[1]} channels"
        raise ArgumentValueError.of(f"{where}(groups)", expected, groups)
    kernel = tuple(weight.shape[2:])
    steps = lengths(stride, rank, f"{where}(stride)")
    gaps = lengths(dilation, rank, f"{where}(dilation)")
    extra = lengths(output_padding, rank, f"{where}(output_padding)", 0)
    check_extra(where, extra, steps, gaps, str(pad_mode).lower())
    mode = str(pad_mode).lower()
    window = Window(kernel, steps, dilation=gaps)
    size, beyond = _grown(input.shape[2:], window, mode), (0,) * rank
    if mode == "pad":
        padding = borders(padding, f"{where}(padding)", rank)
        size, padding, beyond = _between(size, padding, extra, steps)
    if min(size) < 1:
        expected = f"an input of which borders of {padding} leave something"
        raise ShapeError.of(where, expected, tuple(input.shape))
    window = window_for(size, kernel, steps, pad_mode, padding, gaps, where)
    out = convolve_back(input, weight, window=window, size=size, group=groups)
    if any(beyond):
        out = pad_with(out, widths=((0, 0), (0, 0), *((0, more) for more in beyond)))
    return out if bias is None else bias_add(out, bias)


def check_extra(where: str, extra: Any, steps: Any, gaps: Any, mode: str) -> None:
    """Refuse more at the far ends than a step of the window, or without borders to take it off.

    Raises:
        ArgumentValueError: If `extra` is out of its range.

    """
    if any(extra) and mode != "pad":
        expected = f"0 with pad_mode {mode!r}"
        raise ArgumentValueError.of(f"{where}(output_padding)", expected, extra)
    if any(more >= max(step, gap) for more, step, gap in zip(extra, steps, gaps, strict=True)):
        expected = f"less than the stride {steps} or the dilation {gaps}"
        raise ArgumentValueError.of(f"{where}(output_padding)", expected, extra)


def _between(
    size: tuple[int, ...], pads: tuple[int, ...], extra: tuple[int, ...], steps: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """What is left of `size` between the borders, those borders, and what is added beyond.

    What `extra` asks for lies on the far border first, up to a step past the last position of the
    window; behind that there is nothing: zeros.
    """
    left: list[int] = []
    kept: list[int] = []
    beyond: list[int] = []
    ends = zip(size, pads[::2], pads[1::2], extra, steps, strict=True)
    for length, before, after, more, step in ends:
        past = max(more - step + 1, 0)
        far = max(after - past, 0)
        left.append(length - before - far + more - past)
        kept.extend((before, far))
        beyond.append(max(past - after, 0))
    return tuple(left), tuple(kept), tuple(beyond)


def _grown(size: Any, window: Window, mode: str) -> tuple[int, ...]:
    each = zip(size, window.stride, window.reach, strict=True)
    if mode == "same":
        return tuple(length * stride for length, stride, _ in each)
    return tuple((length - 1) * stride + reach for length, stride, reach in each)


def conv1d_transpose(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int = 1,
    pad_mode: str = "valid",
    padding: int | Sequence[int] = 0,
    dilation: int = 1,
    groups: int = 1,
    output_padding: int = 0,
) -> Tensor:
    """The input (batch, channels, length) spread by each filter.

    Args are those of `conv2d_transpose` with one length for two.

    Raises:
        ShapeError: If the shapes do not fit.
        ArgumentValueError: If an option is out of its range.

    """
    _check_rank("conv1d_transpose", weight, 1)
    return transposed(
        "conv1d_transpose",
        input,
        weight,
        bias,
        stride,
        pad_mode,
        padding,
        dilation,
        groups,
        output_padding,
    )


def conv2d_transpose(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = 1,
    pad_mode: str = "valid",
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    groups: int = 1,
    output_padding: int | Sequence[int] = 0,
) -> Tensor:
    """The input spread by each filter: the gradient of a convolution, used forwards.

    Args:
        input: (batch, channels, height, width).
        weight: (channels, out channels / groups, kernel height, kernel width).
        bias: (out channels,) or None.
        stride: One number or two; the output is about that much larger.
        pad_mode: "valid", "same" (length times stride) or "pad".
        padding: With "pad": one, two or four numbers taken off the output's borders.
        dilation: One number or two.
        groups: Into how many independent groups the channels fall.
        output_padding: With "pad": rows and columns more at the output's far ends.

    Raises:
        ShapeError: If the shapes do not fit.
        ArgumentValueError: If an option is out of its range.

    """
    _check_rank("conv2d_transpose", weight, 2)
    return transposed(
        "conv2d_transpose",
        input,
        weight,
        bias,
        stride,
        pad_mode,
        padding,
        dilation,
        groups,
        output_padding,
    )


def conv3d_transpose(
    inputs: Tensor,
    weight: Tensor,
    pad_mode: str = "valid",
    padding: int | Sequence[int] = 0,
    stride: int | Sequence[int] = 1,
    dilation: int | Sequence[int] = 1,
    group: int = 1,
    output_padding: int | Sequence[int] = 0,
) -> Tensor:
    """The inputs (batch, channels, depth, height, width) spread by each filter.

    Args are those of `conv2d_transpose` with three lengths for two, in MindSpore's order; the
    weight is (channels, out channels / group, *kernel).

    Raises:
        ShapeError: If the shapes do not fit.
        ArgumentValueError: If an option is out of its range.

    >>> import engine
    >>> x, w = engine.ops.ones((1, 2, 2, 2, 2)), engine.ops.ones((2, 3, 2, 2, 2))
    >>> conv3d_transpose(x, w, stride=2).shape
    (1, 3, 4, 4, 4)

    """
    _check_rank("conv3d_transpose", weight, 3)
    return transposed(
        "conv3d_transpose",
        inputs,
        weight,
        None,
        stride,
        pad_mode,
        padding,
        dilation,
        group,
        output_padding,
    )


def _check_rank(where: str, weight: Any, rank: int) -> None:
    if len(weight.shape) != rank + 2:
        expected = f"a weight (channels, out / groups, {AXES[rank]})"
        raise ShapeError.of(where, expected, tuple(weight.shape))


def _symmetric(
    rank: int,
    input: Any,
    weight: Any,
    bias: Any,
    stride: Any,
    padding: Any,
    output_padding: Any,
    groups: int,
    dilation: Any,
) -> Any:
    """As PyTorch calls it: borders the same on both sides, and an input without a batch too."""
    where = f"conv_transpose{rank}d"
    _check_rank(where, weight, rank)
    single = len(input.shape) == rank + 1
    x = expand_dims(input, 0) if single else input
    pads = lengths(padding, rank, f"{where}(padding)", 0)
    out = transposed(where, x, weight, bias, stride, "pad", pads, dilation, groups, output_padding)
    return squeeze(out, 0) if single else out


def conv_transpose1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int = 1,
    padding: int = 0,
    output_padding: int = 0,
    groups: int = 1,
    dilation: int = 1,
) -> Tensor:
    """The input ([batch,] channels, length) spread by each filter; see `conv_transpose2d`."""
    return _symmetric(1, input, weight, bias, stride, padding, output_padding, groups, dilation)


def conv_transpose2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = 1,
    padding: int | Sequence[int] = 0,
    output_padding: int | Sequence[int] = 0,
    groups: int = 1,
    dilation: int | Sequence[int] = 1,
) -> Tensor:
    """The input spread by each filter: a convolution's gradient, used forwards.

    Args:
        input: (batch, channels, height, width) or (channels, height, width).
        weight: (channels, out channels / groups, kernel height, kernel width).
        bias: (out channels,) or None.
        stride: One number or two.
        padding: One number or two: so much is taken off each border of the output.
        output_padding: One number or two, less than the stride or the dilation: rows and columns
            more at the far ends.
        groups: Into how many independent groups the channels fall.
        dilation: One number or two.

    Raises:
        ShapeError: If the shapes do not fit.
        ArgumentValueError: If an option is out of its range.

    >>> import engine
    >>> x, w = engine.ops.ones((1, 1, 2, 2)), engine.ops.ones((1, 1, 2, 2))
    >>> conv_transpose2d(x, w, stride=2, output_padding=1).shape
    (1, 1, 5, 5)

    """
    return _symmetric(2, input, weight, bias, stride, padding, output_padding, groups, dilation)


def conv_transpose3d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int = 1,
    padding: int = 0,
    output_padding: int = 0,
    groups: int = 1,
    dilation: int = 1,
) -> Tensor:
    """The input ([batch,] channels, depth, height, width) spread; see `conv_transpose2d`."""
    return _symmetric(3, input, weight, bias, stride, padding, output_padding, groups, dilation)
