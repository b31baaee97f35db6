"""Channels spread over pixels, pixels gathered into channels, channels mixed."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Tensor

from .arrangement import permute, reshape

__all__ = ["channel_shuffle", "pixel_shuffle", "pixel_unshuffle"]


def _factor(where: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentTypeError.of(where, "an int", value)
    if value < 1:
        raise ArgumentValueError.of(where, "a number from 1", value)
    return value


def pixel_shuffle(input: Tensor, upscale_factor: int) -> Tensor:
    """Each pixel's channels laid out as a square of pixels.

    Args:
        input: (…, channels * factor², height, width).
        upscale_factor: The side of the square.

    Returns:
        (…, channels, height * factor, width * factor).

    Raises:
        ArgumentTypeError: If the factor is no int.
        ArgumentValueError: If it is below 1.
        ShapeError: If the channels do not divide by its square.

    >>> import engine
    >>> pixel_shuffle(engine.Tensor([[[1.0]], [[2.0]], [[3.0]], [[4.0]]]), 2).asnumpy()
    array([[[1., 2.],
            [3., 4.]]], dtype=float32)

    """
    factor = _factor("pixel_shuffle(upscale_factor)", upscale_factor)
    shape = tuple(input.shape)
    if len(shape) < 3 or shape[-3] % factor**2:
        expected = f"(…, channels divisible by {factor**2}, height, width)"
        raise ShapeError.of("pixel_shuffle", expected, shape)
    lead, (channels, height, width) = shape[:-3], shape[-3:]
    n = len(lead)
    split = reshape(input, (*lead, channels // factor**2, factor, factor, height, width))
    turned = permute(split, (*range(n), n, n + 3, n + 1, n + 4, n + 2))
    return reshape(turned, (*lead, channels // factor**2, height * factor, width * factor))


def pixel_unshuffle(input: Tensor, downscale_factor: int) -> Tensor:
    """Each square of pixels as channels: undoes `pixel_shuffle`.

    Args:
        input: (…, channels, height * factor, width * factor).
        downscale_factor: The side of the square.

    Returns:
        (…, channels * factor², height, width).

    Raises:
        ArgumentTypeError: If the factor is no int.
        ArgumentValueError: If it is below 1.
        ShapeError: If height or width do not divide by it.

    """
    factor = _factor("pixel_unshuffle(downscale_factor)", downscale_factor)
    shape = tuple(input.shape)
    if len(shape) < 3 or shape[-1] % factor or shape[-2] % factor:
        expected = f"(…, channels, height and width divisible by {factor})"
        raise ShapeError.of("pixel_unshuffle", expected, shape)
    lead, (channels, height, width) = shape[:-3], shape[-3:]
    n, high, wide = len(lead), height // factor, width // factor
    split = reshape(input, (*lead, channels, high, factor, wide, factor))
    turned = permute(split, (*range(n), n, n + 2, n + 4, n + 1, n + 3))
    return reshape(turned, (*lead, channels * factor**2, high, wide))


def channel_shuffle(x: Tensor, groups: int) -> Tensor:
    """The channels dealt out anew: the first of each group, then the second of each, and so on.

    Args:
        x: (batch, channels, …).
        groups: Into how many groups the channels fall.

    Raises:
        ArgumentTypeError: If groups is no int.
        ArgumentValueError: If it is below 1.
        ShapeError: If the channels do not divide by it.

    >>> import engine
    >>> channel_shuffle(engine.Tensor([[[1], [2], [3], [4]]]), 2).asnumpy().tolist()
    [[[1], [3], [2], [4]]]

    """
    groups = _factor("channel_shuffle(groups)", groups)
    shape = tuple(x.shape)
    if len(shape) < 3 or shape[1] % groups:
        raise ShapeError.of("channel_shuffle", f"(batch, channels divisible by {groups}, …)", shape)
    split = reshape(x, (shape[0], groups, shape[1] // groups, *shape[2:]))
    return reshape(permute(split, (0, 2, 1, *range(3, len(shape) + 1))), shape)
