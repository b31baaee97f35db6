"""What the page of one run is told: of any run of any tool, and of what changed alone."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Any

import pytest

import insight
from dashboard.live import LiveStore
from dashboard.pages.run import answer
from tools.folders import Settings, curves, write_mixed, write_run

if TYPE_CHECKING:
    from pathlib import Path

CHOSEN = [Settings(0.01, 16, 2), Settings(0.01, 64, 0), Settings(0.1, 16, 0), Settings(1.0, 16, 0)]
BEST, SECOND, WORSE, DIVERGED = (settings.name for settings in CHOSEN)


@pytest.fixture(scope="module")
def sweep(tmp_path_factory: pytest.TempPathFactory) -> LiveStore:
    root = tmp_path_factory.mktemp("sweep")
    for settings in CHOSEN:
        write_run(root / settings.name, settings)
    return LiveStore(insight.open_runs(root))


def parts(store: LiveStore, run: str, **more: Any) -> dict[str, Any]:
    told = answer(store, {"run": run, **more})
    json.dumps(told, allow_nan=False)

    assert told["there"]
    found: dict[str, Any] = told["parts"]
    return found


def test_run_is_judged_and_compared_with_the_best(sweep: LiveStore) -> None:
    found = parts(sweep, WORSE)
    recorded = curves(CHOSEN[2]).accuracy[19::20].astype("float32")

    assert found["standing"]["called"] == "val/accuracy"
    assert found["standing"]["value"] == pytest.approx(recorded.max())
    assert found["standing"]["step"] == 20 * (int(recorded.argmax()) + 1)
    assert (found["standing"]["rank"], found["standing"]["count"]) == (3, 4)
    assert found["differences"]["with"] == BEST
    assert [row[1:] for row in found["differences"]["settings"]] == [
        ("learning_rate", 0.1, 0.01),
        ("seed", 0, 2),
    ]
    assert found["curves"]["tags"][0] == "val/accuracy"
    assert found["curves"]["tags"][-1] == "train/lr"


def test_best_run_is_compared_with_the_second(sweep: LiveStore) -> None:
    assert parts(sweep, BEST)["differences"]["with"] == SECOND


def test_target_that_somebody_chose_holds(sweep: LiveStore) -> None:
    found = parts(sweep, BEST, target="val/loss")

    assert found["standing"]["name"] == "val/loss"
    assert found["differences"]["outcomes"][0][0] == "val/loss"


def test_without_a_name_the_best_run_is_meant(sweep: LiveStore) -> None:
    assert answer(sweep, {})["run"] == BEST


def test_run_that_diverged_says_since_when(sweep: LiveStore) -> None:
    told = parts(sweep, DIVERGED)["troubles"]

    assert told["ended"] == "diverged"
    assert {"tag": "train/loss", "step": 162, "isLasting": True}.items() <= told["odd"][1].items()


def test_only_what_changed_travels_again(sweep: LiveStore) -> None:
    told = answer(sweep, {"run": WORSE})
    known = {"run": WORSE, "of": WORSE, "known": told["marks"]}
    again = answer(sweep, known)
    other = answer(sweep, known | {"target": "val/loss"})

    assert again["parts"] == {}
    assert again["marks"] == told["marks"]
    assert {"standing", "differences"} <= other["parts"].keys()
    assert "head" not in other["parts"]


def test_parts_of_another_run_are_nothing_that_is_known(sweep: LiveStore) -> None:
    """Both may be the same: a browser that shows the best run may be told of another one."""
    told = answer(sweep, {"run": WORSE})
    found = answer(sweep, {"of": WORSE, "known": told["marks"]})

    assert found["run"] == BEST
    assert found["parts"].keys() == found["marks"].keys()


def test_run_without_the_target_says_what_it_could_be_judged_by(tmp_path: Path) -> None:
    for name, tags in (("a", "acc"), ("b", "acc"), ("c", "loss lr mse"), ("d", "mse")):
        with insight.SummaryRecord(tmp_path / name) as record:
            record.log(1, dict.fromkeys(tags.split(), 0.5))
    store = LiveStore(insight.open_runs(tmp_path))

    assert parts(store, "c", target="acc")["standing"]["instead"] == "mse"
    assert parts(store, "c", target="mse")["standing"]["instead"] is None


@pytest.mark.parametrize(
    "request_", [{"run": "nobody"}, {"run": 7}, {"run": "x" * 10_000, "known": 3, "target": []}]
)
def test_what_there_is_not_is_said(tmp_path: Path, request_: dict[str, Any]) -> None:
    told = answer(LiveStore(insight.open_runs(tmp_path)), request_)

    assert (told["there"], told["parts"]) == (False, {})


def test_hidden_runs_do_not_count_but_the_one_that_is_asked_for(sweep: LiveStore) -> None:
    sweep.notes.give({BEST: {"hidden": True}})
    try:
        seen, hidden = parts(sweep, SECOND)["standing"], parts(sweep, BEST)["standing"]
    finally:
        sweep.notes.give({BEST: {"hidden": None}})

    assert (seen["rank"], seen["count"]) == (1, 3)
    assert (hidden["rank"], hidden["count"]) == (1, 4)


def test_runs_of_every_tool_can_be_told(tmp_path: Path) -> None:
    write_mixed(tmp_path)
    store = LiveStore(insight.open_runs(tmp_path))
    told = {run: parts(store, run) for run in store.runs()["run"].astype(str)}
    sources = {found["head"]["source"] for found in told.values()}
    without = [found for found in told.values() if found["standing"]["value"] is None]

    assert sources == {"insight", "mindspore", "tensorboard", "mlflow", "wandb"}
    assert len(told) - len(without) == 60  # the others share no target with them
    assert all(found["differences"] is None for found in without)
    assert any(found["pictures"] for found in told.values())
    assert any(found["family"] for found in told.values())
    assert any("landscape" in found["kinds"] for found in told.values())
    assert any((found["troubles"] or {}).get("damages") for found in told.values())


def test_run_with_a_thousand_tags_and_odd_values_can_be_told(tmp_path: Path) -> None:
    name = 'odd "name" <b>é\u4e2d'
    settings = {f"setting {number}": number for number in range(300)}
    with insight.SummaryRecord(tmp_path / name, hyperparameters=settings) as record:
        record.log(1, {f"tag/{number}": math.nan if number % 2 else 1.0 for number in range(1_000)})
    (tmp_path / "nothing").mkdir()
    found = parts(LiveStore(insight.open_runs(tmp_path)), name)

    assert len(found["curves"]["tags"]) == 1_000
    assert len(found["facts"][0]["facts"]) == 300
    assert found["differences"] is None
    assert len(found["troubles"]["odd"]) == 50
