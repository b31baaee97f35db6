"""Losses of numbers, of probabilities and of pairs, as functions.

`reduction` is "mean", "sum" or "none" throughout.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import defvjp, primitive
from engine.backend import xp_of
from engine.dtype import as_dtype
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Tensor

from . import infer
from .activation import softplus_of
from .arithmetic import abs, add, div, maximum, mul, neg, sub
from .broadcasting import sum_like
from .cast import cast
from .clipping import clamp
from .comparison import equal, greater, less, where
from .elementary import log, sqrt, square
from .promotion import added_in, promoted
from .reduction import mean
from .reduction import sum as sum_of

__all__ = [
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "cosine_embedding_loss",
    "hinge_embedding_loss",
    "huber_loss",
    "kl_div",
    "l1_loss",
    "margin_ranking_loss",
    "mse_loss",
    "smooth_l1_loss",
    "soft_margin_loss",
]

_LEAST = 1e-12  # below it probabilities are cut off


def reduced(loss: Any, reduction: str, where: str) -> Any:
    """The mean, the sum, or the losses themselves.

    Raises:
        ArgumentValueError: If the reduction is none of "mean", "sum", "none".

    """
    check_reduction(reduction, where)
    if reduction == "none":
        return loss
    return mean(loss) if reduction == "mean" else sum_of(loss)


def check_reduction(reduction: str, where: str) -> None:
    """Refuse what is no reduction.

    Raises:
        ArgumentValueError: If it is none of "mean", "sum", "none".

    """
    if reduction not in {"mean", "sum", "none"}:
        expected = "'mean', 'sum' or 'none'"
        raise ArgumentValueError.of(f"{where}(reduction)", expected, repr(reduction))


def _check_same_shape(input: Any, target: Any, where: str) -> None:
    if tuple(input.shape) != tuple(target.shape):
        raise ShapeError.of(f"{where}(target)", str(tuple(input.shape)), tuple(target.shape))


def mse_loss(input: Tensor, target: Tensor, reduction: str = "mean") -> Tensor:
    """The square of the difference; float32 of whole numbers.

    >>> import engine
    >>> float(mse_loss(engine.Tensor([1.0, 2.0]), engine.Tensor([1.0, 4.0])))
    2.0
    """
    apart = sub(input, target)
    apart = apart if as_dtype(apart.dtype).numpy.kind in "fcV" else cast(apart, np.float32)
    return reduced(square(apart), reduction, "mse_loss")


def l1_loss(input: Tensor, target: Tensor, reduction: str = "mean") -> Tensor:
    """The magnitude of the difference."""
    return reduced(abs(sub(input, target)), reduction, "l1_loss")


def smooth_l1_loss(
    input: Tensor, target: Tensor, beta: float = 1.0, reduction: str = "none"
) -> Tensor:
    """Half the square of the difference over `beta` where it is below `beta`, else linear.

    Raises:
        ArgumentValueError: If `beta` is negative.
        ShapeError: If the shapes differ.

    """
    if beta < 0:
        raise ArgumentValueError.of("smooth_l1_loss(beta)", "a number from 0", beta)
    _check_same_shape(input, target, "smooth_l1_loss")
    distance = abs(sub(input, target))
    if beta == 0:
        return reduced(distance, reduction, "smooth_l1_loss")
    inner, outer = mul(square(distance), 0.5 / beta), sub(distance, 0.5 * beta)
    return reduced(where(less(distance, beta), inner, outer), reduction, "smooth_l1_loss")


def huber_loss(
    input: Tensor, target: Tensor, reduction: str = "mean", delta: float = 1.0
) -> Tensor:
    """Half the square of the difference where it is at most `delta`, else linear.

    Raises:
        ArgumentValueError: If `delta` is not above 0.

    """
    if delta <= 0:
        raise ArgumentValueError.of("huber_loss(delta)", "a number above 0", delta)
    distance = abs(sub(input, target))
    inner, outer = mul(square(distance), 0.5), mul(sub(distance, 0.5 * delta), delta)
    return reduced(where(greater(distance, delta), outer, inner), reduction, "huber_loss")


@primitive(infer=infer.broadcast_floating, kind="elementwise")
def surprise(x: Any, label: Any) -> Any:
    """The cross entropy between probabilities and labels, each; logarithms end at log(1e-12)."""
    x, label = promoted(x, label)
    xp, kind = xp_of(x, label), added_in(x.dtype)
    wide = x.astype(kind, copy=False)
    hit, miss = (xp.log(xp.maximum(one, kind.type(_LEAST))) for one in (wide, 1 - wide))
    out = -(label * hit + (1 - label) * miss)
    return out.astype(x.dtype) if label.dtype == x.dtype else out


def _of_probability(g: Any, out: Any, x: Any, label: Any) -> Any:
    """Bounded where the logarithms are, and 0 where the label is met."""
    kind = as_dtype(x.dtype).numpy
    wide = cast(x, added_in(kind))
    slope = div(sub(wide, label), maximum(mul(wide, sub(1, wide)), _LEAST))
    return sum_like(mul(g, cast(slope, kind)), x)


def _of_label(g: Any, out: Any, x: Any, label: Any) -> Any:
    kind = as_dtype(x.dtype).numpy
    wide = cast(x, added_in(kind))
    hit, miss = (log(maximum(one, _LEAST)) for one in (wide, sub(1, wide)))
    return sum_like(mul(g, cast(sub(miss, hit), kind)), label)


def _probabilities(rng: np.random.Generator) -> Any:
    yield (rng.random((2, 3)) * 0.8 + 0.1, rng.random((2, 3))), {}


defvjp(surprise, _of_probability, _of_label, examples=_probabilities)


def binary_cross_entropy(
    logits: Tensor, labels: Tensor, weight: Tensor | None = None, reduction: str = "mean"
) -> Tensor:
    """The cross entropy between probabilities and labels from 0 to 1.

    Logarithms end at log(1e-12), and at probabilities 0 and 1 gradients are bounded likewise.

    Raises:
        ShapeError: If the shapes differ.

    """
    _check_same_shape(logits, labels, "binary_cross_entropy")
    rows = surprise(logits, labels)
    rows = rows if weight is None else mul(rows, weight)
    return reduced(rows, reduction, "binary_cross_entropy")


def binary_cross_entropy_with_logits(
    input: Tensor | None = None,
    target: Tensor | None = None,
    weight: Tensor | None = None,
    pos_weight: Tensor | None = None,
    reduction: str = "mean",
    *,
    logits: Tensor | None = None,
    label: Tensor | None = None,
) -> Tensor:
    """The cross entropy between the sigmoid of logits and labels from 0 to 1; cannot overflow.

    Args:
        input: The logits, of any shape.
        target: The labels, of the shape of `input`.
        weight: How much each element counts; broadcasts.
        pos_weight: How much label 1 counts beside label 0; broadcasts.
        reduction: "mean", "sum" or "none".
        logits: MindSpore's older name for `input`.
        label: Its older name for `target`.

    Raises:
        ShapeError: If the shapes differ.
        ArgumentValueError: If logits or labels are not given.

    """
    logits, label = input if logits is None else logits, target if label is None else label
    if logits is None or label is None:
        where = "binary_cross_entropy_with_logits"
        raise ArgumentValueError.of(where, "input and target", "one of them or none")
    _check_same_shape(logits, label, "binary_cross_entropy_with_logits")
    hit = mul(label, softplus_of(neg(logits)))
    hit = hit if pos_weight is None else mul(hit, pos_weight)
    rows = add(hit, mul(sub(1, label), softplus_of(logits)))
    rows = rows if weight is None else mul(rows, weight)
    return reduced(rows, reduction, "binary_cross_entropy_with_logits")


def kl_div(logits: Tensor, labels: Tensor, reduction: str = "mean") -> Tensor:
    """The Kullback-Leibler divergence of log-probabilities `logits` from probabilities `labels`.

    Args:
        logits: Log-probabilities.
        labels: Probabilities; where one is 0, so is its loss.
        reduction: As everywhere, or "batchmean": the sum over the number of samples.

    """
    positive = greater(labels, 0)
    safe = where(positive, labels, 1.0)
    rows = where(positive, mul(labels, sub(log(safe), logits)), 0.0)
    if reduction == "batchmean":
        return div(sum_of(rows), logits.shape[0])
    return reduced(rows, reduction, "kl_div")


def cosine_embedding_loss(
    input1: Tensor, input2: Tensor, target: Tensor, margin: float = 0.0, reduction: str = "mean"
) -> Tensor:
    """1 - cosine where the target is 1; the cosine above the margin where it is -1.

    Raises:
        ArgumentValueError: If the margin is not in [-1, 1].

    """
    if not -1 <= margin <= 1:
        raise ArgumentValueError.of("cosine_embedding_loss(margin)", "-1 to 1", margin)
    product = sum_of(mul(input1, input2), -1)
    lengths = mul(sum_of(square(input1), -1), sum_of(square(input2), -1))
    cosine = div(product, sqrt(add(lengths, 1e-12)))
    apart = maximum(sub(cosine, margin), 0.0)
    rows = where(equal(target, 1), sub(1, cosine), apart)
    return reduced(rows, reduction, "cosine_embedding_loss")


def margin_ranking_loss(
    input1: Tensor, input2: Tensor, target: Tensor, margin: float = 0.0, reduction: str = "mean"
) -> Tensor:
    """How far the first is from being above the second by `margin` (target 1), or below (-1)."""
    rows = clamp(add(mul(neg(target), sub(input1, input2)), margin), 0.0)
    return reduced(rows, reduction, "margin_ranking_loss")


def hinge_embedding_loss(
    inputs: Tensor, targets: Tensor, margin: float = 1.0, reduction: str = "mean"
) -> Tensor:
    """The input where the target is 1; how far it is below the margin where it is -1."""
    rows = where(equal(targets, 1), inputs, maximum(sub(margin, inputs), 0.0))
    return reduced(rows, reduction, "hinge_embedding_loss")


def soft_margin_loss(input: Tensor, target: Tensor, reduction: str = "mean") -> Tensor:
    """log(1 + exp(-target * input)) for targets 1 and -1; cannot overflow."""
    return reduced(softplus_of(neg(mul(target, input))), reduction, "soft_margin_loss")
