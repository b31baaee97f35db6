"""How a window slides: MindSpore's stride, dilation and padding arguments as a `Window`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.backend.kernels.window import Window
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

_COUNTS = {1: "one number", 2: "one or two numbers", 3: "one or three numbers"}
_WORDS = {1: "an int or one in a tuple", 2: "an int or two", 3: "an int or three"}
# What an input of so many axes is called, behind batch and channels.
AXES = {1: "length", 2: "height, width", 3: "depth, height, width"}


def lengths(value: Any, rank: int, where: str, least: int = 1) -> tuple[int, ...]:
    """`rank` whole numbers of at least `least`, from one number or from as many.

    MindSpore takes two more of 1 in front, for the batch and the channels: `(1, 1, 2, 2)`.

    Raises:
        ArgumentTypeError: If they are no whole numbers.
        ArgumentValueError: If there are not so many, or one is too small.

    """
    numbers = (value,) * rank if isinstance(value, int) else value
    if isinstance(numbers, bool) or not isinstance(numbers, Sequence) or isinstance(numbers, str):
        raise ArgumentTypeError.of(where, _WORDS[rank], value)
    if not all(isinstance(n, int) and not isinstance(n, bool) for n in numbers):
        raise ArgumentTypeError.of(where, _WORDS[rank], value)
    if len(numbers) == rank + 2 and rank > 1:
        numbers = numbers[2:]
    elif len(numbers) == 1:
        numbers = (*numbers,) * rank
    if len(numbers) != rank or any(n < least for n in numbers):
        raise ArgumentValueError.of(where, f"{_COUNTS[rank]} from {least}", value)
    return tuple(numbers)


def pair(value: Any, where: str, least: int = 1) -> tuple[int, int]:
    """Two whole numbers of at least `least`, from one number or from two (or four: the last two).

    Raises:
        ArgumentTypeError: If they are no whole numbers.
        ArgumentValueError: If there are not two, or one is too small.

    """
    first, second = lengths(value, 2, where, least)
    return first, second


def borders(value: Any, where: str, rank: int = 2) -> tuple[int, ...]:
    """Before and after each axis, from one number, one an axis or two an axis.

    Raises:
        ArgumentTypeError: If they are no whole numbers.
        ArgumentValueError: If there are other than so many, or one is negative.

    """
    numbers = (value,) * (2 * rank) if isinstance(value, int) else value
    if isinstance(value, bool) or not isinstance(numbers, tuple | list):
        raise ArgumentTypeError.of(where, "an int or a tuple of ints", value)
    if not all(isinstance(n, int) and not isinstance(n, bool) for n in numbers):
        raise ArgumentTypeError.of(where, "an int or a tuple of ints", value)
    if len(numbers) in {1, rank}:
        each = (*numbers,) * rank if len(numbers) == 1 else numbers
        numbers = tuple(n for n in each for _ in range(2))
    if len(numbers) != 2 * rank or any(n < 0 for n in numbers):
        counts = {1: "one or two", 2: "one, two or four", 3: "one, three or six"}[rank]
        raise ArgumentValueError.of(where, f"{counts} numbers from 0", value)
    return tuple(numbers)


def window_for(
    shape: Sequence[int],
    kernel: tuple[int, ...],
    stride: Any,
    pad_mode: str,
    padding: Any,
    dilation: Any,
    where: str,
    *,
    ceil_mode: bool = False,
) -> Window:
    """The window that slides over the last axes of `shape`, as many as `kernel` has.

    Args:
        shape: Of the input; its last lengths count.
        kernel: The lengths of the window.
        stride: One number or one an axis.
        pad_mode: "valid" (no borders), "same" (as many positions as the length divided by the
            stride, rounded up; the odd row goes below, the odd column right) or "pad".
        padding: With "pad": one number, one an axis or two an axis. Otherwise 0.
        dilation: One number or one an axis.
        where: Whose arguments these are, for the messages.
        ceil_mode: Whether a window that reaches over the far ends counts too.

    Raises:
        ArgumentTypeError: If pad_mode is no str, or another argument no whole number.
        ArgumentValueError: If pad_mode is unknown, or there is padding without "pad".
        ShapeError: If the window is larger than the input.

    """
    rank = len(kernel)
    if not isinstance(pad_mode, str):
        raise ArgumentTypeError.of(f"{where}(pad_mode)", "a str", pad_mode)
    stride = lengths(stride, rank, f"{where}(stride)")
    dilation = lengths(dilation, rank, f"{where}(dilation)")
    pads = borders(padding, f"{where}(padding)", rank)
    mode = pad_mode.lower()
    if mode not in {"valid", "same", "pad"}:
        expected = "'valid', 'same' or 'pad'"
        raise ArgumentValueError.of(f"{where}(pad_mode)", expected, repr(pad_mode))
    if mode != "pad" and any(pads):
        hint = "pad_mode='pad' takes it"
        raise ArgumentValueError.of(f"{where}(padding)", f"0 with pad_mode {mode!r}", padding, hint)
    size = tuple(shape[-rank:])
    if mode == "same":
        each = zip(size, kernel, stride, dilation, strict=True)
        pads = tuple(n for length, k, s, d in each for n in _same(length, k, s, d))
    window = Window(kernel, stride, pads, dilation)
    if ceil_mode:
        window = _rounded_up(window, size)
    if min(window.positions(*size)) < 1:
        raise ShapeError.of(where, f"at least the size of the kernel {kernel}", tuple(shape))
    return window


def _rounded_up(window: Window, size: tuple[int, ...]) -> Window:
    """The window with borders behind each axis, so that no element is left out (`ceil_mode`)."""
    pads = list(window.pads)
    counts = window.positions(*size)
    whole = window.padded_size(size)
    for k, (step, reach) in enumerate(zip(window.stride, window.reach, strict=True)):
        rest = whole[k] - ((counts[k] - 1) * step + reach)
        # A further window must begin on the input or on the border before it.
        if rest > 0 and counts[k] * step < size[k] + pads[2 * k]:
            pads[2 * k + 1] += step - rest
    return window._replace(pads=tuple(pads))


def _same(length: int, kernel: int, stride: int, dilation: int) -> tuple[int, int]:
    """Borders before and after, so that there are `ceil(length / stride)` positions."""
    positions = -(-length // stride)
    total = max((positions - 1) * stride + (kernel - 1) * dilation + 1 - length, 0)
    return total // 2, total - total // 2
