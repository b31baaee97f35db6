"""The words of a command without its secrets, and where a mask stands in their place."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from .late_pattern import late
from .mask import MASK, as_mask
from .names import is_plural, is_secret_path
from .programs import passwords_in
from .strings import is_word_of_texts
from .texts import masked

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

_USERS = frozenset(("-u", "-U", "--user", "--proxy-user", "--login"))  # curl's, and others'
_PYTHON = late(r"(?:.*[/\\])?(?:i?python|pypy)[\d.]*w?(?:\.exe)?", re.DOTALL)
_DRIVE = late(r"[A-Za-z]:[\\/]")
_NUMBER = late(r"\d{1,5}")  # of a port or a device; a longer one may be a password
_OPTION = late(r"-{1,2}[A-Za-z]")
_ASSIGNED = late(
    r"(?P<name>[-+~]{0,2}[A-Za-z_][\w./\[\]-]{0,200})(?P<sign>:?=)(?P<value>.*)", re.DOTALL
)
_HARMLESS = frozenset(("", "none", "null", "true", "false", MASK))


def _never(_: str) -> bool:
    return False


class Masked(NamedTuple):
    """Where something is masked in the words of a command.

    Attributes:
        word: Its number among the words, from 0.
        begin: The first character of the mask in the word.
        name: The option or the name that the value is given to; empty for a word by itself.

    """

    word: int
    begin: int
    name: str


def masks_in(words: Sequence[str]) -> list[Masked]:
    """Where masks stand in the words of a command, in their order.

    A mask is a whole word behind its option, or a part of a word: `--token=***`,
    `https://***@host`.

    >>> masks_in(["train.py", "--token", "***", "--url=https://***@host", "--lr", "1"])
    [Masked(word=2, begin=0, name='--token'), Masked(word=3, begin=14, name='--url')]

    """
    found = []
    for index, word in enumerate(words):
        begin = word.find(MASK)
        while begin >= 0:
            found.append(Masked(index, begin, _name_of(words, index)))
            begin = word.find(MASK, begin + len(MASK))
    return found


def with_values(words: Sequence[str], values: Mapping[Masked, str]) -> list[str]:
    """The words with values in place of masks; a mask that has none stays.

    >>> words = ["train.py", "--token", "***", "--lr=1"]
    >>> with_values(words, {mask: "a1" for mask in masks_in(words)})
    ['train.py', '--token', 'a1', '--lr=1']

    """
    filled = list(words)
    for mask in sorted(values, reverse=True):  # from the end: what stands before keeps its place
        word = filled[mask.word]
        end = mask.begin + len(MASK)
        filled[mask.word] = word[: mask.begin] + values[mask] + word[end:]
    return filled


def _name_of(words: Sequence[str], index: int) -> str:
    """The option that a masked word belongs to: its own, or the last one before it."""
    name, sign, _ = words[index].partition("=")
    if sign and MASK not in name:
        return name
    before = next((word for word in reversed(words[:index]) if word.startswith("-")), "")
    return before if words[index] == MASK and "=" not in before else ""


def masked_arguments(words: Sequence[str], is_none: Callable[[str], bool] = _never) -> list[str]:
    """The words of a command without secrets.

    Args:
        words: Of the command.
        is_none: Whether the user says of a secret name that it is none.

    >>> masked_arguments(["train.py", "--token", "a1", "--password=b2", "--lr", "0.1"])
    ['train.py', '--token', '***', '--password=***', '--lr', '0.1']
    >>> masked_arguments(["train.py", "--api-keys", "a1", "b2", "-Dpassword=c3", "db.pass=d4,e5"])
    ['train.py', '--api-keys', '***', '***', '-Dpassword=***', 'db.pass=***']

    """

    def is_secret(name: str) -> bool:
        return is_secret_path(name) and not is_none(name)

    shown: list[str] = []
    passwords = passwords_in(words)
    option = ""  # whose values come
    for index, word in enumerate(words):
        is_option = _OPTION.match(word) is not None
        if index in passwords:
            begin, option = passwords[index], ""
            shown.append(word[:begin] + as_mask(word[begin:]))
            continue
        if option and not is_option:
            shown.append(_value(option, word))
            option = option if is_plural(option) else ""
            continue
        name, sign, value = _parted(word)
        if sign and is_secret(name):
            shown.append(f"{name}{sign}{_value(name, value)}")
        elif sign and is_none(name):
            shown.append(word)
        else:
            shown.append(masked(word))
        is_user = word in _USERS and not _is_of_python(words, index)
        is_waiting = is_option and not sign and (is_user or is_secret(word))
        option = word if is_waiting else ""
    return shown


def _parted(word: str) -> tuple[str, str, str]:
    """A name, its sign and its value; of a word that is none of these, itself."""
    found = _ASSIGNED.match(word)
    return (found["name"], found["sign"], found["value"]) if found else (word, "", "")


def _value(option: str, word: str) -> str:
    if option in _USERS:
        return MASK if _is_login(word) else masked(word)
    is_of_a_text = "token" in option.casefold() and is_word_of_texts(word)
    return word if is_of_a_text or word.casefold() in _HARMLESS else MASK


def _is_of_python(words: Sequence[str], index: int) -> bool:
    """Whether an option is Python's own: its `-u` has no value."""
    at = index - 1
    while at > 0 and (words[at].startswith("-") or words[at - 1] in {"-X", "-W"}):
        at -= 1
    return at >= 0 and _PYTHON.fullmatch(words[at]) is not None


def _is_login(word: str) -> bool:
    """Whether a word is a user and a password, and not two numbers, a device or a place."""
    user, sign, password = word.partition(":")
    numbers = user.isdecimal() and password.isdecimal()
    is_path = password.startswith("//") or _DRIVE.match(word) is not None
    is_number = numbers or _NUMBER.fullmatch(password) is not None
    return bool(sign and user and password) and not is_number and not is_path
