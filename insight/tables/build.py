"""DataFrames from blocks: few concatenations, one fixed schema a kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from .kinds import LEADING, columns_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .block import Block
    from .rows import Column


def build_table(kind: str, blocks: Sequence[tuple[str, Block]]) -> pd.DataFrame:
    """The table of a kind; `blocks` are (run, block), sorted by run.

    Returns:
        Rows sorted by run, tag and step, with a plain RangeIndex. Run and tag are categoricals.

    """
    full = [(run, block) for run, block in blocks if len(block)]
    runs = [run for run, _ in full]
    tags = sorted({tag for _, block in full for tag in block.tags})
    run_codes = [np.full(len(block), place, np.int32) for place, (_, block) in enumerate(full)]
    tag_places = {tag: place for place, tag in enumerate(tags)}
    tag_codes = [_tag_codes(block, tag_places) for _, block in full]
    table: dict[str, Any] = {
        "run": _categorical(run_codes, runs),
        "tag": _categorical(tag_codes, tags),
    }
    for place, (name, dtype) in enumerate((*LEADING[2:], *columns_of(kind))):
        table[name] = _as_dtype([block.columns[place] for _, block in full], dtype)
    return pd.DataFrame(table, copy=False)


def _tag_codes(block: Block, places: dict[str, int]) -> Column:
    codes = np.array([places[tag] for tag in block.tags], np.int32)
    return np.repeat(codes, np.diff(block.bounds))


def _categorical(codes: list[Column], categories: list[str]) -> pd.Categorical:
    joined = np.concatenate(codes) if codes else np.empty(0, np.int32)
    return pd.Categorical.from_codes(joined, categories=pd.Index(categories, dtype="str"))


def _as_dtype(columns: list[Column], dtype: str) -> Any:
    held = np.concatenate(columns) if columns else np.empty(0, object)
    return pd.array(held, dtype="str") if dtype == "str" else held.astype(dtype, copy=False)
