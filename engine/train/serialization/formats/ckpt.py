"""MindSpore's own container."""

from __future__ import annotations

from insight.format.checkpoint import checkpoint_parts, read_checkpoint

from .codec import Codec

__all__ = ["CKPT"]

CKPT = Codec("ckpt", ".ckpt", checkpoint_parts, read_checkpoint)
