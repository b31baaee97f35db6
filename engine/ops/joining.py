"""Tensors put together, taken apart, repeated and turned round."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.backend import xp_of
from engine.errors import ShapeError

from . import infer
from .arrangement import expand_dims, reshape, squeeze
from .broadcasting import broadcast_to

__all__ = [
    "cat",
    "chunk",
    "concat",
    "flip",
    "fliplr",
    "flipud",
    "hstack",
    "pad_with",
    "repeat_elements",
    "repeat_interleave",
    "roll",
    "split",
    "stack",
    "tile",
    "unbind",
    "unstack",
    "vstack",
]


def _joined_spec(*specs: Spec, axis: int) -> Spec:
    shape = list(specs[0].shape)
    shape[axis] = sum(spec.shape[axis] for spec in specs)
    return Spec(tuple(shape), np.result_type(*(spec.dtype for spec in specs)))


@primitive(infer=_joined_spec)
def joined(*arrays: Any, axis: int = 0) -> Any:
    """Arrays one after another along `axis`."""
    return xp_of(*arrays).concatenate(arrays, axis=axis)


def _joined_rule(g: Any, out: Any, *arrays: Any, axis: int) -> Any:
    starts = np.cumsum([0, *(a.shape[axis] for a in arrays)])
    return [part_of(g, axis=axis, start=int(a), stop=int(b)) for a, b in itertools.pairwise(starts)]


def _part_spec(x: Spec, axis: int, start: int, stop: int) -> Spec:
    shape = list(x.shape)
    shape[axis] = stop - start
    return Spec(tuple(shape), x.dtype)


@primitive(infer=_part_spec)
def part_of(x: Any, axis: int = 0, start: int = 0, stop: int = 0) -> Any:
    """The elements from `start` to before `stop` along `axis`."""
    index = [slice(None)] * x.ndim
    index[axis] = slice(start, stop)
    return x[tuple(index)]


def _part_rule(g: Any, out: Any, x: Any, axis: int, start: int, stop: int) -> Any:
    widths = [(0, 0)] * len(x.shape)
    widths[axis] = (start, x.shape[axis] - stop)
    return pad_with(g, widths=tuple(widths))


def _padded_spec(x: Spec, widths: Any, value: float) -> Spec:
    return Spec(tuple(n + a + b for n, (a, b) in zip(x.shape, widths, strict=True)), x.dtype)


@primitive(infer=_padded_spec)
def pad_with(x: Any, widths: Any = (), value: float = 0) -> Any:
    """The array with `widths[k] = (before, after)` elements of `value` added along axis k."""
    return xp_of(x).pad(x, widths, constant_values=value)


def _pad_rule(g: Any, out: Any, x: Any, widths: Any, value: float) -> Any:
    for k, (before, after) in enumerate(widths):
        if before or after:
            g = part_of(g, axis=k, start=before, stop=g.shape[k] - after)
    return g


@primitive(infer=infer.same)
def flipped(x: Any, dims: tuple[int, ...] = ()) -> Any:
    """The order of the elements turned round along `dims`."""
    return xp_of(x).flip(x, dims)


def _pair(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)), rng.standard_normal((1, 3))), {"axis": 0}
    yield (rng.standard_normal((2, 3)), rng.standard_normal((2, 1))), {"axis": 1}


def _with(**attrs: Any) -> Any:
    def examples(rng: np.random.Generator) -> Any:
        yield (rng.standard_normal((2, 3, 4)),), attrs

    return examples


defvjp(joined, joint=_joined_rule, examples=_pair)
defvjp(part_of, _part_rule, examples=_with(axis=1, start=1, stop=3))
defvjp(pad_with, _pad_rule, examples=_with(widths=((1, 0), (0, 0), (2, 1))))
defvjp(flipped, lambda g, out, x, dims: flipped(g, dims=dims), examples=_with(dims=(0, 2)))


def flip(input: Any, dims: Any) -> Any:
    """The order of the elements turned round along `dims`."""
    return flipped(input, dims=(dims,) if isinstance(dims, int) else tuple(dims))


def concat(tensors: Any, axis: int = 0) -> Any:
    """Tensors one after another along `axis`."""
    return joined(*tensors, axis=axis)


cat = concat


def stack(tensors: Any, axis: int = 0) -> Any:
    """Tensors of one shape beside each other along a new `axis`."""
    return joined(*(expand_dims(t, axis) for t in tensors), axis=axis)


def unstack(input_x: Any, axis: int = 0) -> tuple[Any, ...]:
    """The tensors that lie beside each other along `axis`, without that axis."""
    parts = split(input_x, 1, axis)
    return tuple(squeeze(part, axis) for part in parts)


def split(tensor: Any, split_size_or_sections: Any, axis: int = 0) -> tuple[Any, ...]:
    """Parts along `axis`: of one length (the last may be shorter), or of the lengths given."""
    length = tensor.shape[axis]
    if isinstance(split_size_or_sections, int):
        size = split_size_or_sections
        lengths = [min(size, length - start) for start in range(0, length, size)]
    else:
        lengths = list(split_size_or_sections)
    if sum(lengths) != length:
        raise ShapeError.of("split", f"parts that add up to {length}", tuple(lengths))
    stops = np.cumsum(lengths)
    return tuple(
        part_of(tensor, axis=axis, start=int(stop) - n, stop=int(stop))
        for n, stop in zip(lengths, stops, strict=True)
    )


def chunk(input: Any, chunks: int, axis: int = 0) -> tuple[Any, ...]:
    """`chunks` parts along `axis`, the last of them perhaps shorter."""
    return split(input, -(-input.shape[axis] // chunks), axis)


def tile(input: Any, dims: Any) -> Any:
    """The tensor repeated `dims[k]` times along axis k."""
    while len(input.shape) < len(dims):
        input = expand_dims(input, 0)
    for k, count in enumerate(dims, start=len(input.shape) - len(dims)):
        if count != 1:
            input = concat([input] * count, k)
    return input


def repeat_elements(x: Any, rep: int, axis: int = 0) -> Any:
    """Each element repeated `rep` times along `axis`."""
    wide = broadcast_to(
        expand_dims(x, axis + 1), shape=(*x.shape[: axis + 1], rep, *x.shape[axis + 1 :])
    )
    return reshape(wide, (*x.shape[:axis], x.shape[axis] * rep, *x.shape[axis + 1 :]))


def repeat_interleave(input: Any, repeats: int, axis: int | None = None) -> Any:
    """Each element repeated `repeats` times along `axis`; without `axis` those of all in a row."""
    flat = reshape(input, -1) if axis is None else input
    return repeat_elements(flat, repeats, 0 if axis is None else axis % len(input.shape))


def unbind(input: Any, dim: int = 0) -> tuple[Any, ...]:
    """The tensors that lie beside each other along `dim`, without that axis."""
    return unstack(input, dim)


def roll(input: Any, shifts: Any, dims: Any = None) -> Any:
    """The elements moved on by `shifts` along `dims`, the last ones to the front.

    Without `dims` the tensor is rolled as one row of elements.
    """
    if dims is None:
        return reshape(roll(reshape(input, -1), shifts, 0), tuple(input.shape))
    pairs = [(shifts, dims)] if isinstance(dims, int) else zip(shifts, dims, strict=True)
    for shift, axis in pairs:
        length = input.shape[axis]
        cut = -shift % length
        input = concat(split(input, [cut, length - cut], axis)[::-1], axis)
    return input


def fliplr(input: Any) -> Any:
    """The order turned round along the second axis."""
    return flip(input, 1)


def flipud(input: Any) -> Any:
    """The order turned round along the first axis."""
    return flip(input, 0)


def vstack(inputs: Any) -> Any:
    """Tensors one below the other; a vector counts as a row."""
    return concat([expand_dims(x, 0) if len(x.shape) == 1 else x for x in inputs], 0)


def hstack(tensors: Any) -> Any:
    """Tensors one beside the other: along the second axis, or the only one."""
    return concat(tensors, 0 if len(tensors[0].shape) == 1 else 1)
