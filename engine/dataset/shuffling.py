"""How much of an order is random: of all rows, of the files, or inside of each file."""

from __future__ import annotations

from enum import Enum
from typing import Any

from engine.errors import ArgumentTypeError


class Shuffle(str, Enum):  # noqa: UP042 - its text is its name, as in MindSpore
    """What sources of several files shuffle, pass by pass.

    `GLOBAL` is all rows; `FILES` is the files, each with its rows in their order; `INFILE` is the
    rows inside of each file; `PARTIAL` is the rows among some that lie together, for data that
    are very many; `ADAPTIVE` is `GLOBAL` or, where there are very many, `PARTIAL`; `FALSE` is
    nothing.

    >>> Shuffle("global") is Shuffle.GLOBAL
    True
    """

    FALSE = "false"
    ADAPTIVE = "adaptive"
    GLOBAL = "global"
    PARTIAL = "partial"
    FILES = "files"
    INFILE = "infile"


def shuffle_level(where: str, shuffle: Any, level: Shuffle = Shuffle.GLOBAL) -> Shuffle:
    """What a source's argument `shuffle` asks for; True and None ask for `level`.

    Raises:
        ArgumentTypeError: If it is neither a bool nor a `Shuffle`.

    """
    if shuffle is None or shuffle is True:
        return level
    if shuffle is False:
        return Shuffle.FALSE
    if not isinstance(shuffle, Shuffle):
        raise ArgumentTypeError.of(f"{where}(shuffle)", "a bool or a Shuffle", shuffle)
    return shuffle
