"""A layout as MindSpore tells it: devices along axes, each of which cuts one axis or none."""

from __future__ import annotations

from typing import Any

from .mesh import Mesh
from .moving import Cuts


def devices_and_map(cuts: Cuts, mesh: Mesh) -> tuple[list[int], list[Any]]:
    """Devices along their axes, and for each axis of a tensor the one that cuts it.

    Neighbours of the mesh that cut the same axis of the tensor are one axis of devices.

    Returns:
        The devices, and for each axis of the tensor an axis of devices counted from the last; -1
        where it is whole, several in a list where they are no neighbours.

    """
    owners = {axis: at for at, axes in enumerate(cuts) for axis in axes}
    groups: list[list[int]] = []
    for axis in mesh.axes:
        if groups and _joins(cuts, groups[-1][-1], axis, owners):
            groups[-1].append(axis)
        else:
            groups.append([axis])
    numbers = {axis: len(groups) - 1 - at for at, group in enumerate(groups) for axis in group}
    tensor_map: list[Any] = []
    for axes in cuts:
        names = list(dict.fromkeys(numbers[axis] for axis in axes))
        tensor_map.append(names if len(names) > 1 else names[0] if names else -1)
    return [mesh.parts(group) for group in groups], tensor_map


def _joins(cuts: Cuts, before: int, axis: int, owners: dict[int, int]) -> bool:
    """Whether two neighbours of the mesh are one axis of devices: they cut the same, in order."""
    if owners.get(before) != owners.get(axis):
        return False
    if axis not in owners:
        return True
    axes = cuts[owners[axis]]
    return axes.index(axis) == axes.index(before) + 1
