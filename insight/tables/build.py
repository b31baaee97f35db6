"""DataFrames from blocks: few concatenations, one fixed schema a kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from .kinds import LEADING, columns_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.format.scalars.columns import Column

    from .block import Block
    from .extent import Extents

_NUMBERS = {"int64": np.int64, "float64": np.float64}


def build_table(
    kind: str, blocks: Sequence[tuple[str, Block]], extents: Extents | None = None
) -> pd.DataFrame:
    """The table of a kind.

    Args:
        kind: Its name.
        blocks: (run, block), sorted by run.
        extents: Where rows may lie side by side already.

    Returns:
        Rows sorted by run, tag and step, with a plain RangeIndex. Run and tag are categoricals.

    """
    full = [(run, block) for run, block in blocks if len(block)]
    table: dict[str, Any] = {
        "run": _runs(full),
        "tag": _tags([block for _, block in full]),
    }
    chunks = [chunk.columns for _, block in full for chunk in block.chunks]
    for index, (name, dtype) in enumerate((*LEADING[2:], *columns_of(kind))):
        parts = [columns[index] for columns in chunks]
        shared = extents.side_by_side(parts) if extents is not None else None
        table[name] = _as_dtype(parts, dtype) if shared is None else shared
    return pd.DataFrame(table, copy=False)


def _runs(full: Sequence[tuple[str, Block]]) -> pd.Categorical:
    lengths = [len(block) for _, block in full]
    return _categorical(range(len(full)), lengths, [run for run, _ in full])


def _tags(blocks: Sequence[Block]) -> pd.Categorical:
    tags = sorted({tag for block in blocks for tag in block.tags})
    numbers = {tag: number for number, tag in enumerate(tags)}
    codes = [numbers[tag] for block in blocks for tag in block.tags]
    lengths = [np.diff(block.bounds) for block in blocks]
    return _categorical(codes, np.concatenate(lengths) if lengths else [], tags)


def _categorical(codes: Any, lengths: Any, categories: list[str]) -> pd.Categorical:
    """Each code as often as its length says, in the smallest type that pandas would take too."""
    fitting: type[np.signedinteger[Any]] = np.int32
    if len(categories) < 2**15:
        fitting = np.int16 if len(categories) >= 2**7 else np.int8
    repeated = np.repeat(np.array(codes, fitting), np.array(lengths, np.int64))
    names = pd.Index(categories, dtype="str")
    return pd.Categorical.from_codes(repeated, categories=names, validate=False)


def _as_dtype(columns: list[Column], dtype: str) -> Any:
    if dtype in _NUMBERS:
        exact = _NUMBERS[dtype]
        with np.errstate(invalid="ignore"):  # a signalling NaN is a value like any other
            return np.concatenate(columns, dtype=exact) if columns else np.empty(0, exact)
    held = np.concatenate(columns) if columns else np.empty(0, object)
    return pd.array(held, dtype="str") if dtype == "str" else held
