"""Whether two graphs say the same: does what was written down of one run hold for another?

Two runs of one computation differ where Python has looked at numbers: in operators, in what those
read, in their settings, or in constants. Who asks says what may differ nevertheless.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal, NamedTuple

import numpy as np

from engine.backend import asnumpy, is_array

from .graph import Graph, GraphNode, GraphValue

Lengths = tuple[int, int]  # of an axis of the inputs: in the first run, in the second
Same = Callable[[str, Any, Any], bool]  # of the name of a setting and its values in both

# Settings in which the length of a batch may stand.
_SIZED = frozenset({"shape", "index"})


class Difference(NamedTuple):
    """What is another way in the second of two graphs.

    Attributes:
        kind: Which operators run, what they read, or how they are set.
        text: What it is, in words.
        node: The operator; None for results, and where one graph ends before the other.

    """

    kind: Literal["operators", "inputs", "settings"]
    text: str
    node: GraphNode | None = None


def difference(one: Graph, other: Graph) -> str | None:
    """What is another way in the second graph, in words; None where both say the same."""
    found = other_operators(one, other)
    if found is not None:
        return found.text
    for first, second in zip(one.nodes, other.nodes, strict=True):
        if first.outputs != second.outputs:
            return f"other shapes of {first.full_name}"
    for value, _ in other_constants(one, other):
        readers = readers_of(one, value)
        return f"a number that Python made for {readers[0].full_name if readers else 'a result'}"
    return None


def other_operators(
    one: Graph, other: Graph, same: Same = lambda _name, *values: same_value(*values)
) -> Difference | None:
    """The first difference in what is computed; None where that is the same, but for constants.

    Args:
        one: A graph.
        other: Another.
        same: Which settings count as the same.

    """
    pairs = list(zip(one.nodes, other.nodes, strict=False))
    for first, second in pairs:
        if first.primitive != second.primitive:
            return Difference("operators", f"{first.full_name}, then {second.full_name}", first)
    if len(one.nodes) != len(other.nodes):
        return Difference("operators", f"{len(one.nodes)} operators, then {len(other.nodes)}")
    for first, second in pairs:
        if first.sources != second.sources:
            return Difference("inputs", f"other inputs of {first.full_name}", first)
    if one.ends != other.ends:
        return Difference("inputs", "other results")
    for first, second in pairs:
        settings, others = first.attributes, second.attributes
        if settings.keys() != others.keys() or not all(
            same(name, value, others[name]) for name, value in settings.items()
        ):
            return Difference("settings", f"another setting of {first.full_name}", first)
    return None


def other_constants(one: Graph, other: Graph) -> Iterator[tuple[GraphValue, GraphValue]]:
    """The constants that are not the same in two graphs of the same operators."""
    for pair in zip(one.constants, other.constants, strict=True):
        if not same_value(pair[0].value, pair[1].value):
            yield pair


def readers_of(graph: Graph, value: GraphValue) -> list[GraphNode]:
    """The operators that read a value."""
    return [node for node in graph.nodes if value.name in node.inputs]


def but_for(lengths: Lengths) -> Same:
    """Settings are the same that have the one length here where they have the other there."""

    def same(name: str, one: Any, other: Any) -> bool:
        return same_value(one, other, lengths if name in _SIZED else None)

    return same


def is_cut(one: Any, other: Any, lengths: Lengths) -> bool:
    """Whether the second array is the beginning of the first, as the inputs are.

    >>> is_cut(np.arange(3), np.arange(2), (3, 2)), is_cut(np.arange(4), np.arange(2), (3, 2))
    (True, False)
    """
    if not (is_array(one) and is_array(other)):
        return False
    first, second = ((*array.shape[:1],) for array in (one, other))
    return (*first, *second) == lengths and same_value(one[: lengths[1]], other)


def same_value(one: Any, other: Any, lengths: Lengths | None = None) -> bool:
    """Whether numbers, arrays, settings or tuples of them are the same, NaN included.

    Args:
        one: A value.
        other: Another.
        lengths: Whole numbers that may stand for each other.

    """
    if one is other:
        return True
    if is_array(one) or is_array(other):
        return _same_array(one, other)
    if type(one) is not type(other):
        return False
    if isinstance(one, tuple | list):
        return len(one) == len(other) and all(
            same_value(*pair, lengths) for pair in zip(one, other, strict=True)
        )
    return bool(one == other) or (one != one and other != other) or (one, other) == lengths


def _same_array(one: Any, other: Any) -> bool:
    if not (is_array(one) and is_array(other)) or one.dtype != other.dtype:
        return False
    return one.shape == other.shape and _bits(one) == _bits(other)


def _bits(array: Any) -> bytes:
    """Of any NaN those of one."""
    held = np.array(asnumpy(array))
    if held.dtype.kind in "fcV":
        held[held != held] = np.nan
    return held.tobytes()


# Of the largest number, by the bytes of a float: what another order of summing may change.
_ROUNDING = {2: 2e-2, 4: 1e-5, 8: 1e-12, 16: 1e-12}


def close_value(one: Any, other: Any) -> bool:
    """Whether two arrays are the same but for what rounding of floats may change."""
    if same_value(one, other):
        return True
    if not (is_array(one) and is_array(other)) or one.dtype.kind not in "fcV":
        return False
    if one.shape != other.shape or one.dtype != other.dtype:
        return False
    wide = complex if one.dtype.kind == "c" else float
    first, second = asnumpy(one).astype(wide), asnumpy(other).astype(wide)
    known = np.isfinite(second)
    largest = np.abs(second[known]).max(initial=0.0)
    room = _ROUNDING[one.dtype.itemsize] * largest
    return bool(np.allclose(first, second, rtol=0.0, atol=room, equal_nan=True))
