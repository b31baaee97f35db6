"""What metrics need from a network."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import ops
from engine.nn.cell import Cell
from engine.typed import Tensor

from .judged import judged

__all__ = ["WithEvalCell"]


class WithEvalCell(Cell):
    """Loss, outputs and labels of a network, as metrics take them.

    Args:
        network: The network; it takes the data.
        loss_fn: A cell or function of the network's output and the labels.
        add_cast_fp32: Whether to turn outputs into float32 before the loss, for networks that
            compute in float16.

    >>> import engine
    >>> from engine import nn
    >>> class Double(nn.Cell):
    ...     def construct(self, x):
    ...         return x * 2.0
    >>> evaluate = WithEvalCell(Double(), lambda out, label: (out - label).sum())
    >>> loss, outputs, label = evaluate(engine.Tensor([3.0]), engine.Tensor([1.0]))
    >>> float(loss)
    5.0

    """

    def __init__(
        self, network: Cell, loss_fn: Callable[..., Any], add_cast_fp32: bool = False
    ) -> None:
        super().__init__(auto_prefix=False)
        self._network = network
        self._loss_fn = loss_fn
        self.add_cast_fp32 = add_cast_fp32

    def construct(self, data: Tensor, label: Tensor) -> tuple[Any, Any, Any]:
        """`(loss, outputs, label)` for a batch."""
        outputs = self._network(data)
        if self.add_cast_fp32:
            label = _as_float32(label)
            outputs = (
                tuple(map(_as_float32, outputs))
                if isinstance(outputs, tuple)
                else (_as_float32(outputs))
            )
        return judged(self._loss_fn, outputs, label, self._network), outputs, label


def _as_float32(value: Any) -> Any:
    """A float tensor as float32; whole numbers stay."""
    is_float = str(value.dtype) in {"Float16", "BFloat16", "Float64"}
    return ops.cast(value, "float32") if is_float else value
