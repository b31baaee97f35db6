# Made by `make stubs` from the modules beside it; do not edit.

from . import bernoulli as bernoulli
from . import beta as beta
from . import categorical as categorical
from . import cauchy as cauchy
from . import distribution as distribution
from . import exponential as exponential
from . import gamma as gamma
from . import geometric as geometric
from . import gumbel as gumbel
from . import half_normal as half_normal
from . import laplace as laplace
from . import log_normal as log_normal
from . import logistic as logistic
from . import normal as normal
from . import poisson as poisson
from . import student_t as student_t
from . import transformed_distribution as transformed_distribution
from . import uniform as uniform
from .bernoulli import Bernoulli as Bernoulli
from .beta import Beta as Beta
from .categorical import Categorical as Categorical
from .cauchy import Cauchy as Cauchy
from .distribution import Distribution as Distribution
from .exponential import Exponential as Exponential
from .gamma import Gamma as Gamma
from .geometric import Geometric as Geometric
from .gumbel import Gumbel as Gumbel
from .half_normal import HalfNormal as HalfNormal
from .laplace import Laplace as Laplace
from .log_normal import LogNormal as LogNormal
from .logistic import Logistic as Logistic
from .normal import Normal as Normal
from .poisson import Poisson as Poisson
from .student_t import StudentT as StudentT
from .transformed_distribution import TransformedDistribution as TransformedDistribution
from .uniform import Uniform as Uniform

__all__ = [
    "Bernoulli",
    "Beta",
    "Categorical",
    "Cauchy",
    "Distribution",
    "Exponential",
    "Gamma",
    "Geometric",
    "Gumbel",
    "HalfNormal",
    "Laplace",
    "LogNormal",
    "Logistic",
    "Normal",
    "Poisson",
    "StudentT",
    "TransformedDistribution",
    "Uniform",
]
