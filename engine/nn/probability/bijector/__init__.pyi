# Made by `make stubs` from the modules beside it; do not edit.

from . import bijector as bijector
from . import exp as exp
from . import gumbel_cdf as gumbel_cdf
from . import invert as invert
from . import power_transform as power_transform
from . import scalar_affine as scalar_affine
from . import softplus as softplus
from .bijector import Bijector as Bijector
from .exp import Exp as Exp
from .gumbel_cdf import GumbelCDF as GumbelCDF
from .invert import Invert as Invert
from .power_transform import PowerTransform as PowerTransform
from .scalar_affine import ScalarAffine as ScalarAffine
from .softplus import Softplus as Softplus

__all__ = [
    "Bijector",
    "Exp",
    "GumbelCDF",
    "Invert",
    "PowerTransform",
    "ScalarAffine",
    "Softplus",
]
