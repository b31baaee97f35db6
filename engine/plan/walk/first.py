"""The first time that a table computes a walk: beside the rules, whose numbers it has to give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.autodiff import Node, Value, backward, no_grad
from engine.autodiff.walker import Mover, by_rules
from engine.graph.alike import same_value
from engine.plan.table import BusyError

from .run import Walk, walk_of
from .written import Moved, written_down

__all__ = ["first_moved", "first_walk", "has_moved"]

Nodes = Sequence[Node]


def first_walk(
    nodes: Nodes,
    outputs: Sequence[Value],
    seeds: Sequence[Any],
    targets: Nodes,
    gradients: Sequence[Any],
) -> Walk | None:
    """A walk that gives what its rules have given, bit for bit; None where there is none.

    Args:
        nodes: What lies behind the outputs, newest first.
        outputs: What is differentiated.
        seeds: The gradient of each output.
        targets: The leaves.
        gradients: What the rules have given for them.

    """
    written = written_down(nodes, outputs, seeds, targets)
    walk = None if written is None else walk_of(written)
    if walk is None:
        return None
    try:
        again = walk.run(nodes, seeds)
    except BusyError:
        return None
    return walk if all(map(same_value, again, gradients)) else None


def has_moved(walk: Walk, nodes: Nodes, seeds: Sequence[Any], mover: Mover) -> bool:
    """Make an optimizer's step with a walk; False: nothing was done."""
    try:
        walk.run(nodes, seeds, mover.numbers())
    except BaseException as error:
        mover.undo()
        if isinstance(error, BusyError):
            return False
        raise
    mover.made()
    return True


def first_moved(
    nodes: Nodes, outputs: Sequence[Value], seeds: Sequence[Any], targets: Nodes, mover: Mover
) -> tuple[Walk | None, bool]:
    """A walk that moves parameters as its operators do, and whether the step was made here."""
    arrays = mover.arrays()
    before = [array.copy() for array in arrays]
    numbers = mover.numbers()
    try:
        written = written_down(nodes, outputs, seeds, targets, Moved(mover, numbers))
        _put_back(arrays, before)
        walk = None if written is None else walk_of(written)
        if walk is None:
            mover.undo()
            return None, False
        _move_by_rules(outputs, seeds, targets, mover, numbers)
        expected = [array.copy() for array in arrays]
    except BaseException:
        _put_back(arrays, before)
        mover.undo()
        raise
    _put_back(arrays, before)
    try:
        walk.run(nodes, seeds, numbers)
    except BusyError:
        mover.undo()
        return None, False
    mover.made()
    if all(map(same_value, arrays, expected)):
        return walk, True
    _put_back(arrays, expected)
    return None, True


def _move_by_rules(
    outputs: Sequence[Value],
    seeds: Sequence[Any],
    targets: Nodes,
    mover: Mover,
    numbers: Sequence[Any],
) -> None:
    """The step as it is made where there is no table."""
    with by_rules(), no_grad():
        gradients = backward(outputs, seeds, targets)
        mover.move(*map(Value.wrap, gradients), *map(Value, numbers))


def _put_back(arrays: Sequence[Any], held: Sequence[Any]) -> None:
    for array, numbers in zip(arrays, held, strict=True):
        array[...] = numbers
