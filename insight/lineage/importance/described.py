"""Facts that say again what a number says: a schedule beside its rate, a size in batches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pandas as pd

from insight.lineage.numeric import is_numeric

if TYPE_CHECKING:
    from collections.abc import Sequence


BATCH_SIZE = "hyperparameters.batch_size"
OF_WHOLE_BATCHES = ("dataset.train_dataset_size", "dataset.valid_dataset_size")
"""Samples of which a rest that fills no batch may have been dropped."""


def without_descriptions(rows: pd.DataFrame, names: Sequence[str]) -> list[str]:
    """The names without what follows from a number that is there, too.

    That is a text that parts the runs as the number does whose name its own begins with; and the
    size of a data set that the size of batches alone decides.

    >>> rows = pd.DataFrame({"rate": [0.1, 0.2], "rate_schedule": ["falls", "stays"]})
    >>> rows["optimizer"] = ["Adam", "SGD"]
    >>> without_descriptions(rows, ["rate", "rate_schedule", "optimizer"])
    ['rate', 'optimizer']

    """
    numbers = [name for name in names if is_numeric(rows[name])]
    return [name for name in names if not _follows(rows, name, numbers)]


def _follows(rows: pd.DataFrame, name: str, numbers: Sequence[str]) -> bool:
    if name in OF_WHOLE_BATCHES:
        return BATCH_SIZE in numbers and _is_decided(rows[name], rows[BATCH_SIZE])
    return name not in numbers and any(
        name.startswith(f"{number}_") and _parts(rows[name]) == _parts(rows[number])
        for number in numbers
    )


def _is_decided(column: pd.Series[Any], by: pd.Series[Any]) -> bool:
    """Whether a column varies, and runs that have one value of another have one value of it."""
    held = column.groupby(by, dropna=False).nunique(dropna=False)
    varies, repeats = len(column.unique()) > 1, len(by.unique()) < len(by)
    return varies and repeats and bool((held == 1).all())


def _parts(column: pd.Series[Any]) -> list[int]:
    """Which value each run has, counted as they first come; -1 for none."""
    codes: list[int] = pd.factorize(column)[0].tolist()
    return codes
