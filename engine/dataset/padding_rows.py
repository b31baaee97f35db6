"""A row that fills up others, so that they divide among processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose
from engine.mindrecord.blobs import shaped
from engine.mindrecord.fields import Field
from engine.mindrecord.rows import misfit

from . import arguments

_WHERE = "MindDataset(padded_sample)"


def check_padding(columns: Sequence[str], sample: Any, count: Any) -> int:
    """How often the row comes; 0 where none is asked for.

    Raises:
        ArgumentTypeError: If the row is no dict, or the number none.
        ArgumentValueError: If the number is negative, or the row lacks a column.
        StateError: If one is given without the other, or the row without `columns_list`.

    """
    asked = arguments.whole_or_none("MindDataset(num_padded)", count, 0) or 0
    if sample is None and not asked:
        return 0
    if sample is not None and not isinstance(sample, dict):
        raise ArgumentTypeError.of(_WHERE, "a dict", sample)
    for given, name in (
        (sample, "padded_sample"),
        (count, "num_padded"),
        (columns, "columns_list"),
    ):
        if not given and given != 0:
            expected = "padded_sample, num_padded and columns_list together"
            raise StateError(compose("MindDataset", expected, f"no {name}"))
    missing = [name for name in columns if name not in (sample or {})]
    if missing:
        raise ArgumentValueError.of(_WHERE, f"the columns {list(columns)}", f"none of {missing}")
    return asked


def padding_row(fields: Sequence[Field], sample: Mapping[str, Any]) -> dict[str, Any]:
    """The row as files would give it.

    Raises:
        StateError: If it does not fit the fields.

    """
    row = {field.name: _value(field, sample.get(field.name)) for field in fields}
    reason = misfit(fields, row)
    if reason:
        raise StateError(f"{_WHERE} {reason}.")
    for field in fields:
        if field.shape is not None:
            row[field.name] = shaped(_WHERE, field, row[field.name].reshape(-1))
    return row


def _value(field: Field, value: Any) -> Any:
    if field.type == "bytes" and isinstance(value, np.ndarray):
        return value.tobytes()
    if field.shape is None and isinstance(value, np.generic):
        value = value.item()
    is_whole = isinstance(value, int) and not isinstance(value, bool)
    return float(value) if field.type.startswith("float") and is_whole else value
