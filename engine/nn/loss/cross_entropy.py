"""Losses of classes."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.layer.activation import LogSoftmax
from engine.ops.mean_loss import mean_sparse_softmax_cross_entropy
from engine.tensor import Tensor

from .base import LossBase

__all__ = ["CrossEntropyLoss", "FocalLoss", "NLLLoss", "SoftmaxCrossEntropyWithLogits"]


class SoftmaxCrossEntropyWithLogits(LossBase):
    """The cross entropy between the softmax of logits and labels.

    Args:
        sparse: Whether labels are class numbers (batch,); otherwise probabilities, of the shape
            of the logits.
        reduction: "none" (a loss a sample), "mean" or "sum".
        is_grad: The argument of MindSpore's first versions: whether to return the gradient of the
            losses with respect to the logits instead of the losses.

    Raises:
        ArgumentTypeError: If `sparse` or `is_grad` is no bool, or sparse labels are no numbers.
        ArgumentValueError: If the reduction is unknown or a label is no class.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> from engine import nn
    >>> loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    >>> float(loss(engine.Tensor([[0.0, 0.0]]), engine.Tensor([1]))).__round__(4)
    0.6931

    """

    def __init__(
        self, sparse: bool = False, reduction: str = "none", *, is_grad: bool = False
    ) -> None:
        super().__init__(reduction)
        for name, value in (("sparse", sparse), ("is_grad", is_grad)):
            if not isinstance(value, bool):
                where = f"SoftmaxCrossEntropyWithLogits({name})"
                raise ArgumentTypeError.of(where, "a bool", value)
        self.sparse, self.is_grad = sparse, is_grad

    def construct(self, logits: Tensor, labels: Tensor) -> Tensor:
        shape = tuple(logits.shape)
        expected = shape[:-1] if self.sparse else shape
        if len(shape) != 2 or tuple(labels.shape) != expected:
            text = f"logits (batch, classes) and labels {expected}"
            got = f"{shape} and {tuple(labels.shape)}"
            hint = "" if self.sparse else "sparse=True takes class numbers"
            if self.sparse and labels.shape == logits.shape:
                hint = "sparse=False takes a probability of each class"
            elif self.sparse and len(labels.shape) == 2:
                hint = "labels.squeeze(1) makes numbers of a column"
            raise ShapeError.of("SoftmaxCrossEntropyWithLogits", text, got, hint)
        if self.is_grad:
            return self._gradient(logits, labels)
        if self.sparse:
            if self.reduction == "mean" and type(self).get_loss is LossBase.get_loss:
                return mean_sparse_softmax_cross_entropy(logits, labels)
            return self.get_loss(ops.sparse_softmax_cross_entropy(logits, labels))
        return self.get_loss(ops.softmax_cross_entropy(logits, labels))

    def _gradient(self, logits: Any, labels: Any) -> Any:
        if self.sparse:
            labels = ops.cast(ops.one_hot(labels, logits.shape[-1]), logits.dtype)
        return ops.sub(ops.softmax(logits), labels)


class CrossEntropyLoss(LossBase):
    """The cross entropy between logits (batch, classes, …) and class numbers, or probabilities.

    Args:
        weight: How much each class counts, (classes,), or None.
        ignore_index: A class number that counts nothing.
        reduction: "mean" (over the weights of the counted targets), "sum" or "none".
        label_smoothing: The share of each target that is spread evenly over all classes.

    Raises:
        ArgumentTypeError: If the weight is no tensor.
        ArgumentValueError: If an argument is out of its range.

    """

    def __init__(
        self,
        weight: Tensor | None = None,
        ignore_index: int = -100,
        reduction: str = "mean",
        label_smoothing: float = 0.0,
    ) -> None:
        super().__init__(reduction)
        if not 0 <= label_smoothing <= 1:
            expected = "a number from 0 to 1"
            where = "CrossEntropyLoss(label_smoothing)"
            raise ArgumentValueError.of(where, expected, label_smoothing)
        self.weight = optional_tensor("CrossEntropyLoss(weight)", weight)
        self.ignore_index, self.label_smoothing = ignore_index, label_smoothing

    def construct(self, logits: Tensor, labels: Tensor) -> Tensor:
        return ops.cross_entropy(
            logits, labels, self.weight, self.ignore_index, self.reduction, self.label_smoothing
        )


class NLLLoss(LossBase):
    """Minus the log-probability at each target.

    Args:
        weight: How much each class counts, (classes,), or None.
        ignore_index: A class number that counts nothing.
        reduction: "mean" (over the weights of the counted targets), "sum" or "none".

    Raises:
        ArgumentTypeError: If the weight is no tensor.

    """

    def __init__(
        self, weight: Tensor | None = None, ignore_index: int = -100, reduction: str = "mean"
    ) -> None:
        super().__init__(reduction)
        self.weight = optional_tensor("NLLLoss(weight)", weight)
        self.ignore_index = ignore_index

    def construct(self, logits: Tensor, labels: Tensor) -> Tensor:
        return ops.nll_loss(logits, labels, self.weight, self.ignore_index, self.reduction)

    @classmethod
    def _example(cls, rng: Any) -> tuple[Any, ...]:
        return rng.standard_normal((3, 4)), np.array([0, 2, 1], np.int32)


class FocalLoss(LossBase):
    """The cross entropy with well-classified samples weighted down by `(1 - p) ** gamma`.

    Args:
        weight: How much each class counts, (classes,), or None.
        gamma: How much well-classified samples are weighted down, 0 not at all.
        reduction: "mean", "sum" or "none".

    Called with logits (batch, classes, …) and labels: class numbers (batch, …) or
    (batch, 1, …), or a one-hot of the logits' shape. As in MindSpore, what lies behind the classes
    is averaged first; then class numbers give one loss for each sample, a one-hot one for each
    sample and class.

    Raises:
        ArgumentTypeError: If the weight is no tensor.
        ShapeError: If the labels do not fit.

    Source: Lin et al., arXiv:1708.02002.

    """

    def __init__(
        self, weight: Tensor | None = None, gamma: float = 2.0, reduction: str = "mean"
    ) -> None:
        super().__init__(reduction)
        self.weight = optional_tensor("FocalLoss(weight)", weight)
        self.gamma = gamma
        self.logsoftmax = LogSoftmax(1)

    def construct(self, logits: Tensor, labels: Tensor) -> Tensor:
        logs = self.logsoftmax(logits)
        if one_hot := tuple(labels.shape) == tuple(logits.shape):
            hit = ops.cast(labels, logits.dtype)
        else:
            numbers = ops.squeeze(labels, 1) if len(labels.shape) == len(logits.shape) else labels
            hit = ops.cast(ops.one_hot(numbers, logits.shape[1], axis=1), logits.dtype)
        focus = ops.pow(ops.sub(1.0, ops.exp(logs)), self.gamma)
        rows = ops.mul(ops.mul(focus, logs), hit)
        if self.weight is not None:
            shape = (1, -1) + (1,) * (len(logits.shape) - 2)
            rows = ops.mul(rows, ops.reshape(self.weight, shape))
        if len(logits.shape) > 2:
            rows = ops.mean(rows, tuple(range(2, len(logits.shape))))
        return self.get_loss(ops.neg(rows if one_hot else ops.sum(rows, 1)))


def optional_tensor(where: str, value: Any) -> Any:
    """A tensor or None.

    Raises:
        ArgumentTypeError: If it is neither.

    """
    if value is not None and not isinstance(value, Tensor):
        raise ArgumentTypeError.of(where, "a Tensor or None", value)
    return value
