"""The records that the values of one step make.

What is over 2 GiB alone is left out, and the error added to a list: it takes nothing else along.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from insight.errors import FrameError
from insight.format.frames import message_frame
from insight.format.messages import Event, LineageEvent
from insight.format.user_facts import in_parts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .pending import Pending


def graph_records(
    wall_time: float, values: list[Pending], too_large: list[FrameError]
) -> list[bytes]:
    """Graphs one by one; they have no step in MindSpore's files."""
    graphs = [value for value in values if value.plugin.carrier == "event"]
    return _framed((_filled(Event(wall_time=wall_time), graph) for graph in graphs), too_large)


def value_records(
    wall_time: float, step: int, values: list[Pending], too_large: list[FrameError]
) -> bytes:
    """The values of a step as one record, more where it would be over 2 GiB; empty without any."""
    of_step = [value for value in values if value.plugin.carrier == "value"]
    return _value_records(wall_time, step, of_step, too_large) if of_step else b""


def lineage_records(
    wall_time: float, values: list[Pending], too_large: list[FrameError]
) -> list[bytes]:
    """The records of the lineage file, one a fact; of many names several, as readers take them."""
    facts = [value for value in values if value.plugin.carrier == "lineage"]
    parts = [part for fact in facts for part in _parts(fact)]
    return _framed((_filled(LineageEvent(wall_time=wall_time), part) for part in parts), too_large)


def _parts(fact: Pending) -> Iterable[Pending]:
    if fact.plugin.field != "user_defined_info":
        return [fact]
    return (replace(fact, content=part) for part in in_parts(fact.content))


def _framed(events: Iterable[Any], too_large: list[FrameError]) -> list[bytes]:
    found = []
    for event in events:
        try:
            found.append(message_frame(event))
        except FrameError as error:
            too_large.append(error)
    return found


def _value_records(
    wall_time: float, step: int, values: list[Pending], too_large: list[FrameError]
) -> bytes:
    event = Event(wall_time=wall_time, step=step)
    for value in values:
        _set(event.summary.value.add(tag=value.name), value)
    try:
        return message_frame(event)
    except FrameError as error:
        half = len(values) // 2
        if not half:
            too_large.append(error)
            return b""
        first = _value_records(wall_time, step, values[:half], too_large)
        return first + _value_records(wall_time, step, values[half:], too_large)


def _filled(event: Any, value: Pending) -> Any:
    _set(event, value)
    return event


def _set(message: Any, value: Pending) -> None:
    if not hasattr(value.content, "DESCRIPTOR"):  # a number or bytes
        setattr(message, value.plugin.field, value.content)
        return
    part = getattr(message, value.plugin.field)
    part.CopyFrom(value.content)
    part.SetInParent()  # an empty message is a fact, too
