"""The same numbers in another arrangement."""

from __future__ import annotations

import itertools
import math
from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ShapeError

from . import infer
from .reduction import broadcast_to as _broadcast_to

__all__ = [
    "broadcast_to",
    "cat",
    "chunk",
    "concat",
    "expand_dims",
    "flatten",
    "flip",
    "moveaxis",
    "pad_with",
    "permute",
    "repeat_elements",
    "reshape",
    "split",
    "squeeze",
    "stack",
    "swapaxes",
    "tile",
    "transpose",
    "unsqueeze",
    "unstack",
]

broadcast_to = _broadcast_to


def _full_shape(size: int, shape: Any) -> tuple[int, ...]:
    shape = (shape,) if isinstance(shape, int) else tuple(int(n) for n in shape)
    known = math.prod(n for n in shape if n != -1)
    if shape.count(-1) == 1 and known and size % known == 0:
        return tuple(size // known if n == -1 else n for n in shape)
    if -1 in shape or known != size:
        raise ShapeError.of("reshape", f"{size} elements", shape)
    return shape


@primitive(infer=lambda x, shape: Spec(_full_shape(math.prod(x.shape), shape), x.dtype))
def rearranged(x: Any, shape: Any = ()) -> Any:
    """The elements in C order in another shape; one length may be -1."""
    return x.reshape(_full_shape(x.size, shape))


def reshape(input: Any, shape: Any) -> Any:
    """The elements in C order in another shape; one length may be -1.

    Raises:
        ShapeError: If the number of elements differs.

    >>> import engine
    >>> reshape(engine.Tensor([1.0, 2.0, 3.0, 4.0]), (2, -1)).shape
    (2, 2)

    """
    return rearranged(input, shape=shape)


def _permuted_spec(x: Spec, axes: Any) -> Spec:
    return Spec(tuple(x.shape[k] for k in axes), x.dtype)


@primitive(infer=_permuted_spec)
def permuted(x: Any, axes: tuple[int, ...] = ()) -> Any:
    """The axes in another order."""
    return x.transpose(axes)


def _permuted_rule(g: Any, out: Any, x: Any, axes: tuple[int, ...] = ()) -> Any:
    return permuted(g, axes=tuple(int(k) for k in np.argsort([k % len(axes) for k in axes])))


def transpose(input: Any, input_perm: Any) -> Any:
    """The axes in the order that `input_perm` gives."""
    return permuted(input, axes=tuple(int(k) for k in input_perm))


def permute(input: Any, axis: Any) -> Any:
    """The axes in the order that `axis` gives."""
    return transpose(input, axis)


def swapaxes(input: Any, axis0: int, axis1: int) -> Any:
    """Two axes exchanged."""
    order = list(range(len(input.shape)))
    order[axis0], order[axis1] = order[axis1], order[axis0]
    return transpose(input, order)


def moveaxis(x: Any, source: int, destination: int) -> Any:
    """One axis moved to another place."""
    rank = len(x.shape)
    order = [k for k in range(rank) if k != source % rank]
    order.insert(destination % rank, source % rank)
    return transpose(x, order)


def expand_dims(input_x: Any, axis: int) -> Any:
    """A new axis of length 1 at `axis`."""
    shape = list(input_x.shape)
    shape.insert(axis % (len(shape) + 1), 1)
    return reshape(input_x, tuple(shape))


def unsqueeze(input: Any, dim: int) -> Any:
    """A new axis of length 1 at `dim`."""
    return expand_dims(input, dim)


def squeeze(input: Any, axis: Any = None) -> Any:
    """Without the axes of length 1: all of them, or those in `axis`.

    Raises:
        ShapeError: If an axis in `axis` is longer than 1.

    """
    shape = tuple(input.shape)
    if axis is None:
        return reshape(input, tuple(n for n in shape if n != 1))
    axes = infer.normal_axes(axis, len(shape))
    if any(shape[k] != 1 for k in axes):
        raise ShapeError.of("squeeze", f"length 1 at axis {axis}", shape)
    return reshape(input, tuple(n for k, n in enumerate(shape) if k not in axes))


def flatten(input: Any, order: str = "C", *, start_dim: int = 1, end_dim: int = -1) -> Any:
    """The axes from `start_dim` to `end_dim` as one; the default keeps the batch.

    Raises:
        ArgumentTypeError: If `order` is not "C" or "F".

    """
    if order not in {"C", "F"}:
        raise ArgumentTypeError(f"flatten expected order 'C' or 'F', got {order!r}.")
    rank = len(input.shape)
    if rank == 0:
        return reshape(input, (1,))
    start, end = start_dim % rank, end_dim % rank
    if order == "F":
        middle = range(end, start - 1, -1)
        input = transpose(input, (*range(start), *middle, *range(end + 1, rank)))
    shape = tuple(input.shape)
    middle_size = math.prod(shape[start : end + 1])
    return reshape(input, (*shape[:start], middle_size, *shape[end + 1 :]))


def _joined_spec(*specs: Spec, axis: int = 0) -> Spec:
    shape = list(specs[0].shape)
    shape[axis] = sum(spec.shape[axis] for spec in specs)
    return Spec(tuple(shape), np.result_type(*(spec.dtype for spec in specs)))


@primitive(infer=_joined_spec)
def joined(*arrays: Any, axis: int = 0) -> Any:
    """Arrays one after another along `axis`."""
    return xp_of(*arrays).concatenate(arrays, axis=axis)


def _joined_rule(g: Any, out: Any, *arrays: Any, axis: int = 0) -> Any:
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


def _part_rule(g: Any, out: Any, x: Any, axis: int = 0, start: int = 0, stop: int = 0) -> Any:
    widths = [(0, 0)] * len(x.shape)
    widths[axis] = (start, x.shape[axis] - stop)
    return pad_with(g, widths=tuple(widths))


def _padded_spec(x: Spec, widths: Any, value: float = 0) -> Spec:
    return Spec(tuple(n + a + b for n, (a, b) in zip(x.shape, widths, strict=True)), x.dtype)


@primitive(infer=_padded_spec)
def pad_with(x: Any, widths: Any = (), value: float = 0) -> Any:
    """The array with `widths[k] = (before, after)` elements of `value` added along axis k."""
    return xp_of(x).pad(x, widths, constant_values=value)


def _pad_rule(g: Any, out: Any, x: Any, widths: Any = (), value: float = 0) -> Any:
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


defvjp(
    rearranged,
    lambda g, out, x, shape: rearranged(g, shape=tuple(x.shape)),
    examples=_with(shape=(6, -1)),
)
defvjp(permuted, _permuted_rule, examples=_with(axes=(2, 0, 1)))
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
