"""What functions and operator classes of communication give of tensors that were checked.

A process that is alone gets each tensor back in memory of its own, with its gradient, by an
operator that every graph and every form of export knows.
"""

from __future__ import annotations

import math
from typing import Any

from engine.ops.arrangement import reshape
from engine.ops.cast import convert
from engine.ops.copying import clone
from engine.ops.joining import joined, parted
from engine.ops.reduction import reduce_sum

from .arguments import even_rows, processes_of, size_of
from .broadcasting import broadcasted, reduced_at
from .gathering import all_gathered, reduce_scattered
from .reducing import all_reduced
from .scattering import gathered_at, scattered
from .swapping import swapped

Rows = tuple[int, ...]


def all_reduce(x: Any, op: str, group: str) -> Any:
    """What the tensors of all make together."""
    return clone(x) if size_of("all_reduce", group) == 1 else all_reduced(x, op=op, group=group)


def all_gather(x: Any, group: str, counts: Rows = ()) -> Any:
    """The rows of all, one after another; as many from each, or as `counts` says."""
    size = size_of("all_gather", group)
    if size == 1:
        return clone(x)
    return all_gathered(x, counts=counts or (x.shape[0],) * size, group=group)


def reduce_scatter(x: Any, op: str, group: str, counts: Rows = ()) -> Any:
    """The rows of this process of what all make together; as many for each, or as `counts` says."""
    size = size_of("reduce_scatter", group)
    if size == 1:
        return clone(x)
    counts = counts or even_rows("reduce_scatter", x.shape, size)
    return reduce_scattered(x, counts=counts, op=op, group=group)


def reduce(x: Any, op: str, root: int, group: str) -> Any:
    """What all make together at one process; at others one 0, as in MindSpore."""
    comm = processes_of("reduce", group)
    if len(comm.ranks) == 1:
        return clone(x)
    out = reduced_at(x, op=op, root=root, group=group)
    return out if comm.rank == root else _meaningless(out, x)


def gather(x: Any, root: int, group: str) -> Any:
    """The rows of all at one process; at others one 0, as in MindSpore."""
    comm = processes_of("gather", group)
    if len(comm.ranks) == 1:
        return clone(x)
    counts = (x.shape[0],) * len(comm.ranks)
    out = gathered_at(x, counts=counts, root=root, group=group)
    return out if comm.rank == root else _meaningless(out, x)


def _meaningless(zeros: Any, x: Any) -> Any:
    """One 0 which depends on all of them, so that the walk back finds them."""
    dtype = getattr(x, "array", x).dtype
    return convert(reshape(reduce_sum(zeros), (1,)), dtype=dtype)


def scatter(x: Any, root: int, group: str) -> Any:
    """The rows for this process of those of one."""
    size = size_of("scatter", group)
    if size == 1:
        return clone(x)
    counts = even_rows("scatter", x.shape, size)
    return scattered(x, counts=counts, root=root, group=group)


def broadcast(x: Any, root: int, group: str) -> Any:
    """The tensor of one process."""
    return clone(x) if size_of("broadcast", group) == 1 else broadcasted(x, root=root, group=group)


def all_to_all(x: Any, sent: Rows, come: Rows, group: str) -> Any:
    """What each process sends to this one, of a flat tensor."""
    if size_of("all_to_all", group) == 1:
        return clone(x)
    return swapped(x, sent=sent, come=come, group=group)


def flattened(tensors: list[Any]) -> Any:
    """All numbers of some tensors, one after another."""
    flat = [reshape(tensor, (-1,)) for tensor in tensors]
    return flat[0] if len(flat) == 1 else joined(*flat, axis=0)


def in_shapes(flat: Any, shapes: list[tuple[int, ...]]) -> list[Any]:
    """The opposite: tensors of these shapes, in the memory of the flat one."""
    if len(shapes) == 1:
        return [reshape(flat, shapes[0])]
    stops, until = [], 0
    for shape in shapes[:-1]:
        until += math.prod(shape)
        stops.append(until)
    parts = parted(flat, axis=0, stops=tuple(stops))
    return [reshape(part, shape) for part, shape in zip(parts, shapes, strict=True)]
