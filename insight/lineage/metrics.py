"""What filters and orders may ask of metrics: one number a run and tag."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

import pandas as pd

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Measure: TypeAlias = Literal["last", "min", "max"]
"""The last value of a metric, its lowest or its highest."""

MEASURES: Mapping[str, Measure] = {"last": "last", "min": "min", "max": "max"}

_MEASURED = re.compile(rf"({'|'.join(MEASURES)})\s*\((.*)\)", re.IGNORECASE | re.DOTALL)


class Metrics(Protocol):
    """Whose metrics may be asked for: a store."""

    def tags(self, kind: str) -> Sequence[str]:
        """The tags of a kind in any run."""

    def metric(self, tag: str, measure: Measure) -> Mapping[str, float]:
        """One number for each run that has the tag."""


def measured(text: str) -> tuple[str, Measure | None]:
    """The tag and the measure that a text names; the text itself where it names none.

    >>> measured("min(val_loss)"), measured("loss")
    (('val_loss', 'min'), ('loss', None))

    """
    match = _MEASURED.fullmatch(text.strip())
    return (text, None) if match is None else (match[2].strip(), MEASURES[match[1].casefold()])


def metric_column(
    table: pd.DataFrame, metrics: Metrics, tag: str, measure: Measure | None
) -> pd.Series[float]:
    """The numbers of a tag beside the runs of a table; NaN for a run without the tag."""
    numbers = metrics.metric(tag, measure or "last")
    values = [numbers.get(str(run), float("nan")) for run in table["run"]]
    return pd.Series(values, index=table.index, dtype="float64", name=tag)
