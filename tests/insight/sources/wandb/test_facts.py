"""What many names of a W&B run cost, counted in instructions of the interpreter."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

import pytest

from insight.format.wandb import Changes, Item
from insight.sources.wandb.facts import RunFacts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import FrameType

NAMES = 150


def summary(names: Sequence[str]) -> Changes:
    return Changes(update=[Item(key=name.encode(), value_json=b"1") for name in names])


def instructions(call: Callable[[], Any]) -> int:
    """How many the interpreter took for a call; each step of a loop takes some."""
    count = 0

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        del argument
        frame.f_trace_opcodes = True
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        call()
    finally:
        sys.settrace(before)
    return count


def cost_of_taking(changes: Changes) -> int:
    facts = RunFacts()
    return instructions(lambda: list(facts.take_summary(changes)))


def cost_of_settling(changes: Changes) -> int:
    facts = RunFacts()
    list(facts.take_summary(changes))
    return instructions(lambda: facts.settle([]))


def plain(count: int) -> Changes:
    return summary([f"loss{n}" for n in range(count)])


def nested(count: int) -> Changes:
    return summary([f"layer.{n}.loss" for n in range(count)])


def in_one_value(count: int) -> Changes:
    value = json.dumps({str(n): n for n in range(count)}).encode()
    return Changes(update=[Item(key=b"layers", value_json=value)])


def with_media(count: int) -> Changes:
    return summary([name for n in range(count // 2) for name in (f"a{n}._type", f"a{n}.b")])


@pytest.mark.parametrize("shape", [plain, nested, in_one_value, with_media])
@pytest.mark.parametrize("cost", [cost_of_taking, cost_of_settling])
def test_cost_grows_with_the_number_of_names_alone(
    shape: Callable[[int], Changes], cost: Callable[[Changes], int]
) -> None:
    cost(shape(NAMES))  # the first call also fills caches

    assert cost(shape(4 * NAMES)) <= 4.5 * cost(shape(NAMES))


def test_name_beyond_the_bound_is_left_out_without_a_look_at_those_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("insight.sources.wandb.facts.MOST_NAMES", NAMES)
    cost_of_taking(plain(NAMES))

    assert cost_of_taking(plain(4 * NAMES)) <= 4.5 * cost_of_taking(plain(NAMES))


def test_value_takes_the_place_of_a_name_and_of_those_inside_it() -> None:
    facts = RunFacts()
    list(facts.take_summary(summary(["net.a", "net", "net/b", "net-c", "network"])))
    list(facts.take_summary(summary(["net"])))
    facts.settle([])

    assert sorted(facts) == ["metric.net", "metric.net-c", "metric.net/b", "metric.network"]


def test_parts_of_media_inside_media_are_no_facts() -> None:
    facts = RunFacts()
    names = ["a.x", "a._type", "a.b._type", "a.b.c", "a.c", "a-x", "b.x"]
    list(facts.take_summary(summary([*names, "a.z", "ab"])))
    facts.settle([])

    assert sorted(facts) == ["metric.a-x", "metric.ab", "metric.b.x"]
