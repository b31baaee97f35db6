# Made by `make stubs` from the modules beside it; do not edit.

from . import adam as adam
from . import sgd as sgd
from .adam import Adam as Adam
from .adam import AdamW as AdamW
from .adam import FusedAdamW as FusedAdamW
from .sgd import SGD as SGD

__all__ = [
    "SGD",
    "Adam",
    "AdamW",
    "FusedAdamW",
]
