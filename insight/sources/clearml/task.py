"""What `task.json` says of a task."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from insight.sources.records import as_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_MOST_IN_TEXT = 1 << 16
GENERAL = "General"
"""The section of hyperparameters that `task.connect` fills; its name is left out."""
_OF_TASK = {"id": "id", "name": "name", "project_name": "project", "comment": "notes"}
_OF_SCRIPT = {
    "entry_point": "program",
    "version_num": "commit",
    "repository": "repository",
    "branch": "branch",
    "binary": "python",
    "working_dir": "directory",
}


def facts_of(task: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Names and values.

    >>> held = {"lr": {"type": "float", "value": "0.1"}, "net/width": {"type": "int", "value": "8"}}
    >>> dict(facts_of({"name": "a", "hyperparams": {"General": held}, "tags": ["x", "y"]}))
    {'run.name': 'a', 'run.tags': 'x, y', 'hyperparameters.lr': 0.1, 'hyperparameters.net.width': 8}
    """
    yield from _texts(task, _OF_TASK)
    tags = task.get("tags")
    if isinstance(tags, list) and tags:
        yield "run.tags", ", ".join(as_text(str(tag)) for tag in tags)
    script = _mapping(task.get("script"))
    yield from _texts(script, _OF_SCRIPT)
    packages = _mapping(script.get("requirements")).get("pip")
    if isinstance(packages, str):
        lines = [line.strip() for line in packages[:_MOST_IN_TEXT].splitlines()]
        named = ", ".join(line for line in lines if line and not line.startswith("#"))
        if named:
            yield "run.packages", as_text(named)
    for name, held in _mapping(task.get("configuration")).items():
        value = _mapping(held).get("value")
        if isinstance(value, str):
            yield f"run.configuration.{as_text(name)}", as_text(value[:_MOST_IN_TEXT])
    for section, parameters in _mapping(task.get("hyperparams")).items():
        above = "hyperparameters." if section == GENERAL else f"hyperparameters.{section}."
        for name, told in _mapping(parameters).items():
            value = _value(told)
            if value is not None:
                yield as_text(above + name.replace("/", ".")), value


def _texts(told: Mapping[str, Any], names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for own, name in names.items():
        value = told.get(own)
        if isinstance(value, str) and value:
            yield f"run.{name}", as_text(value[:_MOST_IN_TEXT])


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _value(told: Any) -> Any:
    """What the text of a parameter means; the text itself where its type does not read it."""
    held = _mapping(told)
    text, kind = held.get("value"), held.get("type")
    if not isinstance(text, str) or (not text and kind is None):
        return None
    try:
        if kind == "int":
            return int(text)
        if kind == "float":
            return float(text)
        if kind == "bool":
            return {"True": True, "False": False}.get(text, as_text(text))
        if isinstance(kind, str) and kind.partition("/")[0] in {"list", "tuple"}:
            found = json.loads(text)
            if isinstance(found, list) and not any(isinstance(one, list | dict) for one in found):
                return tuple(as_text(one) for one in found)
    except (ValueError, RecursionError):
        pass
    return as_text(text)


def files_of(task: Mapping[str, Any]) -> Iterator[tuple[str, str, str, int, str]]:
    """Name, type, path below the task's folder (empty where it lies elsewhere), size and digest."""
    folder = task.get("offline_folder")
    above = f"{folder}/" if isinstance(folder, str) else ""
    artifacts = _mapping(task.get("execution")).get("artifacts")
    for one in artifacts if isinstance(artifacts, list) else []:
        told = _mapping(one)
        name, kind = told.get("key"), told.get("type")
        if isinstance(name, str):
            size = told.get("content_size")
            yield (
                *(as_text(name), as_text(kind) if isinstance(kind, str) else ""),
                _below(told.get("uri"), above),
                size if type(size) is int and 0 <= size < 2**63 else -1,
                _digest(told.get("hash")),
            )
    models = task.get("offline_output_models")
    for one in models if isinstance(models, list) else []:
        if not isinstance(one, dict):
            continue
        weights = _mapping(_mapping(one).get("weights"))
        path = _below(weights.get("weights_filename"), above)
        name = _mapping(_mapping(one).get("init")).get("name") or path.rpartition("/")[2]
        yield as_text(str(name or _mapping(one).get("id") or "model")), "model", path, -1, ""


def _digest(told: Any) -> str:
    return f"sha256:{as_text(told)}" if isinstance(told, str) and told else ""


def _below(path: Any, above: str) -> str:
    """A path on the machine that wrote it, from the task's folder on."""
    if not isinstance(path, str) or not above or not path.startswith(above):
        return ""
    return path[len(above) :]
