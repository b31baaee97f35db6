"""One run of a function that is remembered, and the gradients that are asked of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.autodiff import (
    Overwritten,
    Value,
    backward,
    cutter,
    differentiating,
    differentiation,
    leaves,
    minding,
    moved_back,
    observe,
    overwritten,
)
from engine.autodiff.planner import planner
from engine.autodiff.replayable import followed
from engine.autodiff.structure import values_in
from engine.autodiff.walker import Mover
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError, compose

from .arithmetic import add
from .seeds import ones_of, ones_to_read, zeros_of

__all__: list[str] = []


class Run:
    """A function that ran once and remembers how, so that gradients can be asked for.

    Args:
        fn: The function.
        args: Its arguments.
        options: Its arguments by keyword.
        targets: Which of them to differentiate with respect to: indices of `args`, and keywords.
        weights: Values to differentiate with respect to besides.
        has_aux: Whether only the first result is differentiated.

    Attributes:
        result: What it returned.
        outputs: The tensors in it that are differentiated, also those inside of tuples, lists and
            dictionaries.

    """

    def __init__(
        self,
        fn: Callable[..., Any],
        args: tuple,
        options: dict,
        targets: Sequence[int | str],
        weights: Sequence[Value],
        has_aux: bool,
    ) -> None:
        given: dict[Any, Any] = dict(enumerate(args)) | options
        for key in targets:
            given[key] = _fresh(given, key, len(args))
        self._targets = [*[given[key] for key in targets], *weights]
        self._weights = weights
        # Of weights that were frozen since they were listed the gradient is 0.
        self._frozen = {id(one) for one in weights if not getattr(one, "requires_grad", True)}
        wanted = self._targets
        if self._frozen:
            wanted = [one for one in self._targets if id(one) not in self._frozen]
        around = overwritten()
        self._written = Overwritten() if around is None else around
        with leaves(wanted) as self._nodes, minding(self._written):
            fresh_args = [given[k] for k in range(len(args))]
            self.result = fn(*fresh_args, **{name: given[name] for name in options})
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
        starts = [_start(seed, out) for seed, out in zip(seeds, self.outputs, strict=True)]
        starts = starts if again else [_bare(seed) for seed in starts]
        with minding(self._written):
            found = iter(backward(self.outputs, starts, self._nodes, again=again))
        gradients = [None if id(one) in self._frozen else next(found) for one in self._targets]
        # The function may itself have frozen some.
        frozen = {id(one) for one in self._weights if not getattr(one, "requires_grad", True)}
        return [
            _gradient_of(target, None if id(target) in frozen else gradient)
            for target, gradient in zip(self._targets, gradients, strict=True)
        ]

    def moved(self, mover: Mover) -> bool:
        """Move the weights by their gradients, if that is known as one computation; else False."""
        if self._frozen or not mover.is_free():
            return False
        starts = [ones_to_read(out.array) for out in self.outputs]
        with minding(self._written):
            return moved_back(self.outputs, starts, self._nodes, mover)


def differentiate(
    fn: Callable[..., Any],
    args: tuple,
    options: dict,
    targets: Sequence[int | str],
    weights: Sequence[Value],
    has_aux: bool,
    seeds: list[Any] | None = None,
    owner: Any = None,
) -> tuple[Any, list[Any]]:
    """What `fn` returns, and its gradients by target and then by weight.

    A function that is made anew for each call names the `owner` that lasts: by that and its
    arguments alone it is known again.
    """
    given = fn, args, options, targets, weights, has_aux, seeds
    cutting = cutter()
    if cutting is None or differentiating():
        planning = planner()
        if planning is None:
            return _differentiated(*given)
        return planning.differentiation(_differentiated, *given, owner=owner)
    return cutting.differentiation(_differentiated, *given)


def _differentiated(
    fn: Callable[..., Any],
    args: tuple,
    options: dict,
    targets: Sequence[int | str],
    weights: Sequence[Value],
    has_aux: bool,
    seeds: list[Any] | None,
) -> tuple[Any, list[Any]]:
    with differentiation() as depth:
        run = Run(fn, args, options, targets, weights, has_aux)
        starts = seeds or [ones_of(out if depth > 1 else out.array) for out in run.outputs]
        gradients = run.gradients(starts, again=depth > 1)
    return _detached(run.result), gradients


def differentiate_and_move(
    fn: Callable[..., Any], args: tuple, weights: Sequence[Value], mover: Mover
) -> tuple[Any, list[Any] | None]:
    """What `fn` returns, and the gradients of the weights, or None where these have moved already.

    For an outermost differentiation that nobody plans.
    """
    with differentiation():
        run = Run(fn, args, {}, (), weights, has_aux=False)
        if run.moved(mover):
            return _detached(run.result), None
        gradients = run.gradients([ones_of(out.array) for out in run.outputs], again=False)
    return _detached(run.result), gradients


def without_seeds(args: tuple, options: dict) -> tuple[tuple, list[Any]]:
    """The arguments of a function, and the gradients of its outputs that came with them.

    Those are `sens`, which is taken out of the options, or else the last argument.
    """
    if "sens" in options:
        sens = options.pop("sens")
    elif args:
        args, sens = args[:-1], args[-1]
    else:
        raise ArgumentValueError.of("sens_param", "a gradient of the output", "no argument")
    return args, list(map(followed, flat(sens)))


def flat(sens: Any) -> list[Any]:
    """Gradients of outputs in the order of the outputs, whatever they are nested in."""
    if isinstance(sens, tuple | list):
        return [leaf for part in sens for leaf in flat(part)]
    if isinstance(sens, dict):
        return [leaf for part in sens.values() for leaf in flat(part)]
    return [sens]


def listed(weights: Any) -> list[Any]:
    """The parameters that were given: none, one, or several.

    Raises:
        ArgumentTypeError: If they are something else.

    """
    if weights is None:
        return []
    found = list(weights) if isinstance(weights, tuple | list) else [weights]
    for one in found:
        if not isinstance(one, Value):
            raise ArgumentTypeError.of("weights", "a Parameter, or a list of them", one)
    return found


def results_of(result: Any) -> tuple[Any, ...]:
    """The results of a function: one, or those of its tuple or list."""
    return tuple(result) if isinstance(result, tuple | list) else (result,)


def _bare(seed: Any) -> Any:
    return seed.array if isinstance(seed, Value) else seed


def _fresh(given: dict[Any, Any], key: int | str, count: int) -> Value:
    """The argument as a new value, so that the caller's keeps its history."""
    value = given.get(key)
    if not isinstance(value, Value):
        got = type(value).__name__ if key in given else f"{count} arguments"
        raise ArgumentValueError.of("grad_position", f"a tensor at position {key}", got)
    fresh = Value.wrap(value.array, value.origin)
    hooks = getattr(value, "_gradient_hooks", None)
    if hooks:
        fresh.__dict__["_gradient_hooks"] = hooks
    return fresh


