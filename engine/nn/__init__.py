"""Networks: cells, layers, losses, and what trains them. `engine.nn` is `mindspore.nn`."""

from __future__ import annotations

from . import dynamic_lr, layer, loss, metrics, optim, wrap
from .cell import Buffer, Cell
from .dynamic_lr import *  # noqa: F403 - each folder names what it offers in its __all__
from .graph_cell import GraphCell
from .layer import *  # noqa: F403
from .loss import *  # noqa: F403
from .metrics import *  # noqa: F403
from .optim import *  # noqa: F403
from .wrap import *  # noqa: F403

__all__ = ["Buffer", "Cell", "GraphCell"]
__all__ += dynamic_lr.__all__
__all__ += layer.__all__
__all__ += loss.__all__
__all__ += metrics.__all__
__all__ += optim.__all__
__all__ += wrap.__all__
