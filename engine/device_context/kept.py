"""Where settings of a kind of device are kept: in one dict of the context."""

from __future__ import annotations

from typing import Any

from engine.context import get_context, set_context


def keep(table: str, **settings: Any) -> None:
    """Add settings to a dict that `get_context` gives."""
    before: Any = get_context(table)
    set_context(**{table: before | settings})
