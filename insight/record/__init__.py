"""Writing a run: what a training script needs, and no more than numpy, protobuf and a checksum.

The messages that `add_value` takes are here too, for scripts that build them.
"""

from __future__ import annotations

from insight.format.messages import (
    DatasetGraph,
    EvaluationLineage,
    GraphProto,
    TrainLineage,
    UserDefinedInfo,
)

from .earlier import holds_earlier
from .recorder import SummaryRecord

__all__ = [
    "DatasetGraph",
    "EvaluationLineage",
    "GraphProto",
    "SummaryRecord",
    "TrainLineage",
    "UserDefinedInfo",
    "holds_earlier",
]
