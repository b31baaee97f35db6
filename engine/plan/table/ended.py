"""Calls of kernels that also do what the graph has behind them: a bias, a rectifier, a gate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.backend.native.calls import Call
from engine.backend.native.convolution import convolved_call
from engine.backend.native.pooling import put_at_call
from engine.graph import GraphNode
from engine.plan.liveness import outputs_of

from .order import batch_innermost
from .pairs import Gate
from .rooms import Rooms
from .unit import Unit

__all__ = ["ended_call", "gated_call"]


def ended_call(
    rooms: Rooms, convolved: GraphNode, unit: Unit, given: Sequence[Any], bias: Any
) -> Call | None:
    """A convolution with its bias, and a rectifier if there is one; None where each is alone.

    Args:
        rooms: Where the result goes.
        convolved: The convolution.
        unit: The chain behind it.
        given: The image and the weight.
        bias: One number a filter.

    """
    (output,), (image, weight) = outputs_of(unit.nodes[-1]), given
    made, relu = rooms.made(output), len(unit.nodes) > 1
    window, group = convolved.attributes["window"], convolved.attributes["group"]
    call = convolved_call(image, weight, made, window, group, bias, relu=relu)
    if call is None:
        rooms.unmade(output)
    return call


def gated_call(rooms: Rooms, put: GraphNode, gate: Gate, given: Sequence[Any]) -> Call | None:
    """What puts a gradient below windows where the gate is open; None where each is alone.

    Args:
        rooms: Where the result goes.
        put: What puts it.
        gate: What gates it.
        given: The gradient and the indices.

    """
    (output,), (g, indices) = outputs_of(gate.unit.nodes[0]), given
    largest = rooms.turned(gate.largest, batch_innermost(g.shape))
    call = put_at_call(g, indices, rooms.made(output), put.attributes["window"], largest)
    if call is None:
        rooms.unmade(output)
    return call
