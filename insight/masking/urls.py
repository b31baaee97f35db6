"""URLs without users, passwords and tokens."""

from __future__ import annotations

import re

from .late_pattern import late
from .mask import MASK
from .names import is_secret_name

_WORD = late(r"\S+")
# The second form is for passwords that hold what an address may not. Digits behind a host are its
# port, but an `@` in the path is of pages and images alone: in others they begin a password.
_PAGES = r"(?:[a-z]{2,6}\+)?(?:https?|wss?|oci|docker|s3|gs|ftp):"
_USER = late(
    rf"(\b(?:(?P<pages>{_PAGES})|(?!{_PAGES})[a-zA-Z][\w+.-]{{0,30}}:)//)"
    r"(?:[^\s/'\"]+@|(?!\[[\da-fA-F:.%]*\])[^\s/@:'\"]{0,200}:"
    r"(?!\d{1,5}(?:[?#'\"]|$|/(?(pages)|[^\s@?#'\"]*[?#'\"])))\S+@)"
)
_ORACLE = late(r"(\bjdbc:oracle:\w{1,8}:)[^\s/@]{1,4000}/[^\s@]{1,4000}(?=@)")
_QUERY = late(r"([?&])([\w.\-\[\]]{1,80})=([^&\s'\"#]+)")
# What lets in by a URL, and says so by its name there alone.
_OF_URLS = frozenset(("sig", "key", "code", "awsaccesskeyid", "ossaccesskeyid"))
_SIGNATURE = "signature"  # `X-Amz-Signature`, `X-Goog-Signature`: each cloud has its own


def is_secret_query(name: str) -> bool:
    """Whether what goes by this name behind the question mark of a URL lets somebody in.

    >>> is_secret_query("X-Amz-Signature"), is_secret_query("api_key"), is_secret_query("page")
    (True, True, False)

    """
    lowered = name.casefold()
    return lowered in _OF_URLS or lowered.endswith(_SIGNATURE) or is_secret_name(name)


def without_passwords(text: str) -> str:
    """A text whose URLs name no user, and whose queries hold no secrets.

    >>> without_passwords("https://me:pw@host/x?token=a1&page=2")
    'https://***@host/x?token=***&page=2'

    """
    if "://" not in text and "jdbc:" not in text and "sig" not in text.lower():
        return text
    text = _ORACLE.sub(rf"\1{MASK}", _WORD.sub(_without_user, text))
    return _QUERY.sub(_without_query, text)


def _without_user(word: re.Match[str]) -> str:
    """A word without the users of its URLs; what follows its last `@` is none of theirs."""
    end = word[0].rfind("@") + 1
    held = word[0][:end]
    return _USER.sub(rf"\1{MASK}@", held) + word[0][end:] if "://" in held else word[0]


def _without_query(match: re.Match[str]) -> str:
    return f"{match[1]}{match[2]}={MASK}" if is_secret_query(match[2]) else match[0]
