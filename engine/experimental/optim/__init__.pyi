# Made by `make stubs` from the modules beside it; do not edit.

from . import adadelta as adadelta
from . import adagrad as adagrad
from . import adam as adam
from . import adamax as adamax
from . import arguments as arguments
from . import asgd as asgd
from . import lr_scheduler as lr_scheduler
from . import nadam as nadam
from . import optimizer as optimizer
from . import radam as radam
from . import rmsprop as rmsprop
from . import rprop as rprop
from . import sgd as sgd
from .adadelta import Adadelta as Adadelta
from .adagrad import Adagrad as Adagrad
from .adam import Adam as Adam
from .adam import AdamW as AdamW
from .adamax import Adamax as Adamax
from .asgd import ASGD as ASGD
from .nadam import NAdam as NAdam
from .optimizer import Optimizer as Optimizer
from .radam import RAdam as RAdam
from .rmsprop import RMSprop as RMSprop
from .rprop import Rprop as Rprop
from .sgd import SGD as SGD

__all__ = [
    "ASGD",
    "SGD",
    "Adadelta",
    "Adagrad",
    "Adam",
    "AdamW",
    "Adamax",
    "NAdam",
    "Optimizer",
    "RAdam",
    "RMSprop",
    "Rprop",
]
