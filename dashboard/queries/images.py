"""What is recorded of pictures, in portions: which there are, at which steps, and of what size.

The pixels themselves have addresses of their own: see `dashboard/blobs.py`.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
from pandas.api.types import union_categoricals

from dashboard.encode import numbers
from insight.tables.scalar_index import starts_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    Payload = dict[str, Any]

UNKNOWN, PLOTLY = "unknown", "plotly"  # formats


def with_figures(images: pd.DataFrame, figures: pd.DataFrame) -> pd.DataFrame:
    """Images and figures of Plotly in one table of images, sorted as they are.

    Args:
        images: `store.numbered("image")`.
        figures: `store.numbered("figure")`; their rows have the format "plotly".

    """
    if figures.empty:
        return images
    drawn = figures.assign(channels=3, format=PLOTLY)[list(images.columns)]
    if images.empty:
        return drawn
    parts = [images, drawn]
    names = {
        name: union_categoricals([part[name] for part in parts], sort_categories=True)
        for name in ("run", "tag")
    }
    both = pd.concat([part.drop(columns=list(names)) for part in parts], ignore_index=True)
    both = both.assign(**names)[list(images.columns)]
    return both.sort_values(["run", "tag", "step"], kind="stable", ignore_index=True)


def image_structure(images: pd.DataFrame, known: str | None = None) -> Payload | None:
    """Which runs have which tags; None where the browser knows it.

    Args:
        images: `store.pictures()`.
        known: The key of what the browser has.

    Returns:
        `runs` and `tags` as names; `run` and `tag`, indices in them, pair by pair.

    """
    runs, tags = (images[name].cat.categories.tolist() for name in ("run", "tag"))
    starts = starts_of(images)
    run, tag = (images[name].cat.codes.to_numpy()[starts] for name in ("run", "tag"))
    key = key_of("\0".join(runs), "\0".join(tags), run, tag)
    if key == known:
        return None
    return {"key": key, "runs": runs, "tags": tags, "run": numbers(run), "tag": numbers(tag)}


def image_steps(images: pd.DataFrame, tag: str | None, known: str | None = None) -> Payload | None:
    """All steps at which any picture was recorded; None where the browser knows them.

    Args:
        images: `store.pictures()`.
        tag: Only the steps of this tag count; None for those of all.
        known: The key of what the browser has.

    """
    counted = images if tag is None else images[(images["tag"] == tag).to_numpy()]
    found = np.unique(counted["step"].to_numpy())
    is_numbered = len(counted) > 0 and bool(counted["is_numbered"].all())
    key = key_of(tag or "", found, np.array([len(images), is_numbered]))
    if key == known:
        return None
    told = {"key": key, "tag": tag, "steps": numbers(found), "total": len(images)}
    return told | {"isNumbered": is_numbered}


def image_series(
    images: pd.DataFrame, wanted: Sequence[tuple[str, str]], known: Mapping[tuple[str, str], str]
) -> list[Payload]:
    """The pictures of some pairs of run and tag, each as step, time and size; no pixels.

    Those of a series without steps have numbers in their place, and `recorded` is the step that all
    of them bear.

    Args:
        images: `store.pictures()`.
        wanted: Pairs of run and tag; those that have no picture are left out.
        known: The keys of the series that the browser has; they are left out while they hold.

    """
    found = []
    for run, tag, rows in rows_of(images, wanted):
        payload = _series(rows)
        if payload["key"] != known.get((run, tag)):
            found.append({"run": run, "tag": tag} | payload)
    return found


def rows_of(
    table: pd.DataFrame, wanted: Sequence[tuple[str, str]]
) -> Iterator[tuple[str, str, pd.DataFrame]]:
    """The rows of some pairs of run and tag, for each pair that has any.

    Args:
        table: What `store.numbered(kind)` gives, of any kind.
        wanted: Pairs of run and tag.

    """
    starts = starts_of(table)
    stops = np.append(starts[1:], len(table))
    runs, tags = (table[name].cat for name in ("run", "tag"))
    index_of = {
        pair: index
        for index, pair in enumerate(
            zip(
                runs.codes.to_numpy()[starts].tolist(),
                tags.codes.to_numpy()[starts].tolist(),
                strict=True,
            )
        )
    }
    run_codes = {name: code for code, name in enumerate(runs.categories)}
    tag_codes = {name: code for code, name in enumerate(tags.categories)}
    for run, tag in wanted:
        index = index_of.get((run_codes.get(run, -1), tag_codes.get(tag, -1)))
        if index is not None:
            yield run, tag, table.iloc[starts[index] : stops[index]]


def _series(rows: pd.DataFrame) -> Payload:
    steps, times = rows["step"].to_numpy(), rows["wall_time"].to_numpy()
    odd, figures = (
        np.flatnonzero((rows["format"] == form).to_numpy()) for form in (UNKNOWN, PLOTLY)
    )
    return {
        "key": key_of(steps, times, rows["recorded"].to_numpy()),
        "steps": numbers(steps),
        "recorded": int(rows["recorded"].iloc[0]) if rows["is_numbered"].iloc[0] else None,
        "times": numbers(times),
        "width": numbers(rows["width"].to_numpy()),
        "height": numbers(rows["height"].to_numpy()),
        "odd": odd.tolist(),
        "figures": figures.tolist(),
    }


def key_of(*parts: str | np.ndarray[Any, Any]) -> str:
    """What stands for some texts and arrays, and changes with any of them."""
    digest = blake2b(digest_size=12)
    for part in parts:
        content = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part.tobytes()
        digest.update(len(content).to_bytes(8, "little") + content)
    return digest.hexdigest()
