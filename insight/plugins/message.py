"""Messages: lines that a program printed, and what somebody was told, each with how grave it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import is_dataclass
from typing import Any

from insight.errors import SummaryValueError, ValueKindError
from insight.format.messages import Summary

from ._plugin import SummaryPlugin

USUAL_LEVEL = "info"
_MOST_BYTES = 2**30  # a record holds less than twice as many
_EXPECTED = "a text, (level, text), or a mapping of level and value"


def encode(value: Any) -> Summary.Message:
    """A text and its level.

    Args:
        value: A text, whose level is `info`; a pair of level and text; or a mapping or dataclass
            with `value`, the text, and `level`. A level is any text: `info`, `warn`, `error`.

    Raises:
        ValueKindError: If it is none of these.
        SummaryValueError: If a text is none that UTF-8 can hold, or longer than 1 GiB.

    >>> decode(encode(("warn", "loss is nan"))), decode(encode("epoch 1"))
    (('warn', 'loss is nan'), ('info', 'epoch 1'))

    """
    if isinstance(value, str):
        return Summary.Message(level=_bytes(USUAL_LEVEL), value=_bytes(value))
    if isinstance(value, (tuple, list)) and len(value) == 2:
        level, text = value
    elif isinstance(value, Mapping) and value.keys() <= {"level", "value"}:
        level, text = value.get("level", USUAL_LEVEL), value.get("value")
    elif is_dataclass(value) and not isinstance(value, type):
        level, text = getattr(value, "level", USUAL_LEVEL), getattr(value, "value", None)
    else:
        raise ValueKindError.of("message", _EXPECTED, value)
    if not (isinstance(level, str) and isinstance(text, str)):
        raise ValueKindError.of("message", _EXPECTED, value)
    return Summary.Message(level=_bytes(level), value=_bytes(text))


def as_utf8(text: str) -> str:
    """The text with a question mark for each half of a character."""
    return text if text.isascii() else text.encode("utf-8", "replace").decode()


def _bytes(text: str) -> bytes:
    try:
        content = text.encode()
    except UnicodeEncodeError as error:
        got = f"half a character at {error.start}"
        raise SummaryValueError.of("message", "a text that UTF-8 can hold", got) from error
    if len(content) > _MOST_BYTES:
        raise SummaryValueError.of("message", f"at most {_MOST_BYTES} bytes", f"{len(content)}")
    return content


def decode(message: Summary.Message) -> tuple[str, str]:
    """The level and the text; what is no UTF-8, as only other writers leave it, is marked."""
    return message.level.decode("utf-8", "replace"), load(message)


def load(message: Summary.Message) -> str:
    """The text."""
    return message.value.decode("utf-8", "replace")


PLUGIN = SummaryPlugin(
    name="message",
    kind="message",
    carrier="value",
    field="message",
    columns=(("level", "str"), ("value", "str")),
    encode=encode,
    decode=decode,
    load=load,
    example=lambda: ("warn", "the loss rose three times"),
)
