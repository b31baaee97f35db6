"""Operator classes of losses with margins, of sequences, and of independent classes."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentTypeError
from engine.ops import ctc, ctc_logits, loss, margin_loss, transducer
from engine.ops.gradient import value_and_grad
from engine.typed import Tensor, TensorOrNumber

from .operator_class import Primitive, as_class, configured

__all__ = [
    "CTCGreedyDecoder",
    "CTCLoss",
    "CTCLossV2",
    "MultiMarginLoss",
    "MultilabelMarginLoss",
    "RNNTLoss",
    "SigmoidCrossEntropyWithLogits",
    "SoftMarginLoss",
    "TripletMarginLoss",
]


def _each(logits: Any, label: Any) -> Any:
    return loss.binary_cross_entropy_with_logits(logits, label, reduction="none")


SigmoidCrossEntropyWithLogits = as_class(
    "SigmoidCrossEntropyWithLogits",
    _each,
    "The cross entropy between the sigmoid of each logit and its label.",
)
SoftMarginLoss = configured("SoftMarginLoss", loss.soft_margin_loss, reduction="mean")
CTCLossV2 = configured("CTCLossV2", ctc.ctc_loss, blank=0, reduction="none", zero_infinity=False)

CTCGreedyDecoder = configured(
    "CTCGreedyDecoder", ctc_logits.ctc_greedy_decoder, merge_repeated=True
)


class CTCLoss(Primitive):
    """The CTC loss of logits, before the softmax, with the blank last; and its gradient.

    Args:
        preprocess_collapse_repeated: Whether repeated labels become one beforehand.
        ctc_merge_repeated: Whether a class that lasts several frames counts once.
        ignore_longer_outputs_than_inputs: Recorded. A target that is longer than its frames can
            show loses infinity and has no gradient, whatever is said here, as in MindSpore.

    Raises:
        ArgumentTypeError: If an option is no bool.

    """

    def __init__(
        self,
        preprocess_collapse_repeated: bool = False,
        ctc_merge_repeated: bool = True,
        ignore_longer_outputs_than_inputs: bool = False,
    ) -> None:
        super().__init__()
        options = {
            "preprocess_collapse_repeated": preprocess_collapse_repeated,
            "ctc_merge_repeated": ctc_merge_repeated,
            "ignore_longer_outputs_than_inputs": ignore_longer_outputs_than_inputs,
        }
        for name, value in options.items():
            if not isinstance(value, bool):
                raise ArgumentTypeError.of(f"CTCLoss({name})", "a bool", value)
        vars(self).update(options)
        self._collapsed, self._merged = preprocess_collapse_repeated, ctc_merge_repeated

    def __call__(
        self, x: Tensor, labels_indices: Tensor, labels_values: Tensor, sequence_length: Tensor
    ) -> tuple[Tensor, Tensor]:
        """(batch,) losses and their gradient, of the shape of `x`; the losses differentiate, too.

        Args:
            x: (frames, batch, classes) logits.
            labels_indices: (labels, 2): the sample of each label, and its position in there.
            labels_values: (labels,) class numbers.
            sequence_length: (batch,) how many frames of each sample count.

        """

        def losses(logits: Any) -> Any:
            return ctc_logits.losses_of_logits(
                logits,
                labels_indices,
                labels_values,
                sequence_length,
                collapsed=self._collapsed,
                merged=self._merged,
            )

        return value_and_grad(losses)(x)


class RNNTLoss(Primitive):
    """The loss of a transducer, whose scores know frames and labels so far; and its gradient.

    Args:
        blank_label: The class number that stands for no label.

    Raises:
        ArgumentTypeError: If it is no int.

    >>> import engine
    >>> scores, label = engine.ops.zeros((1, 2, 2, 2)), engine.Tensor([[1]])
    >>> costs, _ = RNNTLoss()(scores, label, engine.Tensor([2]), engine.Tensor([1]))
    >>> costs.asnumpy().round(4)  # 2 ways of 3 steps, each of which is as likely as not
    array([1.3863], dtype=float32)

    """

    def __init__(self, blank_label: int = 0) -> None:
        super().__init__()
        if isinstance(blank_label, bool) or not isinstance(blank_label, int):
            raise ArgumentTypeError.of("RNNTLoss(blank_label)", "an int", blank_label)
        self.blank_label = blank_label

    def __call__(
        self, acts: Tensor, labels: Tensor, input_lengths: Tensor, label_lengths: Tensor
    ) -> tuple[Tensor, Tensor]:
        """(batch,) losses and the gradient of their sum; the losses differentiate, too.

        Each is minus the logarithm of the probability that the frames of a sample spell its labels.

        Args:
            acts: (batch, frames, labels + 1, classes) scores before their softmax, or logarithms
                of probabilities, which are their own; halves are computed in float32.
            labels: (batch, labels) class numbers, int32.
            input_lengths: (batch,) how many frames of each sample count, from 1, int32.
            label_lengths: (batch,) how many labels of each sample count, int32.

        Raises:
            ArgumentTypeError: If a type is another.
            ArgumentValueError: If a length or a class number is out of its range.
            ShapeError: If the shapes do not fit.

        """

        def losses(scores: Any) -> Any:
            return transducer.transducer_losses(
                scores, labels, input_lengths, label_lengths, self.blank_label
            )

        return value_and_grad(losses)(acts)


class TripletMarginLoss(Primitive):
    """How far samples are from being nearer to their like than to their unlike by a margin."""

    def __init__(
        self, p: int = 2, swap: bool = False, eps: float = 1e-06, reduction: str = "mean"
    ) -> None:
        super().__init__()
        loss.check_reduction(reduction, self.name)
        self.p, self.swap, self.eps, self.reduction = p, swap, eps, reduction

    def __call__(
        self, x: Tensor, positive: Tensor, negative: Tensor, margin: TensorOrNumber = 1.0
    ) -> Tensor:
        return margin_loss.triplet_margin_loss(
            x, positive, negative, margin, self.p, self.eps, self.swap, self.reduction
        )


class MultiMarginLoss(Primitive):
    """How far the score of the right class is from being above each other by a margin."""

    def __init__(self, p: int = 1, margin: float = 1.0, reduction: str = "mean") -> None:
        super().__init__()
        loss.check_reduction(reduction, self.name)
        self.p, self.margin, self.reduction = p, margin, reduction

    def __call__(self, x: Tensor, target: Tensor, weight: Tensor | None = None) -> Tensor:
        return margin_loss.multi_margin_loss(x, target, self.p, self.margin, weight, self.reduction)


class MultilabelMarginLoss(Primitive):
    """The margin between right classes and wrong ones, and which classes are right, as 1 and 0."""

    def __init__(self, reduction: str = "mean") -> None:
        super().__init__()
        loss.check_reduction(reduction, self.name)
        self.reduction = reduction

    def __call__(self, x: Tensor, target: Tensor) -> tuple[Tensor, Tensor]:
        out = margin_loss.multilabel_margin_loss(x, target, self.reduction)
        return out, margin_loss.right_classes(target)
