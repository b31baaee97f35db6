"""Which walks back are computed by tables: those that come again, in the thread that makes them."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

from engine.autodiff import Node, Value
from engine.autodiff.forms import allowed
from engine.autodiff.walker import Mover
from engine.plan.table import BusyError
from engine.plan.table.shared_memory import shared_memory

from .first import first_moved, first_walk, has_moved
from .likeness import nodes_alike
from .run import Walk
from .tape import tape_of

__all__ = ["WALKER"]

PATIENCE = 3  # walks of one kind before a table is made, which takes as long as some of them
MOST = 16  # tables
COUNTED = 256  # kinds of walks
PAYS = 4  # times that a table is to be used for each that is made

Values = Sequence[Value]
Nodes = Sequence[Node]


class _Kept:
    """Walks, by their keys; None where there is no table."""

    def __init__(self) -> None:
        self.walks: OrderedDict[Any, Walk | None] = OrderedDict()
        self._came: dict[Any, int] = {}
        self._made = self._used = 0
        self._last: tuple[tuple[Any, ...], Walk] | None = None

    def again(
        self, around: tuple[Any, ...], outputs: Values, seeds: Sequence[Any], targets: Nodes
    ) -> tuple[Walk, Nodes] | None:
        """The walk that was found last, and the nodes of a tape that has its key; else None."""
        if self._last is None:
            return None
        (key, *others), walk = self._last
        nodes = nodes_alike(key, outputs, seeds, targets) if others == [*around] else None
        if nodes is None:
            return None
        self._used += 1
        return walk, nodes

    def found(self, key: tuple[Any, ...]) -> Walk | None:
        """The walk of a key, if there is one."""
        walk = self.walks.get(key)
        if walk is not None:
            self._used += 1
            self._last = key, walk
        return walk

    def is_awaited(self, key: Any) -> bool:
        """Whether a walk is to be made now; of kinds that come seldom none is."""
        if key in self.walks or (self._made > 2 * MOST and self._used < PAYS * self._made):
            return False
        if shared_memory().lock.locked():  # a table that is being computed called a user's function
            return False
        if len(self._came) > COUNTED:
            self._came.clear()
        count = self._came[key] = self._came.get(key, 0) + 1
        return count > PATIENCE

    def keep(self, key: Any, walk: Walk | None) -> None:
        """Keep a walk, or that there is none."""
        self.walks[key] = walk
        self._made += walk is not None
        if len(self.walks) > MOST:
            self.walks.popitem(last=False)


class _OfThread(threading.local):
    """The walks of a thread that move nothing."""

    def __init__(self) -> None:
        self.kept = _Kept()


class _Walker:
    """Computes walks back; see `engine.autodiff.walker`."""

    def __init__(self) -> None:
        self._of_thread = _OfThread()

    def gradients(
        self,
        outputs: Values,
        seeds: Sequence[Any],
        targets: Nodes,
        walk: Callable[[], list[Any]],
    ) -> list[Any]:
        """What `backward` gives; see `engine.autodiff.walker`."""
        kept, around = self._of_thread.kept, (allowed(),)
        again = kept.again(around, outputs, seeds, targets)
        if again is not None:
            return _run(*again, seeds, walk)
        tape = tape_of(outputs, seeds, targets)
        if tape is None:
            return walk()
        key = tape.key, *around
        try:
            found = kept.found(key)
        except TypeError:  # of settings that have no hash
            return walk()
        if found is not None:
            return _run(found, tape.nodes, seeds, walk)
        gradients = walk()
        if kept.is_awaited(key):
            kept.keep(key, first_walk(tape.nodes, outputs, seeds, targets, gradients))
        return gradients

    def moved(self, outputs: Values, seeds: Sequence[Any], targets: Nodes, mover: Mover) -> bool:
        """Move parameters by the gradients; see `engine.autodiff.walker`."""
        if mover.kept is None:
            mover.kept = _Kept()
        kept, around = mover.kept, (allowed(), mover.key)
        again = kept.again(around, outputs, seeds, targets)
        if again is not None:
            walk, nodes = again
            with mover.unbroken():
                return has_moved(walk, nodes, seeds, mover)
        tape = tape_of(outputs, seeds, targets)
        if tape is None:
            return False
        key = tape.key, *around
        try:
            found = kept.found(key)
        except TypeError:
            return False
        if found is not None:
            with mover.unbroken():
                return has_moved(found, tape.nodes, seeds, mover)
        if not kept.is_awaited(key):
            return False
        with mover.unbroken():
            first, is_made = first_moved(tape.nodes, outputs, seeds, targets, mover)
        kept.keep(key, first)
        return is_made


def _run(
    found: Walk, nodes: Nodes, seeds: Sequence[Any], walk: Callable[[], list[Any]]
) -> list[Any]:
    """The gradients, by a table if nothing else has its memory."""
    try:
        return found.run(nodes, seeds)
    except BusyError:
        return walk()


WALKER = _Walker()
