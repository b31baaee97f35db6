"""A whole recurrent network as an operator class, made of the other operators."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.ops import concat, matmul, reshape, split, stack, transpose
from engine.ops.activation import sigmoid, tanh
from engine.ops.arithmetic import add, mul
from engine.typed import Tensor

from .operator_class import Primitive, only

__all__ = ["LSTM"]


def _counts(name: str, **counts: Any) -> None:
    for key, count in counts.items():
        if isinstance(count, bool) or not isinstance(count, int):
            raise ArgumentTypeError.of(f"{name}({key})", "an int", count)
        if count < 1:
            raise ArgumentValueError.of(f"{name}({key})", "a number above 0", count)


class LSTM(Primitive):
    """Long short-term memory over a sequence, its weights in one tensor.

    Args:
        input_size: Features of the input.
        hidden_size: Features of the hidden state.
        num_layers: Layers above each other.
        has_bias: Whether the weights have biases.
        bidirectional: Whether the sequence is read backwards, too.
        dropout: The share of outputs that is dropped between layers.
        proj_size: 0; projections are not taken.

    Inputs: `input` (T, N, input_size), `h` and `c` (layers · directions, N, hidden_size), `w` of
    any shape: for each layer and direction the weights of the input (4 · hidden_size, features) and
    those of the state, then all biases; the order of gates is input, forget, cell, output. There
    are two biases for each gate, which are added, or one, as MindSpore has it on a CPU, where it
    leaves the second of two out.

    Returns `output` (T, N, directions · hidden_size), the last states, and two tensors of zeros for
    what a GPU would keep.

    Raises:
        ArgumentTypeError: If a size is no int.
        ArgumentValueError: If a size is below 1, or `proj_size` is another.
        ShapeError: When called: if the shapes do not fit.

    """

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int,
        has_bias: bool,
        bidirectional: bool,
        dropout: float,
        proj_size: int = 0,
    ) -> None:
        super().__init__()
        sizes = {"input_size": input_size, "hidden_size": hidden_size, "num_layers": num_layers}
        _counts("LSTM", **sizes)
        only("LSTM(proj_size)", proj_size, (0,))
        self.input_size, self.hidden_size, self.num_layers = input_size, hidden_size, num_layers
        self.has_bias, self.bidirectional, self.dropout = has_bias, bidirectional, dropout

    def __call__(self, input: Tensor, h: Tensor, c: Tensor, w: Tensor) -> tuple[Tensor, ...]:
        if len(input.shape) != 3:
            raise ShapeError.of("LSTM(input)", "(steps, batch, features)", input.shape)
        weights = self._cut(reshape(w, (-1,)))
        x, hidden, cells = input, [], []
        directions = 2 if self.bidirectional else 1
        for layer in range(self.num_layers):
            outputs = []
            for side in range(directions):
                index = layer * directions + side
                out, last_h, last_c = _lstm(x, h[index], c[index], *weights[index], side == 1)
                outputs.append(out)
                hidden.append(last_h)
                cells.append(last_c)
            x = concat(outputs, -1) if directions == 2 else outputs[0]
            if self.dropout and layer < self.num_layers - 1:
                x = ops.dropout(x, self.dropout)
        kept = mul(reshape(w, (-1,))[:1], 0.0)
        reserve = reshape(kept, (1, 1))
        return x, stack(hidden), stack(cells), reserve, reserve

    def _cut(self, flat: Any) -> list[tuple[Any, Any, Any]]:
        """The weights of the input and of the state, and the bias, for each layer and direction."""
        gates, directions = 4 * self.hidden_size, 2 if self.bidirectional else 1
        plain = [
            gates * (self.input_size if layer == 0 else directions * self.hidden_size)
            for layer in range(self.num_layers)
            for _ in range(directions)
        ]
        of_state, rest = gates * self.hidden_size, flat.shape[0]
        rest -= sum(plain) + of_state * len(plain)
        biases = rest // (gates * len(plain)) if self.has_bias else 0
        if rest != biases * gates * len(plain) or biases not in ((1, 2) if self.has_bias else (0,)):
            needed = (
                f"{sum(plain) + of_state * len(plain)} weights and {gates} or twice as many biases"
            )
            raise ShapeError.of("LSTM(w)", f"{needed} for each layer and direction", flat.shape)
        found, begin, bias_at = [], 0, sum(plain) + of_state * len(plain)
        for size in plain:
            w_ih = reshape(flat[begin : begin + size], (gates, -1))
            w_hh = reshape(flat[begin + size : begin + size + of_state], (gates, -1))
            begin += size + of_state
            bias = None
            for _ in range(biases):
                part = flat[bias_at : bias_at + gates]
                bias = part if bias is None else add(bias, part)
                bias_at += gates
            found.append((w_ih, w_hh, bias))
        return found


def _lstm(x: Any, h: Any, c: Any, w_ih: Any, w_hh: Any, bias: Any, backwards: bool) -> Any:
    """One layer in one direction: the outputs, and the last states."""
    projected = matmul(x, transpose(w_ih, (1, 0)))
    if bias is not None:
        projected = add(projected, bias)
    turned, outputs = transpose(w_hh, (1, 0)), []
    steps = range(x.shape[0])
    for step in reversed(steps) if backwards else steps:
        gates = add(projected[step], matmul(h, turned))
        into, forget, cell, out = split(gates, gates.shape[-1] // 4, -1)
        c = add(mul(sigmoid(forget), c), mul(sigmoid(into), tanh(cell)))
        h = mul(sigmoid(out), tanh(c))
        outputs.append(h)
    return stack(outputs[::-1] if backwards else outputs), h, c
