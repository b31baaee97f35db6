"""Facts of a file stand beside the picture of its very losses, and beside no other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import insight
from dashboard.encode import decode
from dashboard.live import LiveStore
from dashboard.queries.landscape.answer import landscape_answer as answer
from dashboard.queries.landscape.told import honesty
from insight.landscape import write_surface
from tests.insight.sources.test_surfaces import drawn, run_with

if TYPE_CHECKING:
    from pathlib import Path

TAG = "landscape_[1, 3]"


def panel(folder: Path) -> dict[str, Any]:
    live = LiveStore(insight.open_runs(folder))
    (card,) = answer(live, {"cards": {TAG: None}})["cards"]
    found: dict[str, Any] = card["panels"][0]
    return found


def test_facts_of_the_file_are_on_the_card_and_on_its_axes(tmp_path: Path) -> None:
    run_with(tmp_path, drawn())
    write_surface(tmp_path / "a.landscape.npz", drawn())
    shown = panel(tmp_path)
    told, layout = shown["honesty"], shown["figure"]["layout"]

    assert told["explained"] == [0.75, 0.2]
    assert (told["off_plane"], told["beside"]) == (0.25, 0.25)
    assert (told["walk"], told["batch_norm"], told["samples"]) == (0.5, "eval", 64.0)
    assert told["sampling"] == 0.01
    assert decode(told["true"]).tolist() == [1.5, 0.75, 0.5]
    assert layout["xaxis"]["title"]["text"] == "direction 1 (75 %)"
    assert layout["yaxis"]["title"]["text"] == "direction 2 (20 %)"


def test_file_of_other_losses_says_nothing_of_this_picture(tmp_path: Path) -> None:
    run_with(tmp_path, drawn())
    write_surface(tmp_path / "a.landscape.npz", drawn(lift=1e-3))
    shown = panel(tmp_path)

    assert shown["honesty"] is None
    assert shown["figure"]["layout"]["xaxis"]["title"]["text"] == "direction 1"


def test_card_is_answered_anew_when_its_file_comes(tmp_path: Path) -> None:
    run_with(tmp_path, drawn())
    store = insight.open_runs(tmp_path)
    live = LiveStore(store)
    (before,) = answer(live, {"cards": {TAG: None}})["cards"]
    write_surface(tmp_path / "a.landscape.npz", drawn())
    live = LiveStore(insight.open_runs(tmp_path))

    (after,) = answer(live, {"cards": {TAG: before["key"]}})["cards"]
    assert after["panels"][0]["honesty"] is not None


ODD: list[Any] = [None, "x", [], {}, [None, "y"], [1e400, 2.0], True, float("nan"), 10**400]


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_facts_of_any_kind_are_taken(odd: Any) -> None:
    names = ("explained_variance", "eigenvalues", "plane", "model", "method", "sampling_error")
    nested = {"random_walk_score": odd, "normalize": odd, "seed": odd, "batch_norm": odd}
    for facts in (dict.fromkeys(names, odd), {"plane": nested, "model": nested}, {}):
        surface = {
            "facts": facts,
            "computed": float("nan"),
            "error": float("inf"),
            "path_residual": np.empty(0),
            "path_loss_true": np.empty(0),
            "path_loss_plane": np.array([1.0]),
        }

        found = honesty(surface)

        assert found["explained"] == []
        assert found["off_plane"] is found["beside"] is found["error"] is None
