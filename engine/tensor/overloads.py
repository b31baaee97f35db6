"""The forms of the methods that have several, each as MindSpore's document prints it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import ops
from engine.dtype import bool_, int32
from engine.ops.arrangement import axes_joined
from engine.ops.generator import source_of
from engine.typed import Axis, DTypeLike, Tensor, TensorOrNumber

from .signatures import one_of


def sum_dim(
    self: Any, dim: Axis = None, keepdim: bool = False, *, dtype: DTypeLike | None = None
) -> Tensor:
    """The sum along axes (None: all)."""
    return ops.sum(self, dim, keepdim, dtype=dtype)


def sum_axis(
    self: Any,
    axis: Axis = None,
    dtype: DTypeLike | None = None,
    keepdims: bool = False,
    initial: TensorOrNumber | None = None,
) -> Tensor:
    total = ops.sum(self, axis, keepdims, dtype=dtype)
    if initial is None:
        return total
    added = ops.add(total, initial)
    return ops.cast(added, bool_) if total.dtype == bool_ else added  # truth stays truth


def mean_dim(
    self: Any, dim: Axis = None, keepdim: bool = False, *, dtype: DTypeLike | None = None
) -> Tensor:
    """The mean along axes (None: all)."""
    return ops.mean(self if dtype is None else ops.cast(self, dtype), dim, keepdim)


def mean_axis(self: Any, axis: Axis = None, keep_dims: bool = False) -> Tensor:
    return ops.mean(self, axis, keep_dims)


def prod_dim(
    self: Any, dim: Axis = None, keepdim: bool = False, dtype: DTypeLike | None = None
) -> Tensor:
    """The product along an axis (None: all)."""
    return ops.prod(self, dim, keepdim, dtype)


def prod_axis(
    self: Any, axis: Axis = None, keep_dims: bool = False, dtype: DTypeLike | None = None
) -> Tensor:
    return ops.prod(self, axis, keep_dims, dtype)


def nansum_dim(
    self: Any, dim: Axis = None, keepdim: bool = False, *, dtype: DTypeLike | None = None
) -> Tensor:
    """The sum along axes, without what is no number."""
    return ops.nansum(self, dim, keepdim, dtype=dtype)


def nansum_axis(
    self: Any, axis: Axis = None, keepdims: bool = False, *, dtype: DTypeLike | None = None
) -> Tensor:
    return ops.nansum(self, axis, keepdims, dtype=dtype)


def count_nonzero_dim(self: Any, dim: Axis = None) -> Tensor:
    return ops.count_nonzero(self, () if dim is None else dim, dtype="int64")


def count_nonzero_axis(
    self: Any, axis: Axis = (), keep_dims: bool = False, dtype: DTypeLike | None = None
) -> Any:
    """How many elements are not 0, along axes."""
    options = {} if dtype is None else {"dtype": dtype}
    return ops.count_nonzero(self, axis, keep_dims, **options)


def _extreme(of: Callable[..., Any], best: Callable[..., Any]) -> Any:
    def whole(self: Any) -> Tensor:
        """The extreme of all elements; along `dim` it comes with indices."""
        return of(self)[0]

    def with_indices(self: Any, dim: int, keepdim: bool = False) -> tuple[Tensor, Tensor]:
        return of(self, dim, keepdim)

    def along_axis(
        self: Any,
        axis: Axis = None,
        keepdims: bool = False,
        *,
        initial: TensorOrNumber | None = None,
        where: Any = True,
    ) -> Tensor:
        mask = None if where is True else where
        if axis is None or isinstance(axis, tuple | list):
            return best(self, axis, keepdims, initial=initial, where=mask)
        return of(self, axis, keepdims, initial=initial, where=mask)[0]

    def both_along_axis(
        self: Any,
        axis: Axis = None,
        keepdims: bool = False,
        *,
        initial: TensorOrNumber | None = None,
        where: Any = True,
        return_indices: bool,
    ) -> Any:
        if not return_indices:
            return along_axis(self, axis, keepdims, initial=initial, where=where)
        return of(self, axis, keepdims, initial=initial, where=None if where is True else where)

    return whole, with_indices, along_axis, both_along_axis


def median_axis(self: Any, axis: int = -1, keepdims: bool = False) -> tuple[Tensor, Tensor]:
    """The lower middle along an axis, and its index."""
    return ops.median(self, axis, keepdims)


def median_dim(self: Any, dim: int = -1, keepdim: bool = False) -> tuple[Tensor, Tensor]:
    return ops.median(self, dim, keepdim)


def std_axis(self: Any, axis: Axis = None, ddof: Any = 0, keepdims: bool = False) -> Tensor:
    """The standard deviation along axes."""
    return ops.std(self, axis, ddof, keepdims)


def std_dim(self: Any, dim: Axis = None, *, correction: Any = 1, keepdim: bool = False) -> Tensor:
    return ops.std(self, dim, correction, keepdim)


def var_axis(self: Any, axis: Axis = None, ddof: Any = 0, keepdims: bool = False) -> Tensor:
    """The variance along axes."""
    return ops.var(self, axis, ddof, keepdims)


def var_dim(self: Any, dim: Axis = None, *, correction: Any = 1, keepdim: bool = False) -> Tensor:
    return ops.var(self, dim, correction, keepdim)


def argsort_axis(self: Any, axis: int = -1, descending: bool = False) -> Tensor:
    """The indices that sort along an axis."""
    return ops.argsort(self, axis, descending)


def argsort_dim(self: Any, dim: int = -1, descending: bool = False, stable: bool = False) -> Tensor:
    return ops.argsort(self, dim, descending, stable=stable)


def sort_dim(
    self: Any, dim: int = -1, descending: bool = False, stable: bool = False
) -> tuple[Tensor, Tensor]:
    """The elements in order along an axis, and their indices."""
    return ops.sort(self, dim, descending, stable=stable)


def sort_axis(self: Any, axis: int = -1, descending: bool = False) -> tuple[Tensor, Tensor]:
    return ops.sort(self, axis, descending)


def cumsum_dim(self: Any, dim: int, *, dtype: DTypeLike | None = None) -> Tensor:
    """The sums up to each element along an axis; int32 of smaller whole numbers."""
    return ops.cumsum(self, dim, _summed_in(self) if dtype is None else dtype)


def cumsum_axis(self: Any, axis: Any = None, dtype: DTypeLike | None = None) -> Tensor:
    whole, number = (ops.reshape(self, -1), 0) if axis is None else (self, axis)
    return cumsum_dim(whole, number, dtype=dtype)


def _summed_in(x: Any) -> Any:
    """As MindSpore's method has it, and its function has not."""
    small = x.array.dtype.kind in "iub" and x.array.dtype.itemsize < 4
    return int32 if small else None


