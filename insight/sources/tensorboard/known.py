"""What one record of a run says of the others."""

from __future__ import annotations

import math
import sys
from typing import TYPE_CHECKING, NamedTuple

from insight.errors import FormatError, compose
from insight.format.tensorboard import as_text

if TYPE_CHECKING:
    from insight.format.tensorboard import Summary


# Each costs some kilobytes in the tables; a model has thousands, a forged file has millions.
_MOST_TAGS = 100_000


class End(NamedTuple):
    """That the session of a file ended."""

    status: str
    """A word of `runs()`."""
    wall_time: float


class Known:
    """What was learnt of the tags and the session of one run so far, whichever file said it.

    Attributes:
        metrics: Tags that the experiment judges a run by.
        ends: The newest end of a session, by file.

    """

    def __init__(self) -> None:
        self.metrics: set[str] = set()
        self.ends: dict[str, End] = {}
        self._plugins: dict[bytes, str] = {}
        self._tags: set[tuple[str, str]] = set()
        self._is_full = False

    def plugin_of(self, value: Summary.Value) -> str:
        """The plugin that a value belongs to; empty for none."""
        named = as_text(value.metadata.plugin_data.plugin_name)
        if not named:
            return self._plugins.get(value.tag, "")
        return self._plugins.setdefault(value.tag, sys.intern(named))

    def has_room(self, kind: str, tag: str) -> bool:
        """Whether a tag of another kind than scalars may have rows.

        Raises:
            FormatError: At the first that may not.

        """
        if (kind, tag) not in self._tags and len(self._tags) >= _MOST_TAGS:
            is_first, self._is_full = not self._is_full, True
            if is_first:
                expected = f"at most {_MOST_TAGS} tags of other kinds than scalars in a run"
                raise FormatError(compose(kind, expected, "more; they are left out"))
            return False
        self._tags.add((kind, tag))
        return True

    def status_of(self, file: str, newest: float, within_s: float) -> str | None:
        """What the session of a file says of the run; None once the run went on without it.

        Args:
            file: Its name.
            newest: The wall time of the newest record of the run.
            within_s: How much younger than the end that may be.

        """
        end = self.ends.get(file)
        if end is None:
            return None
        holds = newest <= end.wall_time + within_s or math.isnan(end.wall_time)
        return end.status if holds else None
