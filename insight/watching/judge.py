"""All rules on all runs: each run is judged anew only when something of it changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .holding import Holding
from .series_names import named

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence

    from .found import Found
    from .look import Looked
    from .rule import Rule


class _Judged(NamedTuple):
    sign: Hashable
    found: list[list[Found]]
    """By rule."""
    meant: list[bool]
    """Whether the run has a series that the rule is about, by rule."""


class Judge:
    """Some rules, and what they found in each run. Of one thread.

    Args:
        rules: In their order.

    """

    def __init__(self, rules: Sequence[Rule]) -> None:
        self.rules = rules
        self._judged: dict[str, _Judged] = {}

    def judge(
        self, signs: Mapping[str, Hashable], look: Callable[[Collection[str]], Iterable[Looked]]
    ) -> None:
        """Bring what was found up to date.

        Args:
            signs: Of every run something that is another when anything of it is.
            look: Gives runs by their names, those that changed.

        """
        changed = [
            run
            for run, sign in signs.items()
            if run not in self._judged or self._judged[run].sign != sign
        ]
        self._judged = {run: one for run, one in self._judged.items() if run in signs}
        for looked in look(changed) if changed else ():
            found = [rule.condition.found(looked) for rule in self.rules]
            meant = [
                not rule.series or bool(named(rule.series, looked.series)) for rule in self.rules
            ]
            self._judged[looked.run] = _Judged(signs[looked.run], found, meant)

    def found(self, wanted: Mapping[str, Collection[str]]) -> list[Holding]:
        """What holds at any time, rule by rule, runs in the order in which they were given.

        Args:
            wanted: By filter the runs that it lets through; of others its rules do not hold.

        """
        return [
            Holding(rule, run, found)
            for at, rule in enumerate(self.rules)
            for run, judged in self._judged.items()
            if judged.found[at] and (not rule.wanted or run in wanted.get(rule.wanted, ()))
            for found in judged.found[at]
        ]

    def unmet(self) -> list[Rule]:
        """The rules of a file about series that no run has; the usual ones may be about none."""
        return [
            rule
            for at, rule in enumerate(self.rules)
            if rule.series
            and rule.line
            and self._judged
            and not any(one.meant[at] for one in self._judged.values())
        ]
