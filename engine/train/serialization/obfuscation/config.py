"""A plan of MindSpore's nested dicts, `obf_config`.

    {"obf_metadata_config": [{"name": "obf_metadata", "shape": [1], "type": "random",
                              "save_metadata": True, "metadata_op": "invert"}],
     "weight_obf_config": [{"target": "block/fc/weight",
                            "weight_obf_ops": [{"name": "mul", "input_x": "weight",
                                                "input_y": "obf_metadata"}]}],
     "network_obf_config": [{"module": "/block", "target": "fc",
                             "insert_new_input": [{"name": "obf_metadata"}],
                             "insert_ops": [{"name": "mul", "input_x": "weight",
                                             "input_y": "obf_metadata"}]}]}

An entry with `"layers": [0, 1]` stands for one of each number, which its texts have for `${layer}`.
"""

from __future__ import annotations

from collections.abc import Iterator
from string import Template
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError

from .plan import METADATA, Change, Drawn, Plan

_PARTS = ("obf_metadata_config", "weight_obf_config", "network_obf_config")
_TYPES = ("random", "rearrange")
_OF_WEIGHTS = ("mul", "matmul", "permuate")
_OF_OUTPUTS = ("mul", "matmul")


def plan_of_config(where: str, config: Any, *, of_weights: bool) -> Plan:
    """The plan that a dict tells: of weights, or of outputs.

    Raises:
        ArgumentTypeError: If something in it is of another type.
        ArgumentValueError: If it is empty, or has a part, an operator or a name that is not known.

    """
    where = f"{where}(obf_config)"
    if not isinstance(config, dict):
        raise ArgumentTypeError.of(where, "a dict", config)
    unknown = [name for name in config if name not in _PARTS]
    needed = _PARTS[:2] if of_weights else _PARTS[2:]
    missing = [name for name in needed if not config.get(name)]
    if unknown or missing:
        expected, got = f"{list(needed)}", f"{list(config)}"
        raise ArgumentValueError.of(where, expected, got)
    plan = Plan([], {}, {})
    for part in needed:
        for at, entry in _entries(f"{where}[{part!r}]", config[part]):
            _PLANNED[part](at, entry, plan)
    if of_weights:
        known = {drawn.name for drawn in plan.drawn}
        used = {n for steps in plan.weights.values() for c in steps for n in c.drawn_names()}
        if used - known:
            expected, got = f"names among {sorted(known)}", f"{sorted(used - known)}"
            raise ArgumentValueError.of(f"{where}['weight_obf_config']", expected, got)
    return plan


def _entries(where: str, entries: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each entry, once for each of its layers."""
    for number, entry in enumerate(_list(where, entries)):
        at = f"{where}[{number}]"
        if not isinstance(entry, dict):
            raise ArgumentTypeError.of(at, "a dict", entry)
        layers = _list(f"{at}['layers']", entry.get("layers") or [])
        for layer in layers:
            if not isinstance(layer, int):
                raise ArgumentTypeError.of(f"{at}['layers']", "whole numbers", layer)
        for layer in layers or [None]:
            yield at, entry if layer is None else _of_layer(entry, layer)


def _of_layer(entry: Any, layer: int) -> Any:
    """The same with the number of a layer in all texts."""
    if isinstance(entry, str):
        return Template(entry).safe_substitute(layer=layer)
    if isinstance(entry, list):
        return [_of_layer(part, layer) for part in entry]
    if isinstance(entry, dict):
        return {key: _of_layer(value, layer) for key, value in entry.items()}
    return entry


def _plan_drawn(where: str, entry: dict[str, Any], plan: Plan) -> None:
    name = _text(where, entry, "name")
    if not name.startswith(METADATA):
        raise ArgumentValueError.of(f"{where}['name']", f"'{METADATA}…'", repr(name))
    shape = _list(f"{where}['shape']", entry.get("shape"))
    if not shape or not all(isinstance(size, int) and size > 0 for size in shape):
        raise ArgumentTypeError.of(f"{where}['shape']", "a list of lengths", shape)
    kind = entry.get("type", "rearrange")
    if kind not in _TYPES:
        raise ArgumentTypeError(f"{where}['type'] expected one of {_TYPES}, got {kind!r}.")
    if kind == "rearrange" and len(shape) > 2:
        raise ArgumentValueError.of(f"{where}['shape']", "one axis or two", shape)
    is_told = _bool(where, entry, "save_metadata")
    operator = entry.get("metadata_op")
    if operator not in {None, "invert"}:
        raise ArgumentValueError.of(f"{where}['metadata_op']", "'invert' or None", repr(operator))
    is_inverted = operator == "invert"
    plan.drawn.append(Drawn(name, tuple(shape), kind == "rearrange", is_told, is_inverted))


def _plan_weight(where: str, entry: dict[str, Any], plan: Plan) -> None:
    target = _text(where, entry, "target").strip("/").replace("/", ".")
    plan.weights[target] = _changes(where, entry, "weight_obf_ops", _OF_WEIGHTS)


def _plan_output(where: str, entry: dict[str, Any], plan: Plan) -> None:
    module = _text(where, entry, "module").strip("/").replace("/", ".")
    target = _text(where, entry, "target")
    for new in _list(f"{where}['insert_new_input']", entry.get("insert_new_input", [])):
        if not isinstance(new, dict) or not isinstance(new.get("name"), str):
            raise ArgumentTypeError.of(f"{where}['insert_new_input']", "dicts with a name", new)
    steps = _changes(where, entry, "insert_ops", _OF_OUTPUTS)
    plan.outputs[f"{module}.{target}" if module else target] = steps


_PLANNED = dict(zip(_PARTS, (_plan_drawn, _plan_weight, _plan_output), strict=True))


def _changes(
    where: str, entry: dict[str, Any], key: str, operators: tuple[str, ...]
) -> list[Change]:
    changes = []
    for number, told in enumerate(_list(f"{where}[{key!r}]", entry.get(key))):
        at = f"{where}[{key!r}][{number}]"
        if not isinstance(told, dict):
            raise ArgumentTypeError.of(at, "a dict", told)
        operator = _text(at, told, "name")
        if operator not in operators:
            raise ArgumentValueError.of(f"{at}['name']", f"one of {operators}", repr(operator))
        first = _text(at, told, "input_x")
        if operator == "permuate":
            change = Change(operator, first)
        else:
            turned = _bool(at, told, "transpose_a"), _bool(at, told, "transpose_b")
            change = Change(operator, first, _text(at, told, "input_y"), turned)
        if len(change.drawn_names()) != 1:
            expected, got = f"one input '{METADATA}…'", f"{change.drawn_names()}"
            raise ArgumentValueError.of(at, expected, got)
        changes.append(change)
    return changes


def _list(where: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise ArgumentTypeError.of(where, "a list", value)
    return value


def _text(where: str, entry: dict[str, Any], key: str) -> str:
    value = entry.get(key)
    if not isinstance(value, str) or not value:
        raise ArgumentTypeError.of(f"{where}[{key!r}]", "a str", value)
    return value


def _bool(where: str, entry: dict[str, Any], key: str) -> bool:
    value = entry.get(key, False)
    if not isinstance(value, bool):
        raise ArgumentTypeError.of(f"{where}[{key!r}]", "a bool", value)
    return value
