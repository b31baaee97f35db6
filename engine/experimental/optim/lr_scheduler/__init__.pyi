# Made by `make stubs` from the modules beside it; do not edit.

from . import base as base
from . import by_functions as by_functions
from . import cosine as cosine
from . import cyclic as cyclic
from . import plateau as plateau
from . import ramps as ramps
from . import sequential as sequential
from . import stepped as stepped
from .base import LRScheduler as LRScheduler
from .by_functions import LambdaLR as LambdaLR
from .by_functions import MultiplicativeLR as MultiplicativeLR
from .cosine import CosineAnnealingLR as CosineAnnealingLR
from .cosine import CosineAnnealingWarmRestarts as CosineAnnealingWarmRestarts
from .cyclic import CyclicLR as CyclicLR
from .plateau import ReduceLROnPlateau as ReduceLROnPlateau
from .ramps import ConstantLR as ConstantLR
from .ramps import LinearLR as LinearLR
from .ramps import PolynomialLR as PolynomialLR
from .sequential import SequentialLR as SequentialLR
from .stepped import ExponentialLR as ExponentialLR
from .stepped import MultiStepLR as MultiStepLR
from .stepped import StepLR as StepLR

__all__ = [
    "ConstantLR",
    "CosineAnnealingLR",
    "CosineAnnealingWarmRestarts",
    "CyclicLR",
    "ExponentialLR",
    "LRScheduler",
    "LambdaLR",
    "LinearLR",
    "MultiStepLR",
    "MultiplicativeLR",
    "PolynomialLR",
    "ReduceLROnPlateau",
    "SequentialLR",
    "StepLR",
]
