"""The pipeline that feeds the training, from its last operation back to the source."""

from __future__ import annotations

from typing import Any

from insight.format.messages import DatasetGraph

from ._fields import message_from
from ._plugin import SummaryPlugin


def encode(value: Any) -> DatasetGraph:
    """A DatasetGraph, its bytes, or a mapping or dataclass with its field names, as a message."""
    return message_from("dataset_graph", DatasetGraph, value)


def node_count(graph: DatasetGraph) -> int:
    """How many operations the pipeline has, its sources included."""
    waiting, count = [graph], 0
    while waiting:  # a loop: what a damaged file nests may be deeper than Python's stack
        count += 1
        waiting.extend(waiting.pop().children)
    return count


def _example() -> dict[str, Any]:
    source = {"parameter": {"mapStr": {"op_type": "GeneratorDataset"}}}
    return {"parameter": {"mapStr": {"op_type": "Batch"}}, "children": [source]}


PLUGIN = SummaryPlugin(
    name="dataset_graph",
    kind="dataset_graph",
    carrier="lineage",
    field="dataset_graph",
    columns=(("nodes", "int64"),),
    encode=encode,
    decode=lambda message: (node_count(message),),
    load=lambda message: message,
    example=_example,
)
