"""Which of the processes that recorded into one folder is what reproduces the run."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from insight import open_runs
from insight.format.names import EventFileName
from insight.record import SummaryRecord

if TYPE_CHECKING:
    from pathlib import Path

OWN = {"path": "/runs/a/net.ckpt", "sha256": "c" * 64}
FOREIGN = {"path": "/elsewhere/net.ckpt", "sha256": "d" * 64}
TRAIN: dict[str, Any] = {"run": {"did": ["train"]}}
EVAL: dict[str, Any] = {"run": {"did": ["eval"]}}
NEITHER: dict[str, Any] = {}


def recorded(folder: Path, *processes: dict[str, Any]) -> None:
    """A run with a document a process, which began one after the other."""
    with SummaryRecord(folder, provenance=False) as record:
        record.log(1, {"loss": 0.5})
    for index, told in enumerate(processes):
        document = {
            "format": "insight-provenance",
            "version": 1,
            "made": 100.0 + index,
            "command": {"script": f"{index}.py", "arguments": ["python", f"{index}.py"]},
        } | told
        name = f"events.out.provenance.{100 + index}.0.vm.{index + 1}-0.json"
        (folder / name).write_text(json.dumps(document))


@pytest.mark.parametrize(
    ("processes", "expected"),
    [
        ([TRAIN, EVAL], 0),
        ([TRAIN, NEITHER], 0),
        ([TRAIN, EVAL, EVAL], 0),
        ([EVAL, TRAIN], 1),
        ([EVAL, TRAIN, EVAL], 1),
        ([TRAIN, TRAIN], 1),
        ([TRAIN, EVAL, TRAIN, EVAL], 2),
        ([NEITHER, EVAL], 0),
        ([NEITHER, NEITHER], 1),
        ([EVAL, EVAL], 1),
        ([{"ancestry": {"saved": [OWN]}}, {"ancestry": {"loaded": [OWN]}}], 0),
        ([{"ancestry": {"saved": [OWN]}}, {"ancestry": {"loaded": [OWN | {"resumed": True}]}}], 1),
        ([{"run": {"did": ["eval", "train"]}}, EVAL], 0),
        ([TRAIN, EVAL | {"ancestry": {"saved": [FOREIGN]}}], 0),
        ([TRAIN, {"run": {"did": [[], 5, None]}}], 0),
        ([TRAIN, {"run": {"did": "train"}}], 0),
    ],
)
def test_newest_training_is_what_reproduces_the_run(
    tmp_path: Path, processes: list[dict[str, Any]], expected: int
) -> None:
    recorded(tmp_path, *processes)
    store = open_runs(tmp_path)
    document = store.provenance(".")

    assert store.lineage()["command.script"][0] == f"{expected}.py"
    assert document is not None
    assert document["command"]["script"] == f"{expected}.py"
    told = store.processes(".")
    assert [one["document"]["command"]["script"] for one in told] == [
        f"{index}.py" for index in range(len(processes))
    ]
    assert [one["reproduces"] for one in told].index(True) == expected


@pytest.mark.parametrize(
    ("plugin", "expected"), [("train_lineage", "1.py"), ("eval_lineage", "0.py")]
)
def test_messages_of_the_same_recorder_tell_what_older_files_do_not(
    tmp_path: Path, plugin: str, expected: str
) -> None:
    name = EventFileName("events", 101, 0, "vm", "_MS")
    message = {"algorithm": {"loss": 0.5}} if plugin == "train_lineage" else {"metric": "{}"}
    recorded(tmp_path, NEITHER, NEITHER)
    with SummaryRecord(tmp_path / "made", provenance=False) as record:
        record.add_value(plugin, plugin, message)
    (made,) = (one for one in (tmp_path / "made").iterdir() if one.name.endswith("_lineage"))
    made.rename(tmp_path / name.lineage_twin().format())

    assert open_runs(tmp_path).lineage().set_index("run")["command.script"]["."] == expected


def test_what_an_evaluation_read_is_no_parent(tmp_path: Path) -> None:
    recorded(tmp_path / "b", {"ancestry": {"saved": [FOREIGN]}} | TRAIN)
    recorded(tmp_path / "a", TRAIN, EVAL | {"ancestry": {"loaded": [FOREIGN]}})
    lineage = open_runs(tmp_path).lineage()

    assert not [name for name in lineage.columns if name.startswith("parent.")]


def test_resumed_training_keeps_the_parent_of_the_first(tmp_path: Path) -> None:
    recorded(tmp_path / "b", TRAIN | {"ancestry": {"saved": [FOREIGN]}})
    begun = TRAIN | {"ancestry": {"loaded": [FOREIGN], "saved": [OWN]}}
    went_on = TRAIN | {"ancestry": {"loaded": [OWN | {"resumed": True}]}}
    recorded(tmp_path / "a", begun, went_on)
    store = open_runs(tmp_path)
    row = store.lineage().set_index("run").loc["a"]

    assert row["parent.run"] == "b"
    assert row["parent.checkpoint"] == FOREIGN["path"]
    assert row["command.script"] == "1.py"
    held = store.checkpoints()
    assert list(held[held["run"] == "a"]["role"]) == ["saved", "loaded", "resumed"]


def test_damaged_file_is_told_and_the_others_count(tmp_path: Path) -> None:
    recorded(tmp_path, TRAIN, EVAL)
    (tmp_path / "events.out.provenance.99.0.vm.9-0.json").write_text("{")
    store = open_runs(tmp_path)

    assert len(store.processes(".")) == 2
    assert store.lineage()["command.script"][0] == "0.py"
    assert store.problems()["file"].str.contains("provenance.99").any()


def test_file_without_a_time_of_its_own_has_that_of_its_name(tmp_path: Path) -> None:
    recorded(tmp_path, TRAIN | {"made": "now"}, TRAIN | {"made": None}, TRAIN | {"made": 101.5})
    scripts = [one["document"]["command"]["script"] for one in open_runs(tmp_path).processes(".")]

    assert scripts == ["0.py", "1.py", "2.py"]


def test_recorders_of_one_process_are_one(tmp_path: Path) -> None:
    one = {"did": ["train"], "process": "7-1"}
    recorded(tmp_path, {"run": one}, {"run": one}, {"run": one | {"process": "7-2"}})
    told = open_runs(tmp_path).processes(".")

    assert [item["document"]["made"] for item in told] == [101.0, 102.0]
