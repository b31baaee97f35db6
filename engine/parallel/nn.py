"""Cells for several devices, under the names of MindSpore's later versions."""

from __future__ import annotations

from engine.nn import GradAccumulationCell as GradAccumulation
from engine.nn import MicroBatchInterleaved, PipelineCell, PipelineGradReducer
from engine.nn import PipelineCell as Pipeline

__all__ = [
    "GradAccumulation",
    "MicroBatchInterleaved",
    "Pipeline",
    "PipelineCell",
    "PipelineGradReducer",
]
