"""Tensors taken apart at given places, as NumPy does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Tensor

from . import infer
from .arrangement import as_numbers
from .joining import parts_before

__all__ = ["dsplit", "hsplit", "tensor_split", "vsplit"]


def tensor_split(
    input: Tensor, indices_or_sections: int | Sequence[int] | Tensor, axis: int = 0
) -> tuple[Tensor, ...]:
    """Parts along `axis`: so many of about one length, or those between the places given.

    Args:
        input: At least one axis.
        indices_or_sections: How many parts, of which the first are longer by one if need be; or
            before which elements to cut.
        axis: The axis along which.

    Raises:
        ArgumentValueError: If there are to be less than 1.

    >>> import engine
    >>> [part.tolist() for part in tensor_split(engine.Tensor([1, 2, 3]), 2)]
    [[1, 2], [3]]
    >>> [part.tolist() for part in tensor_split(engine.Tensor([1, 2, 3]), (1, 9))]
    [[1], [2, 3], []]

    """
    (axis,) = infer.normal_axes(axis, len(input.shape))
    if not isinstance(indices_or_sections, int):
        return parts_before(input, as_numbers(indices_or_sections), axis)
    count = indices_or_sections
    if count < 1:
        raise ArgumentValueError.of("tensor_split(indices_or_sections)", "above 0", count)
    size, longer = divmod(input.shape[axis], count)
    stops = [k * size + min(k, longer) for k in range(1, count)]
    return parts_before(input, stops, axis)


def vsplit(input: Tensor, indices_or_sections: int | Sequence[int] | Tensor) -> tuple[Tensor, ...]:
    """Parts along the first axis, as `tensor_split`."""
    return tensor_split(input, indices_or_sections, 0)


def hsplit(input: Tensor, indices_or_sections: int | Sequence[int] | Tensor) -> tuple[Tensor, ...]:
    """Parts along the second axis, as `tensor_split`.

    Raises:
        ShapeError: If there is none.

    """
    return _beyond("hsplit", input, indices_or_sections, 1)


def dsplit(input: Tensor, indices_or_sections: int | Sequence[int] | Tensor) -> tuple[Tensor, ...]:
    """Parts along the third axis, as `tensor_split`.

    Raises:
        ShapeError: If there is none.

    """
    return _beyond("dsplit", input, indices_or_sections, 2)


def _beyond(where: str, input: Any, cuts: Any, axis: int) -> tuple[Any, ...]:
    if len(input.shape) <= axis:
        raise ShapeError.of(where, f"at least {axis + 1} axes", tuple(input.shape))
    return tensor_split(input, cuts, axis)
