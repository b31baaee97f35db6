"""Rows of a table with every record of the series without steps in the place of their last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

if TYPE_CHECKING:
    from numpy.typing import NDArray


def with_every_record(table: pd.DataFrame, stepless: pd.DataFrame) -> pd.DataFrame:
    """The rows by run and tag; those of one run, tag and step in the order of their records.

    Args:
        table: Rows of `Store.table(kind)`.
        stepless: Those of `Store.stepless(kind)`, of the same runs.

    """
    if stepless.empty:
        return table
    names: dict[str, Any] = {name: table[name].cat.categories for name in ("run", "tag")}
    alike = {name: pd.Categorical(stepless[name], categories=names[name]) for name in names}
    records = stepless.assign(**alike)
    others = table[~np.isin(_series(table), _series(records))]
    whole = pd.concat([others, records], ignore_index=True)
    return whole.iloc[np.argsort(_series(whole), kind="stable")].reset_index(drop=True)


def _series(table: pd.DataFrame) -> NDArray[np.int64]:
    """A number for each run and tag, in their order."""
    run, tag = (table[name].cat.codes.to_numpy(np.int64) for name in ("run", "tag"))
    return run * len(table["tag"].cat.categories) + tag
