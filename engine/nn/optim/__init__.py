"""Optimizers, and the learning rates they follow."""

from __future__ import annotations

from .ada_max import AdaMax
from .adadelta import Adadelta
from .adagrad import Adagrad
from .adam import Adam
from .adam_weight_decay import AdamWeightDecay
from .base import Optimizer
from .ftrl import FTRL
from .momentum import Momentum
from .proximal_adagrad import ProximalAdagrad
from .rms_prop import RMSProp
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
    "FTRL",
    "SGD",
    "AdaMax",
    "Adadelta",
    "Adagrad",
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
    "ProximalAdagrad",
    "RMSProp",
    "WarmUpLR",
]
