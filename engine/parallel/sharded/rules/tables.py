"""Rows of a table whose rows are cut: each process gives its own, and zeros for those of others.

The sum over processes is what the whole table gives, as vocabularies are cut in Megatron-LM
(Shoeybi et al., arXiv:1909.08053).
"""

from __future__ import annotations

from typing import Any

from engine.backend import xp_of
from engine.errors import IndexRangeError
from engine.parallel.sharded.sharded_array import ShardedArray

from .indexing import looked_up


def rows_of_table(primitive: Any, arrays: Any, attrs: dict[str, Any]) -> Any:
    """What `taken` gives along an axis that is cut; None where it is not.

    Raises:
        IndexRangeError: If there is no such row.

    """
    table, *several = arrays
    axis = looked_up(attrs["index"], several)
    if axis is None or not isinstance(table, ShardedArray):
        return None
    (numbers,) = several
    axes, mesh, length = table.cuts[axis], table.mesh, table.shape[axis]
    if not axes:
        return None
    table.settle()
    of_index: Any = ((),) * numbers.ndim
    if isinstance(numbers, ShardedArray):
        used = {one for own in table.cuts for one in own}
        of_index = tuple(own if not used & set(own) else () for own in numbers.cuts)
        numbers = numbers.cut_as(of_index)
    if numbers.size and not -length <= numbers.min() <= numbers.max() < length:
        got = f"{numbers.min()} to {numbers.max()}"
        raise IndexRangeError.of("gather", f"numbers below {length}", got)
    xp, count = xp_of(numbers), length // mesh.parts(axes)
    own = xp.where(numbers < 0, numbers + length, numbers) - mesh.part(axes) * count
    is_mine = (own >= 0) & (own < count)
    rows = primitive(table.held, xp.where(is_mine, own, 0), index=attrs["index"])
    mask = is_mine.reshape(*is_mine.shape, *(1,) * (len(table.shape) - axis - 1))
    held = xp.where(mask, rows, rows.dtype.type(0))
    cuts = (*table.cuts[:axis], *of_index, *table.cuts[axis + 1 :])
    return ShardedArray(held, cuts, mesh, axes)
