"""What a run changes besides what it returns, so that it can be made as if it had not been."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.graph.alike import close_value, same_value

_MOST_BYTES = 1 << 26  # of an array of NumPy's that is copied to be put back


class Kept:
    """The arrays of tensors, what they hold now, and how they were made.

    Args:
        tensors: Parameters, and others that some code of users could reach.

    """

    def __init__(self, tensors: Iterable[Any]) -> None:
        self._kept = [(one, one.array, one.array.copy()) for one in tensors]
        self._origins = [one.origin for one, _, _ in self._kept]

    def put_back(self) -> None:
        """Give each tensor its array again, with the numbers that it held."""
        for (tensor, array, numbers), origin in zip(self._kept, self._origins, strict=True):
            tensor.array, tensor.origin = array, origin
            if array.flags.writeable:  # else nobody has written to it
                array[...] = numbers

    def changed(self) -> list[Any]:
        """The tensors that hold something else now."""
        return [
            tensor
            for tensor, array, numbers in self._kept
            if tensor.array is not array or not same_value(array, numbers)
        ]

    def same_as(self, other: Kept) -> bool:
        """Whether both hold the same numbers of the same tensors, but for rounding."""
        pairs = zip(self._kept, other._kept, strict=True)
        return all(close_value(mine[2], theirs[2]) for mine, theirs in pairs)


class KeptContainers:
    """What lists, dicts and sets contain now.

    Args:
        containers: Those that some code of users could reach.

    """

    def __init__(self, containers: Iterable[Any]) -> None:
        self._kept = [(one, one.copy()) for one in containers]

    def put_back(self) -> bool:
        """Let each contain what it did; whether one had changed."""
        changed = [pair for pair in self._kept if not _contains_same(*pair)]
        for container, before in changed:
            if isinstance(container, list):
                container[:] = before
            else:
                container.clear()
                container.update(before)
        return bool(changed)


class KeptArrays:
    """What NumPy's arrays hold now, but for the longest.

    Args:
        arrays: Those that some code of users could reach.

    """

    def __init__(self, arrays: Iterable[Any]) -> None:
        kept = [one for one in arrays if one.nbytes <= _MOST_BYTES and one.flags.writeable]
        self._kept = [(one, one.copy()) for one in kept if not one.dtype.hasobject]

    def put_back(self) -> bool:
        """Let each hold what it did; whether one had changed."""
        changed = [(one, held) for one, held in self._kept if not same_value(one, held)]
        for array, before in changed:
            array[...] = before
        return bool(changed)


def _contains_same(now: Any, before: Any) -> bool:
    if len(now) != len(before):
        return False
    if isinstance(now, dict):
        pairs = list(zip(now.items(), before.items(), strict=True))
        return all(one[0] == other[0] and one[1] is other[1] for one, other in pairs)
    if isinstance(now, set):
        return bool(now == before)
    return all(one is other for one, other in zip(now, before, strict=True))


def written_by(names: frozenset[str], parameters: Sequence[Any]) -> list[Any]:
    """The tensors behind what a graph writes to."""
    return [one.holder for one in parameters if one.name in names and one.holder is not None]
