"""What operators compute of each element, as nodes of a program over elements.

One text for two readers: a form that runs an operator alone (`curves.py`, `reductions.py`), and a
plan that puts the recipes of a chain of operators into one program. So both give the same bits.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

import numpy as np

from .elements import Builder
from .recipe import LEAST, Recipe
from .row_recipes import ALONG_AXES

__all__ = ["LEAST", "RECIPES", "Recipe"]

_ROOT_TWO_OVER_PI = 0.7978845608028654
_ONE_OVER_ROOT_TWO_PI = 0.3989422804014327


def _plain(operation: str, is_exact: bool = True) -> Recipe:
    def make(build: Builder, *operands: Any) -> Any:
        return build.apply(operation, *operands)

    return Recipe(make, is_exact)


def _as_given(build: Builder, x: Any) -> Any:
    return x


def _converted(build: Builder, x: Any, dtype: Any = None) -> Any:
    return x if dtype == np.float32 else None


def _held(build: Builder, x: Any, dtype: Any = None) -> Any:
    return build.apply("bfloat16", x) if dtype.name == "bfloat16" else None


def _sign(build: Builder, x: Any) -> Any:
    return build.apply("sub", build.apply("greater", x, 0.0), build.apply("less", x, 0.0))


def _ceil(build: Builder, x: Any) -> Any:
    return build.apply("neg", build.apply("floor", build.apply("neg", x)))


def _trunc(build: Builder, x: Any) -> Any:
    is_below = build.apply("less", x, 0.0)
    return build.apply("select", is_below, _ceil(build, x), build.apply("floor", x))


def _divisor(build: Builder, x: Any) -> Any:
    return build.apply("select", build.apply("equal", x, 0.0), 1.0, x)


def _share_of_winner(build: Builder, x: Any, y: Any) -> Any:
    whole = build.apply("sub", 1.0, build.apply("less", x, y))
    return build.apply("sub", whole, build.apply("mul", build.apply("equal", x, y), 0.5))


def _power(build: Builder, x: Any, exponent: Any) -> Any:
    if exponent == 3.0 and isinstance(exponent, float):
        return build.apply("mul", build.apply("square", x), x)
    names = {-1.0: "reciprocal", 0.5: "sqrt", 1.0: "copy", 2.0: "square"}
    name = names.get(exponent) if isinstance(exponent, float) else None
    return None if name is None or isinstance(x, float) else build.apply(name, x)


def _dropped(build: Builder, x: Any, mask: Any, scale: float = 1.0) -> Any:
    return build.apply("mul", build.apply("mul", x, mask), float(scale))


def _gelu_erf(build: Builder, x: Any) -> Any:
    return build.apply("mul", x, build.apply("below", x, build.apply("bell", x)))


def _gelu_erf_slope(build: Builder, x: Any) -> Any:
    bell = build.apply("bell", x)
    grows = build.apply("mul", build.apply("mul", x, bell), _ONE_OVER_ROOT_TWO_PI)
    return build.apply("add", grows, build.apply("below", x, bell))


def _gelu_tanh(build: Builder, x: Any) -> Any:
    bent = build.apply("mul", build.apply("square", x), 0.044715 * _ROOT_TWO_OVER_PI)
    inner = build.apply("mul", x, build.apply("add", bent, _ROOT_TWO_OVER_PI))
    spread = build.apply("add", build.apply("tanh", inner), 1.0)
    return build.apply("mul", build.apply("mul", x, 0.5), spread)


def _softplus(build: Builder, x: Any) -> Any:
    small = build.apply("exp", build.apply("neg", build.apply("abs", x)))
    return build.apply("add", build.apply("max", x, 0.0), build.apply("log1p", small))


def _leaky(build: Builder, x: Any, alpha: float = 0.2) -> Any:
    slow = build.apply("mul", x, float(alpha))
    return build.apply("select", build.apply("greater", x, 0.0), x, slow)


def _leaky_slope(build: Builder, x: Any, alpha: float = 0.2) -> Any:
    is_below = build.apply("less", x, 0.0)
    other = build.apply("select", is_below, float(alpha), (1 + alpha) / 2)
    return build.apply("select", build.apply("greater", x, 0.0), 1.0, other)


def _hard_sigmoid(build: Builder, x: Any) -> Any:
    held = build.apply("min", build.apply("max", build.apply("add", x, 3.0), 0.0), 6.0)
    return build.apply("mul", held, 1 / 6)


def _hard_swish(build: Builder, x: Any) -> Any:
    return build.apply("mul", build.apply("max", x, -3.0), _hard_sigmoid(build, x))


def _hard_swish_slope(build: Builder, x: Any) -> Any:
    inner = build.apply("add", build.apply("mul", x, 1 / 3), 0.5)
    inner = build.apply("select", build.apply("less", x, -3.0), 0.0, inner)
    return build.apply("select", build.apply("greater", x, 3.0), 1.0, inner)


def _logical(operation: str) -> Recipe:
    def make(build: Builder, x: Any, y: Any) -> Any:
        if isinstance(x, float) or isinstance(y, float):
            return None  # which is not rounded to float32 before it is looked at
        return build.apply(operation, *(build.apply("not_equal", one, 0.0) for one in (x, y)))

    return Recipe(make)


_SAME_NAMES = (
    *("add", "sub", "mul", "div", "relu", "neg", "abs", "floor"),
    *("sqrt", "rsqrt", "square", "reciprocal"),
    *("equal", "not_equal", "less", "less_equal", "greater", "greater_equal"),
)
_NEAR = ("exp", "log", "log1p", "expm1", "tanh", "sigmoid", "erf")

RECIPES = MappingProxyType(
    {
        **{name: _plain(name) for name in _SAME_NAMES},
        **{name: _plain(name, is_exact=False) for name in _NEAR},
        "maximum": _plain("max"),
        "minimum": _plain("min"),
        "gated": _plain("gate")._replace(leads=1),
        "where": _plain("select"),
        "clone": _plain("copy"),
        "logical_and": _logical("min"),
        "logical_or": _logical("max"),
        "logical_xor": _logical("not_equal"),
        "logical_not": Recipe(lambda build, x: build.apply("equal", x, 0.0)),
        "isnan": Recipe(lambda build, x: build.apply("not_equal", x, x)),
        "isinf": Recipe(lambda build, x: build.apply("equal", build.apply("abs", x), np.inf)),
        "isfinite": Recipe(lambda build, x: build.apply("less", build.apply("abs", x), np.inf)),
        "convert": Recipe(_converted),
        "held": Recipe(_held),
        "stop_gradient": Recipe(_as_given),
        "sign": Recipe(_sign),
        "ceil": Recipe(_ceil),
        "trunc": Recipe(_trunc),
        "divisor": Recipe(_divisor),
        "share_of_winner": Recipe(_share_of_winner),
        "dropped": Recipe(_dropped),
        "leaky": Recipe(_leaky),
        "leaky_slope": Recipe(_leaky_slope),
        "hard_sigmoid": Recipe(_hard_sigmoid),
        "hard_swish": Recipe(_hard_swish),
        "hard_swish_slope": Recipe(_hard_swish_slope),
        "pow": Recipe(_power, is_exact=False),
        "gelu_erf": Recipe(_gelu_erf, is_exact=False),
        "gelu_erf_slope": Recipe(_gelu_erf_slope, is_exact=False),
        "gelu_tanh": Recipe(_gelu_tanh, is_exact=False),
        "softplus_of": Recipe(_softplus, is_exact=False),
        **ALONG_AXES,
    }
)
