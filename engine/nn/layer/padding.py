"""Borders as layers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn.cell import Cell
from engine.ops.padding import pairs_of, with_borders
from engine.typed import Tensor

from .example import Example

__all__ = [
    "ConstantPad1d",
    "ConstantPad2d",
    "ConstantPad3d",
    "Pad",
    "ReflectionPad1d",
    "ReflectionPad2d",
    "ReflectionPad3d",
    "ReplicationPad1d",
    "ReplicationPad2d",
    "ReplicationPad3d",
    "ZeroPad2d",
]


def _widths(where: str, padding: Any, axes: int) -> tuple[int, ...]:
    """Before and after each of the last axes, from the last on."""
    if isinstance(padding, bool) or not isinstance(padding, int | tuple):
        raise ArgumentTypeError.of(f"{where}(padding)", "an int or a tuple of ints", padding)
    widths = (padding,) * (2 * axes) if isinstance(padding, int) else padding
    if any(isinstance(n, bool) or not isinstance(n, int) for n in widths):
        raise ArgumentTypeError.of(f"{where}(padding)", "a tuple of ints", padding)
    if len(widths) % 2 or len(widths) > 2 * axes:
        expected = f"one number, or pairs for up to {axes} axes"
        raise ArgumentValueError.of(f"{where}(padding)", expected, padding)
    return widths


class _RepeatingPad(Cell):
    """Borders that repeat the inside; a subclass says over how many axes."""

    _axes, _mode = 1, "reflect"

    def __init__(self, padding: int | Sequence[int]) -> None:
        super().__init__()
        where = type(self).__name__
        self.padding = _widths(where, padding, self._axes)
        if self._mode == "reflect" and min(self.padding) < 0:
            raise ArgumentValueError.of(f"{where}(padding)", "numbers from 0", padding)

    def construct(self, x: Tensor) -> Tensor:
        return ops.pad(x, self.padding, self._mode)

    @classmethod
    def _example(cls) -> Example:
        shape = (2, 2, 3, 4, 3)[: 2 + cls._axes]
        return Example(cls((1, 2, *(1, 0) * (cls._axes - 1))), (shape,))


class ReflectionPad1d(_RepeatingPad):
    """The last axis with borders that mirror what lies behind the outermost element.

    Args:
        padding: One number or two (left, right), less than the length.

    Raises:
        ArgumentTypeError: If padding is no int and no tuple of ints.
        ArgumentValueError: If it has other pairs, is negative, or at least as long as the axis.

    >>> import engine
    >>> from engine import nn
    >>> nn.ReflectionPad1d(2)(engine.Tensor([[[1, 2, 3]]])).asnumpy().tolist()
    [[[3, 2, 1, 2, 3, 2, 1]]]

    """


class ReflectionPad2d(_RepeatingPad):
    """The last two axes with borders that mirror what lies behind the outermost elements.

    Args:
        padding: One number, or (left, right, top, bottom), less than the lengths.

    Raises:
        ArgumentTypeError: If padding is no int and no tuple of ints.
        ArgumentValueError: If it has other pairs, is negative, or at least as long as the axis.

    """

    _axes = 2


class ReflectionPad3d(_RepeatingPad):
    """The last three axes with borders that mirror what lies behind the outermost elements.

    Args:
        padding: One number, or (left, right, top, bottom, front, back), less than the lengths.

    Raises:
        ArgumentTypeError: If padding is no int and no tuple of ints.
        ArgumentValueError: If it has other pairs, is negative, or at least as long as the axis.

    """

    _axes = 3


class ReplicationPad1d(_RepeatingPad):
    """The last axis with borders of the outermost element.

    Args:
        padding: One number or two (left, right); negative ones take elements away.

    Raises:
        ArgumentTypeError: If padding is no int and no tuple of ints.
        ArgumentValueError: If it has other pairs.

    """

    _mode = "replicate"


class ReplicationPad2d(_RepeatingPad):
    """The last two axes with borders of the outermost elements.

    Args:
        padding: One number, or (left, right, top, bottom); negative ones take elements away.

    Raises:
        ArgumentTypeError: If padding is no int and no tuple of ints.
        ArgumentValueError: If it has other pairs.

    """

    _axes, _mode = 2, "replicate"


class ReplicationPad3d(_RepeatingPad):
    """The last three axes with borders of the outermost elements.

    Args:
        padding: One number, or (left, right, top, bottom, front, back); negative ones take
            elements away.

    Raises:
        ArgumentTypeError: If padding is no int and no tuple of ints.
        ArgumentValueError: If it has other pairs.

    """

    _axes, _mode = 3, "replicate"


class _ConstantPad(Cell):
    """Borders of one number; a subclass says over how many axes."""

    _axes = 1

    def __init__(self, padding: int | Sequence[int], value: float) -> None:
        super().__init__()
        where = type(self).__name__
        self.padding = _widths(where, padding, self._axes)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise ArgumentTypeError.of(f"{where}(value)", "an int or a float", value)
        self.value = value

    def construct(self, x: Tensor) -> Tensor:
        return ops.pad(x, self.padding, "constant", self.value)

    @classmethod
    def _example(cls) -> Example:
        shape = (2, 2, 3, 4, 3)[: 2 + cls._axes]
        return Example(cls((1, -1, *(1, 0) * (cls._axes - 1)), 2.5), (shape,))


class ConstantPad1d(_ConstantPad):
    """The last axis with borders of one number.

    Args:
        padding: One number or two (left, right); negative ones take elements away.
        value: What the borders hold.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If padding has other pairs.

    >>> import engine
    >>> from engine import nn
    >>> nn.ConstantPad1d((1, -1), 7)(engine.Tensor([[1, 2, 3]])).asnumpy().tolist()
    [[7, 1, 2]]

    """


class ConstantPad2d(_ConstantPad):
    """The last two axes with borders of one number.

    Args:
        padding: One number, or (left, right, top, bottom); negative ones take elements away.
        value: What the borders hold.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If padding has other pairs.

    """

    _axes = 2


class ConstantPad3d(_ConstantPad):
    """The last three axes with borders of one number.

    Args:
        padding: One number, or (left, right, top, bottom, front, back); negative ones take
            elements away.
        value: What the borders hold.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If padding has other pairs.

    """

    _axes = 3


class ZeroPad2d(_ConstantPad):
    """The last two axes with borders of 0.

    Args:
        padding: One number, or (left, right, top, bottom); negative ones take elements away.

    Raises:
        ArgumentTypeError: If padding is no int and no tuple of ints.
        ArgumentValueError: If it has other pairs.

    """

    _axes = 2

    def __init__(self, padding: int | Sequence[int]) -> None:
        super().__init__(padding, 0)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls((1, 2, 0, -1)), ((2, 2, 3, 4),))


class Pad(Cell):
    """The input with borders along every axis.

    Args:
        paddings: One pair (before, after) an axis, from the first on.
        mode: "CONSTANT" for zeros, "REFLECT" or "SYMMETRIC" to mirror the inside without or with
            the outermost elements.

    Raises:
        ArgumentTypeError: If paddings is no tuple.
        ArgumentValueError: If it holds no pairs of numbers from 0, or not one an axis of the
            input, or the mode is unknown.

    >>> import engine
    >>> from engine import nn
    >>> nn.Pad(((0, 0), (2, 1)), "SYMMETRIC")(engine.Tensor([[1, 2, 3]])).asnumpy().tolist()
    [[2, 1, 1, 2, 3, 3]]

    """

    def __init__(self, paddings: Sequence[Sequence[int]], mode: str = "CONSTANT") -> None:
        super().__init__()
        if not isinstance(paddings, tuple):
            raise ArgumentTypeError.of("Pad(paddings)", "a tuple", paddings)
        if mode not in {"CONSTANT", "REFLECT", "SYMMETRIC"}:
            expected = "'CONSTANT', 'REFLECT' or 'SYMMETRIC'"
            raise ArgumentValueError.of("Pad(mode)", expected, repr(mode))
        if any(not isinstance(both, tuple | list) or len(both) != 2 for both in paddings):
            raise ArgumentValueError.of("Pad(paddings)", "pairs of numbers", paddings)
        self.paddings, self.mode = paddings, mode

    def construct(self, x: Tensor) -> Tensor:
        pairs = pairs_of(self.paddings, len(x.shape), "Pad(paddings)")
        return with_borders(x, pairs, self.mode.lower(), 0, "Pad(paddings)")

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(((0, 0), (1, 1), (2, 0)), "REFLECT"), ((2, 3, 4),))
