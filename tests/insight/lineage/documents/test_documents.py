"""Runs as documents of others, read by their own libraries."""

from __future__ import annotations

import json
import sys

import pytest

import insight
from insight.cli import main
from insight.format.provenance import as_bytes
from insight.lineage.documents import told_runs
from insight.lineage.documents.model_card import model_card, model_card_markdown
from insight.lineage.documents.open_lineage import open_lineage_events
from insight.lineage.documents.prov_json import prov_document
from insight.record import SummaryRecord

CHECKPOINT = {"path": "/data/net.ckpt", "sha256": "c" * 64, "bytes": 7}
DATA = {"train": {"path": "/data/digits", "sha256": "d" * 64}, "labels": {"sha256": "e" * 64}}
CODE = {"root": "/home/x/project", "commit": "a" * 40, "branch": "main", "dirty": True}
CODE |= {"remote": "https://example.org/x.git", "diff": "diff --git\n", "diff_sha256": "f" * 64}
COMMAND = {"arguments": ["python", "train.py"], "script": "/home/x/project/train.py"}
DOCUMENT = {
    "code": CODE,
    "command": COMMAND,
    "environment": {"python": "3.11.7", "variables": {"OMP_NUM_THREADS": "1"}},
    "data": DATA,
}


def record(root, name, document, **settings):
    with SummaryRecord(root / name, hyperparameters=settings) as recorder:
        recorder.log(1, {"loss/auto": 2.0**-30, "odd | tag": float("nan")})
    file = root / name / f"events.out.provenance.17.0.vm.1-{len(name)}.json"
    file.write_bytes(as_bytes(document))


@pytest.fixture
def root(tmp_path):
    runs = tmp_path / "runs"
    record(runs, "parent", DOCUMENT | {"ancestry": {"saved": [CHECKPOINT]}}, lr=0.1)
    child = {"ancestry": {"loaded": [CHECKPOINT], "saved": []}}
    record(runs, "child/é [x]", DOCUMENT | child, lr=0.2, layers=[8, 8], nesterov=True)
    with SummaryRecord(runs / "bare") as recorder:
        recorder.log(1, {"loss": 0.5})
    return runs


@pytest.fixture
def runs(root):
    store = insight.open_runs(root)
    return told_runs(store, list(store.runs()["run"]))


def prov_of(document):
    from prov import model

    return model.ProvDocument.deserialize(content=json.dumps(document), format="json")


@pytest.mark.peers("prov")
def test_provs_own_library_reads_what_is_written(runs):
    from prov import model

    found = prov_of(prov_document(runs))
    activities = {str(one.label): one for one in found.get_records(model.ProvActivity)}
    (informed,) = found.get_records(model.ProvCommunication)

    assert set(activities) == {"parent", "child/é [x]", "bare"}
    assert informed.args == (
        activities["child/é [x]"].identifier,
        activities["parent"].identifier,
    )
    # The parent's checkpoint and the one that the child read are one.
    generated = {str(one.args[0]) for one in found.get_records(model.ProvGeneration)}
    used = {str(one.args[1]) for one in found.get_records(model.ProvUsage)}
    assert "insight:checkpoint-" + "c" * 64 in generated & used
    assert len(list(found.get_records(model.ProvAgent))) == 1


@pytest.mark.peers("prov")
def test_prov_keeps_numbers_as_numbers(runs):
    from prov import model

    found = prov_of(prov_document(runs))
    (entity,) = [
        one for one in found.get_records(model.ProvEntity) if str(one.label) == "outcome of parent"
    ]
    values = {str(name): value for name, value in entity.attributes}

    assert 2.0**-30 in values.values()


@pytest.mark.peers("openlineage.client")
def test_openlineages_own_classes_make_the_same_events(runs):
    from openlineage.client import event_v2, facet_v2
    from openlineage.client.serde import Serde

    facets = {
        "processing_engine": facet_v2.processing_engine_run.ProcessingEngineRunFacet,
        "jobType": facet_v2.job_type_job.JobTypeJobFacet,
        "sourceCodeLocation": facet_v2.source_code_location_job.SourceCodeLocationJobFacet,
        "version": facet_v2.dataset_version_dataset.DatasetVersionDatasetFacet,
    }
    lists = {
        "environmentVariables": (
            facet_v2.environment_variables_run.EnvironmentVariablesRunFacet,
            facet_v2.environment_variables_run.EnvironmentVariable,
        ),
        "executionParameters": (
            facet_v2.execution_parameters_run.ExecutionParametersRunFacet,
            facet_v2.execution_parameters_run.ExecutionParameter,
        ),
    }

    def made(told):
        found = {}
        for name, facet in told.items():
            plain = {key: value for key, value in facet.items() if not key.startswith("_")}
            producer = facet["_producer"]
            if name in facets:
                found[name] = facets[name](**plain, producer=producer)
            elif name in lists:
                whole, one = lists[name]
                ((key, values),) = plain.items()
                found[name] = whole(**{key: [one(**value) for value in values]}, producer=producer)
            else:
                assert name == "insight_metrics"
        return found

    def without(told):
        """What the library leaves out where it is empty or unknown, and our own facet."""
        if isinstance(told, dict):
            return {
                key: held
                for key, value in told.items()
                if key != "insight_metrics" and (held := without(value)) not in (None, [], {})
            }
        return [without(one) for one in told] if isinstance(told, list) else told

    events = open_lineage_events(runs)
    for event in events:
        run, job = event["run"], event["job"]
        inputs, outputs = (
            [
                kind(namespace=one["namespace"], name=one["name"], facets=made(one["facets"]))
                for one in event[key]
            ]
            for key, kind in (
                ("inputs", event_v2.InputDataset),
                ("outputs", event_v2.OutputDataset),
            )
        )
        theirs = event_v2.RunEvent(
            eventType=event_v2.RunState[event["eventType"]],
            eventTime=event["eventTime"],
            producer=event["producer"],
            run=event_v2.Run(runId=run["runId"], facets=made(run["facets"])),
            job=event_v2.Job(
                namespace=job["namespace"], name=job["name"], facets=made(job["facets"])
            ),
            inputs=inputs,
            outputs=outputs,
        )

        assert without(json.loads(Serde.to_json(theirs))) == without(event)
    assert [event["eventType"] for event in events] == ["START", "COMPLETE"] * 3


