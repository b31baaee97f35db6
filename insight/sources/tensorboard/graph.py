"""TensorFlow's graph as the message of MindSpore's graphs, so that one page shows both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.format.messages import DataType, GraphProto, InputProto, NodeProto, ValueProto
from insight.format.tensorboard import DataType as TensorFlowType
from insight.format.tensorboard import GraphDef, as_text

if TYPE_CHECKING:
    from insight.format.tensorboard import AttrValue, NodeDef, TensorShapeProto

_CONTROL = "^"
_SHAPES = "_output_shapes"
_TYPE_NAMES = ("T", "dtype", "DstT")
_TYPES = {
    TensorFlowType.DT_FLOAT: DataType.DT_FLOAT32,
    TensorFlowType.DT_DOUBLE: DataType.DT_FLOAT64,
    TensorFlowType.DT_HALF: DataType.DT_FLOAT16,
    TensorFlowType.DT_BFLOAT16: DataType.DT_BFLOAT16,
    TensorFlowType.DT_BOOL: DataType.DT_BOOL,
    TensorFlowType.DT_STRING: DataType.DT_STRING,
    TensorFlowType.DT_COMPLEX64: DataType.DT_COMPLEX64,
    TensorFlowType.DT_COMPLEX128: DataType.DT_COMPLEX128,
    **{
        TensorFlowType.Value(f"DT_{name}"): DataType.Value(f"DT_{name}")
        for name in ("INT8", "INT16", "INT32", "INT64", "UINT8", "UINT16", "UINT32", "UINT64")
    },
}
_TYPE_TEXTS: dict[int, str] = {
    number: name.removeprefix("DT_").lower() for name, number in TensorFlowType.items()
}


def node_count(graph: GraphDef) -> int:
    """How many nodes a graph has, those of its functions included."""
    return len(graph.node) + sum(len(function.node_def) for function in graph.library.function)


def as_graph(graph: GraphDef) -> GraphProto:
    """The nodes with their inputs, attributes and shapes.

    A node's scope is its name up to the last `/`. Nodes of a function stand below the function's
    name. Numbers of constants are left out, their type and shape are there.

    Raises:
        google.protobuf.message.DecodeError: If the bytes are no graph.

    """
    found = GraphProto()
    for node in graph.node:
        _add(found.node.add(), node, "")
    for function in graph.library.function:
        prefix = f"{as_text(function.signature.name)}/"
        for node in function.node_def:
            _add(found.node.add(), node, prefix)
    return found


def _add(found: NodeProto, node: NodeDef, prefix: str) -> None:
    name = prefix + as_text(node.name)
    found.name = found.full_name = name
    found.op_type = as_text(node.op)
    found.scope = name.rpartition("/")[0]
    for source in map(as_text, node.input):
        is_control = source.startswith(_CONTROL)
        edge = InputProto.CONTROL_EDGE if is_control else InputProto.DATA_EDGE
        # Behind a colon stands which of the outputs it is.
        found.input.add(name=prefix + source.removeprefix(_CONTROL).partition(":")[0], type=edge)
    types: dict[str, int] = {}
    for entry in node.attr:
        key = as_text(entry.key)
        kept = found.attribute.add(name=key)
        _fill(kept.value, entry.value)
        if key == _SHAPES and entry.value.list.shape:
            _set_shape(found, entry.value.list.shape[0])
        elif key in _TYPE_NAMES and entry.value.type in _TYPES:
            types[key] = _TYPES[entry.value.type]
    if types:
        found.output_type.tensor_type.elem_type = types[min(types, key=_TYPE_NAMES.index)]  # type: ignore[assignment] # a number of the enum


def _set_shape(found: NodeProto, shape: TensorShapeProto) -> None:
    kept = found.output_type.tensor_type.shape
    kept.SetInParent()
    for dim in shape.dim:
        kept.dim.add(size=dim.size)


def _fill(found: ValueProto, value: AttrValue) -> None:
    match value.WhichOneof("value"):
        case "s":
            found.str_val = as_text(value.s)
        case "placeholder":
            found.str_val = as_text(value.placeholder)
        case "func":
            found.str_val = as_text(value.func.name)
        case "i":
            found.int_val = value.i
        case "f":
            found.float_val = value.f
        case "b":
            found.bool_val = value.b
        case "type":
            found.str_val = _type_name(value.type)
        case "shape":
            found.str_val = _shape_text(value.shape)
        case "tensor":
            shape = _shape_text(value.tensor.tensor_shape)
            found.str_val = f"{_type_name(value.tensor.dtype)} {shape}"
        case "list":
            _fill_list(found, value.list)


def _fill_list(found: ValueProto, held: AttrValue.ListValue) -> None:
    found.int_vals.extend(held.i)
    found.float_vals.extend(held.f)
    found.bool_vals.extend(held.b)
    found.str_vals.extend(as_text(text) for text in held.s)
    found.str_vals.extend(_type_name(number) for number in held.type)
    found.str_vals.extend(_shape_text(shape) for shape in held.shape)
    found.str_vals.extend(as_text(function.name) for function in held.func)


def _type_name(number: int) -> str:
    return _TYPE_TEXTS.get(number, f"type {number}")


def _shape_text(shape: TensorShapeProto) -> str:
    """The sizes of the axes, `?` where one is not known.

    >>> from insight.format.tensorboard import TensorShapeProto
    >>> dims = [TensorShapeProto.Dim(size=-1), TensorShapeProto.Dim(size=3)]
    >>> _shape_text(TensorShapeProto(dim=dims)), _shape_text(TensorShapeProto(unknown_rank=True))
    ('[?, 3]', '?')
    """
    if shape.unknown_rank:
        return "?"
    sizes = ("?" if dim.size < 0 else str(dim.size) for dim in shape.dim)
    return f"[{', '.join(sizes)}]"
