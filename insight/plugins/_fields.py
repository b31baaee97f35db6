"""Messages filled from plain values: mappings, dataclasses, bytes, other messages."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from insight.errors import SummaryValueError, ValueKindError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

MessageT = TypeVar("MessageT")


def message_from(where: str, message_class: type[MessageT], value: Any) -> MessageT:
    """A new message of `message_class` with what `value` says; later changes of `value` stay out.

    Args:
        where: Who asks, for the error text.
        message_class: One of `insight.format.messages`.
        value: A message of the same name (ours or MindSpore's), its bytes, a mapping or a dataclass
            with the message's field names. What is None is left out; a mapping for a text field
            becomes JSON, as MindSpore writes metrics and paths.

    Raises:
        ValueKindError: If it is none of these, or a field's value has another type.
        SummaryValueError: If a field has another name, or a number does not fit.
        google.protobuf.message.DecodeError: If the bytes are no such message.

    """
    message: Any = message_class()
    name = message.DESCRIPTOR.name
    if isinstance(value, message_class):
        message.CopyFrom(value)
    elif isinstance(value, (bytes, bytearray)):
        message.ParseFromString(bytes(value))
    elif getattr(getattr(value, "DESCRIPTOR", None), "name", None) == name:
        message.ParseFromString(value.SerializeToString())
    elif isinstance(value, Mapping) or _is_record(value):
        _fill(where, message, value)
    else:
        raise ValueKindError.of(where, f"a {name} message or a mapping of its fields", value)
    return message  # type: ignore[no-any-return] # protobuf's base class has no type


def _is_record(value: Any) -> bool:
    return is_dataclass(value) and not isinstance(value, type)


def _items(value: Any) -> Iterable[tuple[str, Any]]:
    if isinstance(value, Mapping):
        return value.items()
    return ((field.name, getattr(value, field.name)) for field in fields(value))


def _fill(where: str, message: Any, value: Any) -> None:
    if not (isinstance(value, Mapping) or _is_record(value)):
        expected = f"a mapping of the fields of {message.DESCRIPTOR.name}"
        raise ValueKindError.of(where, expected, value)
    known = message.DESCRIPTOR.fields_by_name
    for name, content in _items(value):
        if name not in known:
            raise SummaryValueError.of(where, f"one of the fields {sorted(known)}", repr(name))
        if content is not None:
            _set_field(f"{where}.{name}", message, known[name], content)


def _set_field(where: str, message: Any, field: Any, content: Any) -> None:
    if field.message_type is not None and field.message_type.GetOptions().map_entry:
        _fill_map(where, getattr(message, field.name), field, content)
    elif field.is_repeated:
        _extend(where, getattr(message, field.name), field, content)
    elif field.message_type is not None:
        part = getattr(message, field.name)
        part.SetInParent()
        _fill(where, part, content)
    else:
        with refusals_of(where):
            setattr(message, field.name, _plain(field, content))


def _fill_map(where: str, entries: Any, field: Any, content: Any) -> None:
    value_field = field.message_type.fields_by_name["value"]
    for key, entry in _items(content):
        if value_field.message_type is not None:
            _fill(f"{where}.{key}", entries[key], entry)
        else:
            with refusals_of(f"{where}.{key}"):
                entries[key] = entry


def _extend(where: str, repeated: Any, field: Any, content: Iterable[Any]) -> None:
    if field.message_type is None:
        with refusals_of(where):
            repeated.extend(_plain(field, entry) for entry in content)
        return
    for entry in content:
        _fill(where, repeated.add(), entry)


def _plain(field: Any, content: Any) -> Any:
    if field.enum_type is not None and isinstance(content, str):
        return field.enum_type.values_by_name[content].number
    if isinstance(content, Mapping):
        return json.dumps(content)
    return content


@contextmanager
def refusals_of(where: str) -> Iterator[None]:
    """Protobuf's refusals become ours and name the field."""
    try:
        yield
    except TypeError as error:
        raise ValueKindError(f"{where}: {error}.") from error
    except (ValueError, KeyError, OverflowError) as error:
        raise SummaryValueError(f"{where}: {error}.") from error
