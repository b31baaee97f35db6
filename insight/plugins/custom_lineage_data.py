"""Facts about a run that the user names."""

from __future__ import annotations

from collections.abc import Mapping
from numbers import Integral, Real
from typing import Any

from insight.errors import ValueKindError
from insight.format.messages import UserDefinedInfo

from ._fields import message_from, refusals_of
from ._plugin import SummaryPlugin

_WHERE = "custom_lineage_data"


def encode(value: Any) -> UserDefinedInfo:
    """A UserDefinedInfo, or a mapping of names to numbers and texts, as a message.

    Raises:
        ValueKindError: If a name is no text, or a value neither a number nor a text (a bool is
            refused, as MindSpore does).
        SummaryValueError: If a whole number does not fit 32 bits, which is what the format has.

    >>> [dict(entry.map_int32) for entry in encode({"hidden": 16}).user_info]
    [{'hidden': 16}]

    """
    if not isinstance(value, Mapping):
        return message_from(_WHERE, UserDefinedInfo, value)
    message = UserDefinedInfo()
    for name, fact in value.items():
        if not isinstance(name, str):
            raise ValueKindError.of(_WHERE, "names that are texts", name)
        entry = message.user_info.add()
        with refusals_of(f"{_WHERE}.{name}"):
            _map(entry, name, fact)[name] = fact
    return message


def _map(entry: UserDefinedInfo, name: str, fact: Any) -> Any:
    """The map of `entry` that holds values of the type of `fact`."""
    if not isinstance(fact, bool):
        if isinstance(fact, str):
            return entry.map_str
        if isinstance(fact, Integral):
            return entry.map_int32
        if isinstance(fact, Real):
            return entry.map_double
    raise ValueKindError.of(f"{_WHERE}.{name}", "an int, a float or a str", fact)


PLUGIN = SummaryPlugin(
    name="custom_lineage_data",
    kind=None,
    carrier="lineage",
    field="user_defined_info",
    columns=(),
    encode=encode,
    decode=lambda _: (),
    load=lambda message: message,
    example=lambda: {"hidden": 16, "dropout": 0.5, "version": "v1"},
)
