"""Parquet files of other tools: the one place where pyarrow is imported, when a file is read.

Nothing here knows a tool. `library.py` brings pyarrow or says what to type, `opened.py` reads a
file a piece at a time through its place, `parts.py` tells how that went, `columns.py` makes
NumPy's arrays of pieces; of tables with a row a point `long_series.py` sorts the rows by their
tags, of those with a column a series `wide.py` says what the columns are; `gathered.py` puts both
where they stay. `footers.py` looks for names of columns without any library.
"""

from __future__ import annotations

from .columns import Coded, coded, floats, instants, seconds, steps_of, texts, there, whole_numbers
from .footers import footer_names
from .gathered import Part, gathered
from .library import is_there, what_to_type
from .long_series import LongSeries, OneSeries
from .opened import Damage, OpenParquet, Piece, is_unfinished, one_row, opened
from .parts import MOST_OTHERS, part_news, span_of
from .wide import Leaf, leaves

__all__ = [
    "MOST_OTHERS",
    "Coded",
    "Damage",
    "Leaf",
    "LongSeries",
    "OneSeries",
    "OpenParquet",
    "Part",
    "Piece",
    "coded",
    "floats",
    "footer_names",
    "gathered",
    "instants",
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
