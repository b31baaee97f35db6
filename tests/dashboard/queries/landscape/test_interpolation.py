"""The losses between two networks, as a card shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import plotly.graph_objects as go
import pytest

import insight
from dashboard.encode import decode
from dashboard.live import LiveStore
from dashboard.pages.landscape import sections
from dashboard.queries.landscape.answer import by_tag, runs_by_tag
from dashboard.queries.landscape.answer import landscape_answer as answer
from insight.landscape import Interpolation, write_interpolation
from insight.landscape.line import Line

if TYPE_CHECKING:
    from pathlib import Path

NAME = "interpolation_1_5"
T = np.linspace(0.0, 1.0, 5)
FACTS = {
    "a": {"name": "epoch 1", "loss": 1.0, "sampling_error": 0.1},
    "b": {"name": "epoch 5", "loss": 0.5, "sampling_error": "NaN"},
    "distance": 4.0,
    "align": {"distance_before": 4.0, "distance": 3.0, "seed": 7},
    "curve": {"steps": 300},
    "model": {"batch_norm": "recompute", "samples": 64},
}
ODD = ["x", None, 7, [], {}, True, 10**400, {"name": 5, "loss": "x"}]


def ways(lift: float = 0.0) -> dict[str, Line]:
    straight = np.array([1.0, 1.5, 2.75, 1.0, 0.5]) + lift
    return {
        "straight": Line(T, straight, 2.0),
        "aligned": Line(T, straight / 2, 1.0),
        "bezier": Line(T, np.linspace(1.0, 0.5, 5), 0.0),
    }


def run_with(folder: Path, facts: Any = FACTS, lift: float = 0.0) -> None:
    with insight.SummaryRecord(folder) as record:
        record.add_value("scalar", "loss", 1.0)
        record.record(1)
    write_interpolation(folder / f"{NAME}.landscape.npz", Interpolation(ways(lift), facts))


def ask(live: LiveStore, key: Any = None, **options: Any) -> list[dict[str, Any]]:
    request = {"cards": {NAME: key}, "windows": {}, "options": options}
    cards: list[dict[str, Any]] = answer(live, request)["cards"]
    return cards


@pytest.fixture
def live(tmp_path: Path) -> LiveStore:
    run_with(tmp_path / "a")
    run_with(tmp_path / "b", lift=1.0)
    return LiveStore(insight.open_runs(tmp_path))


def test_card_has_every_way_of_every_run_and_its_barrier(live: LiveStore) -> None:
    (card,) = ask(live)
    panel = card["panels"][0]
    by_what = {(t["meta"]["what"], t["meta"]["way"]): t for t in panel["figure"]["data"]}

    assert card["runs"] == ["a", "b"]
    np.testing.assert_array_equal(
        decode(by_what["way", "straight"]["y"]), [1.0, 1.5, 2.75, 1.0, 0.5]
    )
    assert by_what["barrier", "straight"]["x"] == [0.5, 0.5]
    assert by_what["barrier", "straight"]["y"] == [0.75, 2.75]  # from the line between the ends
    assert by_what["barrier", "straight"]["text"][1] == "barrier 2"
    assert ("barrier", "bezier") not in by_what
    assert panel["figure"]["layout"]["xaxis"]["title"]["text"] == "epoch 1 (0)  →  epoch 5 (1)"
    assert len(go.Figure(panel["figure"]).data) == 7


def test_repaired_way_has_a_look_of_its_own(tmp_path: Path) -> None:
    run_with(tmp_path / "a")
    held = {**ways(), "repaired": Line(T, np.linspace(1.0, 0.5, 5), 0.0)}
    write_interpolation(tmp_path / "a" / f"{NAME}.landscape.npz", Interpolation(held, FACTS))
    panel = ask(LiveStore(insight.open_runs(tmp_path)))[0]["panels"][0]
    (repaired,) = (one for one in panel["figure"]["data"] if "repaired" in one.get("name", ""))

    assert list(panel["ways"]) == ["straight", "aligned", "repaired", "bezier"]
    assert repaired["line"]["dash"] == "longdash"
    assert panel["facts"]["barriers"]["repaired"] == 0.0


def test_card_says_what_the_file_tells_of_the_ends(live: LiveStore) -> None:
    facts = ask(live)[0]["panels"][0]["facts"]

    assert facts["a"] == {"name": "epoch 1", "loss": 1.0, "sampling": 0.1}
    assert facts["b"]["sampling"] is None
    assert facts["barriers"] == {"straight": 2.0, "aligned": 1.0, "bezier": 0.0}
    assert (facts["distance_before"], facts["distance_aligned"], facts["seed"]) == (4.0, 3.0, 7.0)
    assert (facts["batch_norm"], facts["samples"], facts["curve_steps"]) == ("recompute", 64, 300)


def test_card_that_did_not_change_does_not_travel(live: LiveStore, tmp_path: Path) -> None:
    key = ask(live)[0]["key"]

    assert ask(live, key=key) == []
    assert ask(live, key=key, colour="log")[0]["key"] != key
    assert ask(live, key=key, runs=["b"])[0]["runs"] == ["b"]
    again = tmp_path / "c"
    run_with(again, lift=2.0)
    assert ask(LiveStore(insight.open_runs(tmp_path)), key=key)[0]["runs"] == ["a", "b", "c"]


def test_losses_go_by_their_logarithms_with_the_colours(live: LiveStore) -> None:
    figure = ask(live, colour="log")[0]["panels"][0]["figure"]

    assert figure["layout"]["yaxis"]["type"] == "log"


def test_another_quantity_is_drawn_of_the_ways_that_have_it(
    live: LiveStore, tmp_path: Path
) -> None:
    accuracy = np.array([0.9, 0.5, 0.25, 0.5, 0.8])
    held = {**ways(), "straight": Line(T, T, 0.5, {"accuracy": accuracy})}
    write_interpolation(tmp_path / "a" / f"{NAME}.landscape.npz", Interpolation(held, FACTS))
    live.refresh()
    before = ask(live)[0]
    (card,) = ask(live, shown="accuracy")
    has_it, lacks_it = card["panels"]

    assert card["key"] != before["key"]
    (curve,) = has_it["figure"]["data"]
    np.testing.assert_array_equal(decode(curve["y"]), accuracy)
    assert has_it["figure"]["layout"]["yaxis"]["title"]["text"] == "accuracy"
    assert has_it["shown"] == {"what": "accuracy", "there": True}
    np.testing.assert_array_equal(
        decode(has_it["ways"]["straight"]["quantities"]["accuracy"]), accuracy
    )
    assert (lacks_it["figure"]["data"], lacks_it["shown"]["there"]) == ([], False)
    assert len(go.Figure(lacks_it["figure"]).data) == 0
    assert ask(live, shown="accuracy", colour="log")[0]["panels"][1]["figure"]["data"] == []


def test_interpolations_have_a_section_of_their_own(live: LiveStore) -> None:
    (section,) = sections(live)
    (card,) = section.children[1].children

    assert getattr(card, "data-kind") == "interpolation"
    assert getattr(card, "data-tag") == NAME
    assert runs_by_tag(live) == {NAME: 2}


def test_tag_of_a_landscape_wins_over_an_equal_name(tmp_path: Path) -> None:
    run_with(tmp_path / "a")
    with insight.SummaryRecord(tmp_path / "a") as record:
        axis = np.linspace(-1, 1, 3)
        value = {"x": axis, "y": axis, "z": np.add.outer(axis**2, axis**2)}
        record.add_value("landscape", NAME, value)
        record.record(1)
    live = LiveStore(insight.open_runs(tmp_path))

    assert "surface" in ask(live)[0]["panels"][0]
    assert [len(by_tag(live)[NAME]), len(sections(live))] == [1, 1]


@pytest.mark.parametrize("odd", ODD, ids=lambda one: str(one)[:20])
def test_whatever_stands_in_a_file_gets_a_card(tmp_path: Path, odd: Any) -> None:
    run_with(tmp_path / "a", dict.fromkeys(FACTS, odd))
    (card,) = ask(LiveStore(insight.open_runs(tmp_path)))

    assert card["panels"][0]["facts"]["a"]["loss"] is None
    assert len(go.Figure(card["panels"][0]["figure"]).data) == 7


@pytest.mark.parametrize("losses", [[np.nan] * 5, [np.inf, 1, 1, 1, 1], [0.0] * 5, [-1.0] * 5])
def test_losses_that_are_no_numbers_have_no_barrier(tmp_path: Path, losses: list[float]) -> None:
    folder = tmp_path / "a"
    run_with(folder)
    made = Interpolation({"straight": Line(T, np.array(losses), float("nan"))}, {})
    write_interpolation(folder / f"{NAME}.landscape.npz", made)
    (card,) = ask(LiveStore(insight.open_runs(tmp_path)), colour="log")

    assert [t["meta"]["what"] for t in card["panels"][0]["figure"]["data"]] == ["way"]
    assert card["panels"][0]["facts"]["odd"] == int((~np.isfinite(losses)).sum())
