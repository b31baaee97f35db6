"""Tensors taken apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, overload

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import ArrayLike, Tensor

from .operands import as_tensor

__all__ = ["array_split", "dsplit", "hsplit", "split", "vsplit"]


@overload
def split(x: ArrayLike, indices_or_sections: int, axis: int = 0) -> tuple[Tensor, ...]: ...
@overload
def split(x: ArrayLike, indices_or_sections: Sequence[int], axis: int = 0) -> list[Tensor]: ...
def split(x: ArrayLike, indices_or_sections: Any, axis: int = 0) -> Any:
    """Parts along an axis: as many of one length, or those between indices.

    Args:
        x: At least one axis.
        indices_or_sections: How many parts, as a tuple; or before which elements to cut, which
            gives a list.
        axis: The axis.

    Raises:
        ArgumentTypeError: If it is neither.
        ArgumentValueError: If the axis cannot be cut into so many parts of one length.
        ShapeError: If there is no such axis.

    >>> [part.tolist() for part in split([1, 2, 3, 4], [1, 3])]
    [[1], [2, 3], [4]]

    """
    tensor = as_tensor(x)
    if isinstance(indices_or_sections, int):
        length = tensor.shape[_axis("split", tensor, axis)]
        if indices_or_sections < 1 or length % indices_or_sections:
            expected = f"a number that divides {length}"
            raise ArgumentValueError.of("split(sections)", expected, indices_or_sections)
    return _parts("split", tensor, indices_or_sections, axis)


@overload
def array_split(x: ArrayLike, indices_or_sections: int, axis: int = 0) -> tuple[Tensor, ...]: ...
@overload
def array_split(
    x: ArrayLike, indices_or_sections: Sequence[int], axis: int = 0
) -> list[Tensor]: ...
def array_split(x: ArrayLike, indices_or_sections: Any, axis: int = 0) -> Any:
    """As `split`, where the first of so many parts may be longer by one.

    >>> [part.tolist() for part in array_split([1, 2, 3], 2)]
    [[1, 2], [3]]
    """
    return _parts("array_split", as_tensor(x), indices_or_sections, axis)


def _axis(where: str, tensor: Any, axis: Any) -> int:
    rank = len(tensor.shape)
    if not isinstance(axis, int):
        raise ArgumentTypeError.of(f"{where}(axis)", "an int", axis)
    if not -rank <= axis < rank:
        raise ShapeError(f"{where}(axis) expected one of {rank} axes, got {axis}.")
    return axis % rank


def _parts(where: str, tensor: Any, cuts: Any, axis: Any) -> Any:
    number = _axis(where, tensor, axis)
    if isinstance(cuts, int):
        return ops.tensor_split(tensor, cuts, number)
    if not isinstance(cuts, tuple | list) or not all(isinstance(cut, int) for cut in cuts):
        expected = "an int, or a tuple or list of ints"
        raise ArgumentTypeError.of(f"{where}(indices_or_sections)", expected, cuts)
    return list(ops.tensor_split(tensor, tuple(cuts), number))


@overload
def vsplit(x: ArrayLike, indices_or_sections: int) -> tuple[Tensor, ...]: ...
@overload
def vsplit(x: ArrayLike, indices_or_sections: Sequence[int]) -> list[Tensor]: ...
def vsplit(x: ArrayLike, indices_or_sections: Any) -> Any:
    """Parts along the first axis, as `split`."""
    return split(x, indices_or_sections, 0)


@overload
def hsplit(x: ArrayLike, indices_or_sections: int) -> tuple[Tensor, ...]: ...
@overload
def hsplit(x: ArrayLike, indices_or_sections: Sequence[int]) -> list[Tensor]: ...
def hsplit(x: ArrayLike, indices_or_sections: Any) -> Any:
    """Parts along the second axis, as `split`."""
    return split(x, indices_or_sections, 1)


@overload
def dsplit(x: ArrayLike, indices_or_sections: int) -> tuple[Tensor, ...]: ...
@overload
def dsplit(x: ArrayLike, indices_or_sections: Sequence[int]) -> list[Tensor]: ...
def dsplit(x: ArrayLike, indices_or_sections: Any) -> Any:
    """Parts along the third axis, as `split`."""
    return split(x, indices_or_sections, 2)
