"""Recurrent layers: LSTM, GRU and the plain one, over several layers and both directions."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import as_dtype, float32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.cell import Cell
from engine.tensor import Parameter, ParameterTuple
from engine.typed import DTypeLike, Tensor

from .arguments import positive, truth
from .dropout import Dropout
from .example import Example
from .recurrent_step import (
    Step,
    Weights,
    affine,
    drawn,
    gru_step,
    lstm_step,
    relu_step,
    tanh_step,
    turned,
)

__all__ = ["GRU", "LSTM", "RNN"]


class _Dynamic(Cell):
    """One direction of one layer, step by step; a subclass says what a step is."""

    _step: Step

    def construct(
        self, x: Any, state: Any, length: Any, weights: Weights, *, backwards: bool = False
    ) -> Any:
        """(steps, batch, hidden) and the last state, of (steps, batch, inputs)."""
        w_ih, w_hh, b_ih, b_hh = weights
        steps, batch, inputs = x.shape
        flat = ops.reshape(x, (steps * batch, inputs))
        projected = ops.unstack(
            ops.reshape(affine(flat, turned(w_ih), b_ih), (steps, batch, w_ih.shape[0]))
        )
        w_hh = turned(w_hh)
        outputs: list[Any] = [None] * steps
        for t in reversed(range(steps)) if backwards else range(steps):
            fresh = self._step(projected[t], state, w_hh, b_hh)
            outputs[t] = fresh[0]
            if length is not None:
                valid = ops.expand_dims(ops.greater(length, t), 1)
                outputs[t] = ops.where(valid, fresh[0], ops.zeros_like(fresh[0]))
                fresh = tuple(
                    ops.where(valid, new, old) for new, old in zip(fresh, state, strict=True)
                )
            state = fresh
        return ops.stack(outputs), state


class _DynamicRNNRelu(_Dynamic):
    """The plain recurrent step with a rectifier."""

    _step = staticmethod(relu_step)


class _DynamicRNNTanh(_Dynamic):
    """The plain recurrent step with tanh."""

    _step = staticmethod(tanh_step)


# The two names below are those that MindSpore prints.
class _DynamicLSTMCPUGPU(_Dynamic):
    """Long short-term memory."""

    _step = staticmethod(lstm_step)


class _DynamicGRUCPUGPU(_Dynamic):
    """Gated recurrent units."""

    _step = staticmethod(gru_step)


class _Recurrent(Cell):
    """The arguments and parameters of a recurrent layer."""

    _gates = 1
    _states = 1

    def __init__(
        self,
        rnn: Cell,
        input_size: int,
        hidden_size: int,
        num_layers: int,
        has_bias: bool,
        batch_first: bool,
        dropout: float,
        bidirectional: bool,
        dtype: Any,
    ) -> None:
        super().__init__()
        where = type(self).__name__
        self.input_size = positive(f"{where}(input_size)", input_size)
        self.hidden_size = positive(f"{where}(hidden_size)", hidden_size)
        self.num_layers = positive(f"{where}(num_layers)", num_layers)
        self.has_bias = truth(f"{where}(has_bias)", has_bias)
        self.batch_first = truth(f"{where}(batch_first)", batch_first)
        self.bidirectional = truth(f"{where}(bidirectional)", bidirectional)
        if isinstance(dropout, bool) or not isinstance(dropout, int | float):
            raise ArgumentTypeError.of(f"{where}(dropout)", "a number", dropout)
        if not 0 <= dropout < 1:
            expected = "a number from 0 to before 1"
            raise ArgumentValueError.of(f"{where}(dropout)", expected, dropout)
        self.rnn = rnn
        self.dropout_op = Dropout(p=float(dropout))
        self.directions = 2 if bidirectional else 1
        self._make_parameters(dtype)

    def _make_parameters(self, dtype: Any) -> None:
        rows = self._gates * self.hidden_size
        kinds: dict[str, list[Parameter]] = {"weight_ih": [], "weight_hh": []}
        if self.has_bias:
            kinds |= {"bias_ih": [], "bias_hh": []}
        for layer in range(self.num_layers):
            inputs = self.input_size if layer == 0 else self.hidden_size * self.directions
            shapes = {"weight_ih": (rows, inputs), "weight_hh": (rows, self.hidden_size)}
            for suffix in ("", "_reverse")[: self.directions]:
                for kind, made in kinds.items():
                    values = drawn(self.hidden_size, shapes.get(kind, (rows,)), dtype)
                    made.append(Parameter(values, name=f"{kind}_l{layer}{suffix}"))
        self.w_ih_list = ParameterTuple(kinds["weight_ih"])
        self.w_hh_list = ParameterTuple(kinds["weight_hh"])
        self.b_ih_list = ParameterTuple(kinds.get("bias_ih", ()))
        self.b_hh_list = ParameterTuple(kinds.get("bias_hh", ()))

    def construct(
        self, x: Tensor, hx: Any = None, seq_length: Tensor | None = None
    ) -> tuple[Tensor, Any]:
        if len(x.shape) != 3 or x.shape[2] != self.input_size:
            expected = f"three axes, the last of length {self.input_size}"
            raise ShapeError.of(type(self).__name__, expected, tuple(x.shape))
        x = ops.swapaxes(x, 0, 1) if self.batch_first else x
        if not x.shape[0]:
            raise ShapeError.of(type(self).__name__, "a step or more", tuple(x.shape))
        first = self._first_state(x, hx)
        last = []
        for layer in range(self.num_layers):
            outputs = []
            for direction in range(self.directions):
                k = layer * self.directions + direction
                state = tuple(part[k] for part in first)
                out, state = self.rnn(
                    x, state, seq_length, self._weights(k, x.dtype), backwards=direction == 1
                )
                outputs.append(out)
                last.append(state)
            x = ops.concat(outputs, 2) if self.bidirectional else outputs[0]
            x = self.dropout_op(x) if layer < self.num_layers - 1 else x
        stacked = tuple(ops.stack(parts) for parts in zip(*last, strict=True))
        x = ops.swapaxes(x, 0, 1) if self.batch_first else x
        return x, stacked if self._states > 1 else stacked[0]

    def _weights(self, k: int, dtype: Any) -> Weights:
        """Those of one layer and direction, in the number type of the input."""
        kinds = (self.w_ih_list, self.w_hh_list, self.b_ih_list, self.b_hh_list)
        floats = as_dtype(dtype).numpy.kind in "fV"
        chosen = [kind[k] if len(kind) else None for kind in kinds]
        if floats:
            chosen = [p if p is None or p.dtype == dtype else ops.cast(p, dtype) for p in chosen]
        w_ih, w_hh, b_ih, b_hh = chosen
        return w_ih, w_hh, b_ih, b_hh

    def _first_state(self, x: Any, hx: Any) -> tuple[Any, ...]:
        """Each part of the state, (layers * directions, batch, hidden)."""
        shape = (self.num_layers * self.directions, x.shape[1], self.hidden_size)
        if hx is None:
            return (ops.zeros(shape, x.dtype),) * self._states
        if isinstance(hx, tuple | list) != (self._states > 1):
            expected = "a tuple of two tensors" if self._states > 1 else "a tensor"
            raise ArgumentTypeError.of(f"{type(self).__name__}(hx)", expected, hx)
        parts = tuple(hx) if isinstance(hx, tuple | list) else (hx,)
        if len(parts) != self._states or any(tuple(part.shape) != shape for part in parts):
            expected = f"{self._states} of shape {shape}"
            got = [tuple(part.shape) for part in parts]
            raise ShapeError.of(f"{type(self).__name__}(hx)", expected, got)
        return parts


class LSTM(_Recurrent):
    """Long short-term memory over a sequence.

    Args:
        input_size: The length of the input's last axis.
        hidden_size: The length of the state.
        num_layers: How many, one upon the other.
        has_bias: Whether there are biases.
        batch_first: Whether the input is (batch, steps, inputs) instead of (steps, batch, inputs).
        dropout: The share to drop between layers while training.
        bidirectional: Whether each layer also reads backwards.
        dtype: The number type of the parameters.

    Called with the input, `hx` (the first hidden and memory states, each (layers * directions,
    batch, hidden); None: zeros) and `seq_length` (how many steps of each sample count). Returns
    the output and the pair of last states.

    Raises:
        ArgumentValueError: If an argument is out of its range.
        ShapeError: If the input or the states do not fit.

    >>> import engine
    >>> from engine import nn
    >>> out, (hidden, memory) = nn.LSTM(4, 3)(engine.ops.ones((5, 2, 4)))
    >>> out.shape, hidden.shape, memory.shape
    ((5, 2, 3), (1, 2, 3), (1, 2, 3))

    """

    _gates, _states = 4, 2

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        has_bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        dtype: DTypeLike = float32,
    ) -> None:
        super().__init__(
            _DynamicLSTMCPUGPU(),
            input_size,
            hidden_size,
            num_layers,
            has_bias,
            batch_first,
            dropout,
            bidirectional,
            dtype,
        )

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(3, 2, bidirectional=True), ((4, 2, 3),))


class GRU(_Recurrent):
    """Gated recurrent units over a sequence; args as `LSTM`, one state instead of two."""

    _gates = 3

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        has_bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        dtype: DTypeLike = float32,
    ) -> None:
        super().__init__(
            _DynamicGRUCPUGPU(),
            input_size,
            hidden_size,
            num_layers,
            has_bias,
            batch_first,
            dropout,
            bidirectional,
            dtype,
        )

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(3, 2, 2), ((4, 2, 3),))


class RNN(_Recurrent):
    """The plain recurrent layer; args as `LSTM`, one state, `nonlinearity` "tanh" or "relu"."""

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        nonlinearity: str = "tanh",
        has_bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        dtype: DTypeLike = float32,
    ) -> None:
        if nonlinearity not in {"tanh", "relu"}:
            expected = "'tanh' or 'relu'"
            raise ArgumentValueError.of("RNN(nonlinearity)", expected, repr(nonlinearity))
        super().__init__(
            _DynamicRNNTanh() if nonlinearity == "tanh" else _DynamicRNNRelu(),
            input_size,
            hidden_size,
            num_layers,
            has_bias,
            batch_first,
            dropout,
            bidirectional,
            dtype,
        )

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(3, 2, batch_first=True), ((2, 4, 3),))
