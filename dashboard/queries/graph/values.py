"""Values, types and shapes of graph messages as short text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

# Messages come as the plugins load them; the fields they have are the contract.
Message = Any

LONGEST = 400
MOST_MEMBERS = 64
DEEPEST = 6
_SINGLE = ("int_val", "uint_val", "float_val", "double_val", "bool_val")
_MANY = ("int_vals", "uint_vals", "float_vals", "double_vals", "bool_vals", "str_vals")


def type_name(message: Message, field: str) -> str:
    """The name of the number type that a field of a message holds, empty where there is none."""
    number = getattr(message, field)
    names = message.DESCRIPTOR.fields_by_name[field].enum_type.values_by_number
    known = names[number].name.removeprefix("DT_").lower() if number in names else f"type {number}"
    return known if number else ""


def shape_and_type(form: Message) -> tuple[str, str]:
    """The shape and the number type of a tensor; of several, those of the first and their count.

    >>> from insight.plugins.graph import encode
    >>> shape = {"dim": [{"size": 32}, {"size": -1}]}
    >>> form = {"tensor_type": {"elem_type": 11, "shape": shape}}
    >>> shape_and_type(encode({"node": [{"output_type": form}]}).node[0].output_type)
    ('32×?', 'float32')
    """
    which = form.WhichOneof("value")
    if which == "tensor_type":
        tensor = form.tensor_type
        dtype = type_name(tensor, "elem_type")
        if not tensor.HasField("shape"):
            return "", dtype
        sizes = [str(dim.size) if dim.size >= 0 else "?" for dim in tensor.shape.dim]
        return "×".join(sizes) or "scalar", dtype
    if which == "sequence_type":
        members = form.sequence_type.elem_types
        return f"{len(members)} values", "tuple"
    return "", type_name(form, "data_type")


def value_text(value: Message, depth: int = 0) -> str:
    """A setting of an operator, at most `LONGEST` signs of it.

    >>> from insight.plugins.graph import encode
    >>> value = {"values": [{"int_val": 5}, {"str_val": "same"}]}
    >>> value_text(encode({"const_vals": [{"key": "c", "value": value}]}).const_vals[0].value)
    '(5, same)'
    """
    text = _text(value, depth)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _text(value: Message, depth: int) -> str:
    if depth > DEEPEST:
        return "…"
    if value.HasField("str_val"):
        return str(value.str_val)
    for name in _SINGLE:
        if value.HasField(name):
            found = getattr(value, name)
            return f"{found:.7g}" if isinstance(found, float) else str(found)
    if value.values:
        return _joined(value_text(one, depth + 1) for one in value.values[:MOST_MEMBERS])
    if value.dict_val:
        pairs = value.dict_val[:MOST_MEMBERS]
        return _joined(f"{pair.key}: {value_text(pair.value, depth + 1)}" for pair in pairs)
    for name in _MANY:
        held = getattr(value, name)
        if held:
            return _joined(
                f"{one:.7g}" if isinstance(one, float) else str(one) for one in held[:MOST_MEMBERS]
            )
    return _special(value)


def _special(value: Message) -> str:
    if value.HasField("tensor_val"):
        tensor = value.tensor_val
        return f"{type_name(tensor, 'data_type')} {'×'.join(map(str, tensor.dims)) or 'scalar'}"
    if value.HasField("graph"):
        return f"{len(value.graph.node)} nodes"
    if value.HasField("type_val"):
        return " ".join(filter(None, shape_and_type(value.type_val)))
    return ""


def _joined(texts: Iterable[str]) -> str:
    return f"({', '.join(texts)})"
