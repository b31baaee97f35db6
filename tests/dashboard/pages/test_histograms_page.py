"""The histograms page answers what was asked for, and whatever else a browser sends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import insight
from dashboard.encode import decode
from dashboard.live import LiveStore
from dashboard.pages.histograms import answer, index_of, worth_a_look
from dashboard.queries.panels import FIRST_PANELS

if TYPE_CHECKING:
    from pathlib import Path

ODD = ["x", None, 7, -1, float("nan"), [], [1], {}, True, 10**30, {"a": []}]


def runs_in(root: Path, count: int) -> LiveStore:
    rng = np.random.default_rng(3)
    for place in range(count):
        with insight.SummaryRecord(root / f"run-{place:02}") as record:
            for step in (1, 4, 9):
                values = rng.normal(size=400)
                values[0] = 50.0  # an outlier
                record.add_value("histogram", "w", values)
                record.record(step)
    return LiveStore(insight.open_runs(root))


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> LiveStore:
    """Thirty runs, which no test here changes."""
    return runs_in(tmp_path_factory.mktemp("histograms"), 30)


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> LiveStore:
    """Three of them, where each panel more says nothing more."""
    return runs_in(tmp_path_factory.mktemp("few"), 3)


def ask(live: LiveStore, key: Any = None, window: Any = None, **options: Any) -> dict[str, Any]:
    request = {"cards": {"w": key}, "windows": {"w": window}, "options": options}
    (card,) = answer(live, request)["cards"]
    return card


def counts(figure: dict[str, Any]) -> np.ndarray:
    heat = figure["data"][0]
    return decode(heat.get("customdata", heat["z"]))


def test_card_holds_the_panels_of_its_window(live: LiveStore) -> None:
    first, later = ask(live), ask(live, window=[24, 48])

    assert len(first["runs"]) == 30
    assert [panel["run"] for panel in first["panels"]] == first["runs"][:FIRST_PANELS]
    assert [panel["run"] for panel in later["panels"]] == first["runs"][24:]


def test_histograms_without_a_step_are_all_drawn_by_their_numbers(tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path / "a") as record:
        for number in range(4):
            record.add_value("histogram", "w", np.arange(10.0) * number)
            record.record(0)
    card = ask(LiveStore(insight.open_runs(tmp_path)), step=2)
    (panel,), (row,) = card["panels"], card["compared"]["rows"]

    assert decode(panel["figure"]["data"][0]["x"]).tolist() == [0, 1, 2, 3]
    assert (row["step"], row["max"]) == (2, 18)
    assert card["isNumbered"]


def test_runs_in_focus_come_first_and_four_are_compared(live: LiveStore) -> None:
    card = ask(live, focus=["run-07", "run-03"], step=5)

    assert card["runs"][:3] == ["run-07", "run-03", "run-00"]
    rows = card["compared"]["rows"]
    assert [row["run"] for row in rows] == ["run-07", "run-03", "run-00", "run-01"]
    assert {(row["step"], row["count"], row["nan"]) for row in rows} == {(4, 400, 0)}


@pytest.mark.parametrize("others", [1, 3])
def test_run_that_blew_up_has_bins_of_its_own_and_the_others_keep_theirs(
    tmp_path: Path, others: int
) -> None:
    rng = np.random.default_rng(3)
    for place, scale in enumerate([1.0] * others + [1e12]):
        with insight.SummaryRecord(tmp_path / f"run-{place}") as record:
            record.add_value("histogram", "w", scale * rng.normal(size=400))
            record.record(1)
    card = ask(LiveStore(insight.open_runs(tmp_path)), view="percentiles")
    highest = [panel["figure"]["layout"]["yaxis"]["range"][1] for panel in card["panels"]]

    assert len(set(highest[:-1])) == 1
    assert 1 < highest[0] < 10
    assert highest[-1] > 1e12
    assert [row["outside"] > 0 for row in card["compared"]["rows"]] == [False] * others + [True]


def test_only_what_changed_travels(live: LiveStore) -> None:
    whole = ask(live)
    moved = ask(live, key=whole["key"], step=1)
    request = {"cards": {"w": whole["key"]}, "windows": {}, "options": {}}

    assert answer(live, request)["cards"] == []
    assert moved["panels"] is None
    assert moved["compared"]["rows"][0]["step"] == 1


def test_filter_leaves_runs_out(live: LiveStore) -> None:
    card = ask(live, runs=["run-05", "nobody"])

    assert card["runs"] == ["run-05"]


def test_central_range_leaves_outliers_out_and_counts_them(live: LiveStore) -> None:
    full, central = ask(live), ask(live, range="central")
    rows = central["compared"]["rows"]
    top = decode(central["panels"][0]["figure"]["data"][0]["y"])[-1]

    assert decode(full["panels"][0]["figure"]["data"][0]["y"])[-1] > 40
    assert top < 10
    assert all(1 <= row["outside"] < 8 for row in rows)
    held = counts(central["panels"][0]["figure"])[:, -1].sum()
    assert held + rows[0]["outside"] == pytest.approx(400)


def test_shares_add_up_to_one_on_any_scale(live: LiveStore) -> None:
    for scale in ("linear", "log"):
        card = ask(live, values="share", scale=scale)
        np.testing.assert_allclose(counts(card["panels"][0]["figure"]).sum(axis=0), 1, rtol=1e-6)


@pytest.mark.parametrize("view", ["heat", "ridge", "front", "percentiles"])
@pytest.mark.parametrize("scale", ["linear", "log"])
def test_every_view_draws_every_panel(live: LiveStore, view: str, scale: str) -> None:
    card = ask(live, view=view, scale=scale)

    assert all(panel["figure"]["data"] for panel in card["panels"])


@pytest.mark.parametrize("odd", ODD, ids=str)
def test_whatever_is_sent_gets_an_answer(few: LiveStore, odd: Any) -> None:
    for key in ("view", "theme", "values", "scale", "range", "step", "focus"):
        assert ask(few, **{key: odd})["panels"]
    assert ask(few, runs=odd)["key"]
    assert ask(few, window=odd)["key"]
    assert ask(few, key=odd)["panels"]
    assert answer(few, odd)["cards"] == []
    assert answer(few, {"cards": odd, "windows": odd, "options": odd})["cards"] == []


def test_empty_store_has_no_tags(empty: insight.Store) -> None:
    live = LiveStore(empty)

    assert index_of(live).by_tag == {}
    assert index_of(live).findings == {}
    assert answer(live, {"cards": {"w": None}})["cards"] == []


def test_hidden_run_is_not_worth_a_look(tmp_path: Path) -> None:
    for run, value in (("good", 0.0), ("odd", np.nan)):
        with insight.SummaryRecord(tmp_path / run) as record:
            record.add_value("histogram", "w", np.array([1.0, 2.0, value]))
            record.record(1)
    live = LiveStore(insight.open_runs(tmp_path))
    (reason,) = ask(live)["reasons"]
    live.notes.give({"odd": {"hidden": True}})

    assert reason["run"] == "odd"
    assert reason["text"] == "{run}: 1 values not finite, from step 1 on"
    assert worth_a_look(live, index_of(live)) == {}


def test_card_says_what_is_wrong_with_the_runs_that_it_shows_alone(tmp_path: Path) -> None:
    for run in ("odd", "odder"):
        with insight.SummaryRecord(tmp_path / run) as record:
            record.add_value("histogram", "w", np.array([1.0, 2.0, np.nan]))
            record.record(1)
    live = LiveStore(insight.open_runs(tmp_path))
    every, one = ask(live)["reasons"], ask(live, runs=["odd"])["reasons"]

    assert [reason["run"] for reason in every] == ["odd", "odder"]
    assert [reason["run"] for reason in one] == ["odd"]
