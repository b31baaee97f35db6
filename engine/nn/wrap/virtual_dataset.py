"""The cell that MindSpore puts in front of a network whose batches several devices share."""

from __future__ import annotations

from typing import Any

from engine.nn.cell import Cell


class VirtualDatasetCell(Cell):
    """A network as it is: one process has the whole batch.

    Args:
        backbone: The network.

    """

    def __init__(self, backbone: Cell) -> None:
        super().__init__(auto_prefix=False)
        self._backbone = backbone

    def construct(self, *inputs: Any) -> Any:
        """What the network returns."""
        return self._backbone(*inputs)