def add_other(self: Any, other: TensorOrNumber, *, alpha: float = 1) -> Tensor:
    """The sum with `other`, which is multiplied by `alpha` first."""
    return ops.add(self, other if alpha == 1 else ops.mul(other, alpha))


def sub_other(self: Any, other: TensorOrNumber, *, alpha: float = 1) -> Tensor:
    """The difference from `other`, which is multiplied by `alpha` first."""
    return ops.sub(self, other if alpha == 1 else ops.mul(other, alpha))


def sub_y(self: Any, y: TensorOrNumber) -> Tensor:
    return ops.sub(self, y)


def gather_dim(self: Any, dim: int, index: Tensor) -> Tensor:
    """Elements along an axis by index: one for each of `index`, or slices by `input_indices`."""
    return ops.gather_elements(self, dim, index)


def gather_slices(self: Any, input_indices: Any, axis: Any, batch_dims: int = 0) -> Tensor:
    return ops.gather(self, input_indices, axis, batch_dims)


def select_slice(self: Any, dim: int, index: int) -> Tensor:
    """One slice along an axis, or the tensor where a condition holds and `y` elsewhere."""
    axis = dim % self.ndim
    return ops.getitem(self, (slice(None),) * axis + (index,))


def select_where(self: Any, condition: Any, y: Any) -> Tensor:
    return ops.where(condition, self, y)


def split_size(self: Any, split_size: Any, dim: int = 0) -> tuple[Tensor, ...]:
    """Parts of a length, or of several lengths, along an axis."""
    return ops.split(self, split_size, dim)


def split_sections(self: Any, split_size_or_sections: Any, axis: int = 0) -> tuple[Tensor, ...]:
    return ops.split(self, split_size_or_sections, axis)


def take_axis(self: Any, indices: Any, axis: int | None = None, mode: str = "clip") -> Tensor:
    """The elements, or along an axis the slices, with the given indices."""
    if mode == "clip":  # where numbers below 0 count from the end first, as in MindSpore
        count = self.size if axis is None else self.shape[axis]
        indices = ops.where(ops.less(indices, 0), ops.add(indices, count), indices)
    return ops.take(self, indices, axis, mode)


def take_index(self: Any, index: Any) -> Tensor:
    return ops.take(self, index)


def index_add_indices(
    self: Any,
    indices: Any,
    y: Tensor,
    axis: int,
    use_lock: bool = True,
    check_index_bound: bool = True,
) -> Tensor:
    """The tensor with slices added to those along an axis that indices name."""
    return ops.index_add(ops.deepcopy(self), indices, y, axis, use_lock, check_index_bound)


def index_add_dim(self: Any, dim: int, index: Any, source: Any, *, alpha: Any = 1) -> Tensor:
    weighed = source if alpha == 1 else ops.mul(source, alpha)
    return ops.index_add(ops.deepcopy(self), index, weighed, dim)


def scatter_dim(
    self: Any, dim: int, index: Any, src: TensorOrNumber, *, reduce: str = "none"
) -> Tensor:
    """The tensor with elements of `src` at the indices along an axis, or put together there."""
    return ops.scatter(self, dim, index, src, reduce=reduce)


def scatter_axis(self: Any, axis: int, index: Any, src: TensorOrNumber) -> Tensor:
    return ops.scatter(self, axis, index, src)


