"""Parts of a dataset that share no row."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

from . import arguments, config
from .base import Dataset
from .description import Description, node
from .picks import Picks, Row
from .turn import Turn

TOLERANCE = 1e-9  # of fractions that sum to 1


def split(
    dataset: Dataset, sizes: list[int] | list[float], randomize: bool
) -> tuple[PartDataset, ...]:
    """One part for each size; see `Dataset.split`."""
    arguments.flag("split(randomize)", randomize)
    total = dataset.get_dataset_size()
    counts = _counts(sizes, total)
    entropy = config.entropy()
    ends = np.cumsum(counts).tolist()
    spans = [slice(end - count, end) for count, end in zip(counts, ends, strict=True)]
    return tuple(PartDataset(dataset, total, span, entropy, randomize) for span in spans)


def _counts(sizes: list[int] | list[float], total: int) -> list[int]:
    where = "split(sizes)"
    if not isinstance(sizes, list):
        raise ArgumentTypeError.of(where, "a list of row numbers or of fractions", sizes)
    kinds = {type(size) for size in sizes}
    if kinds == {int}:
        counts = [int(size) for size in sizes]
    elif kinds == {float}:
        if abs(sum(sizes) - 1) > TOLERANCE or min(sizes) < 0:
            raise ArgumentValueError.of(where, "fractions that sum to 1", sizes)
        counts = _shares([float(size) for size in sizes], total)
    else:
        raise ArgumentValueError.of(where, "all row numbers or all fractions", sizes)
    if min(counts) < 1 or sum(counts) != total:
        raise StateError(compose(where, f"parts of at least 1 row, {total} together", counts))
    return counts


def _shares(fractions: list[float], total: int) -> list[int]:
    """The fractions in rows, rounded; the first part that can takes what is missing or too much."""
    counts = [round(fraction * total) for fraction in fractions]
    missing = total - sum(counts)
    for index, count in enumerate(counts):
        if count + missing > 0:
            counts[index] += missing
            break
    return counts


class PartDataset(Dataset):
    """Some rows of a dataset, the same ones in every pass."""

    def __init__(
        self, child: Dataset, total: int, span: slice, entropy: int, randomize: bool
    ) -> None:
        super().__init__(child)
        self.randomize = randomize
        self._total, self._span = total, span
        self.deal(entropy)

    def deal(self, entropy: int) -> None:
        """Choose the rows anew: those of the same entropy are the same."""
        self.entropy = entropy
        # One turn for all parts and passes: a source in random order must not deal a row twice.
        self._turn = Turn(entropy, (0,))
        rng, total = self._turn.rng(), self._total
        self._dealt = (rng.permutation(total) if self.randomize else np.arange(total))[self._span]

    def _count(self) -> int:
        return len(self._dealt)

    def _picks(self, turn: Turn) -> Picks | None:
        picks = self.children[0]._picks(self._turn.below(0))
        return None if picks is None else picks.reordered(picks.order[self._dealt])

    def _numbers(self, turn: Turn) -> np.ndarray | None:
        numbers = self.children[0]._numbers(self._turn.below(0))
        return None if numbers is None else numbers[self._dealt]

    def _rows_of(self, numbers: np.ndarray, turn: Turn) -> Iterator[Row]:
        return self.children[0]._rows_of(numbers, turn.below(0))

    def _rows(self, turn: Turn) -> Iterator[Row]:
        picks = self._picks(turn)
        if picks is not None:
            return picks.rows()
        numbers = self._numbers(turn)
        if numbers is not None:
            return self._rows_of(numbers, turn)
        indexes = {number: index for index, number in enumerate(self._dealt.tolist())}
        found: list[Row] = [()] * len(indexes)
        dealt = replace(self._turn, staff=turn.staff, together=turn.together)
        for number, row in enumerate(self.children[0]._rows(dealt.below(0))):
            if number in indexes:
                found[indexes[number]] = row
        return iter(found)

    def describe(self) -> Description:
        """The pipeline up to here, for the dataset graph."""
        child = self.children[0].describe()
        return node("Split", [child], count=len(self._dealt), randomize=self.randomize)
