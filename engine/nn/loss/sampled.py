"""The loss of classes that are too many to count them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Tensor

from .base import LossBase

__all__ = ["SampledSoftmaxLoss"]


class SampledSoftmaxLoss(LossBase):
    """The cross entropy of the right classes beside some that are drawn, not beside all.

    Args:
        num_sampled: How many classes are drawn, for the whole batch.
        num_classes: How many classes there are.
        num_true: How many right classes each sample has; each is the target by an equal share.
        sampled_values: The drawn classes (num_sampled,), how often the right ones and how often the
            drawn ones were to be expected; None: drawn evenly at each call, without repetition.
        remove_accidental_hits: Whether a drawn class does not count where it is a right one.
        seed: Of the draw; 0: as `set_seed` says.
        reduction: "none" (batch,), "mean" or "sum".

    Called with weights (classes, numbers), biases (classes,), labels (batch, num_true) and inputs
    (batch, numbers).

    Raises:
        ArgumentTypeError: If `sampled_values` is no list or tuple, or labels are no whole numbers.
        ArgumentValueError: If a number is out of its range.
        ShapeError: If the labels do not fit.

    Source: Jean et al., arXiv:1412.2007: scores less the logarithm of how often each class was to
    be expected.

    >>> import engine
    >>> from engine import nn, ops
    >>> loss = nn.SampledSoftmaxLoss(num_sampled=2, num_classes=4, seed=1)
    >>> label = engine.Tensor([[0]])
    >>> loss(ops.zeros((4, 3)), ops.zeros((4,)), label, ops.ones((1, 3))).shape
    (1,)

    """

    _options: ClassVar = {"num_sampled": 5, "num_classes": 5, "seed": 1}

    def __init__(
        self,
        num_sampled: int,
        num_classes: int,
        num_true: int = 1,
        sampled_values: Sequence[Any] | None = None,
        remove_accidental_hits: bool = True,
        seed: int = 0,
        reduction: str = "none",
    ) -> None:
        super().__init__(reduction)
        where = "SampledSoftmaxLoss"
        for name, value in (("num_sampled", num_sampled), ("num_true", num_true)):
            if not 0 < value <= num_classes:
                expected = f"a number from 1 to num_classes, {num_classes}"
                raise ArgumentValueError.of(f"{where}({name})", expected, value)
        if sampled_values is not None:
            if not isinstance(sampled_values, list | tuple):
                kind = "a list or tuple"
                raise ArgumentTypeError.of(f"{where}(sampled_values)", kind, sampled_values)
            if len(sampled_values) != 3:
                got = len(sampled_values)
                raise ArgumentValueError.of(f"{where}(sampled_values)", "three tensors", got)
        self.num_sampled, self.num_classes, self.num_true = num_sampled, num_classes, num_true
        self.sampled_values, self.seed = sampled_values, seed
        self.remove_accidental_hits = remove_accidental_hits

    def construct(self, weights: Tensor, biases: Tensor, labels: Tensor, logits: Tensor) -> Tensor:
        labels = self._checked(labels)
        drawn, of_true, of_drawn = self.sampled_values or ops.uniform_candidate_sampler(
            labels, self.num_true, self.num_sampled, True, self.num_classes, self.seed
        )
        right = ops.sum(ops.mul(weights[labels], ops.expand_dims(logits, 1)), -1)
        right = ops.sub(ops.add(right, biases[labels]), ops.log(of_true))
        other = ops.matmul(logits, ops.transpose(weights[drawn], (1, 0)))
        other = ops.sub(ops.add(other, biases[drawn]), ops.log(of_drawn))
        if self.remove_accidental_hits:
            same = ops.equal(ops.expand_dims(labels, 2), ops.reshape(drawn, (1, 1, -1)))
            other = ops.where(ops.any(same, 1), -np.inf, other)
        scores = ops.concat((right, other), 1)
        share = ops.mean(ops.log_softmax(scores, 1)[:, : self.num_true], 1)
        return self.get_loss(ops.neg(share))

    def _checked(self, labels: Any) -> Any:
        if labels.array.dtype.kind not in "iu":
            raise ArgumentTypeError.of("SampledSoftmaxLoss(labels)", "whole numbers", labels)
        if len(labels.shape) != 2 or labels.shape[1] != self.num_true:
            expected = f"(batch, {self.num_true})"
            raise ShapeError.of("SampledSoftmaxLoss(labels)", expected, tuple(labels.shape))
        return labels

    @classmethod
    def _example(cls, rng: Any) -> tuple[Any, ...]:
        labels = np.array([[0], [3]])
        return rng.random((5, 3)), rng.random(5), labels, rng.random((2, 3))