def _outputs(result: Any, has_aux: bool) -> list[Value]:
    if not has_aux:
        return values_in(result)
    if len(results_of(result)) < 2:
        expected = "a function with further results"
        raise ArgumentValueError.of("has_aux", expected, f"one with {type(result).__name__} alone")
    return values_in(results_of(result)[:1])


def _detached(result: Any) -> Any:
    """The result; outside an outer differentiation it forgets how it was made."""
    if not differentiating():
        for out in values_in(result):
            out.origin = None
    return result


def _seen_by_hooks(target: Value, gradient: Value) -> Value:
    """The gradient of a parameter, after the functions that its user has registered for it."""
    return after_hooks(getattr(target, "_gradient_hooks", ()), gradient)


def after_hooks(hooks: Sequence[Callable[..., Any]], gradient: Value) -> Value:
    """What functions make of the gradient of a tensor; where one returns None it stays.

    Raises:
        StateError: If one returns something else than a tensor.
        ShapeError: If one returns another shape.

    """
    for hook in tuple(hooks):  # one may take itself away
        changed = hook(gradient)
        if changed is None:
            continue
        if not isinstance(changed, Value):
            got = type(changed).__name__
            raise StateError(compose(_HOOK, "a function that returns a Tensor or None", got))
        if changed.array.shape != gradient.array.shape:
            expected = f"a gradient of the tensor's shape {tuple(gradient.array.shape)}"
            raise ShapeError.of(_HOOK, expected, changed.array.shape)
        gradient = changed
    return gradient


_HOOK = "register_hook"


def _gradient_of(target: Value, found: Any) -> Value:
    gradient = _boxed(zeros_of(target.array) if found is None else found)
    return _seen_by_hooks(target, gradient)


def _start(seed: Any, out: Value) -> Any:
    """The gradient of an output, of its shape and number type; a number stands for all of it."""
    if isinstance(seed, int | float):
        return add(zeros_of(out.array), seed)
    shape = tuple(getattr(seed, "shape", ()))
    if shape != tuple(out.array.shape):
        raise ShapeError.of("sens", f"the shape of the output, {tuple(out.array.shape)}", shape)
    return seed


def _boxed(gradient: Any) -> Value:
    return gradient if isinstance(gradient, Value) else Value.wrap(gradient)
