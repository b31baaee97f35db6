# Made by `make stubs` from the modules beside it; do not edit.

from . import activation as activation
from . import convolution as convolution
from . import elements as elements
from . import loss as loss
from . import normalization as normalization
from . import pooling as pooling
from . import unchanged as unchanged
from .activation import elu as elu
from .activation import elu_ as elu_
from .activation import gelu as gelu
from .activation import glu as glu
from .activation import hardtanh as hardtanh
from .activation import hardtanh_ as hardtanh_
from .activation import leaky_relu as leaky_relu
from .activation import log_softmax as log_softmax
from .activation import logsigmoid as logsigmoid
from .activation import mish as mish
from .activation import relu as relu
from .activation import relu6 as relu6
from .activation import relu_ as relu_
from .activation import selu as selu
from .activation import sigmoid_ as sigmoid_
from .activation import silu as silu
from .activation import softmax as softmax
from .activation import threshold as threshold
from .activation import threshold_ as threshold_
from .convolution import conv1d as conv1d
from .convolution import conv2d as conv2d
from .convolution import conv3d as conv3d
from .convolution import linear as linear
from .elements import dropout as dropout
from .elements import dropout2d as dropout2d
from .elements import flatten as flatten
from .elements import one_hot as one_hot
from .elements import pad as pad
from .elements import upsample as upsample
from .loss import binary_cross_entropy as binary_cross_entropy
from .loss import binary_cross_entropy_with_logits as binary_cross_entropy_with_logits
from .loss import kl_div as kl_div
from .loss import nll_loss as nll_loss
from .loss import smooth_l1_loss as smooth_l1_loss
from .normalization import batch_norm as batch_norm
from .normalization import normalize as normalize
from .pooling import avg_pool1d as avg_pool1d
from .pooling import avg_pool2d as avg_pool2d
from .pooling import avg_pool3d as avg_pool3d
from .pooling import max_pool2d as max_pool2d
from .pooling import max_unpool2d as max_unpool2d
from .unchanged import adaptive_avg_pool1d as adaptive_avg_pool1d
from .unchanged import adaptive_avg_pool2d as adaptive_avg_pool2d
from .unchanged import adaptive_avg_pool3d as adaptive_avg_pool3d
from .unchanged import adaptive_max_pool1d as adaptive_max_pool1d
from .unchanged import adaptive_max_pool2d as adaptive_max_pool2d
from .unchanged import conv_transpose2d as conv_transpose2d
from .unchanged import cosine_embedding_loss as cosine_embedding_loss
from .unchanged import cross_entropy as cross_entropy
from .unchanged import embedding as embedding
from .unchanged import fold as fold
from .unchanged import grid_sample as grid_sample
from .unchanged import group_norm as group_norm
from .unchanged import hardshrink as hardshrink
from .unchanged import hardsigmoid as hardsigmoid
from .unchanged import hardswish as hardswish
from .unchanged import interpolate as interpolate
from .unchanged import l1_loss as l1_loss
from .unchanged import layer_norm as layer_norm
from .unchanged import mse_loss as mse_loss
from .unchanged import pixel_shuffle as pixel_shuffle
from .unchanged import prelu as prelu
from .unchanged import sigmoid as sigmoid
from .unchanged import soft_margin_loss as soft_margin_loss
from .unchanged import softplus as softplus
from .unchanged import softshrink as softshrink
from .unchanged import tanh as tanh
from .unchanged import unfold as unfold

__all__ = [
    "adaptive_avg_pool1d",
    "adaptive_avg_pool2d",
    "adaptive_avg_pool3d",
    "adaptive_max_pool1d",
    "adaptive_max_pool2d",
    "avg_pool1d",
    "avg_pool2d",
    "avg_pool3d",
    "batch_norm",
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "conv1d",
    "conv2d",
    "conv3d",
    "conv_transpose2d",
    "cosine_embedding_loss",
    "cross_entropy",
    "dropout",
    "dropout2d",
    "elu",
    "elu_",
    "embedding",
    "flatten",
    "fold",
    "gelu",
    "glu",
    "grid_sample",
    "group_norm",
    "hardshrink",
    "hardsigmoid",
    "hardswish",
    "hardtanh",
    "hardtanh_",
    "interpolate",
    "kl_div",
    "l1_loss",
    "layer_norm",
    "leaky_relu",
    "linear",
    "log_softmax",
    "logsigmoid",
    "max_pool2d",
    "max_unpool2d",
    "mish",
    "mse_loss",
    "nll_loss",
    "normalize",
    "one_hot",
    "pad",
    "pixel_shuffle",
    "prelu",
    "relu",
    "relu6",
    "relu_",
    "selu",
    "sigmoid",
    "sigmoid_",
    "silu",
    "smooth_l1_loss",
    "soft_margin_loss",
    "softmax",
    "softplus",
    "softshrink",
    "tanh",
    "threshold",
    "threshold_",
    "unfold",
    "upsample",
]
