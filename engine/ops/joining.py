"""Tensors put together and taken apart."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Tensor

from . import infer
from .arrangement import rearranged, squeeze
from .cast import cast
from .promotion import beside_whole

__all__ = [
    "cat",
    "chunk",
    "concat",
    "pad_with",
    "split",
    "stack",
    "unbind",
    "unstack",
]


def _joined_spec(*specs: Spec, axis: int) -> Spec:
    shape = list(specs[0].shape)
    shape[axis] = sum(spec.shape[axis] for spec in specs)
    return Spec(tuple(shape), _common_dtype(specs))


def _common_dtype(arrays: Any) -> Any:
    """The number type that holds all; floats do not grow beside whole numbers."""
    dtypes = {x.dtype for x in arrays}
    if len(dtypes) == 1:
        return dtypes.pop()
    return infer.meeting(*({dtype for dtype in dtypes if dtype.kind in "fcV"} or dtypes))


@primitive(infer=_joined_spec, moves=True, mindspore="Concat")
def joined(*arrays: Any, axis: int = 0) -> Any:
    """Arrays one after another along `axis`."""
    if len({x.dtype for x in arrays}) > 1:
        dtype = _common_dtype(arrays)
        arrays = tuple(x.astype(dtype, copy=False) for x in arrays)
    try:
        return xp_of(*arrays).concatenate(arrays, axis=axis)
    except ValueError:
        shapes = [x.shape for x in arrays]
        raise ShapeError.of("concat", f"one shape but for axis {axis}", shapes) from None


def _joined_rule(g: Any, out: Any, *arrays: Any, axis: int) -> Any:
    starts = np.cumsum([0, *(a.shape[axis] for a in arrays)])
    parts = zip(arrays, itertools.pairwise(starts), strict=True)
    return [_like(part_of(g, axis=axis, start=int(a), stop=int(b)), x) for x, (a, b) in parts]


def _like(g: Any, x: Any) -> Any:
    return g if g.dtype == x.dtype else cast(g, x.dtype)


def _part_spec(x: Spec, axis: int, start: int, stop: int) -> Spec:
    shape = list(x.shape)
    shape[axis] = stop - start
    return Spec(tuple(shape), x.dtype)


@primitive(infer=_part_spec, kind="along", moves=True, as_given=True, mindspore="Slice")
def part_of(x: Any, axis: int = 0, start: int = 0, stop: int = 0) -> Any:
    """The elements from `start` to before `stop` along `axis`."""
    index = [slice(None)] * x.ndim
    index[axis] = slice(start, stop)
    return x[tuple(index)]


def _part_rule(g: Any, out: Any, x: Any, axis: int, start: int, stop: int) -> Any:
    widths = [(0, 0)] * len(x.shape)
    widths[axis] = (start, x.shape[axis] - stop)
    return pad_with(g, widths=tuple(widths))


def _ends(length: int, stops: tuple[int, ...]) -> Any:
    return itertools.pairwise((0, *stops, length))


def _parted_spec(x: Spec, axis: int, stops: tuple[int, ...]) -> tuple[Spec, ...]:
    return tuple(_part_spec(x, axis, a, b) for a, b in _ends(x.shape[axis], stops))


@primitive(infer=_parted_spec, moves=True, as_given=True, mindspore="Split")
def parted(x: Any, axis: int = 0, stops: tuple[int, ...] = ()) -> Any:
    """The parts along `axis` between places that grow: before the first, …, from the last on."""
    index: list[Any] = [slice(None)] * x.ndim
    found = []
    for start, stop in _ends(x.shape[axis], stops):
        index[axis] = slice(start, stop)
        found.append(x[tuple(index)])
    return tuple(found)


def _parted_rule(g: Any, out: Any, x: Any, axis: int, stops: tuple[int, ...]) -> Any:
    """The parts' gradients joined; zeros where nobody asked, without an array for each of them."""
    pieces: list[Any] = []
    missing = 0
    for part, (start, stop) in zip(g, _ends(x.shape[axis], stops), strict=True):
        if part is None:
            missing += stop - start
        else:
            pieces.append(_widened(part, axis, missing, 0))
            missing = 0
    pieces[-1] = _widened(pieces[-1], axis, 0, missing)
    return [pieces[0] if len(pieces) == 1 else joined(*pieces, axis=axis)]


