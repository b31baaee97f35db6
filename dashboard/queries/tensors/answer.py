"""What the tensors page shows of one tensor, or of two and their difference."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.blobs import blob_id
from dashboard.figures.tensor_heat import tensor_heat
from dashboard.figures.tensor_histogram import tensor_histogram
from dashboard.theme import THEMES
from dashboard.words import say
from insight.errors import SummaryError

from .index import row_at, rows_of, steps_of
from .numbers import difference, gap, is_beyond, statistics
from .slice import SliceError, kept_indices, part_of, written
from .view import exact_texts, histogram, picture, table_page

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd
    from numpy.typing import NDArray

    from dashboard.live import LiveStore

    from .cache import TensorCache

VIEWS = ("table", "heat", "histogram")
_FURTHEST = 2**62


@dataclass(frozen=True)
class Query:
    """What a browser asked for; whatever it sent, all of this can be answered."""

    run: str = ""
    tag: str = ""
    step: int | None = None
    part: str = ""
    view: str = "table"
    row: int = 0
    column: int = 0
    other_run: str = ""
    other_step: int | None = None
    absolute: float = 0.0
    relative: float = 0.0
    theme: str = "light"

    @classmethod
    def of(cls, request: Any) -> Query:
        """What can be understood of a request."""
        told = request if isinstance(request, dict) else {}
        run, tag, part, other = (_text(told.get(key)) for key in ("run", "tag", "slice", "other"))
        step, other_step = (_whole(told.get(key)) for key in ("step", "otherStep"))
        row, column = (_whole(told.get(key)) or 0 for key in ("row", "column"))
        absolute, relative = (_tolerance(told.get(key)) for key in ("absolute", "relative"))
        return cls(
            run=run,
            tag=tag,
            step=step,
            part=part,
            view=told["view"] if told.get("view") in VIEWS else "table",
            row=row,
            column=column,
            other_run=other,
            other_step=other_step,
            absolute=absolute,
            relative=relative,
            theme="dark" if told.get("theme") == "dark" else "light",
        )


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _whole(value: Any) -> int | None:
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    return max(-_FURTHEST, min(_FURTHEST, value))


def _tolerance(value: Any) -> float:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    return float(value) if number and math.isfinite(value) and value >= 0 else 0.0


def tensor_answer(store: LiveStore, cache: TensorCache, query: Query) -> dict[str, Any]:
    """Facts of the whole tensor and the view of a part of it; words where something is missing."""
    table = store.numbered("tensor")
    rows = rows_of(table, query.run, query.tag)
    if rows.empty:
        return {"missing": say("This run has no such tensor")}
    row = row_at(rows, query.step)
    found: dict[str, Any] = {"steps": steps_of(rows)}
    try:
        array = _read(store, cache, row)
        found["facts"] = [_facts(cache, row, array)]
        if query.other_run:
            other = _other(table, query, int(row["step"]))
            return found | _pair(store, cache, (row, array), other, query, found["facts"])
    except (SummaryError, OSError) as error:
        return found | {"missing": say("The tensor cannot be read:") + f" {error}"}
    part, failure = _part(array, query)
    return found | (failure or _seen([part], array.shape, query))


def _read(store: LiveStore, cache: TensorCache, row: pd.Series[Any]) -> NDArray[Any]:
    key = run, tag, _, wall_time = _key(row)
    array: NDArray[Any] = cache.get(
        key,
        lambda: np.asarray(store.value("tensor", run, tag, int(row["recorded"]), wall_time)),
    )
    return array


def _key(row: pd.Series[Any]) -> tuple[str, str, int, float]:
    return str(row["run"]), str(row["tag"]), int(row["step"]), float(row["wall_time"])


def _facts(cache: TensorCache, row: pd.Series[Any], array: NDArray[Any]) -> dict[str, Any]:
    run, tag, recorded = str(row["run"]), str(row["tag"]), int(row["recorded"])
    return {
        "run": run,
        "step": int(row["step"]),
        "isNumbered": bool(row["is_numbered"]),
        "wall_time": float(row["wall_time"]),
        "shape": [int(size) for size in array.shape],
        "dtype": str(row["dtype"]),
        "blob": blob_id("tensor", run, tag, recorded),
        **cache.fact(("statistics", _key(row)), lambda: statistics(array)).as_dict(),
    }


def _other(table: pd.DataFrame, query: Query, step: int) -> pd.Series[Any] | None:
    """What the tensor is compared with: a run's first step by default in itself, else the same."""
    rows = rows_of(table, query.other_run, query.tag)
    if rows.empty:
        return None
    usual = int(rows["step"].iloc[0]) if query.other_run == query.run else step
    return row_at(rows, usual if query.other_step is None else query.other_step)


