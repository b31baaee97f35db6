"""Number types, under the path that MindSpore's documents import."""

from __future__ import annotations

from engine.dtype import *  # noqa: F403 - the module names what it offers in its __all__
from engine.dtype import __all__ as __all__
