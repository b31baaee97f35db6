"""One step of each recurrent operator, with the functions and bounds that a node may set.

A step takes the projected input, the state, the recurrence with its axes swapped, the bias and the
peepholes, and returns the new state; its first part is the output. Gates lie in ONNX's order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import ops

from .node import Node

State = tuple[Any, ...]
Step = Callable[[Any, State, Any, Any, Any], State]
_DIRECTIONS = {"forward": (False,), "reverse": (True,), "bidirectional": (False, True)}


def _leaky(alpha: float, _beta: float) -> Any:
    return lambda x: ops.leaky_relu(x, alpha)


_FUNCTIONS: dict[str, tuple[Callable[[float, float], Any], float, float]] = {
    "relu": (lambda a, b: ops.relu, 0, 0),
    "tanh": (lambda a, b: ops.tanh, 0, 0),
    "sigmoid": (lambda a, b: ops.sigmoid, 0, 0),
    "affine": (lambda a, b: lambda x: x * a + b, 1, 0),
    "leakyrelu": (_leaky, 0.01, 0),
    "thresholdedrelu": (lambda a, b: lambda x: ops.where(x > a, x, ops.zeros_like(x)), 1, 0),
    "scaledtanh": (lambda a, b: lambda x: ops.tanh(x * b) * a, 1, 1),
    "hardsigmoid": (lambda a, b: lambda x: ops.clamp(x * a + b, 0, 1), 0.2, 0.5),
    "elu": (lambda a, b: lambda x: ops.elu(x) if a == 1 else _elu(x, a), 1, 0),
    "softsign": (lambda a, b: ops.softsign, 0, 0),
    "softplus": (lambda a, b: ops.softplus, 0, 0),
}


def _elu(x: Any, alpha: float) -> Any:
    return ops.where(x < 0, ops.expm1(ops.minimum(x, 0)) * alpha, x)


class Settings:
    """What the attributes of a recurrent node say.

    Attributes:
        backwards: Of each direction, whether it reads from the end.
        batch_first: Whether the batch comes before the steps.
        functions: Of each direction, its functions in order.
        couples: Whether an LSTM forgets what it does not enter.
        resets_late: Whether a GRU resets behind the product with its state.

    """

    def __init__(self, node: Node, defaults: tuple[str, ...]) -> None:
        self.backwards = _DIRECTIONS[node.text("direction", "forward", among=tuple(_DIRECTIONS))]
        self.batch_first = bool(node.whole("layout", 0)) if node.opset >= 14 else False
        count = len(self.backwards)
        names = node.texts("activations", defaults * count)
        if len(names) != len(defaults) * count:
            raise node.refused(f"{len(defaults) * count} activations", len(names))
        made = _made(node, names)
        self.functions = [made[k * len(defaults) : (k + 1) * len(defaults)] for k in range(count)]
        self._clip = node.number("clip", None)
        node.ignore("hidden_size")  # the weights have it
        self.couples = node.operator == "LSTM" and bool(node.whole("input_forget", 0))
        self.resets_late = node.operator == "GRU" and bool(node.whole("linear_before_reset", 0))

    def bounded(self, x: Any) -> Any:
        """What a function of a gate gets."""
        return x if self._clip is None else ops.clamp(x, -self._clip, self._clip)


def _made(node: Node, names: tuple[str, ...]) -> list[Any]:
    """Functions by name; those with settings take them from lists, in order."""
    alphas = list(node.numbers("activation_alpha", ()))
    betas = list(node.numbers("activation_beta", ()))
    made = []
    for name in names:
        if name.lower() not in _FUNCTIONS:
            raise node.refused(f"activations among {', '.join(_FUNCTIONS)}", repr(name))
        make, alpha, beta = _FUNCTIONS[name.lower()]
        takes_alpha, takes_beta = alpha != 0, beta != 0 or name.lower() == "affine"
        alpha = alphas.pop(0) if takes_alpha and alphas else alpha
        beta = betas.pop(0) if takes_beta and betas else beta
        made.append(make(alpha, beta))
    return made


def rnn_step(settings: Settings, direction: int) -> Step:
    """The plain step."""
    (function,) = settings.functions[direction]

    def step(projected: Any, state: State, turned: Any, bias: Any, _peepholes: Any) -> State:
        total = projected + ops.matmul(state[0], turned)
        if bias is not None:
            total = total + _sum_of_halves(bias)
        return (function(settings.bounded(total)),)

    return step


def lstm_step(settings: Settings, direction: int) -> Step:
    """Gates in the order enter, leave, forget, candidate."""
    gate, squash, finish = settings.functions[direction]

    def step(projected: Any, state: State, turned: Any, bias: Any, peepholes: Any) -> State:
        hidden, cell = state
        total = projected + ops.matmul(hidden, turned)
        if bias is not None:
            total = total + _sum_of_halves(bias)
        enter, leave, forget, candidate = ops.split(total, hidden.shape[-1], -1)
        if peepholes is not None:
            see_enter, see_leave, see_forget = ops.split(peepholes, hidden.shape[-1], -1)
            enter, forget = enter + see_enter * cell, forget + see_forget * cell
        enters = gate(settings.bounded(enter))
        forgets = 1 - enters if settings.couples else gate(settings.bounded(forget))
        cell = forgets * cell + enters * squash(settings.bounded(candidate))
        if peepholes is not None:
            leave = leave + see_leave * cell
        return gate(settings.bounded(leave)) * finish(cell), cell

    return step


def gru_step(settings: Settings, direction: int) -> Step:
    """Gates in the order update, reset, candidate."""
    gate, squash = settings.functions[direction]

    def step(projected: Any, state: State, turned: Any, bias: Any, _peepholes: Any) -> State:
        (hidden,) = state
        size = hidden.shape[-1]
        if bias is not None:
            of_input, of_state = bias[: 3 * size], bias[3 * size :]
            projected = projected + of_input
        else:
            of_state = None
        update_x, reset_x, candidate_x = ops.split(projected, size, -1)
        if settings.resets_late:
            parts = ops.matmul(hidden, turned)
            parts = parts if of_state is None else parts + of_state
            update_h, reset_h, candidate_h = ops.split(parts, size, -1)
        else:
            parts = ops.matmul(hidden, turned[:, : 2 * size])
            parts = parts if of_state is None else parts + of_state[: 2 * size]
            update_h, reset_h = ops.split(parts, size, -1)
        updates = gate(settings.bounded(update_x + update_h))
        resets = gate(settings.bounded(reset_x + reset_h))
        if settings.resets_late:
            behind = resets * candidate_h
        else:
            behind = ops.matmul(resets * hidden, turned[:, 2 * size :])
            behind = behind if of_state is None else behind + of_state[2 * size :]
        candidate = squash(settings.bounded(candidate_x + behind))
        return ((1 - updates) * candidate + updates * hidden,)

    return step


def _sum_of_halves(bias: Any) -> Any:
    """The bias of the input and that of the state, which lie end to end."""
    half = bias.shape[0] // 2
    return bias[:half] + bias[half:]
