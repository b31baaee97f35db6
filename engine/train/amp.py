"""Mixed precision, under the path of the older documents."""

from __future__ import annotations

from engine.amp import build_train_network

__all__ = ["build_train_network"]
