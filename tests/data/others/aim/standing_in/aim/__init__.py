"""Stands in for Aim's library in tests: gives what it would of runs that stand as JSON.

`.aim/runs.json` has, by hash, what Aim's objects say of a run.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from types import SimpleNamespace
from typing import Any

NUMBERS = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}


class Tree:
    """What Aim's trees do: a mapping that is asked for by keys or paths."""

    def __init__(self, held: Any) -> None:
        self.held = held

    def subtree(self, key: str) -> Tree:
        return Tree(self.held.get(key, {}))

    def __getitem__(self, key: str) -> Any:
        return self.held[key]


class Repo:
    def __init__(self, path: str) -> None:
        self.path = Path(path, ".aim")
        (self.path / "locks").mkdir(exist_ok=True)  # as the real one does
        self.runs = json.loads((self.path / "runs.json").read_text(encoding="utf-8"))

    def list_all_runs(self) -> list[str]:
        return list(self.runs)

    def request_tree(self, kind: str, name: str, *, read_only: bool) -> Tree:
        if self.runs[name].get("damaged"):
            raise RuntimeError("Corruption: block checksum mismatch")
        return Tree({kind: {"chunks": {name: self.runs[name]}}})


class Run:
    def __init__(self, name: str, *, repo: Repo, read_only: bool) -> None:
        held = repo.runs[name]
        self.hash = name
        for key in ("name", "experiment", "description", "tags", "archived"):
            setattr(self, key, held.get(key))
        self.creation_time, self.end_time = held.get("created"), held.get("ended")
        self.artifacts = {key: SimpleNamespace(uri=uri) for key, uri in held["artifacts"].items()}
        self.meta_run_tree = Tree({})

    def get(self, key: Any, default: Any) -> Any:
        assert key is ...
        return self.meta_run_tree.held.get("attrs", default)


class Array:
    def __init__(self, held: list[Any]) -> None:
        self.held = held

    def items(self) -> Any:
        return ((key, value) for key, value in self.held if value is not None)


class Context:
    def __init__(self, held: dict[str, Any]) -> None:
        self.held = held


class Sequence:
    def __init__(self, name: str, context: Context, run: Run) -> None:
        contexts, traces = run.meta_run_tree["contexts"], run.meta_run_tree["traces"]
        index = next(key for key, held in contexts.items() if held == context.held)
        rows = traces[index][name]["rows"]
        self.version = traces[index][name].get("version", 1)
        # Keys of the second version are hashes of the steps, in an order of their own.
        keys = [(hash_of(step) if self.version == 2 else step) for step, *_ in rows]
        columns = [list(zip(keys, column, strict=True)) for column in zip(*rows, strict=True)]
        if self.version == 2:
            columns = [sorted(column) for column in columns]
        steps, self.timestamps, self.epochs, values = map(Array, columns)
        self.series_tree = SimpleNamespace(array=lambda name, dtype: steps)
        self.values = Array([(key, value_of(value)) for key, value in values.held])


class Shown:
    """A picture, a text, a sound, a figure, a distribution or a line."""

    def __init__(self, held: dict[str, Any]) -> None:
        self.storage = dict(held)
        self.storage["data"] = Blob(held.get("data", ""))
        for key in ("width", "height", "weights", "range"):
            setattr(self, key, held.get(key))

    def json(self) -> dict[str, Any]:
        return {"log_level": self.storage["level"], "message": self.storage["message"]}


class Blob:
    def __init__(self, held: str) -> None:
        self.held = held

    def load(self) -> Any:
        is_hex = self.held.startswith("hex:")
        return bytes.fromhex(self.held[4:]) if is_hex else self.held


def hash_of(step: int) -> int:
    return step * 0x9E3779B97F4A7C15 % (1 << 64)


def value_of(value: Any) -> Any:
    if isinstance(value, list):
        return [value_of(one) for one in value]
    if isinstance(value, dict):
        return Shown(value)
    return NUMBERS.get(value, value) if isinstance(value, str) else value
