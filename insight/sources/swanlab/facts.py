"""What is known of a SwanLab run beside its steps, under dotted names."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from insight.sources.records import MOST_NAMES, ChangingFacts, as_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.format.swanlab import Column, Start

_MOST_NESTED = 50
_MOST_IN_ERROR = 4096
_OF_START = {
    "project": "project",
    "workspace": "entity",
    "name": "name",
    "description": "notes",
    "group": "group",
    "job_type": "job_type",
    "id": "id",
}
# Axes that are no series.
_USUAL_AXES = frozenset((b"", b"_step", b"_relative_time"))
_NUMBERS = {"NaN": math.nan, "Inf": math.inf, "-Inf": -math.inf}
# What the metadata beside a run has, by where it stands there.
_METADATA = {
    ("runtime", "hostname"): "run.host",
    ("runtime", "command"): "run.command",
    ("runtime", "python_version"): "run.python",
    ("runtime", "os"): "run.os",
    ("git", "commit"): "run.commit",
    ("git", "branch"): "run.branch",
    ("git", "remote_url"): "run.repository",
    ("hardware", "cpu", "brand"): "run.cpu",
    ("swanlab", "version"): "run.swanlab",
    # Before 0.8.
    ("hostname",): "run.host",
    ("command",): "run.command",
    ("python",): "run.python",
    ("os",): "run.os",
    ("cpu", "brand"): "run.cpu",
    ("git_remote",): "run.repository",
}


class RunFacts(ChangingFacts):
    """The facts of one run file as far as it was read."""

    def __init__(self) -> None:
        super().__init__()
        self._facts: dict[str, Any] = {}
        self._is_new = False

    def take_start(self, start: Start) -> None:
        for field, name in _OF_START.items():
            self._note(name, getattr(start, field))
        self._note("tags", b", ".join(start.tags))

    def take_column(self, column: Column) -> None:
        """Which series the values of a key are drawn over."""
        if column.x_axis not in _USUAL_AXES:
            self._note(f"axis.{as_text(column.key)}", column.x_axis)

    def take_error(self, error: bytes) -> None:
        self._note("error", error[:_MOST_IN_ERROR])

    def settle(self) -> None:
        """Take in what came since the last call."""
        if self._is_new:
            self._is_new = False
            self.become(dict(self._facts))

    def _note(self, name: str, text: bytes) -> None:
        if text and (len(self._facts) < MOST_NAMES or f"run.{name}" in self._facts):
            self._facts[f"run.{name}"] = text.decode("utf-8", "replace")
            self._is_new = True


def configuration(told: Any) -> Iterator[tuple[str, Any]]:
    """Names and values of `config.yaml`, where each stands below `value`.

    >>> dict(configuration({"net": {"value": {"width": 8, "name": None}, "sort": 0}, "x": 1}))
    {'hyperparameters.net.width': 8, 'hyperparameters.x': 1}
    """
    for name, held in told.items() if isinstance(told, dict) else ():
        value = held["value"] if isinstance(held, dict) and "value" in held else held
        yield from _flat(f"hyperparameters.{as_text(str(name))}", value, 0)


def metadata(told: Any) -> Iterator[tuple[str, Any]]:
    """Names and values of `swanlab-metadata.json`, as far as they are known.

    >>> dict(metadata({"runtime": {"hostname": "box", "pid": 7}, "git": {"commit": None}}))
    {'run.host': 'box'}
    """
    for way, name in _METADATA.items():
        value = told
        for part in way:
            value = value.get(part) if isinstance(value, dict) else None
        if isinstance(value, str) and value:
            yield name, as_text(value)


def _flat(name: str, value: Any, depth: int) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        if depth < _MOST_NESTED:
            for key, inner in value.items():
                yield from _flat(f"{name}.{as_text(str(key))}", inner, depth + 1)
    elif isinstance(value, str):
        yield name, _NUMBERS.get(value, as_text(value))
    elif isinstance(value, list):
        yield name, tuple(_plain(one) for one in value)
    elif isinstance(value, bool | int | float):
        yield name, value
    elif value is not None:
        yield name, as_text(str(value))


def _plain(value: Any) -> Any:
    """A list inside a list as text, so that each fact can be compared and hashed."""
    return value if isinstance(value, bool | int | float) else as_text(str(value))
