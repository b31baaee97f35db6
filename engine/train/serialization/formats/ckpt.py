"""MindSpore's own container."""

from __future__ import annotations

from insight.format.checkpoint import counted_parts
from insight.format.checkpoint_values import checkpoint_values

from .codec import Codec

__all__ = ["CKPT"]

CKPT = Codec("ckpt", ".ckpt", counted_parts, checkpoint_values)
