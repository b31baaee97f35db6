"""Layers: cells with parameters, or with one operator and its options."""

from __future__ import annotations

from . import (
    activation,
    attention,
    container,
    conv,
    dense,
    dropout,
    embedding,
    flatten,
    norm,
    pool,
    rnn,
)
from .activation import *  # noqa: F403 - each file names what it offers in its __all__
from .attention import *  # noqa: F403
from .container import *  # noqa: F403
from .conv import *  # noqa: F403
from .dense import *  # noqa: F403
from .dropout import *  # noqa: F403
from .embedding import *  # noqa: F403
from .flatten import *  # noqa: F403
from .norm import *  # noqa: F403
from .pool import *  # noqa: F403
from .rnn import *  # noqa: F403

__all__: list[str] = []
__all__ += activation.__all__
__all__ += attention.__all__
__all__ += container.__all__
__all__ += conv.__all__
__all__ += dense.__all__
__all__ += dropout.__all__
__all__ += embedding.__all__
__all__ += flatten.__all__
__all__ += norm.__all__
__all__ += pool.__all__
__all__ += rnn.__all__
