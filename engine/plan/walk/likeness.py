"""Whether a tape has the key of one before: looked at side by side, in a third of the time.

To tell a key takes a look for all that lies behind the outputs, and memory for what is told; here
each node says where others are, and the first thing that differs ends it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.autodiff import Node, Value

from .tape import UntoldError, constant, is_other, lies, made_by, settings_of, told_of

__all__ = ["nodes_alike"]


def nodes_alike(
    key: tuple[Any, ...], outputs: Sequence[Value], seeds: Sequence[Any], targets: Sequence[Node]
) -> list[Node] | None:
    """The nodes of the tape behind outputs, if it has this key; None where it has another.

    Args:
        key: That of a tape, as `tape_of` tells it.
        outputs: What is differentiated.
        seeds: The gradient of each output.
        targets: The leaves.

    """
    ends, leaves, calls = key
    if len(outputs) != len(ends) or len(targets) != len(leaves):
        return None
    found: list[Any] = [None] * len(calls)
    try:
        for output, seed, (end, lying) in zip(outputs, seeds, ends, strict=True):
            if not _leads_to(output.origin, end, found) or lies(seed) != lying:
                return None
        return found if _are_made_so(found, calls) and _are_at(targets, leaves, found) else None
    except (UntoldError, AttributeError, ValueError):  # as `tape_of`; and of arrays as settings
        return None


def _leads_to(origin: Any, end: Any, found: list[Any]) -> bool:
    """Whether an output is of the node of another's; the first one that leads there tells it."""
    if origin is None or end is None:
        return origin is end
    (node, output), (position, which) = origin, end
    if found[position] is None:
        found[position] = node
    return output == which and found[position] is node


def _are_made_so(found: list[Any], calls: Sequence[Any]) -> bool:
    """Whether all nodes were made as calls say, newest first."""
    constants: dict[int, int] = {}
    last = found[0].age + 1 if found else 0
    for node, (primitive, settings, read, made) in zip(found, calls, strict=True):
        out = node.out
        if node.age >= last or (made_by(node) if out.__class__ is tuple else told_of(out)) != made:
            return False
        last = node.age
        if primitive is None:
            continue  # a target, as is seen at the end
        if node.primitive is not primitive or len(node.parents) != len(read):
            return False
        if (settings or node.attrs) and settings_of(node) != settings:
            return False
        for given, parent, told in zip(node.inputs, node.parents, read, strict=True):
            if parent is None:
                if constant(given, constants) != told:
                    return False
                continue
            (below, output), (position, which) = parent, told
            if output != which or is_other(given, parent):  # of constants it is no number
                return False
            if found[position] is None:
                found[position] = below
            elif found[position] is not below:
                return False
    return True


def _are_at(targets: Sequence[Node], positions: Sequence[Any], found: list[Any]) -> bool:
    """Whether each target is the node of its position, or none where it has none."""
    for target, position in zip(targets, positions, strict=True):
        if found[position] is not target if position is not None else target in found:
            return False
    return True
