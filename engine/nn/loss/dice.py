"""Losses of overlap: how little predicted and labelled regions have in common."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.cell import Cell
from engine.nn.layer.activation import get_activation
from engine.tensor import Tensor

from .base import LossBase
from .cross_entropy import optional_tensor

__all__ = ["DiceLoss", "MultiClassDiceLoss"]

ACTIVATIONS = ("softmax", "logsoftmax", "relu", "relu6", "tanh", "sigmoid")


class DiceLoss(LossBase):
    """1 - 2 |a * b| / (|a|² + |b|² + smooth), of all elements together.

    Args:
        smooth: Added below the line, so that nothing is divided by 0.

    Called with predictions and labels of one shape, and returns one number.

    Raises:
        ArgumentTypeError: If `smooth` is no float.
        ArgumentValueError: If it is not above 0.
        ShapeError: If the shapes differ.

    Source: Milletari et al., arXiv:1606.04797, with squares below the line.

    >>> import engine
    >>> from engine import nn
    >>> float(nn.DiceLoss()(engine.Tensor([1.0, 1.0]), engine.Tensor([1.0, 0.0]))).__round__(4)
    0.3333

    """

    def __init__(self, smooth: float = 1e-5) -> None:
        super().__init__()
        if not isinstance(smooth, float):
            raise ArgumentTypeError.of("DiceLoss(smooth)", "a float", smooth)
        if smooth <= 0:
            raise ArgumentValueError.of("DiceLoss(smooth)", "a number above 0", smooth)
        self.smooth = smooth

    def construct(self, logits: Tensor, label: Tensor) -> Tensor:
        _check_same("DiceLoss", logits, label)
        common = ops.sum(ops.mul(logits, label))
        all_ = ops.add(ops.sum(ops.square(logits)), ops.sum(ops.square(label)))
        return ops.sub(1.0, ops.div(ops.mul(common, 2.0), ops.add(all_, self.smooth)))


class MultiClassDiceLoss(LossBase):
    """The `DiceLoss` of each class, summed and divided by the number of classes.

    Args:
        weights: (classes, numbers): how much the loss of each class counts; the result is then
            (numbers,). None: 1.
        ignore_indiex: The number of a class whose loss is left out of the sum, or None. The name is
            MindSpore's.
        activation: What predictions go through first: "softmax" (over the last axis),
            "logsoftmax", "relu", "relu6", "tanh", "sigmoid", a cell, or None.

    Called with predictions and labels, both (batch, classes, …).

    Raises:
        ArgumentTypeError: If the weights are no tensor, or `ignore_indiex` is no int.
        ArgumentValueError: If the activation is unknown or the weights have not two axes.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> from engine import nn
    >>> labels = engine.Tensor([[1.0, 0.0], [0.0, 1.0]])
    >>> float(nn.MultiClassDiceLoss(activation="relu")(labels, labels)).__round__(4)
    0.0

    """

    def __init__(
        self,
        weights: Tensor | None = None,
        ignore_indiex: int | None = None,
        activation: str | Cell | None = "softmax",
    ) -> None:
        super().__init__()
        where = "MultiClassDiceLoss"
        self.binarydiceloss = DiceLoss()
        self.weights = optional_tensor(f"{where}(weights)", weights)
        if isinstance(weights, Tensor) and len(weights.shape) != 2:
            expected = "(classes, numbers)"
            raise ArgumentValueError.of(f"{where}(weights)", expected, tuple(weights.shape))
        if ignore_indiex is not None and (
            isinstance(ignore_indiex, bool) or not isinstance(ignore_indiex, int)
        ):
            raise ArgumentTypeError.of(f"{where}(ignore_indiex)", "an int", ignore_indiex)
        self.ignore_indiex = ignore_indiex
        if isinstance(activation, str):
            activation = activation.lower()
            if activation not in ACTIVATIONS:
                expected = f"one of {', '.join(ACTIVATIONS)}"
                raise ArgumentValueError.of(f"{where}(activation)", expected, repr(activation))
            activation = get_activation(activation)
        elif activation is not None and not isinstance(activation, Cell):
            raise ArgumentTypeError.of(f"{where}(activation)", "a str, a Cell or None", activation)
        self.activation: Any = activation

    def construct(self, logits: Tensor, label: Tensor) -> Tensor:
        _check_same("MultiClassDiceLoss", logits, label)
        if len(label.shape) < 2:
            text = "(batch, classes, …)"
            raise ShapeError.of("MultiClassDiceLoss(label)", text, tuple(label.shape))
        classes = label.shape[1]
        if self.weights is not None and self.weights.shape[0] != classes:
            got = tuple(self.weights.shape)
            raise ShapeError.of("MultiClassDiceLoss(weights)", f"({classes}, numbers)", got)
        if self.activation is not None:
            logits = self.activation(logits)
        total: Any = 0.0
        for number in range(classes):
            if number != self.ignore_indiex:
                loss = self.binarydiceloss(logits[:, number], label[:, number])
                loss = loss if self.weights is None else ops.mul(loss, self.weights[number])
                total = ops.add(loss, total)
        return ops.div(total, classes)

    @classmethod
    def _example(cls, rng: Any) -> tuple[Any, ...]:
        return rng.random((2, 3, 4)), np.round(rng.random((2, 3, 4)))


def _check_same(where: str, logits: Any, label: Any) -> None:
    if tuple(logits.shape) != tuple(label.shape):
        raise ShapeError.of(f"{where}(label)", str(tuple(logits.shape)), tuple(label.shape))
