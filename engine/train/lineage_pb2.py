"""The messages of lineage files, for `SummaryRecord.add_value("train_lineage", …)`."""

from __future__ import annotations

from insight.format.messages import (
    DatasetGraph,
    EvaluationLineage,
    LineageEvent,
    TrainLineage,
    UserDefinedInfo,
)

__all__ = [
    "DatasetGraph",
    "EvaluationLineage",
    "LineageEvent",
    "TrainLineage",
    "UserDefinedInfo",
]
