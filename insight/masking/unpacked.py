"""Values that several names are given at once: `user, password = "me", "x"`."""

from __future__ import annotations

import re

from .expressions import Found, Scan, of_expression

_NAME = r"[*$@]?[A-Za-z_$][\w.>$-]{0,80}(?:\[[^\]\n]{1,80}\])?"
_NAMES = re.compile(
    r"[+\- ]?[ \t]*(?:(?:const|let|var|local|my|our)[ \t]+)?[(\[]?[ \t]*"
    rf"{_NAME}(?:[ \t]*,[ \t]*{_NAME}){{1,20}}[ \t]*,?[ \t]*[)\]]?[ \t]*:?=(?![=~>])[ \t]*"
)
_NAMED = re.compile(r",[ \t]*\w{1,80}[ \t]*=(?!=)")  # an argument: those are given one by one
_INSIDE = 400  # characters of a line in which the names stand
_MOST = 50  # values


def of_unpacked(scan: Scan, start: int, end: int, name: str) -> Found | None:
    """The strings that are given to a list of names of which one is secret; None where none are."""
    text = scan.text
    line = max(text.rfind("\n", 0, start), text.rfind(";", max(start - _INSIDE, 0), start)) + 1
    if start - line > _INSIDE:
        return None
    names = _NAMES.match(text, line)
    if names is None or names.end() <= end:
        return None
    spans: list[tuple[int, int]] = []
    at = names.end()
    for _ in range(_MOST):
        found = of_expression(scan, at, name)
        spans += found.spans
        at = found.end
        if text[at : at + 1] != ",":
            break
        if _NAMED.match(text, at):
            return None
        at += 1
    return Found(spans, at) if spans else None
