"""How much of the order of rows is left to chance, for sources that are files of rows."""

from __future__ import annotations

from enum import Enum
from typing import Any

from engine.errors import ArgumentTypeError


class Shuffle(str, Enum):  # noqa: UP042 - printed as MindSpore prints it
    """What is shuffled.

    `GLOBAL` shuffles files and rows, `FILES` the files alone, `INFILE` the rows of each file, and
    `FALSE` nothing. `PARTIAL` shuffles files, and rows a million at a time; `ADAPTIVE` does so
    where there are more than a hundred million rows, and is `GLOBAL` elsewhere.

    >>> Shuffle.FILES.value
    'files'
    """

    FALSE = "false"
    ADAPTIVE = "adaptive"
    GLOBAL = "global"
    PARTIAL = "partial"
    FILES = "files"
    INFILE = "infile"


def kind_of_shuffle(where: str, value: Any) -> Shuffle:
    """The kind that an argument asks for; True and None are `GLOBAL`.

    Raises:
        ArgumentTypeError: If it is neither a bool nor a `Shuffle`.

    """
    if isinstance(value, Shuffle):
        return value
    if value is not None and not isinstance(value, bool):
        raise ArgumentTypeError.of(f"{where}(shuffle)", "a bool or a Shuffle", value)
    return Shuffle.FALSE if value is False else Shuffle.GLOBAL
