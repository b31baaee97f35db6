"""What Comet keeps of an experiment beside its metrics, under dotted names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from insight.sources.mlflow.facts import parsed
from insight.sources.records import as_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_MOST_IN_TEXT = 1 << 16
_OF_METADATA = {
    "experimentKey": "id",
    "experimentName": "name",
    "projectName": "project",
    "workspaceName": "entity",
    "fileName": "program",
    "optimizationId": "sweep",
}
_OF_SYSTEM = {
    "hostname": "host",
    "user": "user",
    "pythonVersion": "python",
    "os": "os",
    "executable": "executable",
}
_OF_GIT = {"branch": "branch", "origin": "repository", "parent": "commit"}
NESTED = "|"
"""What Comet joins the names of nested parameters with."""


def of_metadata(told: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Names and values of `metadata.json`.

    >>> dict(of_metadata({"experimentKey": "ab", "tags": ["x", "y"], "archived": False}))
    {'run.id': 'ab', 'run.tags': 'x, y'}
    """
    yield from _texts(told, _OF_METADATA)
    tags = told.get("tags")
    if isinstance(tags, list) and tags:
        yield "run.tags", ", ".join(as_text(str(tag)) for tag in tags)
    if told.get("archived") is True:
        yield "run.archived", True


def of_system(told: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Names and values of `system_details.json`."""
    yield from _texts(told, _OF_SYSTEM)
    command = told.get("command")
    if isinstance(command, list) and command:
        yield "run.command", as_text(" ".join(map(str, command))[:_MOST_IN_TEXT])
    gpus = told.get("gpuStaticInfoList")
    names = [gpu.get("name") for gpu in gpus if isinstance(gpu, dict)] if gpus else []
    if names:
        yield "run.gpus", as_text(", ".join(map(str, names))[:_MOST_IN_TEXT])


def of_git(told: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Names and values of `git_metadata.json`."""
    return _texts(told, _OF_GIT)


def of_parameters(told: Any) -> Iterator[tuple[str, Any]]:
    """Parameters, as their last value; that of a text is a number where it is exactly one.

    >>> dict(of_parameters([{"name": "net|width", "valueCurrent": "8"}]))
    {'hyperparameters.net.width': 8}
    """
    for one in told if isinstance(told, list) else []:
        name, value = _named(one)
        if name and value is not None:
            yield f"hyperparameters.{name.replace(NESTED, '.')}", _parsed(value)


def of_other(told: Any) -> Iterator[tuple[str, Any]]:
    """A line of `others.jsonl`."""
    name, value = _named(told)
    if name == "Name":
        yield "run.name", as_text(str(value))
    elif name and value is not None:
        yield f"user.{name}", _parsed(value)


def _named(told: Any) -> tuple[str, Any]:
    name = told.get("name") if isinstance(told, dict) else None
    return (as_text(name), told.get("valueCurrent")) if isinstance(name, str) else ("", None)


def _parsed(value: Any) -> Any:
    if isinstance(value, str):
        return as_text(parsed(value[:_MOST_IN_TEXT]))
    return as_text(str(value)) if isinstance(value, list | dict) else value


def _texts(told: Mapping[str, Any], names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for own, name in names.items():
        value = told.get(own)
        if isinstance(value, str) and value:
            yield f"run.{name}", as_text(value[:_MOST_IN_TEXT])
