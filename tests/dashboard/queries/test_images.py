"""Which pictures there are goes to the browser once, and whole."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd
import pytest

import insight
from dashboard.encode import decode
from dashboard.queries.images import image_series, image_steps, image_structure, with_figures
from dashboard.queries.series.numbered import numbered

if TYPE_CHECKING:
    from collections.abc import Iterable

ADDED = ("recorded", "is_numbered")
RUNS = Path(__file__).resolve().parents[2] / "data" / "summaries" / "runs"


def table_of(rows: Iterable[tuple[str, str, int]], form: str = "png") -> pd.DataFrame:
    frame = pd.DataFrame(sorted(rows), columns=["run", "tag", "step"])
    frame = frame.astype({"run": "category", "tag": "category", "step": "int64"})
    table = frame.assign(
        wall_time=100.0 + frame["step"], width=12, height=8, channels=3, format=form
    )
    return numbered(table, table[:0])


@pytest.fixture(scope="module")
def images() -> pd.DataFrame:
    store = insight.open_runs(RUNS)
    return numbered(store.table("image"), store.stepless("image"))


def test_structure_has_every_pair_of_run_and_tag(images: pd.DataFrame) -> None:
    found = image_structure(images)
    run, tag = (np.array(found[f"{name}s"])[decode(found[name])] for name in ("run", "tag"))
    pairs = images[["run", "tag"]].drop_duplicates()

    assert list(zip(run, tag, strict=True)) == list(pairs.itertuples(index=False, name=None))
    assert image_structure(images, found["key"]) is None
    assert image_structure(images[:-20], found["key"]) is not None


def test_steps_are_all_steps(images: pd.DataFrame) -> None:
    found = image_steps(images, None)

    assert decode(found["steps"]).tolist() == sorted(set(images["step"]))
    assert found["total"] == len(images)
    assert image_steps(images, None, found["key"]) is None


def test_steps_of_a_tag_are_its_own(images: pd.DataFrame) -> None:
    of_all, found = image_steps(images, None), image_steps(images, "i/const")

    assert decode(found["steps"]).tolist() == [1, 2, 3, 4, 5]
    assert found["key"] != of_all["key"]
    assert decode(image_steps(images, "no such tag")["steps"]).tolist() == []


def test_series_is_the_table(images: pd.DataFrame) -> None:
    pairs = list(images[["run", "tag"]].drop_duplicates().itertuples(index=False, name=None))
    found = image_series(images, pairs, {})

    assert [(one["run"], one["tag"]) for one in found] == pairs
    for one in found:
        rows = images[(images["run"] == one["run"]) & (images["tag"] == one["tag"])]
        for name, column in {"steps": "step", "times": "wall_time", "width": "width"}.items():
            assert decode(one[name]).tolist() == rows[column].tolist()
        assert one["odd"] == []


def test_series_that_is_known_or_unknown_is_left_out() -> None:
    images = table_of([("a", "t", 1), ("a", "t", 2), ("b", "t", 1)])
    (first,) = image_series(images, [("a", "t")], {})
    again = image_series(
        images, [("a", "t"), ("b", "t"), ("c", "t"), ("a", "u")], {("a", "t"): first["key"]}
    )

    assert [one["run"] for one in again] == ["b"]


def test_step_recorded_anew_is_another_series() -> None:
    images = table_of([("a", "t", 1)])
    (before,) = image_series(images, [("a", "t")], {})
    (after,) = image_series(images.assign(wall_time=200.0), [("a", "t")], {})

    assert before["key"] != after["key"]


def test_what_is_no_picture_is_marked() -> None:
    images = table_of([("a", "t", 1), ("a", "t", 2)])
    images["format"] = ["png", "unknown"]
    (found,) = image_series(images, [("a", "t")], {})

    assert found["odd"] == [1]


def figures_of(rows: Iterable[tuple[str, str, int]]) -> pd.DataFrame:
    return table_of(rows).drop(columns=["channels", "format"]).assign(title="", traces=1)


def test_figures_stand_among_the_images_of_their_runs() -> None:
    images = table_of([("a", "t", 1), ("c", "t", 1), ("c", "t", 3)])
    both = with_figures(images, figures_of([("a", "s", 1), ("b", "t", 2), ("c", "t", 2)]))
    expected = [("a", "s", 1), ("a", "t", 1), ("b", "t", 2), *(("c", "t", n) for n in (1, 2, 3))]

    assert list(both[["run", "tag", "step"]].itertuples(index=False, name=None)) == expected
    assert image_structure(both)["runs"] == ["a", "b", "c"]
    assert [one["figures"] for one in image_series(both, [("a", "s"), ("c", "t")], {})] == [
        [0],
        [1],
    ]


@pytest.mark.parametrize("rows", [[], [("a", "t", 1)]])
def test_without_figures_the_images_are_as_they_were(rows: list[tuple[str, str, int]]) -> None:
    images = table_of(rows)

    assert with_figures(images, figures_of([])) is images


def test_figures_alone_are_pictures() -> None:
    both = with_figures(table_of([]), figures_of([("a", "t", 1)]))

    assert both.columns.tolist() == table_of([]).columns.tolist()
    assert both["format"].tolist() == ["plotly"]


def test_pictures_without_steps_are_numbered_beside_those_with_steps() -> None:
    table = table_of([("a", "t", 0), ("b", "t", 7), ("b", "u", 9)]).drop(columns=list(ADDED))
    first = table.iloc[[0] * 3].assign(wall_time=[100.0, 101.0, 102.0])
    images = numbered(table, first)
    without, with_steps = image_series(images, [("a", "t"), ("b", "t")], {})

    assert decode(without["steps"]).tolist() == [0, 1, 2]
    assert without["recorded"] == 0
    assert with_steps["recorded"] is None
    assert decode(image_steps(images, "t")["steps"]).tolist() == [0, 1, 2, 7]
    assert not image_steps(images, "t")["isNumbered"]
    assert image_steps(images[:3], None)["isNumbered"]


def test_empty_table_has_nothing() -> None:
    images = table_of([])

    assert image_structure(images)["runs"] == []
    assert image_steps(images, None)["total"] == 0
    assert image_series(images, [("a", "t")], {}) == []


def test_thousand_runs_of_fifty_tags_are_one_small_answer() -> None:
    runs = [f"run-{number:04}" for number in range(1000)]
    tags = [f"tag-{number:02}" for number in range(50)]
    images = table_of((run, tag, 7) for run in runs for tag in tags)
    found = image_structure(images)

    assert len(decode(found["run"])) == 50_000
    assert len(image_series(images, [("run-0999", "tag-49")], {})) == 1
