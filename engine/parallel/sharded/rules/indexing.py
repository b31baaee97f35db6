"""Parts by index: axes that no index touches are cut, and those of an array of indices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.parallel.sharded.letters import Joint, Letters

_EVERYTHING = slice(None)


def _taken(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint | None:
    x, index = arrays[0], attrs["index"]
    found = looked_up(index, len(x.shape))
    if found is not None:
        before, numbers, after = found
        picked = tuple(("index", axis) for axis in range(np.ndim(numbers)))
        return Joint(
            [(*before, None, *after), picked],
            (*before, *picked, *after),
            arrays=(x, numbers),
            gives=lambda own: ((own[0],), {"index": (*(_EVERYTHING,) * len(before), own[1])}),
        )
    plain = _plain(index, x.shape)
    if plain is None:
        return None
    given, out = plain
    return Joint([given], out)


def _put_back(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint | None:
    g, index, shape = arrays[0], attrs["index"], tuple(attrs["shape"])
    found = looked_up(index, len(shape))
    if found is not None:
        before, numbers, after = found
        picked = tuple(("index", axis) for axis in range(np.ndim(numbers)))
        out = (*before, None, *after)
        return Joint(
            [(*before, *picked, *after), picked],
            out,
            attrs=lambda parts: {"shape": _divided(shape, out, parts)},
            arrays=(g, numbers),
            gives=lambda own: ((own[0],), {"index": (*(_EVERYTHING,) * len(before), own[1])}),
        )
    plain = _plain(index, shape)
    if plain is None:
        return None
    given, out = plain
    return Joint([out], given, attrs=lambda parts: {"shape": _divided(shape, given, parts)})


def _divided(shape: tuple[int, ...], letters: Letters, parts: Any) -> tuple[int, ...]:
    pairs = zip(shape, letters, strict=True)
    return tuple(n if k is None else n // parts(k) for n, k in pairs)


def looked_up(index: Any, rank: int) -> tuple[Letters, Any, Letters] | None:
    """Rows of a table by an array of whole numbers: the letters before, the array, those behind."""
    parts = index if isinstance(index, tuple) else (index,)
    *before, numbers = parts or (None,)
    if not hasattr(numbers, "dtype") or numbers.dtype.kind not in "iu":
        return None
    if any(not _is_everything(part) for part in before):
        return None
    axis = len(before)
    return tuple(range(axis)), numbers, tuple(range(axis + 1, rank))


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
