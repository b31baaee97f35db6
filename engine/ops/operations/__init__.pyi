# Made by `make stubs` from the modules beside it; do not edit.

import collections.abc as _abc
import typing as _typing

import engine.typed as _typed

from . import array as array
from . import borders as borders
from . import bounded_random as bounded_random
from . import boxes as boxes
from . import channels as channels
from . import checking as checking
from . import communication as communication
from . import convolution as convolution
from . import creation as creation
from . import elementwise as elementwise
from . import evaluation as evaluation
from . import fourier as fourier
from . import hooks as hooks
from . import images as images
from . import indices as indices
from . import loops as loops
from . import losses as losses
from . import matrix as matrix
from . import neighbours as neighbours
from . import neural as neural
from . import noise as noise
from . import older as older
from . import operator_class as operator_class
from . import ordered as ordered
from . import other_steps as other_steps
from . import own as own
from . import partners as partners
from . import pooling as pooling
from . import random as random
from . import recurrent as recurrent
from . import recurrent_steps as recurrent_steps
from . import reduction as reduction
from . import resize as resize
from . import row_steps as row_steps
from . import scattering as scattering
from . import shapes as shapes
from . import special as special
from . import step as step
from . import summary as summary
from . import train as train
from . import uneven_communication as uneven_communication
from . import windows as windows
from .array import BroadcastTo as BroadcastTo
from .array import Concat as Concat
from .array import Gather as Gather
from .array import OneHot as OneHot
from .array import Split as Split
from .array import Squeeze as Squeeze
from .array import Stack as Stack
from .array import TopK as TopK
from .array import Unstack as Unstack
from .borders import MirrorPad as MirrorPad
from .borders import Pad as Pad
from .borders import PadV3 as PadV3
from .bounded_random import ParameterizedTruncatedNormal as ParameterizedTruncatedNormal
from .bounded_random import SampleDistortedBoundingBoxV2 as SampleDistortedBoundingBoxV2
from .channels import Dropout2D as Dropout2D
from .channels import Dropout3D as Dropout3D
from .channels import RmsNorm as RmsNorm
from .checking import Assert as Assert
from .checking import CheckNumerics as CheckNumerics
from .checking import EqualCount as EqualCount
from .checking import FloatStatus as FloatStatus
from .checking import InvertPermutation as InvertPermutation
from .checking import SquareSumAll as SquareSumAll
from .communication import AllGather as AllGather
from .communication import AllReduce as AllReduce
from .communication import AlltoAll as AlltoAll
from .communication import Barrier as Barrier
from .communication import Broadcast as Broadcast
from .communication import CollectiveGather as CollectiveGather
from .communication import CollectiveScatter as CollectiveScatter
from .communication import Reduce as Reduce
from .communication import ReduceOp as ReduceOp
from .communication import ReduceScatter as ReduceScatter
from .convolution import Conv2DBackpropInput as Conv2DBackpropInput
from .convolution import Conv2DTranspose as Conv2DTranspose
from .convolution import Conv3D as Conv3D
from .convolution import Conv3DTranspose as Conv3DTranspose
from .convolution import DepthwiseConv2dNative as DepthwiseConv2dNative
from .creation import RaggedRange as RaggedRange
from .fourier import STFT as STFT
from .fourier import FFTWithSize as FFTWithSize
from .hooks import Custom as Custom
from .hooks import HookBackward as HookBackward
from .hooks import InsertGradientOf as InsertGradientOf
from .hooks import PyFunc as PyFunc
from .images import DeformableOffsets as DeformableOffsets
from .images import NonMaxSuppressionWithOverlaps as NonMaxSuppressionWithOverlaps
from .indices import DataFormatDimMap as DataFormatDimMap
from .indices import DataFormatVecPermute as DataFormatVecPermute
from .indices import FillDiagonal as FillDiagonal
from .indices import ListDiff as ListDiff
from .indices import SubAndFilter as SubAndFilter
from .indices import UnravelIndex as UnravelIndex
from .loops import ForiLoop as ForiLoop
from .loops import Scan as Scan
from .loops import WhileLoop as WhileLoop
from .losses import CTCLoss as CTCLoss
from .losses import MultilabelMarginLoss as MultilabelMarginLoss
from .losses import MultiMarginLoss as MultiMarginLoss
from .losses import RNNTLoss as RNNTLoss
from .losses import TripletMarginLoss as TripletMarginLoss
from .matrix import Cdist as Cdist
from .matrix import Cholesky as Cholesky
from .matrix import CholeskyInverse as CholeskyInverse
from .matrix import CholeskySolve as CholeskySolve
from .matrix import Cross as Cross
from .matrix import DiagPart as DiagPart
from .matrix import Eig as Eig
from .matrix import Einsum as Einsum
from .matrix import LpNorm as LpNorm
from .matrix import Lstsq as Lstsq
from .matrix import LuUnpack as LuUnpack
from .matrix import MatrixDiagPartV3 as MatrixDiagPartV3
from .matrix import MatrixDiagV3 as MatrixDiagV3
from .matrix import MatrixInverse as MatrixInverse
from .matrix import MatrixPower as MatrixPower
from .matrix import MatrixSetDiagV3 as MatrixSetDiagV3
from .matrix import MatrixSolve as MatrixSolve
from .matrix import MatrixTriangularSolve as MatrixTriangularSolve
from .matrix import NuclearNorm as NuclearNorm
from .matrix import Ormqr as Ormqr
from .matrix import Pdist as Pdist
from .matrix import Qr as Qr
from .matrix import Renorm as Renorm
from .matrix import Svd as Svd
from .matrix import TridiagonalMatMul as TridiagonalMatMul
from .matrix import Tril as Tril
from .matrix import Triu as Triu
from .neighbours import NeighborExchange as NeighborExchange
from .neighbours import NeighborExchangeV2 as NeighborExchangeV2
from .neural import AvgPool as AvgPool
from .neural import BatchNorm as BatchNorm
from .neural import BiasAdd as BiasAdd
from .neural import Conv2D as Conv2D
from .neural import Dropout as Dropout
from .neural import Elu as Elu
from .neural import L2Normalize as L2Normalize
from .neural import LayerNorm as LayerNorm
from .neural import LogSoftmax as LogSoftmax
from .neural import MaxPool as MaxPool
from .neural import Softmax as Softmax
from .noise import Cauchy as Cauchy
from .noise import DropoutDoMask as DropoutDoMask
from .noise import DropoutGenMask as DropoutGenMask
from .noise import LogNormalReverse as LogNormalReverse
from .noise import NonDeterministicInts as NonDeterministicInts
from .older import ComputeAccidentalHits as ComputeAccidentalHits
from .older import ConfusionMatrix as ConfusionMatrix
from .older import ControlDepend as ControlDepend
from .older import MatrixSolveLs as MatrixSolveLs
from .operator_class import Primitive as Primitive
from .ordered import Bincount as Bincount
from .ordered import Bucketize as Bucketize
from .ordered import CountNonZero as CountNonZero
from .ordered import Cummax as Cummax
from .ordered import Cummin as Cummin
from .ordered import CumProd as CumProd
from .ordered import CumulativeLogsumexp as CumulativeLogsumexp
from .ordered import EuclideanNorm as EuclideanNorm
from .ordered import Histogram as Histogram
from .ordered import HistogramFixedWidth as HistogramFixedWidth
from .ordered import InTopK as InTopK
from .ordered import LowerBound as LowerBound
from .ordered import Median as Median
from .ordered import NthElement as NthElement
from .ordered import Quantile as Quantile
from .ordered import ReduceStd as ReduceStd
from .ordered import SearchSorted as SearchSorted
from .ordered import Sort as Sort
from .ordered import UniqueConsecutive as UniqueConsecutive
from .ordered import UpperBound as UpperBound
from .other_steps import AdamWeightDecay as AdamWeightDecay
from .other_steps import ApplyAdagradDA as ApplyAdagradDA
from .other_steps import ApplyAdagradV2 as ApplyAdagradV2
from .other_steps import ApplyAdamWithAmsgrad as ApplyAdamWithAmsgrad
from .other_steps import ApplyAdamWithAmsgradV2 as ApplyAdamWithAmsgradV2
from .other_steps import ApplyAddSign as ApplyAddSign
from .other_steps import ApplyKerasMomentum as ApplyKerasMomentum
from .other_steps import ApplyPowerSign as ApplyPowerSign
from .other_steps import ApplyProximalGradientDescent as ApplyProximalGradientDescent
from .own import Morph as Morph
from .own import PrimitiveWithCheck as PrimitiveWithCheck
from .own import PrimitiveWithInfer as PrimitiveWithInfer
from .own import prim_arg_register as prim_arg_register
from .own import prim_attr_register as prim_attr_register
from .partners import BatchISendIRecv as BatchISendIRecv
from .partners import Receive as Receive
from .partners import Send as Send
from .pooling import AdaptiveAvgPool2D as AdaptiveAvgPool2D
from .pooling import AdaptiveAvgPool3D as AdaptiveAvgPool3D
from .pooling import AdaptiveMaxPool2D as AdaptiveMaxPool2D
from .pooling import AdaptiveMaxPool3D as AdaptiveMaxPool3D
from .pooling import AvgPool3D as AvgPool3D
from .pooling import FractionalMaxPool3DWithFixedKsize as FractionalMaxPool3DWithFixedKsize
from .pooling import FractionalMaxPoolWithFixedKsize as FractionalMaxPoolWithFixedKsize
from .pooling import MaxPool3D as MaxPool3D
from .pooling import MaxPool3DWithArgmax as MaxPool3DWithArgmax
from .pooling import MaxPoolWithArgmax as MaxPoolWithArgmax
from .pooling import MaxPoolWithArgmaxV2 as MaxPoolWithArgmaxV2
from .pooling import MaxUnpool2D as MaxUnpool2D
from .pooling import MaxUnpool3D as MaxUnpool3D
from .random import Bernoulli as Bernoulli
from .random import Gamma as Gamma
from .random import Multinomial as Multinomial
from .random import Poisson as Poisson
from .random import RandomChoiceWithMask as RandomChoiceWithMask
from .random import RandomGamma as RandomGamma
from .random import RandomPoisson as RandomPoisson
from .random import RandomShuffle as RandomShuffle
from .random import Randperm as Randperm
from .random import RandpermV2 as RandpermV2
from .random import StandardLaplace as StandardLaplace
from .random import StandardNormal as StandardNormal
from .random import TruncatedNormal as TruncatedNormal
from .random import UniformInt as UniformInt
from .random import UniformReal as UniformReal
from .recurrent import LSTM as LSTM
from .recurrent_steps import DynamicGRUV2 as DynamicGRUV2
from .recurrent_steps import DynamicRNN as DynamicRNN
from .reduction import Argmax as Argmax
from .reduction import ArgMaxWithValue as ArgMaxWithValue
from .reduction import Argmin as Argmin
from .reduction import ArgMinWithValue as ArgMinWithValue
from .reduction import BatchMatMul as BatchMatMul
from .reduction import CumSum as CumSum
from .reduction import MatMul as MatMul
from .reduction import ReduceAll as ReduceAll
from .reduction import ReduceAny as ReduceAny
from .reduction import ReduceMax as ReduceMax
from .reduction import ReduceMean as ReduceMean
from .reduction import ReduceMin as ReduceMin
from .reduction import ReduceProd as ReduceProd
from .reduction import ReduceSum as ReduceSum
from .resize import ResizeBicubic as ResizeBicubic
from .resize import ResizeBilinear as ResizeBilinear
from .resize import ResizeBilinearV2 as ResizeBilinearV2
from .resize import ResizeLinear1D as ResizeLinear1D
from .resize import ResizeNearestNeighbor as ResizeNearestNeighbor
from .resize import ResizeNearestNeighborV2 as ResizeNearestNeighborV2
from .resize import UpsampleNearest3D as UpsampleNearest3D
from .resize import UpsampleTrilinear3D as UpsampleTrilinear3D
from .row_steps import FusedSparseAdam as FusedSparseAdam
from .row_steps import FusedSparseFtrl as FusedSparseFtrl
from .row_steps import FusedSparseLazyAdam as FusedSparseLazyAdam
from .row_steps import FusedSparseProximalAdagrad as FusedSparseProximalAdagrad
from .row_steps import SparseApplyAdadelta as SparseApplyAdadelta
from .row_steps import SparseApplyAdagrad as SparseApplyAdagrad
from .row_steps import SparseApplyAdagradV2 as SparseApplyAdagradV2
from .row_steps import SparseApplyFtrl as SparseApplyFtrl
from .row_steps import SparseApplyFtrlV2 as SparseApplyFtrlV2
from .row_steps import SparseApplyProximalAdagrad as SparseApplyProximalAdagrad
from .row_steps import SparseApplyRMSProp as SparseApplyRMSProp
from .shapes import Padding as Padding
from .shapes import SplitV as SplitV
from .step import SGD as SGD
from .step import Adam as Adam
from .step import ApplyAdadelta as ApplyAdadelta
from .step import ApplyAdagrad as ApplyAdagrad
from .step import ApplyAdaMax as ApplyAdaMax
from .step import ApplyCenteredRMSProp as ApplyCenteredRMSProp
from .step import ApplyFtrl as ApplyFtrl
from .step import ApplyGradientDescent as ApplyGradientDescent
from .step import ApplyMomentum as ApplyMomentum
from .step import ApplyProximalAdagrad as ApplyProximalAdagrad
from .step import ApplyRMSProp as ApplyRMSProp
from .step import LARSUpdate as LARSUpdate
from .summary import HistogramSummary as HistogramSummary
from .summary import ImageSummary as ImageSummary
from .summary import Print as Print
from .summary import ScalarSummary as ScalarSummary
from .summary import TensorDump as TensorDump
from .summary import TensorSummary as TensorSummary
from .train import BCEWithLogitsLoss as BCEWithLogitsLoss
from .train import BinaryCrossEntropy as BinaryCrossEntropy
from .train import KLDivLoss as KLDivLoss
from .train import NLLLoss as NLLLoss
from .train import SmoothL1Loss as SmoothL1Loss
from .train import SoftmaxCrossEntropyWithLogits as SoftmaxCrossEntropyWithLogits
from .train import SparseSoftmaxCrossEntropyWithLogits as SparseSoftmaxCrossEntropyWithLogits
from .uneven_communication import AllGatherV as AllGatherV
from .uneven_communication import AlltoAllV as AlltoAllV
from .uneven_communication import AlltoAllVC as AlltoAllVC
from .uneven_communication import ReduceScatterV as ReduceScatterV
from .uneven_communication import _AllSwap as _AllSwap
from .windows import LRN as LRN
from .windows import AffineGrid as AffineGrid
from .windows import Col2Im as Col2Im
from .windows import ExtractImagePatches as ExtractImagePatches
from .windows import GridSampler2D as GridSampler2D
from .windows import GridSampler3D as GridSampler3D
from .windows import Im2Col as Im2Col

