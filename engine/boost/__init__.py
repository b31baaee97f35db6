"""Accelerations of training by level: `docs/boost.md` lists what each turns on."""

from __future__ import annotations

from engine.names import attach

attach(__name__)
