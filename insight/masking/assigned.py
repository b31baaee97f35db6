"""Values that a text gives to secret names: in programs, shells, and files of settings.

A text may be a diff: before a line a `+`, `-` or space may stand. Each name is looked at once, and
what follows it says which form it is.
"""

from __future__ import annotations

import re

from .expressions import Scan
from .following import Following
from .late_pattern import late
from .mask import MASK
from .names import SHORT, is_secret_name
from .within import Within

_NAME = late(
    r"(?<![\w])(?:(?i:api|access|secret|private|account|auth) (?i:key|token)\b"
    r"|[A-Za-z_][\w.-]*+)"
)

_WITHIN = SHORT - {"token", "pass"}  # which are secret by themselves


def without_assigned(text: str) -> str:
    """A text in which no secret name is given a value.

    >>> without_assigned("password = ('x' 'y')")
    "password = ('***' '***')"
    >>> without_assigned("train --token a1 --rate 1; DB_PASS=b2 psql -h host")
    'train --token *** --rate 1; DB_PASS=*** psql -h host'

    """
    parts, begin, at, scan, within = [], 0, 0, Scan(text), Within(text)
    while found := _NAME.search(text, at):
        at = found.end()
        name = _meant(text, found, within)
        if not is_secret_name(name) or (name == "pass" and _is_in_prose(text, found.start())):
            continue
        told = Following(scan, found.start(), found.end(), name).value()
        for first, last in told.spans:
            if first >= begin:
                parts += [text[begin:first], MASK]
                begin = last
        if told.spans:
            at = max(at, begin)
    return "".join([*parts, text[begin:]])


def _meant(text: str, found: re.Match[str], within: Within) -> str:
    """A name without what belongs to its place: `-Dname`, an `n` behind a backslash, an object.

    Of `token.info` the last part says what it is; of `api.key` the last two do, as where `key`
    stands within `api`.
    """
    name, start = found[0].rstrip(".-"), found.start()
    before = text[start - 1 : start]
    if (before == "\\" and name[0] in "nrt") or (before == "-" and name[0] in "DP"):
        name = name if is_secret_name(name) else name[1:]
    parts = name.split(".")
    if len(parts) == 1 and name.casefold() in _WITHIN and (above := within.above(start)):
        return f"{above}_{name}"
    return "_".join(parts[-2:]) if parts[-1].casefold() in SHORT else parts[-1]


def _is_in_prose(text: str, at: int) -> bool:
    return text[at - 1 : at] == " " and text[at - 2 : at - 1].isalpha()
