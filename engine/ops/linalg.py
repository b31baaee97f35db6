"""Products of matrices and vectors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.backend import xp_of
from engine.backend.native import multiplied as native_products
from engine.backend.products import product
from engine.errors import ShapeError
from engine.typed import Tensor

from . import infer
from .arithmetic import add, mul
from .arrangement import expand_dims, reshape, swapaxes
from .biased import Biased
from .broadcasting import broadcast_to, sum_like
from .complex_parts import conj
from .promotion import promoted
from .reduction import reduce_sum

__all__ = [
    "addbmm",
    "addmm",
    "addmv",
    "addr",
    "adjoint",
    "baddbmm",
    "bmm",
    "dense",
    "ger",
    "matmul",
    "mm",
    "mv",
    "outer",
    "t",
]


def _matmul_spec(x: Spec, y: Spec) -> Spec:
    if x.shape[-1] != y.shape[-2]:
        raise ShapeError.of("matmul", f"({x.shape[-1]}, n) at the end", y.shape)
    lead = np.broadcast_shapes(x.shape[:-2], y.shape[:-2])
    return Spec((*lead, x.shape[-2], y.shape[-1]), infer.meeting(x.dtype, y.dtype))


@primitive(
    infer=_matmul_spec,
    linear="each",
    mindspore="MatMul",
    listed={2: "MatMul", None: "BatchMatMul"},
    held="held_product",
)
def matrix_product(x: Any, y: Any) -> Any:
    """`x @ y` for arrays of at least two axes; leading axes broadcast."""
    x, y = promoted(x, y)
    if x.shape[-1] != y.shape[-2]:
        raise ShapeError.of("matmul", f"({x.shape[-1]}, n) at the end", y.shape)
    return multiplied(x, y)


@matrix_product.form(device="CPU", provider="native")
def _product_natively(x: Any, y: Any) -> Any:
    fits = x.ndim > 1 < y.ndim and x.shape[-1] == y.shape[-2]
    out = native_products.product(x, y) if fits else None
    return matrix_product.forms.after("native")(x, y) if out is None else out


def multiplied(x: Any, y: Any) -> Any:
    """`x @ y` of arrays in the dtype that they meet in; NumPy makes float32 of bfloat16."""
    dtype = np.result_type(x.dtype, y.dtype)
    xp = xp_of(x, y)
    out = product(x, y) if xp is np else xp.matmul(x, y)
    return out.astype(dtype, copy=False)


def _examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)), rng.standard_normal((3, 4))), {}
    yield (rng.standard_normal((2, 2, 3)), rng.standard_normal((3, 2))), {}


defvjp(
    matrix_product,
    lambda g, out, x, y: sum_like(matrix_product(g, swapaxes(y, -1, -2)), x),
    lambda g, out, x, y: sum_like(matrix_product(swapaxes(x, -1, -2), g), y),
    examples=_examples,
)


def _dense_spec(x: Spec, weight: Spec) -> Spec:
    _check_lengths(x.shape, weight.shape)
    return Spec((x.shape[0], weight.shape[0]), infer.meeting(x.dtype, weight.dtype))


def _check_lengths(x: tuple[int, ...], weight: tuple[int, ...]) -> None:
    if x[-1] != weight[-1]:
        raise ShapeError.of("dense", f"a weight of (out, {x[-1]})", weight)


@primitive(
    infer=_dense_spec, linear="each", rows=(0,), mindspore="MatMul", held="held_dense_product"
)
def dense_product(x: Any, weight: Any) -> Any:
    """`x @ weight.T` for (rows, in) and (out, in).

    Its gradient for the weight lies in memory as the weight does, not transposed: an optimizer
    that reads both side by side is twice as fast.
    """
    x, weight = promoted(x, weight)
    _check_lengths(x.shape, weight.shape)
    return multiplied(x, weight.T)


@dense_product.form(device="CPU", provider="native")
def _dense_natively(x: Any, weight: Any) -> Any:
    fits = x.ndim == weight.ndim == 2 and x.shape[1] == weight.shape[1]
    out = native_products.product(x, weight.T) if fits else None
    return dense_product.forms.after("native")(x, weight) if out is None else out


def _dense_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)), rng.standard_normal((4, 3))), {}


defvjp(
    dense_product,
    lambda g, out, x, weight: sum_like(matrix_product(g, weight), x),
    lambda g, out, x, weight: sum_like(matrix_product(swapaxes(g, 0, 1), x), weight),
    examples=_dense_examples,
)


def dense_rules(g: Any, x: Any, weight: Any, wanted: Sequence[bool]) -> Any:
    """The gradients of `x @ weight.T`."""
    return dense_product.by_rules(g, None, (x, weight), {}, wanted[:2])


_biased = Biased(dense_rules)


def matmul(input: Tensor, other: Tensor) -> Tensor:
    """The matrix product; a vector counts as a row before or a column behind.

    Leading axes broadcast.

    Raises:
        ShapeError: If the inner lengths differ.

    >>> import engine
    >>> matmul(engine.Tensor([[1.0, 2.0]]), engine.Tensor([[3.0], [4.0]])).asnumpy()
    array([[11.]], dtype=float32)

    """
    if not (len(input.shape) and len(other.shape)):
        raise ShapeError.of("matmul", "two tensors of at least one axis", ())
    row, column = len(input.shape) == 1, len(other.shape) == 1
    x = expand_dims(input, 0) if row else input
    y = expand_dims(other, 1) if column else other
    out = matrix_product(x, y)
    shape = list(out.shape)
    if column:
        del shape[-1]
    if row:
        del shape[-1 if column else -2]
    return reshape(out, tuple(shape)) if row or column else out


def mm(input: Tensor, mat2: Tensor) -> Tensor:
    """The product of two matrices."""
    return matmul(input, mat2)


def bmm(input_x: Tensor, mat2: Tensor) -> Tensor:
    """The products of two batches of matrices."""
    return matmul(input_x, mat2)


def outer(input: Tensor, vec2: Tensor) -> Tensor:
    """The product of each element of one vector with each of another."""
    return matmul(expand_dims(input, 1), expand_dims(vec2, 0))


ger = outer


def mv(mat: Tensor, vec: Tensor) -> Tensor:
    """The product of a matrix and a vector."""
    return matmul(mat, vec)


def t(input: Tensor) -> Tensor:
    """A matrix with its axes exchanged; a vector or a number as it is."""
    return swapaxes(input, 0, 1) if len(input.shape) == 2 else input


def adjoint(x: Tensor) -> Tensor:
    """Each matrix with its axes exchanged and, where its numbers are complex, conjugated."""
    return conj(swapaxes(x, -1, -2))


def addmm(
    input: Tensor, mat1: Tensor, mat2: Tensor, *, beta: float = 1, alpha: float = 1
) -> Tensor:
    """`beta * input + alpha * (mat1 @ mat2)` of matrices."""
    return _added(input, matmul(mat1, mat2), beta, alpha)


def baddbmm(
    input: Tensor, batch1: Tensor, batch2: Tensor, beta: float = 1, alpha: float = 1
) -> Tensor:
    """`beta * input + alpha * (batch1 @ batch2)` of batches of matrices."""
    return _added(input, matmul(batch1, batch2), beta, alpha)


def addbmm(
    input: Tensor, batch1: Tensor, batch2: Tensor, *, beta: float = 1, alpha: float = 1
) -> Tensor:
    """`beta * input` and `alpha` times the sum of all products of two batches of matrices.

    Args:
        input: What broadcasts with (n, p).
        batch1: (batch, n, m).
        batch2: (batch, m, p).
        beta: A factor of `input`.
        alpha: A factor of the sum.

    >>> import engine
    >>> ones = engine.ops.ones((2, 1, 1))
    >>> addbmm(engine.Tensor([[1.0]]), ones, ones, beta=3).asnumpy()
    array([[5.]], dtype=float32)

    """
    return _added(input, reduce_sum(matmul(batch1, batch2), axis=0), beta, alpha)


def addmv(input: Tensor, mat: Tensor, vec: Tensor, *, beta: float = 1, alpha: float = 1) -> Tensor:
    """`beta * input + alpha * (mat @ vec)` of a matrix and vectors."""
    return _added(input, matmul(mat, vec), beta, alpha)


def addr(x: Tensor, vec1: Tensor, vec2: Tensor, *, beta: float = 1, alpha: float = 1) -> Tensor:
    """`beta * x` and `alpha` times the products of each element of `vec1` with each of `vec2`."""
    return _added(x, outer(vec1, vec2), beta, alpha)


def _added(input: Any, product: Any, beta: float, alpha: float) -> Any:
    """With `beta` 0 what stands in `input` does not count, not even NaN, as in PyTorch."""
    scaled = product if alpha == 1 else mul(product, alpha)
    if beta == 0:
        shape = np.broadcast_shapes(tuple(input.shape), tuple(scaled.shape))
        return broadcast_to(scaled, shape=shape)
    return add(input if beta == 1 else mul(input, beta), scaled)


def dense(input: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """`input @ weight.T + bias`, what a Dense layer does.

    Args:
        input: (…, in).
        weight: (out, in); (in,) for one output without an axis.
        bias: (out,), () for one output, or None.

    Raises:
        ShapeError: If the two have not the same number of inputs.

    >>> import engine
    >>> dense(engine.Tensor([[1.0, 2.0]]), engine.Tensor([[3.0, 4.0]])).asnumpy()
    array([[11.]], dtype=float32)

    """
    if len(weight.shape) == 1:
        single = matmul(input, weight)
        return single if bias is None else add(single, bias)
    shape = tuple(input.shape)
    rows = input if len(shape) == 2 else reshape(input, (-1, shape[-1]))
    out: Any = None if bias is None else _biased(rows, weight, bias)
    if out is None:
        out = dense_product(rows, weight)
        out = out if bias is None else add(out, bias)
    return out if len(shape) == 2 else reshape(out, (*shape[:-1], out.shape[-1]))
