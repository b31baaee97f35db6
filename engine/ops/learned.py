"""What a function of operators does to arrays of float32, as one program over elements.

It is learned by running the function once on arrays that lie so. The program has the bits of the
operators, as each of them is computed by its recipe.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from engine.autodiff import Node, Value, remembering, rooted
from engine.autodiff.replayable import NotReplayable, strictly
from engine.backend.native.recipes import RECIPES
from engine.backend.native.together import Given, Step, Together, together

__all__: list[str] = []

_MOST = 64  # programs of one function; of further shapes its operators run one by one
_FLOAT = np.dtype(np.float32)


class Program(NamedTuple):
    """What gives the results of a function for arrays that lie in one way.

    Attributes:
        together: Of those arrays that it reads.
        reads: Which these are.
        results: For each result of the function which array it is, or behind those which result of
            the program; None where it is None.

    """

    together: Together
    reads: tuple[int, ...]
    results: tuple[int | None, ...]

    def run(self, arrays: Sequence[Any]) -> list[Any] | None:
        """The results; None where there is no kernel."""
        made = self.together.run([arrays[k] for k in self.reads])
        if made is None:
            return None
        every = [*arrays, *made]
        return [None if k is None else every[k] for k in self.results]


class Lesson(NamedTuple):
    """What the first run of a function has shown.

    Attributes:
        results: What it gave, as arrays; None where it cannot be run this way.
        program: What gives the same; None where there is none.
        is_apart: Whether there is none for other arrays either.

    """

    results: list[Any] | None
    program: Program | None
    is_apart: bool


class Programs:
    """The programs of one function, by how arrays lie and what else decides what is computed."""

    def __init__(self) -> None:
        self.is_apart = False
        self._found: dict[Any, Program | None] = {}

    def of(self, key: Any, learn: Callable[[], Lesson]) -> tuple[Program | None, list[Any] | None]:
        """The program of a key, and what the function gave if it was learned just now."""
        try:
            return self._found[key], None
        except KeyError:
            pass
        except TypeError:  # of settings that have no hash
            return None, None
        if len(self._found) >= _MOST:
            return None, None
        lesson = learn()
        self._found[key] = lesson.program
        self.is_apart = lesson.is_apart
        return None, lesson.results


def parts_of(given: Any) -> tuple[Any, ...]:
    """The parts of a tuple, or the one thing that it is."""
    return given if given.__class__ is tuple else (given,)


def told_of(given: Iterable[Any], arrays: list[Any]) -> tuple[Any, ...] | None:
    """How arrays lie, and which numbers are among them; None where some are not of float32.

    Args:
        given: Arrays, numbers and None.
        arrays: Takes the arrays.

    """
    told: list[Any] = []
    for x in given:
        if x.__class__ is np.ndarray:
            if x.dtype is not _FLOAT:
                return None
            told.append((x.shape, x.strides))
            arrays.append(x)
        elif x.__class__ is float:
            told.append((x, math.copysign(1.0, x)))  # which tells 0.0 from -0.0
        elif x is None or x.__class__ is int:
            told.append((x, None))
        else:
            return None
    return tuple(told)


def learned(function: Callable[..., Any], *given: Any) -> Lesson:
    """Run a function of values, and tell what it does.

    Args:
        function: It gives a sequence of values or None.
        *given: Arrays, numbers and None, and tuples of them, which it is given as values.

    """
    roots: list[Value] = []

    def boxed(one: Any) -> Any:
        if one.__class__ is tuple:
            return tuple(map(boxed, one))
        if one.__class__ is not np.ndarray:
            return one
        roots.append(rooted(one))
        return roots[-1]

    values = [boxed(one) for one in given]
    try:
        with remembering(), strictly():
            results = function(*values)
    except NotReplayable:
        return Lesson(None, None, is_apart=True)
    arrays = [one.array if isinstance(one, Value) else one for one in results]
    numbers: dict[Any, int] = {_key(root): k for k, root in enumerate(roots)}
    steps: list[Step] = []
    for node in _nodes_behind([one for one in results if one is not None], numbers):
        step = _step_of(node, numbers) if node.primitive.name in RECIPES else None
        if step is None:
            return Lesson(arrays, None, is_apart=True)
        steps.append(step)
        for k in range(len(step.shapes)):
            numbers[id(node), k] = len(numbers)
    found = [None if one is None else numbers.get(_key(one), -1) for one in results]
    program = None if -1 in found else _laid_out(roots, steps, found)
    return Lesson(arrays, program, is_apart=False)


def _key(value: Any) -> tuple[int, int] | None:
    origin = value.origin if isinstance(value, Value) else None
    return None if origin is None else (id(origin[0]), origin[1])


def _nodes_behind(values: Sequence[Any], before: Any) -> list[Node]:
    """The nodes that made values, in the order in which they did; none of those that are known."""
    found: dict[int, Node] = {}
    waiting = [value.origin for value in values if isinstance(value, Value)]
    while waiting:
        origin = waiting.pop()
        if origin is None or id(origin[0]) in found or (id(origin[0]), 0) in before:
            continue
        found[id(origin[0])] = origin[0]
        waiting.extend(origin[0].parents)
    return sorted(found.values(), key=lambda node: node.age)


def _step_of(node: Node, numbers: Any) -> Step | None:
    """What a program is told of a node; None of what it cannot do."""
    operands: list[int | float] = []
    for given, parent in zip(node.inputs, node.parents, strict=True):
        if parent is not None:
            operands.append(numbers[id(parent[0]), parent[1]])
        elif given.__class__ is float or given.__class__ is int:
            operands.append(float(given))
        else:
            return None
    made = parts_of(node.out)
    if any(x.__class__ is not np.ndarray or x.dtype is not _FLOAT for x in made):
        return None
    shapes = tuple([x.shape for x in made])
    return Step(node.primitive.name, tuple(operands), tuple(node.attrs.items()), shapes)


def _laid_out(
    roots: Sequence[Value], steps: Sequence[Step], results: Sequence[int | None]
) -> Program | None:
    """The program of steps that read some of the arrays; None where it cannot be."""
    count = len(roots)
    read = {k for step in steps for k in step.operands if k.__class__ is int and k < count}
    reads = tuple(sorted(read))
    among, shift = {k: at for at, k in enumerate(reads)}, len(reads) - count

    def moved(k: float) -> float:
        return among.get(k, k + shift) if isinstance(k, int) else k

    made = list(dict.fromkeys(k for k in results if k is not None and k >= count))
    if not made:
        return None
    given = tuple([Given(roots[k].array.shape, roots[k].array.strides) for k in reads])
    told = [step._replace(operands=tuple(map(moved, step.operands))) for step in steps]
    program = together(given, tuple(told), tuple([k + shift for k in made]))
    if program is None:
        return None
    where = {k: count + at for at, k in enumerate(made)}
    return Program(program, reads, tuple([None if k is None else where.get(k, k) for k in results]))
