"""Which facts of two runs differ."""

from __future__ import annotations

import math

from insight.lineage.difference.changes import (
    MOST_LINES,
    changed_facts,
    changed_packages,
    diff_of_texts,
    is_seed,
)


def test_causes_come_in_the_order_in_which_they_are_looked_for():
    a = {"packages.numpy": "1", "code.commit": "a", "environment.python": "3.11", "seed.engine": 1}
    b = {"packages.numpy": "2", "code.commit": "b", "user.note": "x", "data.train.rows": 5}
    found = [(change.section, change.name) for change in changed_facts(a, b)]

    assert found == [
        ("parameters", "note"),
        ("data", "train.rows"),
        ("code", "commit"),
        ("environment", "python"),
        ("seed", "engine"),
    ]


def test_what_came_of_a_run_is_no_cause():
    a = {"metric.accuracy": 0.5, "algorithm.loss": 1.0, "model.path": "a", "model.size": 1}
    a |= {"model.stopped_early": "a", "model.stopped_at_step": 1, "model.restored_epoch": 1}

    assert changed_facts(a, {}) == []


def test_nan_is_the_same_as_nan():
    assert changed_facts({"user.x": math.nan}, {"user.x": math.nan}) == []


def test_packages_of_one_side_alone_are_changes():
    found = changed_packages({"a": "1", "b": "1"}, {"b": "2", "c": "1"})

    assert [tuple(change)[1:] for change in found] == [
        ("a", "1", None),
        ("b", "1", "2"),
        ("c", None, "1"),
    ]


def test_uncommitted_changes_are_compared_line_by_line():
    assert diff_of_texts("x\n", "x\n") == []
    assert diff_of_texts("+rate = 1\n", "+rate = 2\n")[-2:] == ["-+rate = 1", "++rate = 2"]
    assert len(diff_of_texts("x\n" * (MOST_LINES + 1), "")) == 1


def test_seed_is_known_under_any_heading():
    assert [
        is_seed(name) for name in ("user.seed", "hyperparameters.random_state", "user.seeds")
    ] == [
        True,
        True,
        False,
    ]


def test_first_batch_is_a_cause_where_nothing_else_decides_which_rows_come_first():
    name = "data.train.first_batch"
    a, b = {name: "5e", "seed.dataset": 1}, {name: "6f", "seed.dataset": 1}
    reseeded, rebatched = b | {"seed.dataset": 2}, b | {"hyperparameters.batch_size": 7}

    assert [change.name for change in changed_facts(a, b)] == ["train.first_batch"]
    assert [change.name for change in changed_facts(a, reseeded)] == ["dataset"]
    assert [change.name for change in changed_facts(a, rebatched)] == ["batch_size"]
    assert changed_facts(a, {"seed.dataset": 1}) == []
