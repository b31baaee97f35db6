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
