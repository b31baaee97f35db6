"""The network as a graph of operators."""

from __future__ import annotations

from typing import Any

from insight.format.messages import GraphProto

from ._fields import message_from
from ._plugin import SummaryPlugin


def encode(value: Any) -> GraphProto:
    """A GraphProto, its bytes, or a mapping or dataclass with its field names, as a message."""
    return message_from("graph", GraphProto, value)


PLUGIN = SummaryPlugin(
    name="graph",
    kind="graph",
    carrier="event",
    field="graph_def",
    columns=(("nodes", "int64"),),
    encode=encode,
    decode=lambda message: (len(message.node),),
    load=lambda message: message,
    example=lambda: {"name": "net", "node": [{"name": "1", "op_type": "ReLU"}]},
)
