"""Operators: one family a file, each with its reference, its gradient rule and its examples."""

from __future__ import annotations

from engine import autodiff as _autodiff
from engine import backend as _backend
from engine.family import offered

from .halves import with_halves as _with_halves
from .older_keywords import as_now as _as_now
from .refusing import cover as _cover

_autodiff.Primitive.device_of = staticmethod(_backend.device_of)
_autodiff.Primitive.with_halves = staticmethod(_with_halves)
_autodiff.Primitive.as_now = staticmethod(_as_now)

# Not families: rules for shapes, dtypes and windows, the operator classes, and a path of
# MindSpore's that passes names on.
_APART = {
    "communication",
    "halves",
    "infer",
    "integers",
    "offload",
    "older_keywords",
    "precision",
    "promotion",
    "recompute",
    "refusing",
    "rounding",
    "unary",
    "window",
    "operations",
}

_FAMILY = offered(__name__, _APART)
_cover(_FAMILY)
globals().update(_FAMILY)

_CLASSES = offered(f"{__name__}.operations")  # made of the families' names
globals().update(_CLASSES)

from . import communication as communication  # noqa: E402 - it passes on what has its coat now

__all__ = list(_FAMILY | _CLASSES)
