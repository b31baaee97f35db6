"""How each primitive is computed with parts of arrays, a family a file.

A rule takes the inputs and all attributes of a call and gives its letters, or None where the call
needs whole arrays. What has none, by its name or its kind, always does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.parallel.sharded.letters import Joint

from . import (
    arrangements,
    elementwise,
    indexing,
    moments,
    products,
    reductions,
    rows,
    tables,
    windows,
)

Rule = Callable[[Sequence[Any], dict[str, Any]], Joint | None]

_RULES: dict[str, Rule] = {
    **arrangements.RULES,
    **indexing.RULES,
    **products.RULES,
    **reductions.RULES,
    **rows.RULES,
    **windows.RULES,
}

_OF_KINDS: dict[str, Rule] = {
    "along": rows.along,
    "reduction": reductions.whole,
    "window": windows.pooled,
}

OWN_WAYS = {"standardized": moments.standardized, "taken": tables.rows_of_table}
"""What computes primitives otherwise than part by part: of primitive, inputs and attributes what it
gives, or None where the rule does."""


def rule_of(primitive: Any) -> Rule | None:
    """The rule of a primitive; None where it needs whole arrays."""
    traits = primitive.traits
    if traits.kind == "elementwise":
        return elementwise.BY_LINEARITY[traits.linear]
    return _RULES.get(primitive.name) or _OF_KINDS.get(traits.kind)


__all__ = ["OWN_WAYS", "rule_of"]
