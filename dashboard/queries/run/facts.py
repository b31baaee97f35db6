"""What a run was made of, and what of it differs from another run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dashboard.queries.compare.facts import compared
from dashboard.queries.lineage.facts import plain
from insight.lineage.sections import lineage_sections

if TYPE_CHECKING:
    import pandas as pd

    from insight.tables.scalar_index import ScalarIndex

LONGEST = 2_000  # letters of a text: more is on the page that shows texts
MOST_METRICS = 8
OUTCOMES = ("series", "metric")
CERTAIN = ("run", "overview")  # these always differ, and explain nothing


def fact_groups(lineage: pd.DataFrame, run: str, other: str | None) -> list[dict[str, Any]]:
    """What was recorded about a run, section by section, beside what another one has.

    Args:
        lineage: `Store.lineage()`.
        run: One that there is.
        other: With which it is compared; None for nobody.

    Returns:
        Of each section its facts as (name, value, the other's value, whether both differ). Of what
        came of a run, and of where it ran, no other's value is told: those always differ.

    >>> import pandas as pd
    >>> told = {"run": ["a", "b"], "hyperparameters.lr": [0.1, 0.5]}
    >>> fact_groups(pd.DataFrame(told), "a", "b")
    [{'section': 'hyperparameters', 'facts': [('lr', 0.1, 0.5, True)]}]

    """
    both = [run] if other is None else [run, other]
    rows = lineage[lineage["run"].isin(both)].set_index("run").reindex(both)
    groups = []
    for section, names in lineage_sections(rows.reset_index()).items():
        told = []
        for name in names:
            mine, *others = (_short(plain(value)) for value in rows[name])
            theirs = others[0] if others and section not in (*OUTCOMES, *CERTAIN) else mine
            if mine is not None or theirs is not None:
                told.append((name.partition(".")[2], mine, theirs, mine != theirs))
        if told:
            groups.append({"section": section, "facts": told})
    return sorted(groups, key=lambda group: group["section"] == "run")


def differences(
    run: str,
    other: str,
    runs: pd.DataFrame,
    lineage: pd.DataFrame,
    index: ScalarIndex,
    target: str,
) -> dict[str, Any]:
    """The settings in which two runs differ, and how both did.

    Args:
        run: One that there is.
        other: Another one.
        runs: `Store.runs()`.
        lineage: `Store.lineage()`.
        index: All series.
        target: What runs are judged by: it comes first.

    Returns:
        `settings` as (section, name, value, the other's value), `outcomes` as (name, value, the
        other's value, 1 where more is better or -1), and the name of the other run.

    """
    facts = compared([run, other], runs, lineage, index)
    settings = [
        (fact.section, fact.name.partition(".")[2], *map(_short, fact.cells))
        for fact in facts
        if fact.differs and fact.section not in (*OUTCOMES, *CERTAIN)
    ]
    judged = [
        fact
        for fact in facts
        if fact.section in OUTCOMES and (fact.better or fact.name == target)
        if fact.of != "last" or not fact.better
        if None not in fact.cells
    ]
    judged.sort(key=lambda fact: fact.name != target)
    outcomes = [
        (_called(fact.section, fact.name), *fact.cells, fact.better)
        for fact in judged[:MOST_METRICS]
    ]
    return {"with": other, "settings": settings, "outcomes": outcomes}


def _called(section: str, name: str) -> str:
    return name if section == "series" else name.partition(".")[2]


def _short(value: Any) -> Any:
    is_long = isinstance(value, str) and len(value) > LONGEST
    return value[:LONGEST] + "…" if is_long else value
