"""What a training was: optimizer, data set, network, the model it left."""

from __future__ import annotations

from typing import Any

from insight.format.messages import TrainLineage

from ._fields import message_from
from ._plugin import SummaryPlugin


def encode(value: Any) -> TrainLineage:
    """A TrainLineage, its bytes, or a mapping or dataclass with its field names, as a message."""
    return message_from("train_lineage", TrainLineage, value)


PLUGIN = SummaryPlugin(
    name="train_lineage",
    kind=None,
    carrier="lineage",
    field="train_lineage",
    columns=(),
    encode=encode,
    decode=lambda _: (),
    load=lambda message: message,
    example=lambda: {"hyper_parameters": {"optimizer": "Momentum", "learning_rate": 0.25}},
)
