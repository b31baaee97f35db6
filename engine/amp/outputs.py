"""Cells that put what comes out of another into a floating type."""

from __future__ import annotations

from typing import Any

from engine.dtype import DType, float16, float32
from engine.nn import Cell
from engine.nn.cell import computed_after
from engine.ops.precision import in_type


class _OutputTo16(Cell):
    """A cell that computes in float32 among others that take halves."""

    def __init__(self, backbone: Cell, dtype: DType = float16) -> None:
        super().__init__(auto_prefix=False)
        self._backbone = backbone
        self.dtype = dtype

    def construct(self, *args: Any, **kwargs: Any) -> Any:
        return computed_after(self, in_type, self._backbone(*args, **kwargs), self.dtype)


class _OutputTo32(Cell):
    """A network that computes in halves, for who goes on with float32."""

    def __init__(self, backbone: Cell) -> None:
        super().__init__(auto_prefix=False)
        self._backbone = backbone

    def construct(self, *args: Any, **kwargs: Any) -> Any:
        return computed_after(self, in_type, self._backbone(*args, **kwargs), float32)


class WithLossCell(Cell):
    """As `nn.WithLossCell`, but the loss takes output and label as float32."""

    def __init__(self, backbone: Cell, loss_fn: Cell) -> None:
        super().__init__(auto_prefix=False)
        self._backbone = backbone
        self._loss_fn = loss_fn

    @property
    def backbone_network(self) -> Cell:
        """The network."""
        return self._backbone

    def construct(self, data: Any, label: Any) -> Any:
        output = computed_after(self, in_type, self._backbone(data), float32)
        return self._loss_fn(output, in_type(label, float32))