def _pair(
    store: LiveStore,
    cache: TensorCache,
    first: tuple[pd.Series[Any], NDArray[Any]],
    row: pd.Series[Any] | None,
    query: Query,
    facts: list[dict[str, Any]],
) -> dict[str, Any]:
    if row is None:
        return {"missing": say("The other run has no such tensor")}
    one, two = first[1], _read(store, cache, row)
    both = [*facts, _facts(cache, row, two)]
    if one.shape != two.shape:
        shapes = [str(list(array.shape)).replace(" ", "") for array in (one, two)]
        words = say(
            "Shapes differ: {one} and {other}, so there is no difference element by element",
            one=shapes[0],
            other=shapes[1],
        )
        return {"facts": both, "missing": words}
    apart = cache.fact(
        ("difference", _key(first[0]), _key(row), query.absolute, query.relative),
        lambda: difference(one, two, query.absolute, query.relative),
    )
    part, failure = _part(one, query)
    other, _ = _part(two, query)
    seen = failure or _seen([part, other], one.shape, query)
    return {"facts": both, "difference": apart.as_dict()} | seen


def _part(array: NDArray[Any], query: Query) -> tuple[NDArray[Any], dict[str, Any] | None]:
    """The part asked for, or why there is none."""
    nothing: NDArray[Any] = np.empty(0)
    if not array.size:
        return nothing, {"missing": say("The tensor has no elements")}
    try:
        part = part_of(query.part, array.shape)
    except SliceError as error:
        return nothing, {"refused": str(error)}
    seen = array[part]
    if not np.size(seen):
        return nothing, {"refused": say("This slice holds no element")}
    if np.ndim(seen) > 2 and query.view != "histogram":
        words = say(
            "The slice leaves {count} axes and a table has two: give numbers for the others, as "
            "in {example}",
            count=np.ndim(seen),
            example=written(part_of("", array.shape)),
        )
        return nothing, {"refused": words}
    return np.asarray(seen), None


def _seen(parts: Sequence[NDArray[Any]], shape: tuple[int, ...], query: Query) -> dict[str, Any]:
    """The view of a part, or of the difference of two."""
    values = gap(parts[0], parts[1]) if len(parts) > 1 else parts[0].astype(np.float64)
    part = part_of(query.part, shape)
    axes = kept_indices(part, shape)
    seen: dict[str, Any] = {"slice": written(part), "size": int(values.size)}
    if query.view == "heat":
        drawn = picture(values, axes)
        return seen | {"figure": tensor_heat(drawn), "block": list(drawn.block)}
    if query.view == "histogram":
        edges, counts = histogram(values)
        figure = tensor_histogram(edges, counts, THEMES[query.theme]["accent"])
        return seen | {"figure": figure, "odd": int((~np.isfinite(values)).sum())}
    page = table_page(values, axes, query.row, query.column)
    page["exact"] = exact_texts(parts, query.row, query.column)
    if len(parts) > 1:
        beyond = is_beyond(parts[0], parts[1], query.absolute, query.relative).astype(np.float64)
        page["beyond"] = table_page(beyond, axes, query.row, query.column)["values"]
    return seen | {"table": page}
