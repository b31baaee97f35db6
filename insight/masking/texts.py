"""A text without its secrets.

A value is taken for a secret by the name that it is given (`--token x`, `password = "x"`), by the
form in which it stands (`curl -u me:pw`), or by its own look (a private key, the tokens of
well-known hosts, a password in a URL). Rather one word too many is masked than one too few.
"""

from __future__ import annotations

import re

from .assigned import without_assigned
from .forms import without_forms
from .late_pattern import late
from .markup import without_elements
from .mask import MASK
from .parts import AT_ONCE, parts
from .tokens import without_private_keys, without_tokens
from .urls import without_passwords

_LONGEST_LINE = 20_000  # of what people write; a longer one is searched for words alone
_HINT = late(
    r"token|secret|pass|pwd|pw\b|cred|key|auth|bearer|cookie|dsn|login|sign_in|identified by|jwt"
    r"|otp\b|-u|--(?:proxy-)?user|:\d{1,5}:|:\*:|-p|-a |-w ",
    re.IGNORECASE,
)


def masked(text: str) -> str:
    """A text without what looks like a secret, or is given to a name that says so.

    >>> masked('password = "hunter2"; url = "https://me:pw@host/x?token=a1&page=2"')
    'password = "***"; url = "https://***@host/x?token=***&page=2"'
    >>> masked("-DB_SECRET=abc")
    '-DB_SECRET=***'

    """
    text = without_private_keys(text)
    if len(text) <= AT_ONCE:
        return _masked(text)
    lines = [_bounded(line) for line in text.splitlines(keepends=True)]
    return "".join(map(_masked, parts(lines)))


def _bounded(line: str) -> str:
    """A line; of one that is too long to be searched for names, and may have some, its mask."""
    if len(line) <= _LONGEST_LINE or not _HINT.search(line):
        return line
    return f"{line[:1]}{MASK}\n" if line.endswith("\n") else f"{line[:1]}{MASK}"


def _masked(text: str) -> str:
    shown = without_passwords(without_tokens(text))
    if not _HINT.search(shown):
        return shown
    return without_assigned(without_forms(without_elements(shown)))
