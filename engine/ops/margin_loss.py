"""Losses that ask for a margin between right and wrong, as functions.

`reduction` is "mean", "sum" or "none" throughout.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Tensor, TensorOrNumber

from .activation import relu, softplus_of
from .arithmetic import add, div, minimum, mul, neg, sub
from .arrangement import expand_dims, reshape
from .cast import cast
from .clipping import clamp
from .comparison import equal, less, logical_and, logical_not, not_equal, where
from .distance import pairwise_distance
from .elementary import square
from .indexing import gather, gather_elements
from .loss import reduced
from .reduction import any as any_of
from .reduction import mean
from .reduction import sum as sum_of
from .running import cumsum

__all__ = [
    "multi_margin_loss",
    "multilabel_margin_loss",
    "multilabel_soft_margin_loss",
    "triplet_margin_loss",
]


def triplet_margin_loss(
    anchor: Tensor,
    positive: Tensor,
    negative: Tensor,
    margin: TensorOrNumber = 1.0,
    p: float = 2,
    eps: float = 1e-06,
    swap: bool = False,
    reduction: str = "mean",
) -> Tensor:
    """How far the anchor is from being nearer to the positive than to the negative by a margin.

    Args:
        anchor: (…, numbers), with at least two axes.
        positive: What the anchor should be near to; broadcasts with it.
        negative: What it should be away from; broadcasts with it.
        margin: A number, or a tensor of shape ().
        p: The power of the distance.
        eps: Added to each difference.
        swap: Whether the distance from positive to negative counts where it is smaller.
        reduction: "mean", "sum" or "none".

    Raises:
        ArgumentTypeError: If an option has the wrong type.
        ArgumentValueError: If the margin is no single number.
        ShapeError: If no tensor has two axes.

    >>> import engine
    >>> anchor, near, far = (engine.Tensor([[x]]) for x in (0.0, 1.0, 1.5))
    >>> float(triplet_margin_loss(anchor, near, far)).__round__(4)
    0.5

    """
    name = "triplet_margin_loss"
    _check_type(name, "p", p, int)
    _check_type(name, "eps", eps, float)
    _check_type(name, "swap", swap, bool)
    if np.shape(margin) != ():
        raise ArgumentValueError.of(f"{name}(margin)", "one number", np.shape(margin))
    if max(len(x.shape) for x in (anchor, positive, negative)) < 2:
        raise ShapeError.of(f"{name}(anchor)", "(batch, numbers)", tuple(anchor.shape))
    near = pairwise_distance(anchor, positive, p, eps)
    far = pairwise_distance(anchor, negative, p, eps)
    if swap:
        far = minimum(far, pairwise_distance(positive, negative, p, eps))
    return reduced(clamp(add(sub(near, far), margin), 0.0), reduction, name)


def multi_margin_loss(
    input: Tensor,
    target: Tensor,
    p: int = 1,
    margin: float = 1,
    weight: Tensor | None = None,
    reduction: str = "mean",
) -> Tensor:
    """How far the score of the right class is from being above each other by a margin.

    Args:
        input: (batch, classes) scores.
        target: (batch,) class numbers.
        p: 1, or 2 for squares.
        margin: How far above.
        weight: (classes,): how much each right class counts, or None.
        reduction: "mean", "sum" or "none".

    Raises:
        ArgumentTypeError: If the target has no whole numbers.
        ArgumentValueError: If `p` is neither 1 nor 2, or a target is no class.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> float(multi_margin_loss(engine.Tensor([[0.0, 1.0]]), engine.Tensor([0])))
    1.0

    """
    if isinstance(p, bool) or not isinstance(p, int) or p not in {1, 2}:
        raise ArgumentValueError.of("multi_margin_loss(p)", "1 or 2", repr(p))
    shape = tuple(input.shape)
    if len(shape) != 2 or tuple(target.shape) != shape[:1]:
        got = f"{shape} and {tuple(target.shape)}"
        raise ShapeError.of("multi_margin_loss", "(batch, classes) and (batch,)", got)
    if weight is not None and tuple(weight.shape) != shape[1:]:
        raise ShapeError.of("multi_margin_loss(weight)", str(shape[1:]), tuple(weight.shape))
    _check_classes("multi_margin_loss(target)", target, 0, shape[1])
    index = expand_dims(target, 1)
    short = relu(add(sub(margin, gather_elements(input, 1, index)), input))
    short = square(short) if p == 2 else short
    if weight is not None:
        short = mul(short, expand_dims(gather(weight, target), 1))
    classes = Value.wrap(xp_of(target.array).arange(shape[1]))
    rows = div(sum_of(where(not_equal(classes, index), short, 0.0), 1), max(shape[1], 1))
    return reduced(rows, reduction, "multi_margin_loss")


def multilabel_margin_loss(input: Tensor, target: Tensor, reduction: str = "mean") -> Tensor:
    """How far the scores of all right classes are from being above each wrong one's by 1.

    Args:
        input: (batch, classes) or (classes,) scores.
        target: Of the same shape: the numbers of the right classes; those from the first -1 on
            do not count.
        reduction: "mean", "sum" or "none".

    Raises:
        ArgumentTypeError: If the target has no whole numbers.
        ArgumentValueError: If a target is no class.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> scores = engine.Tensor([0.1, 0.2, 0.4, 0.8])
    >>> right = engine.Tensor([3, 0, -1, 1])
    >>> float(multilabel_margin_loss(scores, right)).__round__(4)
    0.85

    """
    shape = tuple(input.shape)
    if len(shape) not in {1, 2} or tuple(target.shape) != shape:
        got = f"{shape} and {tuple(target.shape)}"
        expected = "twice (batch, classes) or twice (classes,)"
        raise ShapeError.of("multilabel_margin_loss", expected, got)
    _check_classes("multilabel_margin_loss(target)", target, -1, shape[-1])
    classes = shape[-1]
    scores, labels = (reshape(x, (-1, classes)) if classes else x for x in (input, target))
    index, counted, hit = _right(labels)
    pairs = logical_and(expand_dims(counted, -1), logical_not(expand_dims(hit, -2)))
    right = expand_dims(gather_elements(scores, -1, index), -1)
    short = relu(add(sub(1.0, right), expand_dims(scores, -2)))
    rows = div(sum_of(where(pairs, short, 0.0), (-2, -1)), max(classes, 1))
    if reduction == "none" and len(shape) == 1:
        rows = rows[0]
    return reduced(rows, reduction, "multilabel_margin_loss")


def _right(labels: Any) -> tuple[Any, Any, Any]:
    """Labels that are all classes, which of them count, and which classes are among those."""
    counted = equal(cumsum(cast(less(labels, 0), np.int64), -1), 0)
    index = where(counted, labels, 0)
    classes = Value.wrap(xp_of(labels.array).arange(labels.shape[-1]))
    hits = logical_and(equal(expand_dims(index, -1), classes), expand_dims(counted, -1))
    return index, counted, any_of(hits, -2)


def right_classes(target: Any) -> Any:
    """1 for the classes that are among the labels of `multilabel_margin_loss`, 0 for others."""
    return cast(_right(target)[2], target.dtype)


def multilabel_soft_margin_loss(
    input: Tensor, target: Tensor, weight: TensorOrNumber | None = None, reduction: str = "mean"
) -> Tensor:
    """The cross entropy between the sigmoid of scores and labels 0 and 1, a mean over the classes.

    Args:
        input: (batch, classes) scores.
        target: Of the same shape, from 0 to 1.
        weight: How much each class counts; broadcasts. None: 1.
        reduction: "mean", "sum" or "none".

    Raises:
        ShapeError: If the shapes differ or have not two axes.

    >>> import engine
    >>> score = engine.Tensor([[0.0, 0.0]])
    >>> float(multilabel_soft_margin_loss(score, engine.Tensor([[1.0, 0.0]]))).__round__(4)
    0.6931

    """
    shape = tuple(input.shape)
    if len(shape) != 2 or tuple(target.shape) != shape:
        got = f"{shape} and {tuple(target.shape)}"
        raise ShapeError.of("multilabel_soft_margin_loss", "twice (batch, classes)", got)
    target = cast(target, input.dtype)
    each = add(mul(target, softplus_of(neg(input))), mul(sub(1.0, target), softplus_of(input)))
    each = each if weight is None else mul(each, weight)
    return reduced(mean(each, 1), reduction, "multilabel_soft_margin_loss")


def _check_type(where: str, name: str, value: Any, kind: type) -> None:
    if not isinstance(value, kind) or (kind is not bool and isinstance(value, bool)):
        raise ArgumentTypeError.of(f"{where}({name})", f"a {kind.__name__}", value)


def _check_classes(where: str, target: Any, least: int, classes: int) -> None:
    if target.array.dtype.kind not in "iu":
        raise ArgumentTypeError.of(where, "whole numbers", target)
    labels = target.array
    # The GPU is not waited for; there numbers that are no classes give a meaningless loss.
    if xp_of(labels) is np and labels.size and not least <= labels.min() <= labels.max() < classes:
        expected = f"numbers from {least} to {classes - 1}"
        raise ArgumentValueError.of(where, expected, f"{labels.min()} to {labels.max()}")
