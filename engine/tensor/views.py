"""Tensors that lie in the memory of another: `x[0]`, `x.reshape(…)`, `x.T`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from engine.autodiff import Value, given_value
from engine.backend import xp_of
from engine.ops.arrangement import permuted, rearranged
from engine.ops.scattering import replaced


class View(NamedTuple):
    """What one tensor is of another.

    Attributes:
        whole: The other.
        filled: From new numbers of the view to those of the whole.
        again: From the whole to the view.

    """

    whole: Any
    filled: Callable[[Any], Any]
    again: Callable[[Any], Any]


def view_of(tensor: Any) -> View | None:
    """Of what a tensor is a view, in the midst of gradients; None if it lies alone.

    None also if the whole has taken other numbers since, or nobody has it still.
    """
    taken = _by_history(tensor) if tensor.origin is not None else getattr(tensor, "part_of", None)
    if taken is None:
        return None
    whole, primitive, attrs = taken
    if not isinstance(whole, Value):
        return None
    if not xp_of(whole.array).shares_memory(whole.array, tensor.array):
        return None
    again = partial(primitive, **attrs)
    if primitive.name == "taken":
        return View(whole, lambda new: replaced(whole, new, index=attrs["index"]), again)
    if primitive.name == "rearranged":
        return View(whole, partial(rearranged, shape=tuple(whole.array.shape)), again)
    if primitive.name == "permuted":
        order = tuple(int(k) for k in np.argsort([k % whole.array.ndim for k in attrs["axes"]]))
        return View(whole, partial(permuted, axes=order), again)
    return None


def _by_history(tensor: Any) -> tuple[Any, Any, dict[str, Any]] | None:
    node = tensor.origin[0]
    while node.primitive.name == "custom_gradient" and node.attrs["forward"] is None:
        node = node.parents[0][0]  # its gradient has a hook; its numbers are those before it
    whole = given_value(node.inputs[0]) if node.inputs else None
    if not isinstance(whole, Value) or whole.origin is None:
        return None
    return (whole, node.primitive, node.attrs) if whole.origin is node.parents[0] else None
