"""Whether a graph holds for other numbers than those that it was written down with.

What Python or NumPy computes of the numbers of a tensor is not seen by the operators: in the graph
it would stand as a constant. Told by running with other numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from engine.errors import ArgumentValueError
from engine.graph import Graph
from engine.graph.alike import other_constants, other_operators, readers_of, same_value
from engine.tensor import Tensor

_TOLD = {
    "operators": "other operators when its inputs hold other numbers",
    "inputs": "operators that read other values when its inputs hold other numbers",
    "settings": "whose settings change with them",
}


def independent_graph(
    where: str, graph_of: Callable[[list[Tensor]], Graph], inputs: list[Tensor]
) -> Graph:
    """The graph for the inputs, which is the same for others of their kind.

    Raises:
        ArgumentValueError: If it is not, naming what differs.

    """
    graph = graph_of(inputs)
    if graph.draws:
        _refuse(where, "numbers that it draws at random")
    for change in (_shuffled, _smaller, _turned):
        other = _if_taken(graph_of, list(map(change, inputs)))
        if other is not None:
            _check_same(where, graph, other)
    return graph


def _if_taken(graph_of: Callable[[list[Tensor]], Graph], inputs: list[Tensor]) -> Graph | None:
    try:
        return graph_of(inputs)
    except Exception:  # numbers that the network does not take, in whatever words
        return None


def _shuffled(value: Tensor) -> Tensor:
    """The numbers in another order, floats also scaled; where all are equal whole ones, 0 or 1."""
    array = np.array(value.asnumpy(), copy=True)
    rng = np.random.default_rng(1)
    moved = rng.permutation(array.reshape(-1)).reshape(array.shape)
    if array.dtype.kind not in "biu":
        return Tensor(_scaled(moved), value.dtype)
    if np.array_equal(moved, array):
        moved = np.where(array == 0, 1, 0).astype(array.dtype)
    return Tensor(moved, value.dtype)


def _smaller(value: Tensor) -> Tensor:
    """The numbers nearer to 0: an index that was in range still is."""
    array = value.asnumpy()
    if array.dtype.kind == "b":
        return Tensor(np.zeros_like(array), value.dtype)
    if array.dtype.kind in "iu":
        return Tensor(array - array // 2 - (array > 0), value.dtype)
    return Tensor(_scaled(array), value.dtype)


def _turned(value: Tensor) -> Tensor:
    """Floats of the other sign, truth values all true, whole numbers all 0."""
    array = value.asnumpy()
    if array.dtype.kind in "biu":
        return Tensor(np.full_like(array, array.dtype.kind == "b"), value.dtype)
    return Tensor(_scaled(-array), value.dtype)


def _scaled(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    factor, summand = array.dtype.type(0.75), array.dtype.type(0.0625)
    made: np.ndarray[Any, Any] = (array * factor + summand).astype(array.dtype)
    return made


def _check_same(where: str, graph: Graph, other: Graph) -> None:
    found = other_operators(graph, other, _same)
    if found is not None:
        told = _TOLD[found.kind]
        _refuse(where, told if found.kind != "settings" else f"{_named([found.node])}, {told}")
    for value, _ in other_constants(graph, other):
        readers = _named(readers_of(graph, value)) or "a result"
        _refuse(where, f"constants that change with them, of {readers}")


def _same(_name: str, one: Any, other: Any) -> bool:
    # A function has no form in a file: that is for the conversion to say.
    return (callable(one) and callable(other)) or same_value(one, other)


def _named(nodes: Sequence[Any]) -> str:
    return ", ".join(f"{node.primitive} of {node.scope}" for node in nodes)


def _refuse(where: str, got: str) -> None:
    expected = "a network that computes with operators what depends on the numbers of its inputs"
    hint = "no asnumpy(), item(), random numbers or masks made by hand in between"
    raise ArgumentValueError.of(f"{where}(net)", expected, got, hint)
