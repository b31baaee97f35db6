"""Follows a store under rules, and has told what is new: all of `insight watch` but the screen."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from insight.lineage import filter_rows
from insight.sources import as_name, is_url, shown
from insight.watching import Watched, holding
from insight.watching.message import Message
from insight.watching.told import Told

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pandas as pd

    from insight.tables import Store
    from insight.watching import Holding, RulesFile
    from insight.watching.targets import Target
    from insight.watching.telling import Outcome, Teller

MOST_NEWS = 100
"""Lines about what was told that are remembered."""


@dataclass(frozen=True, slots=True)
class View:
    """What there is to see at one moment."""

    now: float
    runs: pd.DataFrame
    """The rows of `Store.runs()` that the filter lets through."""
    holdings: Sequence[Holding]
    """What holds for these runs."""
    fresh: Sequence[Holding]
    """Of these what did not at the look before."""
    news: Sequence[str]
    """What became of telling it, since the look before."""
    troubles: Sequence[str]
    """What keeps rules from being judged, or told."""


class Following:
    """A store under rules.

    Args:
        store: Whose runs.
        rules: What is watched for.
        wanted: A filter; only runs that it lets through are shown, judged and told of.
        clock: Seconds since 1970.
        teller: Who tells; by default one that really does.

    Raises:
        FilterError: If the filter cannot be read.

    """

    def __init__(
        self,
        store: Store,
        rules: RulesFile,
        wanted: str = "",
        clock: Callable[[], float] = time.time,
        teller: Teller | None = None,
    ) -> None:
        self.store = store
        self._rules = rules
        self._wanted = wanted
        self._clock = clock
        self._watched = Watched(store, rules.rules)
        self._told = Told(store.root, clock)
        self._teller = _teller(rules) if teller is None else teller
        self._before: set[str] = set()
        self._sent: set[tuple[str, Target]] = set()
        self._runs: tuple[int, pd.DataFrame] | None = None
        self.root = called(store.root)
        if wanted:
            self._shown()

    def look(self) -> View:
        """Read what is new, and have told what begins to hold."""
        failure = self._refresh()
        runs = self._shown()
        names = set(runs["run"].astype(str)) if self._wanted else None
        now = self._clock()
        held = [
            one for one in holding(self._watched.found(), now) if names is None or one.run in names
        ]
        fresh = [one for one in held if one.key not in self._before]
        self._before = {one.key for one in held}
        self._send(held)
        troubles = [*failure, *self._watched.troubles, *self._unmet()]
        news = self.settle()
        troubles += [self._told.trouble] if self._told.trouble else []
        return View(now, runs, held, fresh, news, troubles)

    def wait(self, seconds: float) -> None:
        """Let what is on its way arrive."""
        self._teller.wait(seconds)

    def end(self) -> None:
        """Tell nothing more."""
        self._teller.end()

    def settle(self) -> list[str]:
        """What became of telling since this was asked before, in words; what was told is kept."""
        return [self._settled(outcome) for outcome in self._teller.outcomes()]

    def _settled(self, outcome: Outcome) -> str:
        target, message = outcome.target, outcome.message
        if not outcome.failure:
            self._told.add(message.holdings, target)
            return f"told {target.shown}: {message.title}"
        again = "" if outcome.is_final else "; tries again"
        return f"not told {target.shown}: {outcome.failure}{again} ({message.title})"

    def _refresh(self) -> list[str]:
        try:
            self.store.refresh()
        except OSError as error:  # a place that does not answer for a while: what was read stays
            return [f"cannot look: {error}"]
        return []

    def _shown(self) -> pd.DataFrame:
        if self._runs is None or self._runs[0] != self.store.version:
            runs = self.store.runs()
            if self._wanted:
                known = runs.merge(self.store.lineage(), on="run", how="left")
                kept = filter_rows(known, self._wanted, self.store)["run"]
                runs = runs[runs["run"].isin(kept)].reset_index(drop=True)
            self._runs = (self.store.version, runs)
        return self._runs[1]

    def _send(self, held: Sequence[Holding]) -> None:
        """Hand over what nobody was told yet: commands one by one, others all of one look."""
        pairs = [(one, target) for one in held for target in one.rule.targets]
        unsent = [(one, target) for one, target in pairs if (one.key, target) not in self._sent]
        if unsent:
            self._told.look()  # another watch may have told it meanwhile
        together: dict[Target, list[Holding]] = {}
        for one, target in unsent:
            if self._told.has(one, target):
                self._sent.add((one.key, target))
            elif self._teller.takes(target):  # else it is told at a later look
                self._sent.add((one.key, target))
                if target.kind == "command":
                    self._teller.send(target, Message(self.root, [one]))
                else:
                    together.setdefault(target, []).append(one)
        for target, holdings in together.items():
            self._teller.send(target, Message(self.root, holdings))

    def _unmet(self) -> list[str]:
        return [f"no run has {one.series!r} yet ({one.text})" for one in self._watched.unmet()]


def called(root: str) -> str:
    """A folder as it may be printed: a URL without a password."""
    return shown(root) if is_url(root) else as_name(str(Path(root))) or root


def _teller(rules: RulesFile) -> Teller:
    from insight.watching.telling import Teller, tell

    return Teller(partial(_tell, tell, rules))


def _tell(tell: Callable[..., None], rules: RulesFile, target: Target, message: Message) -> None:
    tell(target, message, rules.smtp)
