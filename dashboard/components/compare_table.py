"""The table of a comparison: a row a fact under headings, a column a run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dashboard.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dashboard.queries.compare.facts import Fact

SECTIONS = {
    "series": "Series",
    "metric": "Metrics",
    "hyperparameters": "Hyperparameters",
    "algorithm": "Algorithm",
    "user": "Recorded by the user",
    "dataset": "Data",
    "model": "Model",
    "run": "Run",
    "overview": "Overview",
}
NAMES = {
    "status": "Status",
    "source": "Source",
    "started": "Started",
    "duration": "Duration",
    "last_step": "Last step",
    "points": "Points",
    "problems": "Problems",
}
STILL = {"sortable": False, "filter": False}


def rows_of(facts: Sequence[Fact], *, everything: bool) -> list[dict[str, Any]]:
    """Rows of the table under a heading a section; what is the same in all comes last."""
    rows: list[dict[str, Any]] = []
    before = None
    for fact in facts:
        if not (fact.differs or everything):
            continue
        group = (fact.differs, fact.section)
        if group != before:
            title = say(SECTIONS.get(fact.section, fact.section))
            words = title if fact.differs else say("{title}: the same in all", title=title)
            rows.append({"run": f"heading {group}", "heading": True, "name": words})
            before = group
        rows.append(_row(fact))
    return rows


def _row(fact: Fact) -> dict[str, Any]:
    name = fact.name
    if fact.section == "overview":
        name = say(NAMES[fact.name])
    elif fact.section != "series":
        name = fact.name.partition(".")[2]
    row: dict[str, Any] = {"run": f"{fact.section} {fact.of} {fact.name}", "name": name}
    row |= {"of": say("best") if fact.of == "best" else say("last") if fact.of else ""}
    row |= {"fact": fact.name, "kind": fact.section, "best": fact.best, "better": fact.better}
    row |= {f"c{n}": value for n, value in enumerate(fact.cells)}
    return row | ({"steps": fact.steps} if fact.steps else {})


def columns(chosen: Sequence[str]) -> list[dict[str, Any]]:
    """What is compared, then one column a run."""
    name = {
        "field": "name",
        "headerName": say("Compared"),
        "pinned": "left",
        "width": 230,
        "cellRenderer": "InsightFactName",
        "tooltipField": "fact",
        **STILL,
    }
    runs = [
        {
            "field": f"c{n}",
            "headerName": run,
            "headerTooltip": run,
            "headerComponent": "InsightRunHeader",
            "flex": 1,
            "minWidth": 170 if n == 0 else 190,
            "cellRenderer": "InsightCompared",
            "cellClassRules": {"differs": "compareDiffers(params)"},
            "cellDataType": False,
            **STILL,
        }
        for n, run in enumerate(chosen)
    ]
    return [name, *runs]
