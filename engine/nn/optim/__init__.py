"""Optimizers, and the learning rates they follow."""

from __future__ import annotations

from .adam import Adam
from .adam_weight_decay import AdamWeightDecay
from .base import Optimizer
from .momentum import Momentum
from .schedule import (
    CosineDecayLR,
    ExponentialDecayLR,
    InverseDecayLR,
    LearningRateSchedule,
    NaturalExpDecayLR,
    PolynomialDecayLR,
    WarmUpLR,
)
from .sgd import SGD

__all__ = [
    "SGD",
    "Adam",
    "AdamWeightDecay",
    "CosineDecayLR",
    "ExponentialDecayLR",
    "InverseDecayLR",
    "LearningRateSchedule",
    "Momentum",
    "NaturalExpDecayLR",
    "Optimizer",
    "PolynomialDecayLR",
    "WarmUpLR",
]
