"""Steps of optimizers as operators that write: one call moves a parameter and its running state.

Every argument is an input, numbers too, so that a graph can be given another rate at each step.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from engine.autodiff import defvjp, primitive
from engine.backend.kernels.pieces import PIECE, in_pieces

from . import infer
from .halves import rounding_once

__all__: list[str] = []

Step = Callable[..., None]


def stepping(*written: str, elementwise: bool = True) -> Callable[[Step], Step]:
    """Make an operator that writes of a function that changes some of its arguments in place.

    What is made takes tensors or arrays, computes halves in float32 and rounds them once.

    Args:
        *written: The names of the arguments that it changes, the parameter first.
        elementwise: Whether it does the same to each number: long arrays are moved in pieces.

    >>> import numpy as np
    >>> @stepping("param")
    ... def moved_a_bit(param, grad, rate):
    ...     param -= rate * grad
    >>> weight = np.array([1.0, 2.0])
    >>> moved_a_bit(weight, np.array([1.0, -1.0]), rate=0.5)
    >>> weight
    array([0.5, 2.5])
    >>> from engine.autodiff import PRIMITIVES
    >>> PRIMITIVES.pop("moved_a_bit").writes
    (0,)

    """

    def decorate(step: Step) -> Step:
        signature = inspect.signature(step)
        names = list(signature.parameters)
        operator = primitive(infer=infer.same, writes=tuple(map(names.index, written)))(
            _reference(step, signature, elementwise)
        )
        defvjp(operator, examples=functools.partial(_examples, signature=signature))
        count = operator.arity

        @functools.wraps(step)
        def stepped(*values: Any, **named: Any) -> None:
            if len(values) != count:
                bound = signature.bind(*values, **named)
                bound.apply_defaults()
                values = bound.args
            operator(*values)

        return stepped

    return decorate


def _reference(step: Step, signature: inspect.Signature, elementwise: bool) -> Callable[..., Any]:
    rounding = rounding_once(step)

    def moved(*values: Any) -> Any:
        if not elementwise or values[0].size <= PIECE:
            rounding(*values)
        else:
            in_pieces(rounding, *values)
        return values[0]

    bare = [one.replace(default=inspect.Parameter.empty) for one in signature.parameters.values()]
    functools.update_wrapper(moved, step)
    moved.__signature__ = signature.replace(parameters=bare)  # type: ignore[attr-defined]
    return moved


def _examples(rng: np.random.Generator, signature: inspect.Signature) -> Iterator[Any]:
    """Arrays for what has no type of its own, and numbers below 1."""
    shape = (2, 3)

    def example(one: inspect.Parameter) -> Any:
        if one.default is not one.empty:
            return one.default
        kind = str(one.annotation)
        if kind == "Any":
            return rng.random(shape) + 0.5
        return {"bool": True, "int": 2}.get(kind, 0.25)

    yield tuple(map(example, signature.parameters.values())), {}
