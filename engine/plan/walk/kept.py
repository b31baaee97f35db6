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

    def found(self, key: Any) -> Walk | None:
        """The walk of a key, if there is one."""
        walk = self.walks.get(key)
        self._used += walk is not None
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
        tape = tape_of(outputs, seeds, targets)
        if tape is None:
            return walk()
        key, kept = (tape.key, allowed()), self._of_thread.kept
        try:
            found = kept.found(key)
        except TypeError:  # of settings that have no hash
            return walk()
        if found is not None:
            try:
                return found.run(tape.nodes, seeds)
            except BusyError:
                return walk()
        gradients = walk()
        if kept.is_awaited(key):
            kept.keep(key, first_walk(tape.nodes, outputs, seeds, targets, gradients))
        return gradients

    def moved(self, outputs: Values, seeds: Sequence[Any], targets: Nodes, mover: Mover) -> bool:
        """Move parameters by the gradients; see `engine.autodiff.walker`."""
        tape = tape_of(outputs, seeds, targets)
        if tape is None:
            return False
        if mover.kept is None:
            mover.kept = _Kept()
        key, kept = (tape.key, allowed(), mover.key), mover.kept
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
            walk, is_made = first_moved(tape.nodes, outputs, seeds, targets, mover)
        kept.keep(key, walk)
        return is_made


WALKER = _Walker()
