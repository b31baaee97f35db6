"""What `run.json` says of a run, under the names of the lineage."""

from __future__ import annotations

import json
import math
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from insight.errors import FormatError, compose
from insight.sources.nested_facts import dotted
from insight.sources.records import as_text

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

_NUMBERS = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}
_RUN = {
    "run_id": "id",
    "id": "id",
    "name": "name",
    "project": "project",
    "entity": "entity",
    "notes": "notes",
    "group": "group",
    "job_type": "job_type",
    "url": "url",
}
_METADATA = {
    "host": "host",
    "program": "program",
    "username": "user",
    "python": "python",
    "git.commit": "commit",
    "git.remote": "repository",
}
_STATUS = {
    "finished": "finished",
    "failed": "failed",
    "crashed": "failed",
    "killed": "stopped",
    "preempted": "stopped",
    "running": "running",
}


def run_in(content: bytes) -> dict[str, Any]:
    """What a file says.

    Raises:
        FormatError: If it is no mapping as JSON.

    """
    try:
        held = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise FormatError(compose("run.json", "a mapping as JSON", error)) from error
    if not isinstance(held, dict):
        raise FormatError(compose("run.json", "a mapping as JSON", type(held).__name__))
    return held


def facts_of(run: Mapping[str, Any], with_series: Collection[str]) -> dict[str, Any]:
    """The facts of a run.

    Args:
        run: What `run.json` says.
        with_series: Tags that have steps: the summary's last value of them is no fact.

    >>> facts_of({"name": "a", "config": {"o": {"lr": 0.1}}, "summary": {"x": 1, "y": 2}}, ["x"])
    {'run.name': 'a', 'hyperparameters.o.lr': 0.1, 'metric.y': 2}

    """
    facts: dict[str, Any] = {}
    for name, own in _RUN.items():
        if isinstance(run.get(name), str) and run[name]:
            facts[f"run.{own}"] = as_text(run[name])
    tags = run.get("tags")
    if isinstance(tags, list) and tags:
        facts["run.tags"] = ", ".join(as_text(str(tag)) for tag in tags)
    metadata = dict(_named(run.get("metadata")))
    for name, own in _METADATA.items():
        if isinstance(metadata.get(name), str):
            facts[f"run.{own}"] = metadata[name]
    for name, value in _named(run.get("config")):
        if name.partition(".")[0] != "_wandb":
            facts[f"hyperparameters.{name}"] = value
    for name, value in _named(run.get("summary")):
        if name not in with_series and not name.startswith("_"):
            facts[f"metric.{name}"] = value
    return facts


def status_of(run: Mapping[str, Any]) -> str | None:
    """How the run ended, by W&B's word for it."""
    state = run.get("state")
    return _STATUS.get(state.lower()) if isinstance(state, str) else None


def created(run: Mapping[str, Any]) -> float:
    """When the run was made, in seconds since 1970; NaN where that is not told.

    >>> created({"createdAt": 1762162200000}), created({"created_at": "2025-11-03T09:30:00Z"})
    (1762162200.0, 1762162200.0)
    """
    for name in ("createdAt", "created_at"):
        told = run.get(name)
        if isinstance(told, int | float) and not isinstance(told, bool):
            return told / 1000
        if isinstance(told, str):
            try:
                at = datetime.fromisoformat(told)
                return (at if at.tzinfo else at.replace(tzinfo=UTC)).timestamp()
            except (ValueError, OverflowError):
                continue
    return math.nan


def _named(value: Any) -> Iterator[tuple[str, Any]]:
    """Dotted names of a mapping; W&B's media are left out, and its texts for numbers are numbers.

    >>> list(_named({"a": {"b": "Infinity"}, "c": {"_type": "image-file", "path": "p"}}))
    [('a.b', inf)]
    """
    if not isinstance(value, dict):
        return
    for key, inner in value.items():
        for name, held in dotted(str(key), inner):
            if not (isinstance(inner, dict) and "_type" in inner):
                yield name, _NUMBERS.get(held, held) if isinstance(held, str) else held
