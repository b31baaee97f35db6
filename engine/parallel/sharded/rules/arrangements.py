"""The same numbers in another arrangement: cut where parts of the one are parts of the other."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np

from engine.parallel.sharded.letters import Joint, Letters


def _permuted(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    letters = tuple(range(len(arrays[0].shape)))
    return Joint([letters], tuple(letters[axis] for axis in attrs["axes"]), is_linear=True)


def _rearranged(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    before = tuple(arrays[0].shape)
    after = _full(prod(before), tuple(attrs["shape"]))
    given, out = paired(before, after)
    lengths = {k: (after[axis],) for axis, k in enumerate(out) if k is not None}

    def local(parts: Any) -> dict[str, Any]:
        return {"shape": _divided(after, out, parts)}

    return Joint([given], out, attrs=local, lengths=lengths, is_linear=True)


def _full(size: int, shape: tuple[int, ...]) -> tuple[int, ...]:
    known = prod(n for n in shape if n != -1)
    return tuple(size // known if n == -1 and known else n for n in shape)


def _divided(shape: tuple[int, ...], letters: Letters, parts: Any) -> tuple[int, ...]:
    pairs = zip(shape, letters, strict=True)
    return tuple(n if k is None else n // parts(k) for n, k in pairs)


def paired(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[Letters, Letters]:
    """Letters of two shapes of the same elements: axes whose parts are parts in both.

    >>> paired((4, 6), (4, 2, 3))
    ((0, 1), (0, 1, None))
    >>> paired((2, 3, 5), (6, 5))
    ((0, None, 1), (0, 1))

    """
    given: list[Any] = [None] * len(before)
    out: list[Any] = [None] * len(after)
    one = other = letter = 0
    if not prod(before):
        return tuple(given), tuple(out)
    while one < len(before) and other < len(after):
        first, second = one, other
        left, right = before[one], after[other]
        while left != right:
            if left < right:
                one += 1
                left *= before[one]
            else:
                other += 1
                right *= after[other]
        # The first of each group that is longer than 1 is cut, if any.
        lead = next((k for k in range(first, one + 1) if before[k] > 1), None)
        follow = next((k for k in range(second, other + 1) if after[k] > 1), None)
        if lead is not None and follow is not None:
            given[lead] = out[follow] = letter
            letter += 1
        one, other = one + 1, other + 1
    return tuple(given), tuple(out)


def _broadcast_to(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    own = arrays[0].shape
    shape = tuple(attrs["shape"])
    lead = len(shape) - len(own)
    full = tuple(own[k - lead] if n == -1 else n for k, n in enumerate(shape))
    given = tuple(k if n == full[lead + k] else None for k, n in enumerate(own))
    out = (*(None,) * lead, *given)
    return Joint(
        [given], out, attrs=lambda parts: {"shape": _divided(full, out, parts)}, is_linear=True
    )


def _joined(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    rank = len(arrays[0].shape)
    letters = _without((attrs["axis"] % rank,), rank)
    return Joint([letters] * len(arrays), letters)


def _without(axes: tuple[int, ...], rank: int) -> Letters:
    return tuple(None if axis in axes else axis for axis in range(rank))


def _parted(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    rank = len(arrays[0].shape)
    letters = _without((attrs["axis"] % rank,), rank)
    return Joint([letters], [letters] * (len(attrs["stops"]) + 1))


def _flipped(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    rank = len(arrays[0].shape)
    letters = _without(tuple(axis % rank for axis in attrs["dims"]), rank)
    return Joint([letters], letters)


def _padded(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    widths = attrs["widths"]
    padded = tuple(axis for axis, both in enumerate(widths) if any(np.ravel(both)))
    letters = _without(padded, len(arrays[0].shape))
    return Joint([letters], letters)


def _tiled(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    repeated = tuple(axis for axis, count in enumerate(attrs["dims"]) if count != 1)
    letters = _without(repeated, len(arrays[0].shape))
    return Joint([letters], letters)


RULES = {
    "permuted": _permuted,
    "rearranged": _rearranged,
    "broadcast_to": _broadcast_to,
    "joined": _joined,
    "parted": _parted,
    "flipped": _flipped,
    "pad_with": _padded,
    "tiled": _tiled,
}
