"""As what a value is recorded that comes with a tag alone: by its type and shape, by no number.

The same value is always of the same kind; who wants another one says it to `add_value`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from insight.errors import SummaryValueError, ValueKindError
from insight.plugins import PLUGINS, array_kind, as_array, is_array

from .added import added
from .pending import Pending
from .scalar_step import PACKED_AS_THEY_ARE, check_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.masking import Masking

_EXPECTED = "a number, a text, an array, a picture, a figure, a table, or a mapping of these"
_DEEPEST = 50
_number = PLUGINS["scalar"].encode
_HINTS = {
    "NoneType": "leave out what has no value",
    "bytes": "bytes.decode() makes a text of bytes",
    "list": "text = '\\n'.join(texts), or one tag for each",
}
_CLAIMS = {name: one.claims for name, one in PLUGINS.items() if one.claims is not None}
_OTHERS = "add_value(kind, tag, value) records values of other kinds"


def by_value(values: Mapping[Any, Any], masking: Masking) -> dict[str, float | Pending]:
    """The values of a mapping by tag, nested ones, too: numbers as they are, others encoded.

    Args:
        values: By tag. Tags in nested mappings are joined by "/".
        masking: What is kept of texts.

    Raises:
        ValueKindError: If a tag is no text, or a value of no kind (a TypeError).
        SummaryValueError: If a tag is empty or comes twice, or a value cannot be shown
            (a ValueError).

    """
    found: dict[str, float | Pending] = {}
    for tag, value in _flat("", values, 0):
        if tag in found:
            hint = "a tag with / is that of a mapping, too"
            raise SummaryValueError.of(f"SummaryRecord: {tag!r}", "one value", "two", hint)
        found[tag] = value if type(value) in PACKED_AS_THEY_ARE else held(tag, value, masking)
    return found


def _flat(prefix: str, values: Mapping[Any, Any], depth: int) -> Iterator[tuple[str, Any]]:
    if depth > _DEEPEST:
        got = "more: perhaps it holds itself"
        raise SummaryValueError.of("SummaryRecord", f"at most {_DEEPEST} levels", got)
    for key, value in values.items():
        check_name(key)
        if isinstance(value, Mapping):
            yield from _flat(f"{prefix}{key}/", value, depth + 1)
        else:
            yield f"{prefix}{key}", value


def held(tag: str, value: Any, masking: Masking) -> float | Pending:
    """One value by what it is: the number of a scalar, or what its plugin made of it.

    Raises:
        ValueKindError: If it is of no kind.
        SummaryValueError: If it cannot be shown.

    """
    if isinstance(value, Pending):  # encoded already, by `insight.run`
        return value
    kind = None if is_array(value) else _kind_by_type(tag, value)
    if kind is None:
        array = _array(tag, value)
        if array.size == 1:
            number: float = _number(array)
            return number
        # What is trained is no picture, whatever its shape.
        kind = "histogram" if _is_called(value, "Parameter") else array_kind(array)
        value = array
    return added(kind, tag, value, is_exported=False, masking=masking)


def _kind_by_type(tag: str, value: Any) -> str | None:
    """The plugin that takes values of this type; None where it may be an array still."""
    for name, claims in _CLAIMS.items():
        if claims(value):
            return name
    return None


def _array(tag: str, value: Any) -> Any:
    try:
        return as_array("SummaryRecord", value)
    except ValueKindError as error:
        raise _refused(tag, value, _HINTS.get(type(value).__name__, _OTHERS)) from error


def _refused(tag: str, value: Any, hint: str) -> ValueKindError:
    return ValueKindError.of(f"SummaryRecord: {tag!r}", _EXPECTED, value, hint)


def _is_called(value: Any, name: str) -> bool:
    return any(one.__name__ == name for one in type(value).__mro__)
