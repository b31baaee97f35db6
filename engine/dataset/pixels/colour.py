"""Colours in other forms: grey, and hue, saturation and value."""

from __future__ import annotations

import numpy as np

from .saturation import as_pixels

GREY = (0.299, 0.587, 0.114)  # how bright red, green and blue are
GREY_BITS = 15
GREY_WHOLE = (9798, 19235, 3735)
HUE_BITS = 12
# Which of four shades are red, green and blue in each sixth of a turn: the value, the darkest,
# one that falls and one that rises.
_SECTORS = np.array([[0, 3, 1], [2, 0, 1], [1, 0, 3], [1, 2, 0], [3, 1, 0], [0, 1, 2]])


def grey(image: np.ndarray, order: tuple[int, int, int] = (0, 1, 2)) -> np.ndarray:
    """How bright each pixel is; `order` says which channels are red, green and blue."""
    red, green, blue = (image[..., channel] for channel in order)
    if image.dtype.kind in "iu":
        parts = zip((red, green, blue), GREY_WHOLE, strict=True)
        total = np.int64(1 << (GREY_BITS - 1)) + sum(
            channel.astype(np.int64) * part for channel, part in parts
        )
        return np.asarray(total >> GREY_BITS).astype(image.dtype)
    kind = image.dtype if image.dtype == np.float64 else np.dtype(np.float32)
    parts_of_one = np.array(GREY, np.float32).astype(kind)
    total = red * parts_of_one[0] + green * parts_of_one[1] + blue * parts_of_one[2]
    return total.astype(image.dtype, copy=False)


def hsv_of_bytes(image: np.ndarray) -> np.ndarray:
    """Hue, saturation and value of uint8 red, green and blue; a full turn of the hue is 256."""
    red, green, blue = (image[..., channel].astype(np.int32) for channel in range(3))
    value = np.maximum(np.maximum(red, green), blue)
    spread = value - np.minimum(np.minimum(red, green), blue)
    half = 1 << (HUE_BITS - 1)
    saturation = (spread * _divisors(255)[value] + half) >> HUE_BITS
    sector = np.where(
        value == red,
        green - blue,
        np.where(value == green, blue - red + 2 * spread, red - green + 4 * spread),
    )
    hue = (sector * _divisors(256 / 6)[spread] + half) >> HUE_BITS
    hue += np.where(hue < 0, 256, 0)
    return np.stack([as_pixels(hue, np.dtype(np.uint8)), saturation, value], axis=-1).astype(
        np.uint8
    )


def bytes_of_hsv(image: np.ndarray) -> np.ndarray:
    """Red, green and blue of hue, saturation and value; a full turn is 255 here, as in OpenCV."""
    hue = image[..., 0] * np.float32(6 / 255)
    saturation, value = (image[..., n] * np.float32(1 / 255) for n in (1, 2))
    sector = hue.astype(np.intp)
    part = hue - sector.astype(np.float32)
    one = np.float32(1)
    shades = np.stack(
        [
            value,
            value * (one - saturation),
            value * (one - saturation * part),
            value * (one - saturation * (one - part)),
        ]
    )
    levels = (shades * np.float32(255)).astype(np.uint8)  # OpenCV cuts off here
    pixels = np.arange(value.size).reshape(value.shape)
    result = np.empty_like(image)
    for channel, shade in enumerate(_SECTORS.T):
        result[..., channel] = levels.ravel().take(shade[sector % 6] * value.size + pixels)
    return result


def _divisors(numerator: float) -> np.ndarray:
    """`numerator / n` for n from 0 to 255 as whole numbers of `HUE_BITS` bits; 0 for 0."""
    numbers = np.arange(1, 256)
    return np.append(0, np.rint(numerator * (1 << HUE_BITS) / numbers)).astype(np.int32)


def hsv(red: np.ndarray, green: np.ndarray, blue: np.ndarray) -> tuple[np.ndarray, ...]:
    """Hue, saturation and value of colours in any unit; hue and saturation are from 0 to 1."""
    r, g, b = (channel.astype(np.float64) for channel in (red, green, blue))
    value = np.maximum(np.maximum(r, g), b)
    spread = value - np.minimum(np.minimum(r, g), b)
    is_grey = spread == 0
    whole = np.where(is_grey, 1.0, spread)
    ways = [(value - channel) / whole for channel in (r, g, b)]
    sector = np.where(
        r == value,
        ways[2] - ways[1],
        np.where(g == value, 2.0 + ways[0] - ways[2], 4.0 + ways[1] - ways[0]),
    )
    hue = np.where(is_grey, 0.0, sector / 6.0 % 1.0)
    saturation = np.where(is_grey, 0.0, spread / np.where(is_grey, 1.0, value))
    return hue, saturation, value


def rgb(hue: np.ndarray, saturation: np.ndarray, value: np.ndarray) -> tuple[np.ndarray, ...]:
    """Red, green and blue of what `hsv` gives."""
    h, s, v = (channel.astype(np.float64) for channel in (hue, saturation, value))
    sector = np.trunc(h * 6.0)
    part = h * 6.0 - sector
    shades = np.stack([v, v * (1.0 - s), v * (1.0 - s * part), v * (1.0 - s * (1.0 - part))])
    picked = _SECTORS[sector.astype(np.intp) % 6]
    colours = np.take_along_axis(shades, np.moveaxis(picked, -1, 0), axis=0)
    red, green, blue = np.where(s == 0, v, colours)
    return red, green, blue
