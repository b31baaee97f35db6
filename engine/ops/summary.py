"""What networks say while they run: values for the summary, and prints.

Operators here have no result and no gradient. What they see goes to whoever listens; where nobody
does, a summary operator costs a look at an empty list.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import strftime
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import beside_the_graph
from engine.context import get_context, give_to_printers, set_context
from engine.errors import ArgumentTypeError, ArgumentValueError

__all__ = ["print_"]


class SummaryValues:
    """The newest value of each summary operator since the last `take`, copied when it was seen.

    Attributes:
        active: Whether values are kept.

    >>> import engine
    >>> from engine import ops
    >>> seen = SummaryValues()
    >>> ops.ScalarSummary()("mean", engine.Tensor(2.0))
    >>> [(plugin, tag, float(value)) for plugin, tag, value in seen.take()]
    [('scalar', 'mean', 2.0)]
    >>> seen.close()

    """

    def __init__(self) -> None:
        self.active = True
        self._values: dict[tuple[str, str], Any] = {}
        _listeners.add(self)

    def add(self, plugin: str, tag: str, value: Any) -> None:
        """Keep a value that nobody else will change."""
        self._values[plugin, tag] = value

    def take(self) -> list[tuple[str, str, Any]]:
        """(plugin, tag, value) of what came since the last call."""
        values, self._values = self._values, {}
        return [(plugin, tag, value) for (plugin, tag), value in values.items()]

    def close(self) -> None:
        """Listen no more."""
        self.active = False
        self._values = {}
        _listeners.discard(self)


_listeners: weakref.WeakSet[SummaryValues] = weakref.WeakSet()


@contextmanager
def summaries_off() -> Iterator[None]:
    """Inside, nobody who listens keeps what summary operators see."""
    awake = [listener for listener in _listeners if listener.active]
    for listener in awake:
        listener.active = False
    try:
        yield
    finally:
        for listener in awake:
            listener.active = True


def summarise(plugin: str, name: Any, value: Any) -> None:
    """Tell those who listen what an operator saw.

    Raises:
        ArgumentTypeError: If the tag is no text, or the value neither a tensor nor a number.
        ArgumentValueError: If the tag is empty.

    """
    if not isinstance(name, str):
        raise ArgumentTypeError.of(f"{plugin.capitalize()}Summary(name)", "a str", name)
    if not name:
        where = f"{plugin.capitalize()}Summary(name)"
        raise ArgumentValueError.of(where, "a tag", "an empty text")
    if not isinstance(value, Value | np.ndarray | np.generic | int | float):
        raise ArgumentTypeError.of(f"{plugin.capitalize()}Summary(value)", "a tensor", value)
    beside_the_graph("a summary is recorded")
    listening = [listener for listener in _listeners if listener.active]
    if listening:
        held = value.array if isinstance(value, Value) else value
        copied = held.copy() if hasattr(held, "copy") else held  # training changes it in place
        for listener in listening:
            listener.add(plugin, name, copied)


_opened: set[str] = set()


def print_(*input_x: Any) -> None:
    """Show values on the screen, each on lines of its own, or add them to the file of the context.

    `set_context(print_file_path=...)` names the file; `engine.train.serialization.parse_print`
    reads it. Where a file of that name is there already, the time is added to the name, and
    `get_context("print_file_path")` says to what.

    Args:
        *input_x: Tensors, numbers, texts; anything else as its text.

    >>> import engine
    >>> print_("x:", engine.Tensor([1.0, 2.0]))
    x:
    Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])

    """
    beside_the_graph("values are printed")
    path = get_context("print_file_path")
    if path:
        values = [_for_file(value) for value in input_x]
        give_to_printers(_own_file(str(path)), values)
        return
    for value in input_x:
        print(repr(value) if isinstance(value, Value) else value)


def _own_file(given: str) -> Path:
    """The file of this process: one that was there before is left as it is."""
    if given not in _opened:
        if Path(given).exists():
            given = f"{given}.{strftime('%Y%m%d%H%M%S')}"
        _opened.add(given)
        set_context(print_file_path=given)
    return Path(given)


def _for_file(value: Any) -> Any:
    if isinstance(value, Value):
        value = value.array
    if hasattr(value, "get") and hasattr(value, "device"):  # on a GPU
        value = value.get()
    plain = isinstance(value, np.ndarray | np.generic | int | float)
    return value if plain else str(value)
