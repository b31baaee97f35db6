"""Callbacks: what happens around the steps and epochs of a training. One a file."""

from __future__ import annotations

from engine.names import attach

attach(__name__)
