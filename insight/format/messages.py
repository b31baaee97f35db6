"""The messages of event files and checkpoints, under the names that MindSpore gives them.

Event                what a summary file holds, one a record
├── Summary          values of one step: scalar, image, tensor, histogram, loss landscape
├── GraphProto       the network
└── Explain          MindSpore XAI's explanations, kept as they are
LineageEvent         what a `_lineage` file holds, one a record
├── TrainLineage, EvaluationLineage, DatasetGraph, UserDefinedInfo
Checkpoint           what a `.ckpt` file holds
"""

from __future__ import annotations

from insight.format.proto.checkpoint_pb2 import Checkpoint
from insight.format.proto.checkpoint_pb2 import TensorProto as CheckpointTensor
from insight.format.proto.graph_pb2 import (
    AttributeProto,
    DataType,
    GraphProto,
    InputProto,
    ModelProto,
    NamedValueProto,
    NodeProto,
    OutputProto,
    ParameterProto,
    TensorProto,
    TensorShapeProto,
    TypeProto,
    ValueProto,
)
from insight.format.proto.lineage_pb2 import (
    DatasetGraph,
    EvaluationLineage,
    LineageEvent,
    Operation,
    OperationParameter,
    StrList,
    TrainLineage,
    UserDefinedInfo,
)
from insight.format.proto.summary_pb2 import Event, Explain, LossLandscape, Summary

EVENT_VERSION = "MindSpore.Event:1"
"""What the first record of a summary file says."""

__all__ = [
    "EVENT_VERSION",
    "AttributeProto",
    "Checkpoint",
    "CheckpointTensor",
    "DataType",
    "DatasetGraph",
    "EvaluationLineage",
    "Event",
    "Explain",
    "GraphProto",
    "InputProto",
    "LineageEvent",
    "LossLandscape",
    "ModelProto",
    "NamedValueProto",
    "NodeProto",
    "Operation",
    "OperationParameter",
    "OutputProto",
    "ParameterProto",
    "StrList",
    "Summary",
    "TensorProto",
    "TensorShapeProto",
    "TrainLineage",
    "TypeProto",
    "UserDefinedInfo",
    "ValueProto",
]
