"""Networks and models for second-order training with `nn.thor`."""

from __future__ import annotations

from .convert import ConvertModelUtils, ConvertNetUtils

__all__ = ["ConvertModelUtils", "ConvertNetUtils"]
