"""Which tensors were recorded: runs, tags and their steps."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers
from insight.tables.scalar_index import held_at, segments_of

if TYPE_CHECKING:
    import pandas as pd


def tensor_index(table: pd.DataFrame) -> dict[str, Any]:
    """Every tensor by its run and tag, with its steps, and its newest shape, type and time."""
    runs: dict[str, int] = {}
    tags: dict[str, int] = {}
    shapes, dtypes = table["shape"].to_numpy(), table["dtype"].to_numpy()
    times = table["wall_time"].to_numpy()
    cells: list[list[Any]] = [
        [
            runs.setdefault(one.run, len(runs)),
            tags.setdefault(one.tag, len(tags)),
            one.end - one.start,
            [int(size) for size in shapes[one.end - 1]],
            str(dtypes[one.end - 1]),
            float(times[one.end - 1]),
        ]
        for one in segments_of(table)
    ]
    order = sorted(tags)
    index_of = {tags[tag]: index for index, tag in enumerate(order)}
    for cell in cells:
        cell[1] = index_of[cell[1]]
    return {"runs": list(runs), "tags": order, "cells": cells}


def index_mark(table: pd.DataFrame) -> list[float]:
    """Changes when the index does; small, for the browser sends it back."""
    names = 0
    for name in ("run", "tag"):
        column = table[name].cat
        listed = "\0".join(map(str, column.categories)).encode("utf-8", "replace")
        names = zlib.crc32(column.codes.to_numpy().tobytes(), zlib.crc32(listed, names))
    return [len(table), float(table["wall_time"].max()) if len(table) else 0.0, names]


def rows_of(table: pd.DataFrame, run: str, tag: str) -> pd.DataFrame:
    """The rows of one tensor, by step."""
    held = (table["run"] == run).to_numpy(bool) & (table["tag"] == tag).to_numpy(bool)
    return table[held]


def row_at(rows: pd.DataFrame, step: int | None) -> pd.Series[Any]:
    """The row that held at a step: the newest up to there, else the first; None for the newest."""
    if step is None:
        return rows.iloc[-1]
    return rows.iloc[max(held_at(rows["step"].to_numpy(np.int64), step), 0)]


def steps_of(rows: pd.DataFrame) -> dict[str, str]:
    return numbers(rows["step"].to_numpy(np.int64))
