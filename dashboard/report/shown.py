"""Texts of recorded facts as strangers may read them: without folders, hosts and people.

Reports are sent to others. What a run recorded of the machine that it ran on is told only where
somebody asks for all of it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

# Two folders or more from the root or the home; a URL is none, `a/b` and `1/2` neither.
_POSIX = re.compile(r"(?<![\w./:~-])(?:~|/[\w.@+-]+)(?:/[\w.@+-]+)+/?|(?<=file://)/\S+")
_WINDOWS = re.compile(r"(?<![\w])(?:[A-Za-z]:|\\)\\(?:[^\s\\/:*?\"<>|]+\\)*[^\s\\/:*?\"<>|]*")
_PRIVATE = frozenset(
    (
        *("host", "hostname", "node", "user", "username", "logname", "home", "pwd", "remote"),
        *("email", "author", "directory", "root", "folder", "interpreter"),
    )
)


def is_private(name: str) -> bool:
    """Whether a fact is of a machine or a person, by its name.

    >>> is_private("environment.host"), is_private("variables.USER"), is_private("commit")
    (True, True, False)
    """
    return name.rpartition(".")[2].casefold() in _PRIVATE


def without_folders(text: str) -> str:
    r"""A text in which absolute paths are told by their last part.

    >>> without_folders("python /home/me/work/train.py --dir=/data/runs/a --rate 1/2")
    'python …/train.py --dir=…/a --rate 1/2'
    >>> without_folders(r"C:\Users\me\train.py and https://example.org/a/b")
    '…/train.py and https://example.org/a/b'
    """
    found = _POSIX.sub(lambda one: f"…/{one[0].rstrip('/').rpartition('/')[2]}", text)
    return _WINDOWS.sub(lambda one: "…/" + one[0].rstrip("\\").rpartition("\\")[2], found)


def telling(*, full: bool) -> Callable[[str], str]:
    """How texts are told."""
    return str if full else without_folders
