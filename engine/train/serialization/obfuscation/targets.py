"""A plan of cells' names: `["backbone/blocks/attention", "dense1|dense2"]`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn import Cell, CellList, ReLU, SequentialCell

from .plan import METADATA, Change, Drawn, Plan

_LAYERS = re.compile(r"obfuscate_layers:(all|\d+)")


def plan_of_targets(where: str, network: Cell, targets: Any) -> Plan:
    """One factor for the weights of all targets of a layer, and its inverse for their outputs.

    Where the path goes through a list of cells, each of them is a layer.

    Raises:
        ArgumentTypeError: If the targets are no list of texts.
        ArgumentValueError: If they are too few or written otherwise, no cell has the path, none
            there is a target, or the output of one is not in proportion to its weights.

    """
    where = f"{where}(target_modules)"
    path, names, most = _checked(where, targets)
    found = list(_at(network, "", [part for part in path.split("/") if part]))
    if not found:
        raise ArgumentValueError.of(f"{where}[0]", "the path of a cell", repr(path))
    layered = any(is_layer for *_, is_layer in found)
    plan = Plan([], {}, {})
    for number, (name, cell, _) in enumerate(found if most is None else found[:most]):
        drawn = f"{METADATA}_{number}" if layered else METADATA
        taken = {child: cell._cells[child] for child in names if cell._cells.get(child) is not None}
        if not taken:
            continue
        plan.drawn.append(Drawn(drawn, (1,), False, True, True))
        for child, target in taken.items():
            full = f"{name}.{child}" if name else child
            for parameter in _in_proportion(where, full, target):
                plan.weights[parameter.name] = [Change("mul", "weight", drawn)]
            plan.outputs[full] = [Change("mul", "weight", drawn)]
    if not plan.outputs:
        raise ArgumentValueError.of(f"{where}[1]", f"names of cells in {path!r}", "|".join(names))
    return plan


def _checked(where: str, targets: Any) -> tuple[str, list[str], int | None]:
    """Path, names, and how many layers; None for all."""
    if not isinstance(targets, list):
        raise ArgumentTypeError.of(where, "a list of texts", targets)
    if len(targets) < 2:
        raise ArgumentValueError.of(where, "['A/B/C', 'D|E|F']", repr(targets))
    for number, part in enumerate(targets):
        if not isinstance(part, str):
            raise ArgumentTypeError.of(f"{where}[{number}]", "a str", part)
    if not re.fullmatch(r"[A-Za-z0-9_/]*", targets[0]):
        expected = "letters, numbers, '_' and '/'"
        raise ArgumentValueError.of(f"{where}[0]", expected, repr(targets[0]))
    if not re.fullmatch(r"[A-Za-z0-9_|]+", targets[1]):
        expected = "letters, numbers, '_' and '|'"
        raise ArgumentValueError.of(f"{where}[1]", expected, repr(targets[1]))
    layers = _LAYERS.fullmatch(targets[2]) if len(targets) > 2 else None
    if len(targets) > 2 and layers is None:
        expected = "'obfuscate_layers:all' or 'obfuscate_layers:3'"
        raise ArgumentValueError.of(f"{where}[2]", expected, repr(targets[2]))
    most = None if layers is None or layers[1] == "all" else int(layers[1])
    return targets[0], [name for name in targets[1].split("|") if name], most


def _at(cell: Cell, name: str, path: list[str]) -> Iterator[tuple[str, Cell, bool]]:
    """The cells at a path, with their dotted names, and whether they are in a list of cells."""
    if path and cell._cells.get(path[0]) is not None:
        full = f"{name}.{path[0]}" if name else path[0]
        yield from _at(cell._cells[path[0]], full, path[1:])
    elif isinstance(cell, CellList | SequentialCell) and name:
        for number, child in cell._cells.items():
            for full, found, _ in _at(child, f"{name}.{number}", path):
                yield full, found, True
    elif not path:
        yield name, cell, False


def _in_proportion(where: str, name: str, cell: Any) -> list[Any]:
    """The parameters that the output of a cell grows with: its weight, and its bias if it has one.

    Raises:
        ArgumentValueError: If it has no weight, or an activation that does not keep proportions.

    """
    weight = cell._params.get("weight")
    activation = getattr(cell, "activation", None)
    if weight is None or not (activation is None or isinstance(activation, ReLU)):
        got = f"{type(cell).__name__} at {name!r}"
        expected = "cells whose outputs are in proportion to their weight and bias"
        raise ArgumentValueError.of(where, expected, got)
    bias = cell._params.get("bias")
    return [weight] if bias is None else [weight, bias]
