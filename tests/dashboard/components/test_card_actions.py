"""What a browser asks of a card is checked, and what makes no sense gets an empty answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from dashboard.components.card_actions import ANSWERS, stores
from dashboard.live import LiveStore

if TYPE_CHECKING:
    import insight

EMPTY: dict[str, dict[str, Any]] = {
    "large": {"cards": []},
    "values": {"tables": []},
    "alarms": {"hits": []},
    "csv": {"text": "run,tag,step,wall_time,value\n", "rows": 0, "last": None},
}
NONSENSE: list[dict[str, Any]] = [
    {},
    {"tags": None, "runs": "a", "step": {}, "alarms": 5, "after": [1], "window": 7, "weight": "x"},
    {"tags": ["gone", 5, None], "alarms": [None, {"tag": 3, "rules": [[">", 1]]}], "runs": [{}]},
    {"tags": [], "alarms": [{"tag": "accuracy", "rules": [["=", 1], [">", "1"], [">"], 7]}]},
]


@pytest.mark.parametrize("name", list(ANSWERS))
@pytest.mark.parametrize("asked", NONSENSE)
def test_nonsense_gets_an_empty_answer(
    sample: insight.Store, name: str, asked: dict[str, Any]
) -> None:
    found = ANSWERS[name](LiveStore(sample), asked)
    if name == "values":
        assert all(table["runs"] == [] for table in found["tables"])
    else:
        assert found == EMPTY[name]


def test_every_question_has_a_pair_of_stores() -> None:
    assert {store.id for store in stores()} == {
        f"card-{name}-{end}" for name in ANSWERS for end in ("request", "answer")
    }


def test_card_that_the_browser_has_is_not_sent_again(sample: insight.Store) -> None:
    live = LiveStore(sample)
    first = ANSWERS["large"](live, {"tags": {"accuracy": None}, "view": {"weight": 0.5}})["cards"]
    again = {"tags": {"accuracy": first[0]["key"]}, "view": {"weight": 0.5}}

    assert [card["tag"] for card in first] == ["accuracy"]
    assert "smooth" in first[0]["close"]
    assert ANSWERS["large"](live, again) == {"cards": []}
    assert len(ANSWERS["large"](live, again | {"view": {"weight": 0.6}})["cards"]) == 1


def test_values_are_looked_up_at_one_step_or_at_one_for_each_run(sample: insight.Store) -> None:
    live = LiveStore(sample)
    asked = {"tags": ["accuracy"], "runs": ["sgd", "adam/1"], "step": 5}
    own = ANSWERS["values"](live, asked | {"step": [5, None]})

    assert ANSWERS["values"](live, asked)["tables"][0]["runs"] == ["adam/1", "sgd"]
    assert own["tables"][0]["runs"] == ["sgd"]


def test_alarms_count_the_runs_beyond(sample: insight.Store) -> None:
    asked = {"alarms": [{"tag": "accuracy", "rules": [["<", 0]], "together": False}]}
    hits = ANSWERS["alarms"](LiveStore(sample), asked)["hits"]
    table = sample.table("scalar", tags="accuracy")

    assert hits[0]["runs"] == sorted(set(table[table["value"] < 0]["run"]))


def test_a_file_goes_on_where_it_stopped(sample: insight.Store) -> None:
    live = LiveStore(sample)
    rest = ANSWERS["csv"](live, {"tags": ["accuracy"], "after": ["adam/2", "accuracy", 18]})

    assert rest["rows"] == 22
    assert rest["text"].startswith("adam/2,accuracy,19,")


def test_each_tag_is_looked_through_once(sample: insight.Store) -> None:
    low = {"tag": "accuracy", "rules": [["<", 0]], "together": False}
    high = {"tag": "accuracy", "rules": [[">", 5]], "together": False}
    hits = ANSWERS["alarms"](LiveStore(sample), {"alarms": [low, high, low]})["hits"]

    assert hits == ANSWERS["alarms"](LiveStore(sample), {"alarms": [low]})["hits"]
