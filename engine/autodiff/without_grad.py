"""Remembering nothing, as a context and as a decorator: `mindspore._no_grad`."""

from __future__ import annotations

from contextlib import ContextDecorator

from .replayable import beside_the_graph
from .tape import Holding, no_grad


class NoGrad(ContextDecorator):
    """Operators inside the block, or the function, leave nothing that gradients could go back by.

    It may be entered again inside itself, and each time it is called or used.

    >>> import engine
    >>> def total(x):
    ...     with NoGrad():
    ...         kept = x * 3
    ...     return x * kept
    >>> float(engine.grad(total)(engine.Tensor(2.0)))
    6.0

    """

    def __init__(self) -> None:
        self._held: list[Holding[bool]] = []

    def __enter__(self) -> None:
        beside_the_graph("gradients are turned off for a while")
        self._held.append(no_grad())
        self._held[-1].__enter__()

    def __exit__(self, *told: object) -> None:
        self._held.pop().__exit__(*told)
