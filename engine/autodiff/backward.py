"""From newest to oldest, summing: the gradients of outputs with respect to leaves."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence
from typing import Any

from .node import Node, Origin, Value
from .overwritten import overwritten
from .own_arrays import OWN
from .primitive import PRIMITIVES
from .quiet import quiet
from .ready import Listener, Ready, listening
from .tape import casting, no_grad, observed
from .walker import Mover, Walker, walker

# What a node was given and what it has made, as its rules are to see it.
Sight = Callable[[Node], tuple[tuple[Any, ...], Any]]


_LONG = 1 << 16  # numbers


def backward(
    outputs: Sequence[Value], seeds: Sequence[Any], targets: Sequence[Node], *, again: bool = False
) -> list[Any]:
    """The gradient for each target, or None where no path leads to it.

    Args:
        outputs: What to differentiate.
        seeds: The gradient of each output, of its shape: arrays, or values when `again`.
        targets: The leaves.
        again: Remember the walk itself, so that its results can be differentiated.

    Returns:
        Arrays, or values when `again`.

    """
    if again:
        return gradients_seen(outputs, seeds, targets, _remembered_of)

    def walk() -> list[Any]:
        with no_grad():
            return gradients_seen(outputs, seeds, targets, _bare_of, listening())

    asked = _asked()
    return walk() if asked is None else asked.gradients(outputs, seeds, targets, walk)


def moved_back(
    outputs: Sequence[Value], seeds: Sequence[Any], targets: Sequence[Node], mover: Mover
) -> bool:
    """Move an optimizer's parameters by the gradients of `backward`, at once where that is known.

    Args:
        outputs: What is differentiated.
        seeds: The gradient of each output.
        targets: The leaves of the optimizer's parameters, in their order.
        mover: What the optimizer tells.

    Returns:
        False if nothing was done.

    """
    asked = _asked()
    return asked is not None and asked.moved(outputs, seeds, targets, mover)


def _asked() -> Walker | None:
    """Who is asked for a walk; None where somebody sees its gradients, or it is not as it was."""
    if listening() is not None or overwritten() or OWN or observed():
        return None
    return walker()


def gradients_seen(
    outputs: Sequence[Value],
    seeds: Sequence[Any],
    targets: Sequence[Node],
    sight: Sight,
    listener: Listener | None = None,
) -> list[Any]:
    """As `backward`, of what `sight` tells of each node; a listener hears of whole gradients."""
    gradients = _Gradients()
    for output, seed in zip(outputs, seeds, strict=True):
        if output.origin is not None:
            gradients.add(*output.origin, seed)
    ready = Ready(outputs, targets, listener) if listener is not None else None
    # Each gradient has the number type of what it belongs to; rules say g * y of bare arrays.
    with casting(None), quiet():
        _walk(gradients, {id(target) for target in targets}, sight, ready)
    return [gradients.of(target)[0] for target in targets]


def gradients_at(
    outputs: Sequence[Value], seeds: Sequence[Any], origins: Sequence[Origin], *, again: bool
) -> list[Any]:
    """As `backward`, for outputs of nodes; an output whose seed is None is left out."""
    gradients = _Gradients()
    for output, seed in zip(outputs, seeds, strict=True):
        if output.origin is not None and seed is not None:
            gradients.add(*output.origin, seed)
    stops = {id(origin[0]) for origin in origins if origin is not None}
    _walk(gradients, stops, _remembered_of if again else _bare_of)
    return [None if origin is None else gradients.at(*origin) for origin in origins]


def _sum(one: Any, other: Any) -> Any:
    """Both added; halves and long arrays by the operator, as an array library takes long."""
    if getattr(one, "itemsize", 0) == 2 or getattr(one, "size", 0) >= _LONG:
        return PRIMITIVES["add"](one, other)
    return one + other


class _Gradients:
    """The sums so far, and the nodes that wait, newest first."""

    def __init__(self) -> None:
        self._sums: dict[int, list[Any]] = {}
        self._queue: list[tuple[int, Node]] = []

    def add(self, node: Node, output: int, gradient: Any) -> None:
        sums = self._sums.get(id(node))
        if sums is None:
            size = len(node.out) if isinstance(node.out, tuple) else 1
            sums = self._sums[id(node)] = [None] * size
            heapq.heappush(self._queue, (-node.age, node))
        sums[output] = gradient if sums[output] is None else _sum(sums[output], gradient)

    def newest(self) -> Node | None:
        return heapq.heappop(self._queue)[1] if self._queue else None

    def taken(self, node: Node) -> list[Any]:
        """The sums of a node that is done: nobody asks for them again, so they are forgotten."""
        return self._sums.pop(id(node))

    def of(self, node: Node) -> list[Any]:
        return self._sums.get(id(node), [None])

    def at(self, node: Node, output: int) -> Any:
        sums = self._sums.get(id(node))
        return None if sums is None else sums[output]


def _walk(gradients: _Gradients, stops: set[int], sight: Sight, ready: Ready | None = None) -> None:
    written, add = overwritten(), gradients.add
    while (node := gradients.newest()) is not None:
        if id(node) in stops:
            continue
        sums, parents = gradients.taken(node), node.parents
        g = tuple(sums) if node.out.__class__ is tuple else sums[0]
        inputs, out = sight(node)
        if written is not None and written.kept:
            inputs, out = written.as_at(node.age, inputs), written.as_at(node.age, out)
        wanted = [parent is not None for parent in parents]
        parts = node.primitive.gradients(g, out, inputs, node.attrs, wanted)
        for parent, part in zip(parents, parts, strict=False):
            if parent is not None and part is not None:
                add(*parent, part)
        if ready is not None:
            ready.note(node, lambda leaf: gradients.at(leaf, 0))


def _bare_of(node: Node) -> tuple[tuple[Any, ...], Any]:
    """Arrays, for gradients that nobody differentiates."""
    return tuple(map(_bare, node.inputs, node.parents)), node.out


def _remembered_of(node: Node) -> tuple[tuple[Any, ...], Any]:
    """Values, which know where they come from."""
    return tuple(map(_remembered, node.inputs, node.parents)), _outputs(node)


def _bare(value: Any, parent: Origin) -> Any:
    """The array of an input, as it was when the node was made."""
    if not isinstance(value, Value):
        return value
    if parent is None or value.origin is parent:
        return value.array
    made = parent[0].out  # the value has been assigned to since
    part = made[parent[1]] if isinstance(made, tuple) else made
    return part.array if isinstance(part, Value) else part


def _remembered(value: Any, parent: Origin) -> Any:
    """The input as it was when the node was made; its own `origin` may have changed since."""
    bare = _bare(value, parent)
    return bare if parent is None else Value.wrap(bare, parent)


def _outputs(node: Node) -> Any:
    if isinstance(node.out, tuple):
        return tuple(Value.wrap(part, (node, k)) for k, part in enumerate(node.out))
    return Value.wrap(node.out, (node, 0))
