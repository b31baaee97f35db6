"""Whether two graphs say the same: does what was written down of one run hold for another?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from engine.backend import asnumpy, is_array

from .graph import Graph, GraphNode, GraphValue


def difference(one: Graph, other: Graph) -> str | None:
    """What is another way in the second graph, in words; None where both say the same.

    Two runs of one computation with inputs of the same shapes differ where Python has looked at
    numbers: in operators, their settings, or constants.
    """
    for first, second in zip(one.nodes, other.nodes, strict=False):
        said = _difference_of(first, second)
        if said is not None:
            return said
    if len(one.nodes) != len(other.nodes):
        return f"{len(one.nodes)} operators, then {len(other.nodes)}"
    if one.ends != other.ends:
        return "other results"
    readers = {source.name: node for node in one.nodes for source in node.sources if source}
    for first_value, second_value in zip(one.constants, other.constants, strict=True):
        if not same_value(first_value.value, second_value.value):
            return f"a number that Python made for {_reader(readers, first_value)}"
    return None


def _reader(readers: Mapping[str, GraphNode], value: GraphValue) -> str:
    node = readers.get(value.name)
    return "a result" if node is None else node.full_name


def _difference_of(one: GraphNode, other: GraphNode) -> str | None:
    if one.primitive != other.primitive:
        return f"{one.full_name}, then {other.full_name}"
    if one.sources != other.sources:
        return f"other inputs of {one.full_name}"
    if one.outputs != other.outputs:
        return f"other shapes of {one.full_name}"
    if one.attributes.keys() != other.attributes.keys() or not all(
        same_value(value, other.attributes[name]) for name, value in one.attributes.items()
    ):
        return f"another setting of {one.full_name}"
    return None


def same_value(one: Any, other: Any) -> bool:
    """Whether numbers, arrays, settings or tuples of them are the same, NaN included."""
    if one is other:
        return True
    if is_array(one) or is_array(other):
        return _same_array(one, other)
    if type(one) is not type(other):
        return False
    if isinstance(one, tuple | list):
        return len(one) == len(other) and all(
            same_value(*pair) for pair in zip(one, other, strict=True)
        )
    return bool(one == other) or (one != one and other != other)


def _same_array(one: Any, other: Any) -> bool:
    if not (is_array(one) and is_array(other)) or one.dtype != other.dtype:
        return False
    one, other = asnumpy(one), asnumpy(other)
    return bool(np.array_equal(one, other, equal_nan=one.dtype.kind in "fcV"))


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
