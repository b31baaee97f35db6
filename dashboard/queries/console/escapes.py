"""What terminals take for no text."""

from __future__ import annotations

import re

_ESCAPES = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]"  # colours, moves of the cursor
    r"|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)?"  # titles, links
    r"|\x1b[ -/]*[0-~]?"
    r"|[\x00-\x08\x0a-\x1a\x1c-\x1f\x7f]"
)
_ANY = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")


def plain(text: str) -> str:
    r"""A line without colours and other marks.

    >>> plain("\x1b[1;31mlost\x1b[0m \x1b]0;title\x07again\r")
    'lost again'

    """
    return _ESCAPES.sub("", text) if _ANY.search(text) else text
