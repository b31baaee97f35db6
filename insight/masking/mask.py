"""What stands in the place of a secret."""

from __future__ import annotations

import re

from .late_pattern import late

MASK = "***"
_REFERRED = ("$", "%", "{{", '"$')
_LINE = late(r"^([+\- ]?[ \t]*)\S[^\n]*", re.MULTILINE)


def as_mask(value: str) -> str:
    r"""A value as a mask: lines each for itself, quotes stay, and what refers to another value.

    >>> as_mask("a1"), as_mask("'a1'"), as_mask("$A"), as_mask("+a1\n+  b2")
    ('***', "'***'", '$A', '+***\n+  ***')

    """
    if not value.strip() or MASK in value or value.startswith(_REFERRED):
        return value
    if "\n" in value:
        return _LINE.sub(rf"\1{MASK}", value)
    quote = value[0] if value[0] in "'\"" and value[-1] == value[0] and len(value) > 1 else ""
    return f"{quote}{MASK}{quote}" if value != quote * 2 else value
