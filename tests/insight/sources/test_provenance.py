"""Reading what reproduces a run, whatever the file holds."""

from __future__ import annotations

import json

import pytest

import insight
import insight.lineage
from insight.errors import UnknownKindError
from insight.record import SummaryRecord

NAME = "events.out.provenance.17.0.vm.321-0.json"
WHOLE = {"format": "insight-provenance", "version": 1}


def run_with(folder, content):
    with SummaryRecord(folder) as record:
        record.hyperparameters({"lr": 0.1, "branch": 3})
        record.log(1, {"loss": 0.5})
    (folder / NAME).write_bytes(content)
    return insight.open_runs(folder)


def test_facts_stand_under_dotted_names_behind_the_others(tmp_path):
    code = {"commit": "a1", "branch": "main", "diff": "long", "untracked": ["x"]}
    document = WHOLE | {"made": 5.0, "code": code, "seed": {"engine": 3}}
    store = run_with(tmp_path, json.dumps(document).encode())
    columns = list(store.lineage().columns)

    assert columns[-3:] == ["code.branch", "code.commit", "seed.engine"]
    assert store.lineage()["seed.engine"][0] == 3
    assert store.provenance(".")["code"] == code
    assert store.runs()["source"][0] == "insight"
    assert store.runs()["status"][0] == "finished"


def test_short_name_means_the_parameter_first(tmp_path):
    store = run_with(tmp_path, json.dumps(WHOLE | {"code": {"branch": "main"}}).encode())
    lineage = store.lineage()

    assert len(insight.lineage.filter_rows(lineage, "branch = 3", store)) == 1
    assert len(insight.lineage.filter_rows(lineage, "code.branch = main", store)) == 1


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"[" * 100_000,
        b"[]",
        b"{}",
        json.dumps({"format": "insight-provenance", "version": 2}).encode(),
    ],
)
def test_file_that_is_none_is_a_problem_and_the_run_is_there(tmp_path, content):
    store = run_with(tmp_path, content)

    assert list(store.lineage().columns) == ["run", "hyperparameters.branch", "hyperparameters.lr"]
    assert store.problems()["problem"][0].startswith("provenance expected")
    assert store.provenance(".") is None


@pytest.mark.parametrize(
    "document",
    [
        {"code": 5, "packages": [], "ancestry": "x", "made": "now"},
        {"packages": {"installed": [], "imported": {"a": 1}}, "made": True},
        {"packages": {"installed": {"a": 1}, "imported": ["a", 3, None]}},
        {"ancestry": {"loaded": [5, {}, {"path": 1, "sha256": []}], "saved": {"a": 1}}},
        {"code": {"a": {"b": {"c": {"d": {"e": {"f": 1}}}}}}, "made": 10**400},
        {"data": {"a": [[], {}, None]}, "seed": {"engine": 10**400}},
    ],
)
def test_anything_may_stand_anywhere(tmp_path, document):
    store = run_with(tmp_path, json.dumps(WHOLE | document).encode())

    assert store.problems().empty
    assert len(store.lineage()) == 1


def test_newer_document_replaces_the_older_one_whole(tmp_path):
    store = run_with(tmp_path, json.dumps(WHOLE | {"made": 5.0, "code": {"branch": "x"}}).encode())
    newer = WHOLE | {"made": 6.0, "code": {"commit": "a1"}}
    (tmp_path / NAME.replace("17", "18")).write_text(json.dumps(newer))
    store.refresh()

    assert "code.branch" not in store.lineage()
    assert store.lineage()["code.commit"][0] == "a1"


def test_file_that_is_written_anew_is_read_anew(tmp_path):
    store = run_with(tmp_path, json.dumps(WHOLE | {"code": {"commit": "a1"}}).encode())
    beside = tmp_path / "beside"
    beside.write_text(json.dumps(WHOLE | {"code": {"commit": "b2", "branch": "main"}}))
    beside.rename(tmp_path / NAME)
    store.refresh()

    assert store.lineage()["code.commit"][0] == "b2"


def test_folder_with_nothing_else_is_no_run(tmp_path):
    (tmp_path / NAME).write_text(json.dumps(WHOLE))

    assert insight.open_runs(tmp_path).runs().empty


def test_run_without_is_asked_for_nothing(tmp_path):
    with SummaryRecord(tmp_path) as record:
        record.log(1, {"loss": 0.5})
    store = insight.open_runs(tmp_path)

    assert store.provenance(".") is None
    with pytest.raises(UnknownKindError, match="provenance"):
        store.provenance("nobody")


def test_child_of_a_checkpoint_from_before_a_restart_has_its_parent(tmp_path):
    saved = {"saved": [{"path": "/net.ckpt", "sha256": "c" * 64}]}
    run_with(tmp_path / "a", json.dumps(WHOLE | {"made": 5.0, "ancestry": saved}).encode())
    newer = WHOLE | {"made": 6.0, "ancestry": {"saved": []}}
    (tmp_path / "a" / NAME.replace("17", "18")).write_text(json.dumps(newer))
    loaded = {"loaded": saved["saved"]}
    run_with(tmp_path / "b", json.dumps(WHOLE | {"ancestry": loaded}).encode())
    lineage = insight.open_runs(tmp_path).lineage().set_index("run")

    assert lineage["parent.run"]["b"] == "a"
    assert "checkpoints.saved" not in lineage
