"""What scripts say of their tags holds on pages and for `best`, before what names say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from insight.lineage.target import folder_target, usual_target
from insight.lineage.target.definitions import Definitions, definitions_of
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable


def test_a_tag_is_judged_as_its_script_says(scalar_table: Callable[..., pd.DataFrame]) -> None:
    table = scalar_table(("a", "mine", [9.0, 1.0, 2.0]), ("b", "mine", [9.0, 3.0, 4.0]))
    lineage = pd.DataFrame({"run": ["a", "b"], "run.better.m*": ["lower", None]})
    index = ScalarIndex(table, definitions=definitions_of(lineage))

    target = folder_target(lineage, index, ["a", "b"])

    assert (target.name, target.of, target.direction) == ("mine", "best", -1)
    assert target.scores.tolist() == [1.0, 3.0]


def test_what_is_said_counts_more_than_the_name(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    table = scalar_table(("a", "loss", [0.5, 9.0, 1.0]))
    told = Definitions(better={"loss": "higher"})

    assert folder_target(
        pd.DataFrame({"run": ["a"]}), ScalarIndex(table, definitions=told), ["a"]
    ).scores.tolist() == [9.0]


def test_who_nobody_can_judge_is_no_usual_target_until_somebody_says(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    table = scalar_table(("a", "wobble", [9.0, 1.0]), ("a", "lr", [0.1, 0.1]))
    lineage = pd.DataFrame({"run": ["a"]})

    said = Definitions(better={"wobble": "lower"})

    assert ScalarIndex(table).direction("wobble") == 0
    assert usual_target(lineage, ScalarIndex(table, definitions=said)) == "wobble"


def test_where_runs_contradict_one_another_the_most_are_right() -> None:
    said = ["higher", "lower", "lower", None]
    split = ["higher", "lower", None, None]
    lineage = pd.DataFrame({"run": [*"abcd"], "run.better.x": said, "run.better.y": split})

    told = definitions_of(lineage)

    assert dict(told.better) == {"x": "lower"}


def test_of_patterns_the_longest_holds_and_brackets_are_no_signs() -> None:
    told = Definitions(axes={"*": "step_", "val/*": "epoch", "val[0]": "fold", "val/acc": "tokens"})

    assert [told.axis(tag) for tag in ("loss", "val/loss", "val[0]", "val/acc", "step_")] == [
        *("step_", "epoch", "fold", "tokens"),
        "",  # it is its own axis
    ]
