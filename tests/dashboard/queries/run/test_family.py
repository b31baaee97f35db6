"""Where a run comes from and what came of it."""

from __future__ import annotations

import pandas as pd

from dashboard.queries.run.family import MOST_NAMED, family

LINEAGE = pd.DataFrame(
    {
        "run": ["first", "second", "third", "alone", "of_mlflow", "its_child", "lost"],
        "dataset.source_path": ["/data/mnist", "/data/mnist", None, None, None, None, None],
        "dataset.pipeline": ["Mnist > Batch", None, None, None, None, None, None],
        "model.path": ["ckpt/first.ckpt", "ckpt/second.ckpt", None, None, None, None, None],
        "hyperparameters.resume": [None, "ckpt/first.ckpt", "ckpt/first.ckpt", 7, None, None, None],
        "user.seed": [1, 2, 3, 4, 5, 6, 7],
        "run.id": [None, None, None, None, "f00", "f01", "f02"],
        "run.parent": [None, None, None, None, None, "f00", "gone"],
    }
)


def test_run_that_begins_with_the_checkpoint_of_another_one_is_its_child() -> None:
    first, second = family(LINEAGE, "first"), family(LINEAGE, "second")

    assert first is not None
    assert second is not None
    assert first["children"] == ["second", "third"]
    assert first["data"] == [("source_path", "/data/mnist")]
    assert first["checkpoint"] == "ckpt/first.ckpt"
    assert second["parents"] == ["first"]
    assert second["children"] == []


def test_parent_that_a_tool_names_is_found_by_its_id() -> None:
    parent, child = family(LINEAGE, "of_mlflow"), family(LINEAGE, "its_child")

    assert parent is not None
    assert child is not None
    assert parent["children"] == ["its_child"]
    assert child["parents"] == ["of_mlflow"]
    assert child["parent_id"] is None


def test_parent_that_a_run_names_is_the_nearest_of_that_name() -> None:
    told = pd.DataFrame(
        {"run": ["outer", "lab/outer", "lab/sweep/a"], "run.parent": [None, None, "outer"]}
    )
    child, parent, namesake = (family(told, run) for run in ("lab/sweep/a", "lab/outer", "outer"))

    assert child is not None
    assert parent is not None
    assert (child["parents"], child["parent_id"]) == (["lab/outer"], None)
    assert parent["children"] == ["lab/sweep/a"]
    assert namesake is None


def test_run_that_another_was_forked_off_is_a_parent_beside_the_one_that_it_is_of() -> None:
    told = pd.DataFrame(
        {
            "run": ["group", "old", "new"],
            "run.id": [None, "a1", "b2"],
            "run.parent": [None, None, "group"],
            "run.forked_from": [None, None, "a1"],
            "run.fork_step": [None, None, 3],
        }
    )
    child, parent = family(told, "new"), family(told, "old")

    assert child is not None
    assert parent is not None
    assert (child["parents"], child["parent_id"]) == (["group", "old"], None)
    assert parent["children"] == ["new"]


def test_parent_that_is_not_here_is_named_by_its_id() -> None:
    found = family(LINEAGE, "lost")

    assert found is not None
    assert (found["parents"], found["parent_id"]) == ([], "gone")


def test_run_of_which_nothing_is_known_has_no_lineage() -> None:
    assert family(LINEAGE, "alone") is None
    assert family(LINEAGE, "nobody") is None
    assert family(LINEAGE[["run"]], "first") is None


def test_many_children_are_counted() -> None:
    names = [f"child{number}" for number in range(MOST_NAMED + 3)]
    facts = {
        "run": ["a", *names],
        "model.path": ["a.ckpt", *[None] * len(names)],
        "user.start": [None, *["a.ckpt"] * len(names)],
    }
    found = family(pd.DataFrame(facts), "a")

    assert found is not None
    assert (len(found["children"]), found["more"]) == (MOST_NAMED, 3)
