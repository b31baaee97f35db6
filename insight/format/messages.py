"""The messages of event files and checkpoints, under the names that MindSpore gives them.

Event                what a summary file holds, one a record
├── Summary          values of one step: scalar, image, tensor, histogram, loss landscape
├── GraphProto       the network
└── Explain          MindSpore XAI's explanations, kept as they are
LineageEvent         what a `_lineage` file holds, one a record
├── TrainLineage, EvaluationLineage, DatasetGraph, UserDefinedInfo
Checkpoint           what a `.ckpt` file holds
ParallelStrategyMap  what a strategy file holds: how parameters lie in slices on devices
├── ParallelLayouts  one parameter
ParallelGroupMap     what a file of groups holds: which ranks keep the same
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
from insight.format.proto.node_strategy_pb2 import (
    DevMatrix,
    IndicesOffset,
    ParallelGroupItem,
    ParallelGroupMap,
    ParallelGroupRanks,
    ParallelLayoutItem,
    ParallelLayouts,
    ParallelStrategy,
    ParallelStrategyItem,
    ParallelStrategyMap,
    ParallelStrategys,
    ParamSplitShape,
    TensorMap,
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
    "DevMatrix",
    "EvaluationLineage",
    "Event",
    "Explain",
    "GraphProto",
    "IndicesOffset",
    "InputProto",
    "LineageEvent",
    "LossLandscape",
    "ModelProto",
    "NamedValueProto",
    "NodeProto",
    "Operation",
    "OperationParameter",
    "OutputProto",
    "ParallelGroupItem",
    "ParallelGroupMap",
    "ParallelGroupRanks",
    "ParallelLayoutItem",
    "ParallelLayouts",
    "ParallelStrategy",
    "ParallelStrategyItem",
    "ParallelStrategyMap",
    "ParallelStrategys",
    "ParamSplitShape",
    "ParameterProto",
    "StrList",
    "Summary",
    "TensorMap",
    "TensorProto",
    "TensorShapeProto",
    "TrainLineage",
    "TypeProto",
    "UserDefinedInfo",
    "ValueProto",
]
