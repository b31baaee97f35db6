"""What was masked in a recorded command, asked for once more."""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import TYPE_CHECKING

from insight.errors import SummaryValueError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from insight.masking import Masked

OPTION = "--secrets-from"
_WHERE = f"insight replay {OPTION}"


def name_of(mask: Masked) -> str:
    """What the user calls it: its option, or which word it is of those behind the interpreter."""
    return mask.name or f"word {mask.word + 1}"


def read_values(masks: Sequence[Masked], source: str) -> dict[Masked, str]:
    """The values of a file with lines such as `--token=VALUE`; `-` is stdin.

    Where a name was masked several times, its lines are taken in order. Values are taken as they
    stand; a line that begins with # says nothing.

    Raises:
        SummaryValueError: If one has no line, or they are no text that a program can be given.
        OSError: If there is no such file.

    """
    try:
        if source == "-":
            return given_values(masks, sys.stdin)
        with open(source, encoding="utf-8") as lines:  # noqa: PTH123 # may be a pipe
            return given_values(masks, lines)
    except UnicodeDecodeError as error:
        raise SummaryValueError.of(_WHERE, "a text in UTF-8", f"{source}: {error}") from None


def given_values(masks: Sequence[Masked], lines: Iterable[str]) -> dict[Masked, str]:
    """The values that such lines give.

    >>> from insight.masking import masks_in
    >>> masks = masks_in(["train.py", "--token", "***"])
    >>> list(given_values(masks, ["token=a=1"]).values())
    ['a=1']

    """
    told: dict[str, list[str]] = defaultdict(list)
    for line in lines:
        name, sign, value = line.rstrip("\r\n").partition("=")
        if sign and not line.startswith("#"):
            told[_bare(name)].append(value)
    found: dict[Masked, str] = {}
    for mask in masks:
        values = told[_bare(name_of(mask))]
        if values:
            found[mask] = values.pop(0)
            if "\0" in found[mask]:
                raise SummaryValueError.of(_WHERE, "values without a NUL", name_of(mask))
    lacking = [name_of(mask) for mask in masks if mask not in found]
    if lacking:
        listed = " and ".join(f"{name}=VALUE" for name in lacking)
        raise SummaryValueError.of(_WHERE, f"lines {listed}", "none")
    return found


def asked_values(masks: Sequence[Masked], words: Sequence[str]) -> Mapping[Masked, str]:
    """The values that the user types; nothing is shown of them."""
    from getpass import getpass

    from insight.cli.listing import printable
    from insight.masking import MASK

    found = {}
    for mask in masks:
        word = words[mask.word]
        within = "" if word == MASK else f" ({word})"
        found[mask] = getpass(f"{printable(f'{name_of(mask)}{within}')}: ", sys.stderr)
    return found


def _bare(name: str) -> str:
    return name.strip().lstrip("-")
