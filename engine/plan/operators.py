"""The operator of a node as a plain function of arrays: what calls it many times binds it once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NoReturn

from engine.autodiff import PRIMITIVES, Primitive, Spec
from engine.backend.halves import is_half
from engine.errors import EngineError, refused
from engine.graph import GraphNode, Source

from .liveness import sources_of


def bound(
    node: GraphNode, specs: Mapping[Source, Spec], device: str | None = None
) -> Callable[..., Any]:
    """What computes a node of its sources, as arrays, numbers and None.

    It gives the bits that the primitive gives, and leaves out what a caller does once for all:
    it casts nothing, for a graph has its casts as nodes, remembers nothing, does not keep NumPy
    from complaining (`engine.autodiff.quiet` does) and tells nothing of what NumPy refuses (`tell`
    does).

    Args:
        node: The node.
        specs: Of what it reads: halves are computed in float32 on the CPU.
        device: Where the arrays lie, so that the form for it is chosen here; None: at each call.

    """
    primitive, attributes = PRIMITIVES[node.primitive], dict(node.attributes)
    run = primitive.run if device is None else primitive.forms.on(device)
    halves = any(is_half(specs[source].dtype) for source in sources_of(node))
    if halves and not primitive.writes:
        run = _in_halves(primitive)
    return partial(run, **attributes) if attributes else run


def _in_halves(primitive: Primitive[..., Any]) -> Callable[..., Any]:
    def run(*arrays: Any, **attributes: Any) -> Any:
        return primitive.with_halves(primitive, list(arrays), attributes)

    return run


def tell(node: GraphNode, given: Sequence[Any], error: Exception) -> NoReturn:
    """Raise what an operator says of operands that NumPy refused, as the primitive does."""
    if isinstance(error, EngineError) or PRIMITIVES[node.primitive].runs_others:
        raise error
    raise refused(node.primitive, tuple(given), error) from error
