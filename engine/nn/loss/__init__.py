"""Losses: cells that say how far an output is from its target."""

from __future__ import annotations

from . import base, cross_entropy, probability, regression
from .base import *  # noqa: F403 - each file names what it offers in its __all__
from .cross_entropy import *  # noqa: F403
from .probability import *  # noqa: F403
from .regression import *  # noqa: F403

__all__: list[str] = []
__all__ += base.__all__
__all__ += cross_entropy.__all__
__all__ += probability.__all__
__all__ += regression.__all__
