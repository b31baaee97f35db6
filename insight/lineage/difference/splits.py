"""Where a name such as `DIR:run` may be cut: never inside of an address."""

from __future__ import annotations

import re

from insight.sources.urls import BUCKETS, links

_MOST = 16  # places; each may ask a store
_DRIVE = re.compile(r"(?:file:///)?[A-Za-z]:(?=[\\/]|$)")


def splits(asked: str) -> list[tuple[str, str]]:
    r"""The ways to read a name as a folder, or a URL, and a run of it; the last colon first.

    Both may hold colons. Those of a URL's scheme, user, password, port and of an address in
    brackets cut nothing, and neither does that of a drive.

    >>> splits("http://me:pw@host:8080/runs:lr:1")
    [('http://me:pw@host:8080/runs:lr', '1'), ('http://me:pw@host:8080/runs', 'lr:1')]
    >>> splits("http://me:pw@host:8080/runs/a"), splits(r"C:\runs:a")
    ([], [('C:\\runs', 'a')])

    """
    begin = _end_of_address(asked)
    colons = [at for at, letter in enumerate(asked) if letter == ":" and at >= begin]
    found = [(asked[:at], asked[at + 1 :]) for at in reversed(colons)]
    return [(folder, run) for folder, run in found if run][:_MOST]


def _end_of_address(asked: str) -> int:
    """From where on a colon may stand between a folder and a run."""
    if drive := _DRIVE.match(asked):
        return drive.end()
    found = links(asked)
    if not found:
        return 1
    last = found[-1]
    return max(last.begin, last.user_end) if last.scheme in BUCKETS else last.end
