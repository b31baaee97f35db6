"""The words of a command without its secrets, and where a mask stands in their place."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .forms import MASK
from .texts import is_secret_name, masked

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_USERS = frozenset(("-u", "-U", "--user", "--proxy-user"))  # curl's, and others'


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


def masked_arguments(arguments: Sequence[str]) -> list[str]:
    """The words of a command without secrets.

    >>> masked_arguments(["train.py", "--token", "a1", "--password=b2", "--lr", "0.1"])
    ['train.py', '--token', '***', '--password=***', '--lr', '0.1']

    """
    shown, is_next, is_user = [], False, False
    for argument in arguments:
        is_option = argument.startswith("-")
        if is_next and not is_option:
            shown.append(MASK)
            is_next = False
            continue
        if is_user:
            is_user = False
            shown.append(MASK if _is_login(argument) else masked(argument))
            continue
        is_user = argument in _USERS
        name, sign, _ = argument.partition("=")
        if sign and is_secret_name(name):
            shown.append(f"{name}={MASK}")
        else:
            shown.append(masked(argument))
        is_next = is_option and not sign and is_secret_name(argument)
    return shown


def _is_login(word: str) -> bool:
    """Whether a word is a user and a password, and not two numbers or a place."""
    user, sign, password = word.partition(":")
    numbers = user.isdecimal() and password.isdecimal()
    return bool(sign and user and password) and not numbers and not password.startswith("//")
