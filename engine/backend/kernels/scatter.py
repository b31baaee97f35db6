"""Numbers put into an array at an index, those that meet in one place summed, or the largest…"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.backend import xp_of

from . import by_device

_FEW = 64  # so many rows NumPy adds one by one as fast as in runs; measured


def _add_cpu(target: Any, index: Any, values: Any) -> None:
    if _rows_only(index, target):
        _add_rows(target, np.asarray(index[0]), values)
    else:
        np.add.at(target, index, values)


def _rows_only(index: Any, target: Any) -> bool:
    """Whether many whole rows of a table are hit, as in an embedding."""
    return (
        isinstance(index, tuple)
        and len(index) == 1
        and target.ndim == 2
        and getattr(index[0], "dtype", np.dtype(bool)).kind in "iu"
        and index[0].size > _FEW
    )


def _add_rows(target: Any, rows: Any, values: Any) -> None:
    """Sorted by row, each row's values summed in one run: many times faster than one by one."""
    rows, values = rows.reshape(-1), values.reshape(-1, target.shape[1])
    if rows.min() < 0:
        rows = np.where(rows < 0, rows + len(target), rows)
    order = rows.argsort(kind="stable")
    ordered = rows[order]
    begins = np.ones(rows.shape, np.bool_)
    np.not_equal(ordered[1:], ordered[:-1], out=begins[1:])
    (starts,) = begins.nonzero()
    target[ordered[starts]] += np.add.reduceat(values[order], starts, axis=0)


def _add_gpu(target: Any, index: Any, values: Any) -> None:
    xp = xp_of(target)
    if target.dtype == np.int64:  # CUDA adds these without their sign, which is the same sum
        unsigned = values.astype(np.int64, copy=False).view(np.uint64)
        xp.add.at(target.view(np.uint64), index, unsigned)
    elif target.dtype.kind in "iu" and target.dtype.itemsize < 4:  # nor does it add small ones
        total = xp.zeros(target.shape, np.int32)
        xp.add.at(total, index, values.astype(np.int32))
        target += total.astype(target.dtype)
    elif target.dtype.kind == "c":  # nor complex ones: part by part
        for turn, part in ((1, values.real), (1j, values.imag)):
            total = xp.zeros(target.shape, part.dtype)
            xp.add.at(total, index, part)
            target += total * target.dtype.type(turn)
    else:
        xp.add.at(target, index, values)


scatter_add = by_device(_add_cpu, _add_gpu)
scatter_add.__doc__ = """Add `values` to `target[index]` in place; what is hit twice is summed.

Args:
    target: Any shape; written.
    index: Any NumPy index of it.
    values: The shape of `target[index]`.
"""


def _combine_cpu(target: Any, index: Any, values: Any, how: str) -> None:
    getattr(np, how).at(target, index, values)


def _combine_gpu(target: Any, index: Any, values: Any, how: str) -> None:
    """Sorted by place; then each looks 1, 2, 4 … back, as far as its place goes."""
    xp = xp_of(target)
    function = getattr(xp, how)
    positions = xp.arange(target.size).reshape(target.shape)[index].reshape(-1)
    order = xp.argsort(positions)
    positions, ordered = positions[order], values.reshape(-1)[order]
    back = 1
    while back < positions.size:
        alike = positions[back:] == positions[:-back]
        later = ordered[back:]
        met = xp.where(alike, function(ordered[:-back], later), later)
        ordered = xp.concatenate([ordered[:back], met])
        back *= 2
    last = xp.searchsorted(positions, positions, side="right") - 1
    # Those that share a place write the same number.
    whole = target.reshape(-1)
    whole[positions] = function(whole[positions], ordered[last])


scatter_combine = by_device(_combine_cpu, _combine_gpu)
scatter_combine.__doc__ = """Combine `values` with `target[index]` in place, one after another.

Args:
    target: Any shape, in C order; written.
    index: Any NumPy index of it.
    values: The shape of `target[index]`.
    how: What combines two numbers, and in any order: "multiply", "maximum" or "minimum".
"""
