"""Tensors, number types, seeds and compilation, under the path of MindSpore's documents."""

from __future__ import annotations

from engine.names import attach

attach(__name__)
