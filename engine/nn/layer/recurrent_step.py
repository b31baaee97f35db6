"""One step of a recurrent layer: what the state becomes, and the weights that say so.

A step takes the projected input, the state as a tuple, the hidden weight with its axes swapped
(once for all steps) and the hidden bias. The first part of the new state is the output.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from engine import ops
from engine.nn.initializer import Uniform, initializer

# One direction of one layer: input weight, hidden weight and their biases (or None).
Weights = tuple[Any, Any, Any, Any]
State = tuple[Any, ...]
Step = Callable[[Any, State, Any, Any], State]


def turned(weight: Any) -> Any:
    """The weight with its axes swapped."""
    return ops.swapaxes(weight, 0, 1)


def affine(x: Any, turned_weight: Any, bias: Any) -> Any:
    """`x @ weight.T + bias`, of the weight with its axes swapped."""
    out = ops.matmul(x, turned_weight)
    return out if bias is None else ops.add(out, bias)


def tanh_step(projected: Any, state: State, w_hh: Any, b_hh: Any) -> State:
    """The plain step: tanh of the sum."""
    return (ops.tanh(ops.add(projected, affine(state[0], w_hh, b_hh))),)


def relu_step(projected: Any, state: State, w_hh: Any, b_hh: Any) -> State:
    """The plain step with a rectifier."""
    return (ops.relu(ops.add(projected, affine(state[0], w_hh, b_hh))),)


def lstm_step(projected: Any, state: State, w_hh: Any, b_hh: Any) -> State:
    """The step of Hochreiter & Schmidhuber (1997) with a forget gate."""
    hidden, memory = state
    gates = ops.add(projected, affine(hidden, w_hh, b_hh))
    enter, forget, candidate, leave = ops.chunk(gates, 4, -1)
    kept = ops.mul(ops.sigmoid(forget), memory)
    memory = ops.add(kept, ops.mul(ops.sigmoid(enter), ops.tanh(candidate)))
    return ops.mul(ops.sigmoid(leave), ops.tanh(memory)), memory


def gru_step(projected: Any, state: State, w_hh: Any, b_hh: Any) -> State:
    """The step of Cho et al., arXiv:1406.1078, the reset gate after the hidden product."""
    (hidden,) = state
    reset_x, update_x, new_x = ops.chunk(projected, 3, -1)
    reset_h, update_h, new_h = ops.chunk(affine(hidden, w_hh, b_hh), 3, -1)
    reset = ops.sigmoid(ops.add(reset_x, reset_h))
    update = ops.sigmoid(ops.add(update_x, update_h))
    new = ops.tanh(ops.add(new_x, ops.mul(reset, new_h)))
    return (ops.add(new, ops.mul(update, ops.sub(hidden, new))),)


def drawn(hidden_size: int, shape: tuple[int, ...], dtype: Any) -> Any:
    """What MindSpore draws recurrent weights from: up to one over the root of the state."""
    return initializer(Uniform(1 / math.sqrt(hidden_size)), shape, dtype)
