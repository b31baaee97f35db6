"""What a network computes of its inputs, as a graph: run once, watched, never differentiated."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.autodiff import (
    Node,
    Value,
    differentiation,
    leaves,
    leaving_out_effects,
    nobody,
    noting_effects,
    observing,
    remembering,
)

from .graph import Graph
from .trace import graph_of


def forward_graph(
    function: Callable[..., Any],
    inputs: Sequence[Value],
    parameters: Iterable[Value] = (),
    name: str = "",
    *,
    effects: bool = True,
) -> Graph:
    """The graph of one call, which is made here, with all that it writes and draws.

    Args:
        function: A cell or a function of the inputs; what it returns are the ends of the graph, in
            the order in which they lie in tuples, lists and dicts.
        inputs: Tensors, which are called `inputs0` … in the graph.
        parameters: What keeps its name in the graph, also where an operator reads nothing else.
        name: The name of the graph.
        effects: Whether the graph writes and draws as the call does. If not, what the call has
            drawn are constants, and of what it has written only what was read is in the graph.

    >>> import engine
    >>> x, weight = engine.Tensor([3.0]), engine.Parameter([2.0], name="scale")
    >>> graph = forward_graph(lambda x: x * (weight + 1), [x], [weight])
    >>> [(node.op_type, node.inputs) for node in graph.nodes]
    [('Add', ('scale', 'cst1')), ('Mul', ('inputs0', '1'))]

    """
    # Inside of a differentiation the gradients that the function takes are remembered, too.
    watched = [*inputs, *parameters]
    noted: list[Node] = []
    with (
        differentiation(),
        leaves(watched),
        observing(nobody),
        remembering(),
        noting_effects(noted) if effects else leaving_out_effects(),
    ):
        outputs = list(_flat(function(*inputs)))
        return graph_of(outputs, inputs, name, noted)


def _flat(made: Any) -> Iterator[Value]:
    if isinstance(made, Value):
        yield made
    elif isinstance(made, Mapping):
        for part in made.values():
            yield from _flat(part)
    elif isinstance(made, tuple | list):
        for part in made:
            yield from _flat(part)
    elif made is not None:
        yield Value.result_type(made)
