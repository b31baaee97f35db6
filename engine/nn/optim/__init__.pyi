# Made by `make stubs` from the modules beside it; do not edit.

from . import ada_max as ada_max
from . import adadelta as adadelta
from . import adagrad as adagrad
from . import adam as adam
from . import adam_offload as adam_offload
from . import adam_weight_decay as adam_weight_decay
from . import arguments as arguments
from . import asgd as asgd
from . import at_once as at_once
from . import base as base
from . import blocks as blocks
from . import complex_parameters as complex_parameters
from . import dealt as dealt
from . import example as example
from . import ftrl as ftrl
from . import gradients as gradients
from . import groups as groups
from . import lamb as lamb
from . import lars as lars
from . import lazy_adam as lazy_adam
from . import momentum as momentum
from . import moving as moving
from . import own_step as own_step
from . import parts as parts
from . import pattern as pattern
from . import proximal_adagrad as proximal_adagrad
from . import rates as rates
from . import registered as registered
from . import remaking as remaking
from . import rms_prop as rms_prop
from . import rprop as rprop
from . import schedule as schedule
from . import sgd as sgd
from . import unbroken as unbroken
from .ada_max import AdaMax as AdaMax
from .adadelta import Adadelta as Adadelta
from .adagrad import Adagrad as Adagrad
from .adam import Adam as Adam
from .adam_offload import AdamOffload as AdamOffload
from .adam_weight_decay import AdamWeightDecay as AdamWeightDecay
from .asgd import ASGD as ASGD
from .base import Optimizer as Optimizer
from .ftrl import FTRL as FTRL
from .lamb import Lamb as Lamb
from .lars import LARS as LARS
from .lazy_adam import LazyAdam as LazyAdam
from .momentum import Momentum as Momentum
from .proximal_adagrad import ProximalAdagrad as ProximalAdagrad
from .registered import opt_init_args_register as opt_init_args_register
from .rms_prop import RMSProp as RMSProp
from .rprop import Rprop as Rprop
from .schedule import CosineDecayLR as CosineDecayLR
from .schedule import ExponentialDecayLR as ExponentialDecayLR
from .schedule import InverseDecayLR as InverseDecayLR
from .schedule import LearningRateSchedule as LearningRateSchedule
from .schedule import NaturalExpDecayLR as NaturalExpDecayLR
from .schedule import PolynomialDecayLR as PolynomialDecayLR
from .schedule import WarmUpLR as WarmUpLR
from .sgd import SGD as SGD
from .thor import thor as thor

__all__ = [
    "ASGD",
    "FTRL",
    "LARS",
    "SGD",
    "AdaMax",
    "Adadelta",
    "Adagrad",
    "Adam",
    "AdamOffload",
    "AdamWeightDecay",
    "CosineDecayLR",
    "ExponentialDecayLR",
    "InverseDecayLR",
    "Lamb",
    "LazyAdam",
    "LearningRateSchedule",
    "Momentum",
    "NaturalExpDecayLR",
    "Optimizer",
    "PolynomialDecayLR",
    "ProximalAdagrad",
    "RMSProp",
    "Rprop",
    "WarmUpLR",
    "opt_init_args_register",
    "thor",
]
