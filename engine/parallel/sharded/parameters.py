"""Parameters of which each process holds a part, and state that belongs to them."""

from __future__ import annotations

from engine.tensor import Parameter

from .laid import laid_array
from .mesh import Mesh
from .moving import Cuts
from .sharded_array import ShardedArray
from .strategies import check_divides


def cut_parameter(parameter: Parameter, cuts: Cuts, mesh: Mesh, where: str) -> None:
    """Let this process hold its part of a parameter from now on, and no more.

    What was cut stays as it is: the first strategy counts.

    Raises:
        ArgumentValueError: If the parameter has no such axes, or is not divided by the parts.

    """
    if isinstance(parameter.array, ShardedArray):
        return
    check_divides(f"{where}: parameter {parameter.name!r}", parameter.shape, cuts, mesh)
    if not any(cuts):
        return
    found = laid_array(parameter.array, cuts, mesh)
    parameter.array = found.holding(found.held.copy())
    parameter._flat_buffer = None
