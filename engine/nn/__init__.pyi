from engine import metrics as _metrics
from engine.metrics import *

from . import dynamic_lr as dynamic_lr
from . import layer as layer
from . import loss as loss
from . import optim as optim
from . import probability as probability
from . import transformer as transformer
from . import wrap as wrap
from .cell import Buffer, Cell
from .dynamic_lr import (
    cosine_decay_lr as cosine_decay_lr,
)
from .dynamic_lr import (
    exponential_decay_lr as exponential_decay_lr,
)
from .dynamic_lr import (
    inverse_decay_lr as inverse_decay_lr,
)
from .dynamic_lr import (
    natural_exp_decay_lr as natural_exp_decay_lr,
)
from .dynamic_lr import (
    piecewise_constant_lr as piecewise_constant_lr,
)
from .dynamic_lr import (
    polynomial_decay_lr as polynomial_decay_lr,
)
from .dynamic_lr import (
    warmup_lr as warmup_lr,
)
from .graph_cell import GraphCell
from .layer import *
from .loss import *
from .optim import *
from .wrap import *

__all__ = [
    "Buffer",
    "Cell",
    "GraphCell",
]
__all__ += dynamic_lr.__all__
__all__ += layer.__all__
__all__ += loss.__all__
__all__ += _metrics.__all__
__all__ += optim.__all__
__all__ += wrap.__all__
