"""Reports: some runs and what is said of them as one file that opens anywhere without a request."""

from __future__ import annotations

from .asked import Asked
from .made import Made, made

__all__ = ["Asked", "Made", "made"]
