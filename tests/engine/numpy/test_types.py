"""Results have the number types that they have in MindSpore 2.10, where it gives any."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .mindspore_numpy import TYPES
from .mindspore_types import types

KEPT: dict[str, dict[str, Any]] = json.loads(TYPES.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def ours() -> dict[str, Any]:
    return types("engine")


@pytest.mark.parametrize("kind", KEPT)
def test_types_are_those_of_mindspore(kind: str, ours: dict[str, Any]) -> None:
    assert ours[kind].keys() == KEPT[kind].keys()
    differing = {
        name: (found, theirs)
        for name, theirs in KEPT[kind].items()
        if not agrees(found := ours[kind][name], theirs)
    }

    assert differing == {}


def agrees(ours: Any, theirs: Any) -> bool:
    """Whether ours are the same, where theirs are no error."""
    if isinstance(theirs, list):
        return all(map(agrees, ours, theirs))
    pairs = zip(ours.split(" "), theirs.split(" "), strict=True)
    return all(there in {"-", here} for here, there in pairs)


@pytest.mark.parametrize(
    ("ours", "theirs", "agree"),
    [("f -", "f -", True), ("f i", "f -", True), ("f -", "f i", False), (["f"], ["d"], False)],
)
def test_type_may_only_come_where_there_was_none(ours: Any, theirs: Any, agree: bool) -> None:
    assert agrees(ours, theirs) is agree


def test_more_calls_give_something_here() -> None:
    """What MindSpore's CPU build has no kernel for: unsigned numbers beside others, above all."""
    errors = {
        kind: sum(str(rows).count("-") for rows in facts.values()) for kind, facts in KEPT.items()
    }

    assert errors["two"] > 2000
