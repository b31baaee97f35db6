# Made by `make stubs` from the modules beside it; do not edit.

from . import activation as activation
from . import adaptive_pool as adaptive_pool
from . import arguments as arguments
from . import arrangement as arrangement
from . import attention as attention
from . import attention_forward as attention_forward
from . import attention_masks as attention_masks
from . import batch_norm as batch_norm
from . import bi_dense as bi_dense
from . import cell_dict as cell_dict
from . import combined as combined
from . import container as container
from . import conv as conv
from . import conv_transpose as conv_transpose
from . import curvature as curvature
from . import dense as dense
from . import dropout as dropout
from . import embedding as embedding
from . import embedding_lookup as embedding_lookup
from . import example as example
from . import flatten as flatten
from . import gamma as gamma
from . import heads as heads
from . import image as image
from . import image_quality as image_quality
from . import instance_norm as instance_norm
from . import linear as linear
from . import matrix as matrix
from . import member_names as member_names
from . import norm as norm
from . import other_pool as other_pool
from . import padding as padding
from . import plain_activation as plain_activation
from . import pool as pool
from . import recurrent_step as recurrent_step
from . import reduction as reduction
from . import rnn as rnn
from . import rnn_cells as rnn_cells
from . import sparse_products as sparse_products
from . import thor_conv as thor_conv
from . import thor_dense as thor_dense
from . import thor_embedding as thor_embedding
from . import time_distributed as time_distributed
from . import transformer as transformer
from . import transformer_layer as transformer_layer
from .activation import CELU as CELU
from .activation import ELU as ELU
from .activation import GELU as GELU
from .activation import GLU as GLU
from .activation import FastGelu as FastGelu
from .activation import Hardtanh as Hardtanh
from .activation import HShrink as HShrink
from .activation import HSigmoid as HSigmoid
from .activation import HSwish as HSwish
from .activation import LeakyReLU as LeakyReLU
from .activation import LogSigmoid as LogSigmoid
from .activation import LogSoftmax as LogSoftmax
from .activation import Mish as Mish
from .activation import PReLU as PReLU
from .activation import ReLU as ReLU
from .activation import ReLU6 as ReLU6
from .activation import RReLU as RReLU
from .activation import SeLU as SeLU
from .activation import Sigmoid as Sigmoid
from .activation import SiLU as SiLU
from .activation import Softmax as Softmax
from .activation import Softmax2d as Softmax2d
from .activation import Softmin as Softmin
from .activation import Softplus as Softplus
from .activation import SoftShrink as SoftShrink
from .activation import Softsign as Softsign
from .activation import Tanh as Tanh
from .activation import Tanhshrink as Tanhshrink
from .activation import Threshold as Threshold
from .activation import get_activation as get_activation
from .adaptive_pool import AdaptiveAvgPool1d as AdaptiveAvgPool1d
from .adaptive_pool import AdaptiveAvgPool2d as AdaptiveAvgPool2d
from .adaptive_pool import AdaptiveAvgPool3d as AdaptiveAvgPool3d
from .adaptive_pool import AdaptiveMaxPool1d as AdaptiveMaxPool1d
from .adaptive_pool import AdaptiveMaxPool2d as AdaptiveMaxPool2d
from .adaptive_pool import AdaptiveMaxPool3d as AdaptiveMaxPool3d
from .arrangement import OneHot as OneHot
from .arrangement import Range as Range
from .arrangement import Roll as Roll
from .arrangement import Unflatten as Unflatten
from .attention import MultiheadAttention as MultiheadAttention
from .batch_norm import BatchNorm1d as BatchNorm1d
from .batch_norm import BatchNorm2d as BatchNorm2d
from .batch_norm import BatchNorm3d as BatchNorm3d
from .batch_norm import SyncBatchNorm as SyncBatchNorm
from .bi_dense import BiDense as BiDense
from .cell_dict import CellDict as CellDict
from .combined import Conv2dBnAct as Conv2dBnAct
from .combined import DenseBnAct as DenseBnAct
from .container import CellList as CellList
from .container import SequentialCell as SequentialCell
from .conv import Conv1d as Conv1d
from .conv import Conv2d as Conv2d
from .conv import Conv3d as Conv3d
from .conv_transpose import Conv1dTranspose as Conv1dTranspose
from .conv_transpose import Conv2dTranspose as Conv2dTranspose
from .conv_transpose import Conv3dTranspose as Conv3dTranspose
from .dense import Dense as Dense
from .dropout import Dropout as Dropout
from .dropout import Dropout1d as Dropout1d
from .dropout import Dropout2d as Dropout2d
from .dropout import Dropout3d as Dropout3d
from .embedding import Embedding as Embedding
from .embedding_lookup import EmbeddingLookup as EmbeddingLookup
from .embedding_lookup import MultiFieldEmbeddingLookup as MultiFieldEmbeddingLookup
from .flatten import Flatten as Flatten
from .gamma import DiGamma as DiGamma
from .gamma import IGamma as IGamma
from .gamma import LBeta as LBeta
from .gamma import LGamma as LGamma
from .image import LRN as LRN
from .image import CentralCrop as CentralCrop
from .image import ChannelShuffle as ChannelShuffle
from .image import PixelShuffle as PixelShuffle
from .image import PixelUnshuffle as PixelUnshuffle
from .image import ResizeBilinear as ResizeBilinear
from .image import Unfold as Unfold
from .image import Upsample as Upsample
from .image_quality import MSSSIM as MSSSIM
from .image_quality import PSNR as PSNR
from .image_quality import SSIM as SSIM
from .image_quality import ImageGradients as ImageGradients
from .instance_norm import InstanceNorm1d as InstanceNorm1d
from .instance_norm import InstanceNorm2d as InstanceNorm2d
from .instance_norm import InstanceNorm3d as InstanceNorm3d
from .linear import Linear as Linear
from .matrix import MatDet as MatDet
from .matrix import MatInverse as MatInverse
from .matrix import MatMul as MatMul
from .matrix import MatrixDiag as MatrixDiag
from .matrix import MatrixDiagPart as MatrixDiagPart
from .matrix import MatrixSetDiag as MatrixSetDiag
from .matrix import Tril as Tril
from .matrix import Triu as Triu
from .norm import GroupNorm as GroupNorm
from .norm import LayerNorm as LayerNorm
from .norm import RMSNorm as RMSNorm
from .other_pool import FractionalMaxPool2d as FractionalMaxPool2d
from .other_pool import FractionalMaxPool3d as FractionalMaxPool3d
from .other_pool import LPPool1d as LPPool1d
from .other_pool import LPPool2d as LPPool2d
from .other_pool import MaxUnpool1d as MaxUnpool1d
from .other_pool import MaxUnpool2d as MaxUnpool2d
from .other_pool import MaxUnpool3d as MaxUnpool3d
from .padding import ConstantPad1d as ConstantPad1d
from .padding import ConstantPad2d as ConstantPad2d
from .padding import ConstantPad3d as ConstantPad3d
from .padding import Pad as Pad
from .padding import ReflectionPad1d as ReflectionPad1d
from .padding import ReflectionPad2d as ReflectionPad2d
from .padding import ReflectionPad3d as ReflectionPad3d
from .padding import ReplicationPad1d as ReplicationPad1d
from .padding import ReplicationPad2d as ReplicationPad2d
from .padding import ReplicationPad3d as ReplicationPad3d
from .padding import ZeroPad2d as ZeroPad2d
from .pool import AvgPool1d as AvgPool1d
from .pool import AvgPool2d as AvgPool2d
from .pool import AvgPool3d as AvgPool3d
from .pool import MaxPool1d as MaxPool1d
from .pool import MaxPool2d as MaxPool2d
from .pool import MaxPool3d as MaxPool3d
from .reduction import ClipByNorm as ClipByNorm
from .reduction import L1Regularizer as L1Regularizer
from .reduction import Moments as Moments
from .reduction import Norm as Norm
from .reduction import ReduceLogSumExp as ReduceLogSumExp
from .rnn import GRU as GRU
from .rnn import LSTM as LSTM
from .rnn import RNN as RNN
from .rnn_cells import GRUCell as GRUCell
from .rnn_cells import LSTMCell as LSTMCell
from .rnn_cells import RNNCell as RNNCell
from .thor_conv import Conv2dThor as Conv2dThor
from .thor_dense import DenseThor as DenseThor
from .thor_embedding import EmbeddingLookupThor as EmbeddingLookupThor
from .thor_embedding import EmbeddingThor as EmbeddingThor
from .time_distributed import TimeDistributed as TimeDistributed
from .transformer import Transformer as Transformer
from .transformer import TransformerDecoder as TransformerDecoder
from .transformer import TransformerEncoder as TransformerEncoder
from .transformer_layer import TransformerDecoderLayer as TransformerDecoderLayer
from .transformer_layer import TransformerEncoderLayer as TransformerEncoderLayer

