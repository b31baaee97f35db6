"""Parts of arrays cut, brought together and added up over processes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.backend import asnumpy, device_holding, to_device

from .mesh import Axes, Mesh

Cuts = tuple[Axes, ...]
"""For each axis of a tensor the axes of the mesh that cut it."""


def cut(array: Any, cuts: Cuts, mesh: Mesh) -> Any:
    """The part of an array that this process is to hold; the same memory."""
    if not any(cuts):
        return array
    index = []
    for length, axes in zip(array.shape, cuts, strict=True):
        size = length // mesh.parts(axes)
        begin = mesh.part(axes) * size
        index.append(slice(begin, begin + size))
    return array[tuple(index)]


def moved(held: Any, cuts: Cuts, wanted: Cuts, mesh: Mesh) -> Any:
    """The part that this process holds as `wanted` has it, of an array that is cut otherwise."""
    kept = [_common(*both) for both in zip(cuts, wanted, strict=True)]
    for axis, (axes, common) in enumerate(zip(cuts, kept, strict=True)):
        if axes != common:
            held = _gathered(held, axis, axes[len(common) :], mesh)
    further = tuple(axes[len(common) :] for axes, common in zip(wanted, kept, strict=True))
    return cut(held, further, mesh)


def _common(axes: Axes, others: Axes) -> Axes:
    length = 0
    while length < min(len(axes), len(others)) and axes[length] == others[length]:
        length += 1
    return axes[:length]


def _gathered(held: Any, axis: int, axes: Axes, mesh: Mesh) -> Any:
    host = np.ascontiguousarray(asnumpy(held))
    count = mesh.parts(axes)
    out = np.empty((count, *host.shape), host.dtype)
    mesh.group(axes).all_gather(host, out, [host.size] * count).wait()
    if axis == 0 or all(length == 1 for length in host.shape[:axis]):
        whole = out.reshape(*host.shape[:axis], count * host.shape[axis], *host.shape[axis + 1 :])
    else:
        whole = np.concatenate(list(out), axis)
    return to_device(whole, device_holding(held))


def added(held: Sequence[Any], axes: Axes, mesh: Mesh, *, op: str = "sum") -> list[Any]:
    """What arrays of the processes along some axes add up to, in memory of its own.

    All are added at once, those of one number type end to end.
    """
    found: list[Any] = [None] * len(held)
    by_type: dict[Any, list[int]] = {}
    for at, array in enumerate(held):
        by_type.setdefault((array.dtype, device_holding(array)), []).append(at)
    group = mesh.group(tuple(sorted(axes)))
    for (dtype, device), positions in by_type.items():
        flat = np.empty(sum(held[at].size for at in positions), dtype)
        begin = 0
        for at in positions:
            end = begin + held[at].size
            flat[begin:end] = asnumpy(held[at]).reshape(-1)
            begin = end
        group.all_reduce(flat, op).wait()
        begin = 0
        for at in positions:
            end = begin + held[at].size
            found[at] = to_device(flat[begin:end].reshape(held[at].shape), device)
            begin = end
    return found
