r"""The sets of characters that patterns of ICU name: `\p{…}`, `[:…:]`, and letters such as `\d`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np

from engine.errors import UnsupportedError

from . import code_points
from .code_points import category, ranged

LINE_ENDS = "\n-\r\x85\u2028\u2029"

_CATEGORIES = {
    "letter": "L",
    "uppercaseletter": "Lu",
    "lowercaseletter": "Ll",
    "titlecaseletter": "Lt",
    "modifierletter": "Lm",
    "otherletter": "Lo",
    "mark": "M",
    "nonspacingmark": "Mn",
    "spacingmark": "Mc",
    "enclosingmark": "Me",
    "number": "N",
    "decimalnumber": "Nd",
    "letternumber": "Nl",
    "othernumber": "No",
    "punctuation": "P",
    "punct": "P",
    "connectorpunctuation": "Pc",
    "dashpunctuation": "Pd",
    "openpunctuation": "Ps",
    "closepunctuation": "Pe",
    "initialpunctuation": "Pi",
    "finalpunctuation": "Pf",
    "otherpunctuation": "Po",
    "symbol": "S",
    "mathsymbol": "Sm",
    "currencysymbol": "Sc",
    "modifiersymbol": "Sk",
    "othersymbol": "So",
    "separator": "Z",
    "spaceseparator": "Zs",
    "lineseparator": "Zl",
    "paragraphseparator": "Zp",
    "other": "C",
    "control": "Cc",
    "cntrl": "Cc",
    "format": "Cf",
    "surrogate": "Cs",
    "privateuse": "Co",
    "unassigned": "Cn",
    "digit": "Nd",
}
_SHORT = {short.lower(): short for short in _CATEGORIES.values()}


def of_letter(letter: str) -> np.ndarray | None:
    r"""The set of `\d`, `\s`, `\w`, `\h` or `\v`, or of the rest in upper case; None for others."""
    sets: dict[str, Callable[[], np.ndarray]] = {
        "d": lambda: category("Nd"),
        "s": code_points.white_space,
        "w": code_points.word,
        "h": lambda: category("Zs") | ranged("\t"),
        "v": lambda: ranged(LINE_ENDS),
    }
    if letter.lower() not in sets:
        return None
    points = sets[letter.lower()]()
    return points if letter.islower() else ~points


@cache
def named(name: str) -> np.ndarray:
    """The set of a property, a category or a script, whatever its case, dashes and spaces.

    Raises:
        UnsupportedError: If it is none that is known here.

    >>> bool(named("Script=Han")[ord("京")] and named("Lu")[ord("A")])
    True

    """
    if name.startswith("^"):
        return ~named(name[1:])
    kind, _, value = name.rpartition("=")
    plain = value.lower().translate(dict.fromkeys(map(ord, " _-")))
    kind = kind.lower().strip()
    found = None if kind in {"sc", "script"} else _of_category(plain)
    if found is None and kind in {"", "sc", "script"}:
        found = _of_script(plain)
    if found is None and not kind:
        found = _of_property(plain)
    if found is None:
        expected = "a category, a script or a property such as Alphabetic"
        raise UnsupportedError.of(f"pattern \\p{{{name}}}", expected, name)
    return found


def _of_category(plain: str) -> np.ndarray | None:
    short = _SHORT.get(plain) or _CATEGORIES.get(plain)
    return None if short is None else category(short)


def _of_script(plain: str) -> np.ndarray | None:
    names, of = code_points.scripts()
    plain_names = [name.lower().replace("_", "") for name in names]
    return of == plain_names.index(plain) if plain in plain_names else None


def _of_property(plain: str) -> np.ndarray | None:
    visible = ~(category("C") | category("Z")) | category("Cf") | category("Co")
    sets: dict[str, Callable[[], np.ndarray]] = {
        "any": lambda: np.ones(code_points.COUNT, bool),
        "ascii": lambda: ranged("\0-\x7f"),
        "assigned": lambda: ~category("Cn"),
        "alphabetic": code_points.alphabetic,
        "alpha": code_points.alphabetic,
        "alnum": lambda: code_points.alphabetic() | category("Nd"),
        "uppercase": lambda: category("Lu"),
        "upper": lambda: category("Lu"),
        "lowercase": lambda: category("Ll"),
        "lower": lambda: category("Ll"),
        "whitespace": code_points.white_space,
        "space": code_points.white_space,
        "blank": lambda: category("Zs") | ranged("\t"),
        "xdigit": lambda: ranged("0-9A-Fa-f"),
        "graph": lambda: visible,
        "print": lambda: visible | category("Zs"),
        "word": code_points.word,
        "defaultignorablecodepoint": code_points.ignorable,
    }
    return sets[plain]() if plain in sets else None
