"""What a metric is tried with; the family's contract test asks each metric for it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

SCORES = np.array([[0.7, 0.2, 0.1], [0.1, 0.3, 0.6], [0.2, 0.5, 0.3], [0.6, 0.3, 0.1]])
LABELS = np.array([0, 2, 2, 1])
FOUND_REGION = np.array([[0, 1, 1, 0], [1, 1, 1, 0], [0, 0, 0, 0], [0, 0, 0, 1]])
TRUE_REGION = np.array([[0, 0, 1, 1], [0, 1, 1, 1], [0, 0, 1, 0], [0, 0, 0, 0]])


class Example(NamedTuple):
    """Inputs of four samples, and the arguments that have no default.

    Of the inputs arrays are tried as tensors and lists, in parts and in other types; what is no
    array is given as it is. A metric has it as its class attribute `_example`; what judges classes
    has the default.
    """

    inputs: tuple[Any, ...] = (SCORES, LABELS)
    options: Mapping[str, Any] = MappingProxyType({})
    equal_parts: bool = False  # whether every batch counts the same, so that sizes must agree
    last_only: bool = False  # whether a batch replaces those before it
    runs: int = 0  # how often it asks a network of its own for the scores of a batch
    by_batch: bool = False  # whether each batch has a value of its own, of which there is no whole
