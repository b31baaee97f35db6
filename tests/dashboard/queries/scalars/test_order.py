"""Scalar cards: what answers first stands first, and stays where it stands."""

from __future__ import annotations

import pytest

from dashboard.queries.scalars.order import CardOrder, card_order, placed_apart, runs_of
from insight.lineage.target.objective import direction
from insight.tables.scalar_index import Segment

Series = dict[str, list[Segment]]
EVERY = range(60)


def series(**runs_by_tag: object) -> Series:
    """Tags as in `val__loss=range(3)`: which runs have each."""
    found: Series = {}
    for name, runs in runs_by_tag.items():
        tag = name.replace("__", "/")
        found[tag] = [Segment(f"r{run}", tag, 0, 1) for run in runs]  # type: ignore[attr-defined]
    return dict(sorted(found.items()))


def order(held: Series, target: str, shown: set[str] | None = None, *focus: str) -> CardOrder:
    return card_order(held, target, direction(target), shown, focus)


def test_target_comes_first_then_its_kin_then_others_and_what_the_machine_did_last() -> None:
    held = series(
        a=EVERY,
        gpu__memory=EVERY,
        train__accuracy=EVERY,
        train__grad_norm=EVERY,
        train__loss=EVERY,
        train__lr=EVERY,
        val__accuracy=EVERY,
        val__loss=EVERY,
    )

    assert order(held, "val/accuracy").tags == [
        *("val/accuracy", "val/loss", "train/accuracy", "train/loss"),
        *("a", "train/grad_norm", "gpu/memory", "train/lr"),
    ]
    assert order(held, "train/loss").tags[:4] == [
        *("train/loss", "val/loss", "val/accuracy", "train/accuracy"),
    ]


def test_what_runs_in_focus_have_comes_before_what_more_runs_have() -> None:
    held = series(grad=range(50), weights=range(30), bias=range(20, 60), val__loss=EVERY)

    assert order(held, "val/loss").tags == ["val/loss", "grad", "bias", "weights"]
    assert order(held, "val/loss", None, "r55").tags == ["val/loss", "bias", "grad", "weights"]


def test_only_runs_shown_count() -> None:
    held = series(grad=range(50), bias=range(30, 60), val__loss=EVERY)
    shown = {f"r{run}" for run in range(40, 60)}

    assert order(held, "val/loss", shown).tags == ["val/loss", "bias", "grad"]


def test_tags_of_few_runs_are_left_over_unless_one_in_focus_has_them_or_they_are_the_target() -> (
    None
):
    held = series(loss=EVERY, epoch_loss=[1], odd=[3, 4], far=range(6), near=range(7))

    assert order(held, "loss") == (["loss", "near"], ["epoch_loss", "far", "odd"])
    assert order(held, "loss", None, "r4").leftovers == ["epoch_loss"]
    assert order(held, "odd", None).tags[0] == "odd"
    assert runs_of(held, ["epoch_loss", "odd"]) == {"r1", "r3", "r4"}
    assert runs_of(held, ["epoch_loss", "odd"], {"r4", "r9"}) == {"r4"}


def test_nothing_is_left_over_where_no_tag_is_more_usual_or_runs_are_few() -> None:
    alone = series(**{f"tag{run}": [run] for run in range(20)})

    assert order(alone, "").leftovers == []
    assert order(series(loss=range(9), odd=[1]), "loss").leftovers == []
    assert order({}, "loss") == ([], [])


def test_tags_that_no_run_shown_has_are_no_leftovers_and_stand_behind() -> None:
    held = series(loss=EVERY, acc=[1], grad=range(40))

    assert order(held, "loss", {f"r{run}" for run in range(20, 60)}) == (
        ["loss", "grad", "acc"],
        [],
    )


@pytest.mark.parametrize(
    "tags",
    [
        ["layer2/w", "layer10/w"],
        ["w01", "w1", "W2", "w10"],
        ["w", "w" + "9" * 5_000],
        ["标签", "标签/中文 空格&?="],
    ],
)
def test_tags_of_one_kind_stand_as_people_count(tags: list[str]) -> None:
    held = {tag: [Segment("r", tag, 0, 1)] for tag in sorted(tags)}

    assert order(held, "").tags == tags


def test_tags_stay_where_they_stand_and_new_ones_come_at_their_places() -> None:
    before = (["loss", "grad", "lr"], ["odd"])
    now = CardOrder(["loss", "val/loss", "lr", "grad", "odd", "gpu"], ["rare"])

    assert placed_apart(before, now) == (["loss", "val/loss", "grad", "gpu", "lr"], ["rare", "odd"])
    assert placed_apart(([], []), now) == now
    assert placed_apart((["gone", "loss"], []), CardOrder(["loss"], [])) == (["loss"], [])
