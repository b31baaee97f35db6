"""Runs programs over elements: natively where that is right on this machine, by NumPy elsewhere."""

from __future__ import annotations

import functools
from collections.abc import Hashable, Sequence
from typing import Any

from engine.backend.native.arrays import FLOAT
from engine.backend.native.calls import WORD, Call
from engine.backend.native.loading import checked
from engine.backend.native.pool import pool

from . import by_numpy
from .checking import is_right
from .kernel import Kernel, call, functions
from .packing import Packed, Shape, packed
from .program import Program
from .shapes import Shapes

__all__ = ["Elements", "OfShape"]

_MOST_SHAPES = 64  # that are kept of a program


@functools.cache
def _kernel() -> Kernel | None:
    return checked("elements", functions, is_right)


def has_kernel() -> bool:
    """Whether programs run in machine code here."""
    return _kernel() is not None


class Elements:
    """A program that runs on arrays of any shape; threads may run one at the same time.

    >>> import numpy as np
    >>> from engine.backend.native.elements import Builder, Elements
    >>> build = Builder()
    >>> x, bias, y = build.array(), build.by_column(), build.array()
    >>> build.store(build.apply("relu", build.apply("add", x, bias)), y)
    >>> out = np.empty((2, 3), np.float32)
    >>> Elements(build.program()).run(
    ...     [np.eye(2, 3, dtype=np.float32), np.float32([1, 0, -1]), out]
    ... )
    >>> out
    array([[2., 0., 0.],
           [1., 1., 0.]], dtype=float32)

    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self._shapes = Shapes(program)
        self._packed: dict[Shape, Packed] = {}
        self._told: dict[Hashable, Packed] = {}

    def run(self, arrays: Sequence[Any], numbers: Sequence[float] = ()) -> None:
        """Reads and writes the arrays, which lie apart from each other.

        Args:
            arrays: Of float32, in the order in which the builder made them: (rows, columns), or of
                more axes and contiguous, the last one being the columns; one number a column or a
                row with one axis, or contiguous; or one number.
            numbers: In their order.

        Raises:
            ShapeError: If shapes do not fit.
            ArgumentValueError: If there are more or fewer, they are not of float32, cannot be
                written, or a matrix has more than two axes and is not contiguous.

        """
        key = _key_of(arrays, numbers)
        told = self._told.get(key)
        kernel = None if told is None else _kernel()
        if told is None or kernel is None:
            self._run_first(arrays, numbers, key)
        else:
            call(kernel, told, arrays, numbers)

    def _run_first(self, arrays: Sequence[Any], numbers: Sequence[float], key: Hashable) -> None:
        """Arrays of which nothing is known, or that are NumPy's to compute."""
        shape = self._shapes.of(arrays, numbers)
        told = None if shape is None else self.packed(shape)
        kernel = _kernel()
        if told is None or kernel is None:
            by_numpy.run(self.program, self._shapes.matrices(arrays), numbers)
            return
        if len(self._told) >= _MOST_SHAPES:
            self._told = {}
        self._told[key] = told
        call(kernel, told, arrays, numbers)

    def packed(self, shape: Shape) -> Packed | None:
        """What the kernel is told of arrays of such a shape; None where NumPy computes."""
        found = self._packed.get(shape)
        kernel = _kernel()
        if found is None and kernel is not None:
            if len(self._packed) >= _MOST_SHAPES:
                self._packed = {}
            found = self._packed[shape] = packed(self.program, shape, kernel.slot_memory)
        return found

    def call(self, arrays: Sequence[Any]) -> Call | None:
        """A call for these arrays, which stay where they are; None where NumPy computes.

        Raises:
            ShapeError, ArgumentValueError: As `run`.

        """
        given = [0.0] * self.program.numbers
        shape = self._shapes.of(arrays, given)
        return None if shape is None else self.of(shape).call(arrays)

    def of(self, shape: Shape) -> OfShape:
        """The same for arrays that are known to lie as a shape says, whatever theirs is."""
        return OfShape(self, shape)


class OfShape:
    """A program that runs on arrays which lie as a shape says, and are not looked at again.

    Args:
        elements: The program.
        shape: Of all arrays that it will be given.

    """

    def __init__(self, elements: Elements, shape: Shape) -> None:
        self._elements, self._shape = elements, shape
        self._told: Packed | None = None

    def run(self, arrays: Sequence[Any], numbers: Sequence[float] = ()) -> bool:
        """Reads and writes the arrays; False where there is no kernel."""
        kernel = _kernel()
        if kernel is None:
            return False
        if self._told is None:
            self._told = self._elements.packed(self._shape)
            assert self._told is not None
        call(kernel, self._told, arrays, numbers)
        return True

    def call(self, arrays: Sequence[Any]) -> Call | None:
        """A call for these arrays, which stay where they are; None where there is no kernel."""
        kernel, told = _kernel(), self._elements.packed(self._shape)
        if kernel is None or told is None:
            return None
        workers = pool() if told.is_shared else None
        return Call(
            kernel.run,
            told.words(0, [0] * told.arrays, [0.0] * told.numbers),
            tuple(zip(told.address_words, arrays, strict=True)),
            memory=told.memory_of(1 if workers is None else workers.threads),
            memory_at=((0, 0),),
            numbers=tuple((WORD * word, "d", k) for k, word in enumerate(told.number_words)),
            is_shared=told.is_shared,
        )


def _key_of(arrays: Sequence[Any], numbers: Sequence[float]) -> Hashable:
    """All that decides whether arrays fit, and what the kernel is told of them."""
    told = [(x.__class__, x.dtype is FLOAT, x.shape, x.strides, x.flags.num) for x in arrays]
    return (*told, len(numbers))
