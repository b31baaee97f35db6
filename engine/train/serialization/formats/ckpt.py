"""MindSpore's own container."""

from __future__ import annotations

from insight.format.checkpoint import check_checkpoint_names, counted_parts
from insight.format.checkpoint_values import checkpoint_values

from .codec import Codec

__all__ = ["CKPT"]

CKPT = Codec("ckpt", ".ckpt", counted_parts, checkpoint_values, check_names=check_checkpoint_names)
