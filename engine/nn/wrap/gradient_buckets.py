"""Gradients of several processes added up in a few flat buckets, each begun when it is full.

Buckets follow the parameters from the last to the first, as gradients come; all processes begin
them in this order. A gradient of the result is a part of its bucket, without another copy.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from engine.context.processes import Communicator, Pending

LIMIT = 2**20  # bytes; more are sent while others are computed, fewer cost more messages


def _references(arrays: Sequence[Any], at: int) -> int:
    return sys.getrefcount(arrays[at])


_OWN_REFERENCES = _references([np.empty(0)], 0)  # of an array that nobody else has


class Share(NamedTuple):
    """What is known of a gradient before it comes.

    Attributes:
        size: How many numbers it has.
        dtype: The number type that it is added in.
        fusion: Gradients of one number from 1 are sent together, those of 0 one by one.

    """

    size: int
    dtype: np.dtype
    fusion: int


def dealt(shares: Sequence[Share], limit: int = LIMIT, cuts: Sequence[int] = ()) -> list[list[int]]:
    """Which gradients are sent together, by their positions, in the order of sending.

    Args:
        shares: The gradients in the order of the parameters.
        limit: How many bytes a bucket has at most, unless one gradient has more.
        cuts: Positions at which a bucket ends instead, each the last of its own; no limit then.

    >>> share = Share(10, np.dtype("float32"), 1)
    >>> dealt([share] * 5, limit=80)
    [[4, 3], [2, 1], [0]]
    >>> dealt([share] * 5, cuts=[1])
    [[4, 3, 2], [1, 0]]

    """
    buckets: list[list[int]] = []
    room = 0
    for at in reversed(range(len(shares))):
        share, size = shares[at], shares[at].size * shares[at].dtype.itemsize
        fits = bool(buckets) and _alike(share, shares[buckets[-1][-1]])
        fits = fits and (at not in cuts if cuts else size <= room)
        if not fits:
            buckets.append([])
            room = limit
        buckets[-1].append(at)
        room -= size
    return buckets


def _alike(share: Share, other: Share) -> bool:
    return share.fusion == other.fusion != 0 and share.dtype == other.dtype


class Buckets:
    """The buckets of a training, filled anew at each step.

    Args:
        shares: The gradients in the order of the parameters.
        deal: Which of them are sent together, from `dealt`.
        communicator: The processes.
        factor: What each gradient is multiplied by before it is added.

    """

    def __init__(
        self,
        shares: Sequence[Share],
        deal: Sequence[Sequence[int]],
        communicator: Communicator,
        factor: float = 1.0,
    ) -> None:
        self._shares, self._deal, self._communicator = shares, deal, communicator
        self._factor = factor
        self._offsets: dict[int, tuple[int, int]] = {}
        self._sizes: list[int] = []
        for number, positions in enumerate(deal):
            begin = 0
            for at in positions:
                self._offsets[at] = number, begin
                begin += shares[at].size
            self._sizes.append(begin)
        self._buffers: list[Any] = [None] * len(deal)
        self._begin_step()

    def abandon(self) -> None:
        """Forget a step that failed; what is on its way keeps its memory to itself."""
        self._buffers = [None] * len(self._deal)
        self._begin_step()

    def _begin_step(self) -> None:
        self._missing = [set(positions) for positions in self._deal]
        self._pending: list[Pending] = []

    def put(self, at: int, gradient: Any) -> None:
        """Take the gradient of the parameter at a position, a host array, and send what is full."""
        number, begin = self._offsets[at]
        if len(self._missing[number]) == len(self._deal[number]):
            self._make(number)
        size = self._shares[at].size
        # Multiplied on the way: another pass over all of them would take as long as the sum.
        part = self._buffers[number][begin : begin + size]
        np.multiply(gradient.reshape(-1), part.dtype.type(self._factor), out=part)
        self._missing[number].discard(at)
        self._send()

    def _make(self, number: int) -> None:
        """Memory for a bucket: that of the step before, unless somebody kept a gradient of it."""
        is_held = _references(self._buffers, number) > _OWN_REFERENCES
        if self._buffers[number] is None or is_held:
            dtype = self._shares[self._deal[number][0]].dtype
            self._buffers[number] = np.empty(self._sizes[number], dtype)

    def _send(self) -> None:
        while len(self._pending) < len(self._deal) and not self._missing[len(self._pending)]:
            buffer = self._buffers[len(self._pending)]
            self._pending.append(self._communicator.all_reduce(buffer, "sum"))
        for pending in self._pending:
            pending.is_done()  # MPI moves a message on when it is asked for it

    def has(self, at: int) -> bool:
        """Whether the gradient at a position came already."""
        return at not in self._missing[self._offsets[at][0]]

    def sums(self) -> list[Any]:
        """The sum of each gradient over all processes: flat parts of the buckets.

        All gradients must have come.

        Raises:
            StateError: If a process has left.

        """
        for pending in self._pending:
            pending.wait()
        found = []
        for at, share in enumerate(self._shares):
            number, begin = self._offsets[at]
            found.append(self._buffers[number][begin : begin + share.size])
        self._begin_step()
        return found
