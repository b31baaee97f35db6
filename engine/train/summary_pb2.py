"""The messages of summary files, for `SummaryRecord.add_value("graph", …, GraphProto)`."""

from __future__ import annotations

from insight.format.messages import (
    Event,
    Explain,
    GraphProto,
    LossLandscape,
    ModelProto,
    NodeProto,
    Summary,
    TensorProto,
)

__all__ = [
    "Event",
    "Explain",
    "GraphProto",
    "LossLandscape",
    "ModelProto",
    "NodeProto",
    "Summary",
    "TensorProto",
]
