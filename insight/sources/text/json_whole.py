"""JSON of which a part is damaged or not written yet: what stands before the damage."""

from __future__ import annotations

import json
import re
from typing import Any

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{},]', re.DOTALL)
_CLOSING = {"[": "]", "{": "}"}
_MOST_NESTED = 100


def whole_part(content: bytes) -> tuple[Any, int, str]:
    r"""What JSON says, as far as it is whole; where it is not, and why: empty where all is.

    An entry of a list or mapping is there with all of it, or not at all; lists and mappings that
    the damage stands in have the entries before it. None where nothing is whole.

    >>> whole_part(b'{"a": [1, 2], "b": [3, 4')[:2]
    ({'a': [1, 2], 'b': [3]}, 24)
    >>> whole_part(b'{"a": NaN}')
    ({'a': nan}, 0, '')
    >>> whole_part(b"\xff")[0] is None
    True
    """
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        text = content[: error.start].decode()
    else:
        try:
            return json.loads(text), 0, ""
        except (ValueError, RecursionError) as error:
            if not isinstance(error, json.JSONDecodeError):
                return None, 0, str(error) or type(error).__name__
            found, at = error, error.pos
            return _before(text, at), len(text[:at].encode()), found.msg
    return _before(text, len(text)), len(text.encode()), "the text is no UTF-8"


def _before(text: str, end: int) -> Any:
    """What the entries say that end before a place."""
    stack: list[str] = []
    whole_end, closing = 0, ""
    for token in _TOKEN.finditer(text, 0, end):
        mark = token[0]
        if mark in _CLOSING:
            stack.append(_CLOSING[mark])
            if len(stack) > _MOST_NESTED:
                break
            whole_end, closing = token.end(), "".join(reversed(stack))
        elif mark == ",":
            whole_end, closing = token.start(), "".join(reversed(stack))
        elif mark in "]}":
            if not stack or stack.pop() != mark:
                break
            whole_end, closing = token.end(), "".join(reversed(stack))
    try:
        return json.loads(text[:whole_end] + closing) if whole_end else None
    except (ValueError, RecursionError):
        return None
