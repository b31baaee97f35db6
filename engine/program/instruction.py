"""One call of an operator in a program, as the file says it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Instruction(NamedTuple):
    """One call of an operator.

    Attributes:
        operator: What the file calls the operator; for messages.
        function: Computes it: takes the values that it reads, None for one that is left out, and
            returns what it makes, or a tuple where that is several. Settings are bound already.
        reads: Names of values; None for one that is left out.
        makes: Names of values; None for one that nobody reads.
        name: What the file calls this place in it; for messages.
        host: Positions of what it reads that its function gets as NumPy arrays: shapes, axes.
        is_mixed: Whether its function takes the rest as it comes, arrays of the host and tensors,
            and may return both: it runs a program of its own.

    """

    operator: str
    function: Callable[..., Any]
    reads: tuple[str | None, ...]
    makes: tuple[str | None, ...]
    name: str = ""
    host: frozenset[int] = frozenset()
    is_mixed: bool = False

    @property
    def scope(self) -> str:
        """Where its nodes stand in a trace: its name, without what stands before every name."""
        return self.name.removeprefix("Default/").strip("/") or self.operator

    def __str__(self) -> str:
        named = self.name or next((name for name in self.makes if name), "")
        return f"{self.operator} {named!r}"
