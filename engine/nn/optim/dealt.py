"""Parameters dealt to processes: each moves its own, and keeps the running state of these alone.

State that begins with zeros takes memory when it is first written: that of others takes none.

Source: Rajbhandari et al., arXiv:1910.02054, its first stage, by whole parameters.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.context import get_auto_parallel_context
from engine.context.parallel_options import BATCHES_OF_THEIR_OWN
from engine.context.processes import Communicator, world
from engine.context.state import current
from engine.tensor import Parameter

EVERYBODY = -1
_LEAST_KB = 64  # MindSpore's: what is smaller costs more to send than to move


def owners(sizes: Sequence[int], count: int) -> list[int]:
    """Who moves each parameter: the largest first, each to whom has least; all those of size 0.

    >>> owners([5, 0, 9, 4], 2)
    [1, -1, 0, 1]

    """
    loads = [0] * count
    found = [EVERYBODY] * len(sizes)
    for at in sorted(range(len(sizes)), key=lambda at: (-sizes[at], at)):
        if sizes[at]:
            found[at] = loads.index(min(loads))
            loads[found[at]] += sizes[at]
    return found


class Dealt:
    """Which of the parameters this process moves, and what it does with those of others.

    Args:
        parameters: All that the optimizer trains.
        communicator: The processes.
        least_bytes: Smaller parameters are moved by everybody.

    """

    def __init__(
        self, parameters: Sequence[Parameter], communicator: Communicator, least_bytes: int
    ) -> None:
        self._communicator = communicator
        sizes = [
            one.nbytes if one.parallel_optimizer and one.nbytes >= least_bytes else 0
            for one in parameters
        ]
        self.owners = owners(sizes, len(communicator.ranks))

    def is_mine(self, at: int) -> bool:
        """Whether this process moves the parameter at a position."""
        return self.owners[at] in {EVERYBODY, self._communicator.rank}

    def exchange(self, parameters: Sequence[Any]) -> None:
        """Let all parameters have the numbers of those who moved them."""
        parts = [self._part(parameters, rank) for rank in range(len(self._communicator.ranks))]
        counts = [sum(array.nbytes for array in part) for part in parts]
        mine = _joined([array.reshape(-1).view(np.uint8) for array in self._arrays(parts)])
        out = np.empty(sum(counts), np.uint8)
        self._communicator.all_gather(mine, out, counts).wait()
        begin = 0
        for rank, part in enumerate(parts):
            for parameter, array in zip(self._of(parameters, rank), part, strict=True):
                end = begin + array.nbytes
                if rank != self._communicator.rank:
                    _take(parameter, out[begin:end].view(array.dtype).reshape(array.shape))
                begin = end

    def _of(self, parameters: Sequence[Any], rank: int) -> list[Any]:
        return [one for one, owner in zip(parameters, self.owners, strict=True) if owner == rank]

    def _part(self, parameters: Sequence[Any], rank: int) -> list[Any]:
        return [_on_host(one) for one in self._of(parameters, rank)]

    def _arrays(self, parts: Sequence[list[Any]]) -> list[Any]:
        return [np.ascontiguousarray(array) for array in parts[self._communicator.rank]]


def _joined(arrays: Sequence[Any]) -> Any:
    return np.concatenate(arrays) if arrays else np.empty(0, np.uint8)


def _on_host(parameter: Any) -> Any:
    """The numbers in host memory; on the CPU the parameter's own."""
    return Value.wrap(parameter.array).asnumpy()


def _take(parameter: Any, numbers: Any) -> None:
    if isinstance(parameter.array, np.ndarray):
        parameter.array[...] = numbers
    else:
        parameter.array.set(numbers)


def dealt_by_settings(parameters: Sequence[Parameter]) -> Dealt | None:
    """How the settings deal the parameters; None where every process moves all."""
    communicator = world()
    if len(communicator.ranks) == 1 or not get_auto_parallel_context("enable_parallel_optimizer"):
        return None
    if get_auto_parallel_context("parallel_mode") not in BATCHES_OF_THEIR_OWN:
        return None
    told: Any = current.parallel.get("parallel_optimizer_config", {})
    least_kb = told.get("parallel_optimizer_threshold", _LEAST_KB)
    return Dealt(parameters, communicator, least_kb * 1024)
