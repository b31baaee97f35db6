"""What generators draw, as operators: a graph of a run draws anew where it is run again."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.backend import default_xp, generator

__all__: list[str] = []


def _spec(
    source: Any, method: str, arguments: tuple[Any, ...], shape: tuple[int, ...], dtype: Any
) -> Spec:
    whole = np.dtype(np.int64 if method == "integers" else np.float64)
    return Spec(shape, whole if dtype is None else np.dtype(dtype))


@primitive(infer=_spec, draws=True)
def drawn_numbers(
    source: Any = None,
    method: str = "random",
    arguments: tuple[Any, ...] = (),
    shape: tuple[int, ...] = (),
    dtype: Any = None,
) -> Any:
    """Numbers of a generator.

    Args:
        source: A generator; a seed, for the same numbers each time; None: that of the device.
        method: What of the generator to call.
        arguments: What it takes before the shape.
        shape: How many numbers.
        dtype: Their type; None: what the method gives.

    """
    draw = getattr(generator_of(source), method)
    return draw(*arguments, shape) if dtype is None else draw(*arguments, shape, dtype=dtype)


def generator_of(source: Any) -> Any:
    """The generator of the device, or one that begins at a seed; a generator is itself one."""
    if source is None:
        return generator()
    return source if hasattr(source, "random") else default_xp().random.default_rng(source)


def _examples(_rng: np.random.Generator) -> Any:
    yield (), {"method": "standard_normal", "shape": (2, 3), "dtype": np.float32}
    yield (), {"method": "integers", "arguments": (2, 5), "shape": (3,)}


defvjp(drawn_numbers, examples=_examples)


def drawn(method: str, shape: tuple[int, ...], source: Any = None, dtype: Any = np.float32) -> Any:
    """Numbers of a generator, of a type: an array, or a value where a graph is written down."""
    return drawn_numbers(source=source, method=method, shape=shape, dtype=dtype)
