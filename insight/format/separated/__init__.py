"""Text of separated values: rows of fields between commas, semicolons or tabs.

Fields are quoted as RFC 4180 and Python's `csv` have it: a quote at the beginning of a field opens
what may hold separators and ends of lines, two of them inside are one. Numbers are those that
Python's `float` reads from the same text. Compiled code takes the rows apart (`native_rows.py`), or
Python does (`rows_by_python.py`), with the same result.
"""

from __future__ import annotations

from .fields import fields_in, read_field
from .raw_rows import OddRow
from .rows import EMPTY, NUMBER, TEXT, WholeRows, rows_in

__all__ = ["EMPTY", "NUMBER", "TEXT", "OddRow", "WholeRows", "fields_in", "read_field", "rows_in"]