def test_open_lineage_links_parent_and_child_by_their_checkpoint(runs):
    ends = {event["run"]["runId"]: event for event in open_lineage_events(runs)}
    names = {run.name: ends[run.identity] for run in runs}
    wanted = {"namespace": "file", "name": "/data/net.ckpt"}

    assert wanted.items() <= names["parent"]["outputs"][0].items()
    assert any(wanted.items() <= one.items() for one in names["child/é [x]"]["inputs"])
    assert names["parent"]["job"]["name"] == "train.py"


@pytest.mark.peers("huggingface_hub")
def test_hubs_own_library_reads_the_model_card(runs):
    from huggingface_hub import ModelCard

    (parent,) = [run for run in runs if run.name == "parent"]
    card = ModelCard(model_card_markdown(parent))
    (result,) = card.data.eval_results

    assert card.data.model_name == "parent"
    assert (result.metric_type, result.metric_value) == ("loss/auto", 2.0**-30)
    assert result.dataset_name == "train"
    assert "| odd \\| tag | nan |" in card.text


def test_model_card_is_json_and_says_what_nobody_said(runs):
    for run in runs:
        told = json.loads(json.dumps(model_card(run), allow_nan=False))

        assert told["intended_use"] is None
        assert "Not recorded." in model_card_markdown(run)


@pytest.mark.peers("rocrate")
def test_ro_crates_own_library_reads_the_folder(root, tmp_path):
    from rocrate.rocrate import ROCrate

    out = tmp_path / "crates"
    words = ["lineage", str(root), "--filter", "lr = 0.1", "--to", "ro-crate", "--out", str(out)]
    assert main(words) == 0

    crate = ROCrate(str(out / "parent"))
    (action,) = crate.root_dataset["mentions"]
    results = {one["name"] for one in action["result"]}
    assert {"README.md", "model_card.json", "uncommitted.patch"} < results
    assert (out / "parent" / "uncommitted.patch").read_text() == CODE["diff"]
    assert [one["sha256"] for one in action["object"]] == ["d" * 64, "e" * 64]
    assert len(insight.open_runs(out / "parent" / "records").table("scalar")) == 2


@pytest.mark.parametrize(
    ("kind", "out", "files"),
    [
        ("prov", "prov.json", {"prov.json"}),
        ("openlineage", "events.jsonl", {"events.jsonl"}),
        ("model-card", "cards", {"cards/parent.md", "cards/parent.json"}),
    ],
)
def test_command_writes_the_filtered_runs(root, tmp_path, capsys, kind, out, files):
    target = tmp_path / "out"
    target.mkdir()
    words = ["lineage", str(root), "--filter", "lr = 0.1", "--to", kind, "--out", str(target / out)]
    assert main(words) == 0

    written = {str(path.relative_to(target)) for path in target.rglob("*") if path.is_file()}
    assert written == files
    assert "1 run" in capsys.readouterr().err
    assert main(words) == 2  # never over what is there
    assert "expected a" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--to", "prov"], ["--out", "x"], ["--to", "prov", "--json"]])
def test_half_a_request_is_refused(root, capsys, words):
    if "--json" in words:
        words = [*words, "--out", "x"]

    assert main(["lineage", str(root), *words]) == 2
    assert "expected" in capsys.readouterr().err


def test_missing_library_is_named(root, tmp_path, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "rocrate.rocrate", None)
    words = ["lineage", str(root), "--to", "ro-crate", "--out", str(tmp_path / "x")]

    assert main(words) == 2
    assert "insight-train[ro-crate]" in capsys.readouterr().err


@pytest.mark.parametrize("form", ["prov", "openlineage", "model-card", "ro-crate"])
def test_documents_have_no_date_where_no_calendar_has_one(form, tmp_path, make_run, capsys):
    if form == "ro-crate":
        pytest.importorskip("rocrate")
    for name, wall_time in (("near", 1.7e9), ("far", 1.7e12)):
        make_run(name).scalars((1, {"loss": 0.5}, wall_time))
    out = tmp_path / "out"
    code = main(["lineage", str(tmp_path / "runs"), "--to", form, "--out", str(out)])
    text = "".join(
        path.read_text(encoding="utf-8")
        for path in ([out] if out.is_file() else sorted(out.rglob("*")))
        if path.is_file() and "events" not in path.name
    )

    assert code == 0
    assert "2023-11-14T22:13:20.000000Z" in text
    assert "NaT" not in text
    told = capsys.readouterr().err
    assert ("1 left out: events need times" in told) == (form == "openlineage")
    if form == "model-card":
        assert ", 1700000000000 s after 1970." in text
