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

from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol, TypeVar, overload

from engine.autodiff import Value, defvjp, differentiation, primitive
from engine.autodiff.structure import replaced
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import Inputs, Kept, Outputs, Tensor, Weights

from . import infer
from .differentiable_run import Run, differentiate, flat, listed, without_seeds

__all__ = ["grad", "stop_gradient", "value_and_grad", "vjp"]

Outputs_co = TypeVar("Outputs_co", covariant=True)


@primitive(infer=infer.same, kind="elementwise", moves=True)
def stop_gradient(value: Kept) -> Kept:
    """The same numbers, through which no gradient flows."""
    return value


def _examples(rng: Any) -> Any:
    yield (rng.standard_normal((2, 3)),), {}


defvjp(stop_gradient, examples=_examples)


class Differentiated(Protocol[Inputs, Outputs_co]):
    """What `value_and_grad` gives: it takes what the function takes.

    A protocol, for as a `Callable` checkers call that of a lambda untyped.
    """

    def __call__(self, *args: Inputs.args, **kwargs: Inputs.kwargs) -> tuple[Outputs_co, Any]:
        """The value, and the gradients."""


@overload
def value_and_grad(
    fn: Callable[Inputs, Outputs],
    grad_position: int | tuple[int, ...] | None = 0,
    weights: Weights = None,
    has_aux: bool = False,
    return_ids: bool = False,
    sens_param: Literal[False] = False,
) -> Differentiated[Inputs, Outputs]: ...
@overload
def value_and_grad(
    fn: Callable[..., Outputs],
    grad_position: int | tuple[int, ...] | None = 0,
    weights: Weights = None,
    has_aux: bool = False,
    return_ids: bool = False,
    sens_param: bool = False,
) -> Callable[..., tuple[Outputs, Any]]: ...
def value_and_grad(
    fn: Callable[..., Any],
    grad_position: int | tuple[int, ...] | None = 0,
    weights: Weights = None,
    has_aux: bool = False,
    return_ids: bool = False,
    sens_param: bool = False,
) -> Callable[..., Any]:
    """A function that returns what `fn` returns, and its gradients.

    Args:
        fn: A function or cell of tensors. A non-scalar result is summed; of several results all
            are, or only the first if `has_aux`.
        grad_position: Which arguments to differentiate with respect to; None for none. Of several
            positions those that hold no tensor are passed over.
        weights: Parameters to differentiate with respect to: one, a list or a ParameterTuple.
        has_aux: Whether results after the first are passed through without gradients.
        return_ids: Pair each gradient with its position or its parameter's name.
        sens_param: Whether the gradient of the output comes as the last argument of the call, or
            as `sens=`; otherwise it is 1. A tuple for several results.

    Returns:
        `(value, gradients)`: one gradient for one position (also in a tuple) or a single parameter,
        a tuple for several positions or a list of parameters, and a pair of both groups when
        positions and weights are given.

    Raises:
        ArgumentTypeError: If `fn` cannot be called; if positions or weights have another type.
        ArgumentValueError: If neither positions nor weights are given, a position is missing or
            there twice, or with `has_aux` there are no further results.
        ShapeError: If a gradient of an output that is given has another shape than it.

    >>> import engine
    >>> f = value_and_grad(lambda x, y: (x * y).sum(), (0, 1))
    >>> value, (dx, dy) = f(engine.Tensor([1.0, 2.0]), engine.Tensor([3.0, 4.0]))
    >>> value.asnumpy(), dx.asnumpy()
    (array(11., dtype=float32), array([3., 4.], dtype=float32))

    """
    _check_function(fn)
    positions = _positions(grad_position)
    if not positions and weights is None:
        raise ArgumentValueError.of("grad", "a grad_position or weights", "neither")

    def differentiated(*args: Any, **options: Any) -> Any:
        args, seeds = without_seeds(args, options) if sens_param else (args, None)
        asked = _tensors_among(positions, args)
        result, found = differentiate(fn, args, options, asked, listed(weights), has_aux, seeds)
        pairs = found
        if return_ids:
            names = [*asked, *(getattr(weight, "name", None) for weight in listed(weights))]
            pairs = list(zip(names, found, strict=True))
        return result, _grouped(pairs, len(asked), weights)

    return differentiated


def grad(
    fn: Callable[..., Any],
    grad_position: int | tuple[int, ...] | None = 0,
    weights: Weights = None,
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


def vjp(
    fn: Callable[..., Any],
    *inputs: Tensor | Sequence[Tensor],
    weights: Weights = None,
    has_aux: bool = False,
) -> Any:
    """What `fn(*inputs)` returns, and a function from a gradient of it to gradients of `inputs`.

    With `weights` the function returns a pair: gradients of the inputs, and of the weights. `fn`
    runs once; the function may be called often. With `has_aux` the first result of `fn` is
    differentiated, and the others stand behind: one, or a tuple of several.

    Raises:
        ArgumentTypeError: If `fn` cannot be called, or the weights are no parameters.
        ArgumentValueError: If with `has_aux` there are no further results. When called: if there
            is not one gradient for each output.
        ShapeError: When called: if a gradient has another shape than its output.

    """
    results, pull = pulled(fn, inputs, weights, has_aux)
    if not has_aux:
        return results, pull
    first, *others = results
    return first, pull, others[0] if len(others) == 1 else tuple(others)


def pulled(
    fn: Callable[..., Any], inputs: tuple[Any, ...], weights: Any = None, has_aux: bool = False
) -> tuple[Any, Callable[..., Any]]:
    """What `fn(*inputs)` returns, and the function from a gradient of it to those of `inputs`."""
    _check_function(fn)
    with differentiation() as depth:
        run = Run(fn, inputs, {}, tuple(range(len(inputs))), listed(weights), has_aux)

    def pull(*sens: Any) -> Any:
        with differentiation() as inner_depth:
            found = run.gradients(flat(sens), again=inner_depth > 1)
        by_input, by_weight = tuple(found[: len(inputs)]), tuple(found[len(inputs) :])
        if weights is None:
            return by_input
        return by_input, by_weight if isinstance(weights, tuple | list) else by_weight[0]

    result = run.result if depth > 1 else replaced(run.result, lambda x: Value.wrap(x.array))
    return result, pull


def _check_function(fn: Any) -> None:
    if not callable(fn):
        raise ArgumentTypeError.of("grad(fn)", "a function or a Cell", fn)


def _positions(grad_position: Any) -> tuple[int, ...]:
    if grad_position is None:
        return ()
    if isinstance(grad_position, int) and not isinstance(grad_position, bool):
        return (grad_position,)
    if isinstance(grad_position, tuple | list):
        if len(set(grad_position)) < len(grad_position):
            raise ArgumentValueError.of("grad_position", "positions, each once", grad_position)
        return tuple(grad_position)
    raise ArgumentTypeError.of("grad_position", "an int, a tuple of int or None", grad_position)


def _tensors_among(positions: tuple[int, ...], args: tuple) -> tuple[int, ...]:
    """Of several positions those that hold tensors; a single one must, and one of them has to."""
    there = [k for k in positions if not 0 <= k < len(args) or isinstance(args[k], Value)]
    return tuple(there) or positions


def _grouped(found: list[Any], count: int, weights: Any) -> Any:
    """Gradients, the first `count` by input, in the shape that the caller asked in."""
    inputs: Any = found[0] if count == 1 else tuple(found[:count])
    params: Any = tuple(found[count:])
    if weights is not None and not isinstance(weights, tuple | list):
        params = params[0]
    if weights is None:
        return inputs
    return (inputs, params) if count else params
