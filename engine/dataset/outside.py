"""What a pass draws and asks from outside of its pipeline: state that users' functions share.

The rows of a pass can be made again if all this stands where it stood when the pass began.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from .global_random import global_random, set_global_random
from .node import Node

_ATTRIBUTES = ("source", "sampler", "operations", "predicate", "batch_size", "mapping")


def outside_of(dataset: Any) -> dict[str, Any]:
    """Where the generators of Python and NumPy stand, and what users' objects say of themselves.

    Objects with `state_dict` and `load_state_dict` are asked: sources, samplers and operations.
    """
    return {
        "random": global_random(),
        "kept": [keeper.state_dict() for keeper in _keepers(dataset)],
        "passes": [inner.passes for inner in _inner(dataset)],
    }


def set_outside(dataset: Any, state: Mapping[str, Any]) -> None:
    """Put all of it where it stood when `outside_of` was asked."""
    set_global_random(state["random"])
    for keeper, one in zip(_keepers(dataset), state["kept"], strict=False):
        keeper.load_state_dict(one)
    for inner, passes in zip(_inner(dataset), state["passes"], strict=False):
        inner.go_on_from(passes)


def nodes(dataset: Any) -> Iterator[Node]:
    """The pipeline's last operation and all that feeds it; also a dataset as a source of rows."""
    if isinstance(dataset, Node):
        yield dataset
        for child in (*dataset.children, getattr(dataset, "source", None)):
            yield from nodes(child)


def _inner(dataset: Any) -> list[Node]:
    sources = (getattr(node, "source", None) for node in nodes(dataset))
    return [source for source in sources if isinstance(source, Node)]


def _keepers(dataset: Any) -> list[Any]:
    members = (getattr(node, name, None) for node in nodes(dataset) for name in _ATTRIBUTES)
    return [keeper for member in members for keeper in _keeping(member)]


def _keeping(member: Any) -> Iterator[Any]:
    if isinstance(member, list | tuple):
        for part in member:
            yield from _keeping(part)
        return
    if isinstance(member, Node | type) or member is None:
        return
    if all(callable(getattr(member, name, None)) for name in ("state_dict", "load_state_dict")):
        yield member
    yield from _keeping(getattr(member, "transforms", None))  # Compose
