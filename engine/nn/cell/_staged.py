"""Cells that belong to a stage of a pipeline: one process computes each, all others hear of it.

Every process runs the whole program. Where it calls a cell of another process's stage, it waits for
what that one found, and on the way back for the gradients of the inputs: so all have the same
tensors between stages, while parameters and activations of a stage are in one process alone. Stages
follow each other: while one computes, the others wait.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextvars import ContextVar
from typing import Any

import numpy as np

from engine.autodiff import Value, differentiating, recording, rooted
from engine.autodiff.structure import replaced, values_in
from engine.autodiff.tape import Holding
from engine.context import get_auto_parallel_context
from engine.context.processes import Communicator, told_by_all, world
from engine.errors import ArgumentTypeError, StateError
from engine.ops import custom_gradient
from engine.tensor import Tensor

_inside: ContextVar[int | None] = ContextVar("inside", default=None)


def stages() -> int:
    """Into how many stages the settings cut a network."""
    told: Any = get_auto_parallel_context("pipeline_stages")
    return int(told)


def this_stage() -> int:
    """The stage of this process, from 0."""
    return world().rank if stages() > 1 else 0


def staged(stage: int, run: Callable[..., Any], args: Any, kwargs: dict[str, Any]) -> Any:
    """What a cell of a stage returns, in the process of the stage or in another.

    Args:
        stage: The cell's.
        run: Computes it.
        args: Its arguments.
        kwargs: Its arguments by keyword.

    Raises:
        ArgumentTypeError: If it returns something else than tensors, numbers, texts and None in
            tuples, lists and dicts.
        StateError: If there is no such stage, or the cell is called inside of one of another.

    """
    around = _inside.get()
    if around == stage:
        return run(*args, **kwargs)
    if around is not None:
        raise StateError(
            f"A cell of stage {stage} expected to be called outside of all stages, "
            f"got a call inside of stage {around}."
        )
    processes = world()
    if stage >= len(processes.ranks):
        expected = f"a stage from 0 to {len(processes.ranks) - 1}"
        raise StateError(f"Cell.pipeline_stage expected {expected}, got {stage}.")
    if processes.rank != stage:
        return _awaited(stage, processes, args, kwargs)
    with Holding(_inside, stage):
        args, kwargs = _entered(stage, processes, args, kwargs)
        result = run(*args, **kwargs)
    _tell(result, stage, processes)
    return result


def _entered(stage: int, processes: Communicator, args: Any, kwargs: dict[str, Any]) -> Any:
    """The arguments, whose gradients are told to all others on the way back."""

    def tell(g: Any, out: Any, *inputs: Any) -> Any:
        gradients = list(g) if isinstance(g, tuple) else [g]
        told_by_all([gradient is not None for gradient in gradients], processes)
        for gradient in gradients:
            if gradient is not None:
                _broadcast(_on_host(gradient), stage, processes)
        return gradients

    given = _with_history((args, kwargs))
    if not given:
        return args, kwargs
    made = custom_gradient(*given, backward=tell)
    by_value = dict(zip(map(id, given), made, strict=True))
    return replaced((args, kwargs), lambda value: by_value.get(id(value), value))


def _with_history(arguments: Any) -> list[Any]:
    """The tensors whose gradients are asked for, each once, in an order that all processes have."""
    return list({id(one): one for one in values_in(arguments) if one.origin is not None}.values())


def _tell(result: Any, stage: int, processes: Communicator) -> None:
    values: list[Any] = values_in(result)
    form = {
        "form": _described(result, iter(range(len(values)))),
        "tensors": [[one.dtype.name, list(one.shape), one.origin is not None] for one in values],
    }
    told_by_all(form, processes)
    for value in values:
        _broadcast(_on_host(value.array), stage, processes)


def _awaited(stage: int, processes: Communicator, args: Any, kwargs: dict[str, Any]) -> Any:
    """What the process of the stage tells that the cell returns."""
    told = told_by_all(None, processes)[stage]
    found = []
    for name, shape, _ in told["tensors"]:
        numbers = np.empty(shape, _numpy_type(name))
        _broadcast(numbers, stage, processes)
        found.append(Tensor(numbers))
    has_history = [differs for _, _, differs in told["tensors"]]
    if any(has_history) and differentiating() and recording():
        found = _with_gradients(found, has_history, stage, processes, (args, kwargs))
    return _rebuilt(told["form"], found)


def _with_gradients(
    found: Sequence[Tensor],
    has_history: Sequence[bool],
    stage: int,
    processes: Communicator,
    arguments: Any,
) -> list[Any]:
    """The tensors, as made of the arguments by a cell whose gradients another process computes."""
    given = _with_history(arguments)

    def wait(g: Any, out: Any, *inputs: Any) -> Any:
        if not given:
            return [None]
        present = told_by_all(None, processes)[stage]
        gradients: list[Any] = [None]
        for one, is_present in zip(given, present, strict=True):
            gradient = np.empty(one.shape, one.array.dtype) if is_present else None
            if gradient is not None:
                _broadcast(gradient, stage, processes)
                gradient = Tensor(gradient).array
            gradients.append(gradient)
        return gradients

    arrays = tuple(one.array for one in found)
    made = custom_gradient(rooted(arrays[0]), *given, forward=lambda *inputs: arrays, backward=wait)
    triples = zip(made, found, has_history, strict=True)
    return [one if differs else bare for one, bare, differs in triples]


def _broadcast(numbers: np.ndarray, stage: int, processes: Communicator) -> None:
    processes.broadcast(numbers, root=stage).wait()


def _on_host(array: Any) -> np.ndarray:
    return np.ascontiguousarray(Value.wrap(array).asnumpy())


def _numpy_type(name: str) -> np.dtype:
    from engine.dtype import as_dtype

    return np.dtype(as_dtype(name).numpy)


def _described(result: Any, numbers: Any) -> Any:
    """What JSON can hold: `["tensor", 0]`, `["tuple", […]]`, `["plain", 1.5]`."""
    if isinstance(result, Value):
        return ["tensor", next(numbers)]
    if isinstance(result, tuple | list):
        kind = "tuple" if isinstance(result, tuple) else "list"
        return [kind, [_described(part, numbers) for part in result]]
    if isinstance(result, dict):
        return ["dict", {key: _described(part, numbers) for key, part in result.items()}]
    if result is None or isinstance(result, bool | int | float | str):
        return ["plain", result]
    expected = "tensors, numbers, texts and None in tuples, lists and dicts"
    raise ArgumentTypeError.of("A cell of a pipeline's stage", f"to return {expected}", result)


def _rebuilt(form: Any, tensors: Sequence[Any]) -> Any:
    kind, what = form
    if kind == "tensor":
        return tensors[what]
    if kind == "dict":
        return {key: _rebuilt(part, tensors) for key, part in what.items()}
    if kind in {"tuple", "list"}:
        parts = [_rebuilt(part, tensors) for part in what]
        return tuple(parts) if kind == "tuple" else parts
    return what
