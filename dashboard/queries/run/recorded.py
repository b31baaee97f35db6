"""What a run recorded: its series in the order in which people look at them, its pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dashboard.blobs import blob_id
from dashboard.queries.scalars.order import card_order
from insight.lineage.target.objective import objective

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pandas as pd

    from insight.lineage.target import Target
    from insight.tables.scalar_index import ScalarIndex, Segment

UNKNOWN = "unknown"  # the format of bytes that are no picture
MOST_PICTURES = 24
KINDS = (
    *("image", "figure", "histogram", "tensor", "text", "graph", "dataset_graph", "landscape"),
    "curve",
)
SAVED = ("table", "audio", "video")
"""Kinds whose values are files to save, and have no page."""
MOST_SAVED = 24


def series_of_run(index: ScalarIndex, run: str) -> list[Segment]:
    """The series of one run."""
    return [segment for segment in index.segments if segment.run == run]


def curve_tags(index: ScalarIndex, series: Sequence[Segment], target: Target) -> list[str]:
    """The tags of a run in the order in which their cards stand on Scalars."""
    by_tag = {segment.tag: [segment] for segment in series}
    runs = {segment.run for segment in series}
    return card_order(by_tag, target.name, target.direction, runs, runs, index.direction).tags


def pictures(images: pd.DataFrame, run: str) -> dict[str, Any] | None:
    """The newest picture of each tag of a run: the first 24 of them, and how many tags there are.

    Args:
        images: `Store.table("image")`.
        run: Whose.

    """
    own = images[images["run"] == run].drop_duplicates("tag", keep="last")
    seen = own[own["format"] != UNKNOWN]
    if seen.empty:
        return None
    names = ("tag", "step", "wall_time", "width", "height")
    rows = zip(*(seen[name].head(MOST_PICTURES).tolist() for name in names), strict=True)
    return {
        "count": len(seen),
        "shown": [
            {
                "id": blob_id("image", run, str(tag), step),
                "tag": str(tag),
                "step": step,
                "time": time,
                "width": width,
                "height": height,
            }
            for tag, step, time, width, height in rows
        ],
    }


def kinds(tables: Mapping[str, pd.DataFrame], run: str) -> dict[str, tuple[int, str]]:
    """What else a run recorded: how many tags of each kind, and the first of them.

    Args:
        tables: By kind.
        run: Whose; kinds that it has nothing of are left out.

    """
    held = {kind: table.loc[table["run"] == run, "tag"].unique() for kind, table in tables.items()}
    return {kind: (len(tags), str(tags[0])) for kind, tags in held.items() if len(tags)}


def saved(tables: Mapping[str, pd.DataFrame], run: str) -> dict[str, Any]:
    """The newest value of each tag of some kinds of a run: how many tags, and the first of them.

    Args:
        tables: By kind.
        run: Whose; kinds that it has nothing of are left out.

    """
    found = {}
    for kind, table in tables.items():
        newest = table[table["run"] == run].drop_duplicates("tag", keep="last")
        if len(newest):
            first = newest.head(MOST_SAVED)
            columns = (first[name].tolist() for name in ("tag", "step", "wall_time"))
            shown = [
                {
                    "id": blob_id(kind, run, str(tag), step),
                    "tag": str(tag),
                    "step": step,
                    "time": at,
                }
                for tag, step, at in zip(*columns, strict=True)
            ]
            found[kind] = {"count": len(newest), "shown": shown}
    return found


def judged_by(index: ScalarIndex, series: Sequence[Segment]) -> str | None:
    """By which of its own series a run could be judged: of those, one that the most runs have."""
    tags = (segment.tag for segment in series)
    counts = {tag: len(index.by_tag[tag]) for tag in tags if index.direction(tag)}
    return objective(counts, way=index.direction)
