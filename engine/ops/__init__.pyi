# Made by `make stubs` from the modules beside it; do not edit.

from . import accidental_hits as accidental_hits
from . import activation as activation
from . import adaptive_pool as adaptive_pool
from . import apply as apply
from . import apply_resilient as apply_resilient
from . import area as area
from . import arithmetic as arithmetic
from . import arrangement as arrangement
from . import as_one as as_one
from . import assigning as assigning
from . import at_once as at_once
from . import avg_pool as avg_pool
from . import below as below
from . import bessel as bessel
from . import best_of_classes as best_of_classes
from . import between as between
from . import biased as biased
from . import bilinear as bilinear
from . import bitwise as bitwise
from . import blending as blending
from . import blocks as blocks
from . import boxes as boxes
from . import broadcasting as broadcasting
from . import by_lists as by_lists
from . import candidates as candidates
from . import clipping as clipping
from . import closeness as closeness
from . import coalescing as coalescing
from . import collectives as collectives
from . import colours as colours
from . import communication as communication
from . import comparison as comparison
from . import complex_parts as complex_parts
from . import contraction as contraction
from . import conv as conv
from . import conv_transpose as conv_transpose
from . import copying as copying
from . import cosine as cosine
from . import counting as counting
from . import creation as creation
from . import ctc as ctc
from . import ctc_logits as ctc_logits
from . import custom as custom
from . import deformable as deformable
from . import dense_relu as dense_relu
from . import description as description
from . import determinants as determinants
from . import diagonals as diagonals
from . import difference as difference
from . import differentiable_run as differentiable_run
from . import directional as directional
from . import distance as distance
from . import distorted_boxes as distorted_boxes
from . import distributions as distributions
from . import division as division
from . import drawn as drawn
from . import draws as draws
from . import dumping as dumping
from . import elementary as elementary
from . import elimination as elimination
from . import equations as equations
from . import evaluation as evaluation
from . import extremes as extremes
from . import factor as factor
from . import fake_quant as fake_quant
from . import former_names as former_names
from . import fourier as fourier
from . import fractional_pool as fractional_pool
from . import frequencies as frequencies
from . import gamma_functions as gamma_functions
from . import gelu_forms as gelu_forms
from . import generator as generator
from . import glimpse as glimpse
from . import grad_operation as grad_operation
from . import gradient as gradient
from . import gradient_ids as gradient_ids
from . import grid as grid
from . import grids as grids
from . import gumbel as gumbel
from . import halves as halves
from . import held as held
from . import held_conv as held_conv
from . import householder as householder
from . import hyperbolic as hyperbolic
from . import incomplete_beta as incomplete_beta
from . import incomplete_gamma as incomplete_gamma
from . import index_parts as index_parts
from . import indexing as indexing
from . import infer as infer
from . import integers as integers
from . import jacobian as jacobian
from . import joining as joining
from . import kept_operators as kept_operators
from . import kept_steps as kept_steps
from . import lapack as lapack
from . import layerwise as layerwise
from . import learned as learned
from . import learned_quant as learned_quant
from . import least_squares as least_squares
from . import lengths as lengths
from . import likelihood as likelihood
from . import linalg as linalg
from . import loss as loss
from . import lower_upper as lower_upper
from . import mapping as mapping
from . import margin_loss as margin_loss
from . import masking as masking
from . import matrix_diagonal as matrix_diagonal
from . import matrix_exponential as matrix_exponential
from . import matrix_logarithm as matrix_logarithm
from . import max_pool as max_pool
from . import mean_loss as mean_loss
from . import message_exchange as message_exchange
from . import morphology as morphology
from . import normalise as normalise
from . import object_exchange as object_exchange
from . import offload as offload
from . import older_keywords as older_keywords
from . import operations as operations
from . import order as order
from . import overloads as overloads
from . import own_part as own_part
from . import padding as padding
from . import pairs as pairs
from . import parted_collectives as parted_collectives
from . import piecewise as piecewise
from . import placing as placing
from . import position_sensitive as position_sensitive
from . import precision as precision
from . import process_groups as process_groups
from . import promotion as promotion
from . import ragged as ragged
from . import random as random
from . import ranges as ranges
from . import recompute as recompute
from . import reduction as reduction
from . import refusing as refusing
from . import regions as regions
from . import repeating as repeating
from . import rotated_boxes as rotated_boxes
from . import rounding as rounding
from . import running as running
from . import sampling as sampling
from . import scalars as scalars
from . import scale_translate as scale_translate
from . import scattering as scattering
from . import searching as searching
from . import second_names as second_names
from . import seeds as seeds
from . import segments as segments
from . import sequences as sequences
from . import shares as shares
from . import short_time as short_time
from . import shuffling as shuffling
from . import slicing as slicing
from . import softmax_forms as softmax_forms
from . import sparse as sparse
from . import sparse_elements as sparse_elements
from . import sparse_layout as sparse_layout
from . import sparse_positions as sparse_positions
from . import sparse_rows as sparse_rows
from . import sparse_slices as sparse_slices
from . import spectrum as spectrum
from . import splitting as splitting
from . import stacking as stacking
from . import statistics as statistics
from . import stepping as stepping
from . import summary as summary
from . import synchronised as synchronised
from . import tapers as tapers
from . import taylor as taylor
from . import touched_rows as touched_rows
from . import transducer as transducer
from . import transforms as transforms
from . import triangle as triangle
from . import truncated as truncated
from . import turning as turning
from . import unary as unary
from . import uneven_pool as uneven_pool
from . import unpool as unpool
from . import updating as updating
from . import value_types as value_types
from . import vectorising as vectorising
from . import volume_patches as volume_patches
from . import window as window
from . import with_draws as with_draws
from .activation import celu as celu
from .activation import elu as elu
from .activation import glu as glu
from .activation import logsigmoid as logsigmoid
from .activation import mish as mish
from .activation import prelu as prelu
from .activation import relu as relu
from .activation import rrelu as rrelu
from .activation import selu as selu
from .activation import sigmoid as sigmoid
from .activation import silu as silu
from .activation import soft_shrink as soft_shrink
from .activation import softplus as softplus
from .activation import softshrink as softshrink
from .activation import softsign as softsign
from .activation import swiglu as swiglu
from .activation import tanh as tanh
from .activation import tanhshrink as tanhshrink
from .adaptive_pool import adaptive_avg_pool1d as adaptive_avg_pool1d
from .adaptive_pool import adaptive_avg_pool2d as adaptive_avg_pool2d
from .adaptive_pool import adaptive_avg_pool3d as adaptive_avg_pool3d
from .adaptive_pool import adaptive_max_pool1d as adaptive_max_pool1d
from .adaptive_pool import adaptive_max_pool2d as adaptive_max_pool2d
from .adaptive_pool import adaptive_max_pool3d as adaptive_max_pool3d
from .apply import apply_ada_max as apply_ada_max
from .apply import apply_adadelta as apply_adadelta
from .apply import apply_adagrad as apply_adagrad
from .apply import apply_adam as apply_adam
from .apply import apply_ftrl as apply_ftrl
from .apply import apply_momentum as apply_momentum
from .apply import apply_proximal_adagrad as apply_proximal_adagrad
from .apply import apply_rms_prop as apply_rms_prop
from .apply import apply_sgd as apply_sgd
from .apply_resilient import apply_rprop as apply_rprop
from .arithmetic import abs as abs
from .arithmetic import absolute as absolute
from .arithmetic import add as add
from .arithmetic import addn as addn
from .arithmetic import ceil as ceil
from .arithmetic import floor as floor
from .arithmetic import floor_div as floor_div
from .arithmetic import floor_divide as floor_divide
from .arithmetic import floor_mod as floor_mod
from .arithmetic import fmod as fmod
from .arithmetic import maximum as maximum
from .arithmetic import minimum as minimum
from .arithmetic import mod as mod
from .arithmetic import mul as mul
from .arithmetic import multiply as multiply
from .arithmetic import neg as neg
from .arithmetic import negative as negative
from .arithmetic import sign as sign
from .arithmetic import sub as sub
from .arrangement import expand_dims as expand_dims
from .arrangement import flatten as flatten
from .arrangement import moveaxis as moveaxis
from .arrangement import movedim as movedim
from .arrangement import permute as permute
from .arrangement import ravel as ravel
from .arrangement import reshape as reshape
from .arrangement import squeeze as squeeze
from .arrangement import swapaxes as swapaxes
from .arrangement import swapdims as swapdims
from .arrangement import transpose as transpose
from .arrangement import unsqueeze as unsqueeze
from .arrangement import view_as as view_as
from .assign import assign as assign
from .assign import assign_add as assign_add
from .assign import assign_sub as assign_sub
from .assigning import bernoulli_ as bernoulli_
from .assigning import clamp_ as clamp_
from .assigning import erfinv_ as erfinv_
from .assigning import exponential_ as exponential_
from .assigning import inplace_sigmoid as inplace_sigmoid
from .assigning import normal_ as normal_
from .assigning import put_ as put_
from .assigning import random_ as random_
from .assigning import tanh_ as tanh_
from .assigning import uniform_ as uniform_
from .assigning import zero_ as zero_
from .avg_pool import avg_pool1d as avg_pool1d
from .avg_pool import avg_pool2d as avg_pool2d
from .avg_pool import avg_pool3d as avg_pool3d
from .avg_pool import lp_pool1d as lp_pool1d
from .avg_pool import lp_pool2d as lp_pool2d
from .bessel import bessel_i0 as bessel_i0
from .bessel import bessel_i0e as bessel_i0e
from .bessel import bessel_i1 as bessel_i1
from .bessel import bessel_i1e as bessel_i1e
from .bessel import bessel_j0 as bessel_j0
from .bessel import bessel_j1 as bessel_j1
from .bessel import bessel_k0 as bessel_k0
from .bessel import bessel_k0e as bessel_k0e
from .bessel import bessel_k1 as bessel_k1
from .bessel import bessel_k1e as bessel_k1e
from .bessel import bessel_y0 as bessel_y0
from .bessel import bessel_y1 as bessel_y1
from .bessel import i0 as i0
from .bilinear import bidense as bidense
from .bitwise import bitwise_and as bitwise_and
from .bitwise import bitwise_left_shift as bitwise_left_shift
from .bitwise import bitwise_not as bitwise_not
from .bitwise import bitwise_or as bitwise_or
from .bitwise import bitwise_right_shift as bitwise_right_shift
from .bitwise import bitwise_xor as bitwise_xor
from .bitwise import gcd as gcd
from .bitwise import invert as invert
from .bitwise import lcm as lcm
from .blending import addcdiv as addcdiv
from .blending import addcmul as addcmul
from .blending import frac as frac
from .blending import lerp as lerp
from .blending import logit as logit
from .blending import nan_to_num as nan_to_num
from .blending import positive as positive
from .blocks import batch_to_space_nd as batch_to_space_nd
from .blocks import space_to_batch_nd as space_to_batch_nd
from .boxes import bounding_box_decode as bounding_box_decode
from .boxes import bounding_box_encode as bounding_box_encode
from .boxes import check_valid as check_valid
from .boxes import iou as iou
from .broadcasting import broadcast_tensors as broadcast_tensors
from .broadcasting import broadcast_to as broadcast_to
from .broadcasting import expand as expand
from .broadcasting import expand_as as expand_as
from .candidates import log_uniform_candidate_sampler as log_uniform_candidate_sampler
from .candidates import uniform_candidate_sampler as uniform_candidate_sampler
from .cast import cast as cast
from .cast import type_as as type_as
from .clipping import clamp as clamp
from .clipping import clip as clip
from .clipping import clip_by_global_norm as clip_by_global_norm
from .clipping import clip_by_norm as clip_by_norm
from .clipping import clip_by_value as clip_by_value
from .closeness import approximate_equal as approximate_equal
from .closeness import isclose as isclose
from .closeness import isneginf as isneginf
from .closeness import isposinf as isposinf
from .closeness import isreal as isreal
from .closeness import sgn as sgn
from .closeness import signbit as signbit
from .coalescing import coalesce as coalesce
from .collectives import all_gather_into_tensor as all_gather_into_tensor
from .collectives import all_gather_into_tensor_uneven as all_gather_into_tensor_uneven
from .collectives import all_reduce as all_reduce
from .collectives import barrier as barrier
from .collectives import broadcast as broadcast
from .collectives import gather_into_tensor as gather_into_tensor
from .collectives import reduce as reduce
from .collectives import reduce_scatter_tensor as reduce_scatter_tensor
from .collectives import reduce_scatter_tensor_uneven as reduce_scatter_tensor_uneven
from .collectives import scatter_tensor as scatter_tensor
from .comparison import equal as equal
from .comparison import ge as ge
from .comparison import greater as greater
from .comparison import greater_equal as greater_equal
from .comparison import gt as gt
from .comparison import isfinite as isfinite
from .comparison import isinf as isinf
from .comparison import isnan as isnan
from .comparison import le as le
from .comparison import less as less
from .comparison import less_equal as less_equal
from .comparison import logical_and as logical_and
from .comparison import logical_not as logical_not
from .comparison import logical_or as logical_or
from .comparison import logical_xor as logical_xor
from .comparison import lt as lt
from .comparison import ne as ne
from .comparison import not_equal as not_equal
from .comparison import select as select
from .comparison import where as where
from .complex_parts import angle as angle
from .complex_parts import conj as conj
from .complex_parts import imag as imag
from .complex_parts import polar as polar
from .complex_parts import real as real
from .complex_parts import view_as_real as view_as_real
from .contraction import batch_dot as batch_dot
from .contraction import cross as cross
from .contraction import dot as dot
from .contraction import inner as inner
from .contraction import kron as kron
from .contraction import tensor_dot as tensor_dot
from .contraction import vecdot as vecdot
from .conv import bias_add as bias_add
from .conv import conv1d as conv1d
from .conv import conv2d as conv2d
from .conv import conv3d as conv3d
from .conv_transpose import conv1d_transpose as conv1d_transpose
from .conv_transpose import conv2d_transpose as conv2d_transpose
from .conv_transpose import conv3d_transpose as conv3d_transpose
from .conv_transpose import conv_transpose1d as conv_transpose1d
from .conv_transpose import conv_transpose2d as conv_transpose2d
from .conv_transpose import conv_transpose3d as conv_transpose3d
from .copying import deepcopy as deepcopy
from .copying import move_to as move_to
from .counting import bincount as bincount
from .counting import count_nonzero as count_nonzero
from .counting import histc as histc
from .counting import unique as unique
from .counting import unique_consecutive as unique_consecutive
from .counting import unique_with_pad as unique_with_pad
from .creation import eye as eye
from .creation import fill as fill
from .creation import fills as fills
from .creation import full as full
from .creation import full_like as full_like
from .creation import ones as ones
from .creation import ones_like as ones_like
from .creation import zeros as zeros
from .creation import zeros_like as zeros_like
from .cross_entropy import cross_entropy as cross_entropy
from .cross_entropy import nll_loss as nll_loss
from .cross_entropy import softmax_cross_entropy as softmax_cross_entropy
from .cross_entropy import sparse_softmax_cross_entropy as sparse_softmax_cross_entropy
from .ctc import ctc_loss as ctc_loss
from .ctc_logits import ctc_greedy_decoder as ctc_greedy_decoder
from .custom import custom_gradient as custom_gradient
from .deformable import deformable_conv2d as deformable_conv2d
from .description import atleast_1d as atleast_1d
from .description import atleast_2d as atleast_2d
from .description import atleast_3d as atleast_3d
from .description import dtype as dtype
from .description import dyn_shape as dyn_shape
from .description import is_complex as is_complex
from .description import is_floating_point as is_floating_point
from .description import is_nonzero as is_nonzero
from .description import is_tensor as is_tensor
from .description import numel as numel
from .description import population_count as population_count
from .description import rank as rank
from .description import shape as shape
from .description import size as size
from .determinants import det as det
from .determinants import log_matrix_determinant as log_matrix_determinant
from .determinants import logdet as logdet
from .determinants import matrix_determinant as matrix_determinant
from .determinants import slogdet as slogdet
from .diagonals import diag_embed as diag_embed
from .diagonals import diagflat as diagflat
from .diagonals import diagonal_scatter as diagonal_scatter
from .difference import diff as diff
from .difference import trapz as trapz
from .difference import vander as vander
from .directional import jvp as jvp
from .directional import linearize as linearize
from .distance import cdist as cdist
from .distance import cosine_similarity as cosine_similarity
from .distance import dist as dist
from .distance import pairwise_distance as pairwise_distance
from .distance import pdist as pdist
from .distance import renorm as renorm
from .distributions import gamma as gamma
from .distributions import laplace as laplace
from .distributions import poisson as poisson
from .distributions import random_gamma as random_gamma
from .distributions import random_poisson as random_poisson
from .distributions import standard_laplace as standard_laplace
from .division import div as div
from .division import divide as divide
from .division import remainder as remainder
from .division import round as round
from .division import subtract as subtract
from .division import true_divide as true_divide
from .dropout import dropout as dropout
from .dropout import dropout1d as dropout1d
from .dropout import dropout2d as dropout2d
from .dropout import dropout3d as dropout3d
from .dumping import tensordump as tensordump
from .einsum import einsum as einsum
from .elementary import acos as acos
from .elementary import arccos as arccos
from .elementary import arcsin as arcsin
from .elementary import arctan as arctan
from .elementary import asin as asin
from .elementary import atan as atan
from .elementary import atan2 as atan2
from .elementary import cos as cos
from .elementary import cosh as cosh
from .elementary import erf as erf
from .elementary import erfc as erfc
from .elementary import erfinv as erfinv
from .elementary import exp as exp
from .elementary import expm1 as expm1
from .elementary import inv as inv
from .elementary import log as log
from .elementary import log1p as log1p
from .elementary import log2 as log2
from .elementary import log10 as log10
from .elementary import pow as pow
from .elementary import reciprocal as reciprocal
from .elementary import rsqrt as rsqrt
from .elementary import sin as sin
from .elementary import sinh as sinh
from .elementary import sqrt as sqrt
from .elementary import square as square
from .elementary import tan as tan
from .elementary import trunc as trunc
from .embedding import embedding as embedding
from .embedding import embedding_lookup as embedding_lookup
from .equations import inverse as inverse
from .equations import matrix_power as matrix_power
from .equations import matrix_solve as matrix_solve
from .equations import solve as solve
from .equations import solve_triangular as solve_triangular
from .evaluation import add_flags as add_flags
from .evaluation import constexpr as constexpr
from .evaluation import control_depend as control_depend
from .evaluation import depend as depend
from .evaluation import identity as identity
from .evaluation import partial as partial
from .extremes import amax as amax
from .extremes import amin as amin
from .extremes import aminmax as aminmax
from .extremes import argmax as argmax
from .extremes import argmin as argmin
from .extremes import max as max
from .extremes import min as min
from .extremes import reduce_max as reduce_max
from .extremes import reduce_min as reduce_min
from .factor import cholesky as cholesky
from .factor import cholesky_inverse as cholesky_inverse
from .factor import cholesky_solve as cholesky_solve
from .factor import qr as qr
from .fold import col2im as col2im
from .fold import fold as fold
from .fold import unfold as unfold
from .former_names import accumulate_n as accumulate_n
from .former_names import bool_and as bool_and
from .former_names import bool_eq as bool_eq
from .former_names import bool_not as bool_not
from .former_names import bool_or as bool_or
from .former_names import dict_getitem as dict_getitem
from .former_names import eq as eq
from .former_names import floordiv as floordiv
from .former_names import floormod as floormod
from .former_names import is_ as is_
from .former_names import is_not as is_not
from .former_names import list_getitem as list_getitem
from .former_names import list_len as list_len
from .former_names import make_dict as make_dict
from .former_names import make_list as make_list
from .former_names import make_slice as make_slice
from .former_names import make_tuple as make_tuple
from .former_names import scalar_add as scalar_add
from .former_names import scalar_div as scalar_div
from .former_names import scalar_eq as scalar_eq
from .former_names import scalar_floordiv as scalar_floordiv
from .former_names import scalar_ge as scalar_ge
from .former_names import scalar_gt as scalar_gt
from .former_names import scalar_le as scalar_le
from .former_names import scalar_log as scalar_log
from .former_names import scalar_lt as scalar_lt
from .former_names import scalar_max as scalar_max
from .former_names import scalar_min as scalar_min
from .former_names import scalar_mod as scalar_mod
from .former_names import scalar_mul as scalar_mul
from .former_names import scalar_ne as scalar_ne
from .former_names import scalar_pow as scalar_pow
from .former_names import scalar_sub as scalar_sub
from .former_names import scalar_uadd as scalar_uadd
from .former_names import scalar_usub as scalar_usub
from .former_names import shape_mul as shape_mul
from .former_names import string_concat as string_concat
from .former_names import string_eq as string_eq
from .former_names import tensor_add as tensor_add
from .former_names import tensor_div as tensor_div
from .former_names import tensor_exp as tensor_exp
from .former_names import tensor_expm1 as tensor_expm1
from .former_names import tensor_floordiv as tensor_floordiv
from .former_names import tensor_ge as tensor_ge
from .former_names import tensor_gt as tensor_gt
from .former_names import tensor_le as tensor_le
from .former_names import tensor_lt as tensor_lt
from .former_names import tensor_mod as tensor_mod
from .former_names import tensor_mul as tensor_mul
from .former_names import tensor_pow as tensor_pow
from .former_names import tensor_range as tensor_range
from .former_names import tensor_sub as tensor_sub
from .former_names import top_k as top_k
from .former_names import tuple_getitem as tuple_getitem
from .former_names import tuple_len as tuple_len
from .former_names import tuple_reversed as tuple_reversed
from .fractional_pool import fractional_max_pool2d as fractional_max_pool2d
from .fractional_pool import fractional_max_pool3d as fractional_max_pool3d
from .frequencies import fftfreq as fftfreq
from .frequencies import fftshift as fftshift
from .frequencies import ifftshift as ifftshift
from .frequencies import rfftfreq as rfftfreq
from .gamma_functions import digamma as digamma
from .gamma_functions import lgamma as lgamma
from .gamma_functions import mvlgamma as mvlgamma
from .gamma_functions import polygamma as polygamma
from .gamma_functions import zeta as zeta
from .gelu_forms import fast_gelu as fast_gelu
from .gelu_forms import gelu as gelu
from .grad_operation import GradOperation as GradOperation
from .gradient import grad as grad
from .gradient import stop_gradient as stop_gradient
from .gradient import value_and_grad as value_and_grad
from .gradient import vjp as vjp
from .gradient_ids import get_grad as get_grad
from .grid import affine_grid as affine_grid
from .grid import grid_sample as grid_sample
from .grids import cartesian_prod as cartesian_prod
from .grids import combinations as combinations
from .grids import meshgrid as meshgrid
from .grids import sequence_mask as sequence_mask
from .grids import tril_indices as tril_indices
from .grids import triu_indices as triu_indices
from .gumbel import gumbel_softmax as gumbel_softmax
from .householder import geqrf as geqrf
from .householder import orgqr as orgqr
from .householder import ormqr as ormqr
from .hyperbolic import acosh as acosh
from .hyperbolic import arccosh as arccosh
from .hyperbolic import arcsinh as arcsinh
from .hyperbolic import arctan2 as arctan2
from .hyperbolic import arctanh as arctanh
from .hyperbolic import asinh as asinh
from .hyperbolic import atanh as atanh
from .hyperbolic import deg2rad as deg2rad
from .hyperbolic import exp2 as exp2
from .hyperbolic import rad2deg as rad2deg
from .hyperbolic import sinc as sinc
from .incomplete_gamma import igamma as igamma
from .incomplete_gamma import igammac as igammac
from .indexing import gather as gather
from .indexing import gather_d as gather_d
from .indexing import gather_elements as gather_elements
from .indexing import gather_nd as gather_nd
from .indexing import getitem as getitem
from .indexing import index_select as index_select
from .indexing import one_hot as one_hot
from .indexing import take as take
from .interpolate import interpolate as interpolate
from .interpolate import upsample as upsample
from .jacobian import jacfwd as jacfwd
from .jacobian import jacrev as jacrev
from .joining import cat as cat
from .joining import chunk as chunk
from .joining import concat as concat
from .joining import pad_with as pad_with
from .joining import split as split
from .joining import stack as stack
from .joining import unbind as unbind
from .joining import unstack as unstack
from .layerwise import apply_lamb as apply_lamb
from .least_squares import lstsq as lstsq
from .least_squares import pinv as pinv
from .lengths import cond as cond
from .lengths import matrix_norm as matrix_norm
from .lengths import norm as norm
from .lengths import vector_norm as vector_norm
from .likelihood import gaussian_nll_loss as gaussian_nll_loss
from .linalg import addbmm as addbmm
from .linalg import addmm as addmm
from .linalg import addmv as addmv
from .linalg import addr as addr
from .linalg import adjoint as adjoint
from .linalg import baddbmm as baddbmm
from .linalg import bmm as bmm
from .linalg import dense as dense
from .linalg import ger as ger
from .linalg import matmul as matmul
from .linalg import mm as mm
from .linalg import mv as mv
from .linalg import outer as outer
from .linalg import t as t
from .loss import binary_cross_entropy as binary_cross_entropy
from .loss import binary_cross_entropy_with_logits as binary_cross_entropy_with_logits
from .loss import cosine_embedding_loss as cosine_embedding_loss
from .loss import hinge_embedding_loss as hinge_embedding_loss
from .loss import huber_loss as huber_loss
from .loss import kl_div as kl_div
from .loss import l1_loss as l1_loss
from .loss import margin_ranking_loss as margin_ranking_loss
from .loss import mse_loss as mse_loss
from .loss import smooth_l1_loss as smooth_l1_loss
from .loss import soft_margin_loss as soft_margin_loss
from .lower_upper import lu_solve as lu_solve
from .lower_upper import lu_unpack as lu_unpack
from .lrn import lrn as lrn
from .mapping import HyperMap as HyperMap
from .mapping import Map as Map
from .margin_loss import multi_margin_loss as multi_margin_loss
from .margin_loss import multilabel_margin_loss as multilabel_margin_loss
from .margin_loss import multilabel_soft_margin_loss as multilabel_soft_margin_loss
from .margin_loss import triplet_margin_loss as triplet_margin_loss
from .masking import argwhere as argwhere
from .masking import masked_fill as masked_fill
from .masking import masked_scatter as masked_scatter
from .masking import masked_select as masked_select
from .masking import nonzero as nonzero
from .matrix_diagonal import matrix_band_part as matrix_band_part
from .matrix_diagonal import matrix_diag as matrix_diag
from .matrix_diagonal import matrix_diag_part as matrix_diag_part
from .matrix_diagonal import matrix_set_diag as matrix_set_diag
from .matrix_exponential import matrix_exp as matrix_exp
from .max_pool import max_pool1d as max_pool1d
from .max_pool import max_pool2d as max_pool2d
from .max_pool import max_pool3d as max_pool3d
from .message_exchange import P2POp as P2POp
from .message_exchange import batch_isend_irecv as batch_isend_irecv
from .message_exchange import irecv as irecv
from .message_exchange import isend as isend
from .message_exchange import recv as recv
from .message_exchange import send as send
from .normalise import batch_norm as batch_norm
from .normalise import group_norm as group_norm
from .normalise import instance_norm as instance_norm
from .normalise import layer_norm as layer_norm
from .normalise import normalize as normalize
from .normalise import rms_norm as rms_norm
from .object_exchange import all_gather_object as all_gather_object
from .object_exchange import broadcast_object_list as broadcast_object_list
from .object_exchange import gather_object as gather_object
from .object_exchange import recv_object_list as recv_object_list
from .object_exchange import scatter_object_list as scatter_object_list
from .object_exchange import send_object_list as send_object_list
from .operations import GLU as GLU
from .operations import IOU as IOU
from .operations import LRN as LRN
from .operations import LSTM as LSTM
from .operations import SGD as SGD
from .operations import STFT as STFT
from .operations import Abs as Abs
from .operations import AccumulateNV2 as AccumulateNV2
from .operations import ACos as ACos
from .operations import Acosh as Acosh
from .operations import Adam as Adam
from .operations import AdamWeightDecay as AdamWeightDecay
from .operations import AdaptiveAvgPool2D as AdaptiveAvgPool2D
from .operations import AdaptiveAvgPool3D as AdaptiveAvgPool3D
from .operations import AdaptiveMaxPool2D as AdaptiveMaxPool2D
from .operations import AdaptiveMaxPool3D as AdaptiveMaxPool3D
from .operations import Add as Add
from .operations import Addcdiv as Addcdiv
from .operations import Addcmul as Addcmul
from .operations import AddN as AddN
from .operations import AdjustHue as AdjustHue
from .operations import AdjustSaturation as AdjustSaturation
from .operations import AffineGrid as AffineGrid
from .operations import AllGather as AllGather
from .operations import AllGatherV as AllGatherV
from .operations import AllReduce as AllReduce
from .operations import AlltoAll as AlltoAll
from .operations import AlltoAllV as AlltoAllV
from .operations import AlltoAllVC as AlltoAllVC
from .operations import Angle as Angle
from .operations import ApplyAdadelta as ApplyAdadelta
from .operations import ApplyAdagrad as ApplyAdagrad
from .operations import ApplyAdagradDA as ApplyAdagradDA
from .operations import ApplyAdagradV2 as ApplyAdagradV2
from .operations import ApplyAdaMax as ApplyAdaMax
from .operations import ApplyAdamWithAmsgrad as ApplyAdamWithAmsgrad
from .operations import ApplyAdamWithAmsgradV2 as ApplyAdamWithAmsgradV2
from .operations import ApplyAddSign as ApplyAddSign
from .operations import ApplyCenteredRMSProp as ApplyCenteredRMSProp
from .operations import ApplyFtrl as ApplyFtrl
from .operations import ApplyGradientDescent as ApplyGradientDescent
from .operations import ApplyKerasMomentum as ApplyKerasMomentum
from .operations import ApplyMomentum as ApplyMomentum
from .operations import ApplyPowerSign as ApplyPowerSign
from .operations import ApplyProximalAdagrad as ApplyProximalAdagrad
from .operations import ApplyProximalGradientDescent as ApplyProximalGradientDescent
from .operations import ApplyRMSProp as ApplyRMSProp
from .operations import ApproximateEqual as ApproximateEqual
from .operations import Argmax as Argmax
from .operations import ArgMaxWithValue as ArgMaxWithValue
from .operations import Argmin as Argmin
from .operations import ArgMinWithValue as ArgMinWithValue
from .operations import Asin as Asin
from .operations import Asinh as Asinh
from .operations import Assert as Assert
from .operations import Assign as Assign
from .operations import AssignAdd as AssignAdd
from .operations import AssignSub as AssignSub
from .operations import Atan as Atan
from .operations import Atan2 as Atan2
from .operations import Atanh as Atanh
from .operations import AvgPool as AvgPool
from .operations import AvgPool3D as AvgPool3D
from .operations import Barrier as Barrier
from .operations import BartlettWindow as BartlettWindow
from .operations import BatchISendIRecv as BatchISendIRecv
from .operations import BatchMatMul as BatchMatMul
from .operations import BatchNorm as BatchNorm
from .operations import BatchToSpace as BatchToSpace
from .operations import BatchToSpaceND as BatchToSpaceND
from .operations import BatchToSpaceNDV2 as BatchToSpaceNDV2
from .operations import BCEWithLogitsLoss as BCEWithLogitsLoss
from .operations import Bernoulli as Bernoulli
from .operations import BesselI0 as BesselI0
from .operations import BesselI0e as BesselI0e
from .operations import BesselI1 as BesselI1
from .operations import BesselI1e as BesselI1e
from .operations import BesselJ0 as BesselJ0
from .operations import BesselJ1 as BesselJ1
from .operations import BesselK0 as BesselK0
from .operations import BesselK0e as BesselK0e
from .operations import BesselK1 as BesselK1
from .operations import BesselK1e as BesselK1e
from .operations import BesselY0 as BesselY0
from .operations import BesselY1 as BesselY1
from .operations import Betainc as Betainc
from .operations import BiasAdd as BiasAdd
from .operations import BinaryCrossEntropy as BinaryCrossEntropy
from .operations import Bincount as Bincount
from .operations import BitwiseAnd as BitwiseAnd
from .operations import BitwiseOr as BitwiseOr
from .operations import BitwiseXor as BitwiseXor
from .operations import BlackmanWindow as BlackmanWindow
from .operations import BoundingBoxDecode as BoundingBoxDecode
from .operations import BoundingBoxEncode as BoundingBoxEncode
from .operations import Broadcast as Broadcast
from .operations import BroadcastTo as BroadcastTo
from .operations import Bucketize as Bucketize
from .operations import Cast as Cast
from .operations import Cauchy as Cauchy
from .operations import Cdist as Cdist
from .operations import Ceil as Ceil
from .operations import CeLU as CeLU
from .operations import ChannelShuffle as ChannelShuffle
from .operations import CheckNumerics as CheckNumerics
from .operations import CheckValid as CheckValid
from .operations import Cholesky as Cholesky
from .operations import CholeskyInverse as CholeskyInverse
from .operations import CholeskySolve as CholeskySolve
from .operations import Coalesce as Coalesce
from .operations import Col2Im as Col2Im
from .operations import CollectiveGather as CollectiveGather
from .operations import CollectiveScatter as CollectiveScatter
from .operations import CombinedNonMaxSuppression as CombinedNonMaxSuppression
from .operations import CompareAndBitpack as CompareAndBitpack
from .operations import Complex as Complex
from .operations import ComplexAbs as ComplexAbs
from .operations import ComputeAccidentalHits as ComputeAccidentalHits
from .operations import Concat as Concat
from .operations import ConfusionMatrix as ConfusionMatrix
from .operations import Conj as Conj
from .operations import ConjugateTranspose as ConjugateTranspose
from .operations import ControlDepend as ControlDepend
from .operations import Conv2D as Conv2D
from .operations import Conv2DBackpropInput as Conv2DBackpropInput
from .operations import Conv2DTranspose as Conv2DTranspose
from .operations import Conv3D as Conv3D
from .operations import Conv3DTranspose as Conv3DTranspose
from .operations import Cos as Cos
from .operations import Cosh as Cosh
from .operations import CountNonZero as CountNonZero
from .operations import CropAndResize as CropAndResize
from .operations import Cross as Cross
from .operations import CTCGreedyDecoder as CTCGreedyDecoder
from .operations import CTCLoss as CTCLoss
from .operations import CTCLossV2 as CTCLossV2
from .operations import Cummax as Cummax
from .operations import Cummin as Cummin
from .operations import CumProd as CumProd
from .operations import CumSum as CumSum
from .operations import CumulativeLogsumexp as CumulativeLogsumexp
from .operations import Custom as Custom
from .operations import DataFormatDimMap as DataFormatDimMap
from .operations import DataFormatVecPermute as DataFormatVecPermute
from .operations import DeformableOffsets as DeformableOffsets
from .operations import Dense as Dense
from .operations import Depend as Depend
from .operations import DepthToSpace as DepthToSpace
from .operations import DepthwiseConv2dNative as DepthwiseConv2dNative
from .operations import Diag as Diag
from .operations import DiagPart as DiagPart
from .operations import Digamma as Digamma
from .operations import Dilation2D as Dilation2D
from .operations import Div as Div
from .operations import DivNoNan as DivNoNan
from .operations import Dropout as Dropout
from .operations import Dropout2D as Dropout2D
from .operations import Dropout3D as Dropout3D
from .operations import DropoutDoMask as DropoutDoMask
from .operations import DropoutGenMask as DropoutGenMask
from .operations import DType as DType
from .operations import DynamicGRUV2 as DynamicGRUV2
from .operations import DynamicRNN as DynamicRNN
from .operations import DynamicShape as DynamicShape
from .operations import EditDistance as EditDistance
from .operations import Eig as Eig
from .operations import Einsum as Einsum
from .operations import Elu as Elu
from .operations import EmbeddingLookup as EmbeddingLookup
from .operations import Eps as Eps
from .operations import Equal as Equal
from .operations import EqualCount as EqualCount
from .operations import Erf as Erf
from .operations import Erfc as Erfc
from .operations import Erfinv as Erfinv
from .operations import EuclideanNorm as EuclideanNorm
from .operations import Exp as Exp
from .operations import Expand as Expand
from .operations import ExpandDims as ExpandDims
from .operations import Expm1 as Expm1
from .operations import ExtractGlimpse as ExtractGlimpse
from .operations import ExtractImagePatches as ExtractImagePatches
from .operations import ExtractVolumePatches as ExtractVolumePatches
from .operations import Eye as Eye
from .operations import FastGeLU as FastGeLU
from .operations import FFTWithSize as FFTWithSize
from .operations import Fill as Fill
from .operations import FillDiagonal as FillDiagonal
from .operations import Fills as Fills
from .operations import FillV2 as FillV2
from .operations import Flatten as Flatten
from .operations import FloatStatus as FloatStatus
from .operations import Floor as Floor
from .operations import FloorDiv as FloorDiv
from .operations import FloorMod as FloorMod
from .operations import Fmax as Fmax
from .operations import Fmin as Fmin
from .operations import ForiLoop as ForiLoop
from .operations import FractionalAvgPool as FractionalAvgPool
from .operations import FractionalMaxPool as FractionalMaxPool
from .operations import FractionalMaxPool3DWithFixedKsize as FractionalMaxPool3DWithFixedKsize
from .operations import FractionalMaxPoolWithFixedKsize as FractionalMaxPoolWithFixedKsize
from .operations import FusedSparseAdam as FusedSparseAdam
from .operations import FusedSparseFtrl as FusedSparseFtrl
from .operations import FusedSparseLazyAdam as FusedSparseLazyAdam
from .operations import FusedSparseProximalAdagrad as FusedSparseProximalAdagrad
from .operations import Gamma as Gamma
from .operations import Gather as Gather
from .operations import GatherD as GatherD
from .operations import GatherNd as GatherNd
from .operations import GatherV2 as GatherV2
from .operations import Gcd as Gcd
from .operations import GeLU as GeLU
from .operations import Geqrf as Geqrf
from .operations import Ger as Ger
from .operations import Greater as Greater
from .operations import GreaterEqual as GreaterEqual
from .operations import GridSampler2D as GridSampler2D
from .operations import GridSampler3D as GridSampler3D
from .operations import HammingWindow as HammingWindow
from .operations import Heaviside as Heaviside
from .operations import Histogram as Histogram
from .operations import HistogramFixedWidth as HistogramFixedWidth
from .operations import HistogramSummary as HistogramSummary
from .operations import HookBackward as HookBackward
from .operations import HShrink as HShrink
from .operations import HSigmoid as HSigmoid
from .operations import HSVToRGB as HSVToRGB
from .operations import HSwish as HSwish
from .operations import Hypot as Hypot
from .operations import Identity as Identity
from .operations import IdentityN as IdentityN
from .operations import Igamma as Igamma
from .operations import Igammac as Igammac
from .operations import Im2Col as Im2Col
from .operations import Imag as Imag
from .operations import ImageSummary as ImageSummary
from .operations import IndexAdd as IndexAdd
from .operations import IndexFill as IndexFill
from .operations import IndexPut as IndexPut
from .operations import InplaceAdd as InplaceAdd
from .operations import InplaceIndexAdd as InplaceIndexAdd
from .operations import InplaceSub as InplaceSub
from .operations import InplaceUpdate as InplaceUpdate
from .operations import InplaceUpdateV2 as InplaceUpdateV2
from .operations import InsertGradientOf as InsertGradientOf
from .operations import InTopK as InTopK
from .operations import Inv as Inv
from .operations import Invert as Invert
from .operations import InvertPermutation as InvertPermutation
from .operations import IsClose as IsClose
from .operations import IsFinite as IsFinite
from .operations import IsInf as IsInf
from .operations import IsNan as IsNan
from .operations import KLDivLoss as KLDivLoss
from .operations import L2Loss as L2Loss
from .operations import L2Normalize as L2Normalize
from .operations import LARSUpdate as LARSUpdate
from .operations import LayerNorm as LayerNorm
from .operations import Lcm as Lcm
from .operations import LeftShift as LeftShift
from .operations import Lerp as Lerp
from .operations import LerpScalar as LerpScalar
from .operations import Less as Less
from .operations import LessEqual as LessEqual
from .operations import Lgamma as Lgamma
from .operations import LinSpace as LinSpace
from .operations import ListDiff as ListDiff
from .operations import Log as Log
from .operations import Log1p as Log1p
from .operations import LogicalAnd as LogicalAnd
from .operations import LogicalNot as LogicalNot
from .operations import LogicalOr as LogicalOr
from .operations import LogicalXor as LogicalXor
from .operations import Logit as Logit
from .operations import LogMatrixDeterminant as LogMatrixDeterminant
from .operations import LogNormalReverse as LogNormalReverse
from .operations import LogSoftmax as LogSoftmax
from .operations import LogSpace as LogSpace
from .operations import LogUniformCandidateSampler as LogUniformCandidateSampler
from .operations import LowerBound as LowerBound
from .operations import LpNorm as LpNorm
from .operations import Lstsq as Lstsq
from .operations import LuSolve as LuSolve
from .operations import LuUnpack as LuUnpack
from .operations import MaskedFill as MaskedFill
from .operations import MaskedScatter as MaskedScatter
from .operations import MaskedSelect as MaskedSelect
from .operations import MatMul as MatMul
from .operations import MatrixBandPart as MatrixBandPart
from .operations import MatrixDeterminant as MatrixDeterminant
from .operations import MatrixDiagPartV3 as MatrixDiagPartV3
from .operations import MatrixDiagV3 as MatrixDiagV3
from .operations import MatrixExp as MatrixExp
from .operations import MatrixInverse as MatrixInverse
from .operations import MatrixLogarithm as MatrixLogarithm
from .operations import MatrixPower as MatrixPower
from .operations import MatrixSetDiagV3 as MatrixSetDiagV3
from .operations import MatrixSolve as MatrixSolve
from .operations import MatrixSolveLs as MatrixSolveLs
from .operations import MatrixTriangularSolve as MatrixTriangularSolve
from .operations import Maximum as Maximum
from .operations import MaxPool as MaxPool
from .operations import MaxPool3D as MaxPool3D
from .operations import MaxPool3DWithArgmax as MaxPool3DWithArgmax
from .operations import MaxPoolWithArgmax as MaxPoolWithArgmax
from .operations import MaxPoolWithArgmaxV2 as MaxPoolWithArgmaxV2
from .operations import MaxUnpool2D as MaxUnpool2D
from .operations import MaxUnpool3D as MaxUnpool3D
from .operations import Median as Median
from .operations import Meshgrid as Meshgrid
from .operations import Minimum as Minimum
from .operations import MirrorPad as MirrorPad
from .operations import Mish as Mish
from .operations import Mod as Mod
from .operations import Morph as Morph
from .operations import Mul as Mul
from .operations import MulNoNan as MulNoNan
from .operations import MultilabelMarginLoss as MultilabelMarginLoss
from .operations import MultiMarginLoss as MultiMarginLoss
from .operations import Multinomial as Multinomial
from .operations import MultinomialWithReplacement as MultinomialWithReplacement
from .operations import Mvlgamma as Mvlgamma
from .operations import NanToNum as NanToNum
from .operations import Neg as Neg
from .operations import NeighborExchange as NeighborExchange
from .operations import NeighborExchangeV2 as NeighborExchangeV2
from .operations import NextAfter as NextAfter
from .operations import NLLLoss as NLLLoss
from .operations import NMSWithMask as NMSWithMask
from .operations import NonDeterministicInts as NonDeterministicInts
from .operations import NonMaxSuppressionV3 as NonMaxSuppressionV3
from .operations import NonMaxSuppressionWithOverlaps as NonMaxSuppressionWithOverlaps
from .operations import NonZero as NonZero
from .operations import NoRepeatNGram as NoRepeatNGram
from .operations import NotEqual as NotEqual
from .operations import NPUAllocFloatStatus as NPUAllocFloatStatus
from .operations import NPUClearFloatStatus as NPUClearFloatStatus
from .operations import NPUGetFloatStatus as NPUGetFloatStatus
from .operations import NthElement as NthElement
from .operations import NuclearNorm as NuclearNorm
from .operations import OneHot as OneHot
from .operations import Ones as Ones
from .operations import OnesLike as OnesLike
from .operations import Orgqr as Orgqr
from .operations import Ormqr as Ormqr
from .operations import Pack as Pack
from .operations import Pad as Pad
from .operations import Padding as Padding
from .operations import PadV3 as PadV3
from .operations import ParallelConcat as ParallelConcat
from .operations import ParameterizedTruncatedNormal as ParameterizedTruncatedNormal
from .operations import Partial as Partial
from .operations import Pdist as Pdist
from .operations import Poisson as Poisson
from .operations import Polar as Polar
from .operations import Polygamma as Polygamma
from .operations import PopulationCount as PopulationCount
from .operations import Pow as Pow
from .operations import PReLU as PReLU
from .operations import Primitive as Primitive
from .operations import PrimitiveWithCheck as PrimitiveWithCheck
from .operations import PrimitiveWithInfer as PrimitiveWithInfer
from .operations import Print as Print
from .operations import PSROIPooling as PSROIPooling
from .operations import PyFunc as PyFunc
from .operations import Qr as Qr
from .operations import Quantile as Quantile
from .operations import RaggedRange as RaggedRange
from .operations import RandomCategorical as RandomCategorical
from .operations import RandomChoiceWithMask as RandomChoiceWithMask
from .operations import RandomGamma as RandomGamma
from .operations import RandomPoisson as RandomPoisson
from .operations import RandomShuffle as RandomShuffle
from .operations import Randperm as Randperm
from .operations import RandpermV2 as RandpermV2
from .operations import Range as Range
from .operations import Rank as Rank
from .operations import Real as Real
from .operations import RealDiv as RealDiv
from .operations import Receive as Receive
from .operations import Reciprocal as Reciprocal
from .operations import Reduce as Reduce
from .operations import ReduceAll as ReduceAll
from .operations import ReduceAny as ReduceAny
from .operations import ReduceMax as ReduceMax
from .operations import ReduceMean as ReduceMean
from .operations import ReduceMin as ReduceMin
from .operations import ReduceOp as ReduceOp
from .operations import ReduceProd as ReduceProd
from .operations import ReduceScatter as ReduceScatter
from .operations import ReduceScatterV as ReduceScatterV
from .operations import ReduceStd as ReduceStd
from .operations import ReduceSum as ReduceSum
from .operations import ReLU as ReLU
from .operations import ReLU6 as ReLU6
from .operations import Renorm as Renorm
from .operations import Reshape as Reshape
from .operations import ResizeArea as ResizeArea
from .operations import ResizeBicubic as ResizeBicubic
from .operations import ResizeBilinear as ResizeBilinear
from .operations import ResizeBilinearV2 as ResizeBilinearV2
from .operations import ResizeLinear1D as ResizeLinear1D
from .operations import ResizeNearestNeighbor as ResizeNearestNeighbor
from .operations import ResizeNearestNeighborV2 as ResizeNearestNeighborV2
from .operations import ReverseSequence as ReverseSequence
from .operations import ReverseV2 as ReverseV2
from .operations import RGBToHSV as RGBToHSV
from .operations import RightShift as RightShift
from .operations import Rint as Rint
from .operations import RmsNorm as RmsNorm
from .operations import RNNTLoss as RNNTLoss
from .operations import ROIAlign as ROIAlign
from .operations import Roll as Roll
from .operations import RotatedIou as RotatedIou
from .operations import Round as Round
from .operations import Rsqrt as Rsqrt
from .operations import SampleDistortedBoundingBoxV2 as SampleDistortedBoundingBoxV2
from .operations import ScalarCast as ScalarCast
from .operations import ScalarSummary as ScalarSummary
from .operations import ScalarToArray as ScalarToArray
from .operations import ScalarToTensor as ScalarToTensor
from .operations import ScaleAndTranslate as ScaleAndTranslate
from .operations import Scan as Scan
from .operations import ScatterAdd as ScatterAdd
from .operations import ScatterAddWithAxis as ScatterAddWithAxis
from .operations import ScatterDiv as ScatterDiv
from .operations import ScatterMax as ScatterMax
from .operations import ScatterMin as ScatterMin
from .operations import ScatterMul as ScatterMul
from .operations import ScatterNd as ScatterNd
from .operations import ScatterNdAdd as ScatterNdAdd
from .operations import ScatterNdDiv as ScatterNdDiv
from .operations import ScatterNdMax as ScatterNdMax
from .operations import ScatterNdMin as ScatterNdMin
from .operations import ScatterNdMul as ScatterNdMul
from .operations import ScatterNdSub as ScatterNdSub
from .operations import ScatterNdUpdate as ScatterNdUpdate
from .operations import ScatterNonAliasingAdd as ScatterNonAliasingAdd
from .operations import ScatterSub as ScatterSub
from .operations import ScatterUpdate as ScatterUpdate
from .operations import SearchSorted as SearchSorted
from .operations import SegmentMax as SegmentMax
from .operations import SegmentMean as SegmentMean
from .operations import SegmentMin as SegmentMin
from .operations import SegmentProd as SegmentProd
from .operations import SegmentSum as SegmentSum
from .operations import Select as Select
from .operations import SeLU as SeLU
from .operations import Send as Send
from .operations import Shape as Shape
from .operations import Sigmoid as Sigmoid
from .operations import SigmoidCrossEntropyWithLogits as SigmoidCrossEntropyWithLogits
from .operations import Sign as Sign
from .operations import Sin as Sin
from .operations import Sinc as Sinc
from .operations import Sinh as Sinh
from .operations import Size as Size
from .operations import Slice as Slice
from .operations import SmoothL1Loss as SmoothL1Loss
from .operations import SoftMarginLoss as SoftMarginLoss
from .operations import Softmax as Softmax
from .operations import SoftmaxCrossEntropyWithLogits as SoftmaxCrossEntropyWithLogits
from .operations import Softplus as Softplus
from .operations import SoftShrink as SoftShrink
from .operations import Softsign as Softsign
from .operations import Sort as Sort
from .operations import SpaceToBatch as SpaceToBatch
from .operations import SpaceToBatchND as SpaceToBatchND
from .operations import SpaceToDepth as SpaceToDepth
from .operations import SparseApplyAdadelta as SparseApplyAdadelta
from .operations import SparseApplyAdagrad as SparseApplyAdagrad
from .operations import SparseApplyAdagradV2 as SparseApplyAdagradV2
from .operations import SparseApplyFtrl as SparseApplyFtrl
from .operations import SparseApplyFtrlV2 as SparseApplyFtrlV2
from .operations import SparseApplyProximalAdagrad as SparseApplyProximalAdagrad
from .operations import SparseApplyRMSProp as SparseApplyRMSProp
from .operations import SparseGatherV2 as SparseGatherV2
from .operations import SparseSlice as SparseSlice
from .operations import SparseSoftmaxCrossEntropyWithLogits as SparseSoftmaxCrossEntropyWithLogits
from .operations import SparseTensorDenseAdd as SparseTensorDenseAdd
from .operations import SparseTensorDenseMatmul as SparseTensorDenseMatmul
from .operations import SparseToDense as SparseToDense
from .operations import Split as Split
from .operations import SplitV as SplitV
from .operations import Sqrt as Sqrt
from .operations import Square as Square
from .operations import SquaredDifference as SquaredDifference
from .operations import SquareSumAll as SquareSumAll
from .operations import Squeeze as Squeeze
from .operations import Stack as Stack
from .operations import StandardLaplace as StandardLaplace
from .operations import StandardNormal as StandardNormal
from .operations import StopGradient as StopGradient
from .operations import StridedSlice as StridedSlice
from .operations import Sub as Sub
from .operations import SubAndFilter as SubAndFilter
from .operations import Svd as Svd
from .operations import Tan as Tan
from .operations import Tanh as Tanh
from .operations import TensorAdd as TensorAdd
from .operations import TensorDump as TensorDump
from .operations import TensorScatterAdd as TensorScatterAdd
from .operations import TensorScatterDiv as TensorScatterDiv
from .operations import TensorScatterElements as TensorScatterElements
from .operations import TensorScatterMax as TensorScatterMax
from .operations import TensorScatterMin as TensorScatterMin
from .operations import TensorScatterMul as TensorScatterMul
from .operations import TensorScatterSub as TensorScatterSub
from .operations import TensorScatterUpdate as TensorScatterUpdate
from .operations import TensorShape as TensorShape
from .operations import TensorSummary as TensorSummary
from .operations import Tile as Tile
from .operations import TopK as TopK
from .operations import Trace as Trace
from .operations import Transpose as Transpose
from .operations import TridiagonalMatMul as TridiagonalMatMul
from .operations import Tril as Tril
from .operations import TrilIndices as TrilIndices
from .operations import TripletMarginLoss as TripletMarginLoss
from .operations import Triu as Triu
from .operations import TriuIndices as TriuIndices
from .operations import Trunc as Trunc
from .operations import TruncateDiv as TruncateDiv
from .operations import TruncatedNormal as TruncatedNormal
from .operations import TruncateMod as TruncateMod
from .operations import TupleToArray as TupleToArray
from .operations import UniformCandidateSampler as UniformCandidateSampler
from .operations import UniformInt as UniformInt
from .operations import UniformReal as UniformReal
from .operations import Unique as Unique
from .operations import UniqueConsecutive as UniqueConsecutive
from .operations import UniqueWithPad as UniqueWithPad
from .operations import Unpack as Unpack
from .operations import UnravelIndex as UnravelIndex
from .operations import UnsortedSegmentMax as UnsortedSegmentMax
from .operations import UnsortedSegmentMin as UnsortedSegmentMin
from .operations import UnsortedSegmentProd as UnsortedSegmentProd
from .operations import UnsortedSegmentSum as UnsortedSegmentSum
from .operations import Unstack as Unstack
from .operations import UpperBound as UpperBound
from .operations import UpsampleNearest3D as UpsampleNearest3D
from .operations import UpsampleTrilinear3D as UpsampleTrilinear3D
from .operations import WhileLoop as WhileLoop
from .operations import Xdivy as Xdivy
from .operations import Xlogy as Xlogy
from .operations import Zeros as Zeros
from .operations import ZerosLike as ZerosLike
from .operations import Zeta as Zeta
from .operations import _AllSwap as _AllSwap
from .operations import prim_arg_register as prim_arg_register
from .operations import prim_attr_register as prim_attr_register
from .order import argsort as argsort
from .order import intopk as intopk
from .order import kthvalue as kthvalue
from .order import msort as msort
from .order import sort as sort
from .order import topk as topk
from .overloads import MultitypeFuncGraph as MultitypeFuncGraph
from .padding import mirror_pad as mirror_pad
from .padding import pad as pad
from .pairs import copysign as copysign
from .pairs import float_power as float_power
from .pairs import fmax as fmax
from .pairs import fmin as fmin
from .pairs import heaviside as heaviside
from .pairs import hypot as hypot
from .pairs import ldexp as ldexp
from .pairs import logaddexp as logaddexp
from .pairs import logaddexp2 as logaddexp2
from .pairs import nextafter as nextafter
from .pairs import truncate_div as truncate_div
from .pairs import truncate_mod as truncate_mod
from .pairs import xdivy as xdivy
from .pairs import xlogy as xlogy
from .parted_collectives import all_gather as all_gather
from .parted_collectives import all_to_all as all_to_all
from .parted_collectives import all_to_all_single as all_to_all_single
from .parted_collectives import all_to_all_v_c as all_to_all_v_c
from .parted_collectives import reduce_scatter as reduce_scatter
from .piecewise import hardshrink as hardshrink
from .piecewise import hardsigmoid as hardsigmoid
from .piecewise import hardswish as hardswish
from .piecewise import hardtanh as hardtanh
from .piecewise import leaky_relu as leaky_relu
from .piecewise import relu6 as relu6
from .piecewise import threshold as threshold
from .placing import index_copy as index_copy
from .placing import index_fill as index_fill
from .placing import index_put as index_put
from .placing import scatter as scatter
from .placing import tensor_scatter_elements as tensor_scatter_elements
from .process_groups import destroy_process_group as destroy_process_group
from .process_groups import get_backend as get_backend
from .process_groups import get_global_rank as get_global_rank
from .process_groups import get_group_rank as get_group_rank
from .process_groups import get_process_group_ranks as get_process_group_ranks
from .process_groups import get_rank as get_rank
from .process_groups import get_world_size as get_world_size
from .process_groups import init_process_group as init_process_group
from .process_groups import is_available as is_available
from .process_groups import is_initialized as is_initialized
from .process_groups import new_group as new_group
from .process_groups import set_comm_ops_inplace as set_comm_ops_inplace
from .random import bernoulli as bernoulli
from .random import normal as normal
from .random import rand as rand
from .random import rand_like as rand_like
from .random import randint as randint
from .random import randint_like as randint_like
from .random import randn as randn
from .random import randn_like as randn_like
from .random import randperm as randperm
from .random import standard_normal as standard_normal
from .random import uniform as uniform
from .ranges import arange as arange
from .ranges import linspace as linspace
from .ranges import logspace as logspace
from .ranges import range as range
from .reduction import all as all
from .reduction import any as any
from .reduction import mean as mean
from .reduction import reduce_all as reduce_all
from .reduction import reduce_any as reduce_any
from .reduction import reduce_mean as reduce_mean
from .reduction import reduce_sum as reduce_sum
from .reduction import sum as sum
from .regions import crop_and_resize as crop_and_resize
from .repeating import repeat_elements as repeat_elements
from .repeating import repeat_interleave as repeat_interleave
from .repeating import tile as tile
from .rotated_boxes import rotated_iou as rotated_iou
from .running import cummax as cummax
from .running import cummin as cummin
from .running import cumprod as cumprod
from .running import cumsum as cumsum
from .running import logcumsumexp as logcumsumexp
from .running import prod as prod
from .running import reduce_prod as reduce_prod
from .sampling import choice_with_mask as choice_with_mask
from .sampling import multinomial as multinomial
from .sampling import multinomial_with_replacement as multinomial_with_replacement
from .sampling import random_categorical as random_categorical
from .sampling import shuffle as shuffle
from .scalars import make_range as make_range
from .scalars import scalar_to_array as scalar_to_array
from .scalars import scalar_to_tensor as scalar_to_tensor
from .scalars import tuple_to_array as tuple_to_array
from .scattering import scatter_nd as scatter_nd
from .scattering import tensor_scatter_add as tensor_scatter_add
from .scattering import tensor_scatter_div as tensor_scatter_div
from .scattering import tensor_scatter_max as tensor_scatter_max
from .scattering import tensor_scatter_min as tensor_scatter_min
from .scattering import tensor_scatter_mul as tensor_scatter_mul
from .scattering import tensor_scatter_sub as tensor_scatter_sub
from .scattering import tensor_scatter_update as tensor_scatter_update
from .searching import bucketize as bucketize
from .searching import searchsorted as searchsorted
from .second_names import eps as eps
from .second_names import index_fill_ext as index_fill_ext
from .second_names import isnan_ext as isnan_ext
from .second_names import mixed_precision_cast as mixed_precision_cast
from .second_names import pows as pows
from .second_names import reshape_ as reshape_
from .second_names import shape_ as shape_
from .second_names import tensor_muls as tensor_muls
from .segments import sparse_segment_mean as sparse_segment_mean
from .segments import unsorted_segment_max as unsorted_segment_max
from .segments import unsorted_segment_min as unsorted_segment_min
from .segments import unsorted_segment_prod as unsorted_segment_prod
from .segments import unsorted_segment_sum as unsorted_segment_sum
from .shares import median as median
from .shares import nanmedian as nanmedian
from .shares import nanquantile as nanquantile
from .shares import quantile as quantile
from .short_time import stft as stft
from .shuffling import channel_shuffle as channel_shuffle
from .shuffling import pixel_shuffle as pixel_shuffle
from .shuffling import pixel_unshuffle as pixel_unshuffle
from .slicing import narrow as narrow
from .slicing import select_scatter as select_scatter
from .slicing import slice as slice
from .slicing import slice_scatter as slice_scatter
from .slicing import strided_slice as strided_slice
from .slicing import tensor_slice as tensor_slice
from .softmax_forms import log_softmax as log_softmax
from .softmax_forms import softmax as softmax
from .softmax_forms import softmin as softmin
from .sparse_elements import coo_abs as coo_abs
from .sparse_elements import coo_acos as coo_acos
from .sparse_elements import coo_acosh as coo_acosh
from .sparse_elements import coo_asin as coo_asin
from .sparse_elements import coo_asinh as coo_asinh
from .sparse_elements import coo_atan as coo_atan
from .sparse_elements import coo_atanh as coo_atanh
from .sparse_elements import coo_ceil as coo_ceil
from .sparse_elements import coo_cos as coo_cos
from .sparse_elements import coo_cosh as coo_cosh
from .sparse_elements import coo_exp as coo_exp
from .sparse_elements import coo_expm1 as coo_expm1
from .sparse_elements import coo_floor as coo_floor
from .sparse_elements import coo_inv as coo_inv
from .sparse_elements import coo_isfinite as coo_isfinite
from .sparse_elements import coo_isinf as coo_isinf
from .sparse_elements import coo_isnan as coo_isnan
from .sparse_elements import coo_log as coo_log
from .sparse_elements import coo_log1p as coo_log1p
from .sparse_elements import coo_neg as coo_neg
from .sparse_elements import coo_relu as coo_relu
from .sparse_elements import coo_relu6 as coo_relu6
from .sparse_elements import coo_round as coo_round
from .sparse_elements import coo_sigmoid as coo_sigmoid
from .sparse_elements import coo_sin as coo_sin
from .sparse_elements import coo_sinh as coo_sinh
from .sparse_elements import coo_softsign as coo_softsign
from .sparse_elements import coo_sqrt as coo_sqrt
from .sparse_elements import coo_square as coo_square
from .sparse_elements import coo_tan as coo_tan
from .sparse_elements import coo_tanh as coo_tanh
from .sparse_elements import csr_abs as csr_abs
from .sparse_elements import csr_acos as csr_acos
from .sparse_elements import csr_acosh as csr_acosh
from .sparse_elements import csr_asin as csr_asin
from .sparse_elements import csr_asinh as csr_asinh
from .sparse_elements import csr_atan as csr_atan
from .sparse_elements import csr_atanh as csr_atanh
from .sparse_elements import csr_ceil as csr_ceil
from .sparse_elements import csr_cos as csr_cos
from .sparse_elements import csr_cosh as csr_cosh
from .sparse_elements import csr_exp as csr_exp
from .sparse_elements import csr_expm1 as csr_expm1
from .sparse_elements import csr_floor as csr_floor
from .sparse_elements import csr_inv as csr_inv
from .sparse_elements import csr_isfinite as csr_isfinite
from .sparse_elements import csr_isinf as csr_isinf
from .sparse_elements import csr_isnan as csr_isnan
from .sparse_elements import csr_log as csr_log
from .sparse_elements import csr_log1p as csr_log1p
from .sparse_elements import csr_neg as csr_neg
from .sparse_elements import csr_relu as csr_relu
from .sparse_elements import csr_relu6 as csr_relu6
from .sparse_elements import csr_round as csr_round
from .sparse_elements import csr_sigmoid as csr_sigmoid
from .sparse_elements import csr_sin as csr_sin
from .sparse_elements import csr_sinh as csr_sinh
from .sparse_elements import csr_softsign as csr_softsign
from .sparse_elements import csr_sqrt as csr_sqrt
from .sparse_elements import csr_square as csr_square
from .sparse_elements import csr_tan as csr_tan
from .sparse_elements import csr_tanh as csr_tanh
from .sparse_positions import coo_add as coo_add
from .sparse_positions import coo_concat as coo_concat
from .sparse_positions import dense_to_sparse_coo as dense_to_sparse_coo
from .sparse_positions import dense_to_sparse_csr as dense_to_sparse_csr
from .sparse_rows import csr_add as csr_add
from .sparse_rows import csr_mm as csr_mm
from .sparse_rows import csr_softmax as csr_softmax
from .sparse_rows import csr_to_coo as csr_to_coo
from .spectrum import eig as eig
from .spectrum import eigh as eigh
from .spectrum import eigvals as eigvals
from .spectrum import eigvalsh as eigvalsh
from .spectrum import svd as svd
from .splitting import dsplit as dsplit
from .splitting import hsplit as hsplit
from .splitting import tensor_split as tensor_split
from .splitting import vsplit as vsplit
from .stacking import block_diag as block_diag
from .stacking import column_stack as column_stack
from .stacking import dstack as dstack
from .stacking import hstack as hstack
from .stacking import row_stack as row_stack
from .stacking import vstack as vstack
from .statistics import corrcoef as corrcoef
from .statistics import cov as cov
from .statistics import logsumexp as logsumexp
from .statistics import nanmean as nanmean
from .statistics import nansum as nansum
from .statistics import std as std
from .statistics import std_mean as std_mean
from .statistics import var as var
from .statistics import var_mean as var_mean
from .summary import print_ as print_
from .tapers import bartlett_window as bartlett_window
from .tapers import blackman_window as blackman_window
from .tapers import hamming_window as hamming_window
from .tapers import hann_window as hann_window
from .tapers import kaiser_window as kaiser_window
from .taylor import derivative as derivative
from .taylor import jet as jet
from .transforms import fft as fft
from .transforms import fft2 as fft2
from .transforms import fftn as fftn
from .transforms import hfft as hfft
from .transforms import hfft2 as hfft2
from .transforms import hfftn as hfftn
from .transforms import ifft as ifft
from .transforms import ifft2 as ifft2
from .transforms import ifftn as ifftn
from .transforms import ihfft as ihfft
from .transforms import ihfft2 as ihfft2
from .transforms import ihfftn as ihfftn
from .transforms import irfft as irfft
from .transforms import irfft2 as irfft2
from .transforms import irfftn as irfftn
from .transforms import rfft as rfft
from .transforms import rfft2 as rfft2
from .transforms import rfftn as rfftn
from .triangle import diag as diag
from .triangle import diagonal as diagonal
from .triangle import trace as trace
from .triangle import tril as tril
from .triangle import triu as triu
from .turning import flip as flip
from .turning import fliplr as fliplr
from .turning import flipud as flipud
from .turning import reverse as reverse
from .turning import reverse_sequence as reverse_sequence
from .turning import roll as roll
from .turning import rot90 as rot90
from .unpool import max_unpool1d as max_unpool1d
from .unpool import max_unpool2d as max_unpool2d
from .unpool import max_unpool3d as max_unpool3d
from .updating import index_add as index_add
from .updating import inplace_add as inplace_add
from .updating import inplace_index_add as inplace_index_add
from .updating import inplace_sub as inplace_sub
from .updating import inplace_update as inplace_update
from .updating import scatter_add as scatter_add
from .updating import scatter_div as scatter_div
from .updating import scatter_max as scatter_max
from .updating import scatter_min as scatter_min
from .updating import scatter_mul as scatter_mul
from .updating import scatter_nd_add as scatter_nd_add
from .updating import scatter_nd_div as scatter_nd_div
from .updating import scatter_nd_max as scatter_nd_max
from .updating import scatter_nd_min as scatter_nd_min
from .updating import scatter_nd_mul as scatter_nd_mul
from .updating import scatter_nd_sub as scatter_nd_sub
from .updating import scatter_nd_update as scatter_nd_update
from .updating import scatter_sub as scatter_sub
from .updating import scatter_update as scatter_update
from .vectorising import vmap as vmap

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
    "GradOperation",
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
    "HyperMap",
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
    "Map",
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
    "MultitypeFuncGraph",
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
    "P2POp",
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
    "abs",
    "absolute",
    "accumulate_n",
    "acos",
    "acosh",
    "adaptive_avg_pool1d",
    "adaptive_avg_pool2d",
    "adaptive_avg_pool3d",
    "adaptive_max_pool1d",
    "adaptive_max_pool2d",
    "adaptive_max_pool3d",
    "add",
    "add_flags",
    "addbmm",
    "addcdiv",
    "addcmul",
    "addmm",
    "addmv",
    "addn",
    "addr",
    "adjoint",
    "affine_grid",
    "all",
    "all_gather",
    "all_gather_into_tensor",
    "all_gather_into_tensor_uneven",
    "all_gather_object",
    "all_reduce",
    "all_to_all",
    "all_to_all_single",
    "all_to_all_v_c",
    "amax",
    "amin",
    "aminmax",
    "angle",
    "any",
    "apply_ada_max",
    "apply_adadelta",
    "apply_adagrad",
    "apply_adam",
    "apply_ftrl",
    "apply_lamb",
    "apply_momentum",
    "apply_proximal_adagrad",
    "apply_rms_prop",
    "apply_rprop",
    "apply_sgd",
    "approximate_equal",
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
    "argwhere",
    "asin",
    "asinh",
    "assign",
    "assign_add",
    "assign_sub",
    "atan",
    "atan2",
    "atanh",
    "atleast_1d",
    "atleast_2d",
    "atleast_3d",
    "avg_pool1d",
    "avg_pool2d",
    "avg_pool3d",
    "baddbmm",
    "barrier",
    "bartlett_window",
    "batch_dot",
    "batch_isend_irecv",
    "batch_norm",
    "batch_to_space_nd",
    "bernoulli",
    "bernoulli_",
    "bessel_i0",
    "bessel_i0e",
    "bessel_i1",
    "bessel_i1e",
    "bessel_j0",
    "bessel_j1",
    "bessel_k0",
    "bessel_k0e",
    "bessel_k1",
    "bessel_k1e",
    "bessel_y0",
    "bessel_y1",
    "bias_add",
    "bidense",
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "bincount",
    "bitwise_and",
    "bitwise_left_shift",
    "bitwise_not",
    "bitwise_or",
    "bitwise_right_shift",
    "bitwise_xor",
    "blackman_window",
    "block_diag",
    "bmm",
    "bool_and",
    "bool_eq",
    "bool_not",
    "bool_or",
    "bounding_box_decode",
    "bounding_box_encode",
    "broadcast",
    "broadcast_object_list",
    "broadcast_tensors",
    "broadcast_to",
    "bucketize",
    "cartesian_prod",
    "cast",
    "cat",
    "cdist",
    "ceil",
    "celu",
    "channel_shuffle",
    "check_valid",
    "choice_with_mask",
    "cholesky",
    "cholesky_inverse",
    "cholesky_solve",
    "chunk",
    "clamp",
    "clamp_",
    "clip",
    "clip_by_global_norm",
    "clip_by_norm",
    "clip_by_value",
    "coalesce",
    "col2im",
    "column_stack",
    "combinations",
    "concat",
    "cond",
    "conj",
    "constexpr",
    "control_depend",
    "conv1d",
    "conv1d_transpose",
    "conv2d",
    "conv2d_transpose",
    "conv3d",
    "conv3d_transpose",
    "conv_transpose1d",
    "conv_transpose2d",
    "conv_transpose3d",
    "coo_abs",
    "coo_acos",
    "coo_acosh",
    "coo_add",
    "coo_asin",
    "coo_asinh",
    "coo_atan",
    "coo_atanh",
    "coo_ceil",
    "coo_concat",
    "coo_cos",
    "coo_cosh",
    "coo_exp",
    "coo_expm1",
    "coo_floor",
    "coo_inv",
    "coo_isfinite",
    "coo_isinf",
    "coo_isnan",
    "coo_log",
    "coo_log1p",
    "coo_neg",
    "coo_relu",
    "coo_relu6",
    "coo_round",
    "coo_sigmoid",
    "coo_sin",
    "coo_sinh",
    "coo_softsign",
    "coo_sqrt",
    "coo_square",
    "coo_tan",
    "coo_tanh",
    "copysign",
    "corrcoef",
    "cos",
    "cosh",
    "cosine_embedding_loss",
    "cosine_similarity",
    "count_nonzero",
    "cov",
    "crop_and_resize",
    "cross",
    "cross_entropy",
    "csr_abs",
    "csr_acos",
    "csr_acosh",
    "csr_add",
    "csr_asin",
    "csr_asinh",
    "csr_atan",
    "csr_atanh",
    "csr_ceil",
    "csr_cos",
    "csr_cosh",
    "csr_exp",
    "csr_expm1",
    "csr_floor",
    "csr_inv",
    "csr_isfinite",
    "csr_isinf",
    "csr_isnan",
    "csr_log",
    "csr_log1p",
    "csr_mm",
    "csr_neg",
    "csr_relu",
    "csr_relu6",
    "csr_round",
    "csr_sigmoid",
    "csr_sin",
    "csr_sinh",
    "csr_softmax",
    "csr_softsign",
    "csr_sqrt",
    "csr_square",
    "csr_tan",
    "csr_tanh",
    "csr_to_coo",
    "ctc_greedy_decoder",
    "ctc_loss",
    "cummax",
    "cummin",
    "cumprod",
    "cumsum",
    "custom_gradient",
    "deepcopy",
    "deformable_conv2d",
    "deg2rad",
    "dense",
    "dense_to_sparse_coo",
    "dense_to_sparse_csr",
    "depend",
    "derivative",
    "destroy_process_group",
    "det",
    "diag",
    "diag_embed",
    "diagflat",
    "diagonal",
    "diagonal_scatter",
    "dict_getitem",
    "diff",
    "digamma",
    "dist",
    "div",
    "divide",
    "dot",
    "dropout",
    "dropout1d",
    "dropout2d",
    "dropout3d",
    "dsplit",
    "dstack",
    "dtype",
    "dyn_shape",
    "eig",
    "eigh",
    "eigvals",
    "eigvalsh",
    "einsum",
    "elu",
    "embedding",
    "embedding_lookup",
    "eps",
    "eq",
    "equal",
    "erf",
    "erfc",
    "erfinv",
    "erfinv_",
    "exp",
    "exp2",
    "expand",
    "expand_as",
    "expand_dims",
    "expm1",
    "exponential_",
    "eye",
    "fast_gelu",
    "fft",
    "fft2",
    "fftfreq",
    "fftn",
    "fftshift",
    "fill",
    "fills",
    "flatten",
    "flip",
    "fliplr",
    "flipud",
    "float_power",
    "floor",
    "floor_div",
    "floor_divide",
    "floor_mod",
    "floordiv",
    "floormod",
    "fmax",
    "fmin",
    "fmod",
    "fold",
    "frac",
    "fractional_max_pool2d",
    "fractional_max_pool3d",
    "full",
    "full_like",
    "gamma",
    "gather",
    "gather_d",
    "gather_elements",
    "gather_into_tensor",
    "gather_nd",
    "gather_object",
    "gaussian_nll_loss",
    "gcd",
    "ge",
    "gelu",
    "geqrf",
    "ger",
    "get_backend",
    "get_global_rank",
    "get_grad",
    "get_group_rank",
    "get_process_group_ranks",
    "get_rank",
    "get_world_size",
    "getitem",
    "glu",
    "grad",
    "greater",
    "greater_equal",
    "grid_sample",
    "group_norm",
    "gt",
    "gumbel_softmax",
    "hamming_window",
    "hann_window",
    "hardshrink",
    "hardsigmoid",
    "hardswish",
    "hardtanh",
    "heaviside",
    "hfft",
    "hfft2",
    "hfftn",
    "hinge_embedding_loss",
    "histc",
    "hsplit",
    "hstack",
    "huber_loss",
    "hypot",
    "i0",
    "identity",
    "ifft",
    "ifft2",
    "ifftn",
    "ifftshift",
    "igamma",
    "igammac",
    "ihfft",
    "ihfft2",
    "ihfftn",
    "imag",
    "index_add",
    "index_copy",
    "index_fill",
    "index_fill_ext",
    "index_put",
    "index_select",
    "init_process_group",
    "inner",
    "inplace_add",
    "inplace_index_add",
    "inplace_sigmoid",
    "inplace_sub",
    "inplace_update",
    "instance_norm",
    "interpolate",
    "intopk",
    "inv",
    "inverse",
    "invert",
    "iou",
    "irecv",
    "irfft",
    "irfft2",
    "irfftn",
    "is_",
    "is_available",
    "is_complex",
    "is_floating_point",
    "is_initialized",
    "is_nonzero",
    "is_not",
    "is_tensor",
    "isclose",
    "isend",
    "isfinite",
    "isinf",
    "isnan",
    "isnan_ext",
    "isneginf",
    "isposinf",
    "isreal",
    "jacfwd",
    "jacrev",
    "jet",
    "jvp",
    "kaiser_window",
    "kl_div",
    "kron",
    "kthvalue",
    "l1_loss",
    "laplace",
    "layer_norm",
    "lcm",
    "ldexp",
    "le",
    "leaky_relu",
    "lerp",
    "less",
    "less_equal",
    "lgamma",
    "linearize",
    "linspace",
    "list_getitem",
    "list_len",
    "log",
    "log1p",
    "log2",
    "log10",
    "log_matrix_determinant",
    "log_softmax",
    "log_uniform_candidate_sampler",
    "logaddexp",
    "logaddexp2",
    "logcumsumexp",
    "logdet",
    "logical_and",
    "logical_not",
    "logical_or",
    "logical_xor",
    "logit",
    "logsigmoid",
    "logspace",
    "logsumexp",
    "lp_pool1d",
    "lp_pool2d",
    "lrn",
    "lstsq",
    "lt",
    "lu_solve",
    "lu_unpack",
    "make_dict",
    "make_list",
    "make_range",
    "make_slice",
    "make_tuple",
    "margin_ranking_loss",
    "masked_fill",
    "masked_scatter",
    "masked_select",
    "matmul",
    "matrix_band_part",
    "matrix_determinant",
    "matrix_diag",
    "matrix_diag_part",
    "matrix_exp",
    "matrix_norm",
    "matrix_power",
    "matrix_set_diag",
    "matrix_solve",
    "max",
    "max_pool1d",
    "max_pool2d",
    "max_pool3d",
    "max_unpool1d",
    "max_unpool2d",
    "max_unpool3d",
    "maximum",
    "mean",
    "median",
    "meshgrid",
    "min",
    "minimum",
    "mirror_pad",
    "mish",
    "mixed_precision_cast",
    "mm",
    "mod",
    "move_to",
    "moveaxis",
    "movedim",
    "mse_loss",
    "msort",
    "mul",
    "multi_margin_loss",
    "multilabel_margin_loss",
    "multilabel_soft_margin_loss",
    "multinomial",
    "multinomial_with_replacement",
    "multiply",
    "mv",
    "mvlgamma",
    "nan_to_num",
    "nanmean",
    "nanmedian",
    "nanquantile",
    "nansum",
    "narrow",
    "ne",
    "neg",
    "negative",
    "new_group",
    "nextafter",
    "nll_loss",
    "nonzero",
    "norm",
    "normal",
    "normal_",
    "normalize",
    "not_equal",
    "numel",
    "one_hot",
    "ones",
    "ones_like",
    "orgqr",
    "ormqr",
    "outer",
    "pad",
    "pad_with",
    "pairwise_distance",
    "partial",
    "pdist",
    "permute",
    "pinv",
    "pixel_shuffle",
    "pixel_unshuffle",
    "poisson",
    "polar",
    "polygamma",
    "population_count",
    "positive",
    "pow",
    "pows",
    "prelu",
    "prim_arg_register",
    "prim_attr_register",
    "print_",
    "prod",
    "put_",
    "qr",
    "quantile",
    "rad2deg",
    "rand",
    "rand_like",
    "randint",
    "randint_like",
    "randn",
    "randn_like",
    "random_",
    "random_categorical",
    "random_gamma",
    "random_poisson",
    "randperm",
    "range",
    "rank",
    "ravel",
    "real",
    "reciprocal",
    "recv",
    "recv_object_list",
    "reduce",
    "reduce_all",
    "reduce_any",
    "reduce_max",
    "reduce_mean",
    "reduce_min",
    "reduce_prod",
    "reduce_scatter",
    "reduce_scatter_tensor",
    "reduce_scatter_tensor_uneven",
    "reduce_sum",
    "relu",
    "relu6",
    "remainder",
    "renorm",
    "repeat_elements",
    "repeat_interleave",
    "reshape",
    "reshape_",
    "reverse",
    "reverse_sequence",
    "rfft",
    "rfft2",
    "rfftfreq",
    "rfftn",
    "rms_norm",
    "roll",
    "rot90",
    "rotated_iou",
    "round",
    "row_stack",
    "rrelu",
    "rsqrt",
    "scalar_add",
    "scalar_div",
    "scalar_eq",
    "scalar_floordiv",
    "scalar_ge",
    "scalar_gt",
    "scalar_le",
    "scalar_log",
    "scalar_lt",
    "scalar_max",
    "scalar_min",
    "scalar_mod",
    "scalar_mul",
    "scalar_ne",
    "scalar_pow",
    "scalar_sub",
    "scalar_to_array",
    "scalar_to_tensor",
    "scalar_uadd",
    "scalar_usub",
    "scatter",
    "scatter_add",
    "scatter_div",
    "scatter_max",
    "scatter_min",
    "scatter_mul",
    "scatter_nd",
    "scatter_nd_add",
    "scatter_nd_div",
    "scatter_nd_max",
    "scatter_nd_min",
    "scatter_nd_mul",
    "scatter_nd_sub",
    "scatter_nd_update",
    "scatter_object_list",
    "scatter_sub",
    "scatter_tensor",
    "scatter_update",
    "searchsorted",
    "select",
    "select_scatter",
    "selu",
    "send",
    "send_object_list",
    "sequence_mask",
    "set_comm_ops_inplace",
    "sgn",
    "shape",
    "shape_",
    "shape_mul",
    "shuffle",
    "sigmoid",
    "sign",
    "signbit",
    "silu",
    "sin",
    "sinc",
    "sinh",
    "size",
    "slice",
    "slice_scatter",
    "slogdet",
    "smooth_l1_loss",
    "soft_margin_loss",
    "soft_shrink",
    "softmax",
    "softmax_cross_entropy",
    "softmin",
    "softplus",
    "softshrink",
    "softsign",
    "solve",
    "solve_triangular",
    "sort",
    "space_to_batch_nd",
    "sparse_segment_mean",
    "sparse_softmax_cross_entropy",
    "split",
    "sqrt",
    "square",
    "squeeze",
    "stack",
    "standard_laplace",
    "standard_normal",
    "std",
    "std_mean",
    "stft",
    "stop_gradient",
    "strided_slice",
    "string_concat",
    "string_eq",
    "sub",
    "subtract",
    "sum",
    "svd",
    "swapaxes",
    "swapdims",
    "swiglu",
    "t",
    "take",
    "tan",
    "tanh",
    "tanh_",
    "tanhshrink",
    "tensor_add",
    "tensor_div",
    "tensor_dot",
    "tensor_exp",
    "tensor_expm1",
    "tensor_floordiv",
    "tensor_ge",
    "tensor_gt",
    "tensor_le",
    "tensor_lt",
    "tensor_mod",
    "tensor_mul",
    "tensor_muls",
    "tensor_pow",
    "tensor_range",
    "tensor_scatter_add",
    "tensor_scatter_div",
    "tensor_scatter_elements",
    "tensor_scatter_max",
    "tensor_scatter_min",
    "tensor_scatter_mul",
    "tensor_scatter_sub",
    "tensor_scatter_update",
    "tensor_slice",
    "tensor_split",
    "tensor_sub",
    "tensordump",
    "threshold",
    "tile",
    "top_k",
    "topk",
    "trace",
    "transpose",
    "trapz",
    "tril",
    "tril_indices",
    "triplet_margin_loss",
    "triu",
    "triu_indices",
    "true_divide",
    "trunc",
    "truncate_div",
    "truncate_mod",
    "tuple_getitem",
    "tuple_len",
    "tuple_reversed",
    "tuple_to_array",
    "type_as",
    "unbind",
    "unfold",
    "uniform",
    "uniform_",
    "uniform_candidate_sampler",
    "unique",
    "unique_consecutive",
    "unique_with_pad",
    "unsorted_segment_max",
    "unsorted_segment_min",
    "unsorted_segment_prod",
    "unsorted_segment_sum",
    "unsqueeze",
    "unstack",
    "upsample",
    "value_and_grad",
    "vander",
    "var",
    "var_mean",
    "vecdot",
    "vector_norm",
    "view_as",
    "view_as_real",
    "vjp",
    "vmap",
    "vsplit",
    "vstack",
    "where",
    "xdivy",
    "xlogy",
    "zero_",
    "zeros",
    "zeros_like",
    "zeta",
]
