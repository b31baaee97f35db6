"""The whole of a parameter of which each device has a slice, for callbacks of users."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentValueError
from engine.nn import Cell
from engine.tensor import Tensor


def merged_data(net: Cell, *described: Any) -> Tensor:
    """The data of a parameter, whole: as it is, since one process holds all of it.

    It is `_get_merged_param_data` of MindSpore, which gathers slices.

    Args:
        net: The network of the parameter.
        *described: The parameter's name, its data, and whether slices are to be gathered; in
            MindSpore from 2.3 on with the layouts of the parameters before them.

    Raises:
        ArgumentValueError: If there are neither three nor four.

    >>> import engine
    >>> from engine import nn
    >>> data = engine.Tensor([1.0])
    >>> merged_data(nn.Dense(1, 1), {}, "weight", data, True) is data
    True

    """
    if len(described) not in {3, 4}:
        expected = "a name, the data and a bool, with layouts before them or without"
        raise ArgumentValueError.of("_get_merged_param_data", expected, f"{len(described)} values")
    data: Tensor = described[-2]
    return data
