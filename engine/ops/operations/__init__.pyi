# Made by `make stubs` from the modules beside it; do not edit.

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
from .array import Cast as Cast
from .array import Concat as Concat
from .array import Depend as Depend
from .array import DType as DType
from .array import EmbeddingLookup as EmbeddingLookup
from .array import ExpandDims as ExpandDims
from .array import Flatten as Flatten
from .array import Gather as Gather
from .array import GatherD as GatherD
from .array import GatherNd as GatherNd
from .array import GatherV2 as GatherV2
from .array import Identity as Identity
from .array import MaskedFill as MaskedFill
from .array import MaskedScatter as MaskedScatter
from .array import MaskedSelect as MaskedSelect
from .array import NonZero as NonZero
from .array import OneHot as OneHot
from .array import Rank as Rank
from .array import Reshape as Reshape
from .array import Shape as Shape
from .array import Size as Size
from .array import Slice as Slice
from .array import SparseGatherV2 as SparseGatherV2
from .array import Split as Split
from .array import Squeeze as Squeeze
from .array import Stack as Stack
from .array import StridedSlice as StridedSlice
from .array import Tile as Tile
from .array import TopK as TopK
from .array import Transpose as Transpose
from .array import Unstack as Unstack
from .borders import MirrorPad as MirrorPad
from .borders import Pad as Pad
from .borders import PadV3 as PadV3
from .bounded_random import ParameterizedTruncatedNormal as ParameterizedTruncatedNormal
from .bounded_random import SampleDistortedBoundingBoxV2 as SampleDistortedBoundingBoxV2
from .boxes import IOU as IOU
from .boxes import BoundingBoxDecode as BoundingBoxDecode
from .boxes import BoundingBoxEncode as BoundingBoxEncode
from .boxes import CheckValid as CheckValid
from .boxes import CombinedNonMaxSuppression as CombinedNonMaxSuppression
from .boxes import CropAndResize as CropAndResize
from .boxes import NMSWithMask as NMSWithMask
from .boxes import NonMaxSuppressionV3 as NonMaxSuppressionV3
from .boxes import PSROIPooling as PSROIPooling
from .boxes import ROIAlign as ROIAlign
from .boxes import RotatedIou as RotatedIou
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
from .creation import BartlettWindow as BartlettWindow
from .creation import BlackmanWindow as BlackmanWindow
from .creation import Eye as Eye
from .creation import Fill as Fill
from .creation import Fills as Fills
from .creation import FillV2 as FillV2
from .creation import HammingWindow as HammingWindow
from .creation import LinSpace as LinSpace
from .creation import LogSpace as LogSpace
from .creation import Ones as Ones
from .creation import OnesLike as OnesLike
from .creation import RaggedRange as RaggedRange
from .creation import Range as Range
from .creation import Zeros as Zeros
from .creation import ZerosLike as ZerosLike
from .elementwise import Abs as Abs
from .elementwise import AccumulateNV2 as AccumulateNV2
from .elementwise import Add as Add
from .elementwise import AddN as AddN
from .elementwise import Assign as Assign
from .elementwise import AssignAdd as AssignAdd
from .elementwise import AssignSub as AssignSub
from .elementwise import Ceil as Ceil
from .elementwise import Cos as Cos
from .elementwise import Div as Div
from .elementwise import Equal as Equal
from .elementwise import Erf as Erf
from .elementwise import Exp as Exp
from .elementwise import Floor as Floor
from .elementwise import FloorDiv as FloorDiv
from .elementwise import FloorMod as FloorMod
from .elementwise import GeLU as GeLU
from .elementwise import Greater as Greater
from .elementwise import GreaterEqual as GreaterEqual
from .elementwise import HSigmoid as HSigmoid
from .elementwise import HSwish as HSwish
from .elementwise import IsFinite as IsFinite
from .elementwise import IsInf as IsInf
from .elementwise import IsNan as IsNan
from .elementwise import Less as Less
from .elementwise import LessEqual as LessEqual
from .elementwise import Log as Log
from .elementwise import Log1p as Log1p
from .elementwise import LogicalAnd as LogicalAnd
from .elementwise import LogicalNot as LogicalNot
from .elementwise import LogicalOr as LogicalOr
from .elementwise import LogicalXor as LogicalXor
from .elementwise import Maximum as Maximum
from .elementwise import Minimum as Minimum
from .elementwise import Mish as Mish
from .elementwise import Mod as Mod
from .elementwise import Mul as Mul
from .elementwise import Neg as Neg
from .elementwise import NotEqual as NotEqual
from .elementwise import Pow as Pow
from .elementwise import PReLU as PReLU
from .elementwise import RealDiv as RealDiv
from .elementwise import Reciprocal as Reciprocal
from .elementwise import ReLU as ReLU
from .elementwise import ReLU6 as ReLU6
from .elementwise import Rint as Rint
from .elementwise import Round as Round
from .elementwise import Rsqrt as Rsqrt
from .elementwise import Select as Select
from .elementwise import SeLU as SeLU
from .elementwise import Sigmoid as Sigmoid
from .elementwise import Sign as Sign
from .elementwise import Sin as Sin
from .elementwise import Softplus as Softplus
from .elementwise import Softsign as Softsign
from .elementwise import Sqrt as Sqrt
from .elementwise import Square as Square
from .elementwise import SquaredDifference as SquaredDifference
from .elementwise import Sub as Sub
from .elementwise import Tan as Tan
from .elementwise import Tanh as Tanh
from .elementwise import TensorAdd as TensorAdd
from .evaluation import Partial as Partial
from .evaluation import StopGradient as StopGradient
from .fourier import STFT as STFT
from .fourier import FFTWithSize as FFTWithSize
from .hooks import Custom as Custom
from .hooks import HookBackward as HookBackward
from .hooks import InsertGradientOf as InsertGradientOf
from .hooks import PyFunc as PyFunc
from .images import AdjustHue as AdjustHue
from .images import AdjustSaturation as AdjustSaturation
from .images import DeformableOffsets as DeformableOffsets
from .images import ExtractGlimpse as ExtractGlimpse
from .images import ExtractVolumePatches as ExtractVolumePatches
from .images import FractionalAvgPool as FractionalAvgPool
from .images import FractionalMaxPool as FractionalMaxPool
from .images import HSVToRGB as HSVToRGB
from .images import NonMaxSuppressionWithOverlaps as NonMaxSuppressionWithOverlaps
from .images import ResizeArea as ResizeArea
from .images import RGBToHSV as RGBToHSV
from .images import ScaleAndTranslate as ScaleAndTranslate
from .indices import DataFormatDimMap as DataFormatDimMap
from .indices import DataFormatVecPermute as DataFormatVecPermute
from .indices import FillDiagonal as FillDiagonal
from .indices import ListDiff as ListDiff
from .indices import NPUAllocFloatStatus as NPUAllocFloatStatus
from .indices import NPUClearFloatStatus as NPUClearFloatStatus
from .indices import NPUGetFloatStatus as NPUGetFloatStatus
from .indices import ScalarCast as ScalarCast
from .indices import SubAndFilter as SubAndFilter
from .indices import UnravelIndex as UnravelIndex
from .loops import ForiLoop as ForiLoop
from .loops import Scan as Scan
from .loops import WhileLoop as WhileLoop
from .losses import CTCGreedyDecoder as CTCGreedyDecoder
from .losses import CTCLoss as CTCLoss
from .losses import CTCLossV2 as CTCLossV2
from .losses import MultilabelMarginLoss as MultilabelMarginLoss
from .losses import MultiMarginLoss as MultiMarginLoss
from .losses import RNNTLoss as RNNTLoss
from .losses import SigmoidCrossEntropyWithLogits as SigmoidCrossEntropyWithLogits
from .losses import SoftMarginLoss as SoftMarginLoss
from .losses import TripletMarginLoss as TripletMarginLoss
from .matrix import Cdist as Cdist
from .matrix import Cholesky as Cholesky
from .matrix import CholeskyInverse as CholeskyInverse
from .matrix import CholeskySolve as CholeskySolve
from .matrix import Cross as Cross
from .matrix import Diag as Diag
from .matrix import DiagPart as DiagPart
from .matrix import Eig as Eig
from .matrix import Einsum as Einsum
from .matrix import Geqrf as Geqrf
from .matrix import Ger as Ger
from .matrix import LogMatrixDeterminant as LogMatrixDeterminant
from .matrix import LpNorm as LpNorm
from .matrix import Lstsq as Lstsq
from .matrix import LuSolve as LuSolve
from .matrix import LuUnpack as LuUnpack
from .matrix import MatrixBandPart as MatrixBandPart
from .matrix import MatrixDeterminant as MatrixDeterminant
from .matrix import MatrixDiagPartV3 as MatrixDiagPartV3
from .matrix import MatrixDiagV3 as MatrixDiagV3
from .matrix import MatrixExp as MatrixExp
from .matrix import MatrixInverse as MatrixInverse
from .matrix import MatrixLogarithm as MatrixLogarithm
from .matrix import MatrixPower as MatrixPower
from .matrix import MatrixSetDiagV3 as MatrixSetDiagV3
from .matrix import MatrixSolve as MatrixSolve
from .matrix import MatrixTriangularSolve as MatrixTriangularSolve
from .matrix import NuclearNorm as NuclearNorm
from .matrix import Orgqr as Orgqr
from .matrix import Ormqr as Ormqr
from .matrix import Pdist as Pdist
from .matrix import Qr as Qr
from .matrix import Renorm as Renorm
from .matrix import Svd as Svd
from .matrix import Trace as Trace
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
from .older import Coalesce as Coalesce
from .older import CompareAndBitpack as CompareAndBitpack
from .older import ComputeAccidentalHits as ComputeAccidentalHits
from .older import ConfusionMatrix as ConfusionMatrix
from .older import ConjugateTranspose as ConjugateTranspose
from .older import ControlDepend as ControlDepend
from .older import Dense as Dense
from .older import EditDistance as EditDistance
from .older import Eps as Eps
from .older import MatrixSolveLs as MatrixSolveLs
from .older import NoRepeatNGram as NoRepeatNGram
from .older import SparseSlice as SparseSlice
from .older import SparseTensorDenseAdd as SparseTensorDenseAdd
from .older import SparseTensorDenseMatmul as SparseTensorDenseMatmul
from .older import SparseToDense as SparseToDense
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
from .ordered import Unique as Unique
from .ordered import UniqueConsecutive as UniqueConsecutive
from .ordered import UniqueWithPad as UniqueWithPad
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
from .random import LogUniformCandidateSampler as LogUniformCandidateSampler
from .random import Multinomial as Multinomial
from .random import MultinomialWithReplacement as MultinomialWithReplacement
from .random import Poisson as Poisson
from .random import RandomCategorical as RandomCategorical
from .random import RandomChoiceWithMask as RandomChoiceWithMask
from .random import RandomGamma as RandomGamma
from .random import RandomPoisson as RandomPoisson
from .random import RandomShuffle as RandomShuffle
from .random import Randperm as Randperm
from .random import RandpermV2 as RandpermV2
from .random import StandardLaplace as StandardLaplace
from .random import StandardNormal as StandardNormal
from .random import TruncatedNormal as TruncatedNormal
from .random import UniformCandidateSampler as UniformCandidateSampler
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
from .scattering import IndexAdd as IndexAdd
from .scattering import IndexFill as IndexFill
from .scattering import IndexPut as IndexPut
from .scattering import InplaceAdd as InplaceAdd
from .scattering import InplaceIndexAdd as InplaceIndexAdd
from .scattering import InplaceSub as InplaceSub
from .scattering import InplaceUpdate as InplaceUpdate
from .scattering import InplaceUpdateV2 as InplaceUpdateV2
from .scattering import ScatterAdd as ScatterAdd
from .scattering import ScatterAddWithAxis as ScatterAddWithAxis
from .scattering import ScatterDiv as ScatterDiv
from .scattering import ScatterMax as ScatterMax
from .scattering import ScatterMin as ScatterMin
from .scattering import ScatterMul as ScatterMul
from .scattering import ScatterNd as ScatterNd
from .scattering import ScatterNdAdd as ScatterNdAdd
from .scattering import ScatterNdDiv as ScatterNdDiv
from .scattering import ScatterNdMax as ScatterNdMax
from .scattering import ScatterNdMin as ScatterNdMin
from .scattering import ScatterNdMul as ScatterNdMul
from .scattering import ScatterNdSub as ScatterNdSub
from .scattering import ScatterNdUpdate as ScatterNdUpdate
from .scattering import ScatterNonAliasingAdd as ScatterNonAliasingAdd
from .scattering import ScatterSub as ScatterSub
from .scattering import ScatterUpdate as ScatterUpdate
from .scattering import SegmentMax as SegmentMax
from .scattering import SegmentMean as SegmentMean
from .scattering import SegmentMin as SegmentMin
from .scattering import SegmentProd as SegmentProd
from .scattering import SegmentSum as SegmentSum
from .scattering import TensorScatterAdd as TensorScatterAdd
from .scattering import TensorScatterDiv as TensorScatterDiv
from .scattering import TensorScatterElements as TensorScatterElements
from .scattering import TensorScatterMax as TensorScatterMax
from .scattering import TensorScatterMin as TensorScatterMin
from .scattering import TensorScatterMul as TensorScatterMul
from .scattering import TensorScatterSub as TensorScatterSub
from .scattering import TensorScatterUpdate as TensorScatterUpdate
from .scattering import UnsortedSegmentMax as UnsortedSegmentMax
from .scattering import UnsortedSegmentMin as UnsortedSegmentMin
from .scattering import UnsortedSegmentProd as UnsortedSegmentProd
from .scattering import UnsortedSegmentSum as UnsortedSegmentSum
from .shapes import BatchToSpace as BatchToSpace
from .shapes import BatchToSpaceND as BatchToSpaceND
from .shapes import BatchToSpaceNDV2 as BatchToSpaceNDV2
from .shapes import ChannelShuffle as ChannelShuffle
from .shapes import DepthToSpace as DepthToSpace
from .shapes import DynamicShape as DynamicShape
from .shapes import Expand as Expand
from .shapes import IdentityN as IdentityN
from .shapes import Meshgrid as Meshgrid
from .shapes import Pack as Pack
from .shapes import Padding as Padding
from .shapes import ParallelConcat as ParallelConcat
from .shapes import PopulationCount as PopulationCount
from .shapes import ReverseSequence as ReverseSequence
from .shapes import ReverseV2 as ReverseV2
from .shapes import Roll as Roll
from .shapes import ScalarToArray as ScalarToArray
from .shapes import ScalarToTensor as ScalarToTensor
from .shapes import SpaceToBatch as SpaceToBatch
from .shapes import SpaceToBatchND as SpaceToBatchND
from .shapes import SpaceToDepth as SpaceToDepth
from .shapes import SplitV as SplitV
from .shapes import TensorShape as TensorShape
from .shapes import TrilIndices as TrilIndices
from .shapes import TriuIndices as TriuIndices
from .shapes import TupleToArray as TupleToArray
from .shapes import Unpack as Unpack
from .special import GLU as GLU
from .special import ACos as ACos
from .special import Acosh as Acosh
from .special import Addcdiv as Addcdiv
from .special import Addcmul as Addcmul
from .special import Angle as Angle
from .special import ApproximateEqual as ApproximateEqual
from .special import Asin as Asin
from .special import Asinh as Asinh
from .special import Atan as Atan
from .special import Atan2 as Atan2
from .special import Atanh as Atanh
from .special import BesselI0 as BesselI0
from .special import BesselI0e as BesselI0e
from .special import BesselI1 as BesselI1
from .special import BesselI1e as BesselI1e
from .special import BesselJ0 as BesselJ0
from .special import BesselJ1 as BesselJ1
from .special import BesselK0 as BesselK0
from .special import BesselK0e as BesselK0e
from .special import BesselK1 as BesselK1
from .special import BesselK1e as BesselK1e
from .special import BesselY0 as BesselY0
from .special import BesselY1 as BesselY1
from .special import Betainc as Betainc
from .special import BitwiseAnd as BitwiseAnd
from .special import BitwiseOr as BitwiseOr
from .special import BitwiseXor as BitwiseXor
from .special import CeLU as CeLU
from .special import Complex as Complex
from .special import ComplexAbs as ComplexAbs
from .special import Conj as Conj
from .special import Cosh as Cosh
from .special import Digamma as Digamma
from .special import DivNoNan as DivNoNan
from .special import Erfc as Erfc
from .special import Erfinv as Erfinv
from .special import Expm1 as Expm1
from .special import FastGeLU as FastGeLU
from .special import Fmax as Fmax
from .special import Fmin as Fmin
from .special import Gcd as Gcd
from .special import Heaviside as Heaviside
from .special import HShrink as HShrink
from .special import Hypot as Hypot
from .special import Igamma as Igamma
from .special import Igammac as Igammac
from .special import Imag as Imag
from .special import Inv as Inv
from .special import Invert as Invert
from .special import IsClose as IsClose
from .special import Lcm as Lcm
from .special import LeftShift as LeftShift
from .special import Lerp as Lerp
from .special import LerpScalar as LerpScalar
from .special import Lgamma as Lgamma
from .special import Logit as Logit
from .special import MulNoNan as MulNoNan
from .special import Mvlgamma as Mvlgamma
from .special import NanToNum as NanToNum
from .special import NextAfter as NextAfter
from .special import Polar as Polar
from .special import Polygamma as Polygamma
from .special import Real as Real
from .special import RightShift as RightShift
from .special import Sinc as Sinc
from .special import Sinh as Sinh
from .special import SoftShrink as SoftShrink
from .special import Trunc as Trunc
from .special import TruncateDiv as TruncateDiv
from .special import TruncateMod as TruncateMod
from .special import Xdivy as Xdivy
from .special import Xlogy as Xlogy
from .special import Zeta as Zeta
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
from .train import L2Loss as L2Loss
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
from .windows import Dilation2D as Dilation2D
from .windows import ExtractImagePatches as ExtractImagePatches
from .windows import GridSampler2D as GridSampler2D
from .windows import GridSampler3D as GridSampler3D
from .windows import Im2Col as Im2Col

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
