"""What is known of a run beside its steps: recorded at once, where it says something new."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .fitting import why
from .plain import leaves, name_of, plain

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from insight.record.recorder import SummaryRecord

NOTES, TAGS, PARENT = "run.notes", "run.tags", "run.parent"
BETTER, AXIS = "run.better.", "run.axis."
"""What the names of facts begin with that say which way a tag is better, and over which it lies."""
_DIRECTIONS = {
    "higher": "higher", "high": "higher", "max": "higher", "maximize": "higher",
    "lower": "lower", "low": "lower", "min": "lower", "minimize": "lower",
}  # fmt: skip
_MOST_FACTS = 10_000
_BETWEEN = ", "  # of tags, as those of W&B are told


class About:
    """Facts of one run.

    Args:
        record: Where they are recorded.
        refuse: Called with the name of what cannot be recorded, and why.
        speaks: Whether they are recorded by this process; of several ranks one does.

    Attributes:
        parent: The name of the run that it belongs to; None without.

    """

    def __init__(
        self, record: SummaryRecord, refuse: Callable[[str, str], None], *, speaks: bool
    ) -> None:
        self._record = record
        self._refuse = refuse
        self._speaks = speaks
        self._notes = ""
        self._tags: tuple[str, ...] = ()
        self.parent: str | None = None
        self._named: set[str] = set()

    def remember(self, facts: Mapping[str, Any]) -> None:
        """Take in what was recorded before."""
        self._notes = str(facts.get(NOTES, ""))
        self._tags = tuple(filter(None, str(facts.get(TAGS, "")).split(_BETWEEN)))
        self.parent = str(facts[PARENT]) if PARENT in facts else None

    @property
    def notes(self) -> str:
        return self._notes

    @notes.setter
    def notes(self, notes: Any) -> None:
        text = str(plain(notes) or "")
        if text != self._notes:
            self._notes = text
            self._tell({NOTES: text})

    @property
    def tags(self) -> tuple[str, ...]:
        return self._tags

    @tags.setter
    def tags(self, tags: Any) -> None:
        listed = [tags] if isinstance(tags, str) else list(tags) if _is_listed(tags) else []
        wanted = tuple(dict.fromkeys(name_of(tag).replace(",", ";") for tag in listed))
        if wanted != self._tags:
            self._tags = wanted
            self._tell({TAGS: _BETWEEN.join(wanted)})

    def belongs_to(self, parent: str) -> None:
        """It is the child of the run of this name."""
        if parent != self.parent:
            self.parent = parent
            self._tell({PARENT: parent})

    def settings(self, changed: Mapping[str, Any]) -> None:
        """Settings that are new or changed, by dotted names."""
        facts: dict[str, Any] = {}
        for name, value in changed.items():
            facts |= leaves(name, plain(value))
        new = [name for name in facts if name not in self._named]
        room = max(0, _MOST_FACTS - len(self._named))
        for name in new[room:]:
            del facts[name]
            self._refuse("config", f"more than {_MOST_FACTS} settings; the first are recorded")
        self._named.update(new[:room])
        self._tell(facts, settings=True)

    def metric(self, name: str, value: Any) -> None:
        """What came of the run, under its name."""
        self._tell({f"metric.{leaf}": fact for leaf, fact in leaves(name, plain(value)).items()})

    def define(self, pattern: Any, step: Any, better: Any) -> None:
        """Which way the values of tags are better, and over which other tag they are drawn."""
        if not isinstance(pattern, str) or not pattern:
            self._refuse(f"define {pattern!r}", "a tag or a pattern is a text")
            return
        facts = {}
        if better is not None:
            way = _DIRECTIONS.get(str(better).casefold())
            if way is None:
                self._refuse(f"define {pattern}", f"better is 'higher' or 'lower', not {better!r}")
            else:
                facts[f"{BETTER}{pattern}"] = way
        if step is not None:
            facts[f"{AXIS}{pattern}"] = name_of(step)
        self._tell(facts)

    def _tell(self, facts: Mapping[str, Any], *, settings: bool = False) -> None:
        """Records facts; where one of them is refused, the others one by one."""
        if not facts or not self._speaks:
            return
        record = self._record.hyperparameters if settings else self._record.facts
        try:
            record(facts)
        except Exception as error:
            if len(facts) == 1:
                self._refuse(next(iter(facts)), why(error))
                return
            for name, value in facts.items():
                self._tell({name: value}, settings=settings)


def _is_listed(tags: Any) -> bool:
    return isinstance(tags, Iterable) and not isinstance(tags, bytes)
