"""Products of matrices, cut along rows, columns, batches and the inner axis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.parallel.sharded.letters import Joint, Letters


def _matrix_product(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    shapes = [np.shape(one) for one in arrays]
    lead = np.broadcast_shapes(*(shape[:-2] for shape in shapes))
    x, y = (_lead(shape[:-2], lead) for shape in shapes)
    return Joint([(*x, "m", "k"), (*y, "k", "n")], (*_lead(lead, lead), "m", "n"))


def _lead(shape: tuple[int, ...], common: tuple[int, ...]) -> Letters:
    rank = len(shape)
    return tuple(
        rank - axis if length == common[axis - rank] else None for axis, length in enumerate(shape)
    )


def _dense_product(arrays: Sequence[Any], attrs: dict[str, Any]) -> Joint:
    return Joint([("m", "k"), ("n", "k")], ("m", "n"))


RULES = {"matrix_product": _matrix_product, "dense_product": _dense_product}
