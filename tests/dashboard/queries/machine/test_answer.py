"""The cards of the machine: beside the steps of trainings, and no more than a browser lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
import pytest

from dashboard.encode import decode
from dashboard.queries.machine.answer import machine_cards
from dashboard.queries.machine.index import machine_index
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Mapping

ODD = ["x", None, 7, -1, float("nan"), [], [1], {}, True, 10**30, {"a": []}]


def index_of(rows: list[tuple[str, str, int, float, float]]) -> ScalarIndex:
    table = pd.DataFrame(sorted(rows), columns=["run", "tag", "step", "wall_time", "value"])
    return machine_index(ScalarIndex(table))


def run_of(name: str, begin: float = 1000.0) -> list[tuple[str, str, int, float, float]]:
    """A training of ten steps, 4 s apart, from 8 s after the first of six samples, 10 s apart."""
    steps = [(name, "loss", step, begin + 8 + 4 * step, 1.0) for step in range(10)]
    samples = [
        (name, f"machine/{tag}", number, begin + 10 * (number - 1), 50.0 + number)
        for number in range(1, 7)
        for tag in ("cpu", "gpu/0/load", "gpu/1/load")
    ]
    return steps + samples


def ask(index: ScalarIndex, card: str, axis: str, known: Any = None) -> list[dict[str, Any]]:
    return machine_cards(index, {"cards": {card: known}, "options": {"axis": axis}})


def x_of(part: Mapping[str, Any]) -> list[float]:
    close = part["close"]
    found: list[float] = np.asarray(decode(close.get("x", close["wall"]))).tolist()
    return found


def test_card_holds_the_lines_of_all_its_tags() -> None:
    (card,) = ask(index_of(run_of("a") + run_of("b")), "gpu-load", "relative")

    assert card["tags"] == ("machine/gpu/0/load", "machine/gpu/1/load")
    assert [part["tag"] for part in card["cards"]] == list(card["tags"])
    assert card["cards"][0]["close"]["runs"] == ["a", "b"]
    assert all(part["direction"] == 0 for part in card["cards"])


def test_samples_stand_beside_the_steps_of_their_time() -> None:
    (card,) = ask(index_of(run_of("a")), "cpu", "training")
    (part,) = card["cards"]

    # 10, 20, 30 and 40 s; the first came before the training began, the last when it had ended.
    assert x_of(part) == pytest.approx([0.5, 3.0, 5.5, 8.0])
    assert part["close"]["unpaired"] == 2
    assert np.asarray(decode(part["close"]["step"])).tolist() == [2, 3, 4, 5]


def test_time_counts_from_the_training_s_first_record_as_on_other_pages() -> None:
    (card,) = ask(index_of(run_of("a")), "cpu", "relative")

    assert x_of(card["cards"][0]) == pytest.approx([-8, 2, 12, 22, 32, 42])


def test_run_without_a_training_has_its_samples_along_time_alone() -> None:
    rows = [row for row in run_of("a") if row[1] != "loss"]
    (by_time,) = ask(index_of(rows), "cpu", "wall")
    (by_step,) = ask(index_of(rows), "cpu", "training")

    assert by_time["cards"][0]["close"]["points"] == [6]
    assert by_step["cards"][0]["close"]["runs"] == []


def test_card_that_is_known_is_not_sent_again_until_it_grows() -> None:
    rows = run_of("a")
    index = index_of(rows)
    (card,) = ask(index, "gpu-load", "training")
    known = {tag: dict(keys) for tag, keys in card["key"].items()}
    grown = index_of([*rows, ("a", "machine/gpu/1/load", 7, 1060.0, 0.0)])

    assert ask(index, "gpu-load", "training", known) == []
    (news,) = ask(grown, "gpu-load", "training", known)
    assert [part["tag"] for part in news["cards"]] == ["machine/gpu/1/load"]
    assert news["key"]["machine/gpu/0/load"] == known["machine/gpu/0/load"]


def test_training_that_goes_on_moves_samples_beside_its_steps() -> None:
    rows = run_of("a")
    (card,) = ask(index_of(rows), "cpu", "training")
    trained = index_of([*rows, ("a", "loss", 10, 1048.0, 1.0), ("a", "loss", 11, 1052.0, 1.0)])
    (news,) = ask(trained, "cpu", "training", card["key"])

    assert x_of(news["cards"][0])[-1] == pytest.approx(10.5)


def test_other_tags_are_no_cards() -> None:
    index = index_of([*run_of("a"), ("a", "console/out", 1, 1000.0, 0.0)])

    assert ask(index, "loss", "relative") == []
    assert list(index.by_tag) == ["machine/cpu", "machine/gpu/0/load", "machine/gpu/1/load"]


@pytest.mark.parametrize("odd", ODD)
def test_whatever_a_browser_sends_is_answered(odd: Any) -> None:
    index = index_of(run_of("a"))
    for request in (
        {"cards": odd},
        {"cards": {"cpu": odd}, "windows": odd, "options": odd},
        {"cards": {"cpu": {"machine/cpu": odd}}, "windows": {"cpu": odd}},
        {"cards": {"cpu": None}, "options": {"axis": odd, "focus": odd}},
    ):
        assert all(card["tag"] == "cpu" for card in machine_cards(index, request))
