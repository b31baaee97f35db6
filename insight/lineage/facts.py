"""Lineage messages as facts under dotted names."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.sources import as_text

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


def facts_of(plugin: str, message: Any) -> Facts:
    """The facts of one lineage message, by the name of the plugin that wrote it."""
    if plugin not in _READERS:
        return {}
    return {str(as_text(name)): as_text(value) for name, value in _READERS[plugin](message)}


def _train(message: Any) -> Iterator[tuple[str, Any]]:
    for name, value in _sections(message):
        yield from _checkpoint_path(value) if name == "model.path" else [(name, value)]


def _evaluation(message: Any) -> Iterator[tuple[str, Any]]:
    yield from _sections(message)
    if message.HasField("metric"):
        yield from _flat("metric", _parsed(message.metric))


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
    for entry in (message, *message.user_info):
        for values in (entry.map_int32, entry.map_double, entry.map_str):
            for name, value in values.items():
                yield _of_user(name), value
        for name, nested in entry.map_dict.items():
            for inner, value in _custom(nested):
                yield f"user.{name}.{inner.removeprefix('user.')}", value


def _of_user(name: Any) -> str:
    """The user's own name, unless it says by itself which section it belongs to."""
    text = str(as_text(name))
    return text if text.partition(".")[0] in _OWN_SECTIONS and "." in text else f"user.{text}"


def _named(message: Any) -> Iterator[tuple[str, Any]]:
    yield from message.items()


_READERS = {
    "named": _named,
    "train_lineage": _train,
    "eval_lineage": _evaluation,
    "dataset_graph": _pipeline,
    "custom_lineage_data": _custom,
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
    held = _parsed(text)
    if isinstance(held, dict) and "ckpt" in held:
        yield "model.path", held.pop("ckpt")
        yield from _flat("model.path", held)
    else:
        yield "model.path", text


def _parsed(text: str) -> Any:
    """What a JSON text says; the text itself where it is no JSON."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return as_text(text)


def _flat(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Dotted names for nested mappings; lists become tuples."""
    if not isinstance(value, dict):
        yield name, tuple(value) if isinstance(value, list) else value
        return
    for key, inner in value.items():
        yield from _flat(f"{name}.{key}", inner)
