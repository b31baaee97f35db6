"""What distributions and bijectors are made of: their parameters, checked and in one type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from engine import ops
from engine.dtype import DType, as_dtype, float32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.tensor import Parameter, Tensor

__all__: list[str] = []

_FLOATS = "fV"  # V: bfloat16


def check_kind(where: str, dtype: Any, kinds: str = _FLOATS) -> None:
    """Refuse a number type that values of a distribution cannot have.

    Raises:
        ArgumentTypeError: If its kind, as NumPy names it, is none of these.

    """
    if not isinstance(dtype, DType) or dtype.numpy.kind not in kinds:
        expected = "a floating type" if kinds == _FLOATS else "a type of numbers"
        raise ArgumentTypeError(f"{where}(dtype) expected {expected}, got {dtype!r}.")


def common_kind(where: str, given: Mapping[str, Any], hint: Any) -> DType:
    """The type that the parameters are kept in.

    Args:
        where: Whose parameters they are.
        given: The parameters by their names.
        hint: The type of the values, which numbers and lists take; float32 where it holds whole
            numbers.

    Raises:
        ArgumentTypeError: If two tensors have different types.

    """
    found: DType | None = None
    for name, value in given.items():
        if hasattr(value, "dtype"):
            kind = as_dtype(value.dtype)
            if found is not None and kind != found:
                expected = f"{found}, as the other parameters"
                raise ArgumentTypeError(f"{where}({name}) expected {expected}, got {kind}.")
            found = kind
    if found is None:
        return hint if isinstance(hint, DType) and hint.numpy.kind in _FLOATS else float32
    return float32 if found.numpy.kind not in _FLOATS or found.itemsize == 8 else found


def as_parameter(where: str, value: Any, kind: Any = None) -> Any:
    """A parameter as a tensor; one that training changes stays what it is.

    Args:
        where: Which it is.
        value: A number, a list, an array, a tensor or a Parameter.
        kind: The type of the tensor; None: as it comes.

    Raises:
        ArgumentTypeError: If it is something else.

    """
    if isinstance(value, Parameter):
        return value
    if isinstance(value, Tensor):
        return value if kind is None else ops.cast(value, kind)
    if isinstance(value, bool) or not isinstance(value, int | float | list | np.ndarray):
        raise ArgumentTypeError.of(where, "a number, a list, an array or a tensor", value)
    return Tensor(value, kind)


def batch_shape(where: str, given: Mapping[str, Any]) -> tuple[int, ...] | None:
    """The shape that the parameters have together; None where one is not known yet.

    Raises:
        ArgumentTypeError: If one is neither numbers nor a tensor.
        ShapeError: If their shapes do not fit each other.

    """
    if any(value is None for value in given.values()):
        return None
    shapes = [as_parameter(f"{where}({name})", one).shape for name, one in given.items()]
    try:
        return np.broadcast_shapes(*shapes)
    except ValueError:
        raise ShapeError.of(where, "parameters of shapes that fit each other", shapes) from None


def is_scalar_batch(given: Mapping[str, Any]) -> bool:
    """Whether every parameter that is known is a plain number."""
    return all(value is None or isinstance(value, int | float) for value in given.values())


def check_range(where: str, value: Any, above: float | None = 0.0, **bounds: float) -> None:
    """Refuse parameters out of their range; one that is not known yet passes.

    Args:
        where: Which it is.
        value: A tensor or None.
        above: What each element must be above, or None.
        **bounds: `below`: what each must be below; `least`: what each must reach.

    Raises:
        ArgumentValueError: If an element is not.

    """
    if value is None:
        return
    array = value.asnumpy()
    if above is not None and not (array > above).all():
        raise ArgumentValueError.of(where, f"numbers above {above:g}", array.tolist())
    if "below" in bounds and not (array < bounds["below"]).all():
        raise ArgumentValueError.of(where, f"numbers below {bounds['below']:g}", array.tolist())
    if "least" in bounds and not (array >= bounds["least"]).all():
        raise ArgumentValueError.of(where, f"numbers from {bounds['least']:g}", array.tolist())


def check_tensor(where: str, value: Any) -> Any:
    """The value, which must be a tensor.

    Raises:
        ArgumentTypeError: If it is none.

    """
    if not isinstance(value, Tensor):
        raise ArgumentTypeError.of(where, "a Tensor or a Parameter", value)
    return value


def check_name(where: str, name: Any) -> str:
    """The name of a distribution or a bijector.

    Raises:
        ArgumentTypeError: If it is no str.

    """
    if not isinstance(name, str):
        raise ArgumentTypeError.of(f"{where}(name)", "a str", name)
    return name
