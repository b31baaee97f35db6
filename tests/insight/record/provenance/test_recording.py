"""The file that a recorder leaves beside its events."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import warnings
from pathlib import Path

import numpy as np
import pytest

import insight
from insight.errors import SummaryValueError, ValueKindError
from insight.format.provenance import is_provenance
from insight.record import SummaryRecord
from insight.record.provenance import code, recording
from insight.record.provenance.ancestry import note_loaded, note_saved
from tests.insight.masking.test_texts import FORMS
from tests.insight.record.provenance.repository import git, repository


@pytest.fixture(autouse=True)
def _code_of_a_folder_of_its_own(tmp_path_factory, monkeypatch):
    """What is changed in the checkout that the tests lie in is no part of them."""
    folder = tmp_path_factory.mktemp("code")
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(folder.parent))
    monkeypatch.setattr(recording, "script_folder", lambda: folder)
    monkeypatch.setattr(recording, "WAIT_S", 60.0)  # whatever else the machine does


def documents(folder):
    names = sorted(path.name for path in folder.iterdir() if is_provenance(path.name))
    return [json.loads((folder / name).read_bytes()) for name in names]


def test_run_is_described_beside_its_events(tmp_path):
    with SummaryRecord(tmp_path, provenance=True) as record:
        record.log(1, {"loss": 0.5})
    (document,) = documents(tmp_path)
    (name,) = [path.name for path in tmp_path.iterdir() if is_provenance(path.name)]

    assert document["run"]["folder"] == str(tmp_path)
    assert document["environment"]["python"].startswith("3.")
    assert document["packages"]["installed"]["numpy"] == np.__version__
    assert "numpy" in document["packages"]["imported"]
    assert document["hardware"]["cores"] >= 1
    assert document["command"]["directory"] == str(Path.cwd())
    assert "summary." not in name  # MindSpore's tools take any file with that for events


def test_no_written_file_has_a_secret(tmp_path, monkeypatch):
    folder = repository(tmp_path / "project", {"a.txt": "begun\n", "prod.env": "x\n"})
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path))
    monkeypatch.setattr(recording, "script_folder", lambda: folder)
    monkeypatch.setattr(code, "WITHIN_S", 60.0)
    secrets = [f"s3cret{index}x" for index in range(len(FORMS))]
    forms = [
        form.replace("@@", "@\0").replace("@", word).replace("\0", "@")
        for form, word in zip(FORMS, secrets, strict=True)
    ]
    (folder / "a.txt").write_text("\n\n".join(forms))
    (folder / "prod.env").write_text("quiet s3cret")
    (folder / "token=s3cret.txt").write_text("")
    git(folder, "remote", "add", "origin", "https://me:s3/cret@example.org/x.git")
    monkeypatch.setattr(sys, "orig_argv", ["python", "train.py", *forms])
    monkeypatch.setenv("MINDINSIGHT_HYPER_CONFIG", json.dumps({"api_key": "s3cret"}))

    with SummaryRecord(tmp_path / "run", provenance=True) as record:
        record.log(1, {"loss": 0.5})

    (document,) = documents(tmp_path / "run")
    assert document["code"]["diff"].count("***") >= len(FORMS)
    for file in (tmp_path / "run").iterdir():
        assert b"s3cret" not in file.read_bytes()
        assert b"s3/cret" not in file.read_bytes()


def test_no_thread_outlives_the_recorder(tmp_path):
    with SummaryRecord(tmp_path, provenance=True) as record:
        record.log(1, {"loss": 0.5})

    assert not [one for one in threading.enumerate() if one.name == "insight-provenance"]


def test_recorder_that_wrote_nothing_leaves_nothing(tmp_path):
    SummaryRecord(tmp_path, provenance=True).close()

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("rank", ["1", "3"])
def test_one_process_speaks_for_all(tmp_path, monkeypatch, rank):
    monkeypatch.setenv("RANK", rank)
    with SummaryRecord(tmp_path, provenance=True) as record:
        record.log(1, {"loss": 0.5})

    assert documents(tmp_path) == []


@pytest.mark.parametrize(
    ("variable", "asked", "expected"),
    [("off", None, 0), ("off", True, 1), ("", None, 1), ("", False, 0)],
)
def test_environment_decides_unless_the_caller_does(
    tmp_path, monkeypatch, variable, asked, expected
):
    monkeypatch.setenv("INSIGHT_PROVENANCE", variable)
    with SummaryRecord(tmp_path, provenance=asked) as record:
        record.log(1, {"loss": 0.5})

    assert len(documents(tmp_path)) == expected


def test_only_a_bool_is_taken(tmp_path):
    with pytest.raises(ValueKindError, match="provenance expected a bool"):
        SummaryRecord(tmp_path, provenance="yes")


def test_variables_off_the_list_are_not_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("OMP_NUM_THREADS", "2")
    monkeypatch.setenv("MY_PASSWORD", "hunter2")
    with SummaryRecord(tmp_path, provenance=True) as record:
        record.log(1, {"loss": 0.5})
    (document,) = documents(tmp_path)

    assert document["environment"]["variables"]["OMP_NUM_THREADS"] == "2"
    assert "hunter2" not in json.dumps(document)


def test_seeds_and_data_are_kept_before_the_first_step_and_after(tmp_path):
    with SummaryRecord(tmp_path, provenance=True) as record:
        record.seed("split", 7)
        record.log(1, {"loss": 0.5})
        record.data("train", np.zeros((3, 2)))
    (document,) = documents(tmp_path)

    assert document["seed"]["split"] == 7
    assert document["data"]["train"]["shape"] == [3, 2]


def test_what_is_no_seed_and_no_data_is_refused(tmp_path):
    with SummaryRecord(tmp_path) as record:
        with pytest.raises(ValueKindError, match="expected an int, got float"):
            record.seed("split", 0.5)
        with pytest.raises(SummaryValueError, match=r"data\('train'\) expected a file"):
            record.data("train", tmp_path / "nowhere")


def test_command_is_the_one_of_the_first_record_whatever_comes_after(tmp_path, monkeypatch):
    """A script that ends leaves no `__main__.__file__`, and may end before the thread asks."""
    went_on = threading.Event()
    main = sys.modules["__main__"]
    monkeypatch.setattr(main, "__file__", str(tmp_path / "train.py"), raising=False)
    monkeypatch.setattr(recording, "environment_facts", lambda: {"late": went_on.wait(60)})
    monkeypatch.setattr(recording, "code_facts", lambda folder: {"root": str(folder)})
    monkeypatch.setattr(recording, "script_folder", code.script_folder)
    before = str(Path.cwd())
    with SummaryRecord(tmp_path / "run", provenance=True) as record:
        record.log(1, {"loss": 0.5})
        monkeypatch.chdir(tmp_path)
        monkeypatch.delattr(main, "__file__")
        went_on.set()
    (document,) = documents(tmp_path / "run")

    assert document["environment"] == {"late": True}
    assert document["command"]["directory"] == before
    assert document["command"]["script"] == str(tmp_path / "train.py")
    assert document["code"]["root"] == str(tmp_path)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no such system")
def test_forked_process_waits_for_no_lock_of_its_parents(tmp_path):
    with SummaryRecord(tmp_path, provenance=True) as record:
        record.log(1, {"loss": 0.5})
        taken = record._provenance
        with taken._lock, warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # a process with threads forks
            child = os.fork()
            if child == 0:
                signal.alarm(20)
                thread = threading.Thread(target=_ask_and_end, args=(record, taken))
                thread.start()
                thread.join()
            _, status = os.waitpid(child, 0)

    assert os.waitstatus_to_exitcode(status) == 0


def _ask_and_end(record, taken):
    """In a thread of the child that holds no lock, as one that its parent's thread held."""
    record.seed("split", 7)
    taken.begin()
    os._exit(0)


