# Made by `make stubs` from the modules beside it; do not edit.

from . import base as base
from . import by_name as by_name
from . import own as own
from . import plain as plain
from . import scaled as scaled
from . import skipped as skipped
from . import structured as structured
from .base import Initializer as Initializer
from .by_name import initializer as initializer
from .plain import Constant as Constant
from .plain import Normal as Normal
from .plain import One as One
from .plain import TruncatedNormal as TruncatedNormal
from .plain import Uniform as Uniform
from .plain import Zero as Zero
from .scaled import HeNormal as HeNormal
from .scaled import HeUniform as HeUniform
from .scaled import VarianceScaling as VarianceScaling
from .scaled import XavierNormal as XavierNormal
from .scaled import XavierUniform as XavierUniform
from .structured import Dirac as Dirac
from .structured import Identity as Identity
from .structured import Orthogonal as Orthogonal
from .structured import Sparse as Sparse

__all__ = [
    "Constant",
    "Dirac",
    "HeNormal",
    "HeUniform",
    "Identity",
    "Initializer",
    "Normal",
    "One",
    "Orthogonal",
    "Sparse",
    "TruncatedNormal",
    "Uniform",
    "VarianceScaling",
    "XavierNormal",
    "XavierUniform",
    "Zero",
    "initializer",
]
