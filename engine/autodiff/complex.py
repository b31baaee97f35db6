"""Gradients of complex numbers, by the rules of real ones.

The gradient of a complex number is that of its real part plus i times that of its imaginary part,
as in PyTorch: a step against it makes the result smaller. An operator that is differentiable as a
function of complex numbers then passes on `g` times the conjugate of its derivative. A rule
multiplies by the derivative; so it is given the conjugate of `g`, and what it returns is
conjugated. That is also right for conjugation itself, whose rule is conjugation.

What makes real numbers of complex ones (a part, a magnitude) is given `g` as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .node import Value


def is_complex(value: Any) -> bool:
    """Whether it is an array or value of complex numbers, or a tuple that begins with one."""
    if type(value) is tuple:
        value = value[0]
    array = value.array if isinstance(value, Value) else value
    dtype = getattr(array, "dtype", None)
    return dtype is not None and dtype.kind == "c"


def conjugated(
    rule: Callable[[Any, tuple[Any, ...]], Any], g: Any, out: Any, inputs: tuple[Any, ...], by: Any
) -> list[Any]:
    """The gradients of an operator with complex results.

    Args:
        rule: Gradients of the inputs from that of the output and the inputs.
        g: The gradient of the output, or a tuple of them.
        out: The output.
        inputs: The inputs; real ones are shown to the rule as complex ones.
        by: The operators by name.

    """
    conj, real, convert = by["conjugate"], by["real_part"], by["convert"]
    kind = _dtype(out[0] if isinstance(out, tuple) else out)
    several = isinstance(g, tuple)
    flipped = tuple(None if part is None else conj(part) for part in g) if several else conj(g)
    shown = tuple(convert(x, dtype=kind) if _is_real(x) else x for x in inputs)
    parts: list[Any] = []
    for x, part in zip(inputs, rule(flipped, shown), strict=False):
        if part is None:
            parts.append(None)
        elif is_complex(x):
            parts.append(convert(conj(part), dtype=_dtype(x)))
        else:
            parts.append(convert(real(part), dtype=_dtype(x)) if _is_real(x) else real(part))
    return parts


def _dtype(value: Any) -> Any:
    return (value.array if isinstance(value, Value) else value).dtype


def _is_real(value: Any) -> bool:
    array = value.array if isinstance(value, Value) else value
    dtype = getattr(array, "dtype", None)
    return dtype is not None and dtype.kind in "fV"
