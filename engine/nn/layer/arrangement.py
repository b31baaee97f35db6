"""Layers that make or arrange numbers: ranges, one-hot rows, shifts, axes of axes."""

from __future__ import annotations

import math
from collections.abc import Sequence

from engine import ops
from engine.dtype import float32, int32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.cell import Cell
from engine.typed import DTypeLike, Tensor

from .example import Example

__all__ = ["OneHot", "Range", "Roll", "Unflatten"]


class OneHot(Cell):
    """A new axis with `on_value` at each index and `off_value` elsewhere.

    Args:
        axis: Where the new axis stands; -1: last.
        depth: Its length.
        on_value: At the index.
        off_value: Elsewhere; an index outside 0 … depth - 1 gives nothing else.
        dtype: The number type of the output.

    Raises:
        ArgumentTypeError: If the indices are not whole numbers.

    >>> import engine
    >>> from engine import nn
    >>> nn.OneHot(depth=3)(engine.Tensor([0, 2])).asnumpy().tolist()
    [[1.0, 0.0, 0.0], [0.0, 0.0, 1.0]]

    """

    def __init__(
        self,
        axis: int = -1,
        depth: int = 1,
        on_value: float = 1.0,
        off_value: float = 0.0,
        dtype: DTypeLike = float32,
    ) -> None:
        super().__init__()
        self.axis, self.depth = axis, depth
        self.on_value, self.off_value, self.dtype = on_value, off_value, dtype

    def construct(self, indices: Tensor) -> Tensor:
        out = ops.one_hot(indices, self.depth, self.on_value, self.off_value, self.axis)
        return ops.cast(out, self.dtype)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(depth=3))


class Range(Cell):
    """The numbers from `start` to before `limit` by steps of `delta`; int32, or float32.

    A step away from the limit gives none.

    Args:
        start: The first; without `limit` it is that, and 0 the first.
        limit: What all are before.
        delta: The step, other than 0.

    Raises:
        ArgumentTypeError: If one is no number.
        ArgumentValueError: If `delta` is 0.

    >>> from engine import nn
    >>> nn.Range(1, 8, 3)().asnumpy().tolist()
    [1, 4, 7]

    """

    def __init__(self, start: float, limit: float | None = None, delta: float = 1) -> None:
        super().__init__()
        start, limit = (0, start) if limit is None else (start, limit)
        numbers = {"start": start, "limit": limit, "delta": delta}
        for name, value in numbers.items():
            if isinstance(value, bool) or not isinstance(value, int | float):
                raise ArgumentTypeError.of(f"Range({name})", "a number", value)
        if delta == 0:
            raise ArgumentValueError.of("Range(delta)", "a number other than 0", delta)
        whole = all(isinstance(value, int) for value in numbers.values())
        dtype = int32 if whole else float32
        away = (limit - start) * delta <= 0
        self.numbers = (
            ops.zeros((0,), dtype) if away else ops.arange(start, limit, delta, dtype=dtype)
        )

    def construct(self) -> Tensor:
        return self.numbers

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(3))


class Roll(Cell):
    """The elements moved along axes; what goes out at one end comes in at the other.

    Args:
        shift: How far, a number, or a tuple or list with one an axis.
        axis: Along which; as many as shifts.

    Raises:
        ArgumentTypeError: If one is neither.
        ArgumentValueError: If there are not as many of both.

    >>> import engine
    >>> from engine import nn
    >>> nn.Roll(1, 0)(engine.Tensor([1, 2, 3])).asnumpy().tolist()
    [3, 1, 2]

    """

    def __init__(self, shift: int | Sequence[int], axis: int | Sequence[int]) -> None:
        super().__init__()
        for name, value in (("shift", shift), ("axis", axis)):
            if isinstance(value, bool) or not isinstance(value, int | tuple | list):
                expected = "an int, a tuple or a list"
                raise ArgumentTypeError.of(f"Roll({name})", expected, value)
        self.shift = (shift,) if isinstance(shift, int) else tuple(shift)
        self.axis = (axis,) if isinstance(axis, int) else tuple(axis)
        if len(self.shift) != len(self.axis):
            expected = f"{len(self.shift)} axes, as many as shifts"
            raise ArgumentValueError.of("Roll(axis)", expected, len(self.axis))

    def construct(self, input_x: Tensor) -> Tensor:
        for shift, axis in zip(self.shift, self.axis, strict=True):
            input_x = ops.roll(input_x, shift, axis)
        return input_x

    @classmethod
    def _example(cls) -> Example:
        return Example(cls((1, 2), (0, -1)), ((3, 4),))


class Unflatten(Cell):
    """One axis as several.

    Args:
        axis: Which.
        unflattened_size: The lengths of the several, a tuple or list; one may be -1.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ShapeError: If the axis is not there, or not as long as their product.

    >>> import engine
    >>> from engine import nn
    >>> nn.Unflatten(1, (2, 5))(engine.ops.ones((2, 10, 5))).shape
    (2, 2, 5, 5)

    """

    def __init__(self, axis: int, unflattened_size: int | Sequence[int]) -> None:
        super().__init__()
        if isinstance(axis, bool) or not isinstance(axis, int):
            raise ArgumentTypeError.of("Unflatten(axis)", "an int", axis)
        if not isinstance(unflattened_size, tuple | list):
            expected = "a tuple or list"
            raise ArgumentTypeError.of("Unflatten(unflattened_size)", expected, unflattened_size)
        self.axis, self.unflattened_size = axis, tuple(unflattened_size)

    def construct(self, input: Tensor) -> Tensor:
        shape, sizes = tuple(input.shape), self.unflattened_size
        if not -len(shape) <= self.axis < len(shape):
            raise ShapeError.of("Unflatten", f"an axis {self.axis}", shape)
        at, known = self.axis % len(shape), math.prod(n for n in sizes if n != -1)
        open_ones = sizes.count(-1)
        fits = shape[at] == known if not open_ones else known and shape[at] % known == 0
        if not fits or open_ones > 1:
            expected = f"axis {self.axis} of a length that {sizes} makes"
            raise ShapeError.of("Unflatten", expected, shape)
        whole = (shape[at] // known if n == -1 else n for n in sizes)
        return ops.reshape(input, (*shape[:at], *whole, *shape[at + 1 :]))

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(1, (2, -1)), ((2, 6, 2),))
