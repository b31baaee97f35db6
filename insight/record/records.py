"""The records that the values of one step make."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from insight.errors import FrameError
from insight.format.frames import message_frame
from insight.format.messages import Event, LineageEvent

if TYPE_CHECKING:
    from .pending import Pending


def graph_records(wall_time: float, values: list[Pending]) -> list[bytes]:
    """Graphs one by one; they have no step in MindSpore's files.

    Raises:
        FrameError: If one is over 2 GiB.

    """
    graphs = [value for value in values if value.plugin.carrier == "event"]
    return [message_frame(_filled(Event(wall_time=wall_time), graph)) for graph in graphs]


def value_records(wall_time: float, step: int, values: list[Pending]) -> bytes:
    """The values of a step as one record; empty where there is none.

    Raises:
        FrameError: If a single value is over 2 GiB.

    """
    of_step = [value for value in values if value.plugin.carrier == "value"]
    return _value_records(wall_time, step, of_step) if of_step else b""


def lineage_records(wall_time: float, values: list[Pending]) -> list[bytes]:
    """The records of the lineage file, one a fact.

    Raises:
        FrameError: If one is over 2 GiB.

    """
    facts = [value for value in values if value.plugin.carrier == "lineage"]
    return [message_frame(_filled(LineageEvent(wall_time=wall_time), fact)) for fact in facts]


def _value_records(wall_time: float, step: int, values: list[Pending]) -> bytes:
    """One record; more where one would be over 2 GiB."""
    event = Event(wall_time=wall_time, step=step)
    for value in values:
        entry = event.summary.value.add(tag=value.name)
        if value.plugin.field == "scalar_value":
            entry.scalar_value = value.content
        else:
            _set(entry, value)
    try:
        return message_frame(event)
    except FrameError:
        half = len(values) // 2
        if not half:
            raise
        first = _value_records(wall_time, step, values[:half])
        return first + _value_records(wall_time, step, values[half:])


def _filled(event: Any, value: Pending) -> Any:
    _set(event, value)
    return event


def _set(message: Any, value: Pending) -> None:
    part = getattr(message, value.plugin.field)
    part.CopyFrom(value.content)
    part.SetInParent()  # an empty message is a fact, too
