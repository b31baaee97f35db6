"""Losses of classes: how far logits or log-probabilities are from class numbers.

`reduction` is "mean", "sum" or "none" throughout.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.backend import xp_of
from engine.backend.native import rows as native_rows
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Tensor, TensorOrNumber

from . import infer
from .arithmetic import add, div, mul, neg, sub
from .arrangement import expand_dims, reshape, squeeze
from .cast import cast
from .comparison import not_equal, where
from .indexing import gather, gather_elements, one_hot_rows
from .loss import reduced
from .precision import computed_in
from .promotion import total_of
from .reduction import sum as sum_of
from .softmax_forms import log_softmax, softmax

__all__ = ["cross_entropy", "nll_loss", "softmax_cross_entropy", "sparse_softmax_cross_entropy"]


def _shares_spec(logits: Spec, labels: Spec) -> Spec:
    return Spec(logits.shape[:-1], infer.broadcast(logits, labels).dtype)


def _rows_spec(logits: Spec, labels: Spec) -> Spec:
    return Spec(logits.shape[:-1], logits.dtype)


def _log_shares(xp: Any, logits: Any) -> Any:
    shifted = logits - logits.max(-1, keepdims=True)
    return shifted - xp.log(total_of(xp.exp(shifted), -1, keepdims=True))


@primitive(infer=_shares_spec, rows=(0, 1), mindspore="SoftmaxCrossEntropyWithLogits")
def softmax_cross_entropy(logits: Tensor, labels: TensorOrNumber) -> Tensor:
    """For each row, minus the sum of its labels times the log-softmax of its logits.

    Args:
        logits: (…, classes).
        labels: The shape of `logits`: a probability for each class. No gradient flows to them.

    Returns:
        (…).

    """
    return -total_of(labels * _log_shares(xp_of(logits), logits), -1)


@primitive(infer=_rows_spec, rows=(0, 1), mindspore="SparseSoftmaxCrossEntropyWithLogits")
def sparse_softmax_cross_entropy(logits: Tensor, labels: Tensor) -> Tensor:
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
    numbers: Any = labels
    if numbers.dtype.kind not in "iu":
        raise ArgumentTypeError(
            f"cross entropy expected whole-number labels, got {numbers.dtype}. "
            "Hint: sparse=False takes probabilities."
        )
    if xp is np and numbers.size and not 0 <= numbers.min() <= numbers.max() < logits.shape[-1]:
        expected = f"labels from 0 to {logits.shape[-1] - 1}"
        got = f"{numbers.min()} to {numbers.max()}"
        raise ArgumentValueError.of("cross entropy", expected, got)
    log_shares = _log_shares(xp, logits)
    return -xp.take_along_axis(log_shares, numbers[..., None].astype(np.intp), -1)[..., 0]


@sparse_softmax_cross_entropy.form(device="CPU", provider="native")
def _sparse_natively(logits: Any, labels: Any) -> Any:
    out = native_rows.sparse_losses(logits, labels)
    return sparse_softmax_cross_entropy.reference(logits, labels) if out is None else out


def _dense_rule(g: Any, out: Any, logits: Any, labels: Any) -> Any:
    """As MindSpore documents and computes it: right for labels that sum to 1."""
    return mul(expand_dims(g, -1), sub(softmax(logits), labels))


def _sparse_rule(g: Any, out: Any, logits: Any, labels: Any) -> Any:
    dtype = logits.array.dtype if isinstance(logits, Value) else logits.dtype
    depth = logits.shape[-1]
    hit = one_hot_rows(labels, depth=depth, on=1.0, off=0.0, dtype=dtype)
    return mul(expand_dims(g, -1), sub(softmax(logits), hit))


def _dense_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((3, 4)), rng.dirichlet(np.ones(4), 3)), {}


def _sparse_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((3, 4)), rng.integers(0, 4, 3)), {}
    yield (rng.standard_normal((2, 2, 3)), rng.integers(0, 3, (2, 2))), {}


defvjp(softmax_cross_entropy, _dense_rule, None, examples=_dense_examples)
defvjp(sparse_softmax_cross_entropy, _sparse_rule, None, examples=_sparse_examples)


def cross_entropy(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    ignore_index: int = -100,
    reduction: str = "mean",
    label_smoothing: float = 0.0,
) -> Tensor:
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
    inputs: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    ignore_index: int = -100,
    reduction: str = "mean",
    label_smoothing: float = 0.0,
) -> Tensor:
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
    weights = weights_of(target, weight, ignore_index)
    rows = neg(mul(squeeze(gather_elements(inputs, axis, index), axis), weights))
    if label_smoothing:
        every = inputs if weight is None else mul(inputs, _on_axis(weight, axis, len(shape)))
        smooth = neg(mul(sum_of(every, axis), cast(counted, inputs.dtype)))
        share = label_smoothing / shape[axis]
        rows = add(mul(rows, 1 - label_smoothing), mul(smooth, share))
    if reduction == "mean":
        loss = div(sum_of(rows), sum_of(weights))
    else:
        loss = reduced(rows, reduction, "nll_loss")
    # Added up in float32; of halves it is one again, unless weights are wider.
    dtype = computed_in() or inputs.dtype
    return cast(loss, dtype) if weight is None and loss.dtype != dtype else loss


def weights_of(target: Any, weight: Any, ignore_index: int) -> Any:
    """How much each target counts: the weight of its class (1 without), 0 for the ignored."""
    counted = not_equal(target, ignore_index)
    if weight is None:
        return cast(counted, np.float32)
    return mul(gather(weight, where(counted, target, 0)), cast(counted, weight.dtype))


def _on_axis(weight: Any, axis: int, rank: int) -> Any:
    return reshape(weight, tuple(-1 if k == axis else 1 for k in range(rank)))


def _check_smoothing(label_smoothing: float) -> None:
    if not 0 <= label_smoothing <= 1:
        expected = "a number from 0 to 1"
        raise ArgumentValueError.of("cross_entropy(label_smoothing)", expected, label_smoothing)
