"""All that differs between two runs."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from .changes import Change, changed_facts, changed_packages, diff_of_texts, in_sections
from .significance import Significance, have_same_settings, same_but_seeds, welch

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from insight.tables import Store

    from .chosen import ChosenRun


@dataclass(frozen=True)
class MetricChange:
    """How one metric came out.

    Attributes:
        tag: Of the scalar, or `metric.…` of an evaluation.
        a, b: The last value of each run; None where it lacks the metric.
        change: `b - a`; None where one is missing.
        relative: That as a share of `a`; None where that is 0 or unknown.
        seeds: Whether the difference is more than seeds make; None where A and B themselves differ
            by nothing else, or the metric is of one alone.

    """

    tag: str
    a: float | None
    b: float | None
    change: float | None
    relative: float | None
    seeds: Significance | None


@dataclass(frozen=True)
class Difference:
    """What differs between A and B.

    Attributes:
        a, b: How the runs are called.
        changes: The facts that differ, in the order in which a cause is looked for.
        code: Lines of a unified diff between the uncommitted changes.
        operators_added, operators_removed: Types of the graph's operators, and how many more B or A
            has; None where one of the runs has no graph.
        metrics: What came out.
        notes: What cannot be said, and why.
        has_provenance: Of A and of B.
        differs_by_seeds_alone: Whether nothing else that is recorded differs.

    """

    a: str
    b: str
    changes: list[Change]
    code: list[str]
    operators_added: dict[str, int] | None
    operators_removed: dict[str, int] | None
    metrics: list[MetricChange]
    notes: list[str] = field(default_factory=list)
    has_provenance: tuple[bool, bool] = (True, True)
    differs_by_seeds_alone: bool = False

    def as_json(self) -> dict[str, Any]:
        """The same in plain values; the notes say in words what the last two fields do."""
        told = asdict(self)
        del told["has_provenance"], told["differs_by_seeds_alone"]
        told["changes"] = [change._asdict() for change in self.changes]
        for metric, shown in zip(self.metrics, told["metrics"], strict=True):
            shown["seeds"] = None if metric.seeds is None else metric.seeds._asdict()
        return told


def last_values(store: Store, tag: str) -> Mapping[str, float]:
    """The last value of a scalar, by run."""
    return store.metric(tag)


def difference(
    a: ChosenRun,
    b: ChosenRun,
    beside_a: Sequence[ChosenRun],
    beside_b: Sequence[ChosenRun],
    lasts: Callable[[Store, str], Mapping[str, float]] = last_values,
) -> Difference:
    """What differs between two runs, what was changed first.

    Args:
        a: The baseline.
        b: The other.
        beside_a: Runs among which those are looked for that differ from `a` by their seeds alone.
        beside_b: The same for `b`.
        lasts: The last values of a tag by run, for who has them at hand.

    """
    documents = [one.store.provenance(one.run) for one in (a, b)]
    notes = [
        f"{name} has no provenance: code, environment and packages are unknown"
        for name, document in zip("AB", documents, strict=True)
        if document is None
    ]
    held = [document or {} for document in documents]
    changes = changed_facts(a.facts, b.facts)
    if None not in documents:
        installed = [_mapping(_mapping(one.get("packages")).get("installed")) for one in held]
        changes = in_sections([*changes, *changed_packages(installed[0], installed[1])])
    diffs = [str(_mapping(one.get("code")).get("diff") or "") for one in held]
    operators = [_operators(one) for one in (a, b)]
    added = removed = None
    if operators[0] is not None and operators[1] is not None:
        added, removed = dict(operators[1] - operators[0]), dict(operators[0] - operators[1])
    alike = have_same_settings(a.facts, b.facts)
    if alike:
        notes.append("A and B differ by nothing recorded but seeds: the rest is their noise")
    groups = [] if alike else [same_but_seeds(a, beside_a), same_but_seeds(b, beside_b)]
    metrics = _metrics(a, b, groups, _Lasts(lasts))
    return Difference(
        *(a.called, b.called, changes, diff_of_texts(*diffs)),
        *(added, removed, metrics, notes),
        has_provenance=(documents[0] is not None, documents[1] is not None),
        differs_by_seeds_alone=alike,
    )


class _Lasts:
    """The last values of metrics, each asked of its store once for all runs."""

    def __init__(self, ask: Callable[[Store, str], Mapping[str, float]]) -> None:
        self._ask = ask
        self._held: dict[tuple[int, str], Mapping[str, float]] = {}

    def of(self, chosen: ChosenRun, tag: str) -> float | None:
        """The last value of a scalar, or a metric of an evaluation; None for neither."""
        if tag in chosen.facts:
            fact = chosen.facts[tag]
            is_number = isinstance(fact, (int, float)) and not isinstance(fact, bool)
            return float(fact) if is_number else None
        key = id(chosen.store), tag
        if key not in self._held:
            self._held[key] = self._ask(chosen.store, tag)
        return self._held[key].get(chosen.run)


def _metrics(
    a: ChosenRun, b: ChosenRun, groups: list[list[ChosenRun]], lasts: _Lasts
) -> list[MetricChange]:
    found = []
    for tag in sorted({*_tags(a), *_tags(b)}):
        values = [lasts.of(one, tag) for one in (a, b)]
        if values == [None, None]:
            continue
        seeds = None
        if groups and None not in values:
            sides = [[lasts.of(run, tag) for run in group] for group in groups]
            known = [[value for value in side if value is not None] for side in sides]
            seeds = welch(known[0], known[1])
        found.append(_metric(tag, values[0], values[1], seeds))
    return found


def _metric(tag: str, a: float | None, b: float | None, seeds: Significance | None) -> MetricChange:
    change = None if a is None or b is None else b - a
    is_share = change is not None and a and math.isfinite(a) and math.isfinite(change)
    relative = change / abs(a) if is_share and change is not None and a else None
    return MetricChange(tag, a, b, change, relative, seeds)


def _tags(chosen: ChosenRun) -> list[str]:
    of_facts = [name for name in chosen.facts if name.startswith("metric.")]
    return [*chosen.store.tags("scalar"), *of_facts]


def _operators(chosen: ChosenRun) -> Counter[str] | None:
    """How many operators of each type the run's first graph has; None without one."""
    table = chosen.store.table("graph", runs=chosen.run)
    if table.empty:
        return None
    row = table.iloc[0]
    graph = chosen.store.value("graph", chosen.run, str(row["tag"]), int(row["step"]))
    return Counter(str(node.op_type) for node in graph.node)


def _mapping(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}
