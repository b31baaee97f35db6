"""Parts of a tensor by index: NumPy's indices, and MindSpore's ways to gather."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, casting, current_cast, defvjp, primitive
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.backend.kernels.scatter import scatter_add
from engine.backend.native import row_positions as native_positions
from engine.backend.native import rows as native_rows
from engine.errors import ArgumentTypeError, ArgumentValueError, IndexRangeError, ShapeError
from engine.typed import Tensor, TensorOrNumber

from . import infer
from .arithmetic import floor_mod, maximum, minimum
from .arrangement import moveaxis, reshape
from .index_parts import ROWS, At, Counted, filled_index, names_positions, split_index
from .precision import computed_in

__all__ = [
    "gather",
    "gather_d",
    "gather_elements",
    "gather_nd",
    "getitem",
    "index_select",
    "one_hot",
    "take",
]


def whole_numbers(where: str, index: Any) -> Any:
    """An index as it is given: a tensor, or an array of what is none.

    Raises:
        ArgumentTypeError: If it is not of whole numbers.

    """
    if isinstance(index, Value):
        dtype = index.array.dtype
    else:
        index = np.asarray(index, np.int64) if isinstance(index, int | list | tuple) else index
        dtype = index.dtype
    if dtype.kind not in "iu":
        raise ArgumentTypeError(f"{where} expected whole numbers, got {dtype}.")
    return index


def whole_array(where: str, index: Any) -> Any:
    """The array of an index, for what computes with its numbers themselves.

    Raises:
        ArgumentTypeError: If it is not of whole numbers.

    """
    found = whole_numbers(where, index)
    return read(found)


def _taken_spec(x: Spec, *numbers: Spec, index: Any) -> Spec:
    sample = np.broadcast_to(np.zeros((), np.int8), x.shape)
    return Spec(sample[filled_index(index, tuple(map(_stand_in, numbers)))].shape, x.dtype)


def _stand_in(numbers: Spec) -> Any:
    """Some numbers of an index.

    Raises:
        ShapeError: If they are truth values: how much those take follows from them alone.

    """
    if numbers.dtype.kind == "b":
        raise ShapeError.of("an index whose shape is told", "whole numbers", "truth values")
    return np.broadcast_to(np.zeros((), np.intp), numbers.shape)


@primitive(infer=_taken_spec, moves=True, mindspore="StridedSlice")
def taken(x: Any, *numbers: Any, index: Any = ()) -> Any:
    """`x[index]` for any NumPy index, whose arrays are `numbers`.

    With truth values among those, the shape of what is taken follows from how many are true.
    """
    try:
        if numbers:
            index = numbers if index is ROWS else filled_index(index, numbers, x)
            found = x[index]
            # In C order, as a plan has it: NumPy's sums have other bits in another one, in which it
            # lets lie what an array takes along another axis than the first.
            return xp_of(x).ascontiguousarray(found) if found.ndim > 1 else found
        return x[index]
    except IndexError as error:
        expected = f"an index of shape {tuple(x.shape)}"
        raise IndexRangeError.of("Tensor[...]", expected, f"another: {error}") from None


@primitive(
    infer=lambda g, *numbers, index, shape: Spec(tuple(shape), g.dtype),
    mindspore="TensorScatterAdd",
)
def put_back(g: Any, *numbers: Any, index: Any = (), shape: tuple[int, ...] = ()) -> Any:
    """Zeros of `shape` with `g` added at `index`; what is hit twice is summed."""
    out = xp_of(g).zeros(shape, g.dtype)
    try:
        scatter_add(out, filled_index(index, numbers, g), g)
    except IndexError as error:
        expected = f"indices of shape {tuple(shape)}"
        raise IndexRangeError.of("scatter", expected, f"others: {error}") from None
    return out


@taken.form(device="CPU", provider="native")
def _taken_natively(x: Any, *numbers: Any, index: Any = ()) -> Any:
    out = None
    if len(numbers) == 1:
        if index == ROWS:
            out = native_rows.gathered(x, numbers[0])
        elif numbers[0].size >= native_positions.LEAST and names_positions(index, x.shape):
            out = native_positions.picked(x, numbers[0])
    return taken.reference(x, *numbers, index=index) if out is None else out


@put_back.form(device="CPU", provider="native")
def _put_back_natively(g: Any, *numbers: Any, index: Any = (), shape: tuple[int, ...] = ()) -> Any:
    out = None
    if len(numbers) == 1:
        if index == ROWS:
            out = native_rows.scattered(g, numbers[0], tuple(shape))
        elif numbers[0].size >= native_positions.LEAST and names_positions(index, shape):
            out = native_positions.placed(g, numbers[0], tuple(shape))
    return put_back.reference(g, *numbers, index=index, shape=shape) if out is None else out


def _taken_rule(g: Any, out: Any, x: Any, *numbers: Any, index: Any) -> Any:
    return put_back(g, *numbers, index=index, shape=tuple(x.shape))


def _put_rule(g: Any, out: Any, part: Any, *numbers: Any, index: Any, shape: Any) -> Any:
    return taken(g, *numbers, index=index)


def _taken_examples(rng: np.random.Generator) -> Any:
    x = rng.standard_normal((3, 4))
    yield (x,), {"index": (slice(0, 2), 1)}
    yield (x, np.array([0, 2, 0])), {"index": ROWS}
    yield (x, np.array([[3, 1]] * 3)), {"index": (Counted(3, 0, 2), At(0))}


def _put_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((3, 4)), np.array([0, 1, 0])), {"index": ROWS, "shape": (2, 4)}


defvjp(taken, _taken_rule, None, examples=_taken_examples)
taken.shares = True
defvjp(put_back, _put_rule, None, examples=_put_examples)


def taken_at(x: Any, index: Any) -> Any:
    """`x[index]`, arrays and tensors inside of the index."""
    parts, numbers = split_index(index)
    return taken(x, *numbers, index=parts)


def put_back_at(g: Any, index: Any, shape: tuple[int, ...]) -> Any:
    """Zeros of `shape` with `g` added at an index with arrays and tensors inside."""
    parts, numbers = split_index(index)
    return put_back(g, *numbers, index=parts, shape=shape)


def getitem(x: Tensor, index: Any) -> Tensor:
    """`x[index]`: numbers, slices, None, ..., lists, and tensors of numbers or truth values.

    A list that holds more than numbers has one part for each axis, like a tuple, as MindSpore's.

    Raises:
        IndexRangeError: If there is no such place, or the index is none.

    """
    if current_cast() is None:
        if isinstance(index, Value):
            return taken(x, index if index.origin is None else counting(index), index=ROWS)
        parts, numbers = split_index(index)
        if numbers:
            return taken(x, *map(counting, numbers), index=parts)
        return taken(x, index=parts)
    parts, numbers = split_index(index)
    with casting(None):  # it computes nothing, so the numbers keep their type
        return taken(x, *map(counting, numbers), index=parts)


def counting(numbers: Any) -> Any:
    """The numbers of an index, of which truth values say by themselves how many elements there are.

    Raises:
        NotReplayable: If they are some, and a graph is written down to be run again.

    """
    if isinstance(numbers, Value) and numbers.array.dtype.kind == "b":
        read(numbers)
    return numbers


def gather(
    input_params: Tensor,
    input_indices: Any = None,
    axis: TensorOrNumber = 0,
    batch_dims: int = 0,
    *,
    dim: int | None = None,
    index: Tensor | None = None,
) -> Tensor:
    """The slices of `input_params` along `axis` that `input_indices` names.

    `batch_dims` leading axes are common to both and indexed together; a negative number counts
    from the last axis of the indices. With a number before the indices, or with `dim` and `index`,
    it is PyTorch's `gather`, here `gather_elements`.

    Raises:
        ShapeError: If there is no such axis.
        ArgumentTypeError: If the indices are not whole numbers.

    >>> import engine
    >>> gather(engine.Tensor([[1, 2], [3, 4]]), engine.Tensor([1, 0]), 1).asnumpy()
    array([[2, 1],
           [4, 3]])

    """
    if dim is not None:
        return gather_elements(input_params, dim, input_indices if index is None else index)
    along: Any = axis
    if isinstance(input_indices, int) and hasattr(along, "shape") and along.shape:
        return gather_elements(input_params, input_indices, along)
    indices = whole_numbers("gather(input_indices)", input_indices)
    axis = int(read(axis)) if isinstance(axis, Value) else axis
    (axis,) = infer.normal_axes(axis, len(input_params.shape))
    rank = len(indices.shape)
    batch_dims = batch_dims + rank if batch_dims < 0 else batch_dims
    if batch_dims == 0:
        return taken(input_params, indices, index=(slice(None),) * axis + ROWS)
    if not batch_dims <= min(axis, rank):
        raise ArgumentValueError.of("gather(batch_dims)", f"at most {min(axis, rank)}", batch_dims)
    lead = tuple(Counted(n, k, rank) for k, n in enumerate(indices.shape[:batch_dims]))
    if axis == batch_dims:
        return taken(input_params, indices, index=(*lead, *ROWS))
    # An index before and one after a slice would put their axes first: the slices go to the back.
    near = moveaxis(input_params, axis, batch_dims)
    found = taken(near, indices, index=(*lead, *ROWS))
    between = tuple(range(rank, rank + axis - batch_dims))
    return moveaxis(found, between, tuple(range(batch_dims, axis)))


def gather_elements(input: Tensor, dim: int, index: Tensor) -> Tensor:
    """For each number in `index`, the element of `input` with that number along `dim`.

    Along the other axes `index` may be shorter than `input`.

    >>> import engine
    >>> x, index = engine.Tensor([[1, 2], [3, 4]]), engine.Tensor([[0, 0], [1, 0]])
    >>> gather_elements(x, 1, index).asnumpy()
    array([[1, 1],
           [4, 3]])
    """
    numbers = whole_numbers("gather_elements(index)", index)
    return taken(input, numbers, index=along(input, dim, numbers))


def along(x: Any, dim: int, numbers: Any) -> tuple[Any, ...]:
    """The index of the elements that have the given numbers along `dim`, in their own places else.

    The numbers are the array beside it.

    Raises:
        ShapeError: If the numbers have not as many axes as `x`, or there is no such axis.

    """
    rank = len(x.shape)
    if len(numbers.shape) != rank:
        raise ShapeError.of("index", f"{rank} axes, as the tensor has", tuple(numbers.shape))
    (dim,) = infer.normal_axes(dim, rank) or (0,)
    every: list[Any] = [Counted(n, axis, rank) for axis, n in enumerate(numbers.shape)]
    every[dim : dim + 1] = ROWS
    return tuple(every)


def gather_d(x: Tensor, dim: int, index: Tensor) -> Tensor:
    """For each number in `index`, the element of `x` with that number along `dim`."""
    return gather_elements(x, dim, index)


def gather_nd(input_x: Tensor, indices: Tensor) -> Tensor:
    """The elements or slices whose indices stand in the last axis of `indices`.

    Raises:
        ShapeError: If that axis is longer than the tensor has axes.

    >>> import engine
    >>> gather_nd(engine.Tensor([[1, 2], [3, 4]]), engine.Tensor([[0, 1], [1, 0]])).asnumpy()
    array([2, 3])

    """
    numbers = whole_numbers("indices", indices)
    return taken(input_x, numbers, index=in_last_axis(numbers, len(input_x.shape)))


def in_last_axis(indices: Any, rank: int) -> tuple[Any, ...]:
    """The index of places whose numbers stand side by side in the last axis of an array.

    Raises:
        ShapeError: If that axis is longer than the tensor has axes.

    """
    shape = tuple(indices.shape)
    if not shape or shape[-1] > rank:
        expected = f"at most {rank} numbers in the last axis"
        raise ShapeError.of("indices", expected, shape)
    return tuple([At(0, k) for k in range(shape[-1])])


def index_select(input: Tensor, axis: int, index: Tensor) -> Tensor:
    """The slices along `axis` that a vector of numbers names.

    Raises:
        ShapeError: If `index` is no vector.

    """
    if len(index.shape) != 1:
        raise ShapeError.of("index_select(index)", "a vector", tuple(index.shape))
    return gather(input, index, axis)


def take(
    input: Tensor, index: int | Sequence[int] | Tensor, axis: int | None = None, mode: str = "raise"
) -> Tensor:
    """The elements with the given numbers, as if the tensor were one row; or slices along `axis`.

    Args:
        input: Any shape.
        index: Whole numbers, any shape.
        axis: Along which to take slices; None: elements of all in a row.
        mode: What becomes of a number that is too large or too small: "raise" refuses it, "wrap"
            counts on from the other end, "clip" takes the nearest (and no number from the end).

    >>> import engine
    >>> take(engine.Tensor([[1, 2], [3, 4]]), engine.Tensor([0, 3])).asnumpy()
    array([1, 4])

    """
    if mode not in {"raise", "wrap", "clip"}:
        raise ArgumentValueError.of("take(mode)", "'raise', 'wrap' or 'clip'", repr(mode))
    if axis is None:
        input, axis = reshape(input, (-1,)), 0
    numbers = whole_numbers("take(index)", index)
    length = input.shape[axis]
    if mode == "wrap":
        numbers = floor_mod(numbers, length)
    elif mode == "clip":
        numbers = minimum(maximum(numbers, 0), length - 1)
    return gather(input, numbers, axis)


@primitive(
    infer=lambda x, depth, on, off, dtype: Spec((*x.shape, depth), np.dtype(dtype)),
    rows=(0,),
    mindspore="OneHot",
)
def one_hot_rows(
    indices: Any,
    depth: int = 1,
    on: float = 1.0,
    off: float = 0.0,
    dtype: Any = np.float32,
) -> Any:
    """A new last axis of length `depth` with `on` at each index and `off` elsewhere."""
    xp = xp_of(indices)
    number = np.dtype(dtype).type  # no array: on a GPU each would be a copy
    return xp.where(indices[..., None] == xp.arange(depth), number(on), number(off))


_FLOATS = (np.dtype(np.float32), np.float32)


@one_hot_rows.form(device="CPU", provider="native")
def _one_hot_natively(
    indices: Any,
    depth: int = 1,
    on: float = 1.0,
    off: float = 0.0,
    dtype: Any = np.float32,
) -> Any:
    out = native_rows.one_hot(indices, depth, on, off) if dtype in _FLOATS else None
    if out is None:
        return one_hot_rows.reference(indices, depth, on, off, dtype)
    return out


def _one_hot_examples(rng: np.random.Generator) -> Any:
    attrs = {"depth": 4, "on": 1.0, "off": 0.0, "dtype": np.dtype(np.float64)}
    yield (rng.integers(0, 4, (2, 3)),), attrs


defvjp(one_hot_rows, examples=_one_hot_examples)


def one_hot(
    indices: Tensor,
    depth: int,
    on_value: TensorOrNumber = 1,
    off_value: TensorOrNumber = 0,
    axis: int = -1,
) -> Tensor:
    """A new axis of length `depth` with `on_value` at each index and `off_value` elsewhere.

    An index outside 0 … depth - 1 gives only `off_value`.

    Raises:
        ArgumentTypeError: If the indices are not whole numbers.
        ArgumentValueError: If the depth is below 0.

    >>> import engine
    >>> one_hot(engine.Tensor([0, 2]), 3).asnumpy()
    array([[1, 0, 0],
           [0, 0, 1]])

    """
    whole_numbers("one_hot(indices)", indices)
    if depth < 0:
        raise ArgumentValueError.of("one_hot(depth)", "a number from 0", depth)
    on, off = read(on_value), read(off_value)
    kind = getattr(on, "dtype", None) or (np.int64 if isinstance(on, int) else np.float32)
    dtype, asked = np.dtype(kind), computed_in()
    if asked is not None and isinstance(on_value, Value) and dtype.kind in "fV":
        dtype = asked.numpy  # its values are operands, which are cast like any other
    out = one_hot_rows(indices, depth=int(depth), on=float(on), off=float(off), dtype=dtype)
    return out if axis == -1 else moveaxis(out, -1, axis)
