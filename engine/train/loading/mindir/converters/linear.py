"""Products of matrices, and a recurrent layer."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.train.loading.mindir.registry import reads


@reads("MatMul", "BatchMatMul", inputs="tensor tensor flag flag")
def matmul(x: Any, y: Any, turn_x: bool, turn_y: bool) -> Any:
    return ops.matmul(_turned(x, turn_x), _turned(y, turn_y))


@reads("MatMulExt", "BatchMatMulExt", inputs="tensor tensor")
def matmul_ext(x: Any, y: Any) -> Any:
    return ops.matmul(x, y)


@reads("Dense", inputs="tensor tensor tensor?")
def dense(x: Any, weight: Any, bias: Any) -> Any:
    made = ops.matmul(x, _turned(weight, turned=True))
    return made if bias is None else made + bias


@reads("BiasAdd", inputs="tensor tensor whole", only={2: (0,)})
def bias_add(x: Any, bias: Any, _format: int) -> Any:
    """Along axis 1."""
    return x + bias.reshape((1, -1) + (1,) * (len(x.shape) - 2))


@reads("Einsum", inputs="tensors", settings={"equation": "text"})
def einsum(tensors: Any, *, equation: str) -> Any:
    return ops.einsum(equation, *tensors)


def _turned(x: Any, turned: bool) -> Any:
    return x.swapaxes(-1, -2) if turned else x


@reads(
    "LSTM",
    inputs="tensor tensor tensor tensor",
    settings={
        "input_size": "whole",
        "hidden_size": "whole",
        "num_layers": "whole",
        "has_bias": "flag",
        "bidirectional": "flag",
        "proj_size": "whole",
        "dropout": "number",
    },
    only={"num_layers": (1,), "bidirectional": (False,), "proj_size": (0,)},
    makes=3,
)
def lstm(
    x: Any, hidden: Any, cell: Any, weights: Any, *, hidden_size: int, input_size: int, **rest: Any
) -> Any:
    """One layer in one direction: (steps, batch, features); all weights lie in one row."""
    gates, row = 4 * hidden_size, weights.reshape((-1,))
    ends = [gates * input_size, gates * (input_size + hidden_size)]
    inner = row[: ends[0]].reshape((gates, input_size)).swapaxes(0, 1)
    again = row[ends[0] : ends[1]].reshape((gates, hidden_size)).swapaxes(0, 1)
    h, c, made = hidden[0], cell[0], []
    fed = ops.matmul(x, inner)
    if rest["has_bias"]:
        fed = fed + row[ends[1] : ends[1] + gates]
    for step in range(x.shape[0]):
        i, f, g, o = ops.split(fed[step] + ops.matmul(h, again), hidden_size, 1)
        c = ops.sigmoid(f) * c + ops.sigmoid(i) * ops.tanh(g)
        h = ops.sigmoid(o) * ops.tanh(c)
        made.append(h)
    return ops.stack(made), h.expand_dims(0), c.expand_dims(0)
