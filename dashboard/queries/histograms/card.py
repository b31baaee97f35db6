"""What a histogram card shows of its runs, as the browser asks for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from dashboard.figures.histogram_heat import histogram_heat
from dashboard.figures.histogram_percentiles import histogram_percentiles
from dashboard.figures.histogram_ridge import histogram_front, histogram_ridge
from dashboard.figures.histogram_step import histogram_step
from dashboard.queries.panels import Panels, mark, row_at

from .bins import MOST_STEPS, Density, density
from .edges import SharedEdges
from .health import ODD, moments
from .percentiles import percentiles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from insight.tables.scalar_index import Segment

FIGURES = {"heat": histogram_heat, "ridge": histogram_ridge, "front": histogram_front}
VIEWS = ("heat", "ridge", "front", "percentiles")
CENTRAL = 0.99
MOST_OVERLAID = 4
_LATEST = 2**62


@dataclass(frozen=True)
class Query:
    """What a browser asked for; whatever it sent, all of this can be answered.

    Attributes:
        view: One of `VIEWS`.
        theme: `light` or `dark`.
        share: Whether shares are drawn in place of counts.
        log: Whether counts are drawn by their logarithms.
        central: Whether only the central 99 % of the values have to be seen.
        step: The step whose histograms are compared; a later one than all for the newest.
        panels: Whose histograms.

    """

    view: str = "heat"
    theme: str = "light"
    share: bool = False
    log: bool = False
    central: bool = False
    step: int = _LATEST
    panels: Panels = field(default_factory=Panels)

    @classmethod
    def of(cls, options: Any) -> Query:
        """What can be understood of a browser's options."""
        told = options if isinstance(options, dict) else {}
        step = told.get("step")
        if not isinstance(step, int):
            step = _LATEST
        return cls(
            view=told["view"] if told.get("view") in VIEWS else "heat",
            theme="dark" if told.get("theme") == "dark" else "light",
            share=told.get("values") == "share",
            log=told.get("scale") == "log",
            central=told.get("range") == "central",
            step=max(-_LATEST, min(_LATEST, step)),
            panels=Panels.of(told),
        )


def card_keys(
    table: pd.DataFrame, segments: Sequence[Segment], query: Query, window: tuple[int, int]
) -> tuple[str, str]:
    """(of the panels, of the comparison): each changes whenever that part looks different."""
    form = f"{query.share}:{query.log}:{query.central}:{mark(table, segments)}"
    return f"{query.view}:{query.theme}:{window[0]}-{window[1]}:{form}", f"{query.step}:{form}"


def card(
    table: pd.DataFrame,
    segments: Sequence[Segment],
    query: Query,
    window: tuple[int, int],
    known: tuple[str, ...] = (),
) -> dict[str, Any]:
    """The parts of a card that the browser does not know yet, its runs on common bins.

    Args:
        table: The histogram table.
        segments: The series of the card's tag, in the order of its panels.
        query: What the browser asked for.
        window: Which panels.
        known: The keys of what the browser has.

    """
    keys = card_keys(table, segments, query, window)
    payload: dict[str, Any] = {"key": "|".join(keys), "panels": None, "compared": None}
    if set(keys) <= set(known):
        return payload
    shared = SharedEdges(table, segments, CENTRAL if query.central else None)
    if keys[0] not in known:
        drawn = segments[window[0] : window[1]]
        payload |= {
            "runs": [one.run for one in segments],
            "first": window[0],
            "isNumbered": _is_numbered(table, segments),
            "panels": [_panel(table, one, query, shared.of(one)) for one in drawn],
        }
    if keys[1] not in known:
        payload["compared"] = _compared(table, segments[:MOST_OVERLAID], query, shared.edges)
    return payload


def _is_numbered(table: pd.DataFrame, segments: Sequence[Segment]) -> bool:
    """Whether none of the runs has steps: numbers stand in their place."""
    first = [segment.start for segment in segments]
    return bool(first) and bool(table["is_numbered"].to_numpy()[first].all())


def _panel(
    table: pd.DataFrame, segment: Segment, query: Query, edges: NDArray[np.float64]
) -> dict[str, Any]:
    rows = table.iloc[segment.start : segment.end]
    if query.view == "percentiles":
        figure = histogram_percentiles(percentiles(rows), query.theme)
        figure["layout"]["yaxis"]["range"] = [float(edges[0]), float(edges[-1])]
    else:
        spread = density(rows, edges)
        figure = FIGURES[query.view](spread, query.theme, query.share, query.log)
    return {
        "run": segment.run,
        "figure": figure,
        "recorded": len(rows),
        "drawn": min(len(rows), MOST_STEPS),
        "isNumbered": bool(rows["is_numbered"].iloc[0]),
        "odd": int(rows[list(ODD)].to_numpy().sum()),
    }


def _compared(
    table: pd.DataFrame, segments: Sequence[Segment], query: Query, edges: NDArray[np.float64]
) -> dict[str, Any]:
    """Some runs at one step: their histograms over each other, and their numbers."""
    indices = [row_at(table, segment, query.step) for segment in segments]
    found: dict[str, Density] = {}
    rows = []
    for segment, index in zip(segments, indices, strict=True):
        row = table.iloc[[index]]
        found[segment.run] = density(row, edges)
        rows.append(_numbers(row, table, index, segment.run, found[segment.run]))
    return {"figure": histogram_step(found, query.share, query.log), "rows": rows}


def _numbers(
    row: pd.DataFrame, table: pd.DataFrame, index: int, run: str, spread: Density
) -> dict[str, Any]:
    known = moments(table, np.array([index]))
    held = row.iloc[0]
    finite = float(spread.counts.sum() + spread.outside.sum())
    odd = dict(zip(("nan", "up", "down"), (int(held[name]) for name in ODD), strict=True))
    bounds = {name: float(held[name]) if finite else None for name in ("min", "max")}
    moment = {
        "mean": float(known.mean[0]) if finite else None,
        "std": float(known.std[0]) if finite else None,
    }
    counts = {"run": run, "step": int(held["step"]), "count": int(held["count"])}
    return counts | bounds | moment | odd | {"outside": float(spread.outside[0])}
