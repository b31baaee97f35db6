"""Rows that a function makes several of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.errors import ArgumentTypeError, StateError, compose

from .base import Dataset
from .combine import ConcatDataset
from .leaving import name_of, noted


def flattened(dataset: Dataset, func: Callable[..., Dataset]) -> Dataset:
    """What the function makes of each row, one after the other; see `Dataset.flat_map`."""
    if not callable(func):
        raise ArgumentTypeError.of("flat_map", "a function of columns", func)
    made: list[Any] = []
    for row in dataset.create_tuple_iterator(num_epochs=1, output_numpy=True):
        with noted(f"flat_map({name_of(func)}), at row {len(made)}"):
            made.append(func(*row))
    for one in made:
        if not isinstance(one, Dataset):
            raise ArgumentTypeError.of("flat_map", "a function that gives a dataset", one)
    if not made:
        raise StateError(compose("flat_map", "rows to make datasets of", "none"))
    return ConcatDataset(made)
