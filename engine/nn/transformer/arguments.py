"""Checks that the layers' arguments and inputs share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.autodiff import Value
from engine.dtype import float16, float32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, compose
from engine.nn.layer.arguments import positive

HALF_OR_SINGLE = (float32, float16)


def half_or_single(where: str, dtype: Any) -> Any:
    """A number type to compute or to hold parameters in: float32 or float16, as in MindSpore.

    Raises:
        ArgumentTypeError: If it is another.

    """
    if dtype not in HALF_OR_SINGLE:
        raise ArgumentTypeError.of(where, "float32 or float16", dtype)
    return dtype


def rate(where: str, value: Any) -> float:
    """A share to drop, from 0 to before 1.

    Raises:
        ArgumentTypeError: If it is no number.
        ArgumentValueError: If it is out of its range.

    """
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ArgumentTypeError.of(where, "a float", value)
    if not 0 <= value < 1:
        raise ArgumentValueError.of(where, "from 0 to before 1", value)
    return float(value)


def batch(where: str, batch_size: Any, needed: bool) -> Any:
    """The samples of a batch, which only a layer that keeps its past has to know.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If it is below 1.

    """
    if batch_size is not None or needed:
        positive(f"{where}(batch_size)", batch_size)
    return batch_size


def kind_of(where: str, config: Any, *kinds: type) -> Any:
    """A configuration of one of several kinds.

    Raises:
        ArgumentTypeError: If it is of another.

    """
    if not isinstance(config, kinds):
        names = " or ".join(f"a {kind.__name__}" for kind in kinds)
        raise ArgumentTypeError.of(f"{where}(parallel_config)", names, config)
    return config


def divisible(where: str, parts: int, **sizes: int) -> None:
    """Refuse sizes that cannot be cut into so many parts.

    Raises:
        ArgumentValueError: If one cannot.

    """
    for name, size in sizes.items():
        if size % parts:
            expected = f"a multiple of {parts}"
            raise ArgumentValueError.of(f"{where}({name})", expected, size)


def typed_tensor(where: str, tensor: Any, types: Sequence[Any] = HALF_OR_SINGLE) -> Any:
    """A tensor of one of several number types.

    Raises:
        ArgumentTypeError: If it is no tensor, or of another type.

    """
    if not isinstance(tensor, Value):
        raise ArgumentTypeError.of(where, "a tensor", tensor)
    found: Any = getattr(tensor, "dtype", None)
    if found not in types:
        expected = " or ".join(str(dtype) for dtype in types)
        raise ArgumentTypeError(compose(where, f"a tensor of {expected}", found))
    return tensor


def past_inputs(where: str, use_past: bool, **given: Any) -> None:
    """Refuse what belongs to the past of a layer that keeps none, and its lack in one that does.

    Args:
        where: The layer.
        use_past: Whether it keeps one.
        **given: Of each input what came, what is the default, and the number type.

    Raises:
        ArgumentTypeError: If an input is there, or lacks, against that; or has another type.

    """
    for name, (value, default, dtype) in given.items():
        if use_past:
            typed_tensor(f"{where}({name})", value, (dtype,))
        elif value is not default:
            expected = f"{default} without use_past"
            raise ArgumentTypeError.of(f"{where}({name})", expected, value)


def rows(where: str, tensor: Any, length: int, width: int) -> int:
    """How many samples there are in (samples, length, width) or (samples * length, width).

    Raises:
        ShapeError: If the tensor has another shape.

    """
    shape = tuple(tensor.shape)
    whole = shape[1:] == (length, width)
    flat = len(shape) == 2 and shape[1] == width and shape[0] % length == 0
    if not (whole or flat):
        expected = f"(batch, {length}, {width}) or (batch * {length}, {width})"
        raise ShapeError.of(where, expected, shape)
    return shape[0] if whole else shape[0] // length
