# Made by `make stubs` from the modules beside it; do not edit.

from . import applying as applying
from . import arithmetic as arithmetic
from . import bounds as bounds
from . import choosing as choosing
from . import comparison as comparison
from . import convolution as convolution
from . import counting as counting
from . import covariance as covariance
from . import creation as creation
from . import cumulative as cumulative
from . import description as description
from . import differences as differences
from . import dtypes as dtypes
from . import fft as fft
from . import grids as grids
from . import histograms as histograms
from . import integers as integers
from . import joining as joining
from . import logic as logic
from . import mirroring as mirroring
from . import missing as missing
from . import norms as norms
from . import operands as operands
from . import padding as padding
from . import polynomials as polynomials
from . import positions as positions
from . import powers as powers
from . import products as products
from . import random as random
from . import reduction as reduction
from . import rounding as rounding
from . import searching as searching
from . import sequences as sequences
from . import sets as sets
from . import shaping as shaping
from . import signs as signs
from . import slopes as slopes
from . import splitting as splitting
from . import triangles as triangles
from . import trigonometry as trigonometry
from . import turning as turning
from . import windows as windows
from .applying import apply_along_axis as apply_along_axis
from .applying import apply_over_axes as apply_over_axes
from .arithmetic import add as add
from .arithmetic import divide as divide
from .arithmetic import divmod as divmod
from .arithmetic import floor_divide as floor_divide
from .arithmetic import fmod as fmod
from .arithmetic import mod as mod
from .arithmetic import multiply as multiply
from .arithmetic import reciprocal as reciprocal
from .arithmetic import remainder as remainder
from .arithmetic import subtract as subtract
from .arithmetic import true_divide as true_divide
from .bounds import clip as clip
from .bounds import maximum as maximum
from .bounds import minimum as minimum
from .choosing import choose as choose
from .choosing import piecewise as piecewise
from .choosing import select as select
from .choosing import take as take
from .choosing import take_along_axis as take_along_axis
from .choosing import where as where
from .comparison import array_equal as array_equal
from .comparison import array_equiv as array_equiv
from .comparison import equal as equal
from .comparison import greater as greater
from .comparison import greater_equal as greater_equal
from .comparison import isclose as isclose
from .comparison import less as less
from .comparison import less_equal as less_equal
from .comparison import not_equal as not_equal
from .convolution import convolve as convolve
from .convolution import correlate as correlate
from .counting import bincount as bincount
from .covariance import corrcoef as corrcoef
from .covariance import cov as cov
from .creation import array as array
from .creation import asarray as asarray
from .creation import asfarray as asfarray
from .creation import copy as copy
from .creation import empty as empty
from .creation import empty_like as empty_like
from .creation import eye as eye
from .creation import full as full
from .creation import full_like as full_like
from .creation import identity as identity
from .creation import ones as ones
from .creation import ones_like as ones_like
from .creation import tri as tri
from .creation import zeros as zeros
from .creation import zeros_like as zeros_like
from .cumulative import cumprod as cumprod
from .cumulative import cumsum as cumsum
from .cumulative import nancumsum as nancumsum
from .description import array_str as array_str
from .description import isscalar as isscalar
from .description import size as size
from .differences import diff as diff
from .differences import ediff1d as ediff1d
from .differences import trapz as trapz
from .differences import unwrap as unwrap
from .dtypes import NINF as NINF
from .dtypes import PINF as PINF
from .dtypes import bool_ as bool_
from .dtypes import float16 as float16
from .dtypes import float32 as float32
from .dtypes import float64 as float64
from .dtypes import float_ as float_
from .dtypes import inf as inf
from .dtypes import int8 as int8
from .dtypes import int16 as int16
from .dtypes import int32 as int32
from .dtypes import int64 as int64
from .dtypes import int_ as int_
from .dtypes import nan as nan
from .dtypes import numeric_types as numeric_types
from .dtypes import pi as pi
from .dtypes import promote_types as promote_types
from .dtypes import result_type as result_type
from .dtypes import uint as uint
from .dtypes import uint8 as uint8
from .dtypes import uint16 as uint16
from .dtypes import uint32 as uint32
from .dtypes import uint64 as uint64
from .grids import diag_indices as diag_indices
from .grids import indices as indices
from .grids import ix_ as ix_
from .grids import meshgrid as meshgrid
from .grids import mgrid as mgrid
from .grids import ogrid as ogrid
from .histograms import histogram as histogram
from .histograms import histogram2d as histogram2d
from .histograms import histogram_bin_edges as histogram_bin_edges
from .histograms import histogramdd as histogramdd
from .integers import bitwise_and as bitwise_and
from .integers import bitwise_not as bitwise_not
from .integers import bitwise_or as bitwise_or
from .integers import bitwise_xor as bitwise_xor
from .integers import gcd as gcd
from .integers import invert as invert
from .integers import lcm as lcm
from .joining import append as append
from .joining import column_stack as column_stack
from .joining import concatenate as concatenate
from .joining import dstack as dstack
from .joining import hstack as hstack
from .joining import stack as stack
from .joining import vstack as vstack
from .logic import isfinite as isfinite
from .logic import isinf as isinf
from .logic import isnan as isnan
from .logic import isneginf as isneginf
from .logic import isposinf as isposinf
from .logic import logical_and as logical_and
from .logic import logical_not as logical_not
from .logic import logical_or as logical_or
from .logic import logical_xor as logical_xor
from .logic import signbit as signbit
from .logic import sometrue as sometrue
from .missing import nanmax as nanmax
from .missing import nanmean as nanmean
from .missing import nanmin as nanmin
from .missing import nanstd as nanstd
from .missing import nansum as nansum
from .missing import nanvar as nanvar
from .norms import norm as norm
from .padding import pad as pad
from .polynomials import polyadd as polyadd
from .polynomials import polyder as polyder
from .polynomials import polyint as polyint
from .polynomials import polymul as polymul
from .polynomials import polysub as polysub
from .polynomials import polyval as polyval
from .positions import argwhere as argwhere
from .positions import ravel_multi_index as ravel_multi_index
from .positions import unravel_index as unravel_index
from .powers import cbrt as cbrt
from .powers import exp as exp
from .powers import exp2 as exp2
from .powers import expm1 as expm1
from .powers import float_power as float_power
from .powers import hypot as hypot
from .powers import log as log
from .powers import log1p as log1p
from .powers import log2 as log2
from .powers import log10 as log10
from .powers import logaddexp as logaddexp
from .powers import logaddexp2 as logaddexp2
from .powers import power as power
from .powers import sqrt as sqrt
from .powers import square as square
from .products import cross as cross
from .products import dot as dot
from .products import inner as inner
from .products import kron as kron
from .products import matmul as matmul
from .products import matrix_power as matrix_power
from .products import multi_dot as multi_dot
from .products import outer as outer
from .products import tensordot as tensordot
from .random import rand as rand
from .random import randint as randint
from .random import randn as randn
from .reduction import amax as amax
from .reduction import amin as amin
from .reduction import argmax as argmax
from .reduction import argmin as argmin
from .reduction import average as average
from .reduction import count_nonzero as count_nonzero
from .reduction import max as max
from .reduction import mean as mean
from .reduction import min as min
from .reduction import ptp as ptp
from .reduction import std as std
from .reduction import sum as sum
from .reduction import var as var
from .rounding import around as around
from .rounding import ceil as ceil
from .rounding import fix as fix
from .rounding import floor as floor
from .rounding import rint as rint
from .rounding import round as round
from .rounding import trunc as trunc
from .searching import digitize as digitize
from .searching import interp as interp
from .searching import searchsorted as searchsorted
from .sequences import arange as arange
from .sequences import geomspace as geomspace
from .sequences import linspace as linspace
from .sequences import logspace as logspace
from .sets import in1d as in1d
from .sets import intersect1d as intersect1d
from .sets import isin as isin
from .sets import setdiff1d as setdiff1d
from .sets import unique as unique
from .shaping import atleast_1d as atleast_1d
from .shaping import atleast_2d as atleast_2d
from .shaping import atleast_3d as atleast_3d
from .shaping import broadcast_arrays as broadcast_arrays
from .shaping import broadcast_to as broadcast_to
from .shaping import expand_dims as expand_dims
from .shaping import moveaxis as moveaxis
from .shaping import ravel as ravel
from .shaping import reshape as reshape
from .shaping import rollaxis as rollaxis
from .shaping import squeeze as squeeze
from .shaping import swapaxes as swapaxes
from .shaping import transpose as transpose
from .signs import abs as abs
from .signs import absolute as absolute
from .signs import copysign as copysign
from .signs import fabs as fabs
from .signs import heaviside as heaviside
from .signs import negative as negative
from .signs import positive as positive
from .signs import sign as sign
from .slopes import gradient as gradient
from .splitting import array_split as array_split
from .splitting import dsplit as dsplit
from .splitting import hsplit as hsplit
from .splitting import split as split
from .splitting import vsplit as vsplit
from .triangles import diag as diag
from .triangles import diagflat as diagflat
from .triangles import diagonal as diagonal
from .triangles import trace as trace
from .triangles import tril as tril
from .triangles import tril_indices as tril_indices
from .triangles import tril_indices_from as tril_indices_from
from .triangles import triu as triu
from .triangles import triu_indices as triu_indices
from .triangles import triu_indices_from as triu_indices_from
from .triangles import vander as vander
from .trigonometry import arccos as arccos
from .trigonometry import arccosh as arccosh
from .trigonometry import arcsin as arcsin
from .trigonometry import arcsinh as arcsinh
from .trigonometry import arctan as arctan
from .trigonometry import arctan2 as arctan2
from .trigonometry import arctanh as arctanh
from .trigonometry import cos as cos
from .trigonometry import cosh as cosh
from .trigonometry import deg2rad as deg2rad
from .trigonometry import rad2deg as rad2deg
from .trigonometry import radians as radians
from .trigonometry import sin as sin
from .trigonometry import sinh as sinh
from .trigonometry import tan as tan
from .trigonometry import tanh as tanh
from .turning import flip as flip
from .turning import fliplr as fliplr
from .turning import flipud as flipud
from .turning import repeat as repeat
from .turning import roll as roll
from .turning import rot90 as rot90
from .turning import tile as tile
from .windows import bartlett as bartlett
from .windows import blackman as blackman
from .windows import hamming as hamming
from .windows import hanning as hanning

