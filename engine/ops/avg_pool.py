"""Mean pooling and its kin: the mean, or the norm, of each window."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from engine.autodiff import Spec, Value
from engine.backend import device_holding
from engine.backend.kernels import cover
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import Tensor

from . import infer
from .arithmetic import mul
from .arrangement import squeeze
from .below import window_sum
from .cast import cast
from .elementary import pow
from .max_pool import _max_pool, batched
from .window import borders, lengths, window_for

__all__ = ["avg_pool1d", "avg_pool2d", "avg_pool3d", "lp_pool1d", "lp_pool2d"]


def real(x: Any) -> Any:
    """Whole numbers as float32: their mean is none."""
    dtype = _bare(x).dtype
    fractional = infer.floating(Spec((), dtype)).dtype
    return x if fractional == dtype else cast(x, fractional)


def beside(x: Any) -> tuple[Any, Any]:
    """Which dtype a table has that meets `x`, and where it lies."""
    return _bare(x).dtype, device_holding(_bare(x))


def _bare(x: Any) -> Any:
    return x.array if isinstance(x, Value) else x


def _avg_pool(
    rank: int,
    x: Any,
    kernel_size: Any,
    stride: Any,
    padding: Any,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
    pad_mode: str,
) -> Any:
    where = f"avg_pool{rank}d"
    if divisor_override is not None and divisor_override < 0:
        expected = "a number from 1, or 0 for none"
        raise ArgumentValueError.of(f"{where}(divisor_override)", expected, divisor_override)
    x, single = batched(where, x, rank)
    sides = lengths(kernel_size, rank, f"{where}(kernel_size)")
    steps = sides if stride is None else stride
    window = window_for(x.shape, sides, steps, pad_mode, padding, 1, where, ceil_mode=ceil_mode)
    pads = borders(padding, f"{where}(padding)", rank)
    if pad_mode.lower() == "same" and (rank == 3 or ceil_mode):  # as MindSpore's volumes count
        pads = window.pads
    counted = pads if count_include_pad else (0, 0) * rank
    outside = any(n >= sides[k // 2] for k, n in enumerate(pads))
    if outside and not (any(counted) or divisor_override):
        expected = f"borders narrower than the window {sides}, as they do not count"
        raise ArgumentValueError.of(f"{where}(padding)", expected, padding)
    total = window_sum(real(x), window=window)
    if divisor_override:
        out = mul(total, 1 / divisor_override)
    else:
        size = tuple(x.shape[2:])
        out = mul(total, cover.shares(size, window, counted, *beside(total)))
    return squeeze(out, 0) if single else out


def avg_pool1d(
    input_x: Tensor,
    kernel_size: int = 1,
    stride: int | Sequence[int] = 1,
    padding: int | Sequence[int] = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    *,
    pad_mode: str = "pad",
) -> Tensor:
    """The mean of each window of ([batch,] channels, length); see `avg_pool2d`."""
    return _avg_pool(
        1,
        input_x,
        kernel_size,
        stride,
        padding,
        ceil_mode,
        count_include_pad,
        None,
        pad_mode,
    )


def avg_pool2d(
    input_x: Tensor,
    kernel_size: int | Sequence[int] = 1,
    stride: int | Sequence[int] | None = 1,
    padding: int | Sequence[int] = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = 0,
    *,
    pad_mode: str = "pad",
) -> Tensor:
    """The mean of each window.

    Args:
        input_x: (batch, channels, height, width) or (channels, height, width).
        kernel_size: One number or two.
        stride: One number or two; None: the kernel size.
        padding: With pad_mode "pad": one, two or four numbers.
        ceil_mode: Whether a window that reaches over the far ends counts too.
        count_include_pad: Whether borders given by `padding` count as elements of value 0.
        divisor_override: What to divide by instead of the count; 0 or None: the count.
        pad_mode: "pad", "valid" or "same"; borders of "same" count in volumes and with ceil_mode
            alone, as MindSpore's do.

    Raises:
        ShapeError: If the input has not three or four axes or is smaller than the window.
        ArgumentValueError: If divisor_override is negative, or without one borders that do not
            count are as wide as the window: nothing is below it there.

    >>> import engine
    >>> avg_pool2d(engine.Tensor([[[[1.0, 2.0], [3.0, 4.0]]]]), 2).asnumpy()
    array([[[[2.5]]]], dtype=float32)

    """
    return _avg_pool(
        2,
        input_x,
        kernel_size,
        stride,
        padding,
        ceil_mode,
        count_include_pad,
        divisor_override,
        pad_mode,
    )


def avg_pool3d(
    input_x: Tensor,
    kernel_size: int | Sequence[int] = 1,
    stride: int | Sequence[int] | None = 1,
    padding: int | Sequence[int] = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = 0,
    *,
    pad_mode: str = "pad",
) -> Tensor:
    """The mean of each window of ([batch,] channels, depth, height, width).

    Args are those of `avg_pool2d` with three lengths for two; `padding` is one number, three, or
    six (front, back, top, bottom, left, right).

    Raises:
        ShapeError: If the input has not four or five axes or is smaller than the window.
        ArgumentValueError: As `avg_pool2d`.

    """
    return _avg_pool(
        3,
        input_x,
        kernel_size,
        stride,
        padding,
        ceil_mode,
        count_include_pad,
        divisor_override,
        pad_mode,
    )


def _lp_pool(
    rank: int, x: Any, norm_type: float, kernel_size: Any, stride: Any, ceil_mode: bool
) -> Any:
    where = f"lp_pool{rank}d"
    if isinstance(norm_type, bool) or not isinstance(norm_type, int | float):
        raise ArgumentTypeError.of(f"{where}(norm_type)", "an int or a float", norm_type)
    if norm_type == 0:
        raise ArgumentValueError.of(f"{where}(norm_type)", "a number other than 0", norm_type)
    if norm_type == math.inf:
        return _max_pool(rank, x, kernel_size, stride, 0, 1, False, ceil_mode, "valid")
    sides = lengths(kernel_size, rank, f"{where}(kernel_size)")
    powers = pow(real(x), norm_type)
    mean = _avg_pool(rank, powers, sides, stride, 0, ceil_mode, True, None, "valid")
    return pow(mul(mean, math.prod(sides)), 1 / norm_type)


def lp_pool1d(
    x: Tensor,
    norm_type: float,
    kernel_size: int,
    stride: int | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """The norm of each window of ([batch,] channels, length); see `lp_pool2d`."""
    return _lp_pool(1, x, norm_type, kernel_size, stride, ceil_mode)


def lp_pool2d(
    x: Tensor,
    norm_type: float,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """The root of order `norm_type` of the sum of the powers of each window.

    No absolute value is taken: with an odd order, windows of negative sum give NaN, as in
    MindSpore and PyTorch. With `ceil_mode` a window over the far ends counts as a full one.

    Args:
        x: (batch, channels, height, width) or (channels, height, width).
        norm_type: The order, not 0; infinity: the largest.
        kernel_size: One number or two.
        stride: One number or two; None: the kernel size.
        ceil_mode: Whether a window that reaches over the far ends counts too.

    Raises:
        ArgumentTypeError: If norm_type is no number.
        ArgumentValueError: If it is 0, or another option is out of its range.
        ShapeError: If the input has not three or four axes or is smaller than the window.

    >>> import engine
    >>> lp_pool2d(engine.Tensor([[[[3.0, 4.0]]]]), 2, (1, 2)).asnumpy()
    array([[[[5.]]]], dtype=float32)

    """
    return _lp_pool(2, x, norm_type, kernel_size, stride, ceil_mode)
