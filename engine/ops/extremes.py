"""The largest and the smallest along axes, and where they stand."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.errors import ArgumentValueError
from engine.typed import Axis, Tensor

from . import infer
from .arithmetic import div, maximum, minimum, mul
from .arrangement import reshape
from .cast import cast
from .comparison import equal
from .comparison import where as choice
from .indexing import gather_elements
from .reduction import along_axes, normal_axis, reduce_sum, spread, with_reduction

__all__ = [
    "amax",
    "amin",
    "aminmax",
    "argmax",
    "argmin",
    "max",
    "min",
    "reduce_max",
    "reduce_min",
]


def _one_axis(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {"axis": 1}
    yield (rng.standard_normal((2, 3)),), {"axis": 0}


@primitive(infer=infer.reduced, kind="reduction", mindir="ReduceMax", onnx="ReduceMax")
def reduce_max(
    x: Tensor,
    axis: Axis = (),
    keepdims: bool = False,
) -> Tensor:
    """The largest along `axis`; equal ones share the gradient."""
    return xp_of(x).max(x, axis=normal_axis(axis), keepdims=keepdims)


with_reduction(reduce_max)


@primitive(infer=infer.reduced, kind="reduction", mindir="ReduceMin", onnx="ReduceMin")
def reduce_min(x: Tensor, axis: Axis = (), keepdims: bool = False) -> Tensor:
    """The smallest along `axis`; equal ones share the gradient."""
    return xp_of(x).min(x, axis=normal_axis(axis), keepdims=keepdims)


def _arg_spec(x: Spec, axis: Any, keepdims: bool) -> Spec:
    return Spec(infer.reduced(x, axis, keepdims).shape, np.dtype(np.int64))


@primitive(infer=_arg_spec, kind="reduction", mindspore="Argmax")
def index_of_max(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """The index of the first largest along `axis` (None: of the flattened tensor)."""
    return xp_of(x).argmax(x, axis=axis, keepdims=keepdims)


@primitive(infer=_arg_spec, kind="reduction", mindspore="Argmin")
def index_of_min(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """The index of the first smallest along `axis` (None: of the flattened tensor)."""
    return xp_of(x).argmin(x, axis=axis, keepdims=keepdims)


def _extreme_rule(g: Any, out: Any, x: Any, axis: Any, keepdims: bool) -> Any:
    """Shared equally between all that are extreme."""
    hit = cast(equal(x, spread(out, x, normal_axis(axis), keepdims)), x.dtype)
    share = div(hit, reduce_sum(hit, axis=axis, keepdims=True))
    return mul(share, spread(g, x, normal_axis(axis), keepdims))


defvjp(reduce_max, _extreme_rule, examples=along_axes)
defvjp(reduce_min, _extreme_rule, examples=along_axes)
defvjp(index_of_max, examples=_one_axis)
defvjp(index_of_min, examples=_one_axis)


def amax(
    input: Tensor,
    axis: Axis = None,
    keepdims: bool = False,
    *,
    initial: float | None = None,
    where: Tensor | None = None,
) -> Tensor:
    """The largest along `axis`; equal ones share the gradient.

    Args:
        input: The tensor.
        axis: One axis or several; None: all.
        keepdims: Whether reduced axes stay, with length 1.
        initial: A number; nothing smaller comes out.
        where: Which elements count, truth values that broadcast with the tensor; `initial` stands
            for the others.

    Raises:
        ArgumentValueError: If `where` is given without `initial`.

    >>> import engine
    >>> amax(engine.Tensor([[1.0, 2.0], [3.0, 4.0]]), 1, initial=3.0).asnumpy()
    array([3., 4.], dtype=float32)

    """
    bounded = _bounded("amax", maximum, input, initial, where)
    return reduce_max(bounded, axis=axis, keepdims=keepdims)


def amin(
    input: Tensor,
    axis: Axis = None,
    keepdims: bool = False,
    *,
    initial: float | None = None,
    where: Tensor | None = None,
) -> Tensor:
    """The smallest along `axis`; arguments and errors as of `amax`, `initial` the other way."""
    bounded = _bounded("amin", minimum, input, initial, where)
    return reduce_min(bounded, axis=axis, keepdims=keepdims)


def max(
    input: Tensor,
    axis: int | None = None,
    keepdims: bool = False,
    *,
    initial: float | None = None,
    where: Tensor | None = None,
) -> tuple[Tensor, Tensor]:
    """The largest values along `axis` and their indices; without `axis` the largest of all and 0.

    Args:
        input: The tensor.
        axis: One axis; None: all.
        keepdims: Whether the axis stays, with length 1.
        initial: A number that stands for what is smaller.
        where: Which elements count, truth values; `initial` stands for the others.

    Returns:
        Two tensors: values, and int64 indices, of equal ones the first, which has the gradient;
        without `axis` equal ones share it.

    Raises:
        ArgumentValueError: If `where` is given without `initial`.

    """
    bounded = _bounded("max", maximum, input, initial, where)
    return _extreme(reduce_max, index_of_max, bounded, axis, keepdims)


def min(
    input: Tensor,
    axis: int | None = None,
    keepdims: bool = False,
    *,
    initial: float | None = None,
    where: Tensor | None = None,
) -> tuple[Tensor, Tensor]:
    """The smallest values along `axis` and their indices; without `axis` the smallest of all and 0.

    Arguments and errors as of `max`, `initial` the other way.

    Returns:
        Two tensors: values, and int64 indices, of equal ones the first.

    """
    bounded = _bounded("min", minimum, input, initial, where)
    return _extreme(reduce_min, index_of_min, bounded, axis, keepdims)


def _bounded(name: str, nearer: Any, x: Any, initial: Any, counted: Any) -> Any:
    """The tensor with `initial` where it does not count, and where that is nearer to the end."""
    if initial is None:
        if counted is not None:
            raise ArgumentValueError.of(f"{name}(where)", "initial beside it", "None")
        return x
    number = read(initial).item() if isinstance(initial, Value) else initial
    return nearer(x if counted is None else choice(counted, x, number), number)


def aminmax(
    input: Tensor, *, axis: int | None = 0, keepdims: bool = False
) -> tuple[Tensor, Tensor]:
    """The smallest and the largest along `axis` (None: of all), a pair.

    >>> import engine
    >>> [part.asnumpy() for part in aminmax(engine.Tensor([[1.0, 2.0], [3.0, 0.0]]))]
    [array([1., 0.], dtype=float32), array([3., 2.], dtype=float32)]
    """
    small, _ = min(input, axis, keepdims)
    return small, max(input, axis, keepdims)[0]


def _extreme(of: Any, index_of: Any, x: Any, axis: Any, keepdims: bool) -> tuple[Any, Any]:
    """Values and their indices."""
    if axis is None:
        zero = xp_of(x.array if isinstance(x, Value) else x).zeros((), np.int64)
        value = of(x, axis=None, keepdims=keepdims)
        return value, Value.wrap(zero) if isinstance(x, Value) else zero
    (number,) = infer.normal_axes(axis, len(x.shape)) or (0,)
    indices = index_of(x, axis=axis, keepdims=True)
    if not len(x.shape):
        return x, indices
    values = gather_elements(x, number, indices)
    if keepdims:
        return values, indices
    shape = tuple(n for k, n in enumerate(x.shape) if k != number)
    return reshape(values, shape), reshape(indices, shape)


def argmax(input: Tensor, dim: int | None = None, keepdim: bool = False) -> Tensor:
    """The index of the first largest along `dim` (None: of the flattened tensor), int64."""
    return index_of_max(input, axis=dim, keepdims=keepdim)


def argmin(input: Tensor, axis: int | None = None, keepdims: bool = False) -> Tensor:
    """The index of the first smallest along `axis` (None: of the flattened tensor), int32."""
    return cast(index_of_min(input, axis=axis, keepdims=keepdims), np.int32)
