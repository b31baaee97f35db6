"""Which files are meant by patterns such as `logs/*.csv`, as people name plain tables."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from insight.errors import SummaryValueError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_ANY_FOLDERS = "**"


def patterns_of(named: str | Iterable[str] | None) -> tuple[str, ...]:
    """The patterns that somebody named.

    Raises:
        SummaryValueError: If one does not lead below the folder.

    >>> patterns_of("./logs/*.csv"), patterns_of(["a.csv", "b/**"]), patterns_of(None)
    (('logs/*.csv',), ('a.csv', 'b/**'), ())

    """
    if named is None:
        return ()
    found = []
    for pattern in [named] if isinstance(named, str) else named:
        parts = [part for part in pattern.split("/")[pattern.startswith("./") :] if part != "."]
        if not pattern or pattern.startswith("/") or ".." in parts or "\0" in pattern:
            hint = "give it from the folder on, such as 'logs/*.csv'"
            raise SummaryValueError.of("csv", "a pattern below the folder", repr(pattern), hint)
        found.append("/".join(parts))
    return tuple(found)


def is_named(path: str, patterns: Sequence[str]) -> bool:
    """Whether a path from the folder on is meant by any of the patterns.

    >>> [is_named("a/b/c.csv", [p]) for p in ("**/*.csv", "a/**", "*.csv", "a/?/[c-d].csv")]
    [True, True, False, True]
    >>> is_named("c.csv", ["**/*.csv"])
    True
    """
    return any(_compiled(pattern).fullmatch(path) is not None for pattern in patterns)


@lru_cache
def _compiled(pattern: str) -> re.Pattern[str]:
    parts = pattern.split("/")
    said = []
    for at, part in enumerate(parts):
        is_last = at == len(parts) - 1
        if part == _ANY_FOLDERS:
            said.append(".*" if is_last else "(?:[^/]+/)*+")
        else:
            said.append(_segment(part) + ("" if is_last else "/"))
    return re.compile("".join(said), re.DOTALL)


def _segment(part: str) -> str:
    """The expression for one name between slashes."""
    said, at = [], 0
    while at < len(part):
        letter = part[at]
        close = part.find("]", at + 2) if letter == "[" else -1
        if close > 0:
            inside = part[at + 1 : close]
            negated = inside.startswith(("!", "^"))
            held = re.sub(r"([\\\[\]&~|^])", r"\\\1", inside[negated:])
            said.append(f"[{'^' if negated else ''}{held}]")
            at = close
        elif letter == "*":
            if not said or said[-1] != "[^/]*":  # several say the same
                said.append("[^/]*")
        else:
            said.append("[^/]" if letter == "?" else re.escape(letter))
        at += 1
    return "".join(said)
