"""Texts that say again in words what a number says: a schedule beside its rate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pandas as pd

from insight.lineage.numeric import is_numeric

if TYPE_CHECKING:
    from collections.abc import Sequence


def without_descriptions(rows: pd.DataFrame, names: Sequence[str]) -> list[str]:
    """The names without texts that part the runs as the number does whose name theirs begins with.

    >>> rows = pd.DataFrame({"rate": [0.1, 0.2], "rate_schedule": ["falls", "stays"]})
    >>> rows["optimizer"] = ["Adam", "SGD"]
    >>> without_descriptions(rows, ["rate", "rate_schedule", "optimizer"])
    ['rate', 'optimizer']

    """
    numbers = [name for name in names if is_numeric(rows[name])]
    return [
        name
        for name in names
        if name in numbers
        or not any(
            name.startswith(f"{number}_") and _parts(rows[name]) == _parts(rows[number])
            for number in numbers
        )
    ]


def _parts(column: pd.Series[Any]) -> list[int]:
    """Which value each run has, counted as they first come; -1 for none."""
    codes: list[int] = pd.factorize(column)[0].tolist()
    return codes
