"""Recurrent layers that also give what happened at each step, as operator classes."""

from __future__ import annotations

from typing import Any

from engine.errors import ShapeError
from engine.ops import matmul, split, stack
from engine.ops.activation import sigmoid, tanh
from engine.ops.arithmetic import add, mul, sub
from engine.typed import Tensor

from .operator_class import Primitive, only

__all__ = ["DynamicGRUV2", "DynamicRNN"]


def _axes(name: str, x: Any) -> None:
    if len(x.shape) != 3:
        raise ShapeError.of(name, "(steps, batch, features)", x.shape)


class DynamicRNN(Primitive):
    """Long short-term memory over a sequence, with all that happens at each step.

    Args:
        cell_type: "LSTM".
        direction: "UNIDIRECTIONAL".
        cell_depth: 1.
        use_peephole: False.
        keep_prob: 1.0.
        cell_clip: -1.0: states are not clipped.
        num_proj: 0.
        time_major: True.
        activation: "tanh".
        forget_bias: What is added to the forget gate.
        is_training: Recorded.

    Inputs: `x` (T, N, input), `w` (input + hidden, 4 · hidden) with gates in the order input, cell,
    forget, output, `b` (4 · hidden), `seq_length` None, `init_h` and `init_c` (1, N, hidden);
    without these the states begin as zeros. MindSpore takes float16 alone; here any float does.

    Returns `y`, `output_h`, `output_c`, and the gates i, j, f, o and tanh(c), each (T, N, hidden).

    Raises:
        ArgumentValueError: If an option is another.
        ShapeError: When called: if the shapes do not fit.

    """

    def __init__(
        self,
        cell_type: str = "LSTM",
        direction: str = "UNIDIRECTIONAL",
        cell_depth: int = 1,
        use_peephole: bool = False,
        keep_prob: float = 1.0,
        cell_clip: float = -1.0,
        num_proj: int = 0,
        time_major: bool = True,
        activation: str = "tanh",
        forget_bias: float = 0.0,
        is_training: bool = True,
    ) -> None:
        super().__init__()
        only("DynamicRNN(cell_type)", cell_type, ("LSTM",))
        _plain(
            "DynamicRNN",
            direction,
            cell_depth,
            keep_prob,
            cell_clip,
            num_proj,
            time_major,
            activation,
        )
        only("DynamicRNN(use_peephole)", use_peephole, (False,))
        self.forget_bias, self.is_training = forget_bias, is_training

    def __call__(
        self,
        x: Tensor,
        w: Tensor,
        b: Tensor,
        seq_length: Tensor | None = None,
        init_h: Tensor | None = None,
        init_c: Tensor | None = None,
    ) -> tuple[Tensor, ...]:
        only("DynamicRNN(seq_length)", seq_length, (None,))
        _axes("DynamicRNN(x)", x)
        features, hidden = x.shape[-1], w.shape[-1] // 4
        if w.shape != (features + hidden, 4 * hidden):
            raise ShapeError.of("DynamicRNN(w)", f"({features + hidden}, {4 * hidden})", w.shape)
        nothing = mul(matmul(x[0], w[:features, :hidden]), 0.0)
        h, c = (nothing if state is None else state[0] for state in (init_h, init_c))
        projected = add(matmul(x, w[:features]), b)
        steps = []
        for step in range(x.shape[0]):
            gates = add(projected[step], matmul(h, w[features:]))
            into, cell, forget, out = split(gates, hidden, -1)
            i, j, o = sigmoid(into), tanh(cell), sigmoid(out)
            f = sigmoid(add(forget, self.forget_bias))
            c = add(mul(f, c), mul(i, j))
            bent = tanh(c)
            h = mul(o, bent)
            steps.append((h, h, c, i, j, f, o, bent))
        return tuple(stack(list(column)) for column in zip(*steps, strict=True))


