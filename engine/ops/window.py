"""How a window slides: MindSpore's stride, dilation and padding arguments as a `Window`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.backend.kernels.window import Window
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError


def pair(value: Any, where: str, least: int = 1) -> tuple[int, int]:
    """Two whole numbers of at least `least`, from one number or from two (or four: the last two).

    Raises:
        ArgumentTypeError: If they are no whole numbers.
        ArgumentValueError: If there are not two, or one is too small.

    """
    numbers = (value, value) if isinstance(value, int) else value
    if isinstance(numbers, bool) or not isinstance(numbers, Sequence) or isinstance(numbers, str):
        raise ArgumentTypeError.of(where, "an int or two", value)
    if not all(isinstance(n, int) and not isinstance(n, bool) for n in numbers):
        raise ArgumentTypeError.of(where, "an int or two", value)
    if len(numbers) == 4:  # MindSpore takes (1, 1, height, width) too
        numbers = numbers[2:]
    if len(numbers) != 2 or any(n < least for n in numbers):
        raise ArgumentValueError.of(where, f"one or two numbers from {least}", value)
    return numbers[0], numbers[1]


def borders(value: Any, where: str) -> tuple[int, int, int, int]:
    """Rows above and below, columns left and right, from one, two or four numbers.

    Raises:
        ArgumentTypeError: If they are no whole numbers.
        ArgumentValueError: If there are other than one, two or four, or one is negative.

    """
    numbers = (value,) * 4 if isinstance(value, int) else value
    if isinstance(value, bool) or not isinstance(numbers, tuple | list):
        raise ArgumentTypeError.of(where, "an int or a tuple of ints", value)
    if len(numbers) == 2:
        numbers = (numbers[0], numbers[0], numbers[1], numbers[1])
    if not all(isinstance(n, int) for n in numbers):
        raise ArgumentTypeError.of(where, "an int or a tuple of ints", value)
    if len(numbers) != 4 or any(n < 0 for n in numbers):
        raise ArgumentValueError.of(where, "one, two or four numbers from 0", value)
    return tuple(numbers)


def window_for(
    shape: Sequence[int],
    kernel: tuple[int, int],
    stride: Any,
    pad_mode: str,
    padding: Any,
    dilation: Any,
    where: str,
) -> Window:
    """The window that slides over the two last axes of `shape`.

    Args:
        shape: Of the input; its last two lengths count.
        kernel: Height and width of the window.
        stride: One number or two.
        pad_mode: "valid" (no borders), "same" (as many positions as the length divided by the
            stride, rounded up; the odd row goes below, the odd column right) or "pad".
        padding: With "pad": one, two or four numbers. Otherwise 0.
        dilation: One number or two.
        where: Whose arguments these are, for the messages.

    Raises:
        ArgumentTypeError: If pad_mode is no str, or another argument no whole number.
        ArgumentValueError: If pad_mode is unknown, or there is padding without "pad".
        ShapeError: If the window is larger than the input.

    """
    if not isinstance(pad_mode, str):
        raise ArgumentTypeError.of(f"{where}(pad_mode)", "a str", pad_mode)
    stride = pair(stride, f"{where}(stride)")
    dilation = pair(dilation, f"{where}(dilation)")
    pads = borders(padding, f"{where}(padding)")
    mode = pad_mode.lower()
    if mode not in {"valid", "same", "pad"}:
        expected = "'valid', 'same' or 'pad'"
        raise ArgumentValueError.of(f"{where}(pad_mode)", expected, repr(pad_mode))
    if mode != "pad" and any(pads):
        hint = "pad_mode='pad' takes it"
        raise ArgumentValueError.of(f"{where}(padding)", f"0 with pad_mode {mode!r}", padding, hint)
    height, width = shape[-2:]
    if mode == "same":
        down = _same(height, kernel[0], stride[0], dilation[0])
        across = _same(width, kernel[1], stride[1], dilation[1])
        pads = (*down, *across)
    window = Window(kernel, stride, pads, dilation)
    if min(window.positions(height, width)) < 1:
        raise ShapeError.of(where, f"at least the size of the kernel {kernel}", tuple(shape))
    return window


def _same(length: int, kernel: int, stride: int, dilation: int) -> tuple[int, int]:
    """Borders before and after, so that there are `ceil(length / stride)` positions."""
    positions = -(-length // stride)
    total = max((positions - 1) * stride + (kernel - 1) * dilation + 1 - length, 0)
    return total // 2, total - total // 2
