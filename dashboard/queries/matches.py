"""The runs that the filter field lets through."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from insight.lineage.query import filter_rows

if TYPE_CHECKING:
    import pandas as pd

# What only the filter language has; without any of it the field holds words of a name.
_LANGUAGE = re.compile(r"[<>=~!()\"']|\b(and|or|not)\b")


def matching_runs(runs: pd.DataFrame, lineage: pd.DataFrame, text: str) -> list[str]:
    """The names of the runs for which a filter holds, in the order of `runs`.

    Args:
        runs: `Store.runs()`.
        lineage: `Store.lineage()`.
        text: An expression such as `lr > 0.01 and status = running`, or plain words that a name
            must contain, in upper or lower case, with `*` for anything between.

    Raises:
        FilterError: If an expression cannot be read or names no column.

    >>> import pandas as pd
    >>> runs = pd.DataFrame({"run": ["adam/1", "sgd/2"]})
    >>> matching_runs(runs, runs, "AD*1")
    ['adam/1']

    """
    if _LANGUAGE.search(text):
        facts = lineage.merge(runs, on="run", how="right")
        return [str(run) for run in filter_rows(facts, text)["run"]]
    patterns = [_pattern(word) for word in text.split()]
    return [str(run) for run in runs["run"] if all(p.search(str(run)) for p in patterns)]


def _pattern(word: str) -> re.Pattern[str]:
    pieces = (re.escape(piece) for piece in word.split("*"))
    return re.compile(".*?".join(pieces), re.IGNORECASE)