def _widened(x: Any, axis: int, before: int, after: int) -> Any:
    if not before and not after:
        return x
    widths = [(0, 0)] * len(x.shape)
    widths[axis] = (before, after)
    return pad_with(x, widths=tuple(widths))


def _parted_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 5)),), {"axis": 1, "stops": (1, 3)}
    yield (rng.standard_normal((3, 2)),), {"axis": 0, "stops": (0, 2)}


def _padded_spec(x: Spec, widths: Any, value: float) -> Spec:
    return Spec(tuple(n + a + b for n, (a, b) in zip(x.shape, widths, strict=True)), x.dtype)


@primitive(infer=_padded_spec, moves=True, mindspore="PadV3")
def pad_with(x: Tensor, widths: Sequence[Sequence[int]] = (), value: float = 0) -> Tensor:
    """The array with `widths[k] = (before, after)` elements of `value` added along axis k."""
    return xp_of(x).pad(x, widths, constant_values=beside_whole(value, x.dtype))


def _pad_rule(g: Any, out: Any, x: Any, widths: Any, value: float) -> Any:
    for k, (before, after) in enumerate(widths):
        if before or after:
            g = part_of(g, axis=k, start=before, stop=g.shape[k] - after)
    return g


def _pair(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)), rng.standard_normal((1, 3))), {"axis": 0}
    yield (rng.standard_normal((2, 3)), rng.standard_normal((2, 1))), {"axis": 1}


def _with(**attrs: Any) -> Any:
    def examples(rng: np.random.Generator) -> Any:
        yield (rng.standard_normal((2, 3, 4)),), attrs

    return examples


defvjp(joined, joint=_joined_rule, examples=_pair)
defvjp(parted, joint=_parted_rule, examples=_parted_examples)
defvjp(part_of, _part_rule, examples=_with(axis=1, start=1, stop=3))
defvjp(pad_with, _pad_rule, examples=_with(widths=((1, 0), (0, 0), (2, 1))))


def concat(tensors: Sequence[Tensor], axis: int = 0) -> Tensor:
    """Tensors one after another along `axis`.

    Args:
        tensors: A tuple or list of tensors, of one shape but for that axis. Of different number
            types they come in the one that holds all.
        axis: The axis along which.

    Raises:
        ArgumentTypeError: If it is one tensor, or other things are among them.
        ArgumentValueError: If there is none.
        ShapeError: If the shapes do not fit, or there is no such axis.

    >>> import engine
    >>> concat((engine.Tensor([1, 2]), engine.Tensor([3]))).asnumpy()
    array([1, 2, 3])

    """
    several = several_of("concat", tensors)
    if axis:
        (axis,) = infer.normal_axes(axis, len(several[0].shape)) or (0,)
    return joined(*several, axis=axis)


cat = concat


def several_of(where: str, tensors: Any) -> tuple[Any, ...]:
    """At least one tensor, of a tuple or list of them.

    Raises:
        ArgumentTypeError: If it is one tensor, or other things are among them.
        ArgumentValueError: If there is none.

    """
    if hasattr(tensors, "shape"):
        raise ArgumentTypeError.of(f"{where}(tensors)", "a tuple or list of tensors", tensors)
    several = tuple(tensors)
    if not several:
        raise ArgumentValueError.of(f"{where}(tensors)", "at least one tensor", "none")
    for one in several:
        if not hasattr(one, "shape"):
            raise ArgumentTypeError.of(f"{where}(tensors)", "tensors", one)
    return several


