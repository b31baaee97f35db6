"""The tables of a store as JSON and CSV, for scripts: see `docs/api.md`."""

from __future__ import annotations

from .routes import serve_api

__all__ = ["serve_api"]
