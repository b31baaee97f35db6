"""A report draws the newest curves that have an x of their own, as numbers and never as more."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np

import insight
from dashboard.report.sections.own_axes import HEIGHT, MOST_TAGS, WIDTH, OwnCurve, drawing

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from .conftest import Read

    Report = Callable[..., Read]

RECALL = np.linspace(1, 0, 11)


def points(svg: str) -> list[np.ndarray]:
    lines = re.findall(r'points="([^"]*)"', svg)
    return [np.array([one.split(",") for one in line.split()], float) for line in lines]


def test_newest_curve_of_each_run_is_drawn_with_its_area(tmp_path: Path, report: Report) -> None:
    for run, power in (("a", 1), ("b", 2)):
        with insight.SummaryRecord(tmp_path / run) as record:
            for step in (1, 2):
                curve = insight.Curve(RECALL, RECALL**power / step, "", "recall", "<b>precision")
                record.log(step, {"pr": curve})

    found = report(insight.open_runs(tmp_path))
    text = found.report.html.decode()

    assert text.count('<polyline class="own ink-') == 2
    assert "&lt;b&gt;precision over recall" in text
    for power in (1, 2):
        assert f"step 2 · area {-np.trapezoid(RECALL**power, RECALL) / 2:.4g}" in text


def test_folder_without_curves_has_no_such_section(tmp_path: Path, report: Report) -> None:
    with insight.SummaryRecord(tmp_path / "a") as record:
        record.log(1, {"loss": 0.5})

    assert b'<div class="own-axes">' not in report(insight.open_runs(tmp_path)).report.html


def test_many_long_curves_are_bounded(tmp_path: Path, report: Report) -> None:
    x = np.linspace(0, 1, 20_000)
    with insight.SummaryRecord(tmp_path / "a") as record:
        record.log(1, {str(tag): insight.Curve(x, np.sin(x * 900)) for tag in range(MOST_TAGS + 2)})

    html = report(insight.open_runs(tmp_path)).report.html

    assert html.count(b"<polyline") == MOST_TAGS
    assert len(html) < 500_000


def curve(x: list[float], y: list[float], *, unit: bool = False) -> OwnCurve:
    return OwnCurve("a", 1, np.array(x), np.array(y), 0.0, is_unit=unit)


def test_gaps_part_a_curve_and_nothing_leaves_the_drawing() -> None:
    lines = points(drawing([curve([0, 1, 2, 3, 4], [1, 2, np.nan, 4, np.inf])], [None]).svg)

    assert [len(line) for line in lines] == [2, 1]
    for line in lines:
        assert ((line >= 0) & (line <= (WIDTH, HEIGHT))).all()


def test_curve_between_0_and_1_has_axes_of_that() -> None:
    svg = drawing([curve([0.2, 0.4], [0.2, 0.4], unit=True)], [0]).svg

    assert re.findall(r">([^<]+)</text>", svg) == ["1", "0", "0", "1"]


def test_odd_numbers_are_drawn_without_a_word_that_is_none() -> None:
    for x, y in (
        ([0.0, 0.0], [5.0, 5.0]),
        ([np.nan], [1.0]),
        ([-1.7e308, 1.7e308], [1.7e308, -1.7e308]),
        ([], []),
    ):
        svg = drawing([curve(x, y)], [None]).svg
        assert "nan" not in svg
        assert "inf" not in svg
