"""Losses: how far an output is from its target, as functions.

`reduction` is "mean", "sum" or "none" throughout.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from .activation import log_softmax, softmax, softplus_of
from .arithmetic import abs, add, clamp, div, log, maximum, mul, neg, sqrt, square, sub
from .cast import cast
from .comparison import equal, greater, less, not_equal, where
from .indexing import gather_elements, one_hot_rows
from .reduction import mean
from .reduction import sum as sum_of
from .shape import expand_dims, squeeze

__all__ = [
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "cosine_embedding_loss",
    "cross_entropy",
    "hinge_embedding_loss",
    "huber_loss",
    "kl_div",
    "l1_loss",
    "margin_ranking_loss",
    "mse_loss",
    "nll_loss",
    "smooth_l1_loss",
    "soft_margin_loss",
    "softmax_cross_entropy",
    "sparse_softmax_cross_entropy",
]


def reduced(loss: Any, reduction: str, where: str) -> Any:
    """The mean, the sum, or the losses themselves.

    Raises:
        ArgumentValueError: If the reduction is none of "mean", "sum", "none".

    """
    if reduction == "mean":
        return mean(loss)
    if reduction == "sum":
        return sum_of(loss)
    if reduction == "none":
        return loss
    expected = "'mean', 'sum' or 'none'"
    raise ArgumentValueError.of(f"{where}(reduction)", expected, repr(reduction))


def _rows_spec(logits: Spec, labels: Spec) -> Spec:
    return Spec(logits.shape[:-1], logits.dtype)


def _log_shares(xp: Any, logits: Any) -> Any:
    shifted = logits - logits.max(-1, keepdims=True)
    return shifted - xp.log(xp.exp(shifted).sum(-1, keepdims=True))


@primitive(infer=_rows_spec)
def softmax_cross_entropy(logits: Any, labels: Any) -> Any:
    """For each row, minus the sum of its labels times the log-softmax of its logits.

    Args:
        logits: (…, classes).
        labels: The shape of `logits`: a probability for each class.

    Returns:
        (…).

    """
    return -(labels * _log_shares(xp_of(logits), logits)).sum(-1)


@primitive(infer=_rows_spec)
def sparse_softmax_cross_entropy(logits: Any, labels: Any) -> Any:
    """For each row, minus the log-softmax of its logits at its label.

    Args:
        logits: (…, classes).
        labels: (…), whole numbers from 0 to classes - 1.

    Returns:
        (…).

    Raises:
        ArgumentTypeError: If the labels are no whole numbers.
        ArgumentValueError: If a label is no class.

    """
    xp = xp_of(logits)
    if labels.dtype.kind not in "iu":
        raise ArgumentTypeError(
            f"cross entropy expected whole-number labels, got {labels.dtype}. "
            "Hint: sparse=False takes probabilities."
        )
    if xp is np and labels.size and not 0 <= labels.min() <= labels.max() < logits.shape[-1]:
        expected = f"labels from 0 to {logits.shape[-1] - 1}"
        got = f"{labels.min()} to {labels.max()}"
        raise ArgumentValueError.of("cross entropy", expected, got)
    log_shares = _log_shares(xp, logits)
    return -xp.take_along_axis(log_shares, labels[..., None].astype(np.intp), -1)[..., 0]


def _dense_logits_rule(g: Any, out: Any, logits: Any, labels: Any) -> Any:
    total = sum_of(labels, -1, True)
    return mul(expand_dims(g, -1), sub(mul(softmax(logits), total), labels))


def _dense_labels_rule(g: Any, out: Any, logits: Any, labels: Any) -> Any:
    return mul(expand_dims(neg(g), -1), log_softmax(logits))


def _sparse_rule(g: Any, out: Any, logits: Any, labels: Any) -> Any:
    dtype = logits.data.dtype if isinstance(logits, Value) else logits.dtype
    depth = logits.shape[-1]
    hit = one_hot_rows(labels, depth=depth, on=1.0, off=0.0, axis=-1, dtype=dtype)
    return mul(expand_dims(g, -1), sub(softmax(logits), hit))


def _dense_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((3, 4)), rng.random((3, 4))), {}


def _sparse_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((3, 4)), rng.integers(0, 4, 3)), {}
    yield (rng.standard_normal((2, 2, 3)), rng.integers(0, 3, (2, 2))), {}


defvjp(
    softmax_cross_entropy,
    _dense_logits_rule,
    _dense_labels_rule,
    examples=_dense_examples,
)
defvjp(sparse_softmax_cross_entropy, _sparse_rule, None, examples=_sparse_examples)


def cross_entropy(
    input: Any,
    target: Any,
    weight: Any = None,
    ignore_index: int = -100,
    reduction: str = "mean",
    label_smoothing: float = 0.0,
) -> Any:
    """The cross entropy between logits and class numbers, or probabilities.

    Args:
        input: (batch, classes, …) logits; (classes,) for one sample.
        target: Class numbers of the shape of `input` without its class axis, or probabilities of
            its shape.
        weight: (classes,): how much each class counts, or None.
        ignore_index: A class number that counts nothing.
        reduction: "mean" divides by the weights of the counted targets.
        label_smoothing: The share of each target that is spread evenly over all classes.

    Raises:
        ArgumentValueError: If an option is out of its range.

    >>> import engine
    >>> cross_entropy(engine.Tensor([[0.0, 0.0]]), engine.Tensor([1])).asnumpy().round(4)
    np.float32(0.6931)

    """
    axis = 1 if len(input.shape) > 1 else 0
    logs = log_softmax(input, axis)
    if tuple(target.shape) != tuple(input.shape):
        return nll_loss(logs, target, weight, ignore_index, reduction, label_smoothing)
    _check_smoothing(label_smoothing)
    if label_smoothing:
        classes = input.shape[axis]
        target = add(mul(target, 1 - label_smoothing), label_smoothing / classes)
    if weight is not None:
        target = mul(target, _on_axis(weight, axis, len(input.shape)))
    rows = neg(sum_of(mul(target, logs), axis))
    if reduction == "mean":
        return div(sum_of(rows), max(rows.size, 1))
    return reduced(rows, reduction, "cross_entropy")


def nll_loss(
    inputs: Any,
    target: Any,
    weight: Any = None,
    ignore_index: int = -100,
    reduction: str = "mean",
    label_smoothing: float = 0.0,
) -> Any:
    """Minus the log-probability at each target.

    Args:
        inputs: (batch, classes, …) log-probabilities; (classes,) for one sample.
        target: Class numbers, of the shape of `inputs` without its class axis.
        weight: (classes,): how much each class counts, or None.
        ignore_index: A class number that counts nothing.
        reduction: "mean" divides by the weights of the counted targets.
        label_smoothing: The share of each target that is spread evenly over all classes.

    Raises:
        ShapeError: If the target does not fit.
        ArgumentValueError: If an option is out of its range.

    """
    _check_smoothing(label_smoothing)
    axis = 1 if len(inputs.shape) > 1 else 0
    shape = tuple(inputs.shape)
    if tuple(target.shape) != shape[:axis] + shape[axis + 1 :]:
        expected = str(shape[:axis] + shape[axis + 1 :])
        raise ShapeError.of("nll_loss(target)", expected, tuple(target.shape))
    counted = not_equal(target, ignore_index)
    index = expand_dims(where(counted, target, 0), axis)
    weights = cast(counted, inputs.dtype)
    every = inputs
    if weight is not None:
        spread = _on_axis(weight, axis, len(shape))
        picked = gather_elements(add(mul(inputs, 0.0), spread), axis, index)
        weights = mul(weights, squeeze(picked, axis))
        every = mul(inputs, spread)
    rows = neg(mul(squeeze(gather_elements(inputs, axis, index), axis), weights))
    if label_smoothing:
        smooth = neg(mul(sum_of(every, axis), cast(counted, inputs.dtype)))
        share = label_smoothing / shape[axis]
        rows = add(mul(rows, 1 - label_smoothing), mul(smooth, share))
    if reduction == "mean":
        return div(sum_of(rows), sum_of(weights))
    return reduced(rows, reduction, "nll_loss")


def _on_axis(weight: Any, axis: int, rank: int) -> Any:
    from .shape import reshape

    return reshape(weight, tuple(-1 if k == axis else 1 for k in range(rank)))


def _check_smoothing(label_smoothing: float) -> None:
    if not 0 <= label_smoothing <= 1:
        expected = "a number from 0 to 1"
        raise ArgumentValueError.of("cross_entropy(label_smoothing)", expected, label_smoothing)


def _check_same_shape(input: Any, target: Any, where: str) -> None:
    if tuple(input.shape) != tuple(target.shape):
        raise ShapeError.of(f"{where}(target)", str(tuple(input.shape)), tuple(target.shape))


def mse_loss(input: Any, target: Any, reduction: str = "mean") -> Any:
    """The square of the difference.

    >>> import engine
    >>> float(mse_loss(engine.Tensor([1.0, 2.0]), engine.Tensor([1.0, 4.0])))
    2.0
    """
    return reduced(square(sub(input, target)), reduction, "mse_loss")


def l1_loss(input: Any, target: Any, reduction: str = "mean") -> Any:
    """The magnitude of the difference."""
    return reduced(abs(sub(input, target)), reduction, "l1_loss")


def smooth_l1_loss(input: Any, target: Any, beta: float = 1.0, reduction: str = "none") -> Any:
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


def huber_loss(input: Any, target: Any, reduction: str = "mean", delta: float = 1.0) -> Any:
    """Half the square of the difference where it is at most `delta`, else linear.

    Raises:
        ArgumentValueError: If `delta` is not above 0.

    """
    if delta <= 0:
        raise ArgumentValueError.of("huber_loss(delta)", "a number above 0", delta)
    distance = abs(sub(input, target))
    inner, outer = mul(square(distance), 0.5), mul(sub(distance, 0.5 * delta), delta)
    return reduced(where(greater(distance, delta), outer, inner), reduction, "huber_loss")


def binary_cross_entropy(
    logits: Any, labels: Any, weight: Any = None, reduction: str = "mean"
) -> Any:
    """The cross entropy between probabilities and labels from 0 to 1; its logarithms end at -100.

    Raises:
        ShapeError: If the shapes differ.

    """
    _check_same_shape(logits, labels, "binary_cross_entropy")
    hit = mul(labels, _bounded_log(logits))
    miss = mul(sub(1, labels), _bounded_log(sub(1, logits)))
    rows = neg(add(hit, miss))
    rows = rows if weight is None else mul(rows, weight)
    return reduced(rows, reduction, "binary_cross_entropy")


def _bounded_log(x: Any) -> Any:
    return log(maximum(x, 1e-12))


def binary_cross_entropy_with_logits(
    logits: Any,
    label: Any,
    weight: Any = None,
    pos_weight: Any = None,
    reduction: str = "mean",
) -> Any:
    """The cross entropy between the sigmoid of logits and labels from 0 to 1; cannot overflow.

    Args:
        logits: Any shape.
        label: The shape of `logits`.
        weight: How much each element counts; broadcasts.
        pos_weight: How much label 1 counts beside label 0; broadcasts.
        reduction: "mean", "sum" or "none".

    Raises:
        ShapeError: If the shapes differ.

    """
    _check_same_shape(logits, label, "binary_cross_entropy_with_logits")
    hit = mul(label, softplus_of(neg(logits)))
    hit = hit if pos_weight is None else mul(hit, pos_weight)
    rows = add(hit, mul(sub(1, label), softplus_of(logits)))
    rows = rows if weight is None else mul(rows, weight)
    return reduced(rows, reduction, "binary_cross_entropy_with_logits")


def kl_div(logits: Any, labels: Any, reduction: str = "mean") -> Any:
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
    input1: Any, input2: Any, target: Any, margin: float = 0.0, reduction: str = "mean"
) -> Any:
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
    input1: Any, input2: Any, target: Any, margin: float = 0.0, reduction: str = "mean"
) -> Any:
    """How far the first is from being above the second by `margin` (target 1), or below (-1)."""
    rows = clamp(add(mul(neg(target), sub(input1, input2)), margin), 0.0)
    return reduced(rows, reduction, "margin_ranking_loss")


def hinge_embedding_loss(
    inputs: Any, targets: Any, margin: float = 1.0, reduction: str = "mean"
) -> Any:
    """The input where the target is 1; how far it is below the margin where it is -1."""
    rows = where(equal(targets, 1), inputs, clamp(sub(margin, inputs), 0.0))
    return reduced(rows, reduction, "hinge_embedding_loss")


def soft_margin_loss(input: Any, target: Any, reduction: str = "mean") -> Any:
    """log(1 + exp(-target * input)) for targets 1 and -1; cannot overflow."""
    return reduced(softplus_of(neg(mul(target, input))), reduction, "soft_margin_loss")
