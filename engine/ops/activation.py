"""Activations: what a neuron makes of its sum. Softmax and GELU have files of their own."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import defvjp, primitive
from engine.backend import xp_of
from engine.backend.native import pooling as native_pooling
from engine.backend.native.copies import lying_like
from engine.dtype import as_dtype
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Tensor

from . import infer
from .arithmetic import abs, add, div, mul, neg, sub
from .arrangement import reshape
from .cast import cast
from .clipping import clamp
from .comparison import greater, where
from .elementary import expm1, square
from .joining import chunk
from .promotion import floated
from .random import uniform
from .unary import with_curve

__all__ = [
    "celu",
    "elu",
    "glu",
    "logsigmoid",
    "mish",
    "prelu",
    "relu",
    "rrelu",
    "selu",
    "sigmoid",
    "silu",
    "soft_shrink",
    "softplus",
    "softshrink",
    "softsign",
    "swiglu",
    "tanh",
    "tanhshrink",
]

_SELU_SCALE = 1.0507009873554805
_SELU_ALPHA = 1.6732632423543772


def _one(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {}
    yield (rng.standard_normal((2, 1, 2)) * 5,), {}


def _two(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)), rng.standard_normal((2, 3))), {}


@primitive(infer=infer.same, kind="elementwise")
def gated(g: Any, gate: Any) -> Any:
    """`g` where the gate is positive, 0 elsewhere: the gradient of a rectifier."""
    return g * (gate > 0)


def _relu(input: Any) -> Any:
    """The larger of each element and 0; truth values stay so."""
    return xp_of(input).maximum(input, input.dtype.type(0))


_relu.__name__ = "relu"
rectified = primitive(infer=infer.same, kind="elementwise", mindir="ReLU")(_relu)


@rectified.form(device="CPU", provider="native")
def _rectified_natively(input: Any) -> Any:
    out = native_pooling.rectified(input)
    return rectified.forms.after("native")(input) if out is None else out


@gated.form(device="CPU", provider="native")
def _gated_natively(g: Any, gate: Any) -> Any:
    out = native_pooling.gated(g, gate)
    if out is not None:
        return out
    if g.dtype == gate.dtype and g.shape == gate.shape and g.strides != gate.strides:
        # What follows goes with images whose gradients came as one number each, so repeated.
        laid = lying_like(g, gate)
        out = native_pooling.gated(laid, gate)
        return np.multiply(laid, gate > 0, np.empty_like(gate)) if out is None else out
    return gated.forms.after("native")(g, gate)


def relu(input: Tensor, inplace: bool = False) -> Tensor:
    """The tensor with its negative elements replaced by 0; with `inplace` in its own memory.

    >>> import engine
    >>> relu(engine.Tensor([-1.0, 2.0])).asnumpy()
    array([0., 2.], dtype=float32)
    """
    if not inplace:
        return rectified(input)
    input[...] = rectified(input)
    return input


@primitive(infer=infer.floating, kind="elementwise", mindir="Sigmoid", onnx="Sigmoid")
def sigmoid(input: Tensor) -> Tensor:
    """1 / (1 + exp(-x)), element by element; cannot overflow."""
    xp = xp_of(input)
    x = floated(input)
    right = x.real >= 0
    small = xp.exp(-xp.abs(x) if x.dtype.kind != "c" else xp.where(right, -x, x))
    above = 1 / (1 + small)
    return xp.where(right, above, small * above)


@primitive(infer=infer.floating, kind="elementwise", mindir="Tanh", onnx="Tanh")
def tanh(input: Tensor) -> Tensor:
    """The hyperbolic tangent, element by element."""
    return xp_of(input).tanh(floated(input))


@primitive(infer=infer.floating, kind="elementwise", mindir="Softplus", onnx="Softplus")
def softplus_of(x: Any) -> Any:
    """log(1 + exp(x)), element by element; cannot overflow."""
    xp = xp_of(x)
    x = floated(x)
    if x.dtype.kind == "c":
        right = x.real >= 0
        return xp.where(right, x, 0) + xp.log1p(xp.exp(xp.where(right, -x, x)))
    return xp.maximum(x, 0) + xp.log1p(xp.exp(-xp.abs(x)))


with_curve(sigmoid, tanh, softplus_of)

defvjp(gated, lambda g, out, x, gate: gated(g, gate), None, examples=_two)
defvjp(rectified, lambda g, out, x: gated(g, out), examples=_one)
defvjp(sigmoid, lambda g, out, x: mul(g, mul(out, sub(1, out))), examples=_one)
defvjp(tanh, lambda g, out, x: mul(g, sub(1, square(out))), examples=_one)
defvjp(softplus_of, lambda g, out, x: mul(g, sigmoid(x)), examples=_one)


def is_whole(x: Any) -> bool:
    """Whether a tensor holds whole numbers: activations of straight pieces keep them whole."""
    return as_dtype(x.dtype).numpy.kind in "iu"


def rrelu(input: Tensor, lower: float = 1 / 8, upper: float = 1 / 3) -> Tensor:
    """The tensor with each negative element multiplied by a slope drawn for it.

    Args:
        input: Any shape.
        lower: The least slope.
        upper: The greatest slope.

    Source: Xu et al., arXiv:1505.00853.

    """
    if is_whole(input) and upper <= 1:
        return rectified(input)  # slopes below 1 are 0 as whole numbers
    slopes = uniform(tuple(input.shape), lower, upper, dtype=input.dtype)
    return where(greater(input, 0), input, mul(input, slopes))


def prelu(input: Tensor, weight: Tensor) -> Tensor:
    """The tensor with its negative elements multiplied by a learned slope.

    Args:
        input: Channels on axis 1; without axes or with one, it has a single channel.
        weight: Shape (1,) for one slope, or (channels,); of halves only the numbers count, the
            result is of the type of `input`.

    """
    if as_dtype(input.dtype).numpy.itemsize == 2 and weight.dtype != input.dtype:
        weight = cast(weight, input.dtype)
    rank = len(input.shape)
    shape = (1, -1) + (1,) * (rank - 2) if rank > 1 else (-1,) * rank
    return where(greater(input, 0), input, mul(input, reshape(weight, shape)))


def elu(input_x: Tensor, alpha: float = 1.0) -> Tensor:
    """`x` above 0, `alpha * (exp(x) - 1)` below."""
    return where(greater(input_x, 0), input_x, mul(expm1(clamp(input_x, max=0)), alpha))


def celu(x: Tensor, alpha: float = 1.0) -> Tensor:
    """`x` above 0, `alpha * (exp(x / alpha) - 1)` below.

    Raises:
        ArgumentValueError: If `alpha` is 0.

    """
    if alpha == 0:
        raise ArgumentValueError.of("celu(alpha)", "a number other than 0", alpha)
    return where(greater(x, 0), x, mul(expm1(div(clamp(x, max=0), alpha)), alpha))


def selu(input_x: Tensor) -> Tensor:
    """The ELU scaled so that activations keep mean 0 and variance 1.

    Whole numbers stay so: as in MindSpore those above 0 are kept, and the others become 0.

    Source: Klambauer et al., arXiv:1706.02515.
    """
    if is_whole(input_x):
        return relu(input_x)
    return mul(elu(input_x, _SELU_ALPHA), _SELU_SCALE)


def silu(input: Tensor) -> Tensor:
    """`x` times its sigmoid."""
    return mul(input, sigmoid(input))


def mish(x: Tensor) -> Tensor:
    """`x` times tanh(softplus(x)).

    Source: Misra, arXiv:1908.08681.
    """
    return mul(x, tanh(softplus_of(x)))


def softplus(input: Tensor, beta: float = 1, threshold: float = 20) -> Tensor:
    """log(1 + exp(beta x)) / beta; x itself where beta x is above `threshold`."""
    scaled = mul(input, beta)
    smooth = mul(softplus_of(scaled), 1 / beta)
    return where(greater(scaled, threshold), input, smooth)


def logsigmoid(x: Tensor) -> Tensor:
    """The logarithm of the sigmoid; cannot underflow."""
    return neg(softplus_of(neg(x)))


def swiglu(input: Tensor, dim: int = -1) -> Tensor:
    """The first half along `dim`, through `silu`, times the second.

    Source: Shazeer, arXiv:2002.05202.
    """
    first, second = chunk(input, 2, dim)
    return mul(silu(first), second)


def softsign(x: Tensor) -> Tensor:
    """`x` / (1 + |x|)."""
    return div(x, add(abs(x), 1))


def softshrink(input: Tensor, lambd: float = 0.5) -> Tensor:
    """The tensor moved towards 0 by `lambd`, and 0 within it."""
    return sub(relu(sub(input, lambd)), relu(sub(neg(input), lambd)))


soft_shrink = softshrink


def tanhshrink(input: Tensor) -> Tensor:
    """`x` - tanh(x)."""
    return sub(input, tanh(input))


def glu(x: Tensor, axis: int = -1) -> Tensor:
    """The first half along `axis` times the sigmoid of the second.

    Raises:
        ShapeError: If the axis cannot be halved.

    """
    (number,) = infer.normal_axes(axis, len(x.shape))
    if x.shape[number] % 2:
        raise ShapeError.of("glu", f"axis {axis} of an even length", tuple(x.shape))
    first, second = chunk(x, 2, number)
    return mul(first, sigmoid(second))
