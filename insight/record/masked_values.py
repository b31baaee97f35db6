"""Texts in values that a user records: what is kept of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from insight.plugins.table import as_table
from insight.plugins.values import Artifact, Table

if TYPE_CHECKING:
    from insight.masking import Masking


def masked_texts(plugin: str, name: str, value: Any, masking: Masking) -> Any:
    """The value with its texts as they are kept; other kinds, and no values of a kind, as they are.

    Raises:
        ValueKindError: If it is to be a table, and is none.
        SummaryValueError: If columns of a table are not of one length.

    >>> from insight.masking import Masking
    >>> masked_texts("text", "note", "password=correcthorse", Masking(is_quiet=True))
    'password=***'

    """
    if plugin == "text" and isinstance(value, str):
        return masking.writing(name, value)
    if plugin == "artifact" and isinstance(value, Artifact):
        return _artifact(name, value, masking)
    return _table(name, as_table(value), masking) if plugin == "table" else value


def _artifact(name: str, artifact: Artifact, masking: Masking) -> Artifact:
    words = (artifact.type, artifact.role)
    kept = [masking.writing(name, word) if isinstance(word, str) else word for word in words]
    return Artifact(artifact.path, *kept)


def _table(name: str, table: Table, masking: Masking) -> Table:
    known: dict[str, str] = {}

    def kept(cell: Any) -> Any:
        if not isinstance(cell, str):
            return cell
        if cell not in known:
            known[cell] = masking.writing(name, cell)
        return known[cell]

    return Table(table.columns, [[kept(cell) for cell in row] for row in table.rows])
