"""Which fields rows can be searched by."""

from __future__ import annotations

from typing import Any

from .exceptions import MRMAddIndexError, MRMDefineIndexError, MRMGetMetaError, ParamTypeError
from .header import Header

_WHERE = "FileWriter.add_index"


def check_searched(names: Any, header: Header) -> None:
    """These are more fields that rows can be searched by.

    Raises:
        ParamTypeError: If it is no list of names.
        MRMGetMetaError: If there is no schema.
        MRMDefineIndexError: If a field is bytes or an array.
        MRMAddIndexError: If one is not in the schema, or comes twice.

    """
    if not names or not isinstance(names, list) or not all(isinstance(one, str) for one in names):
        raise ParamTypeError.of(_WHERE, "a list of names", repr(names))
    if not header.schema:
        raise MRMGetMetaError.of(_WHERE, "a schema before it", "none", "call add_schema")
    fields = {field.name: field for field in header.fields}
    for name in names:
        if name in fields and fields[name].is_blob:
            expected = f"numbers and texts in field '{name}'"
            raise MRMDefineIndexError.of(_WHERE, expected, header.schema[name])
        if name not in fields:
            raise MRMAddIndexError.of(_WHERE, f"fields of {sorted(fields)}", repr(name))
    _check_distinct([*header.indexed, *names])


def searchable(header: Header) -> list[str]:
    """All fields that rows can be searched by: numbers and texts.

    Raises:
        MRMAddIndexError: If the names of two differ in their capitals alone.

    """
    names = [field.name for field in header.fields if not field.is_blob]
    _check_distinct(names)
    return names


def _check_distinct(names: list[str]) -> None:
    """The names are such that a database has columns of them, beside its own."""
    folded = [name.lower() for name in names]
    for name in names:
        if name[0].isdigit() or name.lower() == "inc":
            expected = "a name that begins with a letter, and is not 'inc'"
            raise MRMAddIndexError.of(_WHERE, expected, repr(name))
        if folded.count(name.lower()) > 1:
            expected = "each field once, whatever its capitals"
            raise MRMAddIndexError.of(_WHERE, expected, repr(name))
