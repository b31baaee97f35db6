"""Derivatives along a direction.

All are made of `pulled`, whose gradient function is linear: its own gradient, along a direction, is
the derivative along that direction. So forward mode costs two backward passes here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.autodiff import Value
from engine.errors import ArgumentTypeError, ShapeError
from engine.typed import Tensor

from .arithmetic import add, mul
from .differentiable_run import results_of
from .gradient import grad, pulled
from .reduction import reduce_sum
from .seeds import zeros_of

__all__ = ["jvp", "linearize"]


def jvp(
    fn: Callable[..., Any],
    inputs: Tensor | Sequence[Tensor],
    v: Tensor | Sequence[Tensor],
    has_aux: bool = False,
) -> tuple[Any, ...]:
    """What `fn(*inputs)` returns, and its derivative along `v`.

    Args:
        fn: A function or cell of tensors.
        inputs: A tensor, or a tuple or list of them.
        v: The direction: the structure and shapes of `inputs`.
        has_aux: Whether results after the first are passed through; they stand behind the pair.

    Raises:
        ArgumentTypeError: If the inputs or the direction are no tensors.
        ShapeError: If their shapes differ.

    >>> import engine
    >>> jvp(lambda x: x * x, engine.Tensor([3.0, 2.0]), engine.Tensor([1.0, 0.5]))[1].asnumpy()
    array([6., 2.], dtype=float32)

    """
    given, along = tensors_in("jvp(inputs)", inputs), tensors_in("jvp(v)", v)
    shapes = [tuple(x.shape) for x in given]
    if [tuple(x.shape) for x in along] != shapes:
        raise ShapeError.of(
            "jvp(v)", f"the shapes of the inputs, {shapes}", [x.shape for x in along]
        )
    result, pull = pulled(fn, tuple(given), has_aux=has_aux)
    results = results_of(result)
    outputs = results[:1] if has_aux else results
    tangents = pushed(pull, outputs, along)
    answer = single(tuple(outputs)), single(tangents)
    return (*answer, single(tuple(results[1:]))) if has_aux else answer


def linearize(fn: Callable[..., Any], inputs: Any) -> tuple[Any, Callable[..., Any]]:
    """What `fn(*inputs)` returns, and a function from directions to the derivatives along them.

    `fn` runs once; the function may be called often.

    >>> import engine
    >>> out, along = linearize(lambda x: x * x, engine.Tensor([3.0]))
    >>> along(engine.Tensor([2.0])).asnumpy()
    array([12.], dtype=float32)
    """
    result, pull = pulled(fn, tuple(tensors_in("linearize(inputs)", inputs)))
    outputs = results_of(result)
    return single(outputs), lambda *v: single(pushed(pull, outputs, v))


def pushed(pull: Any, outputs: Any, along: Any) -> tuple[Any, ...]:
    """The derivative of each output along a direction, from the function of its gradients."""

    def paired(*weights: Any) -> Any:
        terms = [reduce_sum(mul(g, v)) for g, v in zip(pull(*weights), along, strict=True)]
        total = terms[0]
        for term in terms[1:]:
            total = add(total, term)
        return total

    zeros = [zeros_like_of(output) for output in outputs]
    found = grad(paired, tuple(range(len(zeros))))(*zeros)
    return found if len(zeros) > 1 else (found,)


def tensors_in(where: str, given: Any) -> list[Any]:
    """The tensors of an argument that is one or several.

    Raises:
        ArgumentTypeError: If something in it is no tensor.

    """
    found = list(given) if isinstance(given, tuple | list) else [given]
    for x in found:
        if not isinstance(x, Value):
            raise ArgumentTypeError.of(where, "a tensor, or a tuple or list of them", x)
    return found


def single(values: tuple[Any, ...]) -> Any:
    """The value that is alone, or all."""
    return values[0] if len(values) == 1 else values


def zeros_like_of(x: Any) -> Any:
    """A tensor of zeros like a tensor."""
    return Value.wrap(zeros_of(x.array))
