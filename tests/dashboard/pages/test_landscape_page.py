"""The landscape page draws what was recorded, and answers whatever a browser sends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import plotly.graph_objects as go
import pytest

import insight
from dashboard.encode import decode
from dashboard.figures.landscape_contour import Look, even_ticks, landscape_contour, log_ticks
from dashboard.live import LiveStore
from dashboard.queries.landscape.answer import landscape_answer as answer
from dashboard.queries.landscape.answer import runs_by_tag
from dashboard.queries.landscape.surface import MOST_LINES, surface_of
from dashboard.queries.landscape.way import way_of

if TYPE_CHECKING:
    from pathlib import Path

ODD = ["x", None, 7, float("nan"), [], {}, True, 10**30]


def bowl(size: int = 21, scale: float = 1.0) -> dict[str, Any]:
    axis = np.linspace(-1, 1, size)
    return {
        "x": axis,
        "y": axis[:-2],
        "z": np.add.outer(axis[:-2] ** 2, axis**2) * scale,
        "path_x": [0.8, 0.4, 0.0],
        "path_y": [0.5, 0.2, 0.0],
        "path_z": [0.9, 0.2, 0.0],
        "path_steps": [1, 2, 5],
        "convergence": (0.0, 0.0, 0.01),
        "decomposition": "PCA",
        "unit": "epoch",
    }


@pytest.fixture
def live(tmp_path: Path) -> LiveStore:
    for run, scale in (("a", 1.0), ("b", 10.0)):
        with insight.SummaryRecord(tmp_path / run) as record:
            record.add_value("landscape", "l", bowl(scale=scale))
            record.record(1)
    return LiveStore(insight.open_runs(tmp_path))


def ask(live: LiveStore, key: Any = None, window: Any = None, **options: Any) -> dict[str, Any]:
    request = {"cards": {"l": key}, "windows": {"l": window}, "options": options}
    (card,) = answer(live, request)["cards"]
    return card


def test_contour_holds_the_recorded_loss_and_path(live: LiveStore) -> None:
    panel = ask(live)["panels"][0]
    row = live.table("landscape").iloc[0]
    ground, _, path, start, end = panel["figure"]["data"]

    np.testing.assert_allclose(decode(ground["z"]), row["z"])
    np.testing.assert_allclose(decode(path["x"]), row["path_x"])
    assert [point[0] for point in path["customdata"]] == [1, 2, 5]
    assert (start["x"][0], end["x"][0]) == (pytest.approx(0.8), 0.0)
    assert panel["facts"]["interval"] == "[1, 5]"
    assert panel["facts"]["size"] == [21, 19]
    np.testing.assert_allclose(decode(panel["surface"]["z"]), row["z"].reshape(-1))


def test_log_colours_leave_out_what_is_not_above_zero(live: LiveStore) -> None:
    panel = ask(live, colour="log")["panels"][0]
    z = decode(panel["figure"]["data"][0]["z"])
    row = live.table("landscape").iloc[0]

    assert np.isnan(z).sum() == panel["facts"]["not_positive"] == (row["z"] <= 0).sum() > 0
    held = row["z"] > 0
    np.testing.assert_allclose(10 ** z[held], row["z"][held], rtol=1e-5)


def test_shared_colours_end_at_the_extremes_of_all_runs(live: LiveStore) -> None:
    own, shared = ask(live), ask(live, scale="shared")
    tops = [[p["figure"]["data"][0]["zmax"] for p in card["panels"]] for card in (own, shared)]
    highest = max(float(z.max()) for z in live.table("landscape")["z"])

    assert tops[0] == [pytest.approx(highest / 10), pytest.approx(highest)]
    assert tops[1] == [pytest.approx(highest)] * 2


@pytest.mark.parametrize("lines", [10, 40, 80])
def test_contours_are_as_many_as_asked_for(live: LiveStore, lines: int) -> None:
    ground = ask(live, lines=str(lines))["panels"][0]["figure"]["data"][0]
    steps = ground["contours"]

    assert steps["size"] == pytest.approx((ground["zmax"] - ground["zmin"]) / lines)
    assert steps["start"] > ground["zmin"]
    assert steps["end"] < ground["zmax"]


def test_paths_of_all_runs_are_laid_over_each_other_where_that_is_asked_for(
    live: LiveStore,
) -> None:
    overlaid = ask(live, layout="overlaid")["overlaid"]

    assert ask(live)["overlaid"] is None
    assert [(t["meta"]["run"], t["meta"]["what"]) for t in overlaid["data"]] == [
        *(("a", "path"), ("a", "end")),
        *(("b", "path"), ("b", "end")),
    ]
    np.testing.assert_allclose(decode(overlaid["data"][0]["x"]), [0.8, 0.4, 0.0], rtol=1e-6)
    assert len(go.Figure(overlaid).data) == 4


def test_path_without_a_recorded_end_ends_where_it_stops(tmp_path: Path) -> None:
    value = bowl()
    del value["convergence"]
    with insight.SummaryRecord(tmp_path / "a") as record:
        record.add_value(
            "landscape",
            "l",
            value
            | {"path_x": [0.5, 0.25], "path_y": [1.0, 0.5]}
            | {"path_z": [2.0, 1.0], "path_steps": [1, 2]},
        )
        record.record(1)
    row = insight.open_runs(tmp_path).table("landscape").iloc[0]

    assert way_of("a", row).end == (0.25, 0.5, 1.0)


def test_record_as_mindspore_makes_them_is_called_so(tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path / "a") as record:
        for tag in ("landscape_[1, 5]", "mine"):
            record.add_value("landscape", tag, bowl())
        record.record(1)
    store = LiveStore(insight.open_runs(tmp_path))
    cards = answer(store, {"cards": dict.fromkeys(runs_by_tag(store))})["cards"]

    forms = {card["tag"]: card["panels"][0]["facts"]["form"] for card in cards}
    assert forms == {"landscape_[1, 5]": "mindspore", "mine": ""}


def test_landscape_that_did_not_change_does_not_travel(live: LiveStore) -> None:
    key = ask(live)["key"]

    assert answer(live, {"cards": {"l": key}, "windows": {}, "options": {}})["cards"] == []


@pytest.mark.parametrize("log", [False, True])
@pytest.mark.parametrize(
    "change", ["whole", "flat", "high", "nan", "no path", "no surface", "one point", "nowhere"]
)
def test_every_landscape_is_a_figure_that_plotly_knows(
    tmp_path: Path, change: str, log: bool
) -> None:
    value = bowl()
    if change == "flat":
        value["z"] = np.full_like(value["z"], 0.5)
    elif change == "high":
        value["z"] = np.full_like(value["z"], 1e17)
    elif change == "nan":
        value["z"] = np.full_like(value["z"], np.nan)
    elif change == "no path":
        value = {key: value[key] for key in "xyz"}
    elif change == "no surface":
        value |= {"x": [], "y": [], "z": np.empty((0, 0))}
    elif change == "nowhere":
        value = {key: value[key] for key in "xyz"} | {"x": np.full(21, np.nan)}
    elif change == "one point":
        value |= {"x": [0.0], "y": [0.0], "z": [[2.0]]}
    with insight.SummaryRecord(tmp_path / "a") as record:
        record.add_value("landscape", "l", value)
        record.record(1)
    row = insight.open_runs(tmp_path).table("landscape").iloc[0]
    figure = landscape_contour(surface_of(row), Look(log))

    assert len(go.Figure(figure).data) == len(figure["data"])


def test_finer_surface_than_a_card_has_room_for_is_thinned_and_says_so(tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path / "a") as record:
        record.add_value("landscape", "l", bowl(size=MOST_LINES * 2))
        record.record(1)
    panel = ask(LiveStore(insight.open_runs(tmp_path)))["panels"][0]

    assert panel["every"] == [2, 2]
    assert panel["facts"]["size"] == [MOST_LINES * 2, MOST_LINES * 2 - 2]


@pytest.mark.parametrize("odd", ODD, ids=str)
def test_whatever_is_sent_gets_an_answer(live: LiveStore, odd: Any) -> None:
    for key in ("colour", "scale", "focus", "lines", "layout"):
        assert ask(live, **{key: odd})["panels"]
    assert ask(live, runs=odd)["key"]
    assert ask(live, window=odd)["key"]
    assert answer(live, odd)["cards"] == []
    assert answer(live, {"cards": odd, "windows": odd, "options": odd})["cards"] == []


def test_empty_store_has_no_landscapes(empty: insight.Store) -> None:
    assert runs_by_tag(LiveStore(empty)) == {}


@pytest.mark.parametrize(("low", "high"), [(0.0, 1.0), (-3e-9, 2e-9), (2.29, 2.31), (5.0, 9e20)])
def test_ticks_lie_between_the_ends(low: float, high: float) -> None:
    ticks = even_ticks(low, high)

    assert 3 <= len(ticks) <= 9
    assert low <= ticks[0] < ticks[-1] <= high
    assert 2 <= len(log_ticks(-8.0, 3.5)) <= 13
    assert len(log_ticks(0.31, 0.33)) == 2
