"""A value that is linear in the coordinates, put together at a point, with what waits behind it."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.backend.blocks import blocks
from engine.backend.kernels.window import Window
from engine.backend.native.arrays import address_of
from engine.plan.held import Step, Values
from engine.plan.layout import Layout, Waits
from engine.plan.memory import Array, Buffers
from engine.plan.samples_inside.fused import FLOAT, fits, is_two_by_two
from engine.plan.samples_inside.order import inner
from engine.plan.samples_inside.waiting import BeforeLargest, WaitingMaker, is_rectified

from .affine import X


class Move(WaitingMaker):
    """A value that is yet to be put together: `base + x * part`.

    Args:
        part: How it grows along a row; None: it does not.
        base: What of it is the same along a row.

    """

    def __init__(self, part: Array | None, base: Array) -> None:
        self.part, self.base = part, base

    def lay_out(self, layout: Layout, array: Any, behind: Waits) -> Waits:
        """As `layout.Waiting` says; where native code can, it rectifies as well."""
        rectifies = is_rectified(behind)
        step = moved(self.part, self.base, array, rectifies=rectifies)
        if step is None:
            layout.steps.append(combination(self.part, self.base, array))
            return behind
        layout.steps.append(step)
        return behind[rectifies:]

    def largest(
        self, layout: Layout, array: Any, out: Any, window: Window, behind: Waits
    ) -> BeforeLargest:
        """As `WaitingMaker.largest`."""
        assert layout.buffers is not None
        step = moved_largest(self.part, self.base, out, window, layout.buffers)
        layout.steps.append(step or combination(self.part, self.base, array))
        return BeforeLargest(step is not None, behind)


def combination(part: Array | None, base: Array, out: Array) -> Step:
    """`base + x * part`, of the first coordinate."""

    def step(values: Values) -> None:
        if part is None:
            np.copyto(out, base)
        else:
            np.multiply(part, values[X], out)
            np.add(out, base, out)

    return step


def moved(part: Any, base: Array, out: Array, *, rectifies: bool) -> Step | None:
    """`base + x * part`, or what of it is above 0, by native code."""
    functions = blocks()
    if functions is None or not fits(part, base, out):
        return None
    function, count = functions.moved, out.size
    first, second, third = map(address_of, (part, base, out))

    def step(values: Values, _kept: Any = (part, base)) -> None:  # their memory must stay
        function(first, second, values[X], third, count, rectifies)

    return step


def moved_largest(
    part: Any, base: Array, out: Array, window: Window, buffers: Buffers
) -> Step | None:
    """The largest of each 2 x 2 of `base + x * part`, by native code."""
    functions = blocks()
    if functions is None or not (is_two_by_two(window) and fits(part, base, out)):
        return None
    function, lengths = functions.moved_pooled, inner(base).shape
    row = buffers.kept("row", lengths[-2:], FLOAT)
    first, second, third, fourth = map(address_of, (part, base, out, row))

    def step(values: Values, _kept: Any = (part, base)) -> None:  # their memory must stay
        function(first, second, values[X], third, fourth, *lengths)

    return step
