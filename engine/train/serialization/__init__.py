"""Checkpoints: what a network has learned, to a file and back; and what it printed."""

from __future__ import annotations

from .into_net import load_param_into_net
from .load import load_checkpoint
from .printed import parse_print
from .save import save_checkpoint

__all__ = ["load_checkpoint", "load_param_into_net", "parse_print", "save_checkpoint"]
