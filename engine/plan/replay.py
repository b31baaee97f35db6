"""The operators of a graph, run again on bare arrays: no cells, no tensors, the same bits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import itemgetter
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.autodiff import quiet
from engine.errors import BARE, MisfitError
from engine.graph import Graph, GraphNode, Source

from .folding import folded
from .liveness import outputs_of, reads, unread_after
from .operators import bound, tell
from .specs import specs_of

_Values = list[Any]


class _Step(NamedTuple):
    """One operator.

    Attributes:
        node: What it is.
        run: Computes it.
        read: Its operands, out of the slots.
        first: The slot of its first output; others follow.
        unread: Slots that nobody reads after it.

    """

    node: GraphNode
    run: Callable[..., Any]
    read: Callable[[_Values], Iterable[Any]]
    first: int
    unread: tuple[int, ...]


class Replay:
    """A graph that is computed many times, as it was when it was traced.

    What follows from constants and known arrays alone is computed here, once. Arrays of shapes and
    number types other than the graph's give what its operators make of them, unless float16 or
    bfloat16 come where the graph has others: who has them needs another graph.

    Args:
        graph: What to compute.
        known: Arrays of inputs and parameters that stay as they are, by their names in the graph.
        wanted: What a call gives; None: the ends of the graph.
        device: Where all arrays lie, as `engine.backend.device_of` says it, if that is known: forms
            of operators are chosen here. Providers that are switched later then change nothing.

    Attributes:
        parameters: The names of those that each call is given, in their order.
        still: Positions, among what is wanted, of what was computed once.

    >>> import engine
    >>> from engine.graph import forward_graph
    >>> x, weight = engine.Tensor([3.0]), engine.Parameter([2.0], name="scale")
    >>> replay = Replay(forward_graph(lambda x: x * (weight + 1), [x], [weight]))
    >>> replay.parameters, replay([x.array], [weight.array])
    (('scale',), [array([9.], dtype=float32)])

    """

    def __init__(
        self,
        graph: Graph,
        known: Mapping[str, Any] = MappingProxyType({}),
        wanted: Sequence[Source] | None = None,
        device: str | None = None,
    ) -> None:
        self._name = graph.name
        wanted = graph.ends if wanted is None else wanted
        fixed = {Source(one.name): one.value for one in graph.constants}
        fixed |= {Source(name): array for name, array in known.items()}
        given = [one for one in graph.parameters if Source(one.name) not in fixed]
        inputs = [one.name for one in given if one.value is None]
        self.parameters = tuple(one.name for one in given if one.value is not None)
        specs = specs_of(graph)
        left = folded(graph.nodes, fixed, specs)
        kept = [source for source in reads(left, wanted) if source in fixed]

        before: list[Source | None] = [
            None,
            *map(Source, self.parameters),
            *map(Source, inputs),
            *kept,
        ]
        made = [source for node in left for source in outputs_of(node)]
        slots = {source: k for k, source in enumerate([*before, *made])}
        self._own = slice(1, 1 + len(self.parameters))
        self._inputs = [(slots[Source(name)], _position(name)) for name in inputs]
        self._wanted = [slots[source] for source in wanted]
        self.still = tuple(k for k, source in enumerate(wanted) if source in fixed)
        # Each call begins with a copy: what is fixed is there, the rest is None.
        self._slots: _Values = [None if source is None else fixed.get(source) for source in slots]
        self._steps = [
            _Step(
                node,
                bound(node, specs, device),
                _reader([slots[source] for source in node.sources]),
                slots[Source(node.name)],
                tuple(slots[source] for source in unread if slots[source] >= len(before)),
            )
            for node, unread in zip(left, unread_after(left, wanted), strict=True)
        ]

    def __call__(self, inputs: Sequence[Any], parameters: Sequence[Any] = ()) -> list[Any]:
        """What is wanted, as arrays; those that were computed once are the same objects each time.

        Args:
            inputs: Arrays, by their position in the traced call. Those that are known, or that
                nothing reads, may be anything.
            parameters: Arrays of `self.parameters`, in that order.

        Raises:
            MisfitError: If there are more or fewer parameters.
            EngineError: If arrays do not fit an operator.

        """
        values = self._slots.copy()
        if len(parameters) != len(self.parameters):
            expected = f"{len(self.parameters)} parameters"
            raise MisfitError.of(self._name or "the graph", expected, len(parameters))
        values[self._own] = parameters
        for slot, position in self._inputs:
            values[slot] = inputs[position]
        with quiet():
            self._run(values)
        return [values[slot] for slot in self._wanted]

    def _run(self, values: _Values) -> None:
        step = None
        try:
            for step in self._steps:
                _, run, read, first, unread = step
                made = run(*read(values))
                if isinstance(made, tuple):
                    values[first : first + len(made)] = made
                else:
                    values[first] = made
                for slot in unread:
                    values[slot] = None
        except BARE as error:
            assert step is not None
            tell(step.node, (*step.read(values),), error)


def _position(name: str) -> int:
    """Which of the inputs a value is."""
    return int(name.removeprefix("inputs"))


def _reader(slots: Sequence[int]) -> Callable[[_Values], Iterable[Any]]:
    """A function that takes the values of slots, as something to be spread over arguments."""
    if len(slots) > 1:
        return itemgetter(*slots)
    return itemgetter(slice(slots[0], slots[0] + 1) if slots else slice(0))
