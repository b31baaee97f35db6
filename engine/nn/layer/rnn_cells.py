"""Recurrent cells: one step at a time, for loops of one's own."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.cell import Cell
from engine.tensor import Parameter
from engine.typed import DTypeLike, Tensor

from .arguments import positive, truth
from .example import Example
from .recurrent_step import (
    State,
    Step,
    affine,
    drawn,
    gru_step,
    lstm_step,
    relu_step,
    tanh_step,
    turned,
)

__all__ = ["GRUCell", "LSTMCell", "RNNCell"]


class _RecurrentCell(Cell):
    """The parameters of one step."""

    _gates = 1
    _states = 1
    _step: Step

    def __init__(self, input_size: int, hidden_size: int, has_bias: bool, dtype: Any) -> None:
        super().__init__()
        where = type(self).__name__
        self.input_size = positive(f"{where}(input_size)", input_size)
        self.hidden_size = positive(f"{where}(hidden_size)", hidden_size)
        self.has_bias = truth(f"{where}(has_bias)", has_bias)
        rows = self._gates * hidden_size
        shapes: dict[str, tuple[int, ...]]
        shapes = {"weight_ih": (rows, input_size), "weight_hh": (rows, hidden_size)}
        if has_bias:
            shapes |= {"bias_ih": (rows,), "bias_hh": (rows,)}
        self.bias_ih = self.bias_hh = None
        for name, shape in shapes.items():
            setattr(self, name, Parameter(drawn(hidden_size, shape, dtype), name=name))

    def construct(self, x: Tensor, hx: Any = None) -> Any:
        if len(x.shape) not in {1, 2} or x.shape[-1] != self.input_size:
            expected = f"(batch, {self.input_size})"
            raise ShapeError.of(type(self).__name__, expected, tuple(x.shape))
        projected = affine(x, turned(self.weight_ih), self.bias_ih)
        state = self._stepped(projected, self._state(x, hx), turned(self.weight_hh), self.bias_hh)
        return state if self._states > 1 else state[0]

    def _stepped(self, *inputs: Any) -> State:
        return self._step(*inputs)

    def _state(self, x: Any, hx: Any) -> State:
        shape = (*x.shape[:-1], self.hidden_size)
        if hx is None:
            return (ops.zeros(shape, x.dtype),) * self._states
        where = f"{type(self).__name__}(hx)"
        if isinstance(hx, tuple | list) != (self._states > 1):
            expected = "a tuple of two tensors" if self._states > 1 else "a tensor"
            raise ArgumentTypeError.of(where, expected, hx)
        parts = tuple(hx) if self._states > 1 else (hx,)
        if len(parts) != self._states or any(tuple(part.shape) != shape for part in parts):
            got = [tuple(part.shape) for part in parts]
            raise ShapeError.of(where, f"{self._states} of shape {shape}", got)
        return parts


class RNNCell(_RecurrentCell):
    """One step of the plain recurrent layer.

    Args:
        input_size: The length of the input's last axis.
        hidden_size: The length of the state.
        has_bias: Whether there are biases.
        nonlinearity: "tanh" or "relu".
        dtype: The number type of the parameters.

    Called with the input, (batch, inputs) or (inputs,), and `hx`, the state before, (batch,
    hidden); None: zeros. Returns the state behind.

    Raises:
        ArgumentTypeError: If a size is no int.
        ArgumentValueError: If an argument is out of its range.
        ShapeError: If the input or the state does not fit.

    >>> import engine
    >>> from engine import nn
    >>> cell, state = nn.RNNCell(4, 3), None
    >>> for x in engine.ops.ones((5, 2, 4)):
    ...     state = cell(x, state)
    >>> state.shape
    (2, 3)

    """

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        has_bias: bool = True,
        nonlinearity: str = "tanh",
        dtype: DTypeLike = float32,
    ) -> None:
        super().__init__(input_size, hidden_size, has_bias, dtype)
        if nonlinearity not in {"tanh", "relu"}:
            expected = "'tanh' or 'relu'"
            raise ArgumentValueError.of("RNNCell(nonlinearity)", expected, repr(nonlinearity))
        self.nonlinearity = nonlinearity

    def _stepped(self, *inputs: Any) -> State:
        return (tanh_step if self.nonlinearity == "tanh" else relu_step)(*inputs)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(3, 2), ((4, 3), (4, 2)))


class LSTMCell(_RecurrentCell):
    """One step of long short-term memory.

    Args and errors are those of `RNNCell`, but for `nonlinearity`.

    Called with the input, (batch, inputs), and `hx`, the hidden and the memory state before, each
    (batch, hidden); None: zeros. Returns both states behind.

    >>> import engine
    >>> from engine import nn
    >>> hidden, memory = nn.LSTMCell(4, 3)(engine.ops.ones((2, 4)))
    >>> hidden.shape, memory.shape
    ((2, 3), (2, 3))

    """

    _gates, _states = 4, 2
    _step = staticmethod(lstm_step)

    def __init__(
        self, input_size: int, hidden_size: int, has_bias: bool = True, dtype: DTypeLike = float32
    ) -> None:
        super().__init__(input_size, hidden_size, has_bias, dtype)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(3, 2), ((4, 3),))


class GRUCell(_RecurrentCell):
    """One step of gated recurrent units.

    Args, inputs and errors are those of `RNNCell`, but for `nonlinearity`.

    >>> import engine
    >>> from engine import nn
    >>> nn.GRUCell(4, 3)(engine.ops.ones((2, 4)), engine.ops.zeros((2, 3))).shape
    (2, 3)

    """

    _gates = 3
    _step = staticmethod(gru_step)

    def __init__(
        self, input_size: int, hidden_size: int, has_bias: bool = True, dtype: DTypeLike = float32
    ) -> None:
        super().__init__(input_size, hidden_size, has_bias, dtype)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(3, 2, has_bias=False), ((4, 3), (4, 2)))
