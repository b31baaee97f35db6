"""Operators on numbers of bfloat16 that lie as float32: how halves are computed on the CPU.

What they give lies as float32, too, and is what the half would hold. Plans have them as nodes; of
halves themselves `halves.py` calls them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.backend.halves import converted
from engine.backend.native.half_products import half_product
from engine.errors import ArgumentTypeError

from .linalg import dense_product, matrix_product

__all__: list[str] = []


def _as_first(x: Spec, dtype: Any) -> Spec:
    return x


@primitive(infer=_as_first, kind="elementwise", mindspore="Cast")
def held(x: Any, dtype: Any = None) -> Any:
    """The numbers that a dtype of fewer digits holds, in the dtype that they come in."""
    if x.dtype.kind == "c":
        raise ArgumentTypeError("held expected real numbers, got complex ones.")
    return converted(converted(x, dtype), x.dtype)


def _examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {"dtype": np.dtype(np.float64)}


defvjp(held, lambda g, out, x, dtype: held(g, dtype=dtype), examples=_examples)


def _product_spec(x: Spec, y: Spec, dtype: Any) -> Any:
    return matrix_product.spec_of(x, y)


@primitive(infer=_product_spec, mindspore="MatMul", listed={2: "MatMul", None: "BatchMatMul"})
def held_product(x: Any, y: Any, dtype: Any = None) -> Any:
    """`x @ y` of numbers that a dtype holds, as it holds them."""
    return held.run(matrix_product.run(held.run(x, dtype), held.run(y, dtype)), dtype)


@held_product.form(device="CPU", provider="native")
def _product_natively(x: Any, y: Any, dtype: Any = None) -> Any:
    fits = x.ndim > 1 < y.ndim and x.shape[-1] == y.shape[-2] and dtype.name == "bfloat16"
    out = half_product(x, y) if fits else None
    return held_product.forms.after("native")(x, y, dtype) if out is None else out


def _product_examples(rng: np.random.Generator) -> Any:
    float64 = np.dtype(np.float64)
    yield (rng.standard_normal((2, 3)), rng.standard_normal((3, 4))), {"dtype": float64}


defvjp(held_product, examples=_product_examples)


def _dense_spec(x: Spec, weight: Spec, dtype: Any) -> Any:
    return dense_product.spec_of(x, weight)


@primitive(infer=_dense_spec, rows=(0,), mindspore="MatMul")
def held_dense_product(x: Any, weight: Any, dtype: Any = None) -> Any:
    """`x @ weight.T` of numbers that a dtype holds, as it holds them."""
    return held.run(dense_product.run(held.run(x, dtype), held.run(weight, dtype)), dtype)


@held_dense_product.form(device="CPU", provider="native")
def _dense_natively(x: Any, weight: Any, dtype: Any = None) -> Any:
    fits = x.ndim == weight.ndim == 2 and x.shape[1] == weight.shape[1]
    out = half_product(x, weight.T) if fits and dtype.name == "bfloat16" else None
    return held_dense_product.forms.after("native")(x, weight, dtype) if out is None else out


def _dense_examples(rng: np.random.Generator) -> Any:
    float64 = np.dtype(np.float64)
    yield (rng.standard_normal((2, 3)), rng.standard_normal((4, 3))), {"dtype": float64}


defvjp(held_dense_product, examples=_dense_examples)