def scatter_add_dim(self: Any, dim: int, index: Any, src: TensorOrNumber) -> Tensor:
    """The tensor with elements added at the indices along an axis, or at places."""
    return ops.scatter(self, dim, index, src, reduce="add")


def scatter_add_indices(self: Any, indices: Any, updates: Any) -> Tensor:
    return ops.tensor_scatter_add(self, indices, updates)


def flatten_axes(self: Any, start_dim: int = 0, end_dim: int = -1) -> Tensor:
    """The axes from `start_dim` to `end_dim` as one; by default all, unlike `ops.flatten`."""
    return axes_joined(self, "C", start_dim, end_dim)


def flatten_order(self: Any, order: str = "C", *, start_dim: int = 0, end_dim: int = -1) -> Tensor:
    return axes_joined(self, order, start_dim, end_dim)


def transpose_axes(self: Any, axes: Any = None) -> Tensor:
    """The axes in another order; reversed when none is given, two swapped when two are."""
    return ops.transpose(self, tuple(range(self.ndim))[::-1] if axes is None else tuple(axes))


def remainder_other(self: Any, other: Any) -> Tensor:
    """What the rounded-down quotient leaves."""
    return ops.remainder(self, other)


def remainder_divisor(self: Any, divisor: Any) -> Tensor:
    return ops.remainder(self, divisor)


def qr_some(self: Any, some: bool = True) -> tuple[Tensor, Tensor]:
    """An orthogonal matrix and an upper triangle whose product the tensor is."""
    return ops.qr(self, "reduced" if some else "complete")


def qr_mode(self: Any, mode: str = "reduced") -> tuple[Tensor, Tensor]:
    return ops.qr(self, mode)


def bernoulli_of_numbers(self: Any, *, generator: Any = None) -> Tensor:
    """1 with the probability that each number is, else 0; or with that of `p`."""
    return ops.bernoulli(self, self, source_of("bernoulli", generator))


def bernoulli_of_p(self: Any, p: Any, seed: int | None = None) -> Tensor:
    return ops.bernoulli(self, p, seed)


_FORMS: dict[str, tuple[Callable[..., Any], ...]] = {
    "sum": (sum_dim, sum_axis),
    "mean": (mean_dim, mean_axis),
    "prod": (prod_dim, prod_axis),
    "nansum": (nansum_dim, nansum_axis),
    "count_nonzero": (count_nonzero_axis, count_nonzero_dim),
    "max": _extreme(ops.max, ops.amax),
    "min": _extreme(ops.min, ops.amin),
    "median": (median_axis, median_dim),
    "std": (std_axis, std_dim),
    "var": (var_axis, var_dim),
    "argsort": (argsort_axis, argsort_dim),
    "sort": (sort_dim, sort_axis),
    "cumsum": (cumsum_dim, cumsum_axis),
    "add": (add_other,),
    "sub": (sub_other, sub_y),
    "subtract": (sub_other,),
    "gather": (gather_dim, gather_slices),
    "select": (select_slice, select_where),
    "split": (split_size, split_sections),
    "take": (take_axis, take_index),
    "index_add": (index_add_indices, index_add_dim),
    "scatter": (scatter_dim, scatter_axis),
    "scatter_add": (scatter_add_dim, scatter_add_indices),
    "scatter_sub": (ops.tensor_scatter_sub,),
    "scatter_mul": (ops.tensor_scatter_mul,),
    "scatter_div": (ops.tensor_scatter_div,),
    "scatter_max": (ops.tensor_scatter_max,),
    "scatter_min": (ops.tensor_scatter_min,),
    "flatten": (flatten_axes, flatten_order),
    "remainder": (remainder_other, remainder_divisor),
    "qr": (qr_some, qr_mode),
    "bernoulli": (bernoulli_of_numbers, bernoulli_of_p),
}

METHODS = {name: one_of(name, *forms) for name, forms in _FORMS.items()}

# Further names for keywords of operators that are methods as they are.
RENAMED: dict[str, dict[str, str]] = {
    "all": {"dim": "axis", "keepdim": "keep_dims"},
    "any": {"dim": "axis", "keepdim": "keep_dims"},
    "argmax": {"axis": "dim", "keepdims": "keepdim"},
    "argmin": {"dim": "axis", "keepdim": "keepdims"},
    "chunk": {"dim": "axis"},
    "diagonal": {"axis1": "dim1", "axis2": "dim2"},
    "index_select": {"dim": "axis"},
    "matmul": {"tensor2": "other"},
    "multiply": {"value": "other"},
    "narrow": {"dim": "axis"},
    "repeat_interleave": {},
    "swapdims": {"axis0": "dim0", "axis1": "dim1"},
    "masked_scatter": {"source": "tensor"},
    "isclose": {"x2": "other"},
    "where": {"other": "y"},
    "float_power": {"other": "exponent"},
    "approximate_equal": {"other": "y"},
    "ormqr": {"input2": "tau", "input3": "other"},
}
