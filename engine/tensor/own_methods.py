"""Methods that are no operator of that name: `x.new_zeros(…)`, `x.choose(…)`, `x.stride()`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.errors import ArgumentValueError
from engine.typed import Axis, DTypeLike, Shape, Tensor, TensorOrNumber

from .assignment import assign
from .hook import RemovableHook, hooked


def where(self: Any, condition: Tensor, y: TensorOrNumber) -> Tensor:
    """The tensor where the condition is true, `y` elsewhere."""
    return ops.where(condition, self, y)


def fill(self: Any, value: TensorOrNumber) -> Tensor:
    """A new tensor of this shape and number type with one value everywhere."""
    return ops.full_like(self, value, dtype=self.dtype)


def new_zeros(self: Any, size: Shape | Tensor, dtype: DTypeLike | None = None) -> Tensor:
    """Zeros of a shape, in the number type of the tensor unless given."""
    return ops.zeros(size, dtype or self.dtype)


def new_ones(self: Any, size: Shape | Tensor, dtype: DTypeLike | None = None) -> Tensor:
    """Ones of a shape, in the number type of the tensor unless given."""
    return ops.ones(size, dtype or self.dtype)


def new_full(
    self: Any, size: Shape | Tensor, fill_value: TensorOrNumber, *, dtype: DTypeLike | None = None
) -> Tensor:
    """One value in a shape, in the number type of the tensor unless given."""
    return ops.full(size, fill_value, dtype=dtype or self.dtype)


def new_empty(
    self: Any, size: Shape | Tensor, *, dtype: DTypeLike | None = None, device: Any = None
) -> Tensor:
    """A tensor of a shape whose numbers do not matter: zeros here."""
    return ops.zeros(size, dtype or self.dtype)


def dim(self: Any) -> int:
    """The number of axes."""
    return self.ndim


def numel(self: Any) -> int:
    """The number of elements."""
    return self.size


def value(self: Any) -> Tensor:
    """The tensor itself; of a parameter, its numbers as a tensor."""
    return self


def clone(self: Any) -> Tensor:
    """The same numbers in memory of their own; the gradient passes through."""
    return ops.deepcopy(self)


def copy(self: Any) -> Tensor:
    """The same numbers in memory of their own; the gradient passes through."""
    return ops.deepcopy(self)


def contiguous(self: Any) -> Tensor:
    """The same numbers with the elements in C order: the tensor itself where they are already."""
    return self if is_contiguous(self) else ops.deepcopy(self)


def init_data(
    self: Any, slice_index: Any = None, shape: Any = None, opt_shard_group: Any = None
) -> Tensor:
    """The tensor itself: initial values are drawn when a tensor is made, not later."""
    return self


def to_tensor(
    self: Any, slice_index: Any = None, shape: Any = None, opt_shard_group: Any = None
) -> Tensor:
    """The tensor itself: `init_data`, as MindSpore 1 named it."""
    return self


def diag(self: Any, diagonal: int = 0) -> Tensor:
    """The tensor of twice as many axes that has this one as its diagonal, as `ops.diag`.

    With a `diagonal` other than 0, that one: of a vector the matrix with zeros elsewhere, of a
    matrix the vector.
    """
    if diagonal == 0:
        return ops.diag(self)
    return ops.diagflat(self, diagonal) if self.ndim == 1 else ops.diagonal(self, diagonal)


def trace(
    self: Any, offset: int = 0, axis1: int = 0, axis2: int = 1, dtype: DTypeLike | None = None
) -> Tensor:
    """The sum of the diagonal of two axes."""
    diagonal = ops.diagonal(self, offset, axis1, axis2)
    return ops.sum(diagonal, -1, dtype=dtype)


def ptp(self: Any, axis: Axis = None, keepdims: bool = False) -> Tensor:
    """The largest less the smallest, along axes."""
    return ops.sub(ops.amax(self, axis, keepdims), ops.amin(self, axis, keepdims))


def searchsorted(
    self: Any, v: TensorOrNumber, side: str = "left", sorter: Tensor | None = None
) -> Tensor:
    """Where numbers would stand in the tensor, which is in order."""
    return ops.searchsorted(self, v, out_int32=True, side=side, sorter=sorter)


def unique(
    self: Any,
    sorted: bool = True,
    return_inverse: bool = False,
    return_counts: bool = False,
    dim: int | None = None,
) -> Any:
    """The different elements in order, or along `dim` the different slices.

    With `return_inverse` also where each element stands among them, with `return_counts` how often
    each occurs. They are sorted in any case.
    """
    xp = xp_of(self.array)
    values, inverse, counts = xp.unique(
        read(self), return_inverse=True, return_counts=True, axis=dim
    )
    inverse = inverse.reshape(self.shape if dim is None else -1)
    found = [values] + [inverse] * return_inverse + [counts] * return_counts
    wrapped = tuple(Value.wrap(array) for array in found)
    return wrapped if len(wrapped) > 1 else wrapped[0]


def choose(self: Any, choices: Tensor | Sequence[Tensor], mode: str = "clip") -> Tensor:
    """For each element, the element of the choice that it numbers.

    Args:
        self: Whole numbers.
        choices: A sequence of tensors, or a tensor whose axis 0 counts them.
        mode: What a number outside means: "raise", "wrap" around, or "clip" to the ends.

    """
    stacked: Any = (
        choices if isinstance(choices, Value) else ops.stack(ops.broadcast_tensors(*choices))
    )
    count = stacked.shape[0]
    number = ops.cast(self, "int64")
    if mode == "wrap":
        number = ops.floor_mod(number, count)
    elif mode == "clip":
        number = ops.clamp(number, 0, count - 1)
    elif mode != "raise":
        raise ArgumentValueError.of("choose(mode)", "'raise', 'wrap' or 'clip'", repr(mode))
    shape = np.broadcast_shapes(self.shape, stacked.shape[1:])
    index = ops.broadcast_to(number, shape=shape)
    parts = ops.broadcast_to(stacked, shape=(count, *shape))
    return ops.squeeze(ops.gather_elements(parts, 0, ops.expand_dims(index, 0)), 0)


def element_size(self: Any) -> int:
    """Bytes of one element."""
    return self.itemsize


def stride(self: Any, dim: Any = None) -> Any:
    """Elements from one to the next along each axis, or along one."""
    found = [step // self.itemsize for step in self.strides]
    return found if dim is None else found[dim]


def is_contiguous(self: Any) -> bool:
    """Whether the elements lie in C order, end to end."""
    return self.array.flags.c_contiguous


def is_signed(self: Any) -> bool:
    """Whether the number type has negative numbers."""
    return self.array.dtype.kind in "ifcV"


def data_ptr(self: Any) -> int:
    """The address of the first element in memory."""
    array = self.array
    return array.ctypes.data if isinstance(array, np.ndarray) else array.data.ptr


def requires_grad_(self: Any, requires_grad: bool = True) -> Tensor:
    """The tensor itself: gradients are asked for by `grad`, with respect to any tensor."""
    return self


def argmax_with_value(self: Any, axis: int = 0, keep_dims: bool = False) -> tuple[Tensor, Tensor]:
    """The largest along an axis, and where they stand."""
    return ops.max(self, axis, keep_dims)


def argmin_with_value(self: Any, axis: int = 0, keep_dims: bool = False) -> tuple[Tensor, Tensor]:
    """The smallest along an axis, and where they stand."""
    return ops.min(self, axis, keep_dims)


def allclose(
    self: Any,
    other: TensorOrNumber,
    rtol: float = 1e-05,
    atol: float = 1e-08,
    equal_nan: bool = False,
) -> bool:
    """Whether all elements are close to those of another tensor."""
    return bool(read(ops.isclose(self, other, rtol, atol, equal_nan)).all())


def itemset(self: Any, *args: Any) -> Tensor:
    """The tensor with one element replaced: the only one, or that at an index given first."""
    made = ops.deepcopy(self)
    index = () if len(args) == 1 else args[0]
    if isinstance(index, int):
        index = tuple(int(k) for k in np.unravel_index(index, self.shape))
    assign(made, index, args[-1])
    return made


def round(self: Any, decimals: int = 0) -> Tensor:
    """The nearest whole number, of two equally near the even one; or to so many decimals."""
    return ops.round(self, decimals=decimals)


def register_hook(self: Any, hook: Callable[[Tensor], Tensor | None]) -> RemovableHook:
    """Call `hook(gradient)` with the gradient of this tensor when it is known.

    What the hook returns, if anything, goes on in place of the gradient. It is called for what is
    computed inside a differentiated function, for its inputs, and for parameters; elsewhere no
    gradient is computed.

    Raises:
        StateError: On the way back: if the function returns something else than a tensor or None.

    >>> import engine
    >>> def function(x):
    ...     y = x * 2.0
    ...     y.register_hook(lambda gradient: gradient * 10.0)
    ...     return y.sum()
    >>> engine.grad(function)(engine.Tensor([1.0])).asnumpy()
    array([20.], dtype=float32)

    """
    return hooked(self, hook)


METHODS: dict[str, Callable[..., Any]] = {
    method.__name__: method
    for method in (
        where,
        fill,
        new_zeros,
        new_ones,
        new_full,
        new_empty,
        dim,
        numel,
        value,
        clone,
        copy,
        contiguous,
        init_data,
        to_tensor,
        diag,
        trace,
        ptp,
        searchsorted,
        unique,
        choose,
        element_size,
        stride,
        is_contiguous,
        is_signed,
        data_ptr,
        requires_grad_,
        argmax_with_value,
        argmin_with_value,
        allclose,
        itemset,
        round,
        register_hook,
    )
}
