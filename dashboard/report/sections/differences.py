"""Why the best run differs from the next of other settings: what was changed, what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import html

from dashboard.components.compare_why import TITLES, metric_line, notes_of
from dashboard.report.shown import is_private
from dashboard.words import say
from insight.lineage.facts import text_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from dashboard.live import LiveStore
    from dashboard.report.chosen import Chosen
    from insight.lineage.difference import Difference

MOST_LINES = 60
LONGEST = 200
MOST_TRIED = 6  # runs, until one differs by more than seeds


def differences_section(
    store: LiveStore, chosen: Chosen, tell: Callable[[str], str], *, full: bool
) -> Any:
    """What differs between the best run and the next; nothing where there are not two.

    Args:
        store: Whose runs.
        chosen: Which.
        tell: How texts are told.
        full: Whether facts of machines and people, and changes to the code, are told.

    """
    runs = chosen.runs[: chosen.judged or None]  # where nobody can judge them, the newest
    pair = _pair(store, runs[: 1 + MOST_TRIED])
    if pair is None:
        return None
    other, best, found = pair
    called = [chosen.called.get(run, run) for run in (other, best)]
    parts = [*_causes(found, tell, full=full), *_metrics(found)]
    if full and found.code:
        parts.append(_figure(say("Uncommitted changes"), found.code))
    return html.Section(
        [
            html.H2(
                say("Why {other} differs from {baseline}", other=called[1], baseline=called[0])
            ),
            *(html.P(note, className="quiet") for note in notes_of(found, *called)),
            html.Div(parts, className="card differences") if parts else None,
        ]
    )


def _pair(store: LiveStore, runs: Sequence[str]) -> tuple[str, str, Difference] | None:
    """The best run, the next that differs from it by more than seeds, and how.

    The next one, where none of the first few does.
    """
    first: tuple[str, str, Difference] | None = None
    for other in runs[1:]:
        found = store.difference(other, runs[0])
        if found is None:
            continue
        if found.changes and not found.differs_by_seeds_alone:
            return other, runs[0], found
        first = first or (other, runs[0], found)
    return first


def _causes(found: Difference, tell: Callable[[str], str], *, full: bool) -> list[Any]:
    held: dict[str, list[str]] = {}
    for change in found.changes:
        if full or not is_private(change.name):
            line = f"{change.name}: {_told(change.a, tell)} → {_told(change.b, tell)}"
            held.setdefault(change.section, []).append(line)
    return [_figure(say(TITLES[section]), lines) for section, lines in held.items()]


def _metrics(found: Difference) -> list[Any]:
    lines = [metric_line(metric) for metric in found.metrics if metric.change]
    return [_figure(say("Metrics"), lines)] if lines else []


def _figure(title: str, lines: list[str]) -> Any:
    left = len(lines) - MOST_LINES
    told = [
        *(line[: 2 * LONGEST] for line in lines[:MOST_LINES]),
        *([f"… {left}"] if left > 0 else []),
    ]
    return html.Figure([html.Figcaption(title), html.Pre("\n".join(told), tabIndex=0)])


def _told(value: Any, tell: Callable[[str], str]) -> str:
    if value is None:
        return "–"
    text = f"{value:.6g}" if isinstance(value, float) else tell(text_of(value))
    text = text.replace("\n", " ⏎ ")
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
