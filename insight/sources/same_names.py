"""Mappings of JSON, grouped by the names that they have: of a million rows few are not alike."""

from __future__ import annotations

from collections import defaultdict
from itertools import count
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence


def places_by_names(rows: Sequence[Any]) -> dict[tuple[str, ...], Sequence[int]]:
    """Where the mappings of each row of names lie, rising; under no names what is no mapping.

    >>> places_by_names([{"a": 1}, {"b": 2, "a": 1}, 3, {"a": 5}])
    {('a',): [0, 3], ('b', 'a'): [1], (): [2]}
    >>> places_by_names([{"a": 1}, {"a": 1}])
    {('a',): range(0, 2)}

    """
    if set(map(type, rows)) <= {dict}:
        names = list(map(tuple, rows))
    else:
        names = [tuple(row) if type(row) is dict else () for row in rows]
    codes: defaultdict[tuple[str, ...], int] = defaultdict(count().__next__)
    code_of = np.fromiter(map(codes.__getitem__, names), np.int64, len(names))
    if len(codes) <= 1:
        return {one: range(len(rows)) for one in codes}
    order = np.argsort(code_of, kind="stable")
    places = np.split(order, np.flatnonzero(np.diff(code_of[order])) + 1)
    return {one: held.tolist() for one, held in zip(codes, places, strict=True)}
