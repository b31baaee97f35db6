"""Convolutions and weighted sums; `padding` says by itself what MindSpore says with `pad_mode`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.errors import ArgumentValueError
from engine.typed import Tensor

__all__ = ["conv1d", "conv2d", "conv3d", "linear"]


def conv1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = 1,
    padding: int | Sequence[int] | str = 0,
    dilation: int | Sequence[int] = 1,
    groups: int = 1,
) -> Tensor:
    """The input ([batch,] channels, length) convolved with each filter; see `conv2d`."""
    return _convolved(ops.conv1d, 1, input, weight, bias, stride, padding, dilation, groups)


def conv2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = 1,
    padding: int | Sequence[int] | str = 0,
    dilation: int | Sequence[int] = 1,
    groups: int = 1,
) -> Tensor:
    """The input convolved with each filter.

    Args:
        input: ([batch,] channels, height, width).
        weight: (out channels, channels / groups, height, width).
        bias: (out channels,) or None.
        stride: One number or one an axis.
        padding: One number or one an axis: so many zeros on both sides; "valid": none; "same": as
            many as keep the lengths, with a stride of 1.
        dilation: One number or one an axis.
        groups: Into how many independent groups the channels fall.

    Raises:
        ArgumentValueError: If `padding` is another word, or "same" with a stride.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> import engine.mint.nn.functional as F
    >>> F.conv2d(engine.ops.ones((1, 1, 4, 4)), engine.ops.ones((2, 1, 3, 3)), padding=1).shape
    (1, 2, 4, 4)

    """
    return _convolved(ops.conv2d, 2, input, weight, bias, stride, padding, dilation, groups)


def conv3d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = 1,
    padding: int | Sequence[int] | str = 0,
    dilation: int | Sequence[int] = 1,
    groups: int = 1,
) -> Tensor:
    """The input ([batch,] channels, depth, height, width) convolved; see `conv2d`."""
    return _convolved(ops.conv3d, 3, input, weight, bias, stride, padding, dilation, groups)


def _convolved(
    operator: Any,
    axes: int,
    input: Any,
    weight: Any,
    bias: Any,
    stride: Any,
    padding: Any,
    dilation: Any,
    groups: int,
) -> Any:
    several = input if input.ndim == axes + 2 else ops.unsqueeze(input, 0)
    mode, widths = borders(f"conv{axes}d(padding)", padding, stride)
    out = operator(
        *(several, weight, bias, _numbers(stride), mode, widths, _numbers(dilation), groups)
    )
    return out if several is input else ops.squeeze(out, 0)


def borders(where: str, padding: Any, stride: Any = 1) -> tuple[str, Any]:
    """The `pad_mode` and the `padding` of `engine.ops` that a padding of PyTorch's means.

    Raises:
        ArgumentValueError: If it is a word other than "same" and "valid", or "same" with a stride.

    """
    if not isinstance(padding, str):
        widths = _numbers(padding)
        if isinstance(widths, tuple):
            widths = tuple(one for one in widths for _ in range(2))
        return "pad", widths
    if padding not in {"same", "valid"}:
        raise ArgumentValueError.of(where, "numbers, 'same' or 'valid'", repr(padding))
    strides = stride if isinstance(stride, tuple | list) else (stride,)
    if padding == "same" and set(strides) != {1}:
        raise ArgumentValueError.of(where, "numbers with a stride", "'same'")
    return padding, 0


def _numbers(given: Any) -> Any:
    """A tuple of several numbers; one number, or a tuple of it, as a number."""
    if not isinstance(given, tuple | list):
        return given
    return given[0] if len(given) == 1 else tuple(given)


def linear(input: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """`input @ weight.T + bias`.

    Args:
        input: (…, in features).
        weight: (out features, in features), or (in features,) for a single one.
        bias: (out features,) or None.

    """
    if weight.ndim == 1:
        out = ops.matmul(input, weight)
        return out if bias is None else ops.add(out, bias)
    return ops.dense(input, weight, bias)