__all__ = [
    "NINF",
    "PINF",
    "abs",
    "absolute",
    "add",
    "amax",
    "amin",
    "append",
    "apply_along_axis",
    "apply_over_axes",
    "arange",
    "arccos",
    "arccosh",
    "arcsin",
    "arcsinh",
    "arctan",
    "arctan2",
    "arctanh",
    "argmax",
    "argmin",
    "argwhere",
    "around",
    "array",
    "array_equal",
    "array_equiv",
    "array_split",
    "array_str",
    "asarray",
    "asfarray",
    "atleast_1d",
    "atleast_2d",
    "atleast_3d",
    "average",
    "bartlett",
    "bincount",
    "bitwise_and",
    "bitwise_not",
    "bitwise_or",
    "bitwise_xor",
    "blackman",
    "bool_",
    "broadcast_arrays",
    "broadcast_to",
    "cbrt",
    "ceil",
    "choose",
    "clip",
    "column_stack",
    "concatenate",
    "convolve",
    "copy",
    "copysign",
    "corrcoef",
    "correlate",
    "cos",
    "cosh",
    "count_nonzero",
    "cov",
    "cross",
    "cumprod",
    "cumsum",
    "deg2rad",
    "diag",
    "diag_indices",
    "diagflat",
    "diagonal",
    "diff",
    "digitize",
    "divide",
    "divmod",
    "dot",
    "dsplit",
    "dstack",
    "ediff1d",
    "empty",
    "empty_like",
    "equal",
    "exp",
    "exp2",
    "expand_dims",
    "expm1",
    "eye",
    "fabs",
    "fix",
    "flip",
    "fliplr",
    "flipud",
    "float16",
    "float32",
    "float64",
    "float_",
    "float_power",
    "floor",
    "floor_divide",
    "fmod",
    "full",
    "full_like",
    "gcd",
    "geomspace",
    "gradient",
    "greater",
    "greater_equal",
    "hamming",
    "hanning",
    "heaviside",
    "histogram",
    "histogram2d",
    "histogram_bin_edges",
    "histogramdd",
    "hsplit",
    "hstack",
    "hypot",
    "identity",
    "in1d",
    "indices",
    "inf",
    "inner",
    "int8",
    "int16",
    "int32",
    "int64",
    "int_",
    "interp",
    "intersect1d",
    "invert",
    "isclose",
    "isfinite",
    "isin",
    "isinf",
    "isnan",
    "isneginf",
    "isposinf",
    "isscalar",
    "ix_",
    "kron",
    "lcm",
    "less",
    "less_equal",
    "linspace",
    "log",
    "log1p",
    "log2",
    "log10",
    "logaddexp",
    "logaddexp2",
    "logical_and",
    "logical_not",
    "logical_or",
    "logical_xor",
    "logspace",
    "matmul",
    "matrix_power",
    "max",
    "maximum",
    "mean",
    "meshgrid",
    "mgrid",
    "min",
    "minimum",
    "mod",
    "moveaxis",
    "multi_dot",
    "multiply",
    "nan",
    "nancumsum",
    "nanmax",
    "nanmean",
    "nanmin",
    "nanstd",
    "nansum",
    "nanvar",
    "negative",
    "norm",
    "not_equal",
    "numeric_types",
    "ogrid",
    "ones",
    "ones_like",
    "outer",
    "pad",
    "pi",
    "piecewise",
    "polyadd",
    "polyder",
    "polyint",
    "polymul",
    "polysub",
    "polyval",
    "positive",
    "power",
    "promote_types",
    "ptp",
    "rad2deg",
    "radians",
    "rand",
    "randint",
    "randn",
    "ravel",
    "ravel_multi_index",
    "reciprocal",
    "remainder",
    "repeat",
    "reshape",
    "result_type",
    "rint",
    "roll",
    "rollaxis",
    "rot90",
    "round",
    "searchsorted",
    "select",
    "setdiff1d",
    "sign",
    "signbit",
    "sin",
    "sinh",
    "size",
    "sometrue",
    "split",
    "sqrt",
    "square",
    "squeeze",
    "stack",
    "std",
    "subtract",
    "sum",
    "swapaxes",
    "take",
    "take_along_axis",
    "tan",
    "tanh",
    "tensordot",
    "tile",
    "trace",
    "transpose",
    "trapz",
    "tri",
    "tril",
    "tril_indices",
    "tril_indices_from",
    "triu",
    "triu_indices",
    "triu_indices_from",
    "true_divide",
    "trunc",
    "uint",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "unique",
    "unravel_index",
    "unwrap",
    "vander",
    "var",
    "vsplit",
    "vstack",
    "where",
    "zeros",
    "zeros_like",
]
