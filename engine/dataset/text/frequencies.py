"""How often the tokens of a dataset come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

from .strings import texts


def frequencies(where: str, wanted: Any) -> tuple[float, float]:
    """How often a token must and may come.

    Raises:
        ArgumentTypeError: If it is no tuple.
        ArgumentValueError: If it is none of two numbers that ascend.

    """
    if wanted is None:
        return 0, np.inf
    if not isinstance(wanted, tuple):
        raise ArgumentTypeError.of(where, "a tuple of two numbers, or None", wanted)
    if len(wanted) != 2 or not all(one is None or type(one) is int for one in wanted):
        raise ArgumentValueError.of(where, "two of int or None", wanted)
    least, most = wanted[0] or 0, np.inf if wanted[1] is None else wanted[1]
    if not 0 <= least <= most:
        raise ArgumentValueError.of(where, "0 <= least <= most", wanted)
    return least, most


def counts_of(where: str, dataset: Any, columns: Any) -> Counter[str]:
    """How often each token comes in one pass, which does not count.

    Raises:
        StateError: If there is no such column, it has no texts, or there is none.

    """
    wanted = dataset if columns is None else dataset.project(columns)
    counts: Counter[str] = Counter()
    rows: Iterable[tuple[np.ndarray, ...]] = wanted.begin(wanted.next_turn(0), counts=False)
    for row in rows:
        for column in row:
            counts.update(texts(where, column).ravel().tolist())
    if not counts:
        raise StateError(compose(where, "rows with tokens", "none"))
    return counts
