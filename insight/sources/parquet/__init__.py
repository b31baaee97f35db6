"""Parquet files of other tools: the one place where pyarrow is imported, when a file is read.

Nothing here knows a tool. `library.py` brings pyarrow or says what to type, `opened.py` reads a file
a piece at a time through its place, `columns.py` makes NumPy's arrays of pieces, `footers.py`
remembers which columns a file has, and `long_series.py` sorts rows of many series by their tags.
"""

from __future__ import annotations

from .columns import Coded, coded, floats, seconds, steps_of, texts, there, whole_numbers
from .footers import columns_of
from .library import is_there, what_to_type
from .long_series import LongSeries, Rows
from .opened import Damage, OpenParquet, Piece, is_unfinished, one_row, opened
from .parts import part_news, span_of
from .wide import Leaf, leaves

__all__ = [
    "Coded",
    "Damage",
    "Leaf",
    "LongSeries",
    "OpenParquet",
    "Piece",
    "Rows",
    "coded",
    "columns_of",
    "floats",
    "is_there",
    "is_unfinished",
    "leaves",
    "one_row",
    "opened",
    "part_news",
    "seconds",
    "span_of",
    "steps_of",
    "texts",
    "there",
    "what_to_type",
    "whole_numbers",
]