def test_section_that_fails_says_why_and_the_others_are_there(tmp_path, monkeypatch):
    def fail():
        raise OSError("no such thing")

    monkeypatch.setattr(recording, "hardware_facts", fail)
    with SummaryRecord(tmp_path, provenance=True) as record:
        assert record.log(1, {"loss": 0.5})
    (document,) = documents(tmp_path)

    assert document["hardware"] == {"problem": "OSError: no such thing"}
    assert document["environment"]["python"]


def test_folder_that_is_gone_stops_nothing(tmp_path, monkeypatch):
    def refuse(*_, **__):
        raise OSError("disk full")

    monkeypatch.setattr(recording, "written_atomically", refuse)
    with SummaryRecord(tmp_path, provenance=True) as record:
        assert record.log(1, {"loss": 0.5})

    assert documents(tmp_path) == []


def test_child_is_linked_to_its_parent_though_the_file_moved(tmp_path):
    checkpoint = tmp_path / "net.ckpt"
    with SummaryRecord(tmp_path / "runs" / "parent", provenance=True) as record:
        record.log(1, {"loss": 0.5})
        checkpoint.write_bytes(b"weights")
        note_saved(checkpoint)
    moved = checkpoint.rename(tmp_path / "moved.ckpt")
    note_loaded(moved)
    for name in ("child", "other"):
        with SummaryRecord(tmp_path / "runs" / name, provenance=True) as record:
            record.log(1, {"loss": 0.5})
    lineage = insight.open_runs(tmp_path / "runs").lineage().set_index("run")

    assert lineage["parent.run"]["child"] == "parent"
    assert lineage["parent.checkpoint"]["child"] == str(moved)
    assert lineage["parent.run"].isna()[["other", "parent"]].all()


