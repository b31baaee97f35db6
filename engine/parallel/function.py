"""Functions of tensors that lie on several devices, under MindSpore's path."""

from __future__ import annotations

from .whole import reshard

__all__ = ["reshard"]
