"""What explains a target: how much of its variance each parameter does, and how sure that is."""

from __future__ import annotations

from .answer import Importance, Share, Together
from .importance import importance, shares

__all__ = ["Importance", "Share", "Together", "importance", "shares"]
