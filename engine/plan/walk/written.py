"""The rules of one walk back, written down as a graph of what was remembered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any, NamedTuple

import numpy as np

from engine.autodiff import (
    PRIMITIVES,
    Node,
    Value,
    differentiation,
    leaves,
    nobody,
    noting_effects,
    observing,
    remembering,
)
from engine.autodiff.backward import gradients_seen
from engine.autodiff.replayable import NotReplayable, strictly
from engine.autodiff.walker import Mover
from engine.graph import Graph, GraphNode
from engine.graph.trace import graph_of
from engine.plan.stand_ins import standing_in
from engine.plan.table.views import VIEWS

from .tape import array_of

__all__ = ["Moved", "Written", "written_down"]

# What finds an array or a number again, given the nodes of a tape, the gradients of its outputs and
# the numbers of an optimizer's step.
Find = Callable[[Sequence[Node], Sequence[Any], Sequence[Any]], Any]


class Written(NamedTuple):
    """A walk as a graph.

    Attributes:
        graph: It gives a gradient for each target to which some path leads, or moves by them.
        finds: For each of its inputs what finds it.
        arrays: What these were.
        outside: Which inputs nodes were given that no node has made.
        there: For each end of the walk whether the graph gives it.

    """

    graph: Graph
    finds: tuple[Find, ...]
    arrays: tuple[Any, ...]
    outside: frozenset[int]
    there: tuple[bool, ...]


class Moved(NamedTuple):
    """The step of an optimizer that is made with a walk."""

    mover: Mover
    numbers: Sequence[Any]


def written_down(
    nodes: Sequence[Node],
    outputs: Sequence[Value],
    seeds: Sequence[Any],
    targets: Sequence[Node],
    moved: Moved | None = None,
) -> Written | None:
    """The walk as a graph; None where a graph cannot repeat it.

    Args:
        nodes: What lies behind the outputs, newest first.
        outputs: What is differentiated.
        seeds: The gradient of each output, an array.
        targets: The leaves.
        moved: What is moved by the gradients, which then are no ends. Here it may be moved, where
            rules cannot be written down without numbers.

    """
    given = nodes, outputs, seeds, targets, moved
    with suppress(Exception):  # numbers that mean nothing, or no shape rule for these: who knows
        return _as_it_is_run(*given, standing_in(0))
    try:
        return _as_it_is_run(*given, nullcontext())
    except NotReplayable:
        return None


def _as_it_is_run(
    nodes: Sequence[Node],
    outputs: Sequence[Value],
    seeds: Sequence[Any],
    targets: Sequence[Node],
    moved: Moved | None,
    writing: AbstractContextManager[None],
) -> Written | None:
    """The same, of rules that run inside of `writing`."""
    held = () if moved is None else tuple(moved.mover.parameters)
    numbers = () if moved is None else tuple(moved.numbers)
    roots = _Roots(nodes, seeds, {id(target) for target in targets}, held, numbers)
    noted: list[Node] = []
    with (
        differentiation(),
        leaves([*roots.values, *held]),
        observing(nobody),
        remembering(),
        strictly(),
        noting_effects(noted),
        writing,
    ):
        known = roots.values[: len(seeds)]
        found = gradients_seen(outputs, known, targets, roots.sight)
        ends = [_value(one) for one in found if one is not None]
        if moved is not None:
            if len(ends) < len(found):
                return None
            moved.mover.move(*ends, *roots.numbers)
            ends = []
        graph = graph_of(ends, roots.values, "walk back", noted)
    if not all(map(_may_run_again, graph.nodes)) or (noted and not held):
        return None
    there = tuple([one is not None for one in found]) if moved is None else ()
    arrays = tuple([one.array for one in roots.values])
    return Written(graph, tuple(roots.finds), arrays, frozenset(roots.outside), there)


def _value(found: Any) -> Value:
    return found if isinstance(found, Value) else Value.wrap(found)


def _may_run_again(node: GraphNode) -> bool:
    primitive = PRIMITIVES[node.primitive]
    return not (primitive.draws or primitive.runs_others or primitive.traits.kind == "exchange")


class _Roots:
    """A value for each array that was remembered and is not one more sight of another.

    Args:
        nodes: Newest first.
        seeds: The gradients of the outputs.
        stops: Which nodes are looked behind no further.
        held: Parameters, which stand for themselves.
        told: Numbers, as values behind all others.

    Attributes:
        values: All of them, those of the seeds first.
        finds: For each what finds its array again.
        outside: Which of them no node has made.
        numbers: The numbers as values.

    """

    def __init__(
        self,
        nodes: Sequence[Node],
        seeds: Sequence[Any],
        stops: set[int],
        held: Sequence[Value],
        told: Sequence[Any],
    ) -> None:
        self.values: list[Value] = []
        self.finds: list[Find] = []
        self._made: dict[tuple[int, int], Value] = {}
        self.outside: list[int] = []
        self._held = {id(one.array): one for one in held}
        self._constants: dict[int, Value] = {}
        for which, seed in enumerate(seeds):
            self._root(seed, _seed(which))
        for position, node in enumerate(nodes):
            self._add(position, node, is_leaf=id(node) in stops)
        self.numbers = [self._value(Value(one), _number(k)) for k, one in enumerate(told)]

    def _root(self, array: Any, find: Find) -> Value:
        held = self._held.get(id(array))
        return self._value(Value.wrap(np.asarray(array)), find) if held is None else held

    def _value(self, value: Value, find: Find) -> Value:
        self.values.append(value)
        self.finds.append(find)
        return value

    def _add(self, position: int, node: Node, *, is_leaf: bool) -> None:
        pairs = [] if is_leaf else zip(node.inputs, node.parents, strict=True)
        for which, (given, parent) in enumerate(pairs):
            array = array_of(given)
            if (
                parent is None
                and array.__class__ is np.ndarray
                and id(array) not in self._constants
            ):
                self.outside.append(len(self.values))
                self._constants[id(array)] = self._root(array, _input(position, which))
        if is_leaf or not _is_sight(node):
            for output, part in enumerate(_parts(node.out)):
                key = id(node), output
                self._made[key] = self._root(part, _output(position, output, node.out))

    def sight(self, node: Node) -> tuple[tuple[Any, ...], Any]:
        """What a node was given and what it has made, as values."""
        pairs = zip(node.inputs, node.parents, strict=True)
        inputs = tuple([self._given(given, parent) for given, parent in pairs])
        made = tuple([self._of(node, k) for k in range(len(_parts(node.out)))])
        return inputs, made if node.out.__class__ is tuple else made[0]

    def _given(self, given: Any, parent: Any) -> Any:
        if parent is not None:
            return self._of(*parent)
        array = array_of(given)
        return self._constants.get(id(array), array)

    def _of(self, node: Node, output: int) -> Value:
        if (id(node), output) not in self._made:
            below = self._given(node.inputs[0], node.parents[0])
            seen = node.primitive(below, **node.attrs) if node.attrs else below
            for k, part in enumerate(_parts(seen)):
                self._made[id(node), k] = part
        return self._made[id(node), output]


def _parts(made: Any) -> tuple[Any, ...]:
    return made if made.__class__ is tuple else (made,)


def _is_sight(node: Node) -> bool:
    """Whether what a node has made lies where the first thing that it was given does."""
    if not node.parents or node.parents[0] is None:
        return False
    below, output = node.parents[0]
    array = _parts(below.out)[output]
    if node.primitive.name in VIEWS:
        return all(np.may_share_memory(part, array) for part in _parts(node.out))
    return node.out is array


def _seed(which: int) -> Find:
    return lambda _nodes, seeds, _numbers: seeds[which]


def _input(position: int, which: int) -> Find:
    return lambda nodes, _seeds, _numbers: array_of(nodes[position].inputs[which])


def _output(position: int, output: int, out: Any) -> Find:
    if out.__class__ is tuple:
        return lambda nodes, _seeds, _numbers: nodes[position].out[output]
    return lambda nodes, _seeds, _numbers: nodes[position].out


def _number(which: int) -> Find:
    return lambda _nodes, _seeds, numbers: numbers[which]
