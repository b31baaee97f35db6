"""Recurrent layers: a direction after another, step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine import ops
from engine.errors import ShapeError
from engine.train.loading.onnx.node import Node
from engine.train.loading.onnx.recurrence import Settings, Step, gru_step, lstm_step, rnn_step
from engine.train.loading.onnx.registry import Computes, reads


class _Kind(NamedTuple):
    """A recurrent operator: how many gates, and functions of each direction by default."""

    gates: int
    functions: tuple[str, ...]
    step: Callable[[Settings, int], Step]
    states: int = 1


_KINDS = {
    "RNN": _Kind(1, ("Tanh",), rnn_step),
    "GRU": _Kind(3, ("Sigmoid", "Tanh"), gru_step),
    "LSTM": _Kind(4, ("Sigmoid", "Tanh", "Tanh"), lstm_step, states=2),
}


@reads("RNN", "GRU", "LSTM")
def recurrent(node: Node) -> Computes:
    """The input is (steps, batch, features), or with layout 1 (batch, steps, features)."""
    kind = _KINDS[node.operator]
    node.check_reads(3, 8 if node.operator == "LSTM" else 6)
    settings = Settings(node, kind.functions)
    steps = [kind.step(settings, k) for k in range(len(settings.backwards))]

    def compute(
        x: Any,
        weight: Any,
        recurrence: Any,
        bias: Any = None,
        lengths: Any = None,
        hidden: Any = None,
        cell: Any = None,
        peepholes: Any = None,
    ) -> Any:
        if settings.batch_first:
            x = ops.swapaxes(x, 0, 1)
        _check(node.operator, x, weight, recurrence, kind.gates, len(steps))
        first = [hidden, cell][: kind.states]
        outputs, last = [], []
        for k, step in enumerate(steps):
            state = tuple(_first(one, k, x, recurrence, settings.batch_first) for one in first)
            weights = (weight[k], recurrence[k], _at(bias, k), _at(peepholes, k))
            out, state = _run(step, x, weights, state, lengths, settings.backwards[k])
            outputs.append(out)
            last.append(state)
        axis = 2 if settings.batch_first else 1
        whole = ops.stack(outputs, 1)  # (steps, directions, batch, hidden)
        if settings.batch_first:
            whole = ops.permute(whole, (2, 0, 1, 3))
        states = [ops.stack(parts, axis - 1) for parts in zip(*last, strict=True)]
        made = (whole, *states)
        return made if len(node.makes) > 1 else made[0]

    return compute


def _run(
    step: Step, x: Any, weights: Any, state: tuple[Any, ...], lengths: Any, backwards: bool
) -> tuple[Any, tuple[Any, ...]]:
    """One direction: (steps, batch, hidden) and the last state.

    A sequence that has ended keeps its state and gives zeros; backwards it begins at its own end.
    """
    weight, recurrence, bias, peepholes = weights
    count, batch, features = x.shape
    rows = ops.matmul(ops.reshape(x, (count * batch, features)), ops.swapaxes(weight, 0, 1))
    projected = ops.unstack(ops.reshape(rows, (count, batch, weight.shape[0])))
    turned = ops.swapaxes(recurrence, 0, 1)
    outputs: list[Any] = [None] * count
    for t in reversed(range(count)) if backwards else range(count):
        fresh = step(projected[t], state, turned, bias, peepholes)
        outputs[t] = fresh[0]
        if lengths is not None:
            goes_on = ops.reshape(lengths > t, (-1, 1))
            outputs[t] = ops.where(goes_on, fresh[0], ops.zeros_like(fresh[0]))
            fresh = tuple(
                ops.where(goes_on, new, old) for new, old in zip(fresh, state, strict=True)
            )
        state = fresh
    if not count:
        return ops.zeros((0, *state[0].shape), x.dtype), state
    return ops.stack(outputs), state


def _at(value: Any, direction: int) -> Any:
    return None if value is None else value[direction]


def _first(value: Any, direction: int, x: Any, recurrence: Any, batch_first: bool) -> Any:
    """The state before the first step: zeros unless it is given."""
    if value is None:
        return ops.zeros((x.shape[1], recurrence.shape[2]), x.dtype)
    return value[:, direction] if batch_first else value[direction]


def _check(where: str, x: Any, weight: Any, recurrence: Any, gates: int, count: int) -> None:
    if len(x.shape) != 3 or len(weight.shape) != 3 or len(recurrence.shape) != 3:
        expected = "three axes of input, weight and recurrence"
        raise ShapeError.of(where, expected, (x.shape, weight.shape, recurrence.shape))
    hidden = recurrence.shape[2]
    expected_w, expected_r = (count, gates * hidden, x.shape[2]), (count, gates * hidden, hidden)
    if tuple(weight.shape) != expected_w or tuple(recurrence.shape) != expected_r:
        got = tuple(weight.shape), tuple(recurrence.shape)
        raise ShapeError.of(where, f"weights {expected_w} and {expected_r}", got)
