"""URLs without users, passwords and tokens."""

from __future__ import annotations

import re

from .mask import MASK
from .names import is_secret_name

# The second form is for passwords that hold what an address may not.
_USER = re.compile(
    r"(\b[a-zA-Z][\w+.-]{0,30}://)"
    r"(?:[^\s/'\"]{1,500}@|[^\s/@:'\"]{0,200}:(?!\d{1,5}(?:[/?#'\"]|$))[^\s]{1,500}@)"
)
_ORACLE = re.compile(r"(\bjdbc:oracle:\w{1,8}:)[^\s/@]{1,200}/[^\s@]{1,200}(?=@)")
_QUERY = re.compile(r"([?&])([\w.\-\[\]]{1,80})=([^&\s'\"#]{1,2000})")
_SIGNED = frozenset(("sig", "signature", "x-amz-signature", "x-goog-signature", "key"))


def without_passwords(text: str) -> str:
    """A text whose URLs name no user, and whose queries hold no secrets.

    >>> without_passwords("https://me:pw@host/x?token=a1&page=2")
    'https://***@host/x?token=***&page=2'

    """
    if "://" not in text and "jdbc:" not in text and "sig" not in text.lower():
        return text
    text = _ORACLE.sub(rf"\1{MASK}", _USER.sub(rf"\1{MASK}@", text))
    return _QUERY.sub(_without_query, text)


def _without_query(match: re.Match[str]) -> str:
    name = match[2]
    is_hidden = is_secret_name(name) or name.casefold() in _SIGNED
    return f"{match[1]}{name}={MASK}" if is_hidden else match[0]
