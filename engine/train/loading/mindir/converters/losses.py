"""Losses of rows of logits."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.train.loading.mindir.registry import reads


@reads(
    "SparseSoftmaxCrossEntropyWithLogits",
    inputs="tensor tensor",
    settings={"is_grad": "flag"},
    ignores="sens",
    only={"is_grad": (False,)},
)
def sparse_cross_entropy(logits: Any, labels: Any, **_settings: Any) -> Any:
    """The mean of all rows."""
    return ops.cross_entropy(logits, labels)


@reads("SoftmaxCrossEntropyWithLogits", inputs="tensor tensor", makes=1)
def cross_entropy(logits: Any, labels: Any) -> Any:
    """Of each row; the gradient beside it is not computed."""
    return ops.sum(-labels * ops.log_softmax(logits, -1), -1)
