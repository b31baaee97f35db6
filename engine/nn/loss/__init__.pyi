# Made by `make stubs` from the modules beside it; do not edit.

from . import base as base
from . import cross_entropy as cross_entropy
from . import dice as dice
from . import likelihood as likelihood
from . import margin as margin
from . import probability as probability
from . import regression as regression
from . import sampled as sampled
from . import triplet_distance as triplet_distance
from .base import LossBase as LossBase
from .cross_entropy import CrossEntropyLoss as CrossEntropyLoss
from .cross_entropy import FocalLoss as FocalLoss
from .cross_entropy import NLLLoss as NLLLoss
from .cross_entropy import SoftmaxCrossEntropyWithLogits as SoftmaxCrossEntropyWithLogits
from .dice import DiceLoss as DiceLoss
from .dice import MultiClassDiceLoss as MultiClassDiceLoss
from .likelihood import CTCLoss as CTCLoss
from .likelihood import GaussianNLLLoss as GaussianNLLLoss
from .likelihood import PoissonNLLLoss as PoissonNLLLoss
from .margin import MultilabelMarginLoss as MultilabelMarginLoss
from .margin import MultiLabelSoftMarginLoss as MultiLabelSoftMarginLoss
from .margin import MultiMarginLoss as MultiMarginLoss
from .margin import TripletMarginLoss as TripletMarginLoss
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
from .sampled import SampledSoftmaxLoss as SampledSoftmaxLoss
from .triplet_distance import TripletMarginWithDistanceLoss as TripletMarginWithDistanceLoss

__all__ = [
    "BCELoss",
    "BCEWithLogitsLoss",
    "CTCLoss",
    "CosineEmbeddingLoss",
    "CrossEntropyLoss",
    "DiceLoss",
    "FocalLoss",
    "GaussianNLLLoss",
    "HingeEmbeddingLoss",
    "HuberLoss",
    "KLDivLoss",
    "L1Loss",
    "LossBase",
    "MAELoss",
    "MSELoss",
    "MarginRankingLoss",
    "MultiClassDiceLoss",
    "MultiLabelSoftMarginLoss",
    "MultiMarginLoss",
    "MultilabelMarginLoss",
    "NLLLoss",
    "PoissonNLLLoss",
    "RMSELoss",
    "SampledSoftmaxLoss",
    "SmoothL1Loss",
    "SoftMarginLoss",
    "SoftmaxCrossEntropyWithLogits",
    "TripletMarginLoss",
    "TripletMarginWithDistanceLoss",
]
