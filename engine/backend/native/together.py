"""Operators on elements that follow one another, as one program: one pass over memory for all.

Each is computed by its recipe, so the bits are those of the operators one by one.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from .arrays import FLOAT_BYTES
from .beside import Beside
from .elements import Builder, Elements, Shape
from .elements.program import Kind
from .elements.running import OfShape
from .layout import fills
from .matrices import Matrix, matrix_of
from .recipes import LEAST, RECIPES

__all__ = ["Given", "Step", "Together", "together"]

MOST = 40  # steps of a program, which has registers for so many

Axes = tuple[int, ...]


class Given(NamedTuple):
    """An array of float32 that is read: how it lies."""

    shape: Axes
    strides: Axes


class Step(NamedTuple):
    """One operator.

    Attributes:
        name: Of its recipe.
        operands: Values by their numbers: what is given first, then what the steps make, in their
            order. A `float` is a number that stays.
        settings: Of the operator, by name.
        shapes: Of what it makes.

    """

    name: str
    operands: tuple[int | float, ...]
    settings: tuple[tuple[str, Any], ...]
    shapes: tuple[Axes, ...]


class Together(NamedTuple):
    """A program of several operators.

    Attributes:
        program: It takes what is given, and then room for what is wanted.
        rooms: Each makes room for one result.

    """

    program: OfShape
    rooms: tuple[Callable[[], Any], ...]

    def run(self, arrays: Sequence[Any], numbers: Sequence[float] = ()) -> list[Any] | None:
        """The results; None where there is no kernel."""
        made = [room() for room in self.rooms]
        if not self.program.run([*arrays, *made], numbers):
            return None
        return [one if one.ndim else one[()] for one in made]


@functools.lru_cache(maxsize=2048)
def together(
    given: tuple[Given | None, ...], steps: tuple[Step, ...], wanted: tuple[int, ...]
) -> Together | None:
    """The program of some steps; None where they do not fit into one.

    Args:
        given: Of each array how it lies; None of a number that each call gives.
        steps: In an order in which they can be computed.
        wanted: The values that are asked for, none of them given.

    """
    whole = max((one for one in given if one is not None), key=_size)
    if len(steps) > MOST or _size(whole) < LEAST or not fills(*whole, FLOAT_BYTES):
        return None
    making = _Making(Beside(*whole), whole)
    fits = all(map(making.take, given)) and all(map(making.add, steps))
    return making.program(wanted) if fits and all(map(making.write, wanted)) else None


def _size(given: Given) -> int:
    return math.prod(given.shape)


class _Value(NamedTuple):
    """What a program knows of one value.

    Attributes:
        kind: How it differs; None of a number.
        node: Of the builder; None of what is there when the program has ended.
        room: Makes an array for it.
        write: What writes it at the end, given where to.

    """

    kind: Kind | None
    node: Any
    room: Callable[[], Any] | None = None
    write: Callable[[Any], None] | None = None


class _Making:
    """A program while its steps are added; each method says whether that could be done."""

    def __init__(self, beside: Beside, whole: Given) -> None:
        self.beside, self.whole = beside, whole
        self.build = Builder()
        self.values: list[_Value] = []
        self.kinds: list[Kind] = []
        self.rooms: list[Callable[[], Any]] = []

    def take(self, given: Given | None) -> bool:
        """Read an array, or a number."""
        if given is None:
            self.values.append(_Value(None, self.build.number()))
            return True
        kind = self.beside.kind_of(*given)
        if kind is not None:
            self.values.append(_Value(kind, self._array(kind)))
        return kind is not None

    def _array(self, kind: Kind) -> Any:
        self.kinds.append(kind)
        arrays = {
            Kind.ARRAY: self.build.array,
            Kind.BY_COLUMN: self.build.by_column,
            Kind.BY_ROW: self.build.by_row,
            Kind.ONE: self.build.one,
        }
        return arrays[kind]()

    def add(self, step: Step) -> bool:
        """Compute an operator."""
        recipe = RECIPES[step.name]
        operands = [
            _Value(None, one) if isinstance(one, float) else self.values[one]
            for one in step.operands
        ]
        if any(one.node is None for one in operands):
            return False
        if recipe.axes is not None:
            return self._along(step, operands[0])
        made = recipe.make(self.build, *(one.node for one in operands), **dict(step.settings))
        kind = self.beside.kind_of(step.shapes[0])
        if made is None or kind is None or kind is not _wider([one.kind for one in operands]):
            return False
        room = functools.partial(self.beside.empty, step.shapes[0])
        self.values.append(_Value(kind, made, room))
        return True

    def _along(self, step: Step, x: _Value) -> bool:
        """Put numbers together along axes."""
        recipe, settings = RECIPES[step.name], dict(step.settings)
        assert recipe.axes is not None
        axes = recipe.axes(self.whole.shape, **settings)
        matrix = matrix_of(*self.whole, axes) if x.kind is Kind.ARRAY else None
        if matrix is None or not self._fits(matrix, axes):
            return False
        if matrix.way != "row":
            if recipe.write is None:
                return False
            kind = Kind.BY_COLUMN if matrix.way == "column" else Kind.ONE
            write = functools.partial(recipe.write, self.build, x.node)
            told = functools.partial(write, way=matrix.way, count=matrix.terms)
            self.values.append(_Value(kind, None, _room(matrix, step.shapes[0]), told))
            return True
        made = recipe.make(self.build, x.node, count=matrix.terms, **settings)
        several = made if isinstance(made, tuple) else (made,)
        for node, shape in zip(several, step.shapes, strict=True):
            is_whole = shape == self.whole.shape
            room = functools.partial(self.beside.empty, shape) if is_whole else _room(matrix, shape)
            self.values.append(_Value(Kind.ARRAY if is_whole else Kind.BY_ROW, node, room))
        return True

    def _fits(self, matrix: Matrix, axes: Axes) -> bool:
        """Whether rows and columns are those of all other values, too."""
        if matrix.way == "total":
            return self.beside.agrees(1)
        kept = {axis for axis, n in enumerate(self.whole.shape) if n != 1 and axis not in axes}
        return self.beside.kind_along(kept) is not None

    def write(self, value: int) -> bool:
        """Write one of the values to an array."""
        one = self.values[value]
        assert one.room is not None
        assert one.kind is not None
        if one.write is not None:
            one.write(self._array(one.kind))
        elif one.kind in {Kind.ARRAY, Kind.BY_ROW}:
            self.build.store(one.node, self._array(one.kind))
        else:
            return False
        self.rooms.append(one.room)
        return True

    def program(self, wanted: tuple[int, ...]) -> Together:
        """What was made."""
        rows, columns = self.beside.rows or 1, self.beside.columns
        strides = tuple([columns if kind is Kind.ARRAY else 1 for kind in self.kinds])
        elements = Elements(self.build.program())
        return Together(elements.of(Shape(rows, columns, strides)), tuple(self.rooms))


def _room(matrix: Matrix, shape: Axes) -> Callable[[], Any]:
    """Room for what is put together, as the operator alone would have it."""
    if shape == matrix.left:
        return functools.partial(matrix.empty, False)
    return lambda: matrix.empty(True).reshape(shape)


def _wider(kinds: Sequence[Kind | None]) -> Kind | None:
    """How what is made of several values differs."""
    found = {kind for kind in kinds if kind is not None}
    if Kind.ARRAY in found or {Kind.BY_ROW, Kind.BY_COLUMN} <= found:
        return Kind.ARRAY
    return max(found, key=lambda kind: kind is not Kind.ONE, default=None)
