"""Least values of functions, and assignments of least cost, under SciPy's names."""

from __future__ import annotations

from engine.names import attach

attach(__name__)