__all__ = [
    "CELU",
    "ELU",
    "GELU",
    "GLU",
    "GRU",
    "LRN",
    "LSTM",
    "MSSSIM",
    "PSNR",
    "RNN",
    "SSIM",
    "AdaptiveAvgPool1d",
    "AdaptiveAvgPool2d",
    "AdaptiveAvgPool3d",
    "AdaptiveMaxPool1d",
    "AdaptiveMaxPool2d",
    "AdaptiveMaxPool3d",
    "AvgPool1d",
    "AvgPool2d",
    "AvgPool3d",
    "BatchNorm1d",
    "BatchNorm2d",
    "BatchNorm3d",
    "BiDense",
    "CellDict",
    "CellList",
    "CentralCrop",
    "ChannelShuffle",
    "ClipByNorm",
    "ConstantPad1d",
    "ConstantPad2d",
    "ConstantPad3d",
    "Conv1d",
    "Conv1dTranspose",
    "Conv2d",
    "Conv2dBnAct",
    "Conv2dThor",
    "Conv2dTranspose",
    "Conv3d",
    "Conv3dTranspose",
    "Dense",
    "DenseBnAct",
    "DenseThor",
    "DiGamma",
    "Dropout",
    "Dropout1d",
    "Dropout2d",
    "Dropout3d",
    "Embedding",
    "EmbeddingLookup",
    "EmbeddingLookupThor",
    "EmbeddingThor",
    "FastGelu",
    "Flatten",
    "FractionalMaxPool2d",
    "FractionalMaxPool3d",
    "GRUCell",
    "GroupNorm",
    "HShrink",
    "HSigmoid",
    "HSwish",
    "Hardtanh",
    "IGamma",
    "ImageGradients",
    "InstanceNorm1d",
    "InstanceNorm2d",
    "InstanceNorm3d",
    "L1Regularizer",
    "LBeta",
    "LGamma",
    "LPPool1d",
    "LPPool2d",
    "LSTMCell",
    "LayerNorm",
    "LeakyReLU",
    "Linear",
    "LogSigmoid",
    "LogSoftmax",
    "MatDet",
    "MatInverse",
    "MatMul",
    "MatrixDiag",
    "MatrixDiagPart",
    "MatrixSetDiag",
    "MaxPool1d",
    "MaxPool2d",
    "MaxPool3d",
    "MaxUnpool1d",
    "MaxUnpool2d",
    "MaxUnpool3d",
    "Mish",
    "Moments",
    "MultiFieldEmbeddingLookup",
    "MultiheadAttention",
    "Norm",
    "OneHot",
    "PReLU",
    "Pad",
    "PixelShuffle",
    "PixelUnshuffle",
    "RMSNorm",
    "RNNCell",
    "RReLU",
    "Range",
    "ReLU",
    "ReLU6",
    "ReduceLogSumExp",
    "ReflectionPad1d",
    "ReflectionPad2d",
    "ReflectionPad3d",
    "ReplicationPad1d",
    "ReplicationPad2d",
    "ReplicationPad3d",
    "ResizeBilinear",
    "Roll",
    "SeLU",
    "SequentialCell",
    "SiLU",
    "Sigmoid",
    "SoftShrink",
    "Softmax",
    "Softmax2d",
    "Softmin",
    "Softplus",
    "Softsign",
    "SyncBatchNorm",
    "Tanh",
    "Tanhshrink",
    "Threshold",
    "TimeDistributed",
    "Transformer",
    "TransformerDecoder",
    "TransformerDecoderLayer",
    "TransformerEncoder",
    "TransformerEncoderLayer",
    "Tril",
    "Triu",
    "Unflatten",
    "Unfold",
    "Upsample",
    "ZeroPad2d",
    "get_activation",
]
