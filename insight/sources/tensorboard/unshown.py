"""What records hold that no table has a place for, in TensorBoard's words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from insight.format.tensorboard import SessionLog, as_text
from insight.sources.records import Unshown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.format.tensorboard import Event, Summary

_EVENTS = {
    "log_message": "log message",
    "tagged_run_metadata": "run metadata",
    "meta_graph_def": "meta graph",
}
_MOST_KINDS = 100
_LONGEST = 60
_OTHERS = "other plugins"
_SILENT = frozenset(("scalars", "images", "audio", "text", "histograms", ""))
"""Plugins of which a value may hold nothing: an image of no pictures."""


class Passed:
    """Counts them, by what they are."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def event(self, event: Event) -> None:
        """Take a record in that may be of another kind than a summary."""
        kind = _EVENTS.get(event.WhichOneof("what") or "")
        if kind is not None:
            self._counts[kind] += 1
        elif event.session_log.status == SessionLog.CHECKPOINT:
            self._counts["checkpoint"] += 1

    def value(self, value: Summary.Value, plugin: str) -> None:
        """Take a value in that made no row."""
        if value.WhichOneof("value") == "obsolete_old_style_histogram":
            self._add("obsolete histogram")
        elif plugin not in _SILENT:
            self._add(as_text(plugin))

    def _add(self, kind: str) -> None:
        short = kind if len(kind) <= _LONGEST else f"{kind[:_LONGEST]}…"
        is_known = short in self._counts or len(self._counts) < _MOST_KINDS
        self._counts[short if is_known else _OTHERS] += 1

    def news(self, file: str) -> Iterator[Unshown]:
        """What was counted."""
        for kind, count in self._counts.items():
            yield Unshown(file, kind, count)
