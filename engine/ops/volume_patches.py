"""All windows of volumes, one behind the other."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.backend import xp_of
from engine.errors import ArgumentValueError, ShapeError

from .arrangement import reshape, transpose
from .indexing import taken_at
from .joining import pad_with

__all__: list[str] = []


def volume_patches(x: Any, kernel_size: Any, strides: Any, padding: str) -> Any:
    """What each window of a volume sees, as channels: of each element of a window all channels.

    Args:
        x: (batch, channels, depth, height, width).
        kernel_size: (1, 1, depth, height, width) of a window, or one number for all three.
        strides: How far windows are apart; likewise.
        padding: "VALID": windows lie inside; "SAME": as many as strides have room, zeros around.

    Returns:
        (batch, kernel elements * channels, out depth, out height, out width).

    Raises:
        ArgumentValueError: If an option is out of its range.
        ShapeError: If `x` has other axes, or is smaller than a window.

    """
    if len(x.shape) != 5:
        expected = "(batch, channels, depth, height, width)"
        raise ShapeError.of("ExtractVolumePatches(x)", expected, tuple(x.shape))
    if padding.upper() not in {"VALID", "SAME"}:
        expected = "'VALID' or 'SAME'"
        raise ArgumentValueError.of("ExtractVolumePatches(padding)", expected, repr(padding))
    windows, steps = (_three(n, v) for n, v in (("kernel_size", kernel_size), ("strides", strides)))
    if padding.upper() == "SAME":
        missing = [
            max((-(-n // step) - 1) * step + window - n, 0)
            for n, window, step in zip(x.shape[2:], windows, steps, strict=True)
        ]
        x = pad_with(x, widths=((0, 0), (0, 0), *((m // 2, m - m // 2) for m in missing)))
    xp = xp_of(x.array if isinstance(x, Value) else x)
    index: list[Any] = [slice(None), slice(None)]
    for axis, (window, step) in enumerate(zip(windows, steps, strict=True)):
        if x.shape[2 + axis] < window:
            expected = f"at least {window} along axis {2 + axis}"
            raise ShapeError.of("ExtractVolumePatches(x)", expected, tuple(x.shape))
        starts = np.arange(0, x.shape[2 + axis] - window + 1, step)
        at = np.arange(window)[:, None] + starts[None]
        shape = [1] * 6
        shape[axis], shape[3 + axis] = at.shape
        index.append(xp.asarray(at.reshape(shape)))
    seen = taken_at(x, tuple(index))
    laid = transpose(seen, (0, 2, 3, 4, 1, 5, 6, 7))
    channels = int(np.prod(windows)) * x.shape[1]
    return reshape(laid, (x.shape[0], channels, *seen.shape[5:]))


def _three(name: str, value: Any) -> tuple[int, int, int]:
    numbers = (value,) * 3 if isinstance(value, int) else tuple(value)[-3:]
    whole = isinstance(value, int) or (len(value) in {3, 5} and set(value[:-3]) <= {1})
    if not whole or min(numbers) < 1:
        expected = "(1, 1, depth, height, width), all from 1"
        raise ArgumentValueError.of(f"ExtractVolumePatches({name})", expected, value)
    first, second, third = (int(n) for n in numbers)
    return first, second, third
