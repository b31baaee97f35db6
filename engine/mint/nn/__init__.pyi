# Made by `make stubs` from the modules beside it; do not edit.

from . import activation as activation
from . import conv as conv
from . import elements as elements
from . import functional as functional
from . import loss as loss
from . import normalization as normalization
from . import pooling as pooling
from . import unchanged as unchanged
from .activation import ELU as ELU
from .activation import GELU as GELU
from .activation import GLU as GLU
from .activation import SELU as SELU
from .activation import Hardshrink as Hardshrink
from .activation import Hardsigmoid as Hardsigmoid
from .activation import Hardswish as Hardswish
from .activation import Hardtanh as Hardtanh
from .activation import LogSoftmax as LogSoftmax
from .activation import Mish as Mish
from .activation import PReLU as PReLU
from .activation import ReLU6 as ReLU6
from .activation import SiLU as SiLU
from .activation import Softmax as Softmax
from .activation import Softshrink as Softshrink
from .activation import Threshold as Threshold
from .conv import Conv1d as Conv1d
from .conv import Conv2d as Conv2d
from .conv import Conv3d as Conv3d
from .conv import ConvTranspose2d as ConvTranspose2d
from .elements import Dropout as Dropout
from .elements import Dropout2d as Dropout2d
from .elements import Embedding as Embedding
from .elements import Fold as Fold
from .elements import Identity as Identity
from .elements import Unfold as Unfold
from .elements import UpsamplingBilinear2d as UpsamplingBilinear2d
from .elements import UpsamplingNearest2d as UpsamplingNearest2d
from .elements import ZeroPad1d as ZeroPad1d
from .elements import ZeroPad3d as ZeroPad3d
from .loss import BCEWithLogitsLoss as BCEWithLogitsLoss
from .loss import KLDivLoss as KLDivLoss
from .loss import SmoothL1Loss as SmoothL1Loss
from .normalization import BatchNorm1d as BatchNorm1d
from .normalization import BatchNorm2d as BatchNorm2d
from .normalization import BatchNorm3d as BatchNorm3d
from .normalization import GroupNorm as GroupNorm
from .normalization import LayerNorm as LayerNorm
from .normalization import SyncBatchNorm as SyncBatchNorm
from .pooling import AdaptiveMaxPool1d as AdaptiveMaxPool1d
from .pooling import AvgPool1d as AvgPool1d
from .pooling import AvgPool2d as AvgPool2d
from .pooling import AvgPool3d as AvgPool3d
from .pooling import MaxPool2d as MaxPool2d
from .unchanged import AdaptiveAvgPool1d as AdaptiveAvgPool1d
from .unchanged import AdaptiveAvgPool2d as AdaptiveAvgPool2d
from .unchanged import AdaptiveAvgPool3d as AdaptiveAvgPool3d
from .unchanged import AdaptiveMaxPool2d as AdaptiveMaxPool2d
from .unchanged import BCELoss as BCELoss
from .unchanged import ConstantPad1d as ConstantPad1d
from .unchanged import ConstantPad2d as ConstantPad2d
from .unchanged import ConstantPad3d as ConstantPad3d
from .unchanged import CosineEmbeddingLoss as CosineEmbeddingLoss
from .unchanged import CrossEntropyLoss as CrossEntropyLoss
from .unchanged import Flatten as Flatten
from .unchanged import L1Loss as L1Loss
from .unchanged import Linear as Linear
from .unchanged import LogSigmoid as LogSigmoid
from .unchanged import MaxUnpool2d as MaxUnpool2d
from .unchanged import MSELoss as MSELoss
from .unchanged import NLLLoss as NLLLoss
from .unchanged import PixelShuffle as PixelShuffle
from .unchanged import ReflectionPad1d as ReflectionPad1d
from .unchanged import ReflectionPad2d as ReflectionPad2d
from .unchanged import ReflectionPad3d as ReflectionPad3d
from .unchanged import ReLU as ReLU
from .unchanged import ReplicationPad1d as ReplicationPad1d
from .unchanged import ReplicationPad2d as ReplicationPad2d
from .unchanged import ReplicationPad3d as ReplicationPad3d
from .unchanged import Sigmoid as Sigmoid
from .unchanged import SoftMarginLoss as SoftMarginLoss
from .unchanged import Tanh as Tanh
from .unchanged import Upsample as Upsample
from .unchanged import ZeroPad2d as ZeroPad2d

__all__ = [
    "ELU",
    "GELU",
    "GLU",
    "SELU",
    "AdaptiveAvgPool1d",
    "AdaptiveAvgPool2d",
    "AdaptiveAvgPool3d",
    "AdaptiveMaxPool1d",
    "AdaptiveMaxPool2d",
    "AvgPool1d",
    "AvgPool2d",
    "AvgPool3d",
    "BCELoss",
    "BCEWithLogitsLoss",
    "BatchNorm1d",
    "BatchNorm2d",
    "BatchNorm3d",
    "ConstantPad1d",
    "ConstantPad2d",
    "ConstantPad3d",
    "Conv1d",
    "Conv2d",
    "Conv3d",
    "ConvTranspose2d",
    "CosineEmbeddingLoss",
    "CrossEntropyLoss",
    "Dropout",
    "Dropout2d",
    "Embedding",
    "Flatten",
    "Fold",
    "GroupNorm",
    "Hardshrink",
    "Hardsigmoid",
    "Hardswish",
    "Hardtanh",
    "Identity",
    "KLDivLoss",
    "L1Loss",
    "LayerNorm",
    "Linear",
    "LogSigmoid",
    "LogSoftmax",
    "MSELoss",
    "MaxPool2d",
    "MaxUnpool2d",
    "Mish",
    "NLLLoss",
    "PReLU",
    "PixelShuffle",
    "ReLU",
    "ReLU6",
    "ReflectionPad1d",
    "ReflectionPad2d",
    "ReflectionPad3d",
    "ReplicationPad1d",
    "ReplicationPad2d",
    "ReplicationPad3d",
    "SiLU",
    "Sigmoid",
    "SmoothL1Loss",
    "SoftMarginLoss",
    "Softmax",
    "Softshrink",
    "SyncBatchNorm",
    "Tanh",
    "Threshold",
    "Unfold",
    "Upsample",
    "UpsamplingBilinear2d",
    "UpsamplingNearest2d",
    "ZeroPad1d",
    "ZeroPad2d",
    "ZeroPad3d",
]
