"""Runs with one fact in common, and what they have in the middle and around it."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pandas as pd

from insight.lineage.facts import text_of
from insight.lineage.numeric import as_floats, is_numeric

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

MIDDLES = ("mean", "median")
BANDS = ("ci", "std", "range")
MOST_GROUPS = 12
RANGES = 6
CHOSEN = ("hyperparameters", "user", "algorithm", "dataset", "model")
LABEL = re.compile(r"(?:^|[._-])(?:seed|id)s?$")
NORMAL_95 = 1.959963984540054
UNKNOWN = ""
REST = "+ "  # and how many values the rest has
BETWEEN = "\x1f"  # the values of two facts: a unit separator, which no name holds
DIGITS = 17  # which tell any two numbers apart


class Group(NamedTuple):
    """Some runs in each slice of an axis.

    Attributes:
        n: (S,) How many of them have a value there.
        middle: (S,) Their mean or median; NaN where there is none.
        low, high: (S,) The band around it; NaN where one run alone has none.

    """

    n: NDArray[np.int64]
    middle: NDArray[np.float64]
    low: NDArray[np.float64]
    high: NDArray[np.float64]


def aggregate(values: NDArray[np.float64], middle: str, band: str) -> Group:
    """Runs (R, S) as one line and a band.

    NaN is no value. `std` reaches one standard deviation (n - 1 in the denominator) to either side
    of the line, `range` from the lowest to the highest run. `ci` is where the middle of all such
    runs lies with a confidence of 95 %: mean ± 1.96 s / √n, by the normal distribution, which is
    too narrow below some ten runs; for the median it is a range between two of the runs, by their
    order, ranks n / 2 ± 1.96 √n / 2 rounded outward.

    >>> import numpy as np
    >>> aggregate(np.array([[1.0, 2.0], [3.0, np.nan]]), "mean", "range").middle.tolist()
    [2.0, 2.0]

    """
    known = ~np.isnan(values)
    n = known.sum(axis=0)
    low, line, high = (np.full(values.shape[1], np.nan) for _ in range(3))
    some = n > 0
    if not some.any():
        return Group(n, line, low, high)
    held, count = values[:, some], n[some]
    ordered = np.sort(held, axis=0)  # NaN comes last
    if middle == "median":
        line[some] = (_rank(ordered, (count - 1) // 2) + _rank(ordered, count // 2)) / 2
    else:
        line[some] = np.nansum(held, axis=0) / count
    if band == "range":
        low[some], high[some] = ordered[0], _rank(ordered, count - 1)
        return Group(n, line, low, high)
    several = n > 1
    held, count = values[:, several], n[several]
    ordered = ordered[:, several[some]]
    if band == "ci" and middle == "median":
        reach = NORMAL_95 * np.sqrt(count) / 2
        low[several] = _rank(ordered, np.clip(np.floor(count / 2 - reach) - 1, 0, count - 1))
        high[several] = _rank(ordered, np.clip(np.ceil(count / 2 + reach), 0, count - 1))
        return Group(n, line, low, high)
    centre = np.nansum(held, axis=0) / count
    spread = np.sqrt(np.nansum((held - centre) ** 2, axis=0) / (count - 1))
    reach = NORMAL_95 * spread / np.sqrt(count) if band == "ci" else spread
    low[several], high[several] = line[several] - reach, line[several] + reach
    return Group(n, line, low, high)


def _rank(ordered: NDArray[np.float64], index: NDArray[Any]) -> NDArray[np.float64]:
    """The value at an index of each column."""
    return ordered[index.astype(np.int64), np.arange(ordered.shape[1])]


def facts(runs: pd.DataFrame, lineage: pd.DataFrame) -> list[str]:
    """What runs can be grouped by: facts of which there are at least two different ones.

    What somebody chose comes first, what most runs have before what few have, seeds after what they
    were drawn for. Metrics are results, and grouping by a result explains nothing: they are left
    out.
    """
    table = _facts_table(runs, lineage)
    names = [
        str(name)
        for name in table.columns
        if not str(name).startswith("metric.") and _differs(table[name])
    ]
    held = table[names].notna().sum()

    def rank(name: str) -> tuple[int, bool, int]:
        section, dot, _ = name.partition(".")
        own = len(CHOSEN) + (not dot)  # where a run is from, and how it ended
        first = CHOSEN.index(section) if section in CHOSEN else own
        return first, LABEL.search(name) is not None, -int(held[name])

    return sorted(names, key=rank)


def group_names(
    runs: pd.DataFrame, lineage: pd.DataFrame, by: str, most: int = MOST_GROUPS
) -> dict[str, str]:
    """The group of each run: the text of its fact, or a range of numbers where these are many.

    At most `most`, 12 if nothing else is said: numbers beyond that are cut into `RANGES` ranges of
    about as many runs each, of other facts the rarest are one group together, named by how many
    they are. Runs of which nothing is recorded are in the group `UNKNOWN`.
    """
    table = _facts_table(runs, lineage)
    if by not in table.columns:
        return {}
    column = table[by]
    names = pd.Series([_text(value) for value in column], index=column.index)
    kinds = names[names != UNKNOWN].value_counts()
    most -= int((names == UNKNOWN).any())
    if len(kinds) > most:
        names = _ranges(column, names) if is_numeric(column) else _usual(names, kinds, most)
    return dict(zip(table.index.astype(str), names, strict=True))


def group_order(names: Mapping[str, str]) -> list[str]:
    """Groups in the order of their numbers or words, those without a fact last."""

    def rank(name: str) -> list[tuple[bool, int, float, str]]:
        return [(value == UNKNOWN, *natural(value)) for value in name.split(BETWEEN)]

    return sorted(set(names.values()), key=rank)


def crossed(one: Mapping[str, str], other: Mapping[str, str]) -> dict[str, str]:
    """Groups of runs that have both facts in common.

    >>> crossed({"a": "0.1"}, {"a": "64"}) == {"a": f"0.1{BETWEEN}64"}
    True

    """
    return {run: f"{name}{BETWEEN}{other.get(run, UNKNOWN)}" for run, name in one.items()}


def is_range(name: str) -> bool:
    """Whether a group is of numbers between two others."""
    return " … " in name and natural(name)[0] == 0


def natural(name: str) -> tuple[int, float, str]:
    """What sorts numbers and ranges by their size, and words after them."""
    try:
        number = float(name.split(" … ", maxsplit=1)[0])
    except ValueError:
        return 1, 0.0, name
    return (1, 0.0, name) if number != number else (0, number, name)  # NaN has no order


def _facts_table(runs: pd.DataFrame, lineage: pd.DataFrame) -> pd.DataFrame:
    own = runs.set_index("run")[["source", "status"]]
    return own.join(lineage.set_index("run").drop(columns=["source", "status"], errors="ignore"))


def _differs(column: pd.Series[Any]) -> bool:
    values = column.tolist()
    first = next(iter(values), None)
    # Most facts are the same of all runs, and texts take ten times as long as comparing values.
    others = (value for value in values if value is not first and _is_other(value, first))
    text = _text(first)
    return any(_text(value) != text for value in others)


def _is_other(value: Any, first: Any) -> bool:
    """Whether two facts may differ; of a missing one pandas does not say."""
    try:
        return bool(value != first)
    except (TypeError, ValueError):
        return True


def _text(value: Any) -> str:
    if isinstance(value, (list, tuple, dict)):
        return text_of(value)
    if value is None or pd.isna(value):
        return UNKNOWN
    if isinstance(value, float):
        return repr(float(value) + 0.0).removesuffix(".0")  # -0.0 is 0
    return str(value)


def _ranges(column: pd.Series[Any], names: pd.Series[str]) -> pd.Series[str]:
    """Numbers as ranges with about as many runs each."""
    held = names != UNKNOWN
    values = as_floats(column[held])
    inner = quantiles(values, np.linspace(0, 1, RANGES + 1)[1:-1])
    cuts = np.unique([values.min(), *inner, values.max()])
    if len(cuts) == 1:  # whole numbers that floats cannot tell apart
        cuts = np.repeat(cuts, 2)
    indices = np.clip(np.searchsorted(cuts, values, side="right") - 1, 0, len(cuts) - 2)
    ranges = [f"{low} … {high}" for low, high in pairwise(_told(cuts))]
    named = pd.Series([ranges[index] for index in indices], index=column.index[held])
    return named.reindex(names.index, fill_value=UNKNOWN)


def quantiles(values: NDArray[np.float64], shares: NDArray[np.float64]) -> NDArray[np.float64]:
    """Different quantiles of the finite values; none without one."""
    finite = values[np.isfinite(values)]
    return np.unique(np.quantile(finite, shares)) if finite.size else finite


def _told(cuts: NDArray[np.float64]) -> list[str]:
    """Different numbers in as few digits, at least three, as tell them apart."""
    for digits in range(3, DIGITS):
        texts = [f"{cut:.{digits}g}" for cut in cuts]
        if len(set(texts)) == len(texts):
            return texts
    return [f"{cut:.{DIGITS}g}" for cut in cuts]


def _usual(names: pd.Series[str], kinds: pd.Series[int], most: int) -> pd.Series[str]:
    """The rarest as one group."""
    kept: Sequence[str] = list(kinds.index[: most - 1])
    rest = f"{REST}{len(kinds) - len(kept)}"
    return names.where(names.isin([*kept, UNKNOWN]), rest)
