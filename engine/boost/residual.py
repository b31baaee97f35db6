"""Which batch normalisations a network can do without: found in one run of it.

Within the branch of a residual block, from where it leaves to the addition, only the last one
counts: it takes out whatever scale the layers before it have. Those before it go if what stands
between is linear layers and functions that pass a scale on, as ReLU does. MindSpore looks for the
same in graphs, in branches of three convolutions.
"""

from __future__ import annotations

import bisect
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple

from engine import nn, ops
from engine.autodiff import Node, Origin, Value, observing
from engine.autodiff.node import next_age
from engine.autodiff.tape import repetition

NORMS = (nn.BatchNorm1d, nn.BatchNorm2d, nn.BatchNorm3d, nn.SyncBatchNorm)
LINEAR = (
    *(nn.Conv1d, nn.Conv2d, nn.Conv3d, nn.Dense),
    *(nn.Conv1dTranspose, nn.Conv2dTranspose, nn.Conv3dTranspose),
)
# What gives k times as much for k times as much, k above 0: cells, and operators outside of cells.
PASSING = (nn.ReLU, nn.LeakyReLU, nn.PReLU)
PASSING_OPERATORS = ("relu", "leaky_relu", "prelu", "cast")

Spot = tuple[int, int]  # a node, by its id, and which of its outputs


class Layer(NamedTuple):
    """One run of a layer: between which nodes, what it took and what it gave."""

    cell: Any
    first_age: int
    last_age: int
    taken: Origin
    given: Origin


def dispensable_norms(network: nn.Cell, inputs: tuple[Any, ...]) -> list[nn.Cell]:
    """The batch normalisations that can go, each of which runs once.

    The network runs once, outside of training, and nothing in it changes.

    Args:
        network: The network.
        inputs: What it takes.

    """
    layers, ends = _one_run(network, inputs)
    paths = _Paths(layers, ends)
    found = [layer.cell for addition in paths.additions() for layer in paths.between(addition)]
    runs = [layer.cell for layer in layers]
    return [cell for cell in found if sum(cell is one for one in runs) == 1]


def _one_run(network: nn.Cell, inputs: tuple[Any, ...]) -> tuple[list[Layer], list[Value]]:
    layers: list[Layer] = []
    ends: list[Value] = []
    with ExitStack() as around:
        for block in (_evaluating(network), observing(ends.extend), repetition()):
            around.enter_context(block)
        for _, cell in network.cells_and_names():
            if isinstance(cell, (*NORMS, *LINEAR, *PASSING)):
                around.enter_context(_followed(cell, layers))
        _run_on_leaves(network, inputs)
    return layers, ends


def _run_on_leaves(network: nn.Cell, inputs: tuple[Any, ...]) -> None:
    """Run the network with its tensors as leaves, so that what becomes of them is remembered."""
    tensors: list[Any] = [one for one in inputs if isinstance(one, Value)]

    def run(*given: Any) -> Any:
        fresh = iter(given)
        return network(*(next(fresh) if isinstance(one, Value) else one for one in inputs))

    if tensors:
        ops.vjp(run, *tensors)


@contextmanager
def _evaluating(network: nn.Cell) -> Iterator[None]:
    before = [(cell, cell.training) for _, cell in network.cells_and_names()]
    network.set_train(False)
    try:
        yield
    finally:
        for cell, training in before:
            cell.training = training


@contextmanager
def _followed(cell: nn.Cell, layers: list[Layer]) -> Iterator[None]:
    ages: list[int] = []

    def before(_cell: Any, _inputs: Any) -> None:
        ages.append(next_age())

    def after(_cell: Any, taken: Any, given: Any) -> None:
        ends = (getattr(one, "origin", None) for one in (taken[0] if taken else None, given))
        layers.append(Layer(cell, ages.pop(), next_age(), *ends))

    handles = cell.register_forward_pre_hook(before), cell.register_forward_hook(after)
    try:
        yield
    finally:
        for handle in handles:
            handle.remove()


class _Paths:
    """The nodes behind the results of a run, with the layers as one node each."""

    def __init__(self, layers: list[Layer], ends: list[Value]) -> None:
        self.layers = sorted(layers, key=lambda layer: layer.first_age)
        self.first_ages = [layer.first_age for layer in self.layers]
        self.by_given = {_spot(one.given): one for one in layers if one.given is not None}
        self.nodes: dict[int, Node] = {}
        waiting = [end.origin[0] for end in ends if end.origin is not None]
        while waiting:
            node = waiting.pop()
            if id(node) not in self.nodes:
                self.nodes[id(node)] = node
                waiting.extend(parent[0] for parent in node.parents if parent is not None)
        self.readers = self._readers()

    def _readers(self) -> dict[Spot, set[Any]]:
        """Who takes what a node gives: nodes, and layers as a whole."""
        readers: dict[Spot, set[Any]] = {}
        for node in self.nodes.values():
            reader = self._layer_around(node)
            for parent in node.parents:
                if parent is not None and (
                    reader is None or self._layer_around(parent[0]) != reader
                ):
                    readers.setdefault(_spot(parent), set()).add(
                        id(node) if reader is None else reader
                    )
        return readers

    def _layer_around(self, node: Node) -> int | None:
        """The first age of the layer in whose run the node was made."""
        at = bisect.bisect(self.first_ages, node.age) - 1
        return self.first_ages[at] if at >= 0 and node.age < self.layers[at].last_age else None

    def additions(self) -> list[Node]:
        """Sums of two that were computed, each of the sum's shape."""
        return [
            node
            for node in self.nodes.values()
            if getattr(node.primitive, "name", "") == "add"
            and self._layer_around(node) is None
            and all(parent is not None for parent in node.parents)
            and all(value.array.shape == node.out.shape for value in node.inputs)
        ]

    def between(self, addition: Node) -> list[Layer]:
        """The norms that can go, in both branches that meet in an addition."""
        one, other = addition.parents
        return [*self._in_branch(one, other), *self._in_branch(other, one)]

    def _in_branch(self, origin: Origin, beside: Origin) -> list[Layer]:
        """Those of a branch that has a norm at its end and leaves where the other one does."""
        met: list[Layer] = []
        while origin is not None and len(self.readers.get(_spot(origin), ())) == 1:
            layer = self.by_given.get(_spot(origin))
            if layer is not None:
                if not isinstance(layer.cell, PASSING):
                    met.append(layer)
                origin = layer.taken
            elif getattr(origin[0].primitive, "name", "") in PASSING_OPERATORS:
                origin = origin[0].parents[0]
            else:
                break
        kinds = "".join("n" if isinstance(layer.cell, NORMS) else "l" for layer in met)
        if not kinds.startswith("nl") or not self._leads_to(beside, origin):
            return []
        return [
            layer
            for k, layer in enumerate(met)
            if k and kinds[k : k + 2] == "nl" and kinds[k - 1] == "l"
        ]

    def _leads_to(self, origin: Origin, start: Origin) -> bool:
        """Whether what is at `start` is behind `origin`, or is it."""
        if origin is None or start is None:
            return False
        visited: set[int] = set()
        waiting = [origin]
        while waiting:
            at = waiting.pop()
            if _spot(at) == _spot(start):
                return True
            if id(at[0]) not in visited and at[0].age >= start[0].age:
                visited.add(id(at[0]))
                waiting.extend(parent for parent in at[0].parents if parent is not None)
        return False


def _spot(origin: Any) -> Spot:
    return id(origin[0]), origin[1]
