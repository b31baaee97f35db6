"""What a device does one thing after the other: what events and streams know of each other."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentTypeError


class Order:
    """An order of work; `Stream` is MindSpore's name.

    Attributes:
        own: CuPy's stream, or None on a CPU.

    """

    own: Any = None


def own_of(where: str, stream: object) -> Any:
    """What CuPy has of a stream.

    Raises:
        ArgumentTypeError: If it is none.

    """
    if not isinstance(stream, Order):
        raise ArgumentTypeError.of(where, "a Stream", stream)
    return stream.own
