"""What waits for a value of a layer until somebody reads it: a number of its channel's, ReLU.

The largest of a window is the same before additions and after, for they keep the order, and there
it is a quarter of the numbers or fewer. The bits are the same.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.backend.kernels.window import Window
from engine.plan.layout import Layout, Waits

from . import fused, steps


class BeforeLargest(NamedTuple):
    """What was laid out where only the largest of windows are wanted.

    Attributes:
        is_done: Whether these are made already.
        behind: What is still to be done with them.

    """

    is_done: bool
    behind: Waits


class WaitingMaker:
    """The base of what makes the value that others behind it change."""

    def largest(
        self, layout: Layout, array: Any, out: Any, window: Window, behind: Waits
    ) -> BeforeLargest:
        """Make the value, or the largest of its windows at once.

        Args:
            layout: What it is laid out on.
            array: The array of the value.
            out: That of the largest.
            window: Which these are; it has no borders.
            behind: What waits behind this. It keeps the order of numbers, but for factors of
                channels, which must be done before.

        """
        raise NotImplementedError


class Rectify(NamedTuple):
    """`max(x, 0)`."""

    def lay_out(self, layout: Layout, array: Any, behind: Waits) -> Waits:
        """As `layout.Waiting` says."""
        assert layout.buffers is not None
        layout.steps.append(steps.rectified(array, array, layout.buffers))
        return behind


class ByChannel(NamedTuple):
    """An operator of two with a number for each index of axis 1.

    Attributes:
        name: Of the primitive.
        operand: The numbers, or where they lie.

    """

    name: str
    operand: Any

    def lay_out(self, layout: Layout, array: Any, behind: Waits) -> Waits:
        """As `layout.Waiting` says; where native code can, it rectifies as well."""
        rectifies = is_rectified(behind)
        step = fused.biased(self.name, array, self.operand, rectifies=rectifies)
        if step is None:
            layout.steps.append(steps.binary(self.name, array, self.operand, array))
            return behind
        layout.steps.append(step)
        return behind[rectifies:]


def is_rectified(waits: Waits) -> bool:
    """Whether ReLU waits first."""
    return bool(waits) and isinstance(waits[0], Rectify)
