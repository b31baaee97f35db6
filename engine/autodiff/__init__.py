"""Reverse-mode differentiation: knows no layers, devices or dtypes, and never makes an array."""

from __future__ import annotations

from .backward import backward, leaf
from .node import (
    Node,
    Value,
    current_scope,
    no_grad,
    observe,
    observed,
    observing,
    recording,
    scope,
)
from .primitive import PRIMITIVES, Primitive, defvjp, primitive
from .spec import Spec

__all__ = [
    "PRIMITIVES",
    "Node",
    "Primitive",
    "Spec",
    "Value",
    "backward",
    "current_scope",
    "defvjp",
    "leaf",
    "no_grad",
    "observe",
    "observed",
    "observing",
    "primitive",
    "recording",
    "scope",
]
