"""The columns that the charts of the lineage page draw, encoded for the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from dashboard.encode import numbers
from dashboard.queries.runs.overview import metric_tags
from insight.lineage.numeric import as_floats, is_numeric, scale_of
from insight.lineage.sections import lineage_sections

from .facts import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.tables.scalar_index import ScalarIndex

LAST = "last:"
MOST_COLUMNS = 400


def recorded_columns(lineage: pd.DataFrame, runs: Sequence[str]) -> dict[str, Any]:
    """Every column with anything in it: they stay the same while a run goes on.

    `assets/pages/lineage/view.mjs` reads it.

    `runs` names the rows; `columns` has a dict a column of the lineage; `more` counts what was
    left out, for the browser draws at most 400.
    """
    rows = lineage.set_index("run").reindex(list(runs))
    sections, more = shown_sections(lineage)
    columns = [column(name, rows[name]) for names in sections.values() for name in names]
    return {"runs": list(runs), "columns": columns, "more": more}


def live_columns(runs: pd.DataFrame, index: ScalarIndex) -> list[dict[str, Any]]:
    """What changes while runs go on: the status, and `last:` columns of the usual tags."""
    columns = [column("status", runs["status"].astype(object))]
    for tag in metric_tags(index):
        lasts = index.last(tag)
        values = pd.Series([lasts.get(str(run), np.nan) for run in runs["run"]], dtype=float)
        columns.append(column(LAST + tag, values))
    return columns


def shown_sections(lineage: pd.DataFrame) -> tuple[dict[str, list[str]], int]:
    """The columns that charts and table show, by section; and how many are left out."""
    shown, left = {}, MOST_COLUMNS
    sections = lineage_sections(lineage)
    for section, names in sections.items():
        if names[:left]:
            shown[section] = names[:left]
            left -= len(shown[section])
    return shown, sum(map(len, sections.values())) - (MOST_COLUMNS - left)


def column(name: str, values: pd.Series[Any]) -> dict[str, Any]:
    """One column: numbers with NaN for what is missing, or codes of `levels` with -1 for it.

    >>> import pandas as pd
    >>> column("user.net", pd.Series(["b", None, "a"]))["levels"]
    ['a', 'b']
    """
    shared = heading(name)
    if values.notna().any() and is_numeric(values):
        held = as_floats(values)
        return shared | {"kind": "number", "scale": scale_of(held), "values": numbers(held)}
    texts = [plain(value) for value in values]
    levels = sorted({str(text) for text in texts if text is not None})
    code_of = {level: code for code, level in enumerate(levels)}
    codes = [-1 if text is None else code_of[str(text)] for text in texts]
    return shared | {
        "kind": "text",
        "levels": levels,
        "values": numbers(np.array(codes, np.int64)),
    }


def heading(name: str) -> dict[str, Any]:
    """What a column is called, beside its name everywhere.

    >>> heading("last:loss")
    {'id': 'last:loss', 'section': 'last', 'title': 'loss'}
    """
    if name.startswith(LAST):
        return {"id": name, "section": "last", "title": name.removeprefix(LAST)}
    head, dot, title = name.partition(".")
    return {"id": name, "section": head if dot else "", "title": title or name}
