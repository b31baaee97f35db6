"""Rules on real files, as they grow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight import Store, SummaryRecord
from insight.watching import Watched, holding, rules_of, turns_after, usual_rules

from . import healthy, sick
from .trainings import BEGAN

if TYPE_CHECKING:
    from pathlib import Path

    from insight.watching import RulesFile


def told(store: Store, rules: RulesFile, now: float = BEGAN) -> set[tuple[str, str]]:
    watched = Watched(store, rules.rules)
    return {(one.run, one.rule.text) for one in holding(watched.found(), now)}


def test_rule_holds_from_the_refresh_that_reads_it(root: Path, make_run: Any) -> None:
    run, _ = make_run("a"), make_run("b").scalars((1, {"loss": 1.0}, BEGAN))
    run.scalars((1, {"loss": 1.0}, BEGAN))
    store = Store(root, clock=lambda: BEGAN)
    store.refresh()
    watched = Watched(store, rules_of("loss is nan\nloss > 0.5 for a\nnone is nan").rules)
    before = [(one.run, one.rule.text) for one in watched.found()]
    run.scalars((2, {"loss": float("nan")}, BEGAN + 1))
    store.refresh()

    assert before == [("a", "loss > 0.5 for a")]
    assert [one.sentence for one in watched.found()] == [
        "a: loss is nan (loss: NaN at step 2)",
        "a: loss > 0.5 for a (loss: 1 at step 1)",
    ]
    assert [rule.text for rule in watched.unmet()] == ["none is nan"]


def test_only_runs_that_changed_are_judged_anew(
    root: Path, make_run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = [make_run(name) for name in "abc"]
    for run in runs:
        run.scalars((1, {"loss": 1.0}, BEGAN))
    store = Store(root, clock=lambda: BEGAN)
    store.refresh()
    watched = Watched(store, usual_rules().rules)
    watched.found()
    runs[1].scalars((2, {"loss": 1.0}, BEGAN + 1))
    store.refresh()
    asked: list[Any] = []
    table = store.table
    monkeypatch.setattr(
        store, "table", lambda kind, runs, **rest: asked.append(runs) or table(kind, runs, **rest)
    )
    watched.found()
    watched.found()

    assert asked == [["b"], ["b"]]  # scalars and messages, once


def test_filter_that_names_what_no_run_has_is_told(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 1.0}, BEGAN))
    store = Store(root)
    store.refresh()
    watched = Watched(store, rules_of("loss > 0 for nothing = 3\nloss > 0").rules)

    assert [one.rule.text for one in watched.found()] == ["loss > 0"]
    assert "'nothing'" in watched.troubles[0]


def test_silence_holds_when_its_time_has_come(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 1.0}, BEGAN))
    store = Store(root, clock=lambda: BEGAN + 5)
    store.refresh()
    found = Watched(store, rules_of("no record for 10 min").rules).found()

    assert [len(holding(found, BEGAN + later)) for later in (5, 605, 100_000)] == [0, 1, 0]
    assert turns_after(found, BEGAN + 5) == BEGAN + 600


def test_alerts_of_a_training_are_told_one_by_one(tmp_path: Path) -> None:
    with SummaryRecord(tmp_path / "a", provenance=False) as record:
        for number, text in enumerate(("first", "second")):
            record.add_value("message", "alert", ("error", text))
            record.record(number)
    store = Store(tmp_path)
    store.refresh()
    found = Watched(store, rules_of("alert error").rules).found()

    assert [one.found.words for one in found] == ["error: first", "error: second"]
    assert len({one.key for one in found}) == 2


def test_recorded_trainings_are_told_as_their_curves_are(root: Path, make_run: Any) -> None:
    """A healthy one and a sick one of each kind, through files."""
    for kind in (*healthy.KINDS, *sick.KINDS):
        training = kind(np.random.default_rng(0))
        rows = sorted(
            (BEGAN + float(time), int(step), tag, float(value))
            for tag, series in training.series.items()
            for step, time, value in zip(*series, strict=True)
        )
        made = make_run(kind.__name__)
        made.scalars(*((step, {tag: value}, time) for time, step, tag, value in rows))
        if training.end == "finished":
            made.lineage("train_lineage", {"hyper_parameters": {}}, rows[-1][0] + 1)
    store = Store(root, clock=lambda: BEGAN + 1e6)
    store.refresh()
    runs = {run for run, _ in told(store, usual_rules(), BEGAN + 1e6)}

    assert runs & {kind.__name__ for kind in healthy.KINDS} == set()
    assert runs >= {
        *("nan_at_once", "nan_after_a_while", "infinite", "nan_in_validation_alone"),
        *("reward_that_is_no_number", "exploded_at_once", "exploded_step_by_step"),
        *("exploded_from_the_beginning", "back_where_it_began", "overfitted"),
    }


@pytest.mark.parametrize("folder", ["sample_runs", "tests/data/tensorboard", "tests/data/mlflow"])
def test_runs_of_other_tools_that_ended_well_are_told_of_nobody(folder: str) -> None:
    store = Store(folder)
    store.refresh()
    watched = Watched(store, usual_rules().rules)
    updated = max(last for _, last in store.spans().values())

    for later in (0, 3_600, 20_000, 80_000):
        assert holding(watched.found(), updated + later) == []
