"""How the parameters of a network lie on devices, as `load_distributed_checkpoint` takes it."""

from __future__ import annotations

from typing import NamedTuple

from engine.autodiff import OwnArray, cutter
from engine.context.processes import world
from engine.nn import Cell
from engine.tensor import Parameter

NOT_SPLIT = -1


class ParameterLayout(NamedTuple):
    """Which part of a parameter a device holds, in MindSpore's order.

    Attributes:
        device_matrix: How many devices there are along each of their axes.
        tensor_map: For each axis of the parameter the axis of devices that splits it, counted from
            the last; -1 where it is whole, several in a list.
        slice_shape: The shape of one device's part.
        field_size: 0; further numbers belong to embeddings of several fields.
        uniform_split: Whether all parts are of one size.
        optimizer_group: The devices that share its optimizer state; "" if none do.
        full_shape: The shape of the parameter.

    """

    device_matrix: list[int]
    tensor_map: list[int | list[int]]
    slice_shape: list[int]
    field_size: int
    uniform_split: bool
    optimizer_group: str
    full_shape: list[int]


def is_cut() -> bool:
    """Whether operators are cut over processes, so that a run says how parameters lie."""
    return len(world().ranks) > 1 and cutter() is not None


def layouts_of(network: Cell) -> dict[str, ParameterLayout]:
    """The layout of each parameter, by name: whole, where it is not cut over processes.

    >>> from engine import nn
    >>> layouts_of(nn.Dense(3, 2, has_bias=False))["weight"][:3]
    ([1], [-1, -1], [2, 3])
    """
    return {parameter.name: _layout(parameter) for _, parameter in network.parameters_and_names()}


def _layout(parameter: Parameter) -> ParameterLayout:
    full = list(parameter.shape)
    if isinstance(parameter.array, OwnArray):
        return ParameterLayout._make([*parameter.array.layout(), full])
    tensor_map: list[int | list[int]] = [NOT_SPLIT] * len(full)
    return ParameterLayout([len(world().ranks)], tensor_map, list(full), 0, True, "", full)
