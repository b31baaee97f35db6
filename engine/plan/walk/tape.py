"""What lies behind outputs, told as a key: who has the same computes the same, of other numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import attrgetter
from typing import Any, NamedTuple

import numpy as np

from engine.autodiff import Node, Value
from engine.autodiff.offload import Away

__all__ = ["Tape", "array_of", "tape_of"]

LONGEST = 1000  # nodes; of more a table takes seconds to make
_FLOAT = np.dtype(np.float32)
_age = attrgetter("age")


class Tape(NamedTuple):
    """What was remembered.

    Attributes:
        nodes: All behind the outputs, newest first, down to the targets.
        key: Who made what of what, by which settings, and how all of it lies.

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
        told: list[Any] = [
            (None if origin is None else (positions[id(origin[0])], origin[1]), _lies(seed))
            for origin, seed in zip(origins, seeds, strict=True)
        ]
        told.append(tuple([positions.get(id(target)) for target in targets]))
        for node in nodes:
            out = node.out
            made = tuple(map(_lies, out)) if out.__class__ is tuple else _lies(out)
            if id(node) in stops:
                told.append(made)
            elif node.primitive.repeats:
                told.append(
                    (node.primitive, _settings(node), _read(node, positions, constants), made)
                )
            else:
                return None
    except (UntoldError, AttributeError):  # what stands for a primitive need not say so
        return None
    return Tape(nodes, tuple(told))


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
        if given.__class__ is Away:
            raise UntoldError  # who put it away is asked for it once
        if parent is None:
            array = array_of(given)
            if array.__class__ is np.ndarray:
                read.append((constants.setdefault(id(array), len(constants)), _lies(array)))
            else:
                read.append(_number(array))
        else:
            if given.origin is parent and given.array is not _made_by(*parent):
                raise UntoldError  # it was assigned to
            read.append((positions[id(parent[0])], parent[1]))
    return tuple(read)


def _made_by(node: Node, output: int) -> Any:
    out = node.out
    return out[output] if out.__class__ is tuple else out


def _lies(x: Any) -> Any:
    """How an array lies."""
    if x.__class__ is not np.ndarray:
        if not isinstance(x, np.generic):
            raise UntoldError
        return x.dtype.char
    dtype = x.dtype
    return x.shape, x.strides, (None if dtype is _FLOAT else dtype.str)


def _number(given: Any) -> Any:
    """A number as an input, which 0.0 and -0.0, and 1 and 1.0 are not the same of."""
    kind = given.__class__
    if kind is float:
        return given, math.copysign(1.0, given), kind
    if given is None or kind is int or kind is bool:
        return given, kind
    raise UntoldError


def _settings(node: Node) -> tuple[Any, ...]:
    """The attributes of a node."""
    attrs = node.attrs
    if not attrs:
        return ()
    kinds = [
        (one, math.copysign(1.0, one)) if one.__class__ is float else one.__class__
        for one in attrs.values()
    ]
    return (*attrs.items(), *kinds)
