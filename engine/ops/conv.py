"""Convolutions: three products, each linear in both of its inputs, and each other's gradients.

With x the input, w the weight and g a gradient of the output,

    convolve(x, w)             the output
    convolve_back(g, w)        the gradient of x
    convolve_weight(x, g)      the gradient of w

Each is a sum of products of the two others' results, so the rules below close the circle and
second derivatives need nothing more. The window says how many axes it slides over.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.backend.kernels import convolution
from engine.backend.kernels.im2col import col2im, im2col
from engine.backend.kernels.window import Window, batch_innermost, batch_outermost
from engine.backend.native import convolution as native_convolution
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Tensor

from . import infer
from .arithmetic import add
from .arrangement import reshape
from .linalg import multiplied
from .window import AXES, window_for

__all__ = ["bias_add", "conv1d", "conv2d", "conv3d"]


def _product(group: int, x: Any, y: Any) -> Any:
    """`x @ y`, group by group of their rows."""
    if group == 1:
        return multiplied(x, y)
    return multiplied(_grouped(group, x), _grouped(group, y)).reshape(len(x), y.shape[1])


def _grouped(group: int, rows: Any) -> Any:
    return rows.reshape(group, len(rows) // group, rows.shape[1])


def _transposed(group: int, rows: Any) -> Any:
    """Each group's matrix transposed, the groups still one below the other."""
    if group == 1:
        return rows.T
    turned = _grouped(group, rows).transpose(0, 2, 1)
    return turned.reshape(group * rows.shape[1], len(rows) // group)


def _flat(weight: Any) -> Any:
    """One row a filter."""
    return weight.reshape(len(weight), math.prod(weight.shape[1:]))


def _rows(array: Any) -> Any:
    """(channels, positions * batch)."""
    channels = array.shape[1]
    return batch_innermost(array).reshape(channels, len(array) * math.prod(array.shape[2:]))


def _convolved_spec(x: Spec, weight: Spec, window: Window, group: int) -> Spec:
    _check_channels(x.shape, weight.shape, group)
    positions = window.positions(*x.shape[2:])
    return Spec((x.shape[0], weight.shape[0], *positions), infer.meeting(x.dtype, weight.dtype))


@primitive(
    infer=_convolved_spec,
    linear="each",
    rows=(0,),
    mindspore="Conv2D",
    listed={3: "Conv2D", 4: "Conv2D", 5: "Conv3D"},
    held="held_convolve",
)
def convolve(x: Any, weight: Any, window: Any = None, group: int = 1) -> Any:
    """(batch, channels, *size) convolved with (out, channels / group, *kernel)."""
    positions = window.positions(*x.shape[2:])
    out = _product(group, _flat(weight), im2col(x, window))
    return batch_outermost(out.reshape(len(weight), *positions, len(x)))


def _back_spec(g: Spec, weight: Spec, window: Window, size: Any, group: int) -> Spec:
    channels = weight.shape[1] * group
    return Spec((g.shape[0], channels, *size), infer.meeting(g.dtype, weight.dtype))


@primitive(
    infer=_back_spec,
    mindspore="Conv2DBackpropInput",
    listed={3: "Conv2DTranspose", 4: "Conv2DTranspose", 5: "Conv3DTranspose"},
    held="held_convolve_back",
)
def convolve_back(g: Any, weight: Any, window: Any = None, size: Any = (), group: int = 1) -> Any:
    """A gradient of the output, spread by the weight over an input of `size`."""
    columns = _product(group, _transposed(group, _flat(weight)), _rows(g))
    return col2im(columns, (len(g), weight.shape[1] * group, *size), window)


def _weight_spec(x: Spec, g: Spec, window: Window, group: int) -> Spec:
    shape = (g.shape[1], x.shape[1] // group, *window.kernel)
    return Spec(shape, infer.meeting(x.dtype, g.dtype))


@primitive(infer=_weight_spec, mindspore="Conv2DBackpropFilter", held="held_convolve_weight")
def convolve_weight(x: Any, g: Any, window: Any = None, group: int = 1) -> Any:
    """The sum over batch and positions of inputs times gradients of the output."""
    rows, columns = _rows(g), im2col(x, window)
    if group == 1:
        flat = multiplied(rows, columns.T)
    else:
        flat = multiplied(_grouped(group, rows), _grouped(group, columns).transpose(0, 2, 1))
    return flat.reshape(g.shape[1], x.shape[1] // group, *window.kernel)


@convolve.form(device="CPU", provider="numpy")
def _convolved_in_numpy(x: Any, weight: Any, window: Any = None, group: int = 1) -> Any:
    if not (convolution.takes(x, weight) and x.size):
        return convolve.reference(x, weight, window, group)
    return convolution.convolved(x, weight, window, group)


@convolve_back.form(device="CPU", provider="numpy")
def _back_in_numpy(g: Any, weight: Any, window: Any = None, size: Any = (), group: int = 1) -> Any:
    if not (convolution.takes(g, weight) and g.size):
        return convolve_back.reference(g, weight, window, size, group)
    return convolution.convolved_back(g, weight, window, tuple(size), group)


@convolve_weight.form(device="CPU", provider="numpy")
def _weight_in_numpy(x: Any, g: Any, window: Any = None, group: int = 1) -> Any:
    if not (convolution.takes(x, g) and x.size):
        return convolve_weight.reference(x, g, window, group)
    return convolution.convolved_weight(x, g, window, group)


@convolve.form(device="CPU", provider="native")
def _convolved_natively(x: Any, weight: Any, window: Any = None, group: int = 1) -> Any:
    out = native_convolution.convolved(x, weight, window, group)
    return convolve.forms.after("native")(x, weight, window, group) if out is None else out


@convolve_back.form(device="CPU", provider="native")
def _back_natively(g: Any, weight: Any, window: Any = None, size: Any = (), group: int = 1) -> Any:
    out = native_convolution.convolved_back(g, weight, window, tuple(size), group)
    if out is None:
        return convolve_back.forms.after("native")(g, weight, window, size, group)
    return out


@convolve_weight.form(device="CPU", provider="native")
def _weight_natively(x: Any, g: Any, window: Any = None, group: int = 1) -> Any:
    out = native_convolution.convolved_weight(x, g, window, group)
    return convolve_weight.forms.after("native")(x, g, window, group) if out is None else out


_WINDOWS = (
    (Window((3, 2)), 1),
    (Window((2, 2), (2, 1), (1, 0, 0, 2)), 1),
    (Window((2, 2), (1, 2), (1, 1, 1, 1), (2, 1)), 2),
    (Window((3,), (2,), (1, 0)), 1),
    (Window((2, 1, 2), (1, 2, 1), (0, 1, 0, 0, 1, 0), (1, 1, 2)), 2),
)
_SIZE = {1: (6,), 2: (5, 4), 3: (3, 2, 3)}


def _forward_examples(rng: np.random.Generator) -> Any:
    for window, group in _WINDOWS:
        x = rng.standard_normal((2, 2, *_SIZE[len(window.kernel)]))
        weight = rng.standard_normal((2, 2 // group, *window.kernel))
        yield (x, weight), {"window": window, "group": group}


def _back_examples(rng: np.random.Generator) -> Any:
    for window, group in _WINDOWS:
        size = _SIZE[len(window.kernel)]
        g = rng.standard_normal((2, 2, *window.positions(*size)))
        weight = rng.standard_normal((2, 2 // group, *window.kernel))
        yield (g, weight), {"window": window, "size": size, "group": group}


def _weight_examples(rng: np.random.Generator) -> Any:
    for window, group in _WINDOWS:
        size = _SIZE[len(window.kernel)]
        x = rng.standard_normal((2, 2, *size))
        g = rng.standard_normal((2, 2, *window.positions(*size)))
        yield (x, g), {"window": window, "group": group}


def _size(x: Any) -> tuple[int, ...]:
    return tuple(x.shape[2:])


defvjp(
    convolve,
    lambda g, out, x, w, window, group: convolve_back(
        g, w, window=window, size=_size(x), group=group
    ),
    lambda g, out, x, w, window, group: convolve_weight(x, g, window=window, group=group),
    examples=_forward_examples,
)
defvjp(
    convolve_back,
    lambda g, out, y, w, window, size, group: convolve(g, w, window=window, group=group),
    lambda g, out, y, w, window, size, group: convolve_weight(g, y, window=window, group=group),
    examples=_back_examples,
)
defvjp(
    convolve_weight,
    lambda g, out, x, y, window, group: convolve_back(
        y, g, window=window, size=_size(x), group=group
    ),
    lambda g, out, x, y, window, group: convolve(x, g, window=window, group=group),
    examples=_weight_examples,
)


def _check_channels(x: tuple[int, ...], weight: tuple[int, ...], group: int) -> None:
    rank = len(weight) - 2
    where = f"conv{rank}d"
    if len(x) != rank + 2:
        hint = "x[None] adds a batch axis" if len(x) == rank + 1 else ""
        raise ShapeError.of(where, f"(batch, channels, {AXES[rank]})", x, hint)
    if x[1] != weight[1] * group or weight[0] % group:
        expected = f"a weight (out, {x[1] // group}, {AXES[rank]}), out divisible by {group}"
        raise ShapeError.of(where, f"{expected} for input {x}", weight)


def _convolution(
    rank: int,
    input: Any,
    weight: Any,
    bias: Any,
    stride: Any,
    pad_mode: str,
    padding: Any,
    dilation: Any,
    groups: int,
) -> Any:
    """What `conv1d`, `conv2d` and `conv3d` share."""
    where = f"conv{rank}d"
    if groups < 1:
        raise ArgumentValueError.of(f"{where}(groups)", "a number from 1", groups)
    if len(weight.shape) != rank + 2:
        expected = f"a weight (out, channels / groups, {AXES[rank]})"
        raise ShapeError.of(where, expected, tuple(weight.shape))
    _check_channels(tuple(input.shape), tuple(weight.shape), groups)
    kernel = tuple(weight.shape[2:])
    window = window_for(input.shape, kernel, stride, pad_mode, padding, dilation, where)
    out = convolve(input, weight, window=window, group=groups)
    return out if bias is None else bias_add(out, bias)


def conv1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = 1,
    pad_mode: str = "valid",
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    groups: int = 1,
) -> Tensor:
    """The input (batch, channels, length) convolved with (out, channels / groups, kernel).

    Args are those of `conv2d`; with pad_mode "pad" `padding` is one number or two (left, right).

    Raises:
        ShapeError: If the shapes do not fit.
        ArgumentValueError: If an option is out of its range.

    >>> import engine
    >>> x, w = engine.ops.ones((1, 1, 5)), engine.ops.ones((1, 1, 3))
    >>> conv1d(x, w, stride=2).asnumpy()
    array([[[3., 3.]]], dtype=float32)

    """
    return _convolution(1, input, weight, bias, stride, pad_mode, padding, dilation, groups)


def conv2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = 1,
    pad_mode: str = "valid",
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    groups: int = 1,
) -> Tensor:
    """The input convolved with each filter of the weight.

    Args:
        input: (batch, channels, height, width).
        weight: (out channels, channels / groups, kernel height, kernel width).
        bias: (out channels,) or None.
        stride: One number or two.
        pad_mode: "valid", "same" or "pad".
        padding: With "pad": one, two or four numbers (top, bottom, left, right).
        dilation: One number or two.
        groups: Into how many independent groups the channels fall.

    Returns:
        (batch, out channels, positions down, positions across).

    Raises:
        ShapeError: If the shapes do not fit.
        ArgumentValueError: If an option is out of its range.

    >>> import engine
    >>> x, w = engine.ops.ones((1, 1, 4, 4)), engine.ops.ones((1, 1, 3, 3))
    >>> conv2d(x, w).asnumpy()
    array([[[[9., 9.],
             [9., 9.]]]], dtype=float32)

    """
    return _convolution(2, input, weight, bias, stride, pad_mode, padding, dilation, groups)


def conv3d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = 1,
    pad_mode: str = "valid",
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    groups: int = 1,
) -> Tensor:
    """The input (batch, channels, depth, height, width) convolved with each filter of the weight.

    Args are those of `conv2d` with three lengths for two; `padding` is one number, three or six
    (front, back, top, bottom, left, right), the weight (out, channels / groups, *kernel).

    Raises:
        ShapeError: If the shapes do not fit.
        ArgumentValueError: If an option is out of its range.

    >>> import engine
    >>> x, w = engine.ops.ones((1, 2, 4, 4, 4)), engine.ops.ones((3, 2, 2, 2, 2))
    >>> conv3d(x, w, stride=2).shape
    (1, 3, 2, 2, 2)

    """
    return _convolution(3, input, weight, bias, stride, pad_mode, padding, dilation, groups)


def bias_add(input_x: Tensor, bias: Tensor) -> Tensor:
    """The tensor with `bias[k]` added to channel k of axis 1.

    Raises:
        ShapeError: If there is not one number a channel.

    """
    shape = tuple(input_x.shape)
    if len(shape) < 2 or tuple(bias.shape) != (shape[1],):
        raise ShapeError.of("bias_add", f"a bias of one number a channel of {shape}", bias.shape)
    return add(input_x, reshape(bias, (1, shape[1]) + (1,) * (len(shape) - 2)))
