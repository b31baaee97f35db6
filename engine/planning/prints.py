"""Python's `print` while a graph is written down, which would not print again."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from engine.autodiff.replayable import beside_the_graph

_print: Callable[..., None] = builtins.print


def _noticed(*args: Any, **kwargs: Any) -> None:
    beside_the_graph("print")
    _print(*args, **kwargs)


@contextmanager
def told_of() -> Iterator[None]:
    """Notice prints of this thread inside the block; those of others are printed as ever."""
    before = builtins.print
    builtins.print = _noticed
    try:
        yield
    finally:
        builtins.print = before
