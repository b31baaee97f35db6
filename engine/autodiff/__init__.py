"""Reverse-mode differentiation: knows no layers or dtypes, and never makes an array.

Of devices it knows the names that faster forms are listed under.
"""

from __future__ import annotations

from .backward import backward, leaves
from .forms import providers
from .node import Node, Origin, SharedValue, Value
from .offload import given_value, offloading
from .overwritten import Overwritten, minding, overwriting, overwritten
from .primitive import PRIMITIVES, Primitive, defvjp, primitive
from .quiet import quiet, quietly
from .recompute import recomputed
from .spec import Spec
from .tape import (
    casting,
    current_cast,
    current_scope,
    differentiating,
    differentiation,
    no_grad,
    observe,
    observed,
    observing,
    recording,
    repeating,
    scope,
)

__all__ = [
    "PRIMITIVES",
    "Node",
    "Origin",
    "Overwritten",
    "Primitive",
    "SharedValue",
    "Spec",
    "Value",
    "backward",
    "casting",
    "current_cast",
    "current_scope",
    "defvjp",
    "differentiating",
    "differentiation",
    "given_value",
    "leaves",
    "minding",
    "no_grad",
    "observe",
    "observed",
    "observing",
    "offloading",
    "overwriting",
    "overwritten",
    "primitive",
    "providers",
    "quiet",
    "quietly",
    "recomputed",
    "recording",
    "repeating",
    "scope",
]