def test_own_checkpoint_is_no_parent(tmp_path):
    with SummaryRecord(tmp_path, provenance=True) as record:
        record.log(1, {"loss": 0.5})
        (tmp_path / "net.ckpt").write_bytes(b"weights")
        note_saved(tmp_path / "net.ckpt")
        note_loaded(tmp_path / "net.ckpt")
    (document,) = documents(tmp_path)

    assert document["ancestry"]["loaded"] == []


def test_checkpoint_that_is_gone_is_passed_over(tmp_path):
    note_loaded(tmp_path / "nowhere.ckpt")
    with SummaryRecord(tmp_path, provenance=True) as record:
        record.log(1, {"loss": 0.5})
        note_saved(tmp_path / "nowhere.ckpt")

    assert "ancestry" not in documents(tmp_path)[0]


def test_evaluation_goes_on_with_what_is_known_of_its_training(tmp_path):
    with SummaryRecord(tmp_path / "a", provenance=True) as record:
        record.data("train", np.zeros((3, 2)))
        record.seed("split", 7)
        record.log(1, {"loss": 0.5})
        (tmp_path / "net.ckpt").write_bytes(b"weights of the training")
        note_saved(tmp_path / "net.ckpt")
    with SummaryRecord(tmp_path / "a", provenance=True) as record:
        record.log(1, {"accuracy": 0.5})
    with SummaryRecord(tmp_path / "b", provenance=True) as record:
        record.log(1, {"loss": 0.5})
    newest = insight.open_runs(tmp_path).provenance("a")
    other = insight.open_runs(tmp_path).provenance("b")

    assert newest["data"]["train"]["rows"] == 3
    assert newest["seed"]["split"] == 7
    assert newest["ancestry"]["saved"][0]["path"] == str(tmp_path / "net.ckpt")
    assert "data" not in other
    assert "ancestry" not in other


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        (["train"], [], ["train"]),
        (["eval"], [], ["eval"]),
        ([], ["train"], ["train"]),
        ([], ["eval"], None),  # it recorded something else before
        (["eval"], ["train", "eval"], ["eval", "train"]),
    ],
)
def test_what_the_process_does_is_kept(tmp_path, before, after, expected):
    with SummaryRecord(tmp_path, provenance=True) as record:
        for mode in before:
            record.set_mode(mode)
        record.log(1, {"loss": 0.5})
        for mode in after:
            record.set_mode(mode)
    (document,) = documents(tmp_path)

    assert document["run"].get("did") == expected


