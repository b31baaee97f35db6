"""What lies behind outputs, told as a key: who has the same computes the same, of other numbers."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

import numpy as np

from engine.autodiff import Node, Value
from engine.autodiff.offload import Away

__all__ = [
    "Tape",
    "UntoldError",
    "array_of",
    "constant",
    "is_other",
    "lies",
    "made_by",
    "settings_of",
    "tape_of",
    "told_of",
]

LONGEST = 1000  # nodes; of more a table takes seconds to make
_age = attrgetter("age")
told_of: Callable[[Any], tuple[Any, ...]] = attrgetter("__class__", "shape", "strides", "dtype")


class Tape(NamedTuple):
    """What was remembered.

    Attributes:
        nodes: All behind the outputs, newest first, down to the targets.
        key: Who made what of what, by which settings, and how all of it lies: for each output its
            node and its gradient; which nodes the targets are; for each node who made it, by which
            settings, of what, and what that is. Targets are made by nobody.

    """

    nodes: list[Node]
    key: tuple[Any, ...]


class UntoldError(Exception):
    """Something is remembered that no key tells; it never leaves this module."""


def tape_of(outputs: Sequence[Value], seeds: Sequence[Any], targets: Sequence[Node]) -> Tape | None:
    """The tape behind outputs; None where it holds something that no key tells."""
    stops = {id(target) for target in targets}
    origins = [output.origin for output in outputs]
    nodes = _behind([origin[0] for origin in origins if origin is not None], stops)
    if len(nodes) > LONGEST:
        return None
    positions = {id(node): position for position, node in enumerate(nodes)}
    constants: dict[int, int] = {}
    try:
        ends = [
            (None if origin is None else (positions[id(origin[0])], origin[1]), lies(seed))
            for origin, seed in zip(origins, seeds, strict=True)
        ]
        calls: list[Any] = []
        for node in nodes:
            made = made_by(node)  # first: of what another process makes no more is asked
            if id(node) in stops:
                calls.append((None, (), (), made))
            elif node.primitive.repeats:
                read = _read(node, positions, constants)
                calls.append((node.primitive, settings_of(node), read, made))
            else:
                return None
    except (UntoldError, AttributeError):  # what stands for a primitive need not say so
        return None
    leaves = tuple([positions.get(id(target)) for target in targets])
    return Tape(nodes, (tuple(ends), leaves, tuple(calls)))


def array_of(given: Any) -> Any:
    """The array of a value, or what is given itself."""
    return given.array if isinstance(given, Value) else given


def _behind(ends: list[Node], stops: set[int]) -> list[Node]:
    """The nodes behind some, newest first; none behind those where gradients stop."""
    found: dict[int, Node] = {}
    while ends:
        node = ends.pop()
        key = id(node)
        if key in found:
            continue
        found[key] = node
        if key not in stops:
            ends += [parent[0] for parent in node.parents if parent is not None]
    return sorted(found.values(), key=_age, reverse=True)


def _read(node: Node, positions: dict[int, int], constants: dict[int, int]) -> tuple[Any, ...]:
    """For each input which output of which node it is, or what it is otherwise."""
    read: list[Any] = []
    for given, parent in zip(node.inputs, node.parents, strict=True):
        if parent is None:
            read.append(constant(given, constants))
        elif is_other(given, parent):
            raise UntoldError
        else:
            read.append((positions[id(parent[0])], parent[1]))
    return tuple(read)


def constant(given: Any, known: dict[int, int]) -> tuple[Any, Any]:
    """What no node has made, as inputs are told: an array by its number among those, below 0."""
    if given.__class__ is Away:
        raise UntoldError  # who put it away is asked for it once
    array = array_of(given)
    if array.__class__ is np.ndarray:
        return -1 - known.setdefault(id(array), len(known)), lies(array)
    return None, _number(array)


def is_other(given: Any, parent: tuple[Node, int]) -> bool:
    """Whether an input no longer holds what the node has made that it came from."""
    if given.__class__ is Away:
        return True
    made = parent[0].out
    part = made[parent[1]] if made.__class__ is tuple else made
    return given.array is not part and given.origin is parent


def made_by(node: Node) -> Any:
    """How what a node has made lies."""
    out = node.out
    return tuple(map(lies, out)) if out.__class__ is tuple else lies(out)


def lies(x: Any) -> tuple[Any, ...]:
    """How an array lies."""
    told = told_of(x)
    if told[0] is not np.ndarray and not issubclass(told[0], np.generic):
        raise UntoldError
    return told


def _number(given: Any) -> Any:
    """A number as an input, which 0.0 and -0.0, and 1 and 1.0 are not the same of."""
    kind = given.__class__
    if kind is float:
        return given, math.copysign(1.0, given), kind
    if given is None or kind is int or kind is bool:
        return given, kind
    raise UntoldError


def settings_of(node: Node) -> tuple[Any, ...]:
    """The attributes of a node."""
    attrs = node.attrs
    if not attrs:
        return ()
    kinds = [
        (one, math.copysign(1.0, one)) if one.__class__ is float else one.__class__
        for one in attrs.values()
    ]
    return (*attrs.items(), *kinds)