class DynamicGRUV2(Primitive):
    """A gated recurrent unit over a sequence, with all that happens at each step.

    Args:
        direction: "UNIDIRECTIONAL".
        cell_depth: 1.
        keep_prob: 1.0.
        cell_clip: -1.0: states are not clipped.
        num_proj: 0.
        time_major: True.
        activation: "tanh".
        gate_order: "rzh" or "zrh": which of reset and update gate comes first.
        reset_after: Whether the reset gate acts on the projected state, or on the state.
        is_training: Recorded.

    Inputs: `x` (T, N, input), `weight_input` (input, 3 · hidden), `weight_hidden`
    (hidden, 3 · hidden), `bias_input` and `bias_hidden` (3 · hidden) or None, `seq_length` None,
    `init_h` (N, hidden).

    Returns `y`, `output_h`, and the gates update, reset, new and the projected state, each
    (T, N, hidden).

    Raises:
        ArgumentValueError: If an option is another.
        ShapeError: When called: if the shapes do not fit.

    """

    def __init__(
        self,
        direction: str = "UNIDIRECTIONAL",
        cell_depth: int = 1,
        keep_prob: float = 1.0,
        cell_clip: float = -1.0,
        num_proj: int = 0,
        time_major: bool = True,
        activation: str = "tanh",
        gate_order: str = "rzh",
        reset_after: bool = True,
        is_training: bool = True,
    ) -> None:
        super().__init__()
        _plain(
            "DynamicGRUV2",
            direction,
            cell_depth,
            keep_prob,
            cell_clip,
            num_proj,
            time_major,
            activation,
        )
        only("DynamicGRUV2(gate_order)", gate_order, ("rzh", "zrh"))
        self.gate_order, self.reset_after, self.is_training = gate_order, reset_after, is_training

    def __call__(
        self,
        x: Tensor,
        weight_input: Tensor,
        weight_hidden: Tensor,
        bias_input: Tensor,
        bias_hidden: Tensor,
        seq_length: Tensor,
        init_h: Tensor,
    ) -> tuple[Tensor, ...]:
        only("DynamicGRUV2(seq_length)", seq_length, (None,))
        _axes("DynamicGRUV2(x)", x)
        hidden = weight_hidden.shape[0]
        if weight_hidden.shape != (hidden, 3 * hidden):
            expected = f"({hidden}, {3 * hidden})"
            raise ShapeError.of("DynamicGRUV2(weight_hidden)", expected, weight_hidden.shape)
        projected = _biased(matmul(x, weight_input), bias_input)
        h, steps = init_h, []
        for step in range(x.shape[0]):
            of_x = split(projected[step], hidden, -1)
            of_h = split(_biased(matmul(h, weight_hidden), bias_hidden), hidden, -1)
            first, second = (sigmoid(add(of_x[k], of_h[k])) for k in (0, 1))
            reset, update = (first, second) if self.gate_order == "rzh" else (second, first)
            if self.reset_after:
                kept = mul(reset, of_h[2])
            else:
                last = None if bias_hidden is None else bias_hidden[2 * hidden :]
                kept = _biased(matmul(mul(reset, h), weight_hidden[:, 2 * hidden :]), last)
            new = tanh(add(of_x[2], kept))
            h = add(mul(sub(1.0, update), new), mul(update, h))
            steps.append((h, h, update, reset, new, of_h[2]))
        return tuple(stack(list(column)) for column in zip(*steps, strict=True))


def _biased(x: Any, bias: Any) -> Any:
    return x if bias is None else add(x, bias)


def _plain(name: str, *given: Any) -> None:
    """Refuse what MindSpore's operators name and do not take either."""
    names = (
        "direction",
        "cell_depth",
        "keep_prob",
        "cell_clip",
        "num_proj",
        "time_major",
        "activation",
    )
    for key, value, plain in zip(
        names, given, ("UNIDIRECTIONAL", 1, 1.0, -1.0, 0, True, "tanh"), strict=True
    ):
        only(f"{name}({key})", value, (plain,))
