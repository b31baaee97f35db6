# Made by `make stubs` from the modules beside it; do not edit.

from . import arithmetic as arithmetic
from . import comparison as comparison
from . import creation as creation
from . import distributed as distributed
from . import gathering as gathering
from . import linalg as linalg
from . import nn as nn
from . import optim as optim
from . import order as order
from . import random as random
from . import reduction as reduction
from . import running as running
from . import shapes as shapes
from . import special as special
from . import unchanged as unchanged
from .arithmetic import add as add
from .arithmetic import addcdiv as addcdiv
from .arithmetic import addr_ as addr_
from .arithmetic import bmm as bmm
from .arithmetic import cdist as cdist
from .arithmetic import fix as fix
from .arithmetic import frac as frac
from .arithmetic import mv as mv
from .arithmetic import npu_gelu as npu_gelu
from .arithmetic import sqrt as sqrt
from .arithmetic import sub as sub
from .arithmetic import triangular_solve as triangular_solve
from .arithmetic import vdot as vdot
from .comparison import allclose as allclose
from .comparison import eq as eq
from .comparison import equal as equal
from .comparison import isnan as isnan
from .comparison import item as item
from .comparison import where as where
from .creation import clone as clone
from .creation import empty as empty
from .creation import empty_like as empty_like
from .creation import linspace as linspace
from .creation import ones as ones
from .gathering import gather as gather
from .gathering import histc as histc
from .gathering import index_add as index_add
from .gathering import index_select as index_select
from .gathering import repeat_interleave as repeat_interleave
from .gathering import scatter as scatter
from .gathering import scatter_add as scatter_add
from .gathering import softmax as softmax
from .gathering import take as take
from .order import argsort as argsort
from .order import bincount as bincount
from .order import kthvalue as kthvalue
from .order import sort as sort
from .order import topk as topk
from .order import unique as unique
from .random import bernoulli as bernoulli
from .random import multinomial as multinomial
from .random import normal as normal
from .random import rand as rand
from .random import rand_like as rand_like
from .random import randint as randint
from .random import randint_like as randint_like
from .random import randn as randn
from .random import randn_like as randn_like
from .random import randperm as randperm
from .reduction import all as all
from .reduction import amax as amax
from .reduction import amin as amin
from .reduction import any as any
from .reduction import argmax as argmax
from .reduction import argmin as argmin
from .reduction import count_nonzero as count_nonzero
from .reduction import max as max
from .reduction import mean as mean
from .reduction import median as median
from .reduction import min as min
from .reduction import nansum as nansum
from .reduction import norm as norm
from .reduction import prod as prod
from .reduction import std as std
from .reduction import std_mean as std_mean
from .reduction import var as var
from .reduction import var_mean as var_mean
from .running import cummax as cummax
from .running import cummin as cummin
from .running import cumprod as cumprod
from .running import cumsum as cumsum
from .running import diff as diff
from .shapes import broadcast_to as broadcast_to
from .shapes import cat as cat
from .shapes import chunk as chunk
from .shapes import concat as concat
from .shapes import diag as diag
from .shapes import flatten as flatten
from .shapes import meshgrid as meshgrid
from .shapes import narrow as narrow
from .shapes import permute as permute
from .shapes import select as select
from .shapes import split as split
from .shapes import squeeze as squeeze
from .shapes import stack as stack
from .shapes import transpose as transpose
from .unchanged import abs as abs
from .unchanged import acos as acos
from .unchanged import acosh as acosh
from .unchanged import addbmm as addbmm
from .unchanged import addcmul as addcmul
from .unchanged import addmm as addmm
from .unchanged import addmv as addmv
from .unchanged import arange as arange
from .unchanged import arccos as arccos
from .unchanged import arccosh as arccosh
from .unchanged import arcsin as arcsin
from .unchanged import arcsinh as arcsinh
from .unchanged import arctan as arctan
from .unchanged import arctan2 as arctan2
from .unchanged import arctanh as arctanh
from .unchanged import asin as asin
from .unchanged import asinh as asinh
from .unchanged import atan as atan
from .unchanged import atan2 as atan2
from .unchanged import atanh as atanh
from .unchanged import baddbmm as baddbmm
from .unchanged import bitwise_and as bitwise_and
from .unchanged import bitwise_not as bitwise_not
from .unchanged import bitwise_or as bitwise_or
from .unchanged import bitwise_xor as bitwise_xor
from .unchanged import ceil as ceil
from .unchanged import clamp as clamp
from .unchanged import clip as clip
from .unchanged import cos as cos
from .unchanged import cosh as cosh
from .unchanged import cross as cross
from .unchanged import div as div
from .unchanged import divide as divide
from .unchanged import dot as dot
from .unchanged import dstack as dstack
from .unchanged import einsum as einsum
from .unchanged import erf as erf
from .unchanged import erfc as erfc
from .unchanged import erfinv as erfinv
from .unchanged import exp as exp
from .unchanged import exp2 as exp2
from .unchanged import expm1 as expm1
from .unchanged import eye as eye
from .unchanged import flip as flip
from .unchanged import float_power as float_power
from .unchanged import floor as floor
from .unchanged import floor_divide as floor_divide
from .unchanged import fmod as fmod
from .unchanged import full as full
from .unchanged import full_like as full_like
from .unchanged import gcd as gcd
from .unchanged import ge as ge
from .unchanged import greater as greater
from .unchanged import greater_equal as greater_equal
from .unchanged import gt as gt
from .unchanged import hstack as hstack
from .unchanged import imag as imag
from .unchanged import inverse as inverse
from .unchanged import isclose as isclose
from .unchanged import isfinite as isfinite
from .unchanged import isinf as isinf
from .unchanged import isneginf as isneginf
from .unchanged import le as le
from .unchanged import lerp as lerp
from .unchanged import less as less
from .unchanged import less_equal as less_equal
from .unchanged import log as log
from .unchanged import log1p as log1p
from .unchanged import log2 as log2
from .unchanged import log10 as log10
from .unchanged import logaddexp as logaddexp
from .unchanged import logaddexp2 as logaddexp2
from .unchanged import logical_and as logical_and
from .unchanged import logical_not as logical_not
from .unchanged import logical_or as logical_or
from .unchanged import logical_xor as logical_xor
from .unchanged import logsumexp as logsumexp
from .unchanged import lt as lt
from .unchanged import masked_select as masked_select
from .unchanged import matmul as matmul
from .unchanged import maximum as maximum
from .unchanged import minimum as minimum
from .unchanged import mm as mm
from .unchanged import mul as mul
from .unchanged import nan_to_num as nan_to_num
from .unchanged import ne as ne
from .unchanged import neg as neg
from .unchanged import negative as negative
from .unchanged import nonzero as nonzero
from .unchanged import not_equal as not_equal
from .unchanged import ones_like as ones_like
from .unchanged import outer as outer
from .unchanged import polar as polar
from .unchanged import pow as pow
from .unchanged import ravel as ravel
from .unchanged import real as real
from .unchanged import reciprocal as reciprocal
from .unchanged import remainder as remainder
from .unchanged import reshape as reshape
from .unchanged import roll as roll
from .unchanged import round as round
from .unchanged import rsqrt as rsqrt
from .unchanged import searchsorted as searchsorted
from .unchanged import sigmoid as sigmoid
from .unchanged import sign as sign
from .unchanged import sin as sin
from .unchanged import sinc as sinc
from .unchanged import sinh as sinh
from .unchanged import square as square
from .unchanged import sum as sum
from .unchanged import swapaxes as swapaxes
from .unchanged import t as t
from .unchanged import tan as tan
from .unchanged import tanh as tanh
from .unchanged import tile as tile
from .unchanged import trace as trace
from .unchanged import tril as tril
from .unchanged import triu as triu
from .unchanged import trunc as trunc
from .unchanged import unbind as unbind
from .unchanged import unique_consecutive as unique_consecutive
from .unchanged import unsqueeze as unsqueeze
from .unchanged import xlogy as xlogy
from .unchanged import zeros as zeros
from .unchanged import zeros_like as zeros_like

