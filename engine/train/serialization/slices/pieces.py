"""An array in the slices of one layout, put together in those of another."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import numpy as np

from engine.errors import CheckpointError

from .layout import SliceLayout, Span, whole

Array = np.ndarray[Any, Any]


class Pieces:
    """Makes what one device of a layout holds, from the slices of the devices of another.

    The slices are given one by one and not kept: beside the result there is never more than one.

    Args:
        where: Stands first in errors.
        source: How the slices lie.
        target: How the result does; None: whole.
        rank: Which device's slice the result is.

    >>> pieces = Pieces("an example", SliceLayout((2,), ((), (0,))))
    >>> for rank, part in enumerate((np.array([[1], [2]]), np.array([[3], [4]]))):
    ...     pieces.add(rank, part)
    >>> pieces.joined()
    array([[1, 3],
           [2, 4]])

    """

    def __init__(
        self, where: str, source: SliceLayout, target: SliceLayout | None = None, rank: int = 0
    ) -> None:
        self._where, self._source = where, source
        target = target or whole(len(source.axes), source.fields)
        # Fields of another number lie across each other: then all is needed, and cut at the end.
        self._later = target if target.fields != source.fields else None
        self._rank = rank
        direct = whole(len(source.axes), source.fields) if self._later else target
        if len(direct.axes) != len(source.axes):
            got = f"{len(direct.axes)} axes and {len(source.axes)} before"
            raise CheckpointError(f"{where} expected layouts of as many axes, got {got}.")
        self._spans = direct.spans(direct.block_of(rank % direct.device_count))
        self._missing = set(source.blocks_over(self._spans))
        self._result: Array | None = None
        self._full: tuple[int, ...] = ()

    def sources(self) -> list[int]:
        """The devices whose slices are needed; of devices with the same the one nearest."""
        near = self._rank % self._source.device_count
        return [self._source.rank_at(block, near) for block in sorted(self._missing)]

    def needs(self, rank: int) -> bool:
        """Whether something of the result is missing that this device has."""
        return self._source.block_of(rank) in self._missing

    def add(self, rank: int, part: Array) -> None:
        """Take over what the slice of a device has of the result.

        Raises:
            CheckpointError: If its shape is not that of a slice of this layout.

        """
        block = self._source.block_of(rank)
        spans = self._source.spans(block)
        part = self._viewed(part)
        full = tuple(map(self._size_of_all, part.shape, spans))
        if self._result is None:
            self._full = full
            shape = [
                self._at(size, end) - self._at(size, begin) for size, (begin, end) in self._over()
            ]
            self._result = np.empty(shape, part.dtype)
        if part.dtype != self._result.dtype:
            got = f"{part.dtype} from device {rank}"
            raise self._misfit(f"slices of {self._result.dtype}", got)
        if full != self._full:
            raise self._misfit(f"slices of {self._full}", f"one of {full} from device {rank}")
        if block in self._missing:
            self._missing.discard(block)
            self._copy(part, spans)

    def joined(self) -> Array:
        """The result.

        Raises:
            CheckpointError: If slices are missing.

        """
        if self._missing or self._result is None:
            raise self._misfit("a slice of each device", f"none of devices {self.sources()}")
        result = self._result
        if self._source.fields:
            result = result.reshape(-1, *result.shape[2:])
        if self._later is None:
            return result
        again = Pieces(
            self._where, whole(len(self._later.axes), self._later.fields), self._later, self._rank
        )
        again.add(0, result)
        return again.joined()

    def _viewed(self, part: Array) -> Array:
        """The slice with an axis of fields where the layout has one."""
        fields = self._source.fields
        if fields:
            if part.ndim == 0 or part.shape[0] % fields:
                raise self._misfit(f"slices of {fields} fields", f"shape {part.shape}")
            part = part.reshape(fields, part.shape[0] // fields, *part.shape[1:])
        if part.ndim != len(self._source.axes):
            got = f"shape {part.shape}"
            raise self._misfit(f"slices with {len(self._source.axes)} axes", got)
        return part

    def _copy(self, part: Array, spans: Sequence[Span]) -> None:
        """What slice and result have in common."""
        assert self._result is not None
        taken, put = [], []
        for (size, (first, last)), (begin, end) in zip(self._over(), spans, strict=True):
            low, high = self._at(size, max(first, begin)), self._at(size, min(last, end))
            taken.append(slice(low - self._at(size, begin), high - self._at(size, begin)))
            put.append(slice(low - self._at(size, first), high - self._at(size, first)))
        self._result[tuple(put)] = part[tuple(taken)]

    def _over(self) -> list[tuple[int, Span]]:
        return list(zip(self._full, self._spans, strict=True))

    def _size_of_all(self, size: int, span: Span) -> int:
        width = span[1] - span[0]
        if not width:
            return 0
        return self._whole_number(Fraction(size) / width, f"slices of {size} rows")

    def _at(self, size: int, fraction: Fraction) -> int:
        return self._whole_number(size * fraction, f"an axis of {size}")

    def _whole_number(self, value: Fraction, what: str) -> int:
        if value.denominator != 1:
            raise self._misfit("an axis that can be cut so", what)
        return value.numerator

    def _misfit(self, expected: str, got: str) -> CheckpointError:
        return CheckpointError(f"{self._where} expected {expected}, got {got}.")
