"""Operators of float16 and bfloat16: on the CPU they compute in float32 and round once.

So a result is what float32 gives of the same numbers, rounded to the half: no sum, no power and no
polynomial inside of an operator loses digits. A GPU computes halves itself.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from engine.autodiff import HALF_SCALARS, PRIMITIVES, Primitive, Spec
from engine.backend.halves import as_held, converted, is_half

from . import infer

_ELEMENTS_MEET = {infer.broadcast, infer.broadcast_bool, infer.broadcast_floating}

WIDE = np.dtype(np.float32)

HALF_SCALARS.add(np.float16)  # bfloat16's joins when the first array of it is seen


def with_halves(target: Primitive, arrays: list[Any], attrs: dict[str, Any]) -> Any:
    """What a primitive gives of arrays that may be of halves: computed in float32 on the CPU."""
    dtypes = tuple([getattr(one, "dtype", None) for one in arrays])
    floats = {dtype for dtype in dtypes if dtype is not None and dtype.kind in "fcV"}
    if not any(map(is_half, floats)):
        return target.run(*arrays, **attrs)
    HALF_SCALARS.update(dtype.type for dtype in floats if is_half(dtype))
    half = next(iter(floats)) if len(floats) == 1 else None
    if target.takes_as_given(half is not None) or not _on_cpu(arrays):
        return target.run(*arrays, **attrs)
    meets = half if target.infer in _ELEMENTS_MEET else None
    wide = _widened(arrays, dtypes, half, meets)
    if target.traits.held and half is not None and half.name == "bfloat16":
        out = PRIMITIVES[target.traits.held].run(*wide, **attrs, dtype=half)
    else:
        out = target.run(*wide, **attrs)
    return _rounded(out, _given_back(target, arrays, dtypes, attrs))


def _on_cpu(arrays: Sequence[Any]) -> bool:
    return all(isinstance(one, np.ndarray | np.generic) for one in arrays if hasattr(one, "dtype"))


def _widened(arrays: list[Any], dtypes: tuple[Any, ...], half: Any, meets: Any) -> list[Any]:
    """Halves as float32.

    Args:
        arrays: Arrays, and numbers or None among them.
        dtypes: The dtype of each, None for what is no array.
        half: What all floating ones are, and numbers are rounded to; None where they differ.
        meets: What whole numbers in arrays are rounded to; None where they are indices, or labels.

    """
    made: dict[int, Any] = {}  # x * x is widened once
    for one, dtype in zip(arrays, dtypes, strict=True):
        if id(one) in made:
            continue
        if dtype is None:
            made[id(one)] = one if half is None else as_held(one, half)
        elif is_half(dtype):
            made[id(one)] = _wide(one)
        elif meets is not None and dtype.kind in "iu":
            made[id(one)] = converted(one.astype(meets), WIDE)
        else:
            made[id(one)] = one
    return [made[id(one)] for one in arrays]


def _wide(array: Any) -> Any:
    """Halves as float32; what is repeated without being there still is."""
    if 0 not in array.strides:
        return converted(array, WIDE)
    once = array[tuple(slice(0, 1) if step == 0 else slice(None) for step in array.strides)]
    return np.broadcast_to(converted(once, WIDE), array.shape)


def widened(array: Any) -> Any:
    """Halves as float32, on a GPU, too; other arrays as they are."""
    return converted(array, WIDE) if is_half(array.dtype) else array


_READ = {"delta", "grad", "x"}

_known: dict[tuple[Any, ...], Any] = {}


def _given_back(
    target: Primitive, arrays: list[Any], dtypes: tuple[Any, ...], attrs: dict[str, Any]
) -> Any:
    """The dtype of what comes out, or a tuple of them; the shape rule says so the first time.

    Types of results follow from those of the inputs in every primitive that computes, so attributes
    are no part of the key: rates and the like would make it grow without end.
    """
    key = (target, *dtypes)
    if key not in _known:
        spec = target.spec_of(*map(Spec.of, arrays), **attrs)
        several = isinstance(spec, tuple) and not isinstance(spec, Spec)
        _known[key] = tuple(part.dtype for part in spec) if several else spec.dtype
    return _known[key]


def _rounded(out: Any, dtype: Any) -> Any:
    if isinstance(out, tuple):
        return tuple([_rounded(*pair) for pair in zip(out, dtype, strict=True)])
    return converted(out, dtype) if is_half(dtype) else out


def rounding_once(step: Callable[..., None]) -> Callable[..., None]:
    """A step that changes arrays in place, which computes halves of the CPU in float32.

    Each array that is a half takes the result, rounded; but for what the step calls `grad`, `delta`
    or `x`, which it only reads.
    """
    read = [k for k, name in enumerate(inspect.signature(step).parameters) if name in _READ]

    @functools.wraps(step)
    def rounding(*values: Any) -> None:
        for x in values:
            if x.__class__ is np.ndarray and x.itemsize == 2:
                break
        else:
            step(*values)
            return
        halves = [k for k, x in enumerate(values) if isinstance(x, np.ndarray) and is_half(x.dtype)]
        wide = list(values)
        for k in halves:
            wide[k] = converted(values[k], WIDE)
        step(*wide)
        for k in halves:
            if k not in read:
                values[k][...] = converted(wide[k], values[k].dtype)

    return rounding
