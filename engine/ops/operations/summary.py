"""Operators that record, print or write what a network computes; they return nothing."""

from __future__ import annotations

from typing import Any

from engine.ops import print_, tensordump
from engine.ops.dumping import check_mode
from engine.ops.summary import summarise
from engine.typed import Tensor

from .operator_class import Primitive

__all__ = [
    "HistogramSummary",
    "ImageSummary",
    "Print",
    "ScalarSummary",
    "TensorDump",
    "TensorSummary",
]


class ScalarSummary(Primitive):
    """Records a tensor of one element under a tag, at the steps that are collected.

    >>> import engine
    >>> from engine import nn, ops
    >>> class Net(nn.Cell):
    ...     def __init__(self):
    ...         super().__init__()
    ...         self.summary = ops.ScalarSummary()
    ...
    ...     def construct(self, x):
    ...         self.summary("mean", x.mean())
    ...         return x * 2

    """

    def __call__(self, name: str, value: Any) -> None:
        """Record `value` under `name`.

        Raises:
            ArgumentTypeError: If the name is no text, or the value neither tensor nor number.
            ArgumentValueError: If the name is empty.

        """
        summarise("scalar", name, value)


class ImageSummary(Primitive):
    """Records a batch of pictures (number, 1 or 3 channels, height, width) under a tag."""

    def __call__(self, name: str, value: Tensor) -> None:
        """Record `value` under `name`; errors as `ScalarSummary`."""
        summarise("image", name, value)


class TensorSummary(Primitive):
    """Records a whole tensor under a tag; at fewer steps than the others, as it is large."""

    def __call__(self, name: str, value: Tensor) -> None:
        """Record `value` under `name`; errors as `ScalarSummary`."""
        summarise("tensor", name, value)


class HistogramSummary(Primitive):
    """Records how the numbers of a tensor are distributed under a tag."""

    def __call__(self, name: str, value: Tensor) -> None:
        """Record `value` under `name`; errors as `ScalarSummary`."""
        summarise("histogram", name, value)


class TensorDump(Primitive):
    """Writes a tensor to a file of NumPy, named as `ops.tensordump` says.

    Args:
        input_output: "out" or "in", which write the same here; see there.

    Raises:
        ArgumentValueError: If it is another word.

    """

    def __init__(self, input_output: str = "out") -> None:
        super().__init__()
        check_mode("TensorDump(input_output)", input_output)
        self.mode = input_output

    def __call__(self, file: str, input_x: Tensor) -> None:
        """Write `input_x`; errors as `ops.tensordump`."""
        tensordump(file, input_x, self.mode)


class Print(Primitive):
    """Shows tensors and texts on the screen, or adds them to the context's `print_file_path`.

    >>> import engine
    >>> Print()("total:", engine.Tensor(3))
    total:
    Tensor(shape=[], dtype=Int64, value= 3)

    """

    def __call__(self, *input_x: Any) -> None:
        """Print each value on lines of its own, as `ops.print_`."""
        print_(*input_x)
