"""Gradients that a cell gives itself, in its `bprop`."""

from __future__ import annotations

import inspect
from typing import Any, TypeAlias

from engine import ops
from engine.autodiff import Value, no_grad
from engine.autodiff.structure import replaced, values_in
from engine.errors import ArgumentTypeError, ShapeError, StateError
from engine.ops.broadcasting import sum_to
from engine.tensor import Tensor

from ._passage import Many, as_tuple, boxed, check_like, unboxed
from ._plan import CallPlan

Spot: TypeAlias = "tuple[int, int | None]"  # which input, and which part of it, None for itself


def run_by_hand(cell: Any, plan: CallPlan, args: Many, kwargs: dict[str, Any]) -> Any:
    """The outputs of `construct`, with the gradients that the cell's `bprop` returns.

    `bprop` gets the inputs as `construct` names them, defaults too, then the outputs and their
    gradient: the outputs may lie in tuples, lists and dicts, beside what is no tensor, and their
    gradients come where they lie. An input that is a tuple or list of tensors has a tuple of
    gradients.
    """
    bound = inspect.signature(cell.construct).bind(*args, **kwargs)
    bound.apply_defaults()
    given, keywords = bound.args, bound.kwargs
    spots = [spot for k, value in enumerate(given) for spot in _spots(k, value)]

    result: Any = None

    def forward(*arrays: Any) -> Any:
        nonlocal result
        with no_grad():
            result = cell.construct(*_filled(given, spots, boxed(arrays)), **keywords)
        return tuple(one.array for one in values_in(result))

    def backward(g: Any, out: Any, *inputs: Any) -> Any:
        dout, outputs = _as_in(result, boxed(g)), _as_in(result, boxed(out))
        tensors = boxed(inputs)
        whole = _filled(given, spots, tensors)
        found = _one_each(cell, plan, cell.bprop(*whole, *keywords.values(), outputs, dout), whole)
        fitting = [
            _fitting(cell, plan, spot, _at(found, spot), tensor)
            for spot, tensor in zip(spots, tensors, strict=True)
        ]
        return unboxed(tuple(fitting), g)

    values = [_at(given, spot) for spot in spots]
    made = ops.custom_gradient(*values, forward=forward, backward=backward)
    return _as_in(result, made)


def _as_in(result: Any, values: Many) -> Any:
    """The values where the tensors are in what `construct` returned."""
    left = iter(values)
    return replaced(result, lambda _: next(left))


def _spots(k: int, value: Any) -> list[Spot]:
    """Where tensors are in input `k`: itself, or its parts."""
    if isinstance(value, Value):
        return [(k, None)]
    parts = value if isinstance(value, tuple | list) else ()
    return [(k, j) for j, part in enumerate(parts) if isinstance(part, Value)]


def _at(values: Any, spot: Spot) -> Any:
    k, part = spot
    if part is None or values[k] is None:
        return values[k]
    return values[k][part]


def _filled(given: Many, spots: list[Spot], values: Many) -> list[Any]:
    """The inputs with other tensors in them."""
    whole = [list(one) if isinstance(one, tuple | list) else one for one in given]
    for (k, part), value in zip(spots, values, strict=True):
        if part is None:
            whole[k] = value
        else:
            whole[k][part] = value
    pairs = zip(whole, given, strict=True)
    return [tuple(one) if isinstance(old, tuple) else one for one, old in pairs]


def _one_each(cell: Any, plan: CallPlan, given: Any, inputs: list[Any]) -> Many:
    """What `bprop` returned, as a tuple with a gradient for each input."""
    count = len(inputs)
    where = f"{type(cell).__name__}.bprop"
    if given is None:
        hint = "return a gradient for each input, None for one that has none"
        raise ArgumentTypeError.of(where, "gradients", given, hint)
    found = tuple(given) if isinstance(given, list) else as_tuple(given)
    if count and not isinstance(inputs[0], tuple | list):
        match found:
            # MindSpore's form of graph mode, where gradients of parameters follow; they get none.
            case (tuple() as of_inputs,) | (tuple() as of_inputs, dict()):
                found = of_inputs
    if len(found) < count or (plan.checks_bprop and len(found) > count):
        expected = f"to return {count} gradients, one for each input"
        raise StateError(f"{where} expected {expected}, got {len(found)}.")
    return found


def _fitting(cell: Any, plan: CallPlan, spot: Spot, gradient: Any, value: Any) -> Any:
    """A gradient in the shape and number type of the input that it belongs to."""
    where = f"{type(cell).__name__}.bprop's gradient of input {spot[0]}"
    if gradient is None:
        return None
    if not isinstance(gradient, Tensor):
        raise StateError(f"{where} expected a Tensor or None, got {type(gradient).__name__}.")
    if plan.checks_bprop:
        check_like(where, gradient, value)
    shape = tuple(value.shape)
    if tuple(gradient.shape) != shape:
        gradient = _summed(where, gradient, shape)
    return ops.cast(gradient, value.dtype) if gradient.dtype != value.dtype else gradient


def _summed(where: str, gradient: Any, shape: tuple[int, ...]) -> Any:
    """The gradient summed along the axes that its input would be repeated along."""
    lengths = tuple(gradient.shape)[max(len(gradient.shape) - len(shape), 0) :]
    if len(lengths) != len(shape) or any(
        b not in {1, a} for a, b in zip(lengths, shape, strict=True)
    ):
        raise ShapeError.of(where, str(shape), tuple(gradient.shape))
    return sum_to(gradient, shape=shape)