__all__ = [
    "abs",
    "acos",
    "acosh",
    "add",
    "addbmm",
    "addcdiv",
    "addcmul",
    "addmm",
    "addmv",
    "addr_",
    "all",
    "allclose",
    "amax",
    "amin",
    "any",
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
    "argsort",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "baddbmm",
    "bernoulli",
    "bincount",
    "bitwise_and",
    "bitwise_not",
    "bitwise_or",
    "bitwise_xor",
    "bmm",
    "broadcast_to",
    "cat",
    "cdist",
    "ceil",
    "chunk",
    "clamp",
    "clip",
    "clone",
    "concat",
    "cos",
    "cosh",
    "count_nonzero",
    "cross",
    "cummax",
    "cummin",
    "cumprod",
    "cumsum",
    "diag",
    "diff",
    "div",
    "divide",
    "dot",
    "dstack",
    "einsum",
    "empty",
    "empty_like",
    "eq",
    "equal",
    "erf",
    "erfc",
    "erfinv",
    "exp",
    "exp2",
    "expm1",
    "eye",
    "fix",
    "flatten",
    "flip",
    "float_power",
    "floor",
    "floor_divide",
    "fmod",
    "frac",
    "full",
    "full_like",
    "gather",
    "gcd",
    "ge",
    "greater",
    "greater_equal",
    "gt",
    "histc",
    "hstack",
    "imag",
    "index_add",
    "index_select",
    "inverse",
    "isclose",
    "isfinite",
    "isinf",
    "isnan",
    "isneginf",
    "item",
    "kthvalue",
    "le",
    "lerp",
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
    "logsumexp",
    "lt",
    "masked_select",
    "matmul",
    "max",
    "maximum",
    "mean",
    "median",
    "meshgrid",
    "min",
    "minimum",
    "mm",
    "mul",
    "multinomial",
    "mv",
    "nan_to_num",
    "nansum",
    "narrow",
    "ne",
    "neg",
    "negative",
    "nonzero",
    "norm",
    "normal",
    "not_equal",
    "npu_gelu",
    "ones",
    "ones_like",
    "outer",
    "permute",
    "polar",
    "pow",
    "prod",
    "rand",
    "rand_like",
    "randint",
    "randint_like",
    "randn",
    "randn_like",
    "randperm",
    "ravel",
    "real",
    "reciprocal",
    "remainder",
    "repeat_interleave",
    "reshape",
    "roll",
    "round",
    "rsqrt",
    "scatter",
    "scatter_add",
    "searchsorted",
    "select",
    "sigmoid",
    "sign",
    "sin",
    "sinc",
    "sinh",
    "softmax",
    "sort",
    "split",
    "sqrt",
    "square",
    "squeeze",
    "stack",
    "std",
    "std_mean",
    "sub",
    "sum",
    "swapaxes",
    "t",
    "take",
    "tan",
    "tanh",
    "tile",
    "topk",
    "trace",
    "transpose",
    "triangular_solve",
    "tril",
    "triu",
    "trunc",
    "unbind",
    "unique",
    "unique_consecutive",
    "unsqueeze",
    "var",
    "var_mean",
    "vdot",
    "where",
    "xlogy",
    "zeros",
    "zeros_like",
]
