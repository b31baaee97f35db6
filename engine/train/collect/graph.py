"""A traced graph under the field names of the event format."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.graph import Graph, GraphNode, GraphValue

_DATA_TYPES = {
    "bool": "DT_BOOL",
    "bfloat16": "DT_BFLOAT16",
    **{
        f"{kind}{bits}": f"DT_{kind.upper()}{bits}"
        for kind in ("int", "uint")
        for bits in (8, 16, 32, 64)
    },
    **{f"float{bits}": f"DT_FLOAT{bits}" for bits in (16, 32, 64)},
    **{f"complex{bits}": f"DT_COMPLEX{bits}" for bits in (64, 128)},
}
_LEAST = float(np.finfo(np.float32).smallest_normal)
_MOST = float(np.finfo(np.float32).max)


def graph_fields(graph: Graph) -> dict[str, Any]:
    """The graph as nested mappings with the fields of `GraphProto`."""
    return {
        "name": graph.name,
        "node": [_node(node) for node in graph.nodes],
        "parameters": [
            {"name": value.name, "type": _tensor_type(value.shape, value.dtype)}
            for value in graph.parameters
        ],
        "outputs": [
            {"name": node.name, "type": _tensor_type(node.shape, node.dtype)}
            for node in graph.nodes
            if node.name in graph.outputs
        ],
        "const_vals": [{"key": value.name, "value": _constant(value)} for value in graph.constants],
    }


def _node(node: GraphNode) -> dict[str, Any]:
    return {
        "input": [{"name": name, "type": "DATA_EDGE"} for name in node.inputs],
        "name": node.name,
        "op_type": node.op_type,
        "scope": node.scope,
        "attribute": [
            {"name": name, "value": _value(_plain(value))}
            for name, value in node.attributes.items()
        ],
        "output_type": _tensor_type(node.shape, node.dtype),
        "full_name": node.full_name,
        "instance_name": node.op_type.lower(),
    }


def _tensor_type(shape: tuple[int, ...], dtype: str) -> dict[str, Any]:
    dims = [{"size": length} for length in shape]
    element = _DATA_TYPES.get(dtype, "DT_UNDEFINED")
    return {"data_type": "DT_TENSOR", "tensor_type": {"elem_type": element, "shape": {"dim": dims}}}


def _constant(value: GraphValue) -> dict[str, Any]:
    number = value.value.item() if hasattr(value.value, "item") and not value.shape else value.value
    if isinstance(number, bool | int | float | complex):
        return _value(number)
    return {"dtype": "DT_TENSOR", "type_val": _tensor_type(value.shape, value.dtype)}


def _plain(value: Any) -> object:
    """A setting that any viewer can show: numbers, texts and lists of them; else its text."""
    if isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, tuple | list) and all(
        isinstance(part, bool | int | float | str) for part in value
    ):
        return list(value)
    return str(value)


def _value(value: object) -> dict[str, Any]:
    if isinstance(value, bool):
        return {"dtype": "DT_BOOL", "bool_val": value}
    if isinstance(value, int):
        return _whole(value)
    if isinstance(value, float):
        if value == 0 or not math.isfinite(value) or _LEAST <= abs(value) <= _MOST:
            return {"dtype": "DT_FLOAT32", "float_val": value}
        return {"dtype": "DT_FLOAT64", "double_val": value}
    if isinstance(value, list):
        return {"dtype": "DT_TUPLE", "values": [_value(part) for part in value]}
    return {"dtype": "DT_STRING", "str_val": str(value)}


def _whole(value: int) -> dict[str, Any]:
    if -(2**63) <= value < 2**63:
        return {"dtype": "DT_INT64", "int_val": value}
    if 0 <= value < 2**64:
        return {"dtype": "DT_UINT64", "uint_val": value}
    return {"dtype": "DT_STRING", "str_val": str(value)}
