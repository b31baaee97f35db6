"""Products of weights and a rectified layer, both linear in the coordinate along a row of points.

While no unit of the layer switches on or off, each sum of the product is a quadratic in the
coordinate. From one point to the next few units switch, so what they add to the three numbers of
each sum is added there, and a point costs one pass over these instead of a product. A row of few
points is computed by products: to begin costs as much as some of them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.backend.blocks import blocks
from engine.backend.native.arrays import address_of, lines
from engine.backend.products import product
from engine.plan.held import Values
from engine.plan.memory import Array
from engine.plan.samples_inside.order import inner

from .affine import Affine, X
from .moved import moved

FEWEST_POINTS = 10  # of a row; measured
_LARGEST = 1e15  # of a value: of larger ones a sum's terms may be infinite where it is not


class Row(NamedTuple):
    """Points with one second coordinate, in the order in which they are computed."""

    y: float
    x: tuple[float, ...]

    @property
    def is_swept(self) -> bool:
        """Whether it goes one way through many points."""
        ways = np.sign(np.diff(self.x))
        return len(self.x) >= FEWEST_POINTS and bool(abs(ways.sum()) == len(ways))

    @property
    def middle(self) -> float:
        """Between its ends: from here sums are counted, as rounding grows with the distance."""
        return 0.5 * (self.x[0] + self.x[-1])


class RowWeight:
    """A weight, (outputs, inputs), on one row after the other.

    Args:
        affine: Its parts.

    Attributes:
        pairs: At the middle of a row that is swept, and its growth along it, (inputs, 2, outputs).

    """

    def __init__(self, affine: Affine) -> None:
        start = affine.parts[0]
        self._start, self._along_x, self._along_y = (
            np.zeros_like(start, order="C") if one is None else np.ascontiguousarray(one)
            for one in affine.parts
        )
        self._base, self._now = np.empty_like(self._start), np.empty_like(self._start)
        outputs, inputs = self._start.shape
        self.pairs = lines((inputs, 2, outputs), self._start.dtype)
        self.pairs[:, 1] = self._along_x.T

    def move(self, row: Row) -> None:
        """Go to a row."""
        np.multiply(self._along_y, row.y, self._base)
        np.add(self._base, self._start, self._base)
        if row.is_swept:
            self.pairs[:, 0] = self.at(row.middle).T

    def at(self, x: float) -> Array:
        """The weight at a point of the row; the next call changes it."""
        functions = blocks()
        assert functions is not None
        parts = address_of(self._along_x), address_of(self._base)
        functions.moved(*parts, x, address_of(self._now), self._now.size, 0)
        return self._now


class RowProduct:
    """The product of a block's samples.

    Args:
        part: How the layer grows along a row, (samples, units).
        base: What of it is the same along a row.
        below: Memory for the layer, where it is computed itself.
        weight: The weight.
        out: The result, (samples, outputs).

    """

    def __init__(
        self, part: Array, base: Array, below: Array, weight: RowWeight, out: Array
    ) -> None:
        layer, functions = moved(part, base, below, rectifies=True), blocks()
        assert layer is not None
        assert functions is not None
        self._layer, self._functions, self._weight = layer, functions, weight
        self._below, self._base, self._out = inner(below), inner(base), inner(out)
        self._slopes = lines(self._base.shape, part.dtype)
        self._slopes[...] = inner(part)
        self._steepest = float(np.abs(part).max(initial=0))
        self._values = lines(self._base.shape, part.dtype)
        self._sums = lines((len(out), 3, out.shape[1]), part.dtype)
        read = self._values, self._slopes, weight.pairs, self._sums, self._out
        self._addresses = tuple(map(address_of, read))
        self._is_swept = False
        self._middle = 0.0
        self._before: float | None = None

    def begin(self, row: Row) -> None:
        """Go to a row, to which the weight has gone."""
        self._before, self._is_swept = None, row.is_swept
        if not row.is_swept:
            return
        self._middle = row.middle
        np.multiply(self._slopes, self._middle, self._values)
        np.add(self._values, self._base, self._values)
        reach = abs(row.x[-1] - self._middle) * self._steepest
        self._is_swept = bool(np.abs(self._values).max(initial=0) + reach < _LARGEST)

    def step(self, values: Values) -> None:
        """The product at a point of the row."""
        x = values[X]
        if not (self._is_swept and self._sweep_to(x - self._middle)):
            self._layer(values)
            product(self._weight.at(x), self._below, self._out)

    def _sweep_to(self, u: float) -> bool:
        """The product by what has switched; False if it is not finite."""
        before, self._before = self._before, u
        values, slopes, weights, sums, out = self._addresses
        (units, samples), outputs = self._values.shape, len(self._out)
        at = before or 0.0, u, before is None
        self._functions.switched(values, slopes, *at, weights, sums, units, samples, outputs)
        return bool(self._functions.quadratics(sums, u, out, samples, outputs))
