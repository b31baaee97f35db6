"""Lineage messages as facts under dotted names."""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.format.user_facts import user_facts
from insight.sources import as_text

from .provenance import provenance_facts

if TYPE_CHECKING:
    from collections.abc import Iterator

Facts = dict[str, Any]

_SECTIONS = {
    "hyper_parameters": "hyperparameters",
    "train_dataset": "dataset",
    "valid_dataset": "dataset",
    "algorithm": "algorithm",
    "model": "model",
}
_OWN_SECTIONS = frozenset((*_SECTIONS.values(), "metric", "user"))
# What `insight.run` says of a run itself, and what other tools do that files of ours were made of;
# nothing else may call itself such.
_OF_RUN = re.compile(
    r"run\.(?:notes|tags|parent|better\..+|axis\..+"
    r"|id|name|project|experiment|group|user|host|program|commit|branch|repository|archived)",
    re.DOTALL,
)


def facts_of(plugin: str, message: Any) -> Facts:
    """The facts of one lineage message, by the name of the plugin that wrote it."""
    if plugin not in _READERS:
        return {}
    told = _READERS[plugin](message)
    # Runs have the same names: each is held once.
    return {sys.intern(as_text(name)): as_fact(value) for name, value in told}


def as_fact(value: Any) -> Any:
    r"""`value` as a cell of the table: a text that can be printed, a number that a float can hold.

    >>> as_fact([1, "a\ud800", [2]]), as_fact(10**400) == "1" + "0" * 400
    ((1, 'a?', (2,)), True)

    """
    if isinstance(value, float):
        return value
    if isinstance(value, (str, bytes)):
        return as_text(value)
    if isinstance(value, (list, tuple)):
        return tuple(map(as_fact, value))
    if isinstance(value, dict):  # inside a list: it can be neither compared nor hashed
        return as_text(json.dumps(value, ensure_ascii=False))
    if isinstance(value, int):
        try:
            float(value)
        except OverflowError:
            return str(value)
    return value


def text_of(fact: Any) -> str:
    """A fact as it is shown, and as filters compare it: a list as JSON has it.

    >>> text_of((64, 0.5, "relu")), text_of(64), text_of("64")
    ('[64, 0.5, "relu"]', '64', '64')

    """
    return json.dumps(fact, ensure_ascii=False) if isinstance(fact, (list, tuple)) else str(fact)


def _train(message: Any) -> Iterator[tuple[str, Any]]:
    for name, value in _sections(message):
        yield from _checkpoint_path(value) if name == "model.path" else [(name, value)]


def _evaluation(message: Any) -> Iterator[tuple[str, Any]]:
    yield from _sections(message)
    if message.HasField("metric"):
        yield from _parsed("metric", message.metric)


def _pipeline(message: Any) -> Iterator[tuple[str, Any]]:
    """The operations from the first source on, and the path that it reads."""
    operations: list[str] = []
    path, node = "", message
    while True:
        parameter = node.parameter
        operations.append(str(as_text(parameter.mapStr.get("op_type", "?"))))
        path = parameter.mapStr.get("dataset_dir", path)
        if not node.children:
            break
        node = node.children[0]
    yield "dataset.pipeline", " > ".join(reversed(operations))
    if path:
        yield "dataset.source_path", path


def _custom(message: Any) -> Iterator[tuple[str, Any]]:
    for name, value in user_facts(message):
        yield of_user(as_text(name)), as_fact(value)


def of_user(name: str) -> str:
    """The name of a user's own fact, unless it says by itself which section it belongs to.

    >>> of_user("note"), of_user("metric.recall"), of_user("data.note"), of_user("run.notes")
    ('user.note', 'metric.recall', 'user.data.note', 'run.notes')

    """
    section, dot, _ = name.partition(".")
    is_own = dot and (section in _OWN_SECTIONS or (section == "run" and _OF_RUN.fullmatch(name)))
    return name if is_own else f"user.{name}"


def _named(message: Any) -> Iterator[tuple[str, Any]]:
    yield from message.items()


_READERS = {
    "named": _named,
    "train_lineage": _train,
    "eval_lineage": _evaluation,
    "dataset_graph": _pipeline,
    "custom_lineage_data": _custom,
    "provenance": provenance_facts,
}


def _sections(message: Any) -> Iterator[tuple[str, Any]]:
    """`section.field` for every field that is set in the sections of a message."""
    for field, section in message.ListFields():
        if field.name in _SECTIONS:
            for inner, value in section.ListFields():
                shown = _shortest(value) if inner.type == inner.TYPE_FLOAT else value
                yield f"{_SECTIONS[field.name]}.{inner.name}", shown


def _shortest(value: float) -> float:
    """The shortest number that is this float32: 0.001 where the file holds 0.0010000000475."""
    return float(str(np.float32(value)))


def _checkpoint_path(text: str) -> Iterator[tuple[str, Any]]:
    """MindSpore writes `{"ckpt": path}`, and may name further files."""
    told = dict(_parsed("model.path", text))
    if "model.path.ckpt" not in told:
        yield "model.path", text
        return
    yield "model.path", told.pop("model.path.ckpt")
    yield from told.items()


def _parsed(name: str, text: str) -> list[tuple[str, Any]]:
    """What a JSON text says under dotted names; the text itself where it is none, or too deep."""
    try:
        return [(inner, as_fact(value)) for inner, value in _flat(name, json.loads(text))]
    except (ValueError, RecursionError):
        return [(name, text)]


def _flat(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Dotted names for nested mappings."""
    if not isinstance(value, dict):
        yield name, value
        return
    for key, inner in value.items():
        yield from _flat(f"{name}.{key}", inner)
