"""`x.add_(y)` and the others: methods that give the tensor itself new numbers.

They are assignments: outside of gradients in place, inside remembered (see `assignment`).
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import Value
from engine.backend import xp_of
from engine.ops.generator import Generator, source_of
from engine.typed import Tensor, TensorOrNumber

from .assignment import assign


def fill_diagonal(self: Any, fill_value: TensorOrNumber, wrap: bool = False) -> Tensor:
    """The tensor with a value where all indices are equal.

    With `wrap` the diagonal of a tall matrix goes on below, a row left out between.
    """
    mask = np.zeros(self.shape, np.bool_)
    np.fill_diagonal(mask, True, wrap)
    return ops.masked_fill(self, Value.wrap(xp_of(self.array).asarray(mask)), fill_value)


def _div(self: Any, other: TensorOrNumber, *, rounding_mode: str | None = None) -> Tensor:
    return ops.div(self, other, rounding_mode=rounding_mode)


def _add(self: Any, other: TensorOrNumber, *, alpha: float = 1) -> Tensor:
    return ops.add(self, other if alpha == 1 else ops.mul(other, alpha))


def _sub(self: Any, other: TensorOrNumber, *, alpha: float = 1) -> Tensor:
    return ops.sub(self, other if alpha == 1 else ops.mul(other, alpha))


def _copy(self: Any, src: Tensor, non_blocking: bool = False) -> Tensor:
    return ops.broadcast_to(ops.cast(src, self.dtype), shape=tuple(self.shape))


def _fill(self: Any, value: TensorOrNumber) -> Tensor:
    return value if isinstance(value, Value) else ops.full_like(self, value)


def _zero(self: Any) -> Tensor:
    return ops.zeros_like(self)


def _scatter(
    self: Any, dim: int, index: Any, src: Any = None, *, value: Any = None, reduce: str = "none"
) -> Tensor:
    return ops.scatter(self, dim, index, value if src is None else src, reduce=reduce)


def _scatter_add(self: Any, dim: int, index: Any, src: Any) -> Tensor:
    return ops.scatter(self, dim, index, src, reduce="add")


def _index_add(self: Any, dim: int, index: Any, source: Any, *, alpha: float = 1) -> Tensor:
    weighed = source if alpha == 1 else ops.mul(source, alpha)
    return ops.index_add(ops.deepcopy(self), index, weighed, dim)


def _put(self: Any, index: Any, source: Any, accumulate: bool = False) -> Tensor:
    flat = ops.reshape(ops.deepcopy(self), -1)
    new = ops.index_put(flat, (ops.reshape(index, -1),), ops.reshape(source, -1), accumulate)
    return ops.reshape(new, tuple(self.shape))


def _addmm(self: Any, mat1: Any, mat2: Any, *, beta: float = 1, alpha: float = 1) -> Tensor:
    return ops.addmm(self, mat1, mat2, beta=beta, alpha=alpha)


def _normal(
    self: Any, mean: Any = 0, std: Any = 1, *, generator: Generator | None = None
) -> Tensor:
    return ops.add(
        ops.mul(ops.randn_like(_floating(self), source_of("normal_", generator)), std), mean
    )


def _uniform(
    self: Any, from_: Any = 0, to: Any = 1, *, generator: Generator | None = None
) -> Tensor:
    unit = ops.rand_like(_floating(self), source_of("uniform_", generator))
    return ops.add(ops.mul(unit, to - from_), from_)


def _exponential(self: Any, lambd: Any = 1, *, generator: Generator | None = None) -> Tensor:
    unit = ops.rand_like(_floating(self), source_of("exponential_", generator))
    return ops.div(ops.neg(ops.log1p(ops.neg(unit))), lambd)


def _bernoulli(self: Any, p: Any = 0.5, *, generator: Generator | None = None) -> Tensor:
    return ops.less(ops.rand_like(_floating(self), source_of("bernoulli_", generator)), p)


def _random(
    self: Any, from_: int = 0, to: int | None = None, *, generator: Generator | None = None
) -> Tensor:
    """Whole numbers from `from_` to before `to`, or as large as the type holds exactly."""
    kind = self.array.dtype
    if to is None:
        to = int(np.iinfo(kind).max) if kind.kind in "iu" else 2 ** (np.finfo(kind).nmant + 1)
    source = source_of("random_", generator)
    return ops.randint(from_, to, tuple(self.shape), source)


def _floating(x: Any) -> Any:
    return x if x.array.dtype.kind in "fV" else ops.cast(x, "float32")


METHODS: dict[str, Callable[..., Any]] = {
    "add": _add,
    "sub": _sub,
    "mul": ops.mul,
    "div": _div,
    "floor_divide": ops.floor_divide,
    "remainder": ops.remainder,
    "exp": ops.exp,
    "erfinv": ops.erfinv,
    "log": ops.log,
    "floor": ops.floor,
    "sigmoid": ops.sigmoid,
    "tanh": ops.tanh,
    "sign": ops.sign,
    "clamp": ops.clamp,
    "masked_fill": ops.masked_fill,
    "masked_scatter": ops.masked_scatter,
    "index_fill": ops.index_fill,
    "index_put": ops.index_put,
    "fill_diagonal": fill_diagonal,
    "copy": _copy,
    "fill": _fill,
    "zero": _zero,
    "scatter": _scatter,
    "scatter_add": _scatter_add,
    "index_add": _index_add,
    "index_copy": ops.index_copy,
    "put": _put,
    "addmm": _addmm,
    "normal": _normal,
    "uniform": _uniform,
    "exponential": _exponential,
    "bernoulli": _bernoulli,
    "random": _random,
}


def attach(kind: Any) -> None:
    """Give a class the methods, each with `_` behind its name."""
    for name, operator in METHODS.items():
        setattr(kind, f"{name}_", _assigning(f"{name}_", operator))


def _assigning(name: str, operator: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(operator, updated=())
    def method(self: Any, *args: Any, **options: Any) -> Tensor:
        assign(self, ..., operator(self, *args, **options))
        return self

    method.__name__ = method.__qualname__ = name
    method.__doc__ = f"`{name[:-1]}`, whose result the tensor takes; the tensor itself."
    return method
