"""The operator that lays a tensor out: the same numbers, held in other parts."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Primitive, Spec, Traits, Value, defvjp

from .mesh import Mesh, mesh_of_all
from .moving import Cuts, cut
from .sharded_array import ShardedArray
from .strategies import check_divides, cuts_of

__all__ = ["laid", "laid_array"]


def _laid(x: Any, cuts: Cuts = ()) -> Any:
    """The array, of which each process holds the part that `cuts` says."""
    return laid_array(x, cuts, mesh_of_all())


# Not one of `PRIMITIVES`, which files of networks name: those are of one process.
laid: Primitive[..., Any] = Primitive(_laid, lambda x, cuts: Spec(x.shape, x.dtype), Traits())


def laid_array(array: Any, cuts: Cuts, mesh: Mesh) -> Any:
    """An array in other parts; a plain one where it is not cut."""
    held = array.cut_as(cuts) if isinstance(array, ShardedArray) else cut(array, cuts, mesh)
    return ShardedArray(held, cuts, mesh) if any(cuts) else held


def _examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {"cuts": ((), ())}


# The gradient is that of the same numbers, however it lies.
defvjp(laid, lambda g, out, x, cuts: g, examples=_examples)


def laid_out(x: Value, cuts: Cuts) -> Any:
    """A tensor in other parts; gradients find their way back."""
    return laid(x, cuts=cuts)


def laid_as(tensor: Any, layout: Any) -> Any:
    """A tensor as a `Layout` or parts say.

    Raises:
        ArgumentValueError: If they do not fit the tensor or the processes.

    """
    mesh = mesh_of_all()
    cuts = cuts_of("reshard", layout, mesh)
    check_divides("reshard", tensor.shape, cuts, mesh)
    return laid_out(tensor, cuts)
