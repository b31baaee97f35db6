"""WholeRows taken apart by Python, where there is no compiled code."""

from __future__ import annotations

import numpy as np

from .fields import fields_in
from .raw_rows import OddRow, RawRows

_OTHER = 2


def rows_by_python(text: bytes, separator: bytes, columns: int, begin: int) -> RawRows:
    r"""The whole rows of `text` from `begin` on.

    >>> raw = rows_by_python(b"1,2\n3\n", b",", 2, 0)
    >>> raw.begins.tolist(), raw.kinds.tolist(), raw.odd
    ([0], [[2, 2]], [OddRow(begin=4, end=6, fields=1)])
    """
    begins: list[int] = []
    spans: list[tuple[int, int]] = []
    odd: list[OddRow] = []
    row: list[tuple[int, int]] = []
    at = begin
    for field_begin, field_end, is_last in fields_in(text, separator, begin):
        row.append((field_begin, field_end))
        if not is_last:
            continue
        after = text.index(b"\n", field_end) + 1
        if row == [(at, at)]:
            pass  # an empty line
        elif len(row) == columns:
            begins.append(at)
            spans += row
        else:
            odd.append(OddRow(at, after, len(row)))
        at, row = after, []
    held = np.array(spans, np.int64).reshape(-1, 2)
    cells = np.flatnonzero(held[:, 1] > held[:, 0])
    kinds = np.zeros(len(begins) * columns, np.uint8)
    kinds[cells] = _OTHER
    return RawRows(
        begins=np.array(begins, np.int64),
        numbers=np.zeros((len(begins), columns)),
        kinds=kinds.reshape(-1, columns),
        other_cells=cells,
        other_begins=held[cells, 0],
        other_ends=held[cells, 1],
        other_firsts=np.arange(len(cells)),
        odd=odd,
        end=at,
    )
