"""The kinds of tables and their columns, as promised to users."""

from __future__ import annotations

from insight.errors import UnknownKindError
from insight.plugins import PLUGINS

Columns = tuple[tuple[str, str], ...]

LEADING: Columns = (("run", "str"), ("tag", "str"), ("step", "int64"), ("wall_time", "float64"))
"""What every table begins with; wall_time in seconds since 1970, UTC."""

KINDS: dict[str, Columns] = {
    plugin.kind: plugin.columns for plugin in PLUGINS.values() if plugin.kind is not None
}
"""The columns of each kind after the leading four."""


def columns_of(kind: str) -> Columns:
    """The columns of a kind after the leading four.

    Raises:
        UnknownKindError: If there is no such kind; also a KeyError.

    """
    try:
        return KINDS[kind]
    except KeyError:
        raise UnknownKindError.of("table", kind, sorted(KINDS)) from None
