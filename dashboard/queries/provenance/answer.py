"""Answers to what a browser asks of the graph of runs; what it sends is checked here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from dashboard.components.news import mark_of
from dashboard.few_kept import keep_few
from dashboard.queries.graph.answer import number_of
from dashboard.queries.graph.payload import view_payload
from dashboard.words import language, say

from .chosen import MOST_RUNS, drawn_runs, family_of, parents_of
from .details import details
from .graph import drawn
from .opened import opened_runs
from .records import records
from .tree import first_open

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dashboard.live import LiveStore
    from dashboard.queries.graph.tree import Tree

    from .known import Known
    from .opened import OpenedRuns
    from .records import RunRecord

LONGEST = 10_000  # letters of what a browser sends
MOST_OPEN = 5_000


class Query(NamedTuple):
    """Which runs somebody wants to see: one with its family, or those that pass a filter."""

    run: str
    filter: str
    target: str

    @classmethod
    def of(cls, request: Any) -> Query:
        """What a browser sent; what is no text counts as none."""
        asked = request if isinstance(request, dict) else {}
        texts = (asked.get(name) for name in cls._fields)
        return cls(*(text[:LONGEST] if isinstance(text, str) else "" for text in texts))


class Pages(Protocol):
    """What pages know beside the tables."""

    def shown(self, wanted: str) -> frozenset[str] | None:
        """The runs that pass a filter and are not hidden; None for all."""

    def known(self, target: str, runs: Sequence[str]) -> Known:
        """What runs are called, and how they did by a target."""


class RunGraphs:
    """The graphs of runs asked for last, made anew only when the files or the notes changed."""

    def __init__(self, store: LiveStore, pages: Pages) -> None:
        self._store = store
        self._pages = pages

    @property
    def root(self) -> str:
        """Where the runs lie."""
        return self._store.root

    def records(self) -> dict[str, RunRecord]:
        """What is told of all runs, oldest first."""
        store = self._store
        lineage = store.lineage()

        def make() -> dict[str, RunRecord]:
            found = records(lineage, store.checkpoints(), store.table("landscape"))
            runs = store.runs().sort_values(["started", "run"], kind="stable")["run"]
            return {str(run): found[str(run)] for run in runs if str(run) in found}

        return store.keep("provenance records", lineage, make)

    def find(self, query: Query) -> OpenedRuns:
        """The graph of the runs asked for."""
        store, version = self._store, self._store.notes.version
        key = (version, language(), query)
        return keep_few(store, "provenance graphs", store.runs(), key, lambda: self._made(query))

    def runs(self, query: Query) -> list[str]:
        """The runs that are drawn, oldest first."""
        return self._chosen(query, MOST_RUNS)

    def parents(self) -> Mapping[str, Sequence[str]]:
        """The runs that each run descends from."""
        return self._store.keep(
            "provenance parents", self._store.lineage(), lambda: parents_of(self.records())
        )

    def _chosen(self, query: Query, most: int) -> list[str]:
        all_records = self.records()
        family = family_of(query.run, self.parents()) if query.run in all_records else None
        return drawn_runs(list(all_records), self._pages.shown(query.filter), family, most)

    def _made(self, query: Query) -> OpenedRuns:
        all_records, runs = self.records(), self.runs(query)
        found = drawn(all_records, runs, self._pages.known(query.target, list(all_records)))
        every = len(self._chosen(query, len(all_records) + 1))
        return opened_runs(found, tuple(_notes(every, len(runs), found.files_left)))


def _notes(every: int, count: int, files_left: int) -> list[str]:
    """What is left out, in words."""
    words = []
    if not every:
        words.append(say("No run passes the filter."))
    if every > count:
        words.append(
            say("Of {all} runs the {count} newest are drawn.", all=f"{every:,}", count=f"{count:,}")
        )
    if files_left:
        words.append(
            say(
                "{count} checkpoints are counted, and not listed: choose fewer runs to open them.",
                count=f"{files_left:,}",
            )
        )
    return words


def answer(graphs: RunGraphs, request: Any) -> dict[str, Any]:
    """The names of a graph where the browser has others, and the view it asks for.

    Args:
        graphs: Of a store.
        request: What `Query` has; `known`, the key of the names that the browser has, and `seen`,
            the mark of its view; `open`, the paths of the scopes that are to be open, None for
            those to begin with.

    """
    asked = request if isinstance(request, dict) else {}
    found = graphs.find(Query.of(asked))
    opened = found.opened
    wanted = scopes_named(asked.get("open"), opened.tree)
    chosen = first_open(opened.tree) if wanted is None else wanted
    view = view_payload(opened, chosen, everything=True, parameters=True)
    seen = mark_of([view, found.notes])
    is_known = asked.get("known") == found.key
    if is_known and asked.get("only_news") and asked.get("seen") == seen:
        return {"same": True}
    model = None if is_known else found.model
    return {"key": found.key, "model": model, "view": view, "seen": seen, "notes": found.notes}


def facts(graphs: RunGraphs, request: Any) -> dict[str, Any]:
    """What is said of one box beside the graph; the key is None where there is none."""
    asked = request if isinstance(request, dict) else {}
    found = graphs.find(Query.of(asked))
    scope, node = (number_of(asked.get(name)) for name in ("scope", "node"))
    back: dict[str, Any] = {"scope": scope, "node": node, "key": None}
    shown = found.behind(scope) if node < 0 else node
    if 0 <= shown < len(found.draft.nodes):
        is_local = "://" not in graphs.root
        told = details(found.draft.nodes[shown], graphs.parents(), is_local=is_local)
        return back | {"key": found.key, "record": told}
    return back | {"key": found.key if 0 <= scope < len(found.opened.tree.scopes) else None}


def scopes_named(given: Any, tree: Tree) -> list[int] | None:
    """The root and the scopes of these paths; None where the browser leaves it to us."""
    if not isinstance(given, list):
        return None
    numbers = tree.numbered()
    return sorted({0} | {numbers[one] for one in given[:MOST_OPEN] if one in numbers})
