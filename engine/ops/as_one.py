"""Functions of operators that are one node where nobody asks for the operators.

Forward and back each are one program over elements, with the bits of the operators. Who watches
the nodes, casts what goes in, or computes with other arrays than NumPy's has the operators.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import numpy as np

from engine.autodiff import Node, Value, current_cast, observed, recording, remembering, rooted
from engine.autodiff.backward import gradients_at
from engine.autodiff.forms import allowed
from engine.autodiff.primitive import as_kept

from .at_once import LEAST, gradients_at_once
from .learned import Lesson, Program, Programs, learned, parts_of, told_of

__all__: list[str] = []

Function = TypeVar("Function", bound=Callable[..., Any])


def as_one(function: Function) -> Function:
    """Let a program compute what a function does with operators on elements and along axes.

    Args:
        function: Of values or None, and settings by keyword; it gives one value or a tuple.

    """
    return functools.update_wrapper(_AsOne(function), function)  # type: ignore[return-value]


def is_watched() -> bool:
    """Whether somebody asks for the operators themselves, or changes what they are given."""
    return bool(observed()) or current_cast() is not None or recording().__class__ is not bool


class _AsOne:
    """Stands for the function, and for a primitive in its nodes."""

    repeats = True

    def __init__(self, function: Callable[..., Any]) -> None:
        self.name = function.__name__
        self.function = function
        self._programs = Programs()

    def __call__(self, *given: Any, **settings: Any) -> Any:
        program, arrays = self._program(given, settings)
        made = None if program is None else program.run(arrays)
        if made is None:
            return self.function(*given, **settings)
        out = tuple(made) if len(made) > 1 else made[0]
        parents = tuple([one.origin if isinstance(one, Value) else None for one in given])
        node = None
        if recording() and parents.count(None) < len(parents):
            node = Node(self, tuple(map(as_kept, given, parents)), parents, settings, out)
        values = [Value.wrap(x, None if node is None else (node, k)) for k, x in enumerate(made)]
        return tuple(values) if len(values) > 1 else values[0]

    def _program(self, given: Any, settings: Any) -> tuple[Program | None, list[Any]]:
        """What computes the function, and of which arrays; None: its operators."""
        arrays: list[Any] = []
        if is_watched() or self._programs.is_apart or "native" not in allowed():
            return None, arrays
        bare = tuple([one.array if isinstance(one, Value) else one for one in given])
        if bare[0].__class__ is not np.ndarray or bare[0].size < LEAST:
            return None, arrays
        told = told_of(bare, arrays)
        if told is None:
            return None, arrays
        key = told, tuple(settings.items())
        return self._programs.of(key, lambda: self._learned(bare, settings))[0], arrays

    def _learned(self, bare: tuple, settings: Any) -> Lesson:
        return learned(lambda *values: parts_of(self.function(*values, **settings)), *bare)

    def gradients(
        self, g: Any, out: Any, inputs: tuple, attrs: dict, wanted: Sequence[bool]
    ) -> Any:
        """The gradients of the inputs."""
        found = gradients_at_once(self, g, out, inputs, attrs, wanted)
        return self.by_rules(g, out, inputs, attrs, wanted) if found is None else found

    def by_rules(self, g: Any, out: Any, inputs: tuple, attrs: dict, wanted: Sequence[bool]) -> Any:
        """The same by the rules of the operators, which run again."""
        again = bool(recording())
        values = [
            one if not want or (isinstance(one, Value) and one.origin is not None) else rooted(one)
            for one, want in zip(inputs, wanted, strict=True)
        ]
        with remembering():
            made = parts_of(self.function(*values, **attrs))
        origins = [one.origin if want else None for one, want in zip(values, wanted, strict=True)]
        return gradients_at(made, parts_of(g), origins, again=again)
