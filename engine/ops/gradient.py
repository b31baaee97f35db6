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
from typing import Any

from engine.autodiff import (
    Value,
    backward,
    defvjp,
    differentiating,
    differentiation,
    leaves,
    observe,
    primitive,
)
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError

from . import infer

__all__ = ["GradOperation", "grad", "stop_gradient", "value_and_grad", "vjp"]


def _no_examples(rng: Any) -> Any:
    yield (rng.standard_normal((2, 3)),), {}


@primitive(infer=infer.same)
def stop_gradient(value: Any) -> Any:
    """The same numbers, through which no gradient flows."""
    return value


@primitive(infer=infer.same)
def ones_of(x: Any) -> Any:
    """Ones of the shape and dtype of `x`: the gradient of the sum of an output."""
    return xp_of(x).ones_like(x)


@primitive(infer=infer.same)
def zeros_of(x: Any) -> Any:
    """Zeros of the shape and dtype of `x`: the gradient along a path that is not there."""
    return xp_of(x).zeros_like(x)


defvjp(stop_gradient, examples=_no_examples)
defvjp(ones_of, examples=_no_examples)
defvjp(zeros_of, examples=_no_examples)


def value_and_grad(
    fn: Callable[..., Any],
    grad_position: int | tuple[int, ...] | None = 0,
    weights: Any = None,
    has_aux: bool = False,
    return_ids: bool = False,
) -> Callable[..., Any]:
    """A function that returns what `fn` returns, and its gradients.

    Args:
        fn: A function or cell of tensors. A non-scalar result is summed; of several results all
            are, or only the first if `has_aux`.
        grad_position: Which arguments to differentiate with respect to; None for none.
        weights: Parameters to differentiate with respect to: one, a list or a ParameterTuple.
        has_aux: Whether results after the first are passed through without gradients.
        return_ids: Pair each gradient with its position or its parameter's name.

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
        result, found = _differentiate(fn, args, options, positions, _listed(weights), has_aux)
        names = [*positions, *(w.name for w in _listed(weights))]
        pairs = list(zip(names, found, strict=True)) if return_ids else found
        return result, _grouped(pairs, grad_position, weights)

    return differentiated


def grad(
    fn: Callable[..., Any],
    grad_position: int | tuple[int, ...] | None = 0,
    weights: Any = None,
    has_aux: bool = False,
    return_ids: bool = False,
) -> Callable[..., Any]:
    """A function that returns the gradients of `fn`; with `has_aux` also its further results.

    Args as `value_and_grad`. Returns the gradients; with `has_aux` a pair of them and the tuple
    of the further results.
    """
    both = value_and_grad(fn, grad_position, weights, has_aux, return_ids)

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
        run = _Run(fn, inputs, {}, tuple(range(len(inputs))), _listed(weights), has_aux)

    def pull(*sens: Any) -> Any:
        with differentiation() as inner_depth:
            found = run.gradients(sens, again=inner_depth > 1)
        by_input = tuple(found[: len(inputs)])
        return by_input if weights is None else (by_input, tuple(found[len(inputs) :]))

    values = _as_tuple(run.result)
    return (*(values if depth > 1 else map(_without_history, values)), pull)


class GradOperation:
    """Gradients of a network, MindSpore's older form.

    Args:
        get_all: The gradients of all inputs, not only of the first.
        get_by_list: The gradients of the parameters given at the call; without them those of the
            network's trainable parameters.
        sens_param: The last argument of the call is the gradient of the output.

    >>> import engine
    >>> from engine import ops
    >>> ops.GradOperation(get_all=True)(lambda x, y: x * y)(engine.Tensor(2.0), engine.Tensor(3.0))
    (Tensor(shape=[], dtype=Float32, value= 3), Tensor(shape=[], dtype=Float32, value= 2))

    """

    def __init__(
        self, get_all: bool = False, get_by_list: bool = False, sens_param: bool = False
    ) -> None:
        for name, value in (
            ("get_all", get_all),
            ("get_by_list", get_by_list),
            ("sens_param", sens_param),
        ):
            if not isinstance(value, bool):
                raise ArgumentTypeError.of(f"GradOperation({name})", "a bool", value)
        self.get_all = get_all
        self.get_by_list = get_by_list
        self.sens_param = sens_param

    def __call__(self, network: Callable[..., Any], weights: Any = None) -> Callable[..., Any]:
        """The function that returns the gradients of `network`."""
        if self.get_by_list and weights is None:
            weights = _trainable(network)

        def gradients(*args: Any) -> Any:
            args, sens = (args[:-1], [args[-1]]) if self.sens_param else (args, None)
            seeds = sens and [s.array if isinstance(s, Value) else s for s in sens]
            positions = self._positions(args)
            listed = _listed(weights) if self.get_by_list else []
            _, found = _differentiate(network, args, {}, positions, listed, False, seeds)
            by_input = tuple(found[: len(positions)])
            by_weight = tuple(found[len(positions) :])
            if self.get_by_list:
                return (by_input, by_weight) if self.get_all else by_weight
            return by_input if self.get_all else by_input[0]

        return gradients

    def _positions(self, args: tuple) -> tuple[int, ...]:
        if self.get_all:
            return tuple(k for k, arg in enumerate(args) if isinstance(arg, Value))
        return () if self.get_by_list else (0,)


def _trainable(network: Any) -> list[Value]:
    """The trainable parameters of a network; a function has none of its own."""
    if not hasattr(network, "trainable_params"):
        where, hint = "GradOperation(get_by_list=True)", "give weights at the call"
        raise ArgumentValueError.of(where, "a network, or weights", type(network).__name__, hint)
    return network.trainable_params()


def _differentiate(
    fn: Callable[..., Any],
    args: tuple,
    options: dict,
    positions: tuple[int, ...],
    weights: Sequence[Value],
    has_aux: bool,
    seeds: list[Any] | None = None,
) -> tuple[Any, list[Any]]:
    """What `fn` returns, and its gradients by position and then by weight."""
    with differentiation() as depth:
        run = _Run(fn, args, options, positions, weights, has_aux)
        starts = seeds or [ones_of(out if depth > 1 else out.array) for out in run.outputs]
        gradients = run.gradients(starts, again=depth > 1)
    return _detached(run.result), gradients


class _Run:
    """A function that ran once and remembers how, so that gradients can be asked for.

    Attributes:
        result: What it returned.
        outputs: The tensors in it that are differentiated.

    """

    def __init__(
        self,
        fn: Callable[..., Any],
        args: tuple,
        options: dict,
        positions: tuple[int, ...],
        weights: Sequence[Value],
        has_aux: bool,
    ) -> None:
        args = _fresh(args, positions)
        self._targets = [args[k] for k in positions] + list(weights)
        with leaves(self._targets) as self._nodes:
            self.result = fn(*args, **options)
            # As they are now: the caller may take their history from them.
            self.outputs = [
                Value.wrap(out.array, out.origin) for out in _outputs(self.result, has_aux)
            ]
            observe(self.outputs)

    def gradients(self, seeds: Sequence[Any], *, again: bool) -> list[Any]:
        """The gradient for each target, from a gradient of each output."""
        if len(seeds) != len(self.outputs):
            expected = f"{len(self.outputs)} gradients, one for each output"
            raise ArgumentValueError.of("sens", expected, len(seeds))
        starts = seeds if again else [_bare(seed) for seed in seeds]
        found = backward(self.outputs, starts, self._nodes, again=again)
        return [
            _boxed(zeros_of(target.array) if gradient is None else gradient)
            for target, gradient in zip(self._targets, found, strict=True)
        ]


def _bare(seed: Any) -> Any:
    return seed.array if isinstance(seed, Value) else seed


def _without_history(value: Any) -> Any:
    return Value.wrap(value.array) if isinstance(value, Value) else value


def _fresh(args: tuple, positions: tuple[int, ...]) -> tuple:
    """The arguments, those to differentiate as new values, so the caller's keep their history."""
    out = list(args)
    for k in positions:
        if k >= len(args) or not isinstance(args[k], Value):
            got = f"{len(args)} arguments" if k >= len(args) else type(args[k]).__name__
            raise ArgumentValueError.of("grad_position", f"a tensor at position {k}", got)
        out[k] = Value.wrap(args[k].array, args[k].origin)
    return tuple(out)


def _outputs(result: Any, has_aux: bool) -> list[Value]:
    outputs = _as_tuple(result)[:1] if has_aux else _as_tuple(result)
    return [out for out in outputs if isinstance(out, Value) and out.array.dtype.kind in "fcV"]


def _detached(result: Any) -> Any:
    """The result; outside an outer differentiation it forgets how it was made."""
    if not differentiating():
        for out in _as_tuple(result):
            if isinstance(out, Value):
                out.origin = None
    return result


def _boxed(gradient: Any) -> Value:
    return gradient if isinstance(gradient, Value) else Value.wrap(gradient)


def _as_tuple(result: Any) -> tuple:
    return tuple(result) if isinstance(result, tuple | list) else (result,)


def _positions(grad_position: Any) -> tuple[int, ...]:
    if grad_position is None:
        return ()
    if isinstance(grad_position, int) and not isinstance(grad_position, bool):
        return (grad_position,)
    if isinstance(grad_position, tuple | list):
        return tuple(grad_position)
    raise ArgumentTypeError.of("grad_position", "an int, a tuple of int or None", grad_position)


def _listed(weights: Any) -> list[Any]:
    if weights is None:
        return []
    return list(weights) if isinstance(weights, tuple | list) else [weights]


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
