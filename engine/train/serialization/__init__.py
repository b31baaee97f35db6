"""Checkpoints: what a network has learned, to a file and back."""

from __future__ import annotations

from .into_net import load_param_into_net
from .load import load_checkpoint
from .save import save_checkpoint

__all__ = ["load_checkpoint", "load_param_into_net", "save_checkpoint"]
