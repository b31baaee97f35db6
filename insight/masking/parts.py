"""A long text in parts, cut where no value goes on.

Python runs nothing else while it searches a text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .late_pattern import late
from .markup import left_open
from .names import is_secret_path

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

AT_ONCE = 16_384  # characters of a part, where a line ends one
_LATE = 8 * AT_ONCE  # of a part that no line ends surely
_MOST = 16 * AT_ONCE
_OPEN = late(r"(?:[(\[{=:,\\|+&\"'`]|[|>][+\-\d]{0,2}|>|--[\w-]+)\s*$")
# What belongs to the lines before it: further in, an item, the end of a bracket, more of a text.
_BELONGS = late(
    r"[+\- ]?(?:\s|-[ \t]|[)\]}'\"`,|&;<({]|(?i:value|password|login|account)\b)|-[ \t]|$"
)
_ITEM = late(r"[+\- ]?[ \t]*(?:-[ \t]|[)\]}]|[\"'`][^\n:=]*$)|-[ \t]")
_HEADING = late(r"[+\- ]?[ \t]*\[+[\"']?(?P<name>[\w. :/-]{1,200})[\"']?\]+\s*$")
_MARGIN = late(r"[+\- ]?[ \t]*")
_LONGEST = 1000  # characters of the end of a line that are looked at


def parts(lines: Sequence[str]) -> Iterator[str]:
    """The lines, some at a time.

    A part ends before a line that begins at the margin. Where there is none for long, it ends
    before one that stands no further in than the last; at the longest, anywhere.
    """
    held: list[str] = []
    size = quotes = 0
    is_secret, before = False, ""  # the section, and its last line that is not empty
    open_ = ""  # what of XML goes on
    for line in lines:
        is_open = bool(open_) or quotes % 2 == 1
        is_due = size > AT_ONCE and not is_open and _ends(before, line, is_secret=is_secret)
        is_late = size > _LATE and not open_ and _may_end(before, line)
        if is_due or is_late or size > _MOST:
            yield "".join(held)
            held, size, quotes = [], 0, 0
        held.append(line)
        size += len(line)
        open_ = left_open(line, open_) if open_ or "<" in line else ""
        quotes += line.count('"' * 3) + line.count("'" * 3)
        heading = _HEADING.match(line) if "[" in line else None
        is_secret = _holds_secrets(heading["name"]) if heading else is_secret
        before = line if line.strip("+- \t\r\n") else before
    yield "".join(held)


def _ends(before: str, after: str, *, is_secret: bool) -> bool:
    """Whether nothing goes on from one line to the next."""
    if _HEADING.match(after) and not _OPEN.search(before[-_LONGEST:]):
        return True
    is_inside = is_secret or _HEADING.match(before) is not None
    return not (is_inside or _BELONGS.match(after) or _OPEN.search(before[-_LONGEST:]))


def _may_end(before: str, after: str) -> bool:
    """Whether the next line looks like another setting, though it stands somewhere within."""
    is_open = _OPEN.search(before[-_LONGEST:].rstrip().removesuffix(",")) is not None
    is_further_in = _margin(after) > _margin(before)
    return not (is_open or is_further_in or _ITEM.match(after))


def _holds_secrets(section: str) -> bool:
    """Whether settings of a section are secret for its name: `[secrets]`, or `key` in `[api]`."""
    return is_secret_path(section) or is_secret_path(f"{section}.key")


def _margin(line: str) -> int:
    found = _MARGIN.match(line)
    return found.end() if found else 0