def stack(tensors: Sequence[Tensor], axis: int = 0) -> Tensor:
    """Tensors of one shape beside each other along a new `axis`.

    Raises:
        ArgumentTypeError: If the number types differ.
        ShapeError: If the shapes differ, or the result has no such axis.

    """
    several = tuple(tensors)
    arrays = [x.array if isinstance(x, Value) else x for x in several]
    if len({x.dtype for x in arrays}) > 1:
        types = ", ".join(str(x.dtype) for x in arrays)
        raise ArgumentTypeError(f"stack(tensors) expected one number type, got {types}.")
    shapes = {tuple(x.shape) for x in arrays}
    if len(shapes) > 1:
        raise ShapeError.of("stack", "one shape", [x.shape for x in arrays])
    (shape,) = shapes
    (axis,) = infer.normal_axes(axis, len(shape) + 1)
    wide = (*shape[:axis], 1, *shape[axis:])
    return joined(*[rearranged(x, shape=wide) for x in several], axis=axis)


def split(
    tensor: Tensor, split_size_or_sections: int | Sequence[int], axis: int = 0
) -> tuple[Tensor, ...]:
    """Parts along `axis`: of one length (the last may be shorter), or of the lengths given.

    Raises:
        ArgumentValueError: If the length is not above 0.
        ShapeError: If the lengths do not add up, or there is no such axis.

    >>> import engine
    >>> [part.tolist() for part in split(engine.Tensor([1, 2, 3]), 2)]
    [[1, 2], [3]]

    """
    (axis,) = infer.normal_axes(axis, len(tensor.shape))
    length = tensor.shape[axis]
    if isinstance(split_size_or_sections, int):
        size = split_size_or_sections
        if size < 1:
            raise ArgumentValueError.of("split(split_size_or_sections)", "above 0", size)
        lengths = [min(size, length - start) for start in range(0, length, size)] or [0]
    else:
        lengths = list(split_size_or_sections)
    if sum(lengths) != length or min(lengths) < 0:
        raise ShapeError.of("split", f"parts that add up to {length}", tuple(lengths))
    return parts_before(tensor, np.cumsum(lengths)[:-1].tolist(), axis)


def parts_before(tensor: Any, stops: Any, axis: int) -> tuple[Any, ...]:
    """The parts between places along `axis`: before the first, …, from the last on."""
    length = tensor.shape[axis]
    ends = [0, *(min(max(k + length if k < 0 else k, 0), length) for k in stops), length]
    if len(ends) > 2 and sorted(ends) == ends:
        parts: tuple[Any, ...] = parted(tensor, axis=axis, stops=tuple(ends[1:-1]))
        return parts
    return tuple(
        part_of(tensor, axis=axis, start=a, stop=max(a, b)) for a, b in itertools.pairwise(ends)
    )


def chunk(input: Tensor, chunks: int, axis: int = 0) -> tuple[Tensor, ...]:
    """At most `chunks` parts of one length along `axis`, the last of them perhaps shorter.

    Raises:
        ArgumentValueError: If `chunks` is not above 0.

    """
    if chunks < 1:
        raise ArgumentValueError.of("chunk(chunks)", "above 0", chunks)
    (axis,) = infer.normal_axes(axis, len(input.shape))
    return split(input, max(1, -(-input.shape[axis] // chunks)), axis)


def unstack(input_x: Tensor, axis: int = 0) -> tuple[Tensor, ...]:
    """The tensors that lie beside each other along `axis`, without that axis.

    Raises:
        ShapeError: If there is no such axis.

    """
    if not len(input_x.shape):
        raise ShapeError.of("unstack", "an axis", tuple(input_x.shape))
    (axis,) = infer.normal_axes(axis, len(input_x.shape))
    if not input_x.shape[axis]:
        return ()
    return tuple(squeeze(part, axis) for part in split(input_x, 1, axis))


def unbind(input: Tensor, dim: int = 0) -> tuple[Tensor, ...]:
    """The tensors that lie beside each other along `dim`, without that axis."""
    return unstack(input, dim)
