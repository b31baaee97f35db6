"""Sets of characters by what Unicode says of them: category, script and a few properties.

A set is an array of bool, one for each code point, so that sets are joined and cut as NumPy does.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

import numpy as np

COUNT = 0x110000  # code points there are
WHITE_SPACE = "\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"
_IGNORABLE = (
    "\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff"
)
# Letters in circles and squares: symbols, and alphabetic all the same.
_CIRCLED = "\u24b6-\u24e9\U0001f130-\U0001f149\U0001f150-\U0001f169\U0001f170-\U0001f189"


def ranged(text: str) -> np.ndarray:
    """The set of the characters of a text, in which `a-z` is a range.

    >>> [chr(point) for point in np.flatnonzero(ranged("a-cx"))]
    ['a', 'b', 'c', 'x']
    """
    found = np.zeros(COUNT, bool)
    at = 0
    while at < len(text):
        last = at + 2 if text[at + 1 : at + 2] == "-" and at + 2 < len(text) else at
        found[ord(text[at]) : ord(text[last]) + 1] = True
        at = last + 1
    return found


@cache
def category(name: str) -> np.ndarray:
    """The characters of a general category such as `Lu`, or of all that begin with `L`."""
    names, of = _categories()
    return np.isin(of, [number for number, one in enumerate(names) if one.startswith(name)])


@cache
def _categories() -> tuple[list[str], np.ndarray]:
    every = [unicodedata.category(chr(point)) for point in range(COUNT)]
    names = sorted(set(every))
    numbers = {name: number for number, name in enumerate(names)}
    return names, np.array([numbers[name] for name in every], np.uint8)


@cache
def scripts() -> tuple[list[str], np.ndarray]:
    """The names of the scripts, and for each code point the number of its own; 0 is unknown."""
    lines = Path(__file__).with_name("scripts.txt").read_text("ascii").splitlines()
    names = ["Unknown"]
    of = np.zeros(COUNT, np.uint8)
    for line in lines:
        if line.startswith("#"):
            continue
        name, *ranges = line.split()
        for one in ranges:
            first, _, last = one.partition("-")
            of[int(first, 16) : int(last or first, 16) + 1] = len(names)
        names.append(name)
    return names, of


@cache
def white_space() -> np.ndarray:
    """What Unicode calls white space; Python's `str.isspace` says so of four controls more."""
    return ranged(WHITE_SPACE)


@cache
def ignorable() -> np.ndarray:
    """What is invisible by default, such as joiners and variation selectors."""
    return ranged(_IGNORABLE)


@cache
def word() -> np.ndarray:
    r"""What ICU matches by `\w`."""
    return alphabetic() | category("M") | category("Nd") | category("Pc") | ranged("\u200c\u200d")


@cache
def alphabetic() -> np.ndarray:
    """Letters, numerals that are letters, and letters in circles; without vowel signs."""
    return category("L") | category("Nl") | ranged(_CIRCLED)


def pattern_of(points: np.ndarray) -> str:
    r"""A set as a class of Python's `re`.

    >>> pattern_of(ranged("a-z-"))
    '[\\x2d\\x61-\\x7a]'
    """
    edges = np.flatnonzero(np.diff(points, prepend=False, append=False)).reshape(-1, 2)
    if not len(edges):
        return r"(?!)"  # matches nothing
    if len(edges) == 1 and edges[0].tolist() == [0, COUNT]:
        return r"[\s\S]"
    pieces = [
        _escaped(first) if end == first + 1 else f"{_escaped(first)}-{_escaped(end - 1)}"
        for first, end in edges.tolist()
    ]
    return f"[{''.join(pieces)}]"


def _escaped(point: int) -> str:
    if point < 0x100:
        return f"\\x{point:02x}"
    return f"\\u{point:04x}" if point < 0x10000 else f"\\U{point:08x}"
