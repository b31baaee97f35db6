"""Quotients, differences and rounded numbers with options: `rounding_mode`, `alpha`, `decimals`."""

from __future__ import annotations

from engine.dtype import as_dtype
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import Tensor, TensorOrNumber

from .arithmetic import div as quotient
from .arithmetic import floor_div, floor_mod, mul, rint, sub
from .comparison import equal, where
from .pairs import truncate_div

__all__ = ["div", "divide", "remainder", "round", "subtract", "true_divide"]


def div(
    input: TensorOrNumber, other: TensorOrNumber, *, rounding_mode: str | None = None
) -> Tensor:
    """The quotient, element by element; whole numbers become float32 unless it is rounded.

    Args:
        input: A tensor or number.
        other: What to divide by.
        rounding_mode: None; "floor" for rounded down, "trunc" for rounded towards zero.

    Raises:
        ArgumentValueError: If it is another mode.

    >>> import engine
    >>> div(engine.Tensor([-7.0, 7.0]), 2.0, rounding_mode="trunc").asnumpy()
    array([-3.,  3.], dtype=float32)

    """
    if rounding_mode is None:
        return quotient(input, other)
    if rounding_mode not in {"floor", "trunc"}:
        expected = "None, 'floor' or 'trunc'"
        raise ArgumentValueError.of("div(rounding_mode)", expected, repr(rounding_mode))
    return (floor_div if rounding_mode == "floor" else truncate_div)(input, other)


divide = div


def true_divide(dividend: TensorOrNumber, divisor: TensorOrNumber) -> Tensor:
    """The quotient, element by element; whole numbers become float32."""
    return quotient(dividend, divisor)


def remainder(input: TensorOrNumber, other: TensorOrNumber) -> Tensor:
    """What the rounded-down quotient leaves; has the sign of the divisor.

    Zero leaves all of a whole number, and NaN of a float.
    """
    out = floor_mod(input, other)
    whole = as_dtype(out.dtype).numpy.kind in "iu"
    return where(equal(other, 0), input, out) if whole else out


def subtract(input: TensorOrNumber, other: TensorOrNumber, *, alpha: float = 1) -> Tensor:
    """`input` less `alpha` times `other`, element by element."""
    return sub(input, other if alpha == 1 else mul(other, alpha))


def round(input: Tensor, *, decimals: int = 0) -> Tensor:
    """Rounded to `decimals` digits behind the point, halves to even; below 0, before it.

    Raises:
        ArgumentTypeError: If `decimals` is no whole number.

    >>> import engine
    >>> round(engine.Tensor([1.25, -0.37]), decimals=1).asnumpy()
    array([ 1.2, -0.4], dtype=float32)

    """
    if not isinstance(decimals, int) or isinstance(decimals, bool):
        raise ArgumentTypeError.of("round(decimals)", "an int", decimals)
    if decimals == 0:
        return rint(input)
    scale = float(10 ** abs(decimals))
    if decimals > 0:
        return quotient(rint(mul(input, scale)), scale)
    return mul(rint(quotient(input, scale)), scale)
