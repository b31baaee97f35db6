"""Operations on arrays for `Dataset.map`.

An operation is called with the columns of one row. One that has `on_batch` gives the same for many
rows at once, so a pipeline over arrays need not go row by row.

>>> import engine
>>> from engine.dataset import transforms
>>> transforms.TypeCast(engine.int32)(np.array(3.7))
array(3, dtype=int32)
"""

from __future__ import annotations

import numpy as np  # noqa: F401 - for the example

from .casting import TypeCast
from .chance import RandomApply, RandomChoice, RandomOrder
from .composition import Compose, not_random
from .filling import Fill, Mask, PadEnd, Relational
from .joining import Concatenate, Duplicate, Unique
from .one_hot import OneHot
from .plugin import Plugin
from .slicing import Slice

__all__ = [
    "Compose",
    "Concatenate",
    "Duplicate",
    "Fill",
    "Mask",
    "OneHot",
    "PadEnd",
    "Plugin",
    "RandomApply",
    "RandomChoice",
    "RandomOrder",
    "Relational",
    "Slice",
    "TypeCast",
    "Unique",
    "not_random",
]
