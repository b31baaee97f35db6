"""Tables of scalars, as `Store.table("scalar")` gives them, out of a few numbers."""

from __future__ import annotations

import pandas as pd


def scalar_table(*series: tuple[str, str, list[float]]) -> pd.DataFrame:
    """A scalar table of `run, tag, values` triples, with steps from 0."""
    rows = [
        (run, tag, step, 100.0 + step, value)
        for run, tag, values in sorted(series, key=lambda one: one[:2])
        for step, value in enumerate(values)
    ]
    return pd.DataFrame(rows, columns=["run", "tag", "step", "wall_time", "value"])
