"""What a checkpoint file holds, told without its arrays: the answer of every format's reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_TEXT = 200
"""Characters of a text that are told."""


class Held(NamedTuple):
    """One value of a file.

    Attributes:
        name: Its name.
        type: `Float32`, as MindSpore calls it, or `str`.
        shape: Of an array; of a text, and of a single number, ().
        bytes: Of its content.
        value: A single number or a text, which is cut if it is long; None for an array.

    """

    name: str
    type: str
    shape: tuple[int, ...]
    bytes: int
    value: int | float | bool | str | None = None


class Contents(NamedTuple):
    """What a whole file holds.

    Attributes:
        format: The name of the format.
        values: In the order of the file; none of an encrypted one.
        has_checksum: Whether a checksum proved every value.
        cipher: How it is encrypted, or None.

    """

    format: str
    values: Sequence[Held]
    has_checksum: bool
    cipher: str | None = None


def every(name: str) -> bool:
    """Whether a value is read: each of them."""
    return True


def held_text(name: str, text: str, size: int) -> Held:
    """A text of so many bytes."""
    told = text if len(text) <= MOST_TEXT else f"{text[:MOST_TEXT]}…"
    return Held(name, "str", (), size, told)


def fact_of(array: np.ndarray[Any, Any]) -> int | float | bool | str | None:
    """A single number as Python has it; None of an array, and of what Python has no number for.

    >>> fact_of(np.array(3, np.int8)), fact_of(np.zeros(1))
    (3, None)
    """
    if array.shape:
        return None
    kind = array.dtype.kind
    if kind == "c":
        return str(array[()])
    number: int | float | bool = array.item() if kind in "iub" else float(array)
    return number
