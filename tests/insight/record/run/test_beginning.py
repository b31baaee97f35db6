"""A run has a folder of its own, goes on where it was, and knows whose child it is."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import insight
from insight.errors import PathError, RecordingError, SummaryValueError, ValueKindError
from insight.record.run import naming


def test_a_run_without_a_name_is_called_by_the_time_and_two_words(begin, tmp_path) -> None:
    with begin() as run:
        run.log({"loss": 0.5})

    assert re.fullmatch(r"\d{4}-\d\d-\d\d-\d{6}-[a-z]+-[a-z]+", run.name)
    assert Path(run.path) == tmp_path / run.name
    assert list(insight.open_runs(tmp_path).runs()["run"]) == [run.name]


def test_runs_of_one_second_and_one_seed_have_folders_of_their_own(begin, monkeypatch) -> None:
    monkeypatch.setattr(naming, "_now", lambda: "2026-11-30-140509")
    words = iter(["brave-otter", "brave-otter", "calm-fox"])
    monkeypatch.setattr(naming, "two_words", lambda: next(words))
    names = []
    for _ in range(2):
        random.seed(0)
        before = random.getstate()
        with begin() as run:
            names.append(run.name)
        assert random.getstate() == before

    assert names == ["2026-11-30-140509-brave-otter", "2026-11-30-140509-calm-fox"]


def test_a_name_that_is_there_gets_a_number(begin) -> None:
    names = []
    for _ in range(3):
        with begin("sweep/a") as run:
            names.append(run.name)

    assert names == ["sweep/a", "sweep/a-2", "sweep/a-3"]


def test_processes_that_want_one_name_at_once_share_no_folder(tmp_path) -> None:
    script = """if True:
        import sys, insight
        sys.stdin.readline()
        for _ in range(5):
            quiet = dict(machine=None, console=False, provenance=False)
            with insight.run(sys.argv[1], "a", **quiet) as run:
                run.log({"loss": 0.5})
                print(run.name)
    """
    command = [sys.executable, "-c", script, str(tmp_path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    begun = [subprocess.Popen(command, **pipes) for _ in range(2)]
    for process in begun:
        process.stdin.write("\n")
        process.stdin.flush()
    names = [name for process in begun for name in process.communicate(timeout=120)[0].split()]

    assert sorted(names) == sorted({"a", *(f"a-{number}" for number in range(2, 11))})


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("", SummaryValueError),
        (".", SummaryValueError),
        ("../a", SummaryValueError),
        ("a/../../b", SummaryValueError),
        ("/a", SummaryValueError),
        (".hidden", SummaryValueError),
        ("a\0b", SummaryValueError),
        ("a" * 300, RecordingError),
        (3, ValueKindError),
    ],
)
def test_a_name_that_no_run_can_have_is_refused(begin, name, error) -> None:
    with pytest.raises(error, match=r"insight\.run"):
        begin(name)


@pytest.mark.parametrize(
    ("given", "error", "words"),
    [
        ({"directory": "s3://bucket/runs"}, ValueError, "directory expected a folder of this"),
        ({"directory": 3}, TypeError, "directory expected a path"),
        ({"config": 3}, TypeError, "config expected a mapping"),
        ({"machine": "often"}, TypeError, "machine expected a number of seconds"),
        ({"machine": 0}, ValueError, "machine expected at least"),
        ({"console": "yes"}, TypeError, "console expected a bool"),
        ({"parent": 3}, TypeError, "parent expected a run"),
        ({"resume": 3}, TypeError, "resume expected a name"),
        ({"unmasked": "token"}, TypeError, "unmasked expected a list of names"),
    ],
)
def test_what_is_wrong_at_the_start_is_told_before_anybody_trains(
    tmp_path, monkeypatch, given, error, words
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(error, match=words):
        insight.run(**{"machine": None, "console": False, "provenance": False, **given})

    assert insight.current() is None
    assert [*tmp_path.iterdir()] == []


def test_a_run_goes_on_after_its_last_step_with_what_it_had(begin, facts, scalars) -> None:
    with begin("a", {"lr": 0.1, "model": {"depth": 2}}, notes="first", tags=["x"]) as run:
        run.log({"loss": 3.0})
        run.log({"loss": 2.0, "note": "*text*"}, step=7)
        run.summary["best"] = 2.0
        run.alert("slow")
    with begin("a", {"lr": 0.2, "width": 8}, resume="must") as again:
        assert (again.step, again.config.model.depth, again.config.lr) == (7, 2, 0.2)
        assert (again.notes, again.tags, dict(again.summary)["best"]) == ("first", ("x",), 2.0)
        again.log({"loss": 1.0})
        again.alert("slower")

    assert again.path == run.path
    assert scalars("a") == [("loss", 1, 3.0), ("loss", 7, 2.0), ("loss", 8, 1.0)]
    assert facts("a") == {
        "hyperparameters.lr": 0.2,
        "hyperparameters.model.depth": 2,
        "hyperparameters.width": 8,
        "metric.best": 2.0,
        "run.notes": "first",
        "run.tags": "x",
    }
    told = insight.open_runs(Path(run.path)).table("message")
    assert told[["step", "value"]].values.tolist() == [[1, "slow"], [2, "slower"]]


def test_a_run_may_be_named_by_whom_resumes_it(begin, tmp_path) -> None:
    with begin("sweep/a") as run:
        run.log({"loss": 1.0})

    for named in ("sweep/a", tmp_path / "sweep" / "a", str(tmp_path / "sweep" / "a"), run):
        with begin(resume=named) as again:
            again.log({"loss": 1.0})

    assert (again.name, again.step) == ("sweep/a", 5)


def test_what_happened_beside_the_training_is_no_step_of_a_run_that_goes_on(begin) -> None:
    with begin("a") as run:
        run.log({"loss": 1.0})
        run.log({"machine/cpu": 0.5}, step=900)

    with begin("a", resume=True) as again:
        assert again.step == 1


def test_a_command_that_is_run_again_goes_on_where_it_began(begin, tmp_path, monkeypatch) -> None:
    with begin("a", {"lr": 0.1}) as run:
        run.log({"loss": 1.0}, step=3)
    for file in Path(run.path).iterdir():  # a process before, hours ago
        file.rename(re.sub(r"summary\.\d+", "summary.1000000000", str(file)))
    with begin("a", resume="must", provenance=True) as again:
        again.log({"loss": 0.5}, step=9)
        again.config["late"] = 1
    monkeypatch.setenv("INSIGHT_REPLAY_TO", str(tmp_path / "again"))
    with begin("a", resume="must") as replayed:
        assert (replayed.step, dict(replayed.config)) == (3, {"lr": 0.1})

    assert Path(replayed.path).parent == tmp_path / "again"


def test_only_a_run_that_is_there_must_be_gone_on_with(begin) -> None:
    with pytest.raises(PathError, match="resume expected an existing path"):
        begin("a", resume="must")
    with pytest.raises(PathError):
        begin(resume="b")
    with pytest.raises(SummaryValueError, match="expected the name of a run"):
        begin(resume=True)
    with begin("a", resume="allow") as run:
        run.log({"loss": 1.0})
    with pytest.raises(SummaryValueError, match="expected a name that is new"):
        begin("a", resume="never")
    with begin("a", resume=True) as again:
        assert (again.name, again.step) == ("a", 1)


def test_a_run_in_the_with_of_another_is_its_child(begin, facts) -> None:
    with begin("outer") as outer:
        with begin("inner") as inner:
            assert insight.current() is inner
        with begin("alone", parent=False) as alone:
            pass
        assert insight.current() is outer
    assert insight.current() is None
    begin("given", parent=outer).finish()

    assert [one.parent for one in (outer, inner, alone)] == [None, "outer", None]
    assert facts("inner") == facts("given") == {"run.parent": "outer"}


def test_a_parent_is_named_by_its_name_or_by_where_it_is(begin, tmp_path) -> None:
    with begin("lab/outer") as outer:
        outer.log({"loss": 1.0})

    for parent in ("lab/outer", tmp_path / "lab" / "outer", outer):
        with begin(parent=parent) as run:
            assert run.parent == "lab/outer"
    with begin(parent="of another folder") as run:
        assert run.parent == "of another folder"


def test_the_current_run_is_that_of_this_thread(begin) -> None:
    found = []
    with begin():
        thread = threading.Thread(target=lambda: found.append(insight.current()))
        thread.start()
        thread.join()

    assert found == [None]


def test_without_with_a_run_is_current_until_the_next_and_ends_when_nobody_holds_it(
    begin, tmp_path
) -> None:
    def status(name):
        runs = insight.open_runs(tmp_path).runs().set_index("run")
        return runs.loc[name, "status"]

    begin("first").log({"loss": 1.0})
    assert insight.current().name == "first"
    held = begin("second")  # nobody holds the first any more
    held.log({"loss": 1.0})
    third = begin("third")
    third.log({"loss": 1.0})
    assert [status(name) for name in ("first", "second")] == ["finished", "running"]
    assert (insight.current(), third.parent) == (third, None)
    third.finish()
    assert insight.current() is held
    held.finish()
    assert insight.current() is None


def test_insight_run_is_always_the_function() -> None:
    import insight.record.run

    assert callable(insight.run)
    assert callable(insight.record.run.run)
    assert insight.run is insight.record.run.run
    assert insight.Run is insight.record.run.Run
