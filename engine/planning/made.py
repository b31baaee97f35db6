"""What a run computes, written down: twice, with other numbers, so that both must say the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, NamedTuple

from engine.autodiff import PRIMITIVES, Value
from engine.autodiff.replayable import NotReplayable, strictly
from engine.autodiff.structure import replaced, values_in
from engine.backend import Draws, xp_of
from engine.errors import ShapeError
from engine.graph import Graph, Source, forward_graph
from engine.graph.alike import difference
from engine.plan import specs_of
from engine.plan.stand_ins import standing_in

from .prints import told_of
from .refusal import RefusedError
from .state import Kept, KeptArrays, KeptContainers


class Template(NamedTuple):
    """What a run returns, with a number for each tensor: which of the ends of the graph it is."""

    result: Any

    def filled(self, ends: Sequence[Any]) -> Any:
        """The same with arrays as tensors."""
        if isinstance(self.result, Value):  # as a loss is
            return Value.wrap(ends[self.result.array])
        return replaced(self.result, lambda at: Value.wrap(ends[at.array]))


class Around(NamedTuple):
    """What a run could change besides parameters; a graph knows of none of it.

    Attributes:
        containers: Lists, dicts and sets.
        tensors: Tensors that are no parameters.
        arrays: NumPy's.

    """

    containers: Sequence[Any] = ()
    tensors: Sequence[Any] = ()
    arrays: Sequence[Any] = ()


class Made(NamedTuple):
    """A run that was written down.

    Attributes:
        graph: What it computes.
        template: What it returns.

    """

    graph: Graph
    template: Template


def made(
    run: Callable[..., Any],
    inputs: Sequence[Any],
    parameters: Sequence[Any],
    around: Around,
    name: str,
) -> Made:
    """The graph of `run(*inputs)`, which also holds for other inputs of these shapes.

    Afterwards parameters, generators and what is around are as they were.

    Args:
        run: What is written down.
        inputs: Arrays, or numbers of Python's.
        parameters: Tensors that it may read and write.
        around: What else it may change.
        name: What the graph is called.

    Raises:
        NotReplayable: If Python reads a number, or does something that no graph repeats.
        RefusedError: If the graph does not hold for other inputs, or knows not all that is written
            or drawn.

    """
    given = run, inputs, parameters, around, name
    try:
        return _alike_twice(*given, writing=standing_in)
    except Exception:  # numbers that mean nothing, or no shape rule for these: who knows
        return _alike_twice(*given, writing=_computing)


def _alike_twice(
    run: Callable[..., Any],
    inputs: Sequence[Any],
    parameters: Sequence[Any],
    around: Around,
    name: str,
    writing: Callable[[int], AbstractContextManager[Any]],
) -> Made:
    """What was written down first, of two times; each is `writing` with another number."""
    containers, tensors = KeptContainers(around.containers), Kept(around.tensors)
    arrays = KeptArrays(around.arrays)
    try:
        with writing(0):
            first = _written_down(run, inputs, parameters, name)
    finally:
        is_written = bool(tensors.changed())
        tensors.put_back()
        has_changed = containers.put_back()
        have_changed = arrays.put_back()
    if have_changed:
        raise RefusedError("Python changes an array of NumPy's while it computes")
    if has_changed:
        raise RefusedError("Python changes a list or an object while it computes")
    if is_written or _writes_to(first.graph, around.tensors):
        raise RefusedError("it writes to a tensor that is no parameter")
    with writing(1):
        again = _written_down(run, [_other(one) for one in inputs], parameters, name)
    said = difference(first.graph, again.graph)
    if said is not None:
        raise RefusedError(f"another run computes otherwise: {said}")
    return first


def _writes_to(graph: Graph, tensors: Sequence[Any]) -> bool:
    """Whether it writes to one of them; what is written without numbers changes none."""
    known, written = set(map(id, tensors)), graph.writes
    values = (*graph.parameters, *graph.constants)
    return any(id(one.holder) in known for one in values if one.name in written)


def _computing(_number: int) -> AbstractContextManager[Any]:
    """As operators are written down that compute."""
    return nullcontext()


def _written_down(
    run: Callable[..., Any], inputs: Sequence[Any], parameters: Sequence[Any], name: str
) -> Made:
    # What is no array is a number of Python's; as a value it is an input, too.
    tensors = [Value.wrap(one) if hasattr(one, "dtype") else Value(one) for one in inputs]
    before, draws = Kept(parameters), Draws()
    results: list[Any] = []

    def watched(*given: Any) -> list[Value]:
        results.append(run(*given))
        return list(values_in(results[-1]))

    try:
        with draws.followed(), strictly(), told_of():
            graph = forward_graph(watched, tensors, parameters, name)
        changed = before.changed()
    finally:
        before.put_back()
        draws.put_back()
    _check_effects(graph, changed, draws)
    _check_shapes(graph)
    numbers = iter(range(len(graph.ends)))
    return Made(graph, Template(replaced(results[-1], lambda _: Value(next(numbers)))))


def _check_effects(graph: Graph, changed: Sequence[Any], draws: Draws) -> None:
    """Refuse a graph that does not know all that was written and drawn."""
    written = graph.writes
    known = {id(one.holder) for one in graph.parameters if one.name in written}
    unknown = [one for one in changed if id(one) not in known]
    if unknown:
        raise RefusedError(f"Python writes to '{getattr(unknown[0], 'name', 'a tensor')}'")
    if draws.count != sum(node.draws for node in graph.nodes):
        raise RefusedError("it draws random numbers beside operators")


def _check_shapes(graph: Graph) -> None:
    """Refuse a graph in which a mask says how much is taken: others take more, or less.

    What reads it may hold its length, as gradients and means do.
    """
    specs, constants = specs_of(graph), {Source(one.name) for one in graph.constants}
    for node in graph.nodes:
        read = [None if one is None else specs[one] for one in node.sources]
        masks = [
            source
            for source, spec in zip(node.sources, read, strict=True)
            if spec is not None and spec.dtype == bool and source not in constants
        ]
        try:
            if masks:
                PRIMITIVES[node.primitive].spec_of(*read, **node.attributes)
        except ShapeError as error:
            raise RefusedError(f"the shape of {node.full_name} follows from numbers") from error


def _other(given: Any) -> Any:
    """Other numbers of the same kind: samples in another order, floats a little smaller."""
    if not hasattr(given, "dtype"):
        return given * 0.75 if isinstance(given, float) else given
    xp = xp_of(given)
    moved = xp.roll(given, 1, axis=0) if given.ndim and len(given) > 1 else given.copy()
    return moved * moved.dtype.type(0.75) if given.dtype.kind == "f" else moved


__all__ = ["Around", "Made", "NotReplayable", "Template", "made"]
