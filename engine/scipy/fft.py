"""Signals as sums of cosines.

The transforms are divided so that they are rotations ("ortho"): a vector keeps its length, and
`idct` undoes what `dct` does. They compute in float32, of 64-bit numbers in float64.

>>> from engine import Tensor
>>> dct(Tensor([1.0, 1.0, 1.0, 1.0])).asnumpy()
array([2., 0., 0., 0.], dtype=float32)
"""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import (
    as_dtype,
    complex64,
    complex128,
    float16,
    float32,
    float64,
    int16,
    int32,
    int64,
)
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.ops.cosine import cosine_transform
from engine.ops.fourier import fitted

from .operands import check_number, tensor

__all__ = ["dct", "dctn", "idct", "idctn"]

_KINDS = (int16, int32, int64, float16, float32, float64, complex64, complex128)


def dct(
    x: Any, type: int = 2, n: int | None = None, axis: int = -1, norm: str | None = None
) -> Any:
    """The cosine transform along an axis.

    Args:
        x: (…, length, …), of int16, int32, int64 or floats; of complex numbers both parts are
            transformed.
        type: The type of the transform; 2 alone.
        n: The length along the axis, cut or filled with zeros; its own unless given.
        axis: The axis.
        norm: "ortho" (and None).

    Returns:
        A tensor of that shape: float64 or complex as `x`, else float32.

    Raises:
        ArgumentTypeError: If `x` is no tensor of these types; if `n` or `axis` is no int.
        ArgumentValueError: If `type`, `norm`, `n` or `axis` is another than these.
        ShapeError: If `x` has no axis.

    >>> from engine import Tensor
    >>> dct(Tensor([1, 2, 3])).asnumpy().round(4) + 0.0
    array([ 3.4641, -1.4142,  0.    ], dtype=float32)

    """
    return _transformed("dct", x, type, (n,), (axis,), norm)


def idct(
    x: Any, type: int = 2, n: int | None = None, axis: int = -1, norm: str | None = None
) -> Any:
    """The tensor whose cosine transform along an axis this is.

    Args:
        x: As of `dct`.
        type: The type of the transform that is undone; 2 alone.
        n: The length along the axis, cut or filled with zeros; its own unless given.
        axis: The axis.
        norm: "ortho" (and None).

    Returns:
        A tensor of that shape: float64 or complex as `x`, else float32.

    Raises:
        ArgumentTypeError: If `x` is no tensor of these types; if `n` or `axis` is no int.
        ArgumentValueError: If `type`, `norm`, `n` or `axis` is another than these.
        ShapeError: If `x` has no axis.

    >>> from engine import Tensor
    >>> idct(dct(Tensor([1, 2, 3]))).asnumpy().round(4)
    array([1., 2., 3.], dtype=float32)

    """
    return _transformed("idct", x, type, (n,), (axis,), norm)


def dctn(x: Any, type: int = 2, s: Any = None, axes: Any = None, norm: str | None = None) -> Any:
    """The cosine transform along axes.

    Args:
        x: As of `dct`.
        type: The type of the transform; 2 alone.
        s: The lengths along the axes, cut or filled with zeros; their own unless given.
        axes: The axes; None: the last as many as `s` has, or all.
        norm: "ortho" (and None).

    Raises:
        ArgumentTypeError: If `x` is no tensor of these types; if a length or an axis is no int.
        ArgumentValueError: If `type`, `norm`, a length or an axis is another than these.
        ShapeError: If `x` has no axis.

    >>> from engine import Tensor
    >>> dctn(Tensor([[1.0, 1.0], [1.0, 1.0]])).asnumpy().round(4)
    array([[2., 0.],
           [0., 0.]], dtype=float32)

    """
    return _transformed("dctn", x, type, *_along("dctn", x, s, axes), norm)


def idctn(x: Any, type: int = 2, s: Any = None, axes: Any = None, norm: str | None = None) -> Any:
    """The tensor whose cosine transform along axes this is; arguments and errors as of `dctn`.

    >>> from engine import Tensor
    >>> idctn(dctn(Tensor([[1.0, 2.0], [3.0, 5.0]]))).asnumpy().round(4)
    array([[1., 2.],
           [3., 5.]], dtype=float32)

    """
    return _transformed("idctn", x, type, *_along("idctn", x, s, axes), norm)


def _along(name: str, x: Any, s: Any, axes: Any) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """How long each axis is to be, None: as it is; and the axes."""
    for given, value in (("s", s), ("axes", axes)):
        if value is not None and not isinstance(value, list | tuple):
            raise ArgumentTypeError.of(f"{name}({given})", "a tuple of ints", value)
    rank = len(tensor(f"{name}(x)", x, _KINDS).shape)
    count = len(axes) if axes is not None else rank if s is None else len(s)
    chosen = tuple(range(-count, 0)) if axes is None else tuple(axes)
    lengths = (None,) * count if s is None else tuple(s)
    if len(lengths) != count:
        raise ArgumentValueError.of(f"{name}(s)", f"{count} lengths", lengths)
    return lengths, chosen


def _transformed(
    name: str, x: Any, type: Any, lengths: tuple[Any, ...], axes: tuple[Any, ...], norm: Any
) -> Any:
    x = tensor(f"{name}(x)", x, _KINDS)
    if type != 2:
        raise ArgumentValueError.of(f"{name}(type)", "2", type)
    if norm not in {None, "ortho"}:
        raise ArgumentValueError.of(f"{name}(norm)", "'ortho' or None", repr(norm))
    found = _checked_axes(name, axes, tuple(x.shape))
    x = ops.cast(x, float32) if as_dtype(x.dtype) is float16 else x
    for axis, length in zip(found, lengths, strict=True):
        if length is not None:
            check_number(f"{name}, a length,", length)
            if length < 1:
                raise ArgumentValueError.of(f"{name}, a length,", "at least 1", length)
            x = fitted(x, axis, length)
        x = cosine_transform(x, axis=axis, inverse=name.startswith("i"))
    return x


def _checked_axes(name: str, axes: tuple[Any, ...], shape: tuple[int, ...]) -> tuple[int, ...]:
    rank = len(shape)
    if not rank:
        raise ShapeError.of(f"{name}(x)", "at least one axis", shape)
    for axis in axes:
        check_number(f"{name}, an axis,", axis)
        if not -rank <= axis < rank:
            raise ArgumentValueError.of(f"{name}, an axis,", f"one of {rank} axes", axis)
    found = tuple(axis % rank for axis in axes)
    if len(set(found)) != len(found):
        raise ArgumentValueError.of(f"{name}(axes)", "different axes", axes)
    return found
