"""Pictures and figures that other libraries hold, known by their classes: none is imported."""

from __future__ import annotations

from io import BytesIO
from types import ModuleType
from typing import Any

import numpy as np

from insight.errors import SummaryValueError

_DRAWN_BY = frozenset(("matplotlib", "mpl_toolkits", "seaborn"))
_GREY = frozenset(("1", "L"))
_OF_NUMBERS = frozenset(("I", "F"))  # and I;16, its other byte order …
_SEE_THROUGH = frozenset(("RGBA", "RGBa", "LA", "PA"))


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
    """A Matplotlib figure as `figure.savefig` saves it: in its own size, by the user's settings.

    Raises:
        SummaryValueError: If it cannot be saved: it is too large, or LaTeX is not there.

    """
    file = BytesIO()
    try:
        figure.savefig(file, format="png")
    except Exception as error:  # whatever its fonts, its LaTeX and its parts raise
        expected = "a figure that savefig can save"
        raise SummaryValueError.of("image", expected, _told_by(error)) from error
    return file.getvalue()


def pillow_array(image: Any) -> np.ndarray[Any, Any]:
    """The pixels of an image of Pillow: bytes as they are where it has them.

    Returns:
        (height, width) for grey and numbers, else (height, width, 3), or 4 where it can be seen
        through. Palettes and other colours become red, green and blue.

    Raises:
        SummaryValueError: If its file cannot be read, which Pillow does when pixels are asked for.

    """
    try:
        return np.asarray(_converted(image))
    except Exception as error:  # each format has errors of its own
        expected = "an image that Pillow can read"
        raise SummaryValueError.of("image", expected, _told_by(error)) from error


def _converted(image: Any) -> Any:
    mode = image.mode
    if mode.partition(";")[0] in _OF_NUMBERS:
        return image
    if mode == "La":  # Pillow has no way from it to colours
        return image.convert("LA").convert("RGBA")
    if mode in _SEE_THROUGH or "transparency" in image.info:
        return image.convert("RGBA")
    return image.convert("L" if mode in _GREY else "RGB")


def _told_by(error: Exception) -> str:
    """What an error of another library says, in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())
