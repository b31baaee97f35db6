"""What an evaluation found: metrics, and the data set they were taken on."""

from __future__ import annotations

from typing import Any

from insight.format.messages import EvaluationLineage

from ._fields import message_from
from ._plugin import SummaryPlugin


def encode(value: Any) -> EvaluationLineage:
    """An EvaluationLineage, its bytes, or a mapping or dataclass with its field names.

    `metric` may be a mapping of metrics: it is stored as JSON, as MindSpore does.

    >>> encode({"metric": {"Accuracy": 0.5}}).metric
    '{"Accuracy": 0.5}'
    """
    return message_from("eval_lineage", EvaluationLineage, value)


PLUGIN = SummaryPlugin(
    name="eval_lineage",
    kind=None,
    carrier="lineage",
    field="evaluation_lineage",
    columns=(),
    encode=encode,
    decode=lambda _: (),
    load=lambda message: message,
    example=lambda: {"metric": {"Accuracy": 0.5}, "valid_dataset": {"valid_dataset_size": 320}},
)
