"""What is said of a run beside its steps: its summary, definitions, notes, tags and alerts."""

from __future__ import annotations

import numpy as np
import pytest

import insight


def test_a_summary_has_the_last_values_and_records_what_is_set(begin, facts) -> None:
    with begin("a") as run:
        run.log({"loss": 1.0, "acc": np.float32(0.5), "note": "text"})
        run.log({"loss": 0.5})
        assert dict(run.summary) == {"loss": 0.5, "acc": 0.5}
        run.summary["best"] = np.float64(0.25)
        run.summary["loss"] = 0.1  # from now on as it was set
        run.summary["test"] = {"f1": 0.75, "per class": [0.5, 1.0]}
        run.summary.update(note="good")
        run.log({"loss": 9.0})

        assert run.summary["loss"] == 0.1
        assert len(run.summary) == 6
        del run.summary["loss"]
        assert run.summary["loss"] == 9.0

    assert facts("a") == {
        "metric.best": 0.25,
        "metric.loss": 0.1,
        "metric.note": "good",
        "metric.test.f1": 0.75,
        "metric.test.per class": (0.5, 1.0),
    }


def test_what_came_of_a_run_is_recorded_whatever_it_is_called(begin, facts) -> None:
    with begin("a") as run:
        run.summary["token"] = "the"
        run.summary[3] = None
        run.summary["odd"] = object()

    assert facts("a")["metric.odd"] == "object"


def test_definitions_are_facts_of_the_run(begin, facts, tmp_path) -> None:
    with begin("a") as run:
        run.define("val/*", step="epoch", better="higher")
        run.define("wobble", better="minimize")
        with pytest.warns(UserWarning, match="better is 'higher' or 'lower', not 'up'"):
            run.define("x", better="up")
        with pytest.warns(UserWarning, match="a tag or a pattern is a text"):
            run.define(3, better="higher")
        run.log({"wobble": 3.0})
    with begin("b") as run:
        run.log({"wobble": 2.0})

    assert facts("a") == {
        "run.axis.val/*": "epoch",
        "run.better.val/*": "higher",
        "run.better.wobble": "lower",
    }


def test_notes_and_tags_are_recorded_when_they_are_set(begin, facts) -> None:
    with begin("a", notes="what it is about", tags="one") as run:
        assert (run.notes, run.tags) == ("what it is about", ("one",))
        run.tags = (*run.tags, "two, three", "one")
        run.notes = "*more*"

    assert facts("a") == {"run.notes": "*more*", "run.tags": "one, two; three"}


def test_nobody_else_may_name_facts_as_if_a_run_said_them(tmp_path, facts) -> None:
    with insight.SummaryRecord(tmp_path / "a", provenance=False) as record:
        record.facts({"run.did": "eval", "run.notes": "mine", "mine": 1, "metric.f1": 0.5})

    assert facts("a") == {
        "metric.f1": 0.5,
        "user.mine": 1,
        "run.notes": "mine",
        "user.run.did": "eval",
    }


def test_alerts_are_messages_with_numbers_of_their_own(begin, tmp_path) -> None:
    with begin("a") as run:
        run.alert("the loss is nan", "at step 3, lr 0.1", level="error")
        run.alert("half \ud800 and token=abcdefgh1234")
        run.log({"loss": 1.0})

    store = insight.open_runs(tmp_path)
    told = store.table("message")
    assert told[["tag", "step", "level"]].values.tolist() == [
        ["alert", 1, "error"],
        ["alert", 2, "warn"],
    ]
    assert told["value"][0] == "the loss is nan\nat step 3, lr 0.1"
    assert "abcdefgh1234" not in told["value"][1]
    assert store.runs()["last_step"].tolist() == [1]


def test_a_notebook_shows_where_a_run_is_and_its_last_values(begin) -> None:
    with begin("<a>") as run:
        run.log({"<loss>": 0.123456789, "note": "x"})
        shown = run._repr_html_()
        assert repr(run).startswith("<Run '<a>', open, step 1, in ")

    assert "<b>&lt;a&gt;</b> (open, step 1)" in shown
    assert "<td>&lt;loss&gt;</td><td>0.123457</td>" in shown
    assert "ended" in repr(run)
