"""An array of which each process holds a part, told and computed with as the whole.

As in GSPMD (Xu et al., arXiv:2105.04663): a program says what is computed of whole arrays, rules
say how parts are. Where no rule is known an array is brought together first, so what comes out is
always that of one process, up to the order of sums.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import PRIMITIVES, OwnArray
from engine.backend import asnumpy
from engine.errors import AttributeMissingError
from engine.ops.index_parts import split_index

from .device_matrix import devices_and_map
from .mesh import Axes, Mesh
from .moving import Cuts, added, cut, moved

_UFUNCS = {
    np.add: "add",
    np.subtract: "sub",
    np.multiply: "mul",
    np.true_divide: "div",
    np.negative: "neg",
    np.maximum: "maximum",
    np.minimum: "minimum",
    np.greater: "greater",
    np.greater_equal: "greater_equal",
    np.less: "less",
    np.less_equal: "less_equal",
    np.equal: "equal",
    np.not_equal: "not_equal",
    np.isfinite: "isfinite",
    np.isnan: "isnan",
}


class ShardedArray(OwnArray):
    """The part of an array that this process holds, and where it lies in the whole.

    Args:
        held: The part.
        cuts: For each axis the axes of the mesh that cut it.
        mesh: The processes.
        pending: Axes of the mesh along which the processes' numbers are still to be added up: it is
            done when somebody needs the sum.

    """

    __slots__ = ("cuts", "held", "mesh", "pending", "shape")

    base = None  # it lies in no other array's memory

    def __init__(self, held: Any, cuts: Cuts, mesh: Mesh, pending: Axes = ()) -> None:
        self.held, self.cuts, self.mesh, self.pending = held, cuts, mesh, pending
        lengths = zip(held.shape, cuts, strict=True)
        self.shape = tuple(length * mesh.parts(axes) for length, axes in lengths)

    def settle(self) -> None:
        """Add up what is pending."""
        if self.pending:
            (self.held,) = added([self.held], self.pending, self.mesh)
            self.pending = ()

    def cut_as(self, cuts: Cuts) -> Any:
        """The part that this process holds where the axes are cut otherwise."""
        self.settle()
        return self.held if cuts == self.cuts else moved(self.held, self.cuts, cuts, self.mesh)

    def whole(self) -> Any:
        """All of it, in each process."""
        return self.cut_as(((),) * len(self.cuts))

    def holding(self, held: Any) -> ShardedArray:
        return ShardedArray(held, self.cuts, self.mesh)

    def part_of(self, whole: Any) -> Any:
        return cut(whole, self.cuts, self.mesh)

    def layout(self) -> list[Any]:
        devices, tensor_map = devices_and_map(self.cuts, self.mesh)
        return [devices, tensor_map, list(self.held.shape), 0, True, ""]

    def laid_out(self, other: Any) -> Any:
        if isinstance(other, ShardedArray):
            return other.cut_as(self.cuts)
        return self.part_of(other)

    @property
    def dtype(self) -> Any:
        """The number type."""
        return self.held.dtype

    @property
    def ndim(self) -> int:
        """The number of axes."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """The number of elements of the whole."""
        return int(np.prod(self.shape, dtype=np.int64))

    @property
    def itemsize(self) -> int:
        """Bytes of one element."""
        return int(self.held.itemsize)

    @property
    def nbytes(self) -> int:
        """Bytes of the whole."""
        return self.size * self.itemsize

    def astype(self, dtype: Any, order: str = "K", copy: bool = True) -> Any:
        """The numbers in another type."""
        self.settle()
        held = self.held.astype(dtype, order=order, copy=copy)
        return self if held is self.held else self.holding(held)

    def copy(self, order: str = "C") -> ShardedArray:
        """Numbers of its own."""
        self.settle()
        return self.holding(self.held.copy(order))

    def reshape(self, *shape: Any) -> Any:
        """The elements in another shape."""
        given = shape[0] if len(shape) == 1 and isinstance(shape[0], tuple | list) else shape
        return PRIMITIVES["rearranged"](self, shape=tuple(given))

    def transpose(self, *axes: Any) -> Any:
        """The axes in another order."""
        given = axes[0] if len(axes) == 1 and isinstance(axes[0], tuple | list) else axes
        return PRIMITIVES["permuted"](self, axes=tuple(given or reversed(range(self.ndim))))

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, index: Any) -> Any:
        parts, numbers = split_index(index)
        return PRIMITIVES["taken"](self, *numbers, index=parts)

    def __setitem__(self, index: Any, value: Any) -> None:
        whole = self.whole().copy()
        whole[index] = value.whole() if isinstance(value, ShardedArray) else value
        self.held[...] = self.part_of(whole)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        return np.asarray(asnumpy(self.whole()), dtype)

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        if method == "__call__" and ufunc in _UFUNCS and not options:
            return PRIMITIVES[_UFUNCS[ufunc]](*inputs)
        wholes = [one.whole() if isinstance(one, ShardedArray) else one for one in inputs]
        outs = options.pop("out", ())
        if not any(isinstance(one, ShardedArray) for one in outs):
            return getattr(ufunc, method)(*wholes, **options, **({"out": outs} if outs else {}))
        found = getattr(ufunc, method)(*wholes, **options)
        return outs[0].written(found)

    def written(self, numbers: Any) -> ShardedArray:
        """Itself, with the numbers of another array of its shape."""
        self.settle()
        self.held[...] = self.laid_out(numbers)
        return self

    def __getattr__(self, name: str) -> Any:
        # Whatever else an array has, it has as a whole.
        if name.startswith("__") or name in ShardedArray.__slots__:
            raise AttributeMissingError(f"ShardedArray has no {name!r}.")
        return getattr(self.whole(), name)

    def __repr__(self) -> str:
        part = f"{tuple(self.held.shape)} of {self.shape}"
        return f"ShardedArray({part}, {self.dtype}, cuts={self.cuts}, pending={self.pending})"

    def __neg__(self) -> Any:
        return PRIMITIVES["neg"](self)

    def __abs__(self) -> Any:
        return PRIMITIVES["abs"](self)

    def __bool__(self) -> bool:
        return bool(self.whole())

    def __float__(self) -> float:
        return float(self.whole())

    def __int__(self) -> int:
        return int(self.whole())


def _operators() -> None:
    """Give the class Python's operators, by primitives."""
    both = {"add": "add", "sub": "sub", "mul": "mul", "truediv": "div", "pow": "pow"}
    for name, primitive in (both | {"matmul": "matrix_product"}).items():

        def forward(self: Any, other: Any, primitive: str = primitive) -> Any:
            return PRIMITIVES[primitive](self, other)

        def backward(self: Any, other: Any, primitive: str = primitive) -> Any:
            return PRIMITIVES[primitive](other, self)

        def written(self: Any, other: Any, primitive: str = primitive) -> Any:
            return self.written(PRIMITIVES[primitive](self, other))

        setattr(ShardedArray, f"__{name}__", forward)
        setattr(ShardedArray, f"__i{name}__", written)
        setattr(ShardedArray, f"__r{name}__", backward)
    compared = {"gt": "greater", "ge": "greater_equal", "lt": "less", "le": "less_equal"}
    for name, primitive in (compared | {"eq": "equal", "ne": "not_equal"}).items():

        def compare(self: Any, other: Any, primitive: str = primitive) -> Any:
            return PRIMITIVES[primitive](self, other)

        setattr(ShardedArray, f"__{name}__", compare)
    ShardedArray.__hash__ = object.__hash__  # type: ignore[method-assign]


_operators()


def whole_of(array: Any) -> Any:
    """All of an array, in each process; another object as it is."""
    return array.whole() if isinstance(array, ShardedArray) else array


def settle_together(arrays: Sequence[Any]) -> None:
    """Add up what is pending of some arrays, as few messages as there are number types."""
    by_axes: dict[tuple[Axes, int], list[ShardedArray]] = {}
    for one in arrays:
        if isinstance(one, ShardedArray) and one.pending:
            members = by_axes.setdefault((one.pending, id(one.mesh)), [])
            if all(one is not other for other in members):
                members.append(one)
    for (axes, _), members in by_axes.items():
        sums = added([one.held for one in members], axes, members[0].mesh)
        for one, total in zip(members, sums, strict=True):
            one.held, one.pending = total, ()
