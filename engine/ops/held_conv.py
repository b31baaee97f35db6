"""Convolutions of numbers of bfloat16 that lie as float32: see `held.py`."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.backend.kernels.window import Window
from engine.backend.native import half_convolution

from .conv import convolve, convolve_back, convolve_weight
from .held import held

__all__: list[str] = []

_SETTINGS: dict[str, Any] = {
    "window": Window((2, 2), (2, 1), (1, 0, 0, 2)),
    "dtype": np.dtype(np.float64),
}


def _spec(x: Spec, weight: Spec, window: Window, group: int, dtype: Any) -> Any:
    return convolve.spec_of(x, weight, window=window, group=group)


@primitive(infer=_spec, mindspore="Conv2D", listed={3: "Conv2D", 4: "Conv2D", 5: "Conv3D"})
def held_convolve(
    x: Any, weight: Any, window: Any = None, group: int = 1, dtype: Any = None
) -> Any:
    """`convolve` of numbers that a dtype holds, as it holds them."""
    made = convolve.run(held.run(x, dtype), held.run(weight, dtype), window=window, group=group)
    return held.run(made, dtype)


@held_convolve.form(device="CPU", provider="native")
def _natively(x: Any, weight: Any, window: Any = None, group: int = 1, dtype: Any = None) -> Any:
    is_taken = dtype.name == "bfloat16"
    out = half_convolution.half_convolved(x, weight, window, group) if is_taken else None
    next_form = held_convolve.forms.after("native")
    return next_form(x, weight, window, group, dtype) if out is None else out


def _back_spec(g: Spec, weight: Spec, window: Window, size: Any, group: int, dtype: Any) -> Any:
    return convolve_back.spec_of(g, weight, window=window, size=size, group=group)


@primitive(
    infer=_back_spec,
    mindspore="Conv2DBackpropInput",
    listed={3: "Conv2DTranspose", 4: "Conv2DTranspose", 5: "Conv3DTranspose"},
)
def held_convolve_back(
    g: Any, weight: Any, window: Any = None, size: Any = (), group: int = 1, dtype: Any = None
) -> Any:
    """`convolve_back` of numbers that a dtype holds, as it holds them."""
    settings = {"window": window, "size": size, "group": group}
    made = convolve_back.run(held.run(g, dtype), held.run(weight, dtype), **settings)
    return held.run(made, dtype)


@held_convolve_back.form(device="CPU", provider="native")
def _back_natively(
    g: Any, weight: Any, window: Any = None, size: Any = (), group: int = 1, dtype: Any = None
) -> Any:
    out = None
    if dtype.name == "bfloat16":
        out = half_convolution.half_convolved_back(g, weight, window, tuple(size), group)
    next_form = held_convolve_back.forms.after("native")
    return next_form(g, weight, window, size, group, dtype) if out is None else out


def _weight_spec(x: Spec, g: Spec, window: Window, group: int, dtype: Any) -> Any:
    return convolve_weight.spec_of(x, g, window=window, group=group)


@primitive(infer=_weight_spec, mindspore="Conv2DBackpropFilter")
def held_convolve_weight(
    x: Any, g: Any, window: Any = None, group: int = 1, dtype: Any = None
) -> Any:
    """`convolve_weight` of numbers that a dtype holds, as it holds them."""
    made = convolve_weight.run(held.run(x, dtype), held.run(g, dtype), window=window, group=group)
    return held.run(made, dtype)


@held_convolve_weight.form(device="CPU", provider="native")
def _weight_natively(x: Any, g: Any, window: Any = None, group: int = 1, dtype: Any = None) -> Any:
    is_taken = dtype.name == "bfloat16"
    out = half_convolution.half_convolved_weight(x, g, window, group) if is_taken else None
    next_form = held_convolve_weight.forms.after("native")
    return next_form(x, g, window, group, dtype) if out is None else out


def _examples(rng: np.random.Generator) -> Any:
    x, weight = rng.standard_normal((2, 2, 5, 4)), rng.standard_normal((3, 2, 2, 2))
    yield (x, weight), _SETTINGS


def _back_examples(rng: np.random.Generator) -> Any:
    g = rng.standard_normal((2, 3, *_SETTINGS["window"].positions(5, 4)))
    yield (g, rng.standard_normal((3, 2, 2, 2))), {**_SETTINGS, "size": (5, 4)}


def _weight_examples(rng: np.random.Generator) -> Any:
    g = rng.standard_normal((2, 3, *_SETTINGS["window"].positions(5, 4)))
    yield (rng.standard_normal((2, 2, 5, 4)), g), _SETTINGS


defvjp(held_convolve, examples=_examples)
defvjp(held_convolve_back, examples=_back_examples)
defvjp(held_convolve_weight, examples=_weight_examples)
