"""What is known of all histograms at once: their series by tag, their steps, what is wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from dashboard.encode import numbers

from .health import Finding, findings

if TYPE_CHECKING:
    import pandas as pd

    from dashboard.queries.series.cut import Cut
    from insight.tables.scalar_index import Segment


@dataclass(frozen=True)
class HistogramIndex:
    """One version of the histogram table, looked through once.

    Attributes:
        table: The table.
        by_tag: The series of each tag, sorted by run.
        findings: Tags with something wrong, and what; the worst kind first.
        steps: All steps at which any run recorded a histogram, as they travel.
        span: Changes when the steps do; small, for a browser sends it back.

    """

    table: pd.DataFrame
    by_tag: dict[str, list[Segment]]
    findings: dict[str, list[Finding]]
    steps: dict[str, str]
    span: list[int]


def histogram_index(cut: Cut) -> HistogramIndex:
    """The index of a table that was cut into its series."""
    by_tag: dict[str, list[Segment]] = {}
    for segment in cut.segments:
        by_tag.setdefault(segment.tag, []).append(segment)
    wrong: dict[str, list[Finding]] = {}
    for finding in findings(cut.table, cut.segments):
        wrong.setdefault(finding.tag, []).append(finding)
    steps = numbers(np.unique(cut.step))
    span = [len(cut.step), int(cut.step.max(initial=-1))]
    return HistogramIndex(cut.table, by_tag, wrong, steps, span)
