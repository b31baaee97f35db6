"""What was added since the last record, encoded already."""

from __future__ import annotations

import logging
import threading
import time
import weakref
from dataclasses import dataclass
from itertools import repeat
from typing import TYPE_CHECKING, Any

from insight.format.system import call_in_forked_children
from insight.plugins import PLUGINS

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    import numpy as np

    from insight.plugins import SummaryPlugin

_LOGGER = logging.getLogger("insight.record")
_SCALAR = PLUGINS["scalar"]
_MOST_KNOWN = 10_000
_GONE = repeat(None)


@dataclass(frozen=True)
class Pending:
    """One value that waits for its step."""

    plugin: SummaryPlugin
    name: str
    content: Any
    """The number or message that the plugin made of it."""
    array: np.ndarray[Any, Any] | None = None
    """A tensor in its own type, where tensors are exported."""


def scalar(name: str, number: float) -> Pending:
    """A number that waits, as those of other plugins do."""
    return Pending(_SCALAR, name, number)


def as_pending(name: str, value: float | Pending) -> Pending:
    """A number of a scalar, or what waits as it should already."""
    return value if isinstance(value, Pending) else scalar(name, _SCALAR.encode(value))


class PendingValues:
    """The values of one step, in the order they came.

    They are encoded when they come: an array that the training changes afterwards is recorded as it
    was. The recorder puts a plain number into `waiting` itself where its name is known and does not
    wait yet: a call for that is a fifth of the whole. It holds no lock for it, which would be
    another third: `waiting` is one dict for good, and values leave it one by one. So each is in
    this step or in the next, whoever adds meanwhile.

    Attributes:
        waiting: Numbers of scalars under their names; a Pending under (plugin, name) for the rest.
        known: Names of scalars that were checked before.
        lock: What is held by whoever does more. Re-entrant: a signal handler may add, too.
        added_at: When the newest was added, in seconds since 1970; not asked for plain numbers
            under known names.

    """

    def __init__(self) -> None:
        self.waiting: dict[Any, Any] = {}
        self.known: set[str] = set()
        self.lock = threading.RLock()
        self.added_at = 0.0
        self._only_scalars = True
        self._told: set[Any] = set()
        _PENDING.add(self)

    def add(self, value: Pending) -> None:
        """Keeps `value`; an older one of the same plugin and name gives way, with one warning."""
        self.added_at = time.time()
        is_scalar = value.plugin is _SCALAR
        key = value.name if is_scalar else (value.plugin.name, value.name)
        if self.waiting.pop(key, None) is not None and key not in self._told:
            self._told.add(key)
            text = "%r has duplicate values. Only the newest one will be recorded."
            _LOGGER.warning(text, f"{value.name}/{value.plugin.name}")
        if is_scalar:
            if len(self.known) >= _MOST_KNOWN:  # names that change without end
                self.known.clear()
            self.known.add(value.name)
        else:
            self._only_scalars = False
        self.waiting[key] = value.content if is_scalar else value

    def take(
        self, plugin_filter: Callable[[str], bool] | None
    ) -> tuple[tuple[str, ...], Collection[float], list[Pending]]:
        """What waits, less what the filter leaves out; nothing waits afterwards.

        Returns:
            Names and numbers where all are scalars; else nothing of these, and what it is.

        """
        names = tuple(self.waiting)
        if plugin_filter is not None:
            return (), (), self._take_listed(names, plugin_filter)
        values = list(map(self.waiting.pop, names, _GONE))
        if None in values:  # a signal's handler took some after they had been listed
            kept = [
                (name, value)
                for name, value in zip(names, values, strict=True)
                if value is not None
            ]
            names, values = tuple(name for name, _ in kept), [value for _, value in kept]
        if self._only_scalars:
            return names, values, []
        self._only_scalars = True
        return (), (), list(map(_listed, names, values))

    def _take_listed(
        self, keys: tuple[Any, ...], plugin_filter: Callable[[str], bool]
    ) -> list[Pending]:
        """Of what waits under `keys` what the filter wants; all of it waits on where that fails."""
        plugins = {key[0] if isinstance(key, tuple) else _SCALAR.name for key in keys}
        wanted = {plugin: bool(plugin_filter(plugin)) for plugin in plugins}
        taken = [(key, self.waiting.pop(key, None)) for key in keys]
        self._only_scalars = self._only_scalars or not self.waiting
        listed = [_listed(key, value) for key, value in taken if value is not None]
        return [value for value in listed if wanted[value.plugin.name]]


def _listed(key: Any, value: Any) -> Pending:
    return value if isinstance(value, Pending) else scalar(key, value)


_PENDING: weakref.WeakSet[PendingValues] = weakref.WeakSet()


def _after_fork() -> None:
    """In a forked child: another thread may have held the lock; the values are the parent's."""
    for pending in list(_PENDING):
        pending.lock = threading.RLock()
        pending.waiting.clear()


call_in_forked_children(_after_fork)
