"""Parts by index: axes that no index touches are cut, and those of an array of indices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from engine.ops.index_parts import At
from engine.parallel.sharded.letters import Joint, Letters

_EVERYTHING = slice(None)


def _taken(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint | None:
    x, *numbers = arrays
    found = _joined(attrs["index"], numbers, x.shape)
    return None if found is None else Joint([found.whole, *found.numbers], found.part)


def _put_back(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint | None:
    _, *numbers = arrays
    shape = tuple(attrs["shape"])
    found = _joined(attrs["index"], numbers, shape)
    if found is None:
        return None
    return Joint(
        [found.part, *found.numbers],
        found.whole,
        attrs=lambda parts: {"shape": _divided(shape, found.whole, parts)},
    )


class _Letters(NamedTuple):
    """Of a whole, of its part by an index, and of the arrays of numbers in that."""

    whole: Letters
    part: Letters
    numbers: list[Letters]


def _joined(index: Any, numbers: Sequence[Any], shape: tuple[int, ...]) -> _Letters | None:
    axis = looked_up(index, numbers)
    if axis is None:
        plain = None if numbers else _plain(index, shape)
        return None if plain is None else _Letters(*plain, [])
    before, after = tuple(range(axis)), tuple(range(axis + 1, len(shape)))
    picked = tuple(("index", k) for k in range(np.ndim(numbers[0])))
    return _Letters((*before, None, *after), (*before, *picked, *after), [picked])


def _divided(shape: tuple[int, ...], letters: Letters, parts: Any) -> tuple[int, ...]:
    pairs = zip(shape, letters, strict=True)
    return tuple(n if k is None else n // parts(k) for n, k in pairs)


def looked_up(index: Any, numbers: Sequence[Any]) -> int | None:
    """The axis along which an index takes by one array of whole numbers, and all of the others."""
    if len(numbers) != 1 or numbers[0].dtype.kind not in "iu" or index[-1] != At(0):
        return None
    return len(index) - 1 if all(map(_is_everything, index[:-1])) else None


def _is_everything(part: Any) -> bool:
    return isinstance(part, slice) and part == _EVERYTHING


def _plain(index: Any, shape: tuple[int, ...]) -> tuple[Letters, Letters] | None:
    """The letters of the whole and of the part for numbers, slices, None and "..."."""
    parts = list(index) if isinstance(index, tuple) else [index]
    if not all(part is None or part is ... or isinstance(part, int | slice) for part in parts):
        return None
    if any(isinstance(part, bool) for part in parts):
        return None
    used = sum(part is not None and part is not ... for part in parts)
    filling = [_EVERYTHING] * (len(shape) - used)
    at = next((k for k, part in enumerate(parts) if part is ...), len(parts))
    parts[at : at + 1] = filling
    given: list[Any] = []
    out: list[Any] = []
    for part in parts:
        if part is None:
            out.append(None)
            continue
        letter = len(given) if _is_everything(part) else None
        given.append(letter)
        if not isinstance(part, int):
            out.append(letter)
    return tuple(given), tuple(out)


RULES = {"taken": _taken, "put_back": _put_back}
