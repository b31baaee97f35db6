"""Derivatives along a direction as cells, as MindSpore 1 had them in `nn.grad`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import ops

from .cell import Cell

__all__ = ["Jvp", "Vjp"]


class _Directional(Cell):
    """A cell made of a function or cell of tensors."""

    def __init__(self, fn: Callable[..., Any]) -> None:
        super().__init__()
        self.fn = fn


class Jvp(_Directional):
    """What a function returns, and its derivative along a direction: `ops.jvp` as a cell.

    Args:
        fn: A function or cell of tensors.

    Called with the inputs, and behind them the direction: a tensor, or a tuple of one an input.
    Returns the outputs and the derivatives, each a tensor or a tuple.

    Raises:
        ArgumentTypeError: If the inputs or the direction are no tensors.
        ShapeError: If their shapes differ.

    >>> import engine
    >>> x, v = engine.Tensor([3.0, 2.0]), engine.Tensor([1.0, 0.5])
    >>> Jvp(lambda x: x * x)(x, v)[1].asnumpy()
    array([6., 2.], dtype=float32)

    """

    def construct(self, *inputs_and_v: Any) -> Any:
        """The outputs, and the derivatives along the last argument."""
        *inputs, v = inputs_and_v
        return ops.jvp(self.fn, tuple(inputs), v)


class Vjp(_Directional):
    """What a function returns, and the gradient of its weighted outputs: `ops.vjp` as a cell.

    Args:
        fn: A function or cell of tensors.

    Called with the inputs, and behind them the weights: a tensor, or a tuple of one an output.
    Returns the outputs and the gradients, one an input, each a tensor or a tuple.

    >>> import engine
    >>> x, v = engine.Tensor([3.0, 2.0]), engine.Tensor([1.0, 0.5])
    >>> Vjp(lambda x: x * x)(x, v)[1].asnumpy()
    array([6., 2.], dtype=float32)

    """

    def construct(self, *inputs_and_v: Any) -> Any:
        """The outputs, and the gradients of what the last argument weighs."""
        *inputs, v = inputs_and_v
        outputs, pull = ops.vjp(self.fn, *inputs)
        found = pull(*v) if isinstance(v, tuple | list) else pull(v)
        return outputs, found[0] if len(found) == 1 else found
