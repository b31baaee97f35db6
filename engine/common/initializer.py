"""Initial values, under the path that MindSpore's documents import."""

from __future__ import annotations

from engine.nn.initializer import *  # noqa: F403 - the module names what it offers in its __all__
from engine.nn.initializer import __all__ as __all__
