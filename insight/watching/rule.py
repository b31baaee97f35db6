"""A rule: a condition on a run, for which runs, and who is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .found import Found
    from .look import Looked
    from .targets import Target


class Condition(Protocol):
    """What may hold of a run. A pure function of what was recorded; time comes in by `Found`."""

    def found(self, looked: Looked) -> list[Found]:
        """Where and when it holds; nothing where it does not."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One line of a file of rules."""

    text: str
    """As it is written, without whom it tells: what people know it by."""
    condition: Condition
    wanted: str = ""
    """A filter: the rule is about the runs that it lets through."""
    targets: Sequence[Target] = ()
    line: int = 0
    """Of its file, from 1; 0 for none."""
    series: str = ""
    """The name of the series that it is about, as it is written."""
