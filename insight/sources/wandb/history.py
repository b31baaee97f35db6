"""What `wandb.log` wrote for one step, as rows of the tables."""

from __future__ import annotations

import json
import math
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.format.wandb import names_of, value_of
from insight.sources.records import as_text

from .typed import TYPE, Row, typed_rows

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.format.wandb import History
    from insight.sources.kept_files.media_folder import MediaFolder

# What W&B adds to each step by itself.
ADDED = frozenset(("_step", "_timestamp", "_runtime", "_wandb"))
_NUMBERS = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}
_MOST_NESTED = 50
_MOST_NUMBERS = 1 << 20
_BEGIN_OF_NUMBER = frozenset(b"%c" % character for character in b"-0123456789")


def history_rows(history: History, media: MediaFolder) -> Iterator[Row]:
    """The rows of one step.

    Raises:
        ValueError, RecursionError: If a value is no JSON.

    """
    for name, value in _values(history).items():
        if name in ADDED:
            yield Row("own", name, (), value)
        else:
            yield from _rows(name, value, media, 0)


def _values(history: History) -> dict[str, Any]:
    """The values by name, mappings whole: W&B takes them apart, pictures and histograms too."""
    found: dict[str, Any] = {}
    for item in history.item:
        *outer, last = names_of(item)
        inside = found
        for name in outer:
            held = inside.get(name)
            if not isinstance(held, dict):
                held = inside[name] = {}
            inside = held
        number = _number_in(item.value_json)  # before JSON, which has no -0
        inside[last] = value_of(item) if number is None else number
    return found


def _number_in(text: bytes) -> float | None:
    """The number that a JSON text is; None where it may be something else. Most values are one."""
    if text[:1] not in _BEGIN_OF_NUMBER or b"_" in text:
        return None
    try:
        return float(text)
    except ValueError:
        return None


def _rows(name: str, value: Any, media: MediaFolder, depth: int) -> Iterator[Row]:
    if isinstance(value, bool | int | float) or (isinstance(value, str) and value in _NUMBERS):
        number = _NUMBERS[value] if isinstance(value, str) else _as_float(value)
        yield Row("scalar", name, (number,), number)
    elif isinstance(value, str):
        text = as_text(value)
        yield Row("text", name, (text,), text)
    elif isinstance(value, dict) and depth < _MOST_NESTED:
        if TYPE in value:
            yield from typed_rows(name, value, media)
            return
        for key, inner in value.items():
            yield from _rows(f"{name}.{as_text(key)}", inner, media, depth + 1)
    elif isinstance(value, list) and value:
        yield _array(name, value)


def _array(name: str, value: list[Any]) -> Row:
    """A list of numbers as an array; another one as what it is in JSON."""
    with suppress(ValueError, TypeError, OverflowError):
        array = np.asarray(value)
        if array.dtype.kind in "iuf" and array.size <= _MOST_NUMBERS:
            return Row("tensor", name, (array.dtype.name, array.shape), array)
    text = as_text(json.dumps(value))
    return Row("text", name, (text,), text)


def _as_float(number: float) -> float:
    try:
        return float(number)
    except OverflowError:  # a whole number beyond what a float holds
        return math.inf if number > 0 else -math.inf
