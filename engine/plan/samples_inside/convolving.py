"""Convolutions that wait for what reads them: factors of channels go into their filters."""

from __future__ import annotations

from typing import Any

from engine.backend.kernels.window import Window
from engine.plan.layout import Layout, Waits

from . import channel_factors, fused, steps
from .waiting import BeforeLargest, ByChannel, WaitingMaker


class Convolve(WaitingMaker):
    """A value that is yet to be convolved.

    Args:
        this: The convolution.

    """

    def __init__(self, this: fused.Convolution) -> None:
        self.this = this

    def lay_out(self, layout: Layout, array: Any, behind: Waits) -> Waits:
        """As `layout.Waiting` says."""
        this, behind = channel_factors.convolution(layout.steps, self.this, behind)
        convolved(layout, this, array)
        return behind

    def largest(
        self, layout: Layout, array: Any, out: Any, window: Window, behind: Waits
    ) -> BeforeLargest:
        """As `WaitingMaker.largest`."""
        this, behind = channel_factors.convolution(layout.steps, self.this, behind)
        is_done = convolved(layout, this, out, window)
        if not is_done:
            convolved(layout, this, array)
        return BeforeLargest(is_done, behind)


def is_behind_convolution(waits: Waits) -> bool:
    """Whether all that waits for a value is a convolution and what is done to its channels."""
    first = waits[0] if waits else None
    return isinstance(first, Convolve) and all(isinstance(one, ByChannel) for one in waits[1:])


def convolved(
    layout: Layout, this: fused.Convolution, out: Any, largest_of: Window | None = None
) -> bool:
    """Lay out a convolution that waited; False if it cannot give only the largest of windows."""
    assert layout.buffers is not None
    image, before = steps.with_borders(this.below, this.window, layout.buffers)
    step = fused.convolution(image, this, out, layout.buffers, largest_of)
    if step is None and largest_of is not None:
        return False
    layout.steps += before
    layout.steps.append(
        step or steps.convolution(image, this.weight, out, this.window, this.group, layout.buffers)
    )
    layout.release(this.storages)
    return True
