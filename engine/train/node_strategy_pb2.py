"""The messages of strategy files: how parameters lie in slices on devices."""

from __future__ import annotations

from insight.format.messages import (
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

__all__ = [
    "DevMatrix",
    "IndicesOffset",
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
    "TensorMap",
]
