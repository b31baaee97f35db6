"""Layers: cells with parameters, or with one operator and its options."""

from __future__ import annotations

from engine.names import attach

attach(__name__)
