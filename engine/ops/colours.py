"""Colours as hue, saturation and value, each from 0 to 1, and back.

Source: A. R. Smith, "Color gamut transform pairs", SIGGRAPH 1978.
"""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentTypeError, ShapeError

from .arithmetic import add, div, floor_mod, maximum, minimum, mul, sub
from .clipping import clamp
from .comparison import equal, where
from .indexing import taken
from .joining import stack

__all__: list[str] = []


def _channels(where_: str, images: Any) -> tuple[Any, Any, Any]:
    if not images.shape or images.shape[-1] != 3:
        raise ShapeError.of(where_, "(…, 3)", tuple(images.shape))
    if images.array.dtype.kind not in "fV":
        raise ArgumentTypeError(f"{where_} expected floats, got {images.dtype}.")
    first, second, third = (taken(images, index=(Ellipsis, k)) for k in range(3))
    return first, second, third


def to_hsv(images: Any, name: str = "RGBToHSV") -> Any:
    """(…, 3) hue, saturation and value of red, green and blue; a grey has the hue 0."""
    red, green, blue = _channels(name, images)
    value = maximum(maximum(red, green), blue)
    span = sub(value, minimum(minimum(red, green), blue))
    grey, black = equal(span, 0), equal(value, 0)
    safe = where(grey, 1.0, span)
    hue = where(
        equal(value, red),
        div(sub(green, blue), safe),
        where(
            equal(value, green),
            add(div(sub(blue, red), safe), 2.0),
            add(div(sub(red, green), safe), 4.0),
        ),
    )
    turned = where(grey, 0.0, floor_mod(div(hue, 6.0), 1.0))
    saturation = where(black, 0.0, div(span, where(black, 1.0, value)))
    return stack((turned, saturation, value), -1)


def to_rgb(images: Any, name: str = "HSVToRGB") -> Any:
    """(…, 3) red, green and blue of hue, saturation and value."""
    hue, saturation, value = _channels(name, images)
    strength = mul(value, saturation)

    def channel(shift: float) -> Any:
        at = floor_mod(add(mul(hue, 6.0), shift), 6.0)
        return sub(value, mul(strength, clamp(minimum(at, sub(4.0, at)), 0.0, 1.0)))

    return stack((channel(5.0), channel(3.0), channel(1.0)), -1)


def adjust_hue(image: Any, delta: Any) -> Any:
    """(…, 3) red, green and blue, the hue turned by `delta`: a number or a tensor of one."""
    hue, saturation, value = _channels("AdjustHue", to_hsv(image, "AdjustHue"))
    return to_rgb(stack((floor_mod(add(hue, delta), 1.0), saturation, value), -1))


def adjust_saturation(image: Any, scale: Any) -> Any:
    """(…, 3) red, green and blue, the saturation times `scale`, at most 1."""
    hue, saturation, value = _channels("AdjustSaturation", to_hsv(image, "AdjustSaturation"))
    return to_rgb(stack((hue, clamp(mul(saturation, scale), 0.0, 1.0), value), -1))
