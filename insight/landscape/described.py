"""What files of landscapes have in common: checked arrays, and a text of JSON about them."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from insight.errors import FormatError, compose

from .parameters import Array

_NUMBERS = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}


def array_of(
    where: str, values: Mapping[str, Any], name: str, shape: tuple[int | None, ...], kind: str = "f"
) -> Array:
    """An array of a file, of a shape in which None is any length, and a kind of numbers.

    Raises:
        FormatError: If it is not there, or another.

    """
    found = values.get(name)
    if not isinstance(found, np.ndarray):
        got = "none" if found is None else "a text"
        raise FormatError(compose(f"{where}: {name}", "an array", got))
    fits = len(found.shape) == len(shape) and all(
        wanted in {None, size} for wanted, size in zip(shape, found.shape, strict=True)
    )
    if not fits or found.dtype.kind != kind:
        words = {"f": "floating-point numbers", "i": "whole numbers", "b": "bools"}[kind]
        sizes = " x ".join("n" if size is None else str(size) for size in shape)
        got = f"{found.dtype} of shape {found.shape}"
        raise FormatError(compose(f"{where}: {name}", f"{sizes} {words}", got))
    return found


def about_of(where: str, text: Any, schema: str) -> dict[str, Any]:
    """What the JSON of a file says, whose schema is the one that is expected.

    Raises:
        FormatError: If it is no JSON, or of another schema.

    """
    held, found = _json(where, text)
    if found != schema:
        hint = "a newer Insight wrote it?"
        raise FormatError(compose(f"{where}: about", f"the schema {schema}", repr(found), hint))
    return held


def schema_of(where: str, text: Any) -> Any:
    """The schema that the JSON of a file names.

    Raises:
        FormatError: If it is no JSON.

    """
    return _json(where, text)[1]


def _json(where: str, text: Any) -> tuple[dict[str, Any], Any]:
    where = f"{where}: about"
    if not isinstance(text, str):
        raise FormatError(compose(where, "a text", "none" if text is None else "an array"))
    try:
        held = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise FormatError(compose(where, "JSON", error)) from error
    return (held, held.get("schema")) if isinstance(held, dict) else ({}, None)


def number_of(value: Any) -> Any:
    """A number that JSON lacks, from its name; anything else as it is.

    >>> number_of("-Infinity"), number_of(2), number_of("x")
    (-inf, 2, 'x')

    """
    return _NUMBERS.get(value, value) if isinstance(value, str) else value


def plain(value: Any) -> Any:
    """What JSON has for a value: lists of arrays, and names of numbers that JSON lacks.

    >>> plain({"w": np.array([1.0, np.nan])})
    {'w': [1.0, 'NaN']}

    """
    if isinstance(value, Mapping):
        return {str(name): plain(part) for name, part in value.items()}
    if isinstance(value, np.ndarray | np.generic):
        return plain(value.tolist())
    if isinstance(value, list | tuple | set | frozenset | range):
        return [plain(part) for part in value]
    if isinstance(value, float) and not math.isfinite(value):
        return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
    return value if isinstance(value, str | int | float | None) else str(value)
