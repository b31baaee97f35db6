"""Networks that take their batch in parts and add up what they return.

Stages of a pipeline compute parts at one time: one has the next while another has the one before.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, UnknownNameError
from engine.nn.cell import Cell
from engine.tensor import Tensor

__all__ = ["GradAccumulationCell", "MicroBatchInterleaved", "PipelineCell"]


class _InParts(Cell):
    """A network that takes each part of the batch in turn; the sum of what it returns."""

    def __init__(self, network: Any, parts: int, name: str) -> None:
        super().__init__(auto_prefix=False)
        where = f"{type(self).__name__}({name})"
        if not isinstance(parts, int) or isinstance(parts, bool):
            raise ArgumentTypeError.of(where, "an int", parts)
        if parts < 1:
            raise ArgumentValueError.of(where, "a number from 1", parts)
        self.network = network
        self._parts = parts

    def construct(self, *inputs: Any) -> Tensor:
        """The sum over the parts; every input is a tensor whose first axis they divide."""
        for x in inputs:
            if not isinstance(x, Tensor):
                raise ArgumentTypeError.of(type(self).__name__, "tensors", x)
            if not x.shape or x.shape[0] % self._parts:
                expected = f"a first axis divisible by {self._parts}"
                raise ShapeError.of(type(self).__name__, expected, x.shape)
        # All before any is read: so one stage of a pipeline goes on while others compute.
        outs = [self.network(*(self._part(x, k) for x in inputs)) for k in range(self._parts)]
        return functools.reduce(operator.add, outs)

    def _part(self, x: Any, k: int) -> Any:
        size = x.shape[0] // self._parts
        return x[k * size : (k + 1) * size]


def _only_cells(owner: str, network: Any) -> None:
    if not isinstance(network, Cell):
        raise ArgumentTypeError.of(f"{owner}(network)", "a Cell", network)


class GradAccumulationCell(_InParts):
    """The sum of a network's losses over equal parts of the batch.

    Its gradients are the sums of those of the parts. One process computes one part after the other,
    stages of a pipeline several at one time.

    Args:
        network: A cell with the loss.
        micro_size: How many parts there are.

    Raises:
        ArgumentTypeError: If the network is no cell, the number no int, or an input no tensor.
        ArgumentValueError: If there are less than 1 part.
        ShapeError: If the parts do not divide the first axis of an input.

    >>> import engine
    >>> from engine import nn
    >>> class Mean(nn.Cell):
    ...     def construct(self, x):
    ...         return x.mean()
    >>> float(GradAccumulationCell(Mean(), 2)(engine.Tensor([1.0, 2.0, 3.0, 4.0])))
    5.0

    """

    def __init__(self, network: Callable[..., Any], micro_size: int) -> None:
        _only_cells("GradAccumulationCell", network)
        super().__init__(network, micro_size, "micro_size")
        self.micro_size = micro_size


class MicroBatchInterleaved(_InParts):
    """The sum of what a network returns for equal parts of the batch.

    One process computes one part after the other, stages of a pipeline several at one time.

    Args:
        network: A cell or function.
        interleave_num: How many parts there are.

    Raises:
        ArgumentTypeError: If the number is no int, or an input no tensor.
        ArgumentValueError: If there are less than 1 part.
        ShapeError: If the parts do not divide the first axis of an input.

    >>> import engine
    >>> float(MicroBatchInterleaved(lambda x: x.mean(), 2)(engine.Tensor([1.0, 3.0])))
    4.0

    """

    def __init__(self, network: Callable[..., Any], interleave_num: int = 2) -> None:
        super().__init__(network, interleave_num, "interleave_num")
        self.interleave_num = interleave_num


class PipelineCell(_InParts):
    """The sum of a network's losses over equal parts of the batch, with a stage for each cell.

    The stages are recorded in the cells, as `Cell.pipeline_stage`. With
    `set_auto_parallel_context(pipeline_stages=…)` a process computes those of one, and goes on with
    the next part while others compute; one process computes them all, one part after the other.

    Args:
        network: A cell with the loss.
        micro_size: How many parts there are.
        stage_config: Names of cells and the stage of each; by the name it has in the network, or
            by what the network prints.
        segment_config: The same, recorded as the cells' `pipeline_segment`.

    Raises:
        ArgumentTypeError: If the network is no cell, the number no int, or an input no tensor.
        ArgumentValueError: If there are less than 1 part.
        ShapeError: If the parts do not divide the first axis of an input.
        UnknownNameError: If no cell has such a name.

    >>> from engine import nn
    >>> network = nn.SequentialCell(nn.Dense(2, 2), nn.Dense(2, 1))
    >>> PipelineCell(network, 2, {"0": 0, "1": 1}).network[1].pipeline_stage
    1

    """

    def __init__(
        self,
        network: Callable[..., Any],
        micro_size: int,
        stage_config: dict[str, int] | None = None,
        segment_config: dict[str, int] | None = None,
    ) -> None:
        _only_cells("PipelineCell", network)
        super().__init__(network, micro_size, "micro_size")
        self.micro_size = micro_size
        self._tell("stage_config", "pipeline_stage", stage_config)
        self._tell("segment_config", "pipeline_segment", segment_config)

    def _tell(self, option: str, attribute: str, numbers: dict[str, int] | None) -> None:
        cells = {name: cell for name, cell in self.network.cells_and_names() if name}
        cells[str(self.network)] = self.network
        for name, number in (numbers or {}).items():
            if name not in cells:
                raise UnknownNameError.of(f"PipelineCell({option})", name, list(cells)[:-1])
            setattr(cells[name], attribute, number)