def test_training_that_evaluates_in_a_second_recorder_is_one_process(tmp_path):
    for mode in ("train", "eval"):
        with SummaryRecord(tmp_path, provenance=True) as record:
            record.set_mode(mode)
            record.log(1, {"loss": 0.5})
    (process,) = insight.open_runs(tmp_path).processes(".")

    assert process["did"] == ["train", "eval"]
    assert process["reproduces"]


def test_file_of_another_process_is_never_written_over(tmp_path, monkeypatch):
    monkeypatch.setattr(recording, "provenance_name", lambda *_: "a.out.provenance.1.0.vm.1-0.json")
    for begun in (1, 2):  # as in two containers of one name, at the same second
        monkeypatch.setattr(recording, "_BEGUN", begun)
        monkeypatch.setattr(recording, "_KNOWN", {})
        with SummaryRecord(tmp_path, provenance=True) as record:
            record.log(1, {"loss": 0.5})
            record.seed("late", begun)

    assert sorted(one["seed"]["late"] for one in documents(tmp_path)) == [1, 2]


def facts_of_run(folder):
    table = insight.open_runs(folder).lineage()
    return {name: table[name].iloc[0] for name in table.columns}


SEEDS = {"a": 5, "b": 2**127 + 1, "c": -3, "parts": 7, "d.e": 1, "x\ny": 2, "é": 2**64 + 1}


def test_seeds_come_back_exactly(tmp_path):
    with SummaryRecord(tmp_path, provenance=True) as record:
        record.log(1, {"loss": 0.5})
        for name, seed in SEEDS.items():
            record.seed(name, seed)
    found = facts_of_run(tmp_path)

    assert {name: int(found[f"seed.{name}"]) for name in SEEDS} == SEEDS


def test_data_of_any_name_comes_back(tmp_path):
    names = ("parts", "train", "a.b", "data", "x" * 1_000)
    with SummaryRecord(tmp_path, provenance=True) as record:
        record.log(1, {"loss": 0.5})
        given = {name: record.data(name, np.arange(index + 1)) for index, name in enumerate(names)}
    found = facts_of_run(tmp_path)

    assert {name: found[f"data.{name}.sha256"] for name in names} == {
        name: one["sha256"] for name, one in given.items()
    }


@pytest.mark.parametrize("section", ["seed", "data"])
def test_names_that_no_reader_would_show_are_refused(tmp_path, section):
    def say(record, name):
        record.seed(name, 1) if section == "seed" else record.data(name, np.zeros(1))

    with SummaryRecord(tmp_path, provenance=True) as record:
        for number in range(1_000):
            say(record, f"n{number}")
        with pytest.raises(SummaryValueError, match="at most 1000 names, got one more"):
            say(record, "further")
        say(record, "n0")
        with pytest.raises(SummaryValueError, match="at most 1000 characters, got one of 1001"):
            say(record, "x" * 1_001)
        record.log(1, {"loss": 0.5})
    found = {name.split(".")[1] for name in facts_of_run(tmp_path) if name.startswith(section)}

    assert {f"n{number}" for number in range(1_000)} <= found


@pytest.mark.parametrize("seed", [10**400, -(10**5000)], ids=["large", "huge"])
def test_seed_beyond_all_numbers_is_refused_and_the_rest_is_kept(tmp_path, seed):
    with SummaryRecord(tmp_path, provenance=True) as record:
        record.log(1, {"loss": 0.5})
        with pytest.raises(SummaryValueError, match=r"seed\('a'\) expected a number below 1.8e308"):
            record.seed("a", seed)

    assert documents(tmp_path)


def test_data_of_very_many_parts_is_kept_as_a_whole(tmp_path, monkeypatch):
    monkeypatch.setattr(recording, "MOST_BYTES", 200_000)
    with SummaryRecord(tmp_path, provenance=True) as record:
        record.log(1, {"loss": 0.5})
        given = record.data("train", {f"k{n}": np.zeros(2) for n in range(3_000)})
    found = facts_of_run(tmp_path)

    assert found["data.train.sha256"] == given["sha256"]
    assert "environment.python" in found
