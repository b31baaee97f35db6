"""Rows of different shapes brought to one shape, for batches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

from . import arguments
from .batch import stack

Shape = Sequence[int | None] | None


class Padding:
    """What is filled up in the rows of a batch, with what, and how far.

    Args:
        where: The operation, for messages.
        pad_info: A pair for each column: a shape, whose None is as long as the longest row, and the
            value that fills. None in place of the shape is such a shape, in place of the value 0,
            or an empty text. An empty dict fills up every column so.
        present: The columns that there are.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a length is below 1.
        StateError: If there is no such column.

    """

    def __init__(self, where: str, pad_info: Any, present: list[str]) -> None:
        self.where = where
        self.present = present
        if not isinstance(pad_info, dict):
            raise ArgumentTypeError.of(f"{where}(pad_info)", "a dict from columns", pad_info)
        arguments.positions(f"{where}(pad_info)", list(pad_info), present)
        given = {name: _pair(f"{where}(pad_info)", pair) for name, pair in pad_info.items()}
        self.wanted = given or dict.fromkeys(present, (None, None))

    def __call__(self, *columns_and_batch: Any) -> tuple[Any, ...]:
        return self.filled(columns_and_batch[:-1])

    def filled(self, columns: Sequence[Sequence[Any]], open_length: int | None = None) -> Any:
        """The batch of the rows of each column.

        Args:
            columns: A list of rows for each column.
            open_length: How long an axis becomes that the shape leaves open; None is as long as the
                longest row.

        """
        return tuple(
            self._column(name, rows, *self.wanted[name], open_length)
            if name in self.wanted and not isinstance(rows[0], dict)
            else stack(name, rows)
            for name, rows in zip(self.present, columns, strict=True)
        )

    def _column(
        self, name: str, rows: Sequence[Any], shape: Shape, value: Any, open_length: int | None
    ) -> np.ndarray:
        arrays = [np.asarray(row) for row in rows]
        ranks = {array.ndim for array in arrays} | (set() if shape is None else {len(shape)})
        where = f"{self.where}, column '{name}',"
        if len(ranks) > 1:
            raise StateError(compose(where, "rows and a shape of one rank", sorted(ranks)))
        rank = ranks.pop()
        longest = [max(array.shape[axis] for array in arrays) for axis in range(rank)]
        open_axes = longest if open_length is None else [open_length] * rank
        asked = shape or [None] * rank
        target = [
            open_axes[axis] if length is None else length for axis, length in enumerate(asked)
        ]
        return _filled(where, arrays, target, value)


def _filled(where: str, arrays: list[np.ndarray], target: list[int], value: Any) -> np.ndarray:
    """The arrays in the corner of one shape, cut off where it is shorter."""
    dtype = np.result_type(*arrays)
    is_text = dtype.kind in "US"
    filler = value if value is not None else ("" if is_text else 0)
    if isinstance(filler, str | bytes) != is_text:
        raise StateError(compose(where, f"what fills up {dtype}", repr(filler)))
    if is_text:
        dtype = np.result_type(dtype, np.array(filler, dtype.kind))
    made = np.full([len(arrays), *target], filler, dtype)
    for number, array in enumerate(arrays):
        corner = tuple(slice(int(end)) for end in np.minimum(array.shape, target))
        made[number, ...][corner] = array[corner]
    return made


def _pair(where: str, pair: Any) -> tuple[Shape, Any]:
    if not isinstance(pair, list | tuple) or len(pair) != 2:
        raise ArgumentTypeError.of(where, "a shape and a value for each column", pair)
    shape, value = pair
    if value is not None and not isinstance(value, int | float | str | bytes | np.generic):
        raise ArgumentTypeError.of(f"{where}, value", "a number, a text or None", value)
    if shape is None:
        return None, value
    if not isinstance(shape, list | tuple):
        raise ArgumentTypeError.of(f"{where}, shape", "a list or None", shape)
    for length in shape:
        if length is not None and arguments.whole(f"{where}, shape", length, -1) < 1:
            raise ArgumentValueError.of(f"{where}, shape", "None or lengths from 1", shape)
    return shape, value
