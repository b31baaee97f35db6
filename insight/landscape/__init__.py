"""Loss landscapes: the loss on planes and lines through the parameters of any model.

A model is anything with `parameters()` and `loss(parameters)`; see `model.py`, and `fast_model.py`
for what makes landscapes faster. A plane comes from checkpoints or from the model, a surface is the
loss on a grid of it.
"""

from __future__ import annotations

from .adam_plane import adam_plane
from .alignment import Alignment, align
from .band import Band, band_of, random_lines
from .checkpoint_plane import checkpoint_plane
from .curve import Curve, connect
from .custom_plane import custom_plane
from .fast_model import MeasuredPlaneModel, MeasuredPointsModel, PlaneModel
from .gram import Gram
from .hessian_plane import hessian_plane
from .interpolation import Interpolation, between
from .interpolation_file import read_interpolation, write_interpolation
from .line import Line, interpolate
from .model import (
    CurvedModel,
    DescribedModel,
    DifferentiableModel,
    MeasuredModel,
    Model,
    SampledModel,
)
from .pca_plane import pca_plane, plane_of
from .plane import Plane
from .random_plane import random_plane
from .recorded import landscape_fields
from .relief import LocalMinimum, Relief, relief
from .repair import ChannelMoments, LayeredModel, Repair
from .sharpness import Rise, Sharpness, sharpness
from .some_parameters import only
from .surface import Surface, SurfacePath, surface
from .surface_file import read_surface, write_surface

__all__ = [
    "Alignment",
    "Band",
    "ChannelMoments",
    "Curve",
    "CurvedModel",
    "DescribedModel",
    "DifferentiableModel",
    "Gram",
    "Interpolation",
    "LayeredModel",
    "Line",
    "LocalMinimum",
    "MeasuredModel",
    "MeasuredPlaneModel",
    "MeasuredPointsModel",
    "Model",
    "Plane",
    "PlaneModel",
    "Relief",
    "Repair",
    "Rise",
    "SampledModel",
    "Sharpness",
    "Surface",
    "SurfacePath",
    "adam_plane",
    "align",
    "band_of",
    "between",
    "checkpoint_plane",
    "connect",
    "custom_plane",
    "hessian_plane",
    "interpolate",
    "landscape_fields",
    "only",
    "pca_plane",
    "plane_of",
    "random_lines",
    "random_plane",
    "read_interpolation",
    "read_surface",
    "relief",
    "sharpness",
    "surface",
    "write_interpolation",
    "write_surface",
]
