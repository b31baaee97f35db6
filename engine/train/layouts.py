"""How the parameters of a network lie on devices, as `load_distributed_checkpoint` takes it."""

from __future__ import annotations

from typing import NamedTuple

from engine.nn import Cell

THE_PROCESS = [1]
NOT_SPLIT = -1


class ParameterLayout(NamedTuple):
    """Which part of a parameter a device holds, in MindSpore's order.

    Attributes:
        device_matrix: How many devices there are along each of their axes.
        tensor_map: For each axis of the parameter the axis of devices that splits it, counted from
            the last; -1 where it is whole.
        slice_shape: The shape of one device's part.
        field_size: 0; further numbers belong to embeddings of several fields.
        uniform_split: Whether all parts are of one size.
        optimizer_group: The devices that share its optimizer state; "" if none do.
        full_shape: The shape of the parameter.

    """

    device_matrix: list[int]
    tensor_map: list[int]
    slice_shape: list[int]
    field_size: int
    uniform_split: bool
    optimizer_group: str
    full_shape: list[int]


def whole_layouts(network: Cell) -> dict[str, ParameterLayout]:
    """The layout of each parameter, by name, where one process holds all of each.

    >>> from engine import nn
    >>> whole_layouts(nn.Dense(3, 2, has_bias=False))["weight"][:3]
    ([1], [-1, -1], [2, 3])
    """
    return {
        parameter.name: _whole(parameter.shape) for _, parameter in network.parameters_and_names()
    }


def _whole(shape: tuple[int, ...]) -> ParameterLayout:
    sizes = list(shape)
    tensor_map = [NOT_SPLIT] * len(sizes)
    return ParameterLayout(list(THE_PROCESS), tensor_map, sizes, 0, True, "", list(sizes))
