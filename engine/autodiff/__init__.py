"""Reverse-mode differentiation: knows no layers or dtypes, and never makes an array.

Of devices it knows the names that faster forms are listed under, of number types that the halves,
float16 and bfloat16, have two bytes.
"""

from __future__ import annotations

from .backward import backward, moved_back
from .effects import leaving_out_effects, noting_effects
from .forms import providers
from .leaves import leaves
from .node import Node, Origin, SharedValue, Value, on_first_result, rooted
from .offload import given_value, offloading
from .overwritten import Overwritten, minding, overwriting, overwritten
from .own_arrays import OWN, OwnArray, computed_by, cut_by, cutter, forwarded, held_of
from .primitive import HALF_SCALARS, PRIMITIVES, Primitive, defvjp, primitive
from .quiet import quiet, quietly
from .ready import told_when_ready
from .recompute import recomputed
from .saved import register_saved_tensors_hooks, saved_tensors_hooks
from .spec import Spec
from .tape import (
    casting,
    current_cast,
    current_scope,
    differentiating,
    differentiation,
    forward_only,
    no_grad,
    nobody,
    observe,
    observed,
    observing,
    recording,
    remembering,
    repeating,
    scope,
)
from .traits import Traits

__all__ = [
    "HALF_SCALARS",
    "OWN",
    "PRIMITIVES",
    "Node",
    "Origin",
    "Overwritten",
    "OwnArray",
    "Primitive",
    "SharedValue",
    "Spec",
    "Traits",
    "Value",
    "backward",
    "casting",
    "computed_by",
    "current_cast",
    "current_scope",
    "cut_by",
    "cutter",
    "defvjp",
    "differentiating",
    "differentiation",
    "forward_only",
    "forwarded",
    "given_value",
    "held_of",
    "leaves",
    "leaving_out_effects",
    "minding",
    "moved_back",
    "no_grad",
    "nobody",
    "noting_effects",
    "observe",
    "observed",
    "observing",
    "offloading",
    "on_first_result",
    "overwriting",
    "overwritten",
    "primitive",
    "providers",
    "quiet",
    "quietly",
    "recomputed",
    "recording",
    "register_saved_tensors_hooks",
    "remembering",
    "repeating",
    "rooted",
    "saved_tensors_hooks",
    "scope",
    "told_when_ready",
]
