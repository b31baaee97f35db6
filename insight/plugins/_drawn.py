"""Pictures and figures that other libraries hold, known by their classes: none is imported."""

from __future__ import annotations

from io import BytesIO
from types import ModuleType
from typing import Any

import numpy as np

_DRAWN_BY = frozenset(("matplotlib", "mpl_toolkits", "seaborn"))
_GREY = frozenset(("1", "L"))
_OF_NUMBERS = frozenset(("I", "F"))  # and I;16, its other byte order …
_SEE_THROUGH = frozenset(("RGBA", "RGBa", "LA", "La", "PA"))


def is_of(value: Any, module: str, *names: str) -> bool:
    """Whether one of the classes of `value` is called so, and comes from that module.

    >>> from fractions import Fraction
    >>> is_of(Fraction(1, 2), "fractions", "Fraction"), is_of(0.5, "fractions", "Fraction")
    (True, False)

    """
    return any(one.__module__ == module and one.__name__ in names for one in type(value).__mro__)


def is_plotly(value: Any) -> bool:
    """Whether it is a figure of Plotly."""
    return is_of(value, "plotly.basedatatypes", "BaseFigure")


def is_pillow(value: Any) -> bool:
    """Whether it is an image of Pillow."""
    return is_of(value, "PIL.Image", "Image")


def figure_of(value: Any) -> Any:
    """The Matplotlib figure of what is drawn with it; None of everything else.

    Args:
        value: A Figure, Axes or other part of one, a grid of seaborn, or `pyplot`, whose figure is
            the current one.

    """
    if isinstance(value, ModuleType) and value.__name__ == "matplotlib.pyplot":
        return value.gcf()
    if not any(one.__module__.partition(".")[0] in _DRAWN_BY for one in type(value).__mro__):
        return None
    found = value
    while found is not None and not is_of(found, "matplotlib.figure", "Figure"):
        within = getattr(found, "figure", None)  # a part of a figure says which it is
        found = None if within is found else within
    return found


def png_of(figure: Any) -> bytes:
    """A Matplotlib figure as `figure.savefig` saves it: in its own size, by the user's settings."""
    file = BytesIO()
    figure.savefig(file, format="png")
    return file.getvalue()


def pillow_array(image: Any) -> np.ndarray[Any, Any]:
    """The pixels of an image of Pillow: bytes as they are where it has them.

    Returns:
        (height, width) for grey and numbers, else (height, width, 3), or 4 where it can be seen
        through. Palettes and other colours become red, green and blue.

    """
    mode = image.mode
    if mode.partition(";")[0] in _OF_NUMBERS:
        return np.asarray(image)
    if mode in _SEE_THROUGH or "transparency" in image.info:
        return np.asarray(image.convert("RGBA"))
    return np.asarray(image.convert("L" if mode in _GREY else "RGB"))
