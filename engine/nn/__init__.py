"""Networks: cells, layers, losses, and what trains them. `engine.nn` is `mindspore.nn`."""

from __future__ import annotations

from . import optim, wrap
from .cell import Buffer, Cell
from .optim import *  # noqa: F403 - each folder names what it offers in its __all__
from .wrap import *  # noqa: F403

__all__ = ["Buffer", "Cell"]
__all__ += optim.__all__
__all__ += wrap.__all__
