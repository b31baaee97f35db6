"""What reproduces each of the best runs, and the line that runs it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import html

from dashboard.queries.run.provenance import folder_of, provenance
from dashboard.report.shown import is_private
from dashboard.words import say
from insight.lineage.best_run import called as folder_called

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from dashboard.live import LiveStore
    from dashboard.report.chosen import Chosen

MOST_RUNS = 12
MOST_PACKAGES = 60
LONGEST, LONGEST_DIFF = 400, 20_000  # letters of a fact, and of the changes to the code
TITLES = {
    "code": "Code",
    "command": "Command",
    "data": "Data",
    "seed": "Seeds",
    "environment": "Environment",
    "hardware": "Hardware",
}


def provenance_section(
    store: LiveStore, chosen: Chosen, tell: Callable[[str], str], *, full: bool
) -> Any:
    """A fold for each of the best runs; nothing where none has any provenance.

    Args:
        store: Whose runs.
        chosen: Which.
        tell: How texts are told.
        full: Whether facts of machines and people, and changes to the code, are told.

    """
    root = store.root if full else folder_called(store.root)
    found = []
    for run in chosen.runs[:MOST_RUNS]:
        told = provenance(store.processes(run), folder_of(root, run))
        if told is not None:
            found.append(_run(chosen.called.get(run, run), told, tell, full=full))
    if not found:
        return None
    left = len(chosen.runs) - MOST_RUNS
    words = say("Of {all} runs the {count} best.", all=f"{len(chosen.runs):,}", count=MOST_RUNS)
    note = html.P(words, className="quiet") if left > 0 else None
    return html.Section([html.H2(say("Provenance")), note, *found])


def _run(called: str, told: dict[str, Any], tell: Callable[[str], str], *, full: bool) -> Any:
    replay = told["replay"]
    facts = [
        html.Div([html.H3(say(TITLES[section])), _facts(held)])
        for section, rows in told["sections"].items()
        if (
            held := [
                (name, _cut(tell(text))) for name, text in rows if full or not is_private(name)
            ]
        )
    ]
    return html.Details(
        [
            html.Summary(called),
            _line(say("Command"), tell(told["command"])),
            _line(say("Run it again"), replay) if replay else None,
            html.Div(facts, className="columns"),
            _packages(told["packages"]),
            html.Pre(_cut(told["diff"], LONGEST_DIFF), tabIndex=0)
            if full and told["diff"]
            else None,
        ]
    )


def _cut(text: str, most: int = LONGEST) -> str:
    return text if len(text) <= most else f"{text[:most]}…"


def _line(title: str, text: str) -> Any:
    return html.P([html.Span(title, className="quiet"), html.Code(text)], className="line")


def _facts(rows: Sequence[tuple[str, str]]) -> Any:
    return html.Dl(
        [part for name, text in rows for part in (html.Dt(name), html.Dd(text))], className="facts"
    )


def _packages(packages: Sequence[tuple[str, str, bool]]) -> Any:
    used = [f"{name} {version}" for name, version, imported in packages if imported]
    if not used:
        return None
    return html.Div(
        [html.H3(say("Packages")), html.P(", ".join(used[:MOST_PACKAGES]), className="quiet")]
    )
