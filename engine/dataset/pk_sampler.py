"""Rows of every class, equally many."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, StateError, UnsupportedError, compose

from . import arguments
from .description import Description
from .description import sampler as described
from .samplers import Labels, Sampler
from .turn import Turn


class PKSampler(Sampler):
    """K rows of each of the P classes: one class after the other, rows of it drawn at random.

    A row may come twice, also where its class has enough others. The source must know the class of
    each row, as one of folders does.

    Args:
        num_val: K.
        num_class: None: all classes; MindSpore takes no other number either.
        shuffle: Whether the order of the classes differs from pass to pass.
        class_column: The column with the classes, for sources that have no such column of
            their own.
        num_samples: At most so many rows.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a number is out of range.
        UnsupportedError: If a number of classes is given.
        StateError: When iterating: if the source knows no classes.

    """

    def __init__(
        self,
        num_val: int,
        num_class: int | None = None,
        shuffle: bool = False,
        class_column: str = "label",
        num_samples: int | None = None,
    ) -> None:
        super().__init__(num_samples)
        self.num_val = arguments.whole("PKSampler(num_val)", num_val, 1)
        if num_class is not None:
            raise UnsupportedError.of("PKSampler(num_class)", "None, which is all", num_class)
        self.shuffle = arguments.flag("PKSampler(shuffle)", shuffle)
        if not isinstance(class_column, str):
            raise ArgumentTypeError.of("PKSampler(class_column)", "a str", class_column)
        self.class_column = class_column

    def _all(self, size: int, turn: Turn, labels: Labels | None) -> Any:
        if labels is None:
            hint = "ImageFolderDataset is one"
            raise StateError(compose("PKSampler", "a source that knows classes", "none", hint))
        found, rng = labels(), turn.rng()
        kinds = np.unique(found)
        chosen = [
            rng.choice(np.flatnonzero(found == kind), self.num_val)
            for kind in (rng.permutation(kinds) if self.shuffle else kinds)
        ]
        return np.concatenate([*chosen, np.empty(0, np.intp)])

    def is_shuffled(self) -> bool:
        """Whether the order of the classes differs from pass to pass."""
        return self.shuffle or super().is_shuffled()

    def describe(self) -> Description:
        """The sampler as a dataset graph names it."""
        return described(
            "PKSampler",
            num_samples=self.num_samples or 0,
            num_val=self.num_val,
            shuffle=self.shuffle,
        )
