"""Gradients of functions and networks, under MindSpore's names.

>>> import engine
>>> from engine import ops
>>> ops.grad(lambda x: x * x)(engine.Tensor(3.0)).asnumpy()
array(6., dtype=float32)
>>> third = ops.grad(ops.grad(ops.grad(lambda x: x * x * x)))
>>> third(engine.Tensor(2.0)).asnumpy()
array(6., dtype=float32)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.autodiff import Value, defvjp, differentiation, primitive
from engine.errors import ArgumentTypeError, ArgumentValueError

from . import infer
from .differentiable_run import Run, differentiate, flat, listed, results_of, without_seeds

__all__ = ["grad", "stop_gradient", "value_and_grad", "vjp"]


@primitive(infer=infer.same)
def stop_gradient(value: Any) -> Any:
    """The same numbers, through which no gradient flows."""
    return value


def _examples(rng: Any) -> Any:
    yield (rng.standard_normal((2, 3)),), {}


defvjp(stop_gradient, examples=_examples)


def value_and_grad(
    fn: Callable[..., Any],
    grad_position: int | tuple[int, ...] | None = 0,
    weights: Any = None,
    has_aux: bool = False,
    return_ids: bool = False,
    sens_param: bool = False,
) -> Callable[..., Any]:
    """A function that returns what `fn` returns, and its gradients.

    Args:
        fn: A function or cell of tensors. A non-scalar result is summed; of several results all
            are, or only the first if `has_aux`.
        grad_position: Which arguments to differentiate with respect to; None for none.
        weights: Parameters to differentiate with respect to: one, a list or a ParameterTuple.
        has_aux: Whether results after the first are passed through without gradients.
        return_ids: Pair each gradient with its position or its parameter's name.
        sens_param: Whether the gradient of the output comes as the last argument of the call, or
            as `sens=`; otherwise it is 1. A tuple for several results.

    Returns:
        `(value, gradients)`: one gradient for an int position or a single parameter, a tuple for
        a tuple of positions or a list of parameters, and a pair of both groups when positions and
        weights are given.

    Raises:
        ArgumentValueError: If neither positions nor weights are given, or a position is missing.

    >>> import engine
    >>> f = value_and_grad(lambda x, y: (x * y).sum(), (0, 1))
    >>> value, (dx, dy) = f(engine.Tensor([1.0, 2.0]), engine.Tensor([3.0, 4.0]))
    >>> value.asnumpy(), dx.asnumpy()
    (array(11., dtype=float32), array([3., 4.], dtype=float32))

    """
    positions = _positions(grad_position)
    if grad_position is None and weights is None:
        raise ArgumentValueError.of("grad", "a grad_position or weights", "neither")

    def differentiated(*args: Any, **options: Any) -> Any:
        args, seeds = without_seeds(args, options) if sens_param else (args, None)
        result, found = differentiate(fn, args, options, positions, listed(weights), has_aux, seeds)
        names = [*positions, *(w.name for w in listed(weights))]
        pairs = list(zip(names, found, strict=True)) if return_ids else found
        return result, _grouped(pairs, grad_position, weights)

    return differentiated


def grad(
    fn: Callable[..., Any],
    grad_position: int | tuple[int, ...] | None = 0,
    weights: Any = None,
    has_aux: bool = False,
    return_ids: bool = False,
    sens_param: bool = False,
) -> Callable[..., Any]:
    """A function that returns the gradients of `fn`; with `has_aux` also its further results.

    Args as `value_and_grad`. Returns the gradients; with `has_aux` a pair of them and the tuple
    of the further results.
    """
    both = value_and_grad(fn, grad_position, weights, has_aux, return_ids, sens_param)

    def gradients(*args: Any, **options: Any) -> Any:
        result, found = both(*args, **options)
        return (found, tuple(result[1:])) if has_aux else found

    return gradients


def vjp(fn: Callable[..., Any], *inputs: Any, weights: Any = None, has_aux: bool = False) -> Any:
    """What `fn(*inputs)` returns, and a function from a gradient of it to gradients of `inputs`.

    With `weights` the function returns a pair: gradients of the inputs, and of the weights. `fn`
    runs once; the function may be called often.

    Raises:
        ArgumentValueError: When called: if there is not one gradient for each output.

    """
    with differentiation() as depth:
        run = Run(fn, inputs, {}, tuple(range(len(inputs))), listed(weights), has_aux)

    def pull(*sens: Any) -> Any:
        with differentiation() as inner_depth:
            found = run.gradients(flat(sens), again=inner_depth > 1)
        by_input = tuple(found[: len(inputs)])
        return by_input if weights is None else (by_input, tuple(found[len(inputs) :]))

    values = results_of(run.result)
    return (*(values if depth > 1 else map(_without_history, values)), pull)


def _without_history(value: Any) -> Any:
    return Value.wrap(value.array) if isinstance(value, Value) else value


def _positions(grad_position: Any) -> tuple[int, ...]:
    if grad_position is None:
        return ()
    if isinstance(grad_position, int) and not isinstance(grad_position, bool):
        return (grad_position,)
    if isinstance(grad_position, tuple | list):
        return tuple(grad_position)
    raise ArgumentTypeError.of("grad_position", "an int, a tuple of int or None", grad_position)


def _grouped(found: list[Any], grad_position: Any, weights: Any) -> Any:
    """Gradients in the shape that the caller asked in."""
    count = len(_positions(grad_position))
    inputs: Any = tuple(found[:count])
    params: Any = tuple(found[count:])
    if isinstance(grad_position, int):
        inputs = inputs[0]
    if weights is not None and not isinstance(weights, tuple | list):
        params = params[0]
    if weights is None:
        return inputs
    return params if grad_position is None else (inputs, params)
