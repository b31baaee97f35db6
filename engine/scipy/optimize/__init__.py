"""Least values of functions, and assignments of least cost, under SciPy's names."""

from __future__ import annotations

from engine.family import offered

_FAMILY = offered(__name__)
globals().update(_FAMILY)

__all__ = list(_FAMILY)
