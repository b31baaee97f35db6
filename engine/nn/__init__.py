"""Networks: cells, layers, losses, and what trains them. `engine.nn` is `mindspore.nn`."""

from __future__ import annotations

from engine import metrics as _metrics
from engine.metrics import *  # noqa: F403 - MindSpore has the metrics here too

from . import dynamic_lr, layer, loss, optim, wrap
from . import probability as probability
from . import transformer as transformer
from .cell import Buffer, Cell
from .dynamic_lr import *  # noqa: F403 - each folder names what it offers in its __all__
from .graph_cell import GraphCell
from .layer import *  # noqa: F403
from .loss import *  # noqa: F403
from .optim import *  # noqa: F403
from .wrap import *  # noqa: F403

__all__ = ["Buffer", "Cell", "GraphCell"]
__all__ += dynamic_lr.__all__
__all__ += layer.__all__
__all__ += loss.__all__
__all__ += _metrics.__all__
__all__ += optim.__all__
__all__ += wrap.__all__
