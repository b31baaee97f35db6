"""The addresses below `/api/v1`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dash import Dash

    from dashboard.live import LiveStore


def serve_api(app: Dash, store: LiveStore) -> None:
    """Add the addresses to an app."""
