"""Logged models, which MLflow 3 keeps beside runs: each is told with the run that made it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

from insight.errors import FormatError

from .facts import Facts, parsed
from .meta import read_meta
from .metrics import MetricLines

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from insight.sources.place import Place

    from .artifact_folders import Found

_VERSIONS = "mlflow.modelVersions"
_SYSTEM = "mlflow."
_STATUS = {"1": "pending", "2": "ready", "3": "failed"}
_MOST_MODELS = 100
_MOST_BYTES = 1 << 16


class LoggedModel(NamedTuple):
    """What is known of one."""

    identity: str
    name: str
    kind: str = ""
    status: str = ""
    step: str = ""
    params: Mapping[str, str] = {}
    tags: Mapping[str, str] = {}
    metrics: Mapping[str, float] = {}
    """The last value of each."""


def of_models(models: Sequence[LoggedModel]) -> Facts:
    """What is known of them, under `model.<name>.`; of several of one name each has its id, too."""
    facts: Facts = {}
    names = [model.name for model in models]
    for model in models[:_MOST_MODELS]:
        is_one = names.count(model.name) == 1
        start = f"model.{model.name if is_one else f'{model.name}-{model.identity[2:10]}'}"
        texts = {"id": model.identity, "type": model.kind}
        texts |= {"status": _STATUS.get(model.status, model.status)}
        facts |= {f"{start}.{name}": text for name, text in texts.items() if text}
        if model.step:
            facts[f"{start}.step"] = parsed(model.step)
        facts |= {f"{start}.params.{name}": parsed(text) for name, text in model.params.items()}
        facts |= {f"{start}.metric.{name}": value for name, value in model.metrics.items()}
        for name, text in model.tags.items():
            if name == _VERSIONS:
                facts[f"{start}.registered"] = _versions(text)
            elif not name.startswith(_SYSTEM):
                facts[f"{start}.tags.{name}"] = text
    return {name: value for name, value in facts.items() if value != ()}


def _versions(text: str) -> tuple[str, ...]:
    """The names and versions under which a model was registered.

    >>> _versions('[{"name": "churn", "version": 1}]'), _versions("[")
    (('churn/1',), ())
    """
    try:
        held = json.loads(text)
    except (ValueError, RecursionError):
        return ()
    listed = held if isinstance(held, list) else []
    return tuple(f"{one.get('name')}/{one.get('version')}" for one in listed if type(one) is dict)


def model_in_files(
    place: Place, found: Sequence[Found], identity: str, step: str
) -> LoggedModel | None:
    """A model of the file store; None where it lies nowhere, or is in the trash.

    Args:
        place: Where its files may be opened.
        found: The folders of it.
        identity: Its id.
        step: At which step the run made it.

    """
    own = next((one.folder for one in found if not one.inner), None)
    if own is None:
        return None
    try:
        meta = read_meta(_small(place, own.file("meta.yaml")))
    except FormatError:
        meta = {}
    if meta.get("lifecycle_stage") == "deleted":
        return None
    params, tags = (
        {name: content.decode("utf-8", "replace") for name, content in held.items()}
        for held in (_section(place, found, section) for section in ("params", "tags"))
    )
    values = {
        name: MetricLines()(content).values
        for name, content in _section(place, found, "metrics").items()
    }
    return LoggedModel(
        identity,
        meta.get("name", identity),
        meta.get("model_type", ""),
        meta.get("status", ""),
        step,
        params,
        tags,
        {name: held[-1] for name, held in values.items() if held},
    )


def _section(place: Place, found: Sequence[Found], section: str) -> dict[str, bytes]:
    """The ends of the files of a section by their names."""
    return {
        f"{inner}/{name}".removeprefix(f"{section}/"): _small(place, folder.file(name))
        for folder, inner in found
        if inner == section or inner.startswith(f"{section}/")
        for name in folder.names
    }


def _small(place: Place, path: str) -> bytes:
    """A small file; of a longer one the end."""
    try:
        with place.open(path) as file:
            return file.read(max(0, file.state().size - _MOST_BYTES), _MOST_BYTES)
    except OSError:
        return b""
