"""Attributes whose names hold a dash, which Python's keywords cannot."""

from __future__ import annotations

from typing import Any


def aria(**values: str) -> dict[str, Any]:
    """Attributes for those who hear the page.

    >>> aria(label="Runs")
    {'aria-label': 'Runs'}
    """
    return {f"aria-{name}": value for name, value in values.items()}


def data(**values: str) -> dict[str, Any]:
    """Attributes for scripts and tests.

    >>> data(page="runs")
    {'data-page': 'runs'}
    """
    return {f"data-{name}": value for name, value in values.items()}
