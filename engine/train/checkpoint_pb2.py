"""The message of checkpoint files, under the path where MindSpore has it."""

from __future__ import annotations

from insight.format.messages import Checkpoint

__all__ = ["Checkpoint"]
