"""Tables with a column a series: which of their columns are what, nested ones taken apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from .library import arrow

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .opened import Piece

_MOST_NESTED = 50
_TYPE = "_type"


class Leaf(NamedTuple):
    """A column, or a field inside of one."""

    name: str
    kind: Literal["number", "text", "typed", "other"]
    """`typed` are mappings that say by `_type` what they are."""
    array: Any


def leaves(piece: Piece, between: str, without: frozenset[str] = frozenset()) -> Iterator[Leaf]:
    """The columns of a piece that hold any value.

    Args:
        piece: Some rows.
        between: What stands between the names of a mapping and of what is in it.
        without: Columns to pass over.

    """
    for name, array in zip(piece.rows.schema.names, piece.rows.columns, strict=True):
        if name not in without:
            yield from _leaves(name, array, between, 0)


def _leaves(name: str, array: Any, between: str, depth: int) -> Iterator[Leaf]:
    if array.null_count == len(array):
        return
    types, kind = arrow().types, array.type
    if types.is_struct(kind):
        fields = [kind.field(index).name for index in range(kind.num_fields)]
        if _TYPE in fields and array.field(_TYPE).null_count < len(array):
            yield Leaf(name, "typed", array)
        elif depth < _MOST_NESTED:
            for field, inner in zip(fields, array.flatten(), strict=True):
                yield from _leaves(f"{name}{between}{field}", inner, between, depth + 1)
    elif _is_number(kind):
        yield Leaf(name, "number", array)
    elif _is_text(kind) or (types.is_dictionary(kind) and _is_text(kind.value_type)):
        yield Leaf(name, "text", array)
    else:
        yield Leaf(name, "other", array)


def _is_number(kind: Any) -> bool:
    types = arrow().types
    known = types.is_integer, types.is_floating, types.is_boolean, types.is_decimal
    return any(one(kind) for one in known)


def _is_text(kind: Any) -> bool:
    return bool(arrow().types.is_string(kind) or arrow().types.is_large_string(kind))
