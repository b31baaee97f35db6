"""The fully connected layer."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from engine import ops
from engine.autodiff import cutter
from engine.dtype import float32
from engine.errors import ArgumentTypeError, ShapeError
from engine.nn.cell import Cell, runs_alone
from engine.ops.dense_relu import dense_relu
from engine.typed import Activation, DTypeLike, Initial, Tensor

from .activation import get_activation
from .arguments import default_bias, default_weight, parameter, positive, truth
from .example import Example
from .plain_activation import ReLU

__all__ = ["Dense"]

_RECTIFIES = ReLU.construct


class Dense(Cell):
    """Each output a weighted sum of all inputs: `x @ weight.T + bias`, then an activation.

    Args:
        in_channels: The length of the input's last axis.
        out_channels: The length of the output's last axis.
        weight_init: Of `weight`, (out_channels, in_channels); None: `HeUniform(sqrt(5))`.
        bias_init: Of `bias`, (out_channels,); None: even up to 1 / sqrt(in_channels).
        has_bias: Whether there is a bias.
        activation: A name such as "relu", a cell, a function, or None.
        dtype: The number type of the parameters.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a number of channels is not above 0.
        ShapeError: If a tensor given as initial value, or an input, has the wrong shape.

    >>> import engine
    >>> from engine import nn
    >>> nn.Dense(3, 4)(engine.ops.ones((2, 3))).shape
    (2, 4)

    """

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        weight_init: Initial | None = None,
        bias_init: Initial | None = None,
        has_bias: bool = True,
        activation: Activation | None = None,
        dtype: DTypeLike = float32,
    ) -> None:
        super().__init__()
        self.in_channels = positive("Dense(in_channels)", in_channels)
        self.out_channels = positive("Dense(out_channels)", out_channels)
        self.has_bias = truth("Dense(has_bias)", has_bias)
        weight_init = default_weight() if weight_init is None else weight_init
        shape = (out_channels, in_channels)
        self.weight = parameter("Dense", weight_init, shape, dtype, "weight")
        self.bias: Any = None
        if has_bias:
            bias_init = default_bias(in_channels) if bias_init is None else bias_init
            self.bias = parameter("Dense", bias_init, (out_channels,), dtype, "bias")
        self.activation = (
            get_activation(activation, "Dense") if isinstance(activation, str) else activation
        )
        if not (self.activation is None or callable(self.activation)):
            expected = "a name, a cell, a function or None"
            raise ArgumentTypeError.of("Dense(activation)", expected, activation)
        self.activation_flag = self.activation is not None  # subclasses ask for it

    @cached_property
    def matmul(self) -> Any:
        """The operator of rows and the weight, for a subclass with a `construct` of its own.

        Its `shard` cuts both over processes.
        """
        return ops.MatMul(transpose_b=True)

    @cached_property
    def bias_add(self) -> Any:
        """The operator that adds a bias, likewise."""
        return ops.BiasAdd()

    @cached_property
    def reshape(self) -> Any:
        """The operator that gives another shape, likewise."""
        return ops.Reshape()

    @cached_property
    def shape_op(self) -> Any:
        """The operator that tells a shape, likewise."""
        return ops.Shape()

    def construct(self, x: Tensor) -> Tensor:
        return self._followed(x, self.activation)

    def _followed(self, x: Tensor, activation: Any) -> Tensor:
        shape = x.shape
        if not shape or shape[-1] != self.in_channels:
            raise ShapeError.of("Dense", f"(…, {self.in_channels})", tuple(shape))
        if cutter() is not None and {"matmul", "bias_add"} & set(vars(self)):
            out = self._by_operators(x)
        elif activation.__class__ is ReLU and runs_alone(activation, _RECTIFIES):
            return dense_relu(x, self.weight, self.bias)
        else:
            out = ops.dense(x, self.weight, self.bias)
        return out if activation is None else activation(out)

    def _by_operators(self, x: Tensor) -> Tensor:
        """The same by the operators, which may have been told how to be cut."""
        out = self.matmul(ops.reshape(x, (-1, self.in_channels)), self.weight)
        if self.bias is not None:
            out = self.bias_add(out, self.bias)
        return ops.reshape(out, (*x.shape[:-1], self.out_channels))

    def extend_repr(self) -> str:
        text = f"input_channels={self.in_channels}, output_channels={self.out_channels}"
        if self.has_bias:
            text += f", has_bias={self.has_bias}"
        return text if self.activation is None else f"{text}, activation={self.activation}"

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(4, 3, activation="tanh"), ((3, 4),))


_WEIGHS = Dense.construct


def followed(dense: Dense, activation: Cell, x: Tensor) -> Tensor:
    """`activation(dense(x))`; a rectifier has no call of its own where nobody would see one."""
    if dense.activation is None and runs_alone(dense, _WEIGHS):
        return dense._followed(x, activation)
    return activation(dense(x))
