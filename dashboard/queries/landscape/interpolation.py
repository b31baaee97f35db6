"""The losses between two networks, as files of `insight landscape --between` have them."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers
from dashboard.figures.landscape_interpolation import landscape_interpolation
from insight.tables.scalar_index import Segment

from .fact import mapping_of, number_of, text_of
from .query import LOSS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .query import Query

    Interpolations = Mapping[str, Sequence[Mapping[str, Any]]]


def series_of(interpolations: Interpolations) -> dict[str, list[Segment]]:
    """By the name of the file, the runs that have one: what cards and filters ask of a tag.

    >>> series_of({"a": [{"name": "interpolation_1_2"}]})
    {'interpolation_1_2': [Segment(run='a', tag='interpolation_1_2', start=0, end=1)]}

    """
    found: dict[str, list[Segment]] = {}
    for run, held in interpolations.items():
        for one in held:
            found.setdefault(one["name"], []).append(Segment(run, one["name"], 0, 1))
    return found


def interpolation_card(
    interpolations: Interpolations,
    segments: Sequence[Segment],
    window: tuple[int, int],
    query: Query,
) -> dict[str, Any]:
    """One panel a run, each with the ways between two networks.

    Args:
        interpolations: What all runs have.
        segments: The runs of the card, by one name of a file.
        window: Which of them get a panel.
        query: What the browser asked for: whether by logarithms, and what beside losses.

    """
    drawn = segments[window[0] : window[1]]
    return {
        "key": interpolation_key(interpolations, segments, window, query),
        "runs": [one.run for one in segments],
        "first": window[0],
        "panels": [_panel(one.run, _held(interpolations, one), query) for one in drawn],
    }


def interpolation_key(
    interpolations: Interpolations,
    segments: Sequence[Segment],
    window: tuple[int, int],
    query: Query,
) -> str:
    """Changes whenever the card would look different."""
    mark = 0
    for one in segments:
        mark = zlib.crc32(one.run.encode("utf-8", "replace"), mark)
        for way in _held(interpolations, one)["ways"].values():
            for values in (way["loss"], *way["quantities"].values()):
                mark = zlib.crc32(np.ascontiguousarray(values).tobytes(), mark)
    return f"{query.log}:{query.shown}:{window[0]}-{window[1]}:{mark}"


def _held(interpolations: Interpolations, segment: Segment) -> Mapping[str, Any]:
    return next(one for one in interpolations[segment.run] if one["name"] == segment.tag)


def _panel(run: str, told: Mapping[str, Any], query: Query) -> dict[str, Any]:
    ends = {name: end_of(told["facts"].get(name)) for name in ("a", "b")}
    ways = told["ways"]
    drawn = {
        name: {"t": way["t"], "values": values, "barrier": way["barrier"]}
        for name, way in ways.items()
        if (values := _values(way, query.shown)) is not None
    }
    names = (ends["a"]["name"], ends["b"]["name"])
    return {
        "run": run,
        "file": told["file"],
        "offers": sorted({str(what) for way in ways.values() for what in way["quantities"]}),
        "figure": landscape_interpolation(drawn, names, query.log, query.word),
        "ways": {
            name: {
                "t": numbers(way["t"]),
                "loss": numbers(way["loss"]),
                "quantities": {what: numbers(one) for what, one in way["quantities"].items()},
            }
            for name, way in ways.items()
        },
        "shown": {"what": query.shown, "there": bool(drawn)},
        "facts": _facts(told, ends),
    }


def _values(way: Mapping[str, Any], what: str) -> Any:
    """What is shown of a way, (n,); None where its file lacks that."""
    return way["loss"] if what == LOSS else way["quantities"].get(what)


def end_of(told: Any) -> dict[str, Any]:
    """What is known of one end; its name is empty where nothing says it."""
    held = mapping_of(told)
    return {
        "name": text_of(held.get("name")) or "",
        "loss": number_of(held.get("loss")),
        "sampling": number_of(held.get("sampling_error")),
    }


def _facts(told: Mapping[str, Any], ends: Mapping[str, Any]) -> dict[str, Any]:
    facts = told["facts"]
    model, align, curve = (mapping_of(facts.get(name)) for name in ("model", "align", "curve"))
    losses = np.concatenate([way["loss"] for way in told["ways"].values()])
    return {
        **ends,
        "barriers": {name: number_of(float(way["barrier"])) for name, way in told["ways"].items()},
        "points": int(told["ways"]["straight"]["t"].size),
        "odd": int((~np.isfinite(losses)).sum()),
        "not_positive": int((losses <= 0).sum()),
        "distance": number_of(facts.get("distance")),
        "distance_before": number_of(align.get("distance_before")),
        "distance_aligned": number_of(align.get("distance")),
        "curve_steps": number_of(curve.get("steps")),
        "batch_norm": text_of(model.get("batch_norm")),
        "samples": number_of(model.get("samples")),
        "parameters": number_of(facts.get("parameters")),
        "seed": number_of(align.get("seed", curve.get("seed"))),
    }
