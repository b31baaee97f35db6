"""Parameters of which all processes have the same numbers."""

from __future__ import annotations

from collections.abc import Iterable

from engine.autodiff import OwnArray
from engine.context.processes import Communicator
from engine.nn import Cell
from engine.tensor import Parameter


def is_shared(parameter: Parameter) -> bool:
    """Whether all processes have the same numbers of it: it is neither layerwise nor cut."""
    return not parameter.layerwise_parallel and not isinstance(parameter.array, OwnArray)


def broadcast_parameters(network: Cell, processes: Communicator, root: int = 0) -> None:
    """Let the parameters that are shared be those of one process; all call this.

    Raises:
        StateError: If a process has left.

    """
    take_from(filter(is_shared, network.get_parameters()), processes, root)


def take_from(parameters: Iterable[Parameter], processes: Communicator, root: int) -> None:
    """Let parameters have the numbers that they have in one process; all call this.

    Raises:
        StateError: If a process has left.

    """
    for parameter in parameters:
        numbers = parameter.asnumpy()
        processes.broadcast(numbers, root).wait()
        if processes.rank != root:
            parameter.set_data(type(parameter.data)(numbers))
