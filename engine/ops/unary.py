"""How an operator of one tensor is made: what it does, and its gradient."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from engine.autodiff import Primitive, Spec, defvjp, primitive
from engine.backend import xp_of
from engine.backend.native import elementwise
from engine.backend.native.curves import curve
from engine.typed import Tensor

from . import infer
from .promotion import floated


def any_number(rng: np.random.Generator) -> Any:
    """Examples on both sides of zero."""
    yield (rng.standard_normal((2, 3)),), {}


def positive(rng: np.random.Generator) -> Any:
    """Examples above zero."""
    yield (rng.random((2, 3)) + 0.5,), {}


def above_one(rng: np.random.Generator) -> Any:
    """Examples above one."""
    yield (rng.random((2, 3)) + 1.5,), {}


def within_one(rng: np.random.Generator) -> Any:
    """Examples between -1 and 1."""
    yield (rng.random((2, 3)) * 1.8 - 0.9,), {}


if TYPE_CHECKING:

    class OfInput(Primitive[[Tensor], Tensor]):
        """An operator of one tensor, which is called `input`."""

        def __call__(self, input: Tensor) -> Tensor: ...

    class OfX(Primitive[[Tensor], Tensor]):
        """An operator of one tensor, which is called `x`."""

        def __call__(self, x: Tensor) -> Tensor: ...

else:
    OfInput = OfX = Primitive


def with_curve(*primitives: Primitive) -> None:
    """Gives operators of one tensor the native form that runs the recipe of their name."""
    for one in primitives:
        one.form(device="CPU", provider="native")(_natively(one))


def _natively(primitive: Primitive) -> Callable[..., Any]:
    name, forms = primitive.name, primitive.forms

    def computed(x: Any) -> Any:
        out = curve(name, x)
        return forms.after("native")(x) if out is None else out

    return computed


def with_elements(*primitives: Primitive) -> None:
    """Gives operators of each element, whose recipes have NumPy's bits, a native form."""
    for one in primitives:
        one.form(device="CPU", provider="native")(_elementwise(one))


def _elementwise(primitive: Primitive) -> Callable[..., Any]:
    name, forms, least = primitive.name, primitive.forms, elementwise.LEAST

    def computed(*operands: Any) -> Any:
        for x in operands:
            if x.__class__ is np.ndarray and x.size >= least:
                out = elementwise.elementwise(name, *operands)
                if out is not None:
                    return out
                break
        return forms.after("native")(*operands)

    return computed


def unary(
    name: str,
    summary: str,
    function: Callable[[Any, Any], Any],
    rule: Callable[..., Any] | None,
    *,
    shape: Callable[..., Spec] = infer.floating,
    examples: Callable[..., Any] = any_number,
    argument: str = "input",
    **traits: Any,
) -> Any:
    """An operator of one tensor: `function(xp, x)`, with `rule(g, out, x)` as its gradient.

    `argument` is what callers may call the tensor by; what else is given are `Traits`.
    """
    prepare = floated if shape is infer.floating else (lambda x: x)

    def reference(input: Tensor) -> Tensor:
        return function(xp_of(input), prepare(input))

    reference.__name__ = reference.__qualname__ = name
    parameter = inspect.Parameter(argument, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    reference.__signature__ = inspect.Signature([parameter], return_annotation="Tensor")  # type: ignore[attr-defined]
    reference.__doc__ = f"{summary}, element by element."
    made = primitive(infer=shape, kind="elementwise", **traits)(reference)
    defvjp(made, *([rule] if rule else []), examples=examples)
    return made
