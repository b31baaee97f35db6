"""Activations; those with `inplace`, and those whose names end in `_`, give the input itself."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.tensor.assignment import assign
from engine.typed import DTypeLike, Tensor

__all__ = [
    "elu",
    "elu_",
    "gelu",
    "glu",
    "hardtanh",
    "hardtanh_",
    "leaky_relu",
    "log_softmax",
    "logsigmoid",
    "mish",
    "relu",
    "relu6",
    "relu_",
    "selu",
    "sigmoid_",
    "silu",
    "softmax",
    "threshold",
    "threshold_",
]


def _given(input: Any, value: Any, inplace: bool = True) -> Any:
    """The value, or the input, which takes it."""
    if not inplace:
        return value
    assign(input, ..., value)
    return input


def elu(input: Tensor, alpha: float = 1.0, inplace: bool = False) -> Tensor:
    """The number above 0, and `alpha * (exp(x) - 1)` below."""
    below = ops.mul(ops.expm1(ops.minimum(input, 0)), alpha)
    return _given(input, ops.where(ops.greater(input, 0), input, below), inplace)


def elu_(input: Tensor, alpha: float = 1.0) -> Tensor:
    """As `elu`; the input takes the numbers."""
    return elu(input, alpha, True)


def gelu(input: Tensor, *, approximate: str = "none") -> Tensor:
    """The number times how likely a standard normal one is below it.

    Args:
        input: Floats.
        approximate: "none", or "tanh" for a form that is computed faster.

    """
    return ops.gelu(input, approximate)


def glu(input: Tensor, dim: int = -1) -> Tensor:
    """The first half along an axis times the sigmoid of the second."""
    return ops.glu(input, dim)


def hardtanh(
    input: Tensor, min_val: float = -1.0, max_val: float = 1.0, inplace: bool = False
) -> Tensor:
    """The number held between two bounds."""
    return _given(input, ops.hardtanh(input, min_val, max_val), inplace)


def hardtanh_(input: Tensor, min_val: float = -1, max_val: float = 1) -> Tensor:
    """As `hardtanh`; the input takes the numbers."""
    return hardtanh(input, min_val, max_val, True)


def leaky_relu(input: Tensor, negative_slope: float = 0.01) -> Tensor:
    """The number above 0, and a part of it below."""
    return ops.leaky_relu(input, negative_slope)


def log_softmax(input: Tensor, dim: int | None = None, *, dtype: DTypeLike | None = None) -> Tensor:
    """The logarithm of `softmax`, computed in `dtype` where it is given."""
    axis = _axis(input, dim)
    return ops.log_softmax(input if dtype is None else ops.cast(input, dtype), axis)


def softmax(input: Tensor, dim: int | None = None, dtype: DTypeLike | None = None) -> Tensor:
    """Shares along an axis that add up to 1.

    Args:
        input: Floats.
        dim: An axis; None: the first of 1 or 3 axes and of a number, else the second.
        dtype: The type to compute in.

    """
    return ops.softmax(input, _axis(input, dim), dtype=dtype)


def _axis(input: Any, dim: int | None) -> int:
    if dim is None:
        return 0 if input.ndim in {0, 1, 3} else 1
    return dim


def logsigmoid(input: Tensor) -> Tensor:
    """The logarithm of the sigmoid."""
    return ops.logsigmoid(input)


def mish(input: Tensor) -> Tensor:
    """`x * tanh(softplus(x))`."""
    return ops.mish(input)


def relu(input: Tensor, inplace: bool = False) -> Tensor:
    """The number above 0, and 0 below."""
    return _given(input, ops.relu(input), inplace)


def relu_(input: Tensor) -> Tensor:
    """As `relu`; the input takes the numbers.

    >>> import engine
    >>> import engine.mint.nn.functional as F
    >>> x = engine.Tensor([-1.0, 2.0])
    >>> F.relu_(x) is x, x.asnumpy()
    (True, array([0., 2.], dtype=float32))

    """
    return relu(input, True)


def relu6(input: Tensor, inplace: bool = False) -> Tensor:
    """The number held between 0 and 6."""
    return _given(input, ops.relu6(input), inplace)


def selu(input: Tensor) -> Tensor:
    """`elu` with a slope and a bound that keep mean 0 and variance 1 from layer to layer."""
    return ops.selu(input)


def sigmoid_(input: Tensor) -> Tensor:
    """As `sigmoid`; the input takes the numbers."""
    return _given(input, ops.sigmoid(input))


def silu(input: Tensor, inplace: bool = False) -> Tensor:
    """`x * sigmoid(x)`."""
    return _given(input, ops.silu(input), inplace)


def threshold(input: Tensor, threshold: float, value: float, inplace: bool = False) -> Tensor:
    """The number above a threshold, and `value` elsewhere."""
    return _given(input, ops.threshold(input, threshold, value), inplace)


def threshold_(input: Tensor, threshold: float, value: float) -> Tensor:
    """As `threshold`; the input takes the numbers."""
    return _given(input, ops.threshold(input, threshold, value))
