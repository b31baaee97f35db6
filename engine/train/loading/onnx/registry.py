"""Which function says what an operator of ONNX computes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from .node import Node

Computes: TypeAlias = "Callable[..., Any]"
Converter: TypeAlias = "Callable[[Node], Computes]"


class Reader(NamedTuple):
    """How an operator is read.

    Attributes:
        converter: From a node to what it computes, which gets the values that the node reads.
        host: Positions of inputs that it gets as NumPy arrays: shapes, axes.
        statistics: Positions of inputs that training leaves alone.
        is_mixed: Whether it takes the rest as it comes, as `Instruction.is_mixed`.

    """

    converter: Converter
    host: frozenset[int]
    statistics: frozenset[int]
    is_mixed: bool = False


READERS: dict[str, Reader] = {}


def reads(
    *operators: str,
    host: tuple[int, ...] = (),
    statistics: tuple[int, ...] = (),
    is_mixed: bool = False,
) -> Callable[[Converter], Converter]:
    """Have a function read nodes of these operators; the rest is as in `Reader`."""

    def decorate(converter: Converter) -> Converter:
        for name in operators:
            assert name not in READERS, f"two functions read {name}"
            READERS[name] = Reader(converter, frozenset(host), frozenset(statistics), is_mixed)
        return converter

    return decorate
