"""Runs as OpenLineage events: a START, and how each ended.

Source: the OpenLineage specification 2-0-2, and the facets named below in their versions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from insight.lineage.facts import text_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .told_run import Item, ToldRun

PRODUCER = "urn:insight-train"
_SPEC = "https://openlineage.io/spec"
_EVENT = f"{_SPEC}/2-0-2/OpenLineage.json#/$defs"
_NAMESPACE = "insight"
_FILES = "file"  # as the specification names data sets of a local disk
_ENDINGS = {"finished": "COMPLETE", "failed": "FAIL", "diverged": "FAIL", "stopped": "ABORT"}


def open_lineage_events(runs: Sequence[ToldRun]) -> list[dict[str, Any]]:
    """The events of all runs that recorded anything, in their order; each stands for itself.

    A run that goes on has a START and a RUNNING.
    """
    found = []
    for run in runs:
        if run.started is None or run.ended is None:
            continue
        found.append(_event(run, "START", run.started))
        found.append(_event(run, _ENDINGS.get(run.status, "RUNNING"), run.ended))
    return found


def _event(run: ToldRun, kind: str, when: str) -> dict[str, Any]:
    is_end = kind != "START"
    return {
        "eventType": kind,
        "eventTime": when,
        "producer": PRODUCER,
        "schemaURL": f"{_EVENT}/RunEvent",
        "run": {"runId": run.identity, "facets": _run_facets(run, with_metrics=is_end)},
        "job": {"namespace": _NAMESPACE, "name": _job_name(run), "facets": _job_facets(run)},
        "inputs": [_dataset(item) for item in (*run.data, *run.loaded)],
        "outputs": [_dataset(item) for item in run.saved] if is_end else [],
    }


def _run_facets(run: ToldRun, *, with_metrics: bool) -> dict[str, Any]:
    facets: dict[str, Any] = {}
    python = run.text("environment", "python")
    if python is not None:
        engine = {"name": "Python", "version": python}
        facets["processing_engine"] = _facet("ProcessingEngineRunFacet", "1-1-1", engine)
    variables = run.section("environment").get("variables")
    if isinstance(variables, dict) and variables:
        listed = [{"name": str(name), "value": str(value)} for name, value in variables.items()]
        facets["environmentVariables"] = _facet(
            "EnvironmentVariablesRunFacet", "1-0-0", {"environmentVariables": listed}
        )
    if run.settings:
        listed = [{"key": name, "value": text_of(value)} for name, value in run.settings.items()]
        facets["executionParameters"] = _facet(
            "ExecutionParametersRunFacet", "1-0-0", {"parameters": listed}
        )
    if with_metrics and run.metrics:
        # No facet of the specification has the outcome of a training.
        metrics = {tag: text_of(value) for tag, value in run.metrics.items()}
        own = {"_producer": PRODUCER, "_schemaURL": f"{_EVENT}/RunFacet"}
        facets["insight_metrics"] = own | {"metrics": metrics}
    return facets


def _job_name(run: ToldRun) -> str:
    script, root = run.text("command", "script"), run.text("code", "root")
    if script is None:
        return run.name
    return script.removeprefix(f"{root}/") if root else script


def _job_facets(run: ToldRun) -> dict[str, Any]:
    commit, remote = run.text("code", "commit"), run.text("code", "remote")
    facets = {"jobType": _facet("JobTypeJobFacet", "2-0-4", _JOB_TYPE)}
    if commit is not None:
        url = remote or f"file://{run.text('code', 'root') or ''}"
        told = {"type": "git", "url": url, "repoUrl": url, "version": commit}
        branch = run.text("code", "branch")
        told |= {"branch": branch} if branch else {}
        told |= {"path": _job_name(run)}
        facets["sourceCodeLocation"] = _facet("SourceCodeLocationJobFacet", "1-1-0", told)
    return facets


_JOB_TYPE = {"processingType": "BATCH", "integration": "INSIGHT", "jobType": "TRAINING"}


def _dataset(item: Item) -> dict[str, Any]:
    namespace, name = (_FILES, item.path) if item.path else (_NAMESPACE, item.name)
    facets = {}
    if item.sha256 is not None:
        version = {"datasetVersion": item.sha256}
        facets["version"] = _facet("DatasetVersionDatasetFacet", "1-0-1", version)
    return {"namespace": namespace, "name": name, "facets": facets}


def _facet(name: str, version: str, told: dict[str, Any]) -> dict[str, Any]:
    schema = f"{_SPEC}/facets/{version}/{name}.json#/$defs/{name}"
    return {"_producer": PRODUCER, "_schemaURL": schema} | told
