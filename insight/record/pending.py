"""What was added since the last record, encoded already."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np

    from insight.plugins import SummaryPlugin

_LOGGER = logging.getLogger("insight.record")


@dataclass(frozen=True)
class Pending:
    """One value that waits for its step."""

    plugin: SummaryPlugin
    name: str
    content: Any
    """The number or message that the plugin made of it."""
    array: np.ndarray[Any, Any] | None = None
    """A tensor in its own type, where tensors are exported."""


class PendingValues:
    """The values of one step, in the order they came.

    They are encoded when they come: an array that the training changes afterwards is recorded as it
    was.
    """

    def __init__(self) -> None:
        self._values: dict[tuple[str, str], Pending] = {}

    def add(self, value: Pending) -> None:
        """Keeps `value`; an older one of the same plugin and name gives way, with a warning."""
        key = (value.plugin.name, value.name)
        if self._values.pop(key, None) is not None:
            text = "%r has duplicate values. Only the newest one will be recorded."
            _LOGGER.warning(text, f"{value.name}/{value.plugin.name}")
        self._values[key] = value

    def take(self, plugin_filter: Callable[[str], bool] | None) -> list[Pending]:
        """What waits, less what the filter leaves out; nothing waits afterwards."""
        values, self._values = self._values, {}
        if plugin_filter is None:
            return list(values.values())
        wanted = {name: plugin_filter(name) for name in {plugin for plugin, _ in values}}
        return [value for value in values.values() if wanted[value.plugin.name]]