# declared: from .array import Cast as Cast
class Cast(Primitive):
    def __call__(self, input: _typed.TensorOrNumber, dtype: _typed.DTypeLike) -> _typed.Tensor: ...

# declared: from .array import Depend as Depend
class Depend(Primitive):
    def __call__(self, value: _typed.Kept, expr: _typing.Any) -> _typed.Kept: ...

# declared: from .array import DType as DType
class DType(Primitive):
    def __call__(self, x: _typed.Tensor) -> _typed.DType: ...

# declared: from .array import EmbeddingLookup as EmbeddingLookup
class EmbeddingLookup(Primitive):
    def __call__(
        self, input_params: _typed.Tensor, input_indices: _typed.Tensor, offset: int = 0
    ) -> _typed.Tensor: ...

# declared: from .array import ExpandDims as ExpandDims
class ExpandDims(Primitive):
    def __call__(self, input_x: _typed.Tensor, axis: int) -> _typed.Tensor: ...

# declared: from .array import Flatten as Flatten
class Flatten(Primitive):
    def __call__(
        self, input: _typed.Tensor, order: str = "C", *, start_dim: int = 1, end_dim: int = -1
    ) -> _typed.Tensor: ...

# declared: from .array import GatherD as GatherD
class GatherD(Primitive):
    def __call__(self, input: _typed.Tensor, dim: int, index: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .array import GatherNd as GatherNd
class GatherNd(Primitive):
    def __call__(self, input_x: _typed.Tensor, indices: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .array import GatherV2 as GatherV2
class GatherV2(Primitive):
    def __call__(
        self,
        input_params: _typed.Tensor,
        input_indices: _typing.Any = None,
        axis: _typed.TensorOrNumber = 0,
        batch_dims: int = 0,
        *,
        dim: int | None = None,
        index: _typed.Tensor | None = None,
    ) -> _typed.Tensor: ...

# declared: from .array import Identity as Identity
class Identity(Primitive):
    def __call__(self, x: _typed.Kept) -> _typed.Kept: ...

# declared: from .array import MaskedFill as MaskedFill
class MaskedFill(Primitive):
    def __call__(
        self, input_x: _typed.Tensor, mask: _typed.Tensor, value: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .array import MaskedScatter as MaskedScatter
class MaskedScatter(Primitive):
    def __call__(
        self, input: _typed.Tensor, mask: _typed.Tensor, tensor: _typed.Tensor
    ) -> _typed.Tensor: ...

# declared: from .array import MaskedSelect as MaskedSelect
class MaskedSelect(Primitive):
    def __call__(self, input: _typed.Tensor, mask: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .array import NonZero as NonZero
class NonZero(Primitive):
    def __call__(self, input: _typed.Tensor, *, as_tuple: bool = False) -> _typed.TensorOrMore: ...

# declared: from .array import Rank as Rank
class Rank(Primitive):
    def __call__(self, input_x: _typed.Tensor) -> int: ...

# declared: from .array import Reshape as Reshape
class Reshape(Primitive):
    def __call__(
        self, input: _typed.Tensor, shape: _typed.Shape | _typed.Tensor
    ) -> _typed.Tensor: ...

# declared: from .array import Shape as Shape
class Shape(Primitive):
    def __call__(self, input_x: _typed.Tensor) -> tuple[int, ...]: ...

# declared: from .array import Size as Size
class Size(Primitive):
    def __call__(self, input_x: _typed.Tensor) -> int: ...

# declared: from .array import Slice as Slice
class Slice(Primitive):
    def __call__(
        self,
        input_x: _typed.Tensor,
        begin: _abc.Sequence[int] | _typed.Tensor,
        size: _abc.Sequence[int] | _typed.Tensor,
    ) -> _typed.Tensor: ...

# declared: from .array import SparseGatherV2 as SparseGatherV2
class SparseGatherV2(Primitive):
    def __call__(
        self,
        input_params: _typed.Tensor,
        input_indices: _typing.Any = None,
        axis: _typed.TensorOrNumber = 0,
        batch_dims: int = 0,
        *,
        dim: int | None = None,
        index: _typed.Tensor | None = None,
    ) -> _typed.Tensor: ...

# declared: from .array import StridedSlice as StridedSlice
class StridedSlice(Primitive):
    def __init__(
        self,
        begin_mask: int = 0,
        end_mask: int = 0,
        ellipsis_mask: int = 0,
        new_axis_mask: int = 0,
        shrink_axis_mask: int = 0,
    ) -> None: ...
    def __call__(
        self,
        input_x: _typed.Tensor,
        begin: _abc.Sequence[int],
        end: _abc.Sequence[int],
        strides: _abc.Sequence[int],
    ) -> _typed.Tensor: ...

# declared: from .array import Tile as Tile
class Tile(Primitive):
    def __call__(
        self, input: _typed.Tensor, dims: int | _abc.Sequence[int] | _typed.Tensor
    ) -> _typed.Tensor: ...

# declared: from .array import Transpose as Transpose
class Transpose(Primitive):
    def __call__(
        self,
        input: _typed.Tensor,
        dims: _abc.Sequence[int] | _typed.Tensor | None = None,
        *,
        input_perm: _abc.Sequence[int] | _typed.Tensor | None = None,
    ) -> _typed.Tensor: ...

# declared: from .boxes import IOU as IOU
class IOU(Primitive):
    def __init__(self, mode: str = "iou") -> None: ...
    def __call__(self, anchor_boxes: _typed.Tensor, gt_boxes: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .boxes import BoundingBoxDecode as BoundingBoxDecode
class BoundingBoxDecode(Primitive):
    def __init__(
        self,
        max_shape: tuple[int, int],
        means: _abc.Sequence[float] = ...,
        stds: _abc.Sequence[float] = ...,
        wh_ratio_clip: float = 0.016,
    ) -> None: ...
    def __call__(self, anchor_box: _typed.Tensor, deltas: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .boxes import BoundingBoxEncode as BoundingBoxEncode
class BoundingBoxEncode(Primitive):
    def __init__(
        self, means: _abc.Sequence[float] = ..., stds: _abc.Sequence[float] = ...
    ) -> None: ...
    def __call__(
        self, anchor_box: _typed.Tensor, groundtruth_box: _typed.Tensor
    ) -> _typed.Tensor: ...

# declared: from .boxes import CheckValid as CheckValid
class CheckValid(Primitive):
    def __call__(self, bboxes: _typed.Tensor, img_metas: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .boxes import CombinedNonMaxSuppression as CombinedNonMaxSuppression
class CombinedNonMaxSuppression(Primitive):
    def __init__(self, pad_per_class: bool = False, clip_boxes: bool = True) -> None: ...
    def __call__(
        self,
        boxes: _typing.Any,
        scores: _typing.Any,
        max_output_size_per_class: _typing.Any,
        max_total_size: _typing.Any,
        iou_threshold: _typing.Any,
        score_threshold: _typing.Any,
    ) -> tuple[_typing.Any, _typing.Any, _typing.Any, _typing.Any]: ...

# declared: from .boxes import CropAndResize as CropAndResize
class CropAndResize(Primitive):
    def __init__(self, method: str = "bilinear", extrapolation_value: float = 0.0) -> None: ...
    def __call__(
        self,
        image: _typed.Tensor,
        boxes: _typed.Tensor,
        box_indices: _typed.Tensor,
        crop_size: tuple[int, int],
    ) -> _typed.Tensor: ...

# declared: from .boxes import NMSWithMask as NMSWithMask
class NMSWithMask(Primitive):
    def __init__(self, iou_threshold: float = 0.5) -> None: ...
    def __call__(self, bboxes: _typing.Any) -> tuple[_typing.Any, _typing.Any, _typing.Any]: ...

# declared: from .boxes import NonMaxSuppressionV3 as NonMaxSuppressionV3
class NonMaxSuppressionV3(Primitive):
    def __call__(
        self,
        boxes: _typing.Any,
        scores: _typing.Any,
        most: _typing.Any,
        iou_threshold: _typing.Any,
        score_threshold: _typing.Any,
    ) -> _typing.Any: ...

# declared: from .boxes import PSROIPooling as PSROIPooling
class PSROIPooling(Primitive):
    def __init__(self, spatial_scale: float, group_size: int, output_dim: int) -> None: ...
    def __call__(self, features: _typing.Any, rois: _typing.Any) -> _typing.Any: ...

# declared: from .boxes import ROIAlign as ROIAlign
class ROIAlign(Primitive):
    def __init__(
        self,
        pooled_height: int,
        pooled_width: int,
        spatial_scale: float,
        sample_num: int = 2,
        roi_end_mode: int = 1,
    ) -> None: ...
    def __call__(self, features: _typing.Any, rois: _typing.Any) -> _typing.Any: ...

# declared: from .boxes import RotatedIou as RotatedIou
class RotatedIou(Primitive):
    def __call__(
        self,
        boxes: _typed.Tensor,
        query_boxes: _typed.Tensor,
        trans: bool = False,
        mode: int = 0,
        is_cross: bool = True,
        v_threshold: float = 0.0,
        e_threshold: float = 0.0,
    ) -> _typed.Tensor: ...

# declared: from .creation import BartlettWindow as BartlettWindow
class BartlettWindow(Primitive):
    def __init__(self, periodic: bool = True, dtype: _typed.DTypeLike | None = ...) -> None: ...
    def __call__(self, window_length: int | _typed.Tensor) -> _typed.Tensor: ...

# declared: from .creation import BlackmanWindow as BlackmanWindow
class BlackmanWindow(Primitive):
    def __init__(self, periodic: bool = True, dtype: _typed.DTypeLike | None = ...) -> None: ...
    def __call__(self, window_length: int | _typed.Tensor) -> _typed.Tensor: ...

# declared: from .creation import Eye as Eye
class Eye(Primitive):
    def __call__(
        self, n: int, m: int | None = None, dtype: _typed.DTypeLike | None = None
    ) -> _typed.Tensor: ...

# declared: from .creation import Fill as Fill
class Fill(Primitive):
    def __call__(
        self,
        type: _typed.DTypeLike,
        shape: _typed.Shape | _typed.Tensor,
        value: _typed.TensorOrNumber,
    ) -> _typed.Tensor: ...

# declared: from .creation import Fills as Fills
class Fills(Primitive):
    def __call__(self, x: _typed.Tensor, value: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .creation import FillV2 as FillV2
class FillV2(Primitive):
    def __call__(
        self,
        size: _typed.Shape | _typed.Tensor,
        fill_value: _typed.TensorOrNumber,
        *,
        dtype: _typed.DTypeLike | None = None,
    ) -> _typed.Tensor: ...

# declared: from .creation import HammingWindow as HammingWindow
class HammingWindow(Primitive):
    def __init__(
        self,
        periodic: bool = True,
        alpha: float = 0.54,
        beta: float = 0.46,
        dtype: _typed.DTypeLike | None = ...,
    ) -> None: ...
    def __call__(self, window_length: int | _typed.Tensor) -> _typed.Tensor: ...

# declared: from .creation import LinSpace as LinSpace
class LinSpace(Primitive):
    def __call__(
        self, start: _typed.TensorOrNumber, end: _typed.TensorOrNumber, steps: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .creation import LogSpace as LogSpace
class LogSpace(Primitive):
    def __init__(self, steps: int = 10, base: int = 10, dtype: _typing.Any = ...) -> None: ...
    def __call__(self, start: _typing.Any, end: _typing.Any) -> _typing.Any: ...

# declared: from .creation import Ones as Ones
class Ones(Primitive):
    def __call__(
        self, shape: _typed.Shape | _typed.Tensor, dtype: _typed.DTypeLike | None = None
    ) -> _typed.Tensor: ...

# declared: from .creation import OnesLike as OnesLike
class OnesLike(Primitive):
    def __call__(
        self, input: _typed.Tensor, *, dtype: _typed.DTypeLike | None = None
    ) -> _typed.Tensor: ...

# declared: from .creation import Range as Range
class Range(Primitive):
    def __init__(self, maxlen: int = 1000000) -> None: ...
    def __call__(self, start: _typing.Any, end: _typing.Any, step: _typing.Any) -> _typing.Any: ...

# declared: from .creation import Zeros as Zeros
class Zeros(Primitive):
    def __call__(
        self, size: _typed.Shape | _typed.Tensor, dtype: _typed.DTypeLike | None = None
    ) -> _typed.Tensor: ...

# declared: from .creation import ZerosLike as ZerosLike
class ZerosLike(Primitive):
    def __call__(
        self, input: _typed.Tensor, *, dtype: _typed.DTypeLike | None = None
    ) -> _typed.Tensor: ...

# declared: from .elementwise import Abs as Abs
class Abs(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .elementwise import AccumulateNV2 as AccumulateNV2
class AccumulateNV2(Primitive):
    def __call__(self, x: _abc.Sequence[_typed.Tensor]) -> _typed.Tensor: ...

# declared: from .elementwise import Add as Add
class Add(Primitive):
    def __call__(
        self, input: _typed.TensorOrNumber, other: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .elementwise import AddN as AddN
class AddN(Primitive):
    def __call__(self, x: _abc.Sequence[_typed.Tensor]) -> _typed.Tensor: ...

# declared: from .elementwise import Assign as Assign
class Assign(Primitive):
    def __call__(self, variable: _typed.Tensor, value: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .elementwise import AssignAdd as AssignAdd
class AssignAdd(Primitive):
    def __call__(self, variable: _typed.Tensor, value: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .elementwise import AssignSub as AssignSub
class AssignSub(Primitive):
    def __call__(self, variable: _typed.Tensor, value: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .elementwise import Ceil as Ceil
class Ceil(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .elementwise import Cos as Cos
class Cos(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .elementwise import Div as Div
class Div(Primitive):
    def __call__(self, input: _typing.Any, other: _typing.Any) -> _typing.Any: ...

# declared: from .elementwise import Equal as Equal
class Equal(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .elementwise import Erf as Erf
class Erf(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .elementwise import Exp as Exp
class Exp(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .elementwise import Floor as Floor
class Floor(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .elementwise import FloorDiv as FloorDiv
class FloorDiv(Primitive):
    def __call__(self, x: _typed.TensorOrNumber, y: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .elementwise import FloorMod as FloorMod
class FloorMod(Primitive):
    def __call__(self, x: _typed.TensorOrNumber, y: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .elementwise import GeLU as GeLU
class GeLU(Primitive):
    def __call__(self, x: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .elementwise import Greater as Greater
class Greater(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .elementwise import GreaterEqual as GreaterEqual
class GreaterEqual(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .elementwise import HSigmoid as HSigmoid
class HSigmoid(Primitive):
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .elementwise import HSwish as HSwish
class HSwish(Primitive):
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .elementwise import IsFinite as IsFinite
class IsFinite(Primitive):
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .elementwise import IsInf as IsInf
class IsInf(Primitive):
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .elementwise import IsNan as IsNan
class IsNan(Primitive):
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .elementwise import Less as Less
class Less(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .elementwise import LessEqual as LessEqual
class LessEqual(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .elementwise import Log as Log
class Log(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .elementwise import Log1p as Log1p
class Log1p(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .elementwise import LogicalAnd as LogicalAnd
class LogicalAnd(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .elementwise import LogicalNot as LogicalNot
class LogicalNot(Primitive):
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .elementwise import LogicalOr as LogicalOr
class LogicalOr(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .elementwise import LogicalXor as LogicalXor
class LogicalXor(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .elementwise import Maximum as Maximum
class Maximum(Primitive):
    def __call__(
        self, input: _typed.TensorOrNumber, other: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .elementwise import Minimum as Minimum
class Minimum(Primitive):
    def __call__(
        self, input: _typed.TensorOrNumber, other: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .elementwise import Mish as Mish
class Mish(Primitive):
    def __call__(self, x: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .elementwise import Mod as Mod
class Mod(Primitive):
    def __call__(
        self, input: _typed.TensorOrNumber, other: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .elementwise import Mul as Mul
class Mul(Primitive):
    def __call__(
        self, input: _typed.TensorOrNumber, other: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .elementwise import Neg as Neg
class Neg(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .elementwise import NotEqual as NotEqual
class NotEqual(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .elementwise import Pow as Pow
class Pow(Primitive):
    def __call__(
        self, input: _typed.TensorOrNumber, exponent: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .elementwise import PReLU as PReLU
class PReLU(Primitive):
    def __call__(self, input: _typed.Tensor, weight: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .elementwise import RealDiv as RealDiv
class RealDiv(Primitive):
    def __call__(self, x: _typing.Any, y: _typing.Any) -> _typing.Any: ...

# declared: from .elementwise import Reciprocal as Reciprocal
class Reciprocal(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .elementwise import ReLU as ReLU
class ReLU(Primitive):
    def __call__(self, input: _typed.Tensor, inplace: bool = False) -> _typed.Tensor: ...

# declared: from .elementwise import ReLU6 as ReLU6
class ReLU6(Primitive):
    def __call__(self, x: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .elementwise import Rint as Rint
class Rint(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .elementwise import Round as Round
class Round(Primitive):
    def __call__(self, input: _typed.Tensor, *, decimals: int = 0) -> _typed.Tensor: ...

# declared: from .elementwise import Rsqrt as Rsqrt
class Rsqrt(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .elementwise import Select as Select
class Select(Primitive):
    def __call__(
        self, condition: _typed.Tensor, input: _typed.TensorOrNumber, other: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .elementwise import SeLU as SeLU
class SeLU(Primitive):
    def __call__(self, input_x: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .elementwise import Sigmoid as Sigmoid
class Sigmoid(Primitive):
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .elementwise import Sign as Sign
class Sign(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .elementwise import Sin as Sin
class Sin(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .elementwise import Softplus as Softplus
class Softplus(Primitive):
    def __call__(
        self, input: _typed.Tensor, beta: float = 1, threshold: float = 20
    ) -> _typed.Tensor: ...

# declared: from .elementwise import Softsign as Softsign
class Softsign(Primitive):
    def __call__(self, x: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .elementwise import Sqrt as Sqrt
class Sqrt(Primitive):
    def __call__(self, x: _typing.Any) -> _typed.Tensor: ...

# declared: from .elementwise import Square as Square
class Square(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .elementwise import SquaredDifference as SquaredDifference
class SquaredDifference(Primitive):
    def __call__(
        self, input_x: _typed.TensorOrNumber, input_y: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .elementwise import Sub as Sub
class Sub(Primitive):
    def __call__(
        self, input: _typed.TensorOrNumber, other: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .elementwise import Tan as Tan
class Tan(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .elementwise import Tanh as Tanh
class Tanh(Primitive):
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .elementwise import TensorAdd as TensorAdd
class TensorAdd(Primitive):
    def __call__(
        self, input: _typed.TensorOrNumber, other: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .evaluation import Partial as Partial
class Partial(Primitive):
    def __call__(self, *args: _typing.Any) -> _abc.Callable[..., _typing.Any]: ...

# declared: from .evaluation import StopGradient as StopGradient
class StopGradient(Primitive):
    def __call__(self, value: _typed.Kept) -> _typed.Kept: ...

# declared: from .images import AdjustHue as AdjustHue
class AdjustHue(Primitive):
    def __call__(self, image: _typing.Any, delta: _typing.Any) -> _typing.Any: ...

# declared: from .images import AdjustSaturation as AdjustSaturation
class AdjustSaturation(Primitive):
    def __call__(self, image: _typing.Any, scale: _typing.Any) -> _typing.Any: ...

# declared: from .images import ExtractGlimpse as ExtractGlimpse
class ExtractGlimpse(Primitive):
    def __init__(
        self,
        centered: bool = True,
        normalized: bool = True,
        uniform_noise: bool = True,
        noise: str = "uniform",
    ) -> None: ...
    def __call__(self, x: _typing.Any, size: _typing.Any, offsets: _typing.Any) -> _typing.Any: ...

# declared: from .images import ExtractVolumePatches as ExtractVolumePatches
class ExtractVolumePatches(Primitive):
    def __init__(self, kernel_size: _typing.Any, strides: _typing.Any, padding: str) -> None: ...
    def __call__(self, x: _typing.Any) -> _typing.Any: ...

# declared: from .images import FractionalAvgPool as FractionalAvgPool
class FractionalAvgPool(Primitive):
    def __init__(
        self,
        pooling_ratio: _typing.Any,
        pseudo_random: bool = False,
        overlapping: bool = False,
        deterministic: bool = False,
        seed: int = 0,
        seed2: int = 0,
    ) -> None: ...
    def __call__(
        self, x: _typing.Any, **options: _typing.Any
    ) -> tuple[_typing.Any, _typing.Any, _typing.Any]: ...

# declared: from .images import FractionalMaxPool as FractionalMaxPool
class FractionalMaxPool(Primitive):
    def __init__(
        self,
        pooling_ratio: _typing.Any,
        pseudo_random: bool = False,
        overlapping: bool = False,
        deterministic: bool = False,
        seed: int = 0,
        seed2: int = 0,
    ) -> None: ...
    def __call__(
        self, x: _typing.Any, *, mean: bool = False, where: str = "FractionalMaxPool"
    ) -> tuple[_typing.Any, _typing.Any, _typing.Any]: ...

# declared: from .images import HSVToRGB as HSVToRGB
class HSVToRGB(Primitive):
    def __call__(self, images: _typing.Any, name: str = "HSVToRGB") -> _typing.Any: ...

# declared: from .images import ResizeArea as ResizeArea
class ResizeArea(Primitive):
    def __init__(self, align_corners: bool = False) -> None: ...
    def __call__(self, images: _typing.Any, size: _typing.Any) -> _typing.Any: ...

# declared: from .images import RGBToHSV as RGBToHSV
class RGBToHSV(Primitive):
    def __call__(self, images: _typing.Any, name: str = "RGBToHSV") -> _typing.Any: ...

# declared: from .images import ScaleAndTranslate as ScaleAndTranslate
class ScaleAndTranslate(Primitive):
    def __init__(self, kernel_type: str = "lanczos3", antialias: bool = True) -> None: ...
    def __call__(
        self, images: _typing.Any, size: _typing.Any, scale: _typing.Any, translation: _typing.Any
    ) -> _typing.Any: ...

# declared: from .indices import NPUAllocFloatStatus as NPUAllocFloatStatus
class NPUAllocFloatStatus(Primitive):
    def __call__(self) -> _typed.Tensor: ...

# declared: from .indices import NPUClearFloatStatus as NPUClearFloatStatus
class NPUClearFloatStatus(Primitive):
    def __call__(
        self, input: _typed.Tensor, *, dtype: _typed.DTypeLike | None = None
    ) -> _typed.Tensor: ...

# declared: from .indices import NPUGetFloatStatus as NPUGetFloatStatus
class NPUGetFloatStatus(Primitive):
    def __call__(
        self, input: _typed.Tensor, *, dtype: _typed.DTypeLike | None = None
    ) -> _typed.Tensor: ...

# declared: from .indices import ScalarCast as ScalarCast
class ScalarCast(Primitive):
    def __call__(self, input_x: _typing.Any, input_y: _typing.Any) -> _typing.Any: ...

# declared: from .losses import CTCGreedyDecoder as CTCGreedyDecoder
class CTCGreedyDecoder(Primitive):
    def __init__(self, merge_repeated: bool = True) -> None: ...
    def __call__(
        self, inputs: _typed.Tensor, sequence_length: _typed.Tensor
    ) -> tuple[_typed.Tensor, ...]: ...

# declared: from .losses import CTCLossV2 as CTCLossV2
class CTCLossV2(Primitive):
    def __init__(
        self, blank: int = 0, reduction: str = "none", zero_infinity: bool = False
    ) -> None: ...
    def __call__(
        self,
        log_probs: _typed.Tensor,
        targets: _typed.Tensor,
        input_lengths: int | _abc.Sequence[int] | _typed.Tensor,
        target_lengths: int | _abc.Sequence[int] | _typed.Tensor,
    ) -> tuple[_typed.Tensor, _typed.Tensor]: ...

# declared: from .losses import SigmoidCrossEntropyWithLogits as SigmoidCrossEntropyWithLogits
class SigmoidCrossEntropyWithLogits(Primitive):
    def __call__(self, logits: _typing.Any, label: _typing.Any) -> _typing.Any: ...

# declared: from .losses import SoftMarginLoss as SoftMarginLoss
class SoftMarginLoss(Primitive):
    def __init__(self, reduction: str = "mean") -> None: ...
    def __call__(self, input: _typed.Tensor, target: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .matrix import Diag as Diag
class Diag(Primitive):
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .matrix import Geqrf as Geqrf
class Geqrf(Primitive):
    def __call__(self, input: _typed.Tensor) -> tuple[_typed.Tensor, _typed.Tensor]: ...

# declared: from .matrix import Ger as Ger
class Ger(Primitive):
    def __call__(self, input: _typed.Tensor, vec2: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .matrix import LogMatrixDeterminant as LogMatrixDeterminant
class LogMatrixDeterminant(Primitive):
    def __call__(self, input: _typed.Tensor) -> tuple[_typed.Tensor, _typed.Tensor]: ...

# declared: from .matrix import LuSolve as LuSolve
class LuSolve(Primitive):
    def __call__(
        self, b: _typed.Tensor, LU_data: _typed.Tensor, LU_pivots: _typed.Tensor
    ) -> _typed.Tensor: ...

# declared: from .matrix import MatrixBandPart as MatrixBandPart
class MatrixBandPart(Primitive):
    def __call__(
        self, x: _typed.Tensor, lower: _typed.TensorOrNumber, upper: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .matrix import MatrixDeterminant as MatrixDeterminant
class MatrixDeterminant(Primitive):
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .matrix import MatrixExp as MatrixExp
class MatrixExp(Primitive):
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .matrix import MatrixLogarithm as MatrixLogarithm
class MatrixLogarithm(Primitive):
    def __call__(self, x: _typing.Any) -> _typing.Any: ...

# declared: from .matrix import Orgqr as Orgqr
class Orgqr(Primitive):
    def __call__(self, input: _typed.Tensor, input2: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .matrix import Trace as Trace
class Trace(Primitive):
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .older import Coalesce as Coalesce
class Coalesce(Primitive):
    def __call__(
        self, x_indices: _typed.Tensor, x_values: _typed.Tensor, x_shape: _typed.Tensor
    ) -> tuple[_typed.Tensor, _typed.Tensor, _typed.Tensor]: ...

# declared: from .older import CompareAndBitpack as CompareAndBitpack
class CompareAndBitpack(Primitive):
    def __call__(self, x: _typing.Any, threshold: _typing.Any) -> _typing.Any: ...

# declared: from .older import ConjugateTranspose as ConjugateTranspose
class ConjugateTranspose(Primitive):
    def __call__(self, x: _typing.Any, perm: _typing.Any) -> _typing.Any: ...

# declared: from .older import Dense as Dense
class Dense(Primitive):
    def __call__(
        self, input: _typed.Tensor, weight: _typed.Tensor, bias: _typed.Tensor | None = None
    ) -> _typed.Tensor: ...

# declared: from .older import EditDistance as EditDistance
class EditDistance(Primitive):
    def __init__(self, normalize: bool = True) -> None: ...
    def __call__(
        self,
        hypothesis_indices: _typing.Any,
        hypothesis_values: _typing.Any,
        hypothesis_shape: _typing.Any,
        truth_indices: _typing.Any,
        truth_values: _typing.Any,
        truth_shape: _typing.Any,
    ) -> _typing.Any: ...

# declared: from .older import Eps as Eps
class Eps(Primitive):
    def __call__(self, x: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .older import NoRepeatNGram as NoRepeatNGram
class NoRepeatNGram(Primitive):
    def __init__(self, ngram_size: int = 1) -> None: ...
    def __call__(self, state_seq: _typing.Any, log_probs: _typing.Any) -> _typing.Any: ...

# declared: from .older import SparseSlice as SparseSlice
class SparseSlice(Primitive):
    def __call__(
        self,
        indices: _typing.Any,
        values: _typing.Any,
        shape: _typing.Any,
        start: _typing.Any,
        size: _typing.Any,
    ) -> _typing.Any: ...

# declared: from .older import SparseTensorDenseAdd as SparseTensorDenseAdd
class SparseTensorDenseAdd(Primitive):
    def __call__(
        self,
        x1_indices: _typing.Any,
        x1_values: _typing.Any,
        x1_shape: _typing.Any,
        x2: _typing.Any,
    ) -> _typing.Any: ...

# declared: from .older import SparseTensorDenseMatmul as SparseTensorDenseMatmul
class SparseTensorDenseMatmul(Primitive):
    def __init__(self, adjoint_st: bool = False, adjoint_dt: bool = False) -> None: ...
    def __call__(
        self,
        indices: _typing.Any,
        values: _typing.Any,
        sparse_shape: _typing.Any,
        dense: _typing.Any,
    ) -> _typing.Any: ...

# declared: from .older import SparseToDense as SparseToDense
class SparseToDense(Primitive):
    def __call__(
        self, indices: _typing.Any, values: _typing.Any, sparse_shape: _typing.Any
    ) -> _typing.Any: ...

# declared: from .ordered import Unique as Unique
class Unique(Primitive):
    def __call__(self, input: _typed.Tensor) -> tuple[_typed.Tensor, _typed.Tensor]: ...

# declared: from .ordered import UniqueWithPad as UniqueWithPad
class UniqueWithPad(Primitive):
    def __call__(self, x: _typed.Tensor, pad_num: int) -> tuple[_typed.Tensor, _typed.Tensor]: ...

# declared: from .random import LogUniformCandidateSampler as LogUniformCandidateSampler
class LogUniformCandidateSampler(Primitive):
    def __init__(
        self,
        num_true: int = 1,
        num_sampled: int = 5,
        unique: bool = True,
        range_max: int = 5,
        seed: int = 0,
    ) -> None: ...
    def __call__(
        self, true_classes: _typed.Tensor
    ) -> tuple[_typed.Tensor, _typed.Tensor, _typed.Tensor]: ...

# declared: from .random import MultinomialWithReplacement as MultinomialWithReplacement
class MultinomialWithReplacement(Primitive):
    def __init__(self, numsamples: int, replacement: bool = False) -> None: ...
    def __call__(self, x: _typed.Tensor, seed: int, offset: int) -> _typed.Tensor: ...

# declared: from .random import RandomCategorical as RandomCategorical
class RandomCategorical(Primitive):
    def __init__(self, dtype: _typed.DTypeLike = ...) -> None: ...
    def __call__(self, logits: _typed.Tensor, num_sample: int, seed: int = 0) -> _typed.Tensor: ...

# declared: from .random import UniformCandidateSampler as UniformCandidateSampler
class UniformCandidateSampler(Primitive):
    def __init__(
        self,
        num_true: int,
        num_sampled: int,
        unique: bool,
        range_max: int,
        seed: int = 0,
        remove_accidental_hits: bool = False,
    ) -> None: ...
    def __call__(
        self, true_classes: _typed.Tensor
    ) -> tuple[_typed.Tensor, _typed.Tensor, _typed.Tensor]: ...

# declared: from .scattering import IndexAdd as IndexAdd
class IndexAdd(Primitive):
    def __init__(
        self, axis: int, use_lock: bool = True, check_index_bound: bool = True
    ) -> None: ...
    def __call__(
        self, x: _typed.Tensor, indices: _typed.Tensor, y: _typed.Tensor
    ) -> _typed.Tensor: ...

# declared: from .scattering import IndexFill as IndexFill
class IndexFill(Primitive):
    def __call__(
        self, x: _typed.Tensor, axis: int, index: _typed.Tensor, value: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .scattering import IndexPut as IndexPut
class IndexPut(Primitive):
    def __init__(self, accumulate: int = 0) -> None: ...
    def __call__(
        self, x1: _typed.Tensor, x2: _typed.Tensor, indices: _abc.Sequence[_typed.Tensor]
    ) -> _typed.Tensor: ...

# declared: from .scattering import InplaceAdd as InplaceAdd
class InplaceAdd(Primitive):
    def __init__(self, indices: int | _abc.Sequence[int] | _typed.Tensor) -> None: ...
    def __call__(self, x: _typed.Tensor, v: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .scattering import InplaceIndexAdd as InplaceIndexAdd
class InplaceIndexAdd(Primitive):
    def __init__(self, axis: int) -> None: ...
    def __call__(
        self, var: _typed.Tensor, indices: _typed.Tensor, updates: _typed.Tensor
    ) -> _typed.Tensor: ...

# declared: from .scattering import InplaceSub as InplaceSub
class InplaceSub(Primitive):
    def __init__(self, indices: int | _abc.Sequence[int] | _typed.Tensor) -> None: ...
    def __call__(self, x: _typed.Tensor, v: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .scattering import InplaceUpdate as InplaceUpdate
class InplaceUpdate(Primitive):
    def __init__(self, indices: int | _abc.Sequence[int] | _typed.Tensor) -> None: ...
    def __call__(self, x: _typed.Tensor, v: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .scattering import InplaceUpdateV2 as InplaceUpdateV2
class InplaceUpdateV2(Primitive):
    def __call__(
        self, x: _typed.Tensor, indices: _typed.Tensor, v: _typed.Tensor
    ) -> _typed.Tensor: ...

# declared: from .scattering import ScatterAdd as ScatterAdd
class ScatterAdd(Primitive):
    def __init__(self, use_locking: bool = False) -> None: ...
    def __call__(
        self, input_x: _typing.Any, indices: _typing.Any, updates: _typing.Any
    ) -> _typing.Any: ...

# declared: from .scattering import ScatterAddWithAxis as ScatterAddWithAxis
class ScatterAddWithAxis(Primitive):
    def __init__(self, axis: int = 0) -> None: ...
    def __call__(
        self, input_x: _typed.Tensor, indices: _typed.Tensor, updates: _typed.Tensor
    ) -> _typed.Tensor: ...

# declared: from .scattering import ScatterDiv as ScatterDiv
class ScatterDiv(Primitive):
    def __init__(self, use_locking: bool = False) -> None: ...
    def __call__(
        self, input_x: _typing.Any, indices: _typing.Any, updates: _typing.Any
    ) -> _typing.Any: ...

# declared: from .scattering import ScatterMax as ScatterMax
class ScatterMax(Primitive):
    def __init__(self, use_locking: bool = False) -> None: ...
    def __call__(
        self, input_x: _typing.Any, indices: _typing.Any, updates: _typing.Any
    ) -> _typing.Any: ...

# declared: from .scattering import ScatterMin as ScatterMin
class ScatterMin(Primitive):
    def __init__(self, use_locking: bool = False) -> None: ...
    def __call__(
        self, input_x: _typing.Any, indices: _typing.Any, updates: _typing.Any
    ) -> _typing.Any: ...

# declared: from .scattering import ScatterMul as ScatterMul
class ScatterMul(Primitive):
    def __init__(self, use_locking: bool = False) -> None: ...
    def __call__(
        self, input_x: _typing.Any, indices: _typing.Any, updates: _typing.Any
    ) -> _typing.Any: ...

# declared: from .scattering import ScatterNd as ScatterNd
class ScatterNd(Primitive):
    def __call__(
        self, indices: _typed.Tensor, updates: _typed.Tensor, shape: _abc.Sequence[int]
    ) -> _typed.Tensor: ...

# declared: from .scattering import ScatterNdAdd as ScatterNdAdd
class ScatterNdAdd(Primitive):
    def __init__(self, use_locking: bool = False) -> None: ...
    def __call__(
        self, input_x: _typing.Any, indices: _typing.Any, updates: _typing.Any
    ) -> _typing.Any: ...

# declared: from .scattering import ScatterNdDiv as ScatterNdDiv
class ScatterNdDiv(Primitive):
    def __init__(self, use_locking: bool = False) -> None: ...
    def __call__(
        self, input_x: _typing.Any, indices: _typing.Any, updates: _typing.Any
    ) -> _typing.Any: ...

# declared: from .scattering import ScatterNdMax as ScatterNdMax
class ScatterNdMax(Primitive):
    def __init__(self, use_locking: bool = False) -> None: ...
    def __call__(
        self, input_x: _typing.Any, indices: _typing.Any, updates: _typing.Any
    ) -> _typing.Any: ...

# declared: from .scattering import ScatterNdMin as ScatterNdMin
class ScatterNdMin(Primitive):
    def __init__(self, use_locking: bool = False) -> None: ...
    def __call__(
        self, input_x: _typing.Any, indices: _typing.Any, updates: _typing.Any
    ) -> _typing.Any: ...

# declared: from .scattering import ScatterNdMul as ScatterNdMul
class ScatterNdMul(Primitive):
    def __init__(self, use_locking: bool = False) -> None: ...
    def __call__(
        self, input_x: _typing.Any, indices: _typing.Any, updates: _typing.Any
    ) -> _typing.Any: ...

# declared: from .scattering import ScatterNdSub as ScatterNdSub
class ScatterNdSub(Primitive):
    def __init__(self, use_locking: bool = False) -> None: ...
    def __call__(
        self, input_x: _typing.Any, indices: _typing.Any, updates: _typing.Any
    ) -> _typing.Any: ...

# declared: from .scattering import ScatterNdUpdate as ScatterNdUpdate
class ScatterNdUpdate(Primitive):
    def __init__(self, use_locking: bool = True) -> None: ...
    def __call__(
        self, input_x: _typing.Any, indices: _typing.Any, updates: _typing.Any
    ) -> _typing.Any: ...

# declared: from .scattering import ScatterNonAliasingAdd as ScatterNonAliasingAdd
class ScatterNonAliasingAdd(Primitive):
    def __call__(
        self,
        input_x: _typed.Tensor,
        indices: _typed.Tensor,
        updates: _typed.Tensor,
        use_locking: bool = False,
    ) -> _typed.Tensor: ...

# declared: from .scattering import ScatterSub as ScatterSub
class ScatterSub(Primitive):
    def __init__(self, use_locking: bool = False) -> None: ...
    def __call__(
        self, input_x: _typing.Any, indices: _typing.Any, updates: _typing.Any
    ) -> _typing.Any: ...

# declared: from .scattering import ScatterUpdate as ScatterUpdate
class ScatterUpdate(Primitive):
    def __init__(self, use_locking: bool = True) -> None: ...
    def __call__(
        self, input_x: _typing.Any, indices: _typing.Any, updates: _typing.Any
    ) -> _typing.Any: ...

# declared: from .scattering import SegmentMax as SegmentMax
class SegmentMax(Primitive):
    def __call__(self, input_x: _typing.Any, segment_ids: _typing.Any) -> _typing.Any: ...

# declared: from .scattering import SegmentMean as SegmentMean
class SegmentMean(Primitive):
    def __call__(self, input_x: _typing.Any, segment_ids: _typing.Any) -> _typing.Any: ...

# declared: from .scattering import SegmentMin as SegmentMin
class SegmentMin(Primitive):
    def __call__(self, input_x: _typing.Any, segment_ids: _typing.Any) -> _typing.Any: ...

# declared: from .scattering import SegmentProd as SegmentProd
class SegmentProd(Primitive):
    def __call__(self, input_x: _typing.Any, segment_ids: _typing.Any) -> _typing.Any: ...

# declared: from .scattering import SegmentSum as SegmentSum
class SegmentSum(Primitive):
    def __call__(self, input_x: _typing.Any, segment_ids: _typing.Any) -> _typing.Any: ...

# declared: from .scattering import TensorScatterAdd as TensorScatterAdd
class TensorScatterAdd(Primitive):
    def __call__(
        self, input_x: _typed.Tensor, indices: _typed.Tensor, updates: _typed.Tensor
    ) -> _typed.Tensor: ...

# declared: from .scattering import TensorScatterDiv as TensorScatterDiv
class TensorScatterDiv(Primitive):
    def __call__(
        self, input_x: _typed.Tensor, indices: _typed.Tensor, updates: _typed.Tensor
    ) -> _typed.Tensor: ...

# declared: from .scattering import TensorScatterElements as TensorScatterElements
class TensorScatterElements(Primitive):
    def __init__(self, axis: int = 0, reduction: str = "none") -> None: ...
    def __call__(
        self, input_x: _typed.Tensor, indices: _typed.Tensor, updates: _typed.Tensor
    ) -> _typed.Tensor: ...

# declared: from .scattering import TensorScatterMax as TensorScatterMax
class TensorScatterMax(Primitive):
    def __call__(
        self, input_x: _typed.Tensor, indices: _typed.Tensor, updates: _typed.Tensor
    ) -> _typed.Tensor: ...

# declared: from .scattering import TensorScatterMin as TensorScatterMin
class TensorScatterMin(Primitive):
    def __call__(
        self, input_x: _typed.Tensor, indices: _typed.Tensor, updates: _typed.Tensor
    ) -> _typed.Tensor: ...

# declared: from .scattering import TensorScatterMul as TensorScatterMul
class TensorScatterMul(Primitive):
    def __call__(
        self, input_x: _typed.Tensor, indices: _typed.Tensor, updates: _typed.Tensor
    ) -> _typed.Tensor: ...

# declared: from .scattering import TensorScatterSub as TensorScatterSub
class TensorScatterSub(Primitive):
    def __call__(
        self, input_x: _typed.Tensor, indices: _typed.Tensor, updates: _typed.Tensor
    ) -> _typed.Tensor: ...

# declared: from .scattering import TensorScatterUpdate as TensorScatterUpdate
class TensorScatterUpdate(Primitive):
    def __call__(
        self, input_x: _typed.Tensor, indices: _typed.Tensor, updates: _typed.Tensor
    ) -> _typed.Tensor: ...

# declared: from .scattering import UnsortedSegmentMax as UnsortedSegmentMax
class UnsortedSegmentMax(Primitive):
    def __call__(
        self, x: _typed.Tensor, segment_ids: _typed.Tensor, num_segments: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .scattering import UnsortedSegmentMin as UnsortedSegmentMin
class UnsortedSegmentMin(Primitive):
    def __call__(
        self, x: _typed.Tensor, segment_ids: _typed.Tensor, num_segments: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .scattering import UnsortedSegmentProd as UnsortedSegmentProd
class UnsortedSegmentProd(Primitive):
    def __call__(
        self, x: _typed.Tensor, segment_ids: _typed.Tensor, num_segments: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .scattering import UnsortedSegmentSum as UnsortedSegmentSum
class UnsortedSegmentSum(Primitive):
    def __call__(
        self,
        input_x: _typed.Tensor,
        segment_ids: _typed.Tensor,
        num_segments: _typed.TensorOrNumber,
    ) -> _typed.Tensor: ...

# declared: from .shapes import BatchToSpace as BatchToSpace
class BatchToSpace(Primitive):
    def __init__(
        self, block_size: int | _abc.Sequence[int], crops: _abc.Sequence[_abc.Sequence[int]]
    ) -> None: ...
    def __call__(self, input_x: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .shapes import BatchToSpaceND as BatchToSpaceND
class BatchToSpaceND(Primitive):
    def __init__(
        self, block_shape: int | _abc.Sequence[int], crops: _abc.Sequence[_abc.Sequence[int]]
    ) -> None: ...
    def __call__(self, input_x: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .shapes import BatchToSpaceNDV2 as BatchToSpaceNDV2
class BatchToSpaceNDV2(Primitive):
    def __call__(
        self,
        input_x: _typed.Tensor,
        block_shape: int | _abc.Sequence[int],
        crops: _abc.Sequence[_abc.Sequence[int]],
    ) -> _typed.Tensor: ...

# declared: from .shapes import ChannelShuffle as ChannelShuffle
class ChannelShuffle(Primitive):
    def __init__(self, group: int) -> None: ...
    def __call__(self, x: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .shapes import DepthToSpace as DepthToSpace
class DepthToSpace(Primitive):
    def __init__(self, block_size: int) -> None: ...
    def __call__(self, x: _typing.Any) -> _typing.Any: ...

# declared: from .shapes import DynamicShape as DynamicShape
class DynamicShape(Primitive):
    def __init__(self, dtype: int = 9) -> None: ...
    def __call__(self, input_x: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .shapes import Expand as Expand
class Expand(Primitive):
    def __call__(self, input_x: _typed.Tensor, size: _abc.Sequence[int]) -> _typed.Tensor: ...

# declared: from .shapes import IdentityN as IdentityN
class IdentityN(Primitive):
    def __call__(self, x: _abc.Sequence[_typed.Tensor]) -> tuple[_typed.Tensor, ...]: ...

# declared: from .shapes import Meshgrid as Meshgrid
class Meshgrid(Primitive):
    def __init__(self, indexing: str = "xy") -> None: ...
    def __call__(self, inputs: _abc.Sequence[_typed.Tensor]) -> tuple[_typed.Tensor, ...]: ...

# declared: from .shapes import Pack as Pack
class Pack(Primitive):
    def __init__(self, axis: int = 0) -> None: ...
    def __call__(self, tensors: _abc.Sequence[_typed.Tensor]) -> _typed.Tensor: ...

# declared: from .shapes import ParallelConcat as ParallelConcat
class ParallelConcat(Primitive):
    def __call__(self, tensors: _abc.Sequence[_typed.Tensor], axis: int = 0) -> _typed.Tensor: ...

# declared: from .shapes import PopulationCount as PopulationCount
class PopulationCount(Primitive):
    def __call__(self, input_x: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .shapes import ReverseSequence as ReverseSequence
class ReverseSequence(Primitive):
    def __init__(self, seq_dim: int, batch_dim: int = 0) -> None: ...
    def __call__(self, x: _typed.Tensor, seq_lengths: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .shapes import ReverseV2 as ReverseV2
class ReverseV2(Primitive):
    def __init__(self, axis: int | _abc.Sequence[int]) -> None: ...
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .shapes import Roll as Roll
class Roll(Primitive):
    def __init__(self, shifts: int | _abc.Sequence[int], dims: _typed.Axis = None) -> None: ...
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .shapes import ScalarToArray as ScalarToArray
class ScalarToArray(Primitive):
    def __call__(self, input_x: float) -> _typed.Tensor: ...

# declared: from .shapes import ScalarToTensor as ScalarToTensor
class ScalarToTensor(Primitive):
    def __call__(self, input_x: float, dtype: _typed.DTypeLike = ...) -> _typed.Tensor: ...

# declared: from .shapes import SpaceToBatch as SpaceToBatch
class SpaceToBatch(Primitive):
    def __init__(
        self, block_size: int | _abc.Sequence[int], paddings: _abc.Sequence[_abc.Sequence[int]]
    ) -> None: ...
    def __call__(self, input_x: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .shapes import SpaceToBatchND as SpaceToBatchND
class SpaceToBatchND(Primitive):
    def __init__(
        self, block_shape: int | _abc.Sequence[int], paddings: _abc.Sequence[_abc.Sequence[int]]
    ) -> None: ...
    def __call__(self, input_x: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .shapes import SpaceToDepth as SpaceToDepth
class SpaceToDepth(Primitive):
    def __init__(self, block_size: int) -> None: ...
    def __call__(self, x: _typing.Any) -> _typing.Any: ...

# declared: from .shapes import TensorShape as TensorShape
class TensorShape(Primitive):
    def __call__(self, input_x: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .shapes import TrilIndices as TrilIndices
class TrilIndices(Primitive):
    def __init__(
        self, row: int, col: int, offset: int = 0, dtype: _typed.DTypeLike = ...
    ) -> None: ...
    def __call__(self) -> _typed.Tensor: ...

# declared: from .shapes import TriuIndices as TriuIndices
class TriuIndices(Primitive):
    def __init__(
        self, row: int, col: int, offset: int = 0, dtype: _typed.DTypeLike = ...
    ) -> None: ...
    def __call__(self) -> _typed.Tensor: ...

# declared: from .shapes import TupleToArray as TupleToArray
class TupleToArray(Primitive):
    def __call__(
        self, input_x: _typed.TensorOrNumber | _abc.Sequence[_typing.Any]
    ) -> _typed.Tensor: ...

# declared: from .shapes import Unpack as Unpack
class Unpack(Primitive):
    def __init__(self, axis: int = 0) -> None: ...
    def __call__(self, input_x: _typed.Tensor) -> tuple[_typed.Tensor, ...]: ...

# declared: from .special import GLU as GLU
class GLU(Primitive):
    def __init__(self, axis: int = -1) -> None: ...
    def __call__(self, x: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import ACos as ACos
class ACos(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import Acosh as Acosh
class Acosh(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import Addcdiv as Addcdiv
class Addcdiv(Primitive):
    def __call__(
        self,
        input: _typed.Tensor,
        tensor1: _typed.Tensor,
        tensor2: _typed.Tensor,
        value: _typed.TensorOrNumber = 1,
    ) -> _typed.Tensor: ...

# declared: from .special import Addcmul as Addcmul
class Addcmul(Primitive):
    def __call__(
        self,
        input: _typed.Tensor,
        tensor1: _typed.Tensor,
        tensor2: _typed.Tensor,
        value: _typed.TensorOrNumber = 1,
    ) -> _typed.Tensor: ...

# declared: from .special import Angle as Angle
class Angle(Primitive):
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import ApproximateEqual as ApproximateEqual
class ApproximateEqual(Primitive):
    def __init__(self, tolerance: float = 1e-05) -> None: ...
    def __call__(self, x: _typed.Tensor, y: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import Asin as Asin
class Asin(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import Asinh as Asinh
class Asinh(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import Atan as Atan
class Atan(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import Atan2 as Atan2
class Atan2(Primitive):
    def __call__(
        self, input: _typed.TensorOrNumber, other: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .special import Atanh as Atanh
class Atanh(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import BesselI0 as BesselI0
class BesselI0(Primitive):
    def __call__(self, x: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import BesselI0e as BesselI0e
class BesselI0e(Primitive):
    def __call__(self, x: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import BesselI1 as BesselI1
class BesselI1(Primitive):
    def __call__(self, x: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import BesselI1e as BesselI1e
class BesselI1e(Primitive):
    def __call__(self, x: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import BesselJ0 as BesselJ0
class BesselJ0(Primitive):
    def __call__(self, x: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import BesselJ1 as BesselJ1
class BesselJ1(Primitive):
    def __call__(self, x: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import BesselK0 as BesselK0
class BesselK0(Primitive):
    def __call__(self, x: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import BesselK0e as BesselK0e
class BesselK0e(Primitive):
    def __call__(self, x: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import BesselK1 as BesselK1
class BesselK1(Primitive):
    def __call__(self, x: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import BesselK1e as BesselK1e
class BesselK1e(Primitive):
    def __call__(self, x: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import BesselY0 as BesselY0
class BesselY0(Primitive):
    def __call__(self, x: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import BesselY1 as BesselY1
class BesselY1(Primitive):
    def __call__(self, x: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import Betainc as Betainc
class Betainc(Primitive):
    def __call__(self, a: _typing.Any, b: _typing.Any, x: _typing.Any) -> _typing.Any: ...

# declared: from .special import BitwiseAnd as BitwiseAnd
class BitwiseAnd(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .special import BitwiseOr as BitwiseOr
class BitwiseOr(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .special import BitwiseXor as BitwiseXor
class BitwiseXor(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .special import CeLU as CeLU
class CeLU(Primitive):
    def __init__(self, alpha: float = 1.0) -> None: ...
    def __call__(self, x: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import Complex as Complex
class Complex(Primitive):
    def __call__(self, real: _typing.Any, imag: _typing.Any) -> _typing.Any: ...

# declared: from .special import ComplexAbs as ComplexAbs
class ComplexAbs(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import Conj as Conj
class Conj(Primitive):
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import Cosh as Cosh
class Cosh(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import Digamma as Digamma
class Digamma(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import DivNoNan as DivNoNan
class DivNoNan(Primitive):
    def __call__(self, x1: _typing.Any, x2: _typing.Any) -> _typing.Any: ...

# declared: from .special import Erfc as Erfc
class Erfc(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import Erfinv as Erfinv
class Erfinv(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import Expm1 as Expm1
class Expm1(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import FastGeLU as FastGeLU
class FastGeLU(Primitive):
    def __call__(self, x: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import Fmax as Fmax
class Fmax(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import Fmin as Fmin
class Fmin(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import Gcd as Gcd
class Gcd(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .special import Heaviside as Heaviside
class Heaviside(Primitive):
    def __call__(self, input: _typed.Tensor, values: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import HShrink as HShrink
class HShrink(Primitive):
    def __init__(self, lambd: float = 0.5) -> None: ...
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import Hypot as Hypot
class Hypot(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import Igamma as Igamma
class Igamma(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import Igammac as Igammac
class Igammac(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import Imag as Imag
class Imag(Primitive):
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import Inv as Inv
class Inv(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import Invert as Invert
class Invert(Primitive):
    def __call__(self, x: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import IsClose as IsClose
class IsClose(Primitive):
    def __init__(
        self, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False
    ) -> None: ...
    def __call__(self, input: _typed.Tensor, other: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .special import Lcm as Lcm
class Lcm(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .special import LeftShift as LeftShift
class LeftShift(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .special import Lerp as Lerp
class Lerp(Primitive):
    def __call__(
        self, input: _typed.Tensor, end: _typed.Tensor, weight: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .special import LerpScalar as LerpScalar
class LerpScalar(Primitive):
    def __call__(
        self, input: _typed.Tensor, end: _typed.Tensor, weight: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .special import Lgamma as Lgamma
class Lgamma(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import Logit as Logit
class Logit(Primitive):
    def __init__(self, eps: float = -1.0) -> None: ...
    def __call__(self, x: _typing.Any) -> _typing.Any: ...

# declared: from .special import MulNoNan as MulNoNan
class MulNoNan(Primitive):
    def __call__(self, x: _typing.Any, y: _typing.Any) -> _typing.Any: ...

# declared: from .special import Mvlgamma as Mvlgamma
class Mvlgamma(Primitive):
    def __init__(self, p: int) -> None: ...
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import NanToNum as NanToNum
class NanToNum(Primitive):
    def __init__(
        self, nan: float | None = None, posinf: float | None = None, neginf: float | None = None
    ) -> None: ...
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import NextAfter as NextAfter
class NextAfter(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import Polar as Polar
class Polar(Primitive):
    def __call__(self, abs: _typed.TensorOrNumber, angle: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import Polygamma as Polygamma
class Polygamma(Primitive):
    def __call__(self, n: int | _typed.Tensor, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import Real as Real
class Real(Primitive):
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import RightShift as RightShift
class RightShift(Primitive):
    def __call__(self, input: _typed.Tensor, other: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .special import Sinc as Sinc
class Sinc(Primitive):
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import Sinh as Sinh
class Sinh(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import SoftShrink as SoftShrink
class SoftShrink(Primitive):
    def __init__(self, lambd: float = 0.5) -> None: ...
    def __call__(self, input: _typed.Tensor) -> _typed.Tensor: ...

# declared: from .special import Trunc as Trunc
class Trunc(Primitive):
    def __call__(self, input: _typing.Any) -> _typed.Tensor: ...

# declared: from .special import TruncateDiv as TruncateDiv
class TruncateDiv(Primitive):
    def __call__(self, x: _typed.TensorOrNumber, y: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .special import TruncateMod as TruncateMod
class TruncateMod(Primitive):
    def __call__(self, x: _typed.TensorOrNumber, y: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .special import Xdivy as Xdivy
class Xdivy(Primitive):
    def __call__(self, x: _typed.TensorOrNumber, y: _typed.TensorOrNumber) -> _typed.Tensor: ...

# declared: from .special import Xlogy as Xlogy
class Xlogy(Primitive):
    def __call__(
        self, input: _typed.TensorOrNumber, other: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .special import Zeta as Zeta
class Zeta(Primitive):
    def __call__(
        self, input: _typed.TensorOrNumber, other: _typed.TensorOrNumber
    ) -> _typed.Tensor: ...

# declared: from .train import L2Loss as L2Loss
class L2Loss(Primitive):
    def __call__(self, input_x: _typing.Any) -> _typing.Any: ...

# declared: from .windows import Dilation2D as Dilation2D
class Dilation2D(Primitive):
    def __init__(
        self,
        stride: _typing.Any,
        dilation: _typing.Any,
        pad_mode: str = "valid",
        data_format: str = "NCHW",
    ) -> None: ...
    def __call__(self, x: _typing.Any, filter: _typing.Any) -> _typing.Any: ...

__all__ = [
    "GLU",
    "IOU",
    "LRN",
    "LSTM",
    "SGD",
    "STFT",
    "ACos",
    "Abs",
    "AccumulateNV2",
    "Acosh",
    "Adam",
    "AdamWeightDecay",
    "AdaptiveAvgPool2D",
    "AdaptiveAvgPool3D",
    "AdaptiveMaxPool2D",
    "AdaptiveMaxPool3D",
    "Add",
    "AddN",
    "Addcdiv",
    "Addcmul",
    "AdjustHue",
    "AdjustSaturation",
    "AffineGrid",
    "AllGather",
    "AllGatherV",
    "AllReduce",
    "AlltoAll",
    "AlltoAllV",
    "AlltoAllVC",
    "Angle",
    "ApplyAdaMax",
    "ApplyAdadelta",
    "ApplyAdagrad",
    "ApplyAdagradDA",
    "ApplyAdagradV2",
    "ApplyAdamWithAmsgrad",
    "ApplyAdamWithAmsgradV2",
    "ApplyAddSign",
    "ApplyCenteredRMSProp",
    "ApplyFtrl",
    "ApplyGradientDescent",
    "ApplyKerasMomentum",
    "ApplyMomentum",
    "ApplyPowerSign",
    "ApplyProximalAdagrad",
    "ApplyProximalGradientDescent",
    "ApplyRMSProp",
    "ApproximateEqual",
    "ArgMaxWithValue",
    "ArgMinWithValue",
    "Argmax",
    "Argmin",
    "Asin",
    "Asinh",
    "Assert",
    "Assign",
    "AssignAdd",
    "AssignSub",
    "Atan",
    "Atan2",
    "Atanh",
    "AvgPool",
    "AvgPool3D",
    "BCEWithLogitsLoss",
    "Barrier",
    "BartlettWindow",
    "BatchISendIRecv",
    "BatchMatMul",
    "BatchNorm",
    "BatchToSpace",
    "BatchToSpaceND",
    "BatchToSpaceNDV2",
    "Bernoulli",
    "BesselI0",
    "BesselI0e",
    "BesselI1",
    "BesselI1e",
    "BesselJ0",
    "BesselJ1",
    "BesselK0",
    "BesselK0e",
    "BesselK1",
    "BesselK1e",
    "BesselY0",
    "BesselY1",
    "Betainc",
    "BiasAdd",
    "BinaryCrossEntropy",
    "Bincount",
    "BitwiseAnd",
    "BitwiseOr",
    "BitwiseXor",
    "BlackmanWindow",
    "BoundingBoxDecode",
    "BoundingBoxEncode",
    "Broadcast",
    "BroadcastTo",
    "Bucketize",
    "CTCGreedyDecoder",
    "CTCLoss",
    "CTCLossV2",
    "Cast",
    "Cauchy",
    "Cdist",
    "CeLU",
    "Ceil",
    "ChannelShuffle",
    "CheckNumerics",
    "CheckValid",
    "Cholesky",
    "CholeskyInverse",
    "CholeskySolve",
    "Coalesce",
    "Col2Im",
    "CollectiveGather",
    "CollectiveScatter",
    "CombinedNonMaxSuppression",
    "CompareAndBitpack",
    "Complex",
    "ComplexAbs",
    "ComputeAccidentalHits",
    "Concat",
    "ConfusionMatrix",
    "Conj",
    "ConjugateTranspose",
    "ControlDepend",
    "Conv2D",
    "Conv2DBackpropInput",
    "Conv2DTranspose",
    "Conv3D",
    "Conv3DTranspose",
    "Cos",
    "Cosh",
    "CountNonZero",
    "CropAndResize",
    "Cross",
    "CumProd",
    "CumSum",
    "Cummax",
    "Cummin",
    "CumulativeLogsumexp",
    "Custom",
    "DType",
    "DataFormatDimMap",
    "DataFormatVecPermute",
    "DeformableOffsets",
    "Dense",
    "Depend",
    "DepthToSpace",
    "DepthwiseConv2dNative",
    "Diag",
    "DiagPart",
    "Digamma",
    "Dilation2D",
    "Div",
    "DivNoNan",
    "Dropout",
    "Dropout2D",
    "Dropout3D",
    "DropoutDoMask",
    "DropoutGenMask",
    "DynamicGRUV2",
    "DynamicRNN",
    "DynamicShape",
    "EditDistance",
    "Eig",
    "Einsum",
    "Elu",
    "EmbeddingLookup",
    "Eps",
    "Equal",
    "EqualCount",
    "Erf",
    "Erfc",
    "Erfinv",
    "EuclideanNorm",
    "Exp",
    "Expand",
    "ExpandDims",
    "Expm1",
    "ExtractGlimpse",
    "ExtractImagePatches",
    "ExtractVolumePatches",
    "Eye",
    "FFTWithSize",
    "FastGeLU",
    "Fill",
    "FillDiagonal",
    "FillV2",
    "Fills",
    "Flatten",
    "FloatStatus",
    "Floor",
    "FloorDiv",
    "FloorMod",
    "Fmax",
    "Fmin",
    "ForiLoop",
    "FractionalAvgPool",
    "FractionalMaxPool",
    "FractionalMaxPool3DWithFixedKsize",
    "FractionalMaxPoolWithFixedKsize",
    "FusedSparseAdam",
    "FusedSparseFtrl",
    "FusedSparseLazyAdam",
    "FusedSparseProximalAdagrad",
    "Gamma",
    "Gather",
    "GatherD",
    "GatherNd",
    "GatherV2",
    "Gcd",
    "GeLU",
    "Geqrf",
    "Ger",
    "Greater",
    "GreaterEqual",
    "GridSampler2D",
    "GridSampler3D",
    "HSVToRGB",
    "HShrink",
    "HSigmoid",
    "HSwish",
    "HammingWindow",
    "Heaviside",
    "Histogram",
    "HistogramFixedWidth",
    "HistogramSummary",
    "HookBackward",
    "Hypot",
    "Identity",
    "IdentityN",
    "Igamma",
    "Igammac",
    "Im2Col",
    "Imag",
    "ImageSummary",
    "InTopK",
    "IndexAdd",
    "IndexFill",
    "IndexPut",
    "InplaceAdd",
    "InplaceIndexAdd",
    "InplaceSub",
    "InplaceUpdate",
    "InplaceUpdateV2",
    "InsertGradientOf",
    "Inv",
    "Invert",
    "InvertPermutation",
    "IsClose",
    "IsFinite",
    "IsInf",
    "IsNan",
    "KLDivLoss",
    "L2Loss",
    "L2Normalize",
    "LARSUpdate",
    "LayerNorm",
    "Lcm",
    "LeftShift",
    "Lerp",
    "LerpScalar",
    "Less",
    "LessEqual",
    "Lgamma",
    "LinSpace",
    "ListDiff",
    "Log",
    "Log1p",
    "LogMatrixDeterminant",
    "LogNormalReverse",
    "LogSoftmax",
    "LogSpace",
    "LogUniformCandidateSampler",
    "LogicalAnd",
    "LogicalNot",
    "LogicalOr",
    "LogicalXor",
    "Logit",
    "LowerBound",
    "LpNorm",
    "Lstsq",
    "LuSolve",
    "LuUnpack",
    "MaskedFill",
    "MaskedScatter",
    "MaskedSelect",
    "MatMul",
    "MatrixBandPart",
    "MatrixDeterminant",
    "MatrixDiagPartV3",
    "MatrixDiagV3",
    "MatrixExp",
    "MatrixInverse",
    "MatrixLogarithm",
    "MatrixPower",
    "MatrixSetDiagV3",
    "MatrixSolve",
    "MatrixSolveLs",
    "MatrixTriangularSolve",
    "MaxPool",
    "MaxPool3D",
    "MaxPool3DWithArgmax",
    "MaxPoolWithArgmax",
    "MaxPoolWithArgmaxV2",
    "MaxUnpool2D",
    "MaxUnpool3D",
    "Maximum",
    "Median",
    "Meshgrid",
    "Minimum",
    "MirrorPad",
    "Mish",
    "Mod",
    "Morph",
    "Mul",
    "MulNoNan",
    "MultiMarginLoss",
    "MultilabelMarginLoss",
    "Multinomial",
    "MultinomialWithReplacement",
    "Mvlgamma",
    "NLLLoss",
    "NMSWithMask",
    "NPUAllocFloatStatus",
    "NPUClearFloatStatus",
    "NPUGetFloatStatus",
    "NanToNum",
    "Neg",
    "NeighborExchange",
    "NeighborExchangeV2",
    "NextAfter",
    "NoRepeatNGram",
    "NonDeterministicInts",
    "NonMaxSuppressionV3",
    "NonMaxSuppressionWithOverlaps",
    "NonZero",
    "NotEqual",
    "NthElement",
    "NuclearNorm",
    "OneHot",
    "Ones",
    "OnesLike",
    "Orgqr",
    "Ormqr",
    "PReLU",
    "PSROIPooling",
    "Pack",
    "Pad",
    "PadV3",
    "Padding",
    "ParallelConcat",
    "ParameterizedTruncatedNormal",
    "Partial",
    "Pdist",
    "Poisson",
    "Polar",
    "Polygamma",
    "PopulationCount",
    "Pow",
    "Primitive",
    "PrimitiveWithCheck",
    "PrimitiveWithInfer",
    "Print",
    "PyFunc",
    "Qr",
    "Quantile",
    "RGBToHSV",
    "RNNTLoss",
    "ROIAlign",
    "RaggedRange",
    "RandomCategorical",
    "RandomChoiceWithMask",
    "RandomGamma",
    "RandomPoisson",
    "RandomShuffle",
    "Randperm",
    "RandpermV2",
    "Range",
    "Rank",
    "ReLU",
    "ReLU6",
    "Real",
    "RealDiv",
    "Receive",
    "Reciprocal",
    "Reduce",
    "ReduceAll",
    "ReduceAny",
    "ReduceMax",
    "ReduceMean",
    "ReduceMin",
    "ReduceOp",
    "ReduceProd",
    "ReduceScatter",
    "ReduceScatterV",
    "ReduceStd",
    "ReduceSum",
    "Renorm",
    "Reshape",
    "ResizeArea",
    "ResizeBicubic",
    "ResizeBilinear",
    "ResizeBilinearV2",
    "ResizeLinear1D",
    "ResizeNearestNeighbor",
    "ResizeNearestNeighborV2",
    "ReverseSequence",
    "ReverseV2",
    "RightShift",
    "Rint",
    "RmsNorm",
    "Roll",
    "RotatedIou",
    "Round",
    "Rsqrt",
    "SampleDistortedBoundingBoxV2",
    "ScalarCast",
    "ScalarSummary",
    "ScalarToArray",
    "ScalarToTensor",
    "ScaleAndTranslate",
    "Scan",
    "ScatterAdd",
    "ScatterAddWithAxis",
    "ScatterDiv",
    "ScatterMax",
    "ScatterMin",
    "ScatterMul",
    "ScatterNd",
    "ScatterNdAdd",
    "ScatterNdDiv",
    "ScatterNdMax",
    "ScatterNdMin",
    "ScatterNdMul",
    "ScatterNdSub",
    "ScatterNdUpdate",
    "ScatterNonAliasingAdd",
    "ScatterSub",
    "ScatterUpdate",
    "SeLU",
    "SearchSorted",
    "SegmentMax",
    "SegmentMean",
    "SegmentMin",
    "SegmentProd",
    "SegmentSum",
    "Select",
    "Send",
    "Shape",
    "Sigmoid",
    "SigmoidCrossEntropyWithLogits",
    "Sign",
    "Sin",
    "Sinc",
    "Sinh",
    "Size",
    "Slice",
    "SmoothL1Loss",
    "SoftMarginLoss",
    "SoftShrink",
    "Softmax",
    "SoftmaxCrossEntropyWithLogits",
    "Softplus",
    "Softsign",
    "Sort",
    "SpaceToBatch",
    "SpaceToBatchND",
    "SpaceToDepth",
    "SparseApplyAdadelta",
    "SparseApplyAdagrad",
    "SparseApplyAdagradV2",
    "SparseApplyFtrl",
    "SparseApplyFtrlV2",
    "SparseApplyProximalAdagrad",
    "SparseApplyRMSProp",
    "SparseGatherV2",
    "SparseSlice",
    "SparseSoftmaxCrossEntropyWithLogits",
    "SparseTensorDenseAdd",
    "SparseTensorDenseMatmul",
    "SparseToDense",
    "Split",
    "SplitV",
    "Sqrt",
    "Square",
    "SquareSumAll",
    "SquaredDifference",
    "Squeeze",
    "Stack",
    "StandardLaplace",
    "StandardNormal",
    "StopGradient",
    "StridedSlice",
    "Sub",
    "SubAndFilter",
    "Svd",
    "Tan",
    "Tanh",
    "TensorAdd",
    "TensorDump",
    "TensorScatterAdd",
    "TensorScatterDiv",
    "TensorScatterElements",
    "TensorScatterMax",
    "TensorScatterMin",
    "TensorScatterMul",
    "TensorScatterSub",
    "TensorScatterUpdate",
    "TensorShape",
    "TensorSummary",
    "Tile",
    "TopK",
    "Trace",
    "Transpose",
    "TridiagonalMatMul",
    "Tril",
    "TrilIndices",
    "TripletMarginLoss",
    "Triu",
    "TriuIndices",
    "Trunc",
    "TruncateDiv",
    "TruncateMod",
    "TruncatedNormal",
    "TupleToArray",
    "UniformCandidateSampler",
    "UniformInt",
    "UniformReal",
    "Unique",
    "UniqueConsecutive",
    "UniqueWithPad",
    "Unpack",
    "UnravelIndex",
    "UnsortedSegmentMax",
    "UnsortedSegmentMin",
    "UnsortedSegmentProd",
    "UnsortedSegmentSum",
    "Unstack",
    "UpperBound",
    "UpsampleNearest3D",
    "UpsampleTrilinear3D",
    "WhileLoop",
    "Xdivy",
    "Xlogy",
    "Zeros",
    "ZerosLike",
    "Zeta",
    "_AllSwap",
    "prim_arg_register",
    "prim_attr_register",
]
