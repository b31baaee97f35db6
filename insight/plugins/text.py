"""Texts: notes, samples of what a model wrote, reports in Markdown."""

from __future__ import annotations

from typing import Any

from insight.errors import SummaryValueError, ValueKindError

from ._plugin import SummaryPlugin

_MOST_BYTES = 2**30  # a record holds less than twice as many


def encode(value: Any) -> bytes:
    r"""The text as UTF-8.

    Raises:
        ValueKindError: If it is no text.
        SummaryValueError: If it is none that UTF-8 can hold, or longer than 1 GiB.

    >>> encode("naïve")
    b'na\xc3\xafve'

    """
    if not isinstance(value, str):
        hint = "bytes.decode() makes a text of bytes" if isinstance(value, bytes) else "str(value)"
        raise ValueKindError.of("text", "a str", value, hint)
    try:
        content = value.encode()
    except UnicodeEncodeError as error:
        got = f"half a character at {error.start}"
        raise SummaryValueError.of("text", "a text that UTF-8 can hold", got) from error
    if len(content) > _MOST_BYTES:
        raise SummaryValueError.of("text", f"at most {_MOST_BYTES} bytes", f"{len(content)}")
    return content


def load(content: bytes) -> str:
    """The text; what is no UTF-8, as only other writers leave it, is marked in it."""
    return content.decode("utf-8", "replace")


PLUGIN = SummaryPlugin(
    name="text",
    kind="text",
    carrier="value",
    field="text",
    columns=(("value", "str"),),
    encode=encode,
    decode=lambda content: (load(content),),
    load=load,
    example=lambda: "**Changed** the rate",
    claims=lambda value: isinstance(value, str),
)
