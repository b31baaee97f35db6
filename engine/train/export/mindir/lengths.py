"""Lengths that depend on open axes, as whole numbers that are known when the network runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.graph import Length
from engine.graph.length import Unknown
from engine.train.export.refusal import NoFormError

from .values import SCALAR


class Lengths:
    """Writes nodes that compute lengths from the shapes of the inputs.

    Args:
        node: Writes a node, as `Writer.node`.
        value: Writes a constant, as `Writer.value`.

    """

    def __init__(self, node: Callable[..., str], value: Callable[[Any], str]) -> None:
        self._node = node
        self._value = value
        self._axes: dict[str | None, tuple[str, int, int]] = {}  # the input, its axis, its rank
        self._numbers: dict[Any, str] = {}
        self._shapes: dict[str, str] = {}

    def open_axes(self, name: str, shape: Sequence[Any]) -> None:
        """Let lengths be read from the shape of an input."""
        for axis, length in enumerate(shape):
            if isinstance(length, Length) and length.axis not in self._axes:
                self._axes[length.axis] = name, axis, len(shape)

    def row(self, shape: Sequence[Any]) -> str:
        """The name of a tuple of lengths, some of which depend on open axes."""
        numbers = [self.number(length) for length in shape]
        makes = (SCALAR,) * len(numbers)
        return self._node("MakeTuple", *numbers, makes=makes, settings={})

    def number(self, length: Any) -> str:
        """The name of one length.

        Raises:
            NoFormError: If it follows from the open axes by no formula.

        """
        if isinstance(length, Unknown):
            raise NoFormError("a length follows from an open axis by no formula")
        if not isinstance(length, Length):
            return self._value(int(length))
        if length not in self._numbers:
            terms = [self._term(names, factor) for names, factor in length.terms.items()]
            self._numbers[length] = self._all("ScalarAdd", terms)
        return self._numbers[length]

    def _term(self, names: tuple[str, ...], factor: int) -> str:
        parts = [self._axis(name) for name in names]
        if factor != 1 or not parts:
            parts.append(self._value(factor))
        return self._all("ScalarMul", parts)

    def _all(self, op_type: str, parts: list[str]) -> str:
        made = parts[0]
        for part in parts[1:]:
            made = self._node(op_type, made, part, makes=SCALAR)
        return made

    def _axis(self, name: str) -> str:
        if name not in self._numbers:
            read, axis, rank = self._axes[name]
            if read not in self._shapes:
                makes = (SCALAR,) * rank
                self._shapes[read] = self._node("Shape", read, makes=makes)
            self._numbers[name] = self._node(
                "TupleGetItem", self._shapes[read], axis, makes=SCALAR, settings={}
            )
        return self._numbers[name]
