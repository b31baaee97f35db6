"""How one parameter lies in slices on the devices of a stage."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import prod
from typing import NamedTuple

Block = tuple[int, ...]
"""Which part of each axis a device holds."""

Span = tuple[Fraction, Fraction]
"""From where to where along an axis, as fractions of it."""

NOT_SPLIT = -1


class SliceLayout(NamedTuple):
    """Which slice of a parameter lies on which device.

    Attributes:
        devices: How many devices there are along each of their axes; the last counts fastest.
        axes: For each axis of the parameter the axes of devices that cut it, counted from the last
            as MindSpore counts them; the one that cuts into the largest parts first.
        sizes: The rows of each part of the first axis where they differ; empty if they are alike.
        fields: Into how many fields the first axis is laid, each cut by itself; 0: none.

    """

    devices: tuple[int, ...]
    axes: tuple[tuple[int, ...], ...]
    sizes: tuple[int, ...] = ()
    fields: int = 0

    @property
    def device_count(self) -> int:
        """How many devices a stage has."""
        return prod(self.devices)

    @property
    def counts(self) -> tuple[int, ...]:
        """Into how many parts each axis is cut.

        >>> SliceLayout((2, 4), ((1, 0), ())).counts
        (8, 1)
        """
        return tuple(prod(self.devices[-1 - axis] for axis in cut) for cut in self.axes)

    def block_of(self, rank: int) -> Block:
        """What the device of this number in its stage holds.

        >>> layout = SliceLayout((2, 3), ((0,), (1,)))
        >>> [layout.block_of(rank) for rank in range(6)]
        [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]
        """
        coordinates = self._coordinates(rank)
        return tuple(self._part(cut, coordinates) for cut in self.axes)

    def rank_at(self, block: Block, near: int) -> int:
        """A device that holds this block; of several the one in line with device `near`.

        >>> SliceLayout((2, 2), ((0,),)).rank_at((1,), near=2)
        3
        """
        coordinates = self._coordinates(near)
        for cut, part in zip(self.axes, block, strict=True):
            left = part
            for axis in reversed(cut):
                left, coordinates[-1 - axis] = divmod(left, self.devices[-1 - axis])
        rank = 0
        for coordinate, size in zip(coordinates, self.devices, strict=True):
            rank = rank * size + coordinate
        return rank

    def spans(self, block: Block) -> tuple[Span, ...]:
        """Where this block lies along each axis."""
        return tuple(
            (cut[part], cut[part + 1]) for cut, part in zip(_cuts(self), block, strict=True)
        )

    def blocks_over(self, spans: Sequence[Span]) -> list[Block]:
        """The blocks that have something of these spans, in order."""
        blocks: list[Block] = [()]
        for cut, (begin, end) in zip(_cuts(self), spans, strict=True):
            parts = [i for i in range(len(cut) - 1) if cut[i] < end and begin < cut[i + 1]]
            blocks = [(*block, part) for block in blocks for part in parts]
        return blocks

    def _coordinates(self, rank: int) -> list[int]:
        coordinates: list[int] = []
        for size in reversed(self.devices):
            rank, coordinate = divmod(rank, size)
            coordinates.insert(0, coordinate)
        return coordinates

    def _part(self, cut: Sequence[int], coordinates: Sequence[int]) -> int:
        part = 0
        for axis in cut:
            part = part * self.devices[-1 - axis] + coordinates[-1 - axis]
        return part


def whole(dimensions: int, fields: int = 0) -> SliceLayout:
    """The layout of a parameter that one device holds whole."""
    return SliceLayout((1,), ((),) * dimensions, fields=fields)


@cache
def _cuts(layout: SliceLayout) -> tuple[tuple[Fraction, ...], ...]:
    """Where each axis is cut, with both ends."""
    even = [tuple(Fraction(i, count) for i in range(count + 1)) for count in layout.counts]
    if layout.sizes:
        rows = [0]
        for size in layout.sizes:
            rows.append(rows[-1] + size)
        even[0] = tuple(Fraction(row, rows[-1]) for row in rows)
    return tuple(even)


def with_shards(layout: SliceLayout, step: int, shards: int) -> SliceLayout:
    """The layout of a parameter whose slices the optimizer cuts further, along the first axis.

    Devices with the same slice share it, those beside each other first.

    Args:
        layout: How the slices lie.
        step: How far two devices that share a slice lie apart; 0: none share.
        shards: Among how many each slice is shared; -1: among all that have it, 0: none.

    Raises:
        ValueError: If there are not so many devices with the same slice, or not at that step.

    >>> with_shards(SliceLayout((4,), ((), ())), 1, 2)
    SliceLayout(devices=(2, 2), axes=((0,), ()), sizes=(), fields=0)

    """
    if step == 0 or shards == 0:
        return layout
    used = {axis for cut in layout.axes for axis in cut}
    count = len(layout.devices)
    repeated = [axis for axis in range(count) if axis not in used and layout.devices[-1 - axis] > 1]
    if not repeated or not layout.axes:
        raise ValueError("no devices hold the same slice")
    apart = prod(layout.devices[count - repeated[0] :])
    if len(repeated) == 1 and apart != step:
        raise ValueError(f"devices with the same slice are {apart} apart, and not {step}")
    left = prod(layout.devices[-1 - axis] for axis in repeated) if shards == -1 else shards
    taken: list[int] = []
    for axis in repeated:
        if left == 1:
            break
        size = layout.devices[-1 - axis]
        if left < size:
            layout, taken = _split(layout, axis, left), [*taken, axis]
            size = layout.devices[-1 - axis]
        else:
            taken.append(axis)
        if size > left or left % size:
            raise ValueError(f"{shards} shards do not fit {size} devices with the same slice")
        left //= size
    if left != 1:
        raise ValueError(f"fewer than {shards} devices hold the same slice")
    first = (*layout.axes[0], *reversed(taken))
    return layout._replace(axes=(first, *layout.axes[1:]))


def _split(layout: SliceLayout, axis: int, inner: int) -> SliceLayout:
    """The same layout with one axis of devices as two, the inner of a given size."""
    size, position = layout.devices[-1 - axis], len(layout.devices) - 1 - axis
    if size % inner:
        raise ValueError(f"{inner} shards do not divide {size} devices with the same slice")
    devices = (*layout.devices[:position], size // inner, inner, *layout.devices[position + 1 :])
    axes = tuple(tuple(a + (a > axis) for a in cut) for cut in layout.axes)
    return layout._replace(devices=devices, axes=axes)
