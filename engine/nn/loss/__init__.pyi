# Made by `make stubs` from the modules beside it; do not edit.

from . import base as base
from . import cross_entropy as cross_entropy
from . import probability as probability
from . import regression as regression
from .base import LossBase as LossBase
from .cross_entropy import CrossEntropyLoss as CrossEntropyLoss
from .cross_entropy import FocalLoss as FocalLoss
from .cross_entropy import NLLLoss as NLLLoss
from .cross_entropy import SoftmaxCrossEntropyWithLogits as SoftmaxCrossEntropyWithLogits
from .probability import BCELoss as BCELoss
from .probability import BCEWithLogitsLoss as BCEWithLogitsLoss
from .probability import CosineEmbeddingLoss as CosineEmbeddingLoss
from .probability import HingeEmbeddingLoss as HingeEmbeddingLoss
from .probability import KLDivLoss as KLDivLoss
from .probability import MarginRankingLoss as MarginRankingLoss
from .probability import SoftMarginLoss as SoftMarginLoss
from .regression import HuberLoss as HuberLoss
from .regression import L1Loss as L1Loss
from .regression import MAELoss as MAELoss
from .regression import MSELoss as MSELoss
from .regression import RMSELoss as RMSELoss
from .regression import SmoothL1Loss as SmoothL1Loss

__all__ = [
    "BCELoss",
    "BCEWithLogitsLoss",
    "CosineEmbeddingLoss",
    "CrossEntropyLoss",
    "FocalLoss",
    "HingeEmbeddingLoss",
    "HuberLoss",
    "KLDivLoss",
    "L1Loss",
    "LossBase",
    "MAELoss",
    "MSELoss",
    "MarginRankingLoss",
    "NLLLoss",
    "RMSELoss",
    "SmoothL1Loss",
    "SoftMarginLoss",
    "SoftmaxCrossEntropyWithLogits",
]
