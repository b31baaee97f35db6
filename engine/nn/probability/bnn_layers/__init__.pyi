# Made by `make stubs` from the modules beside it; do not edit.

from . import bnn_cell_wrapper as bnn_cell_wrapper
from . import conv_variational as conv_variational
from . import dense_variational as dense_variational
from . import layer_distribution as layer_distribution
from . import variational as variational
from .bnn_cell_wrapper import WithBNNLossCell as WithBNNLossCell
from .conv_variational import ConvReparam as ConvReparam
from .dense_variational import DenseLocalReparam as DenseLocalReparam
from .dense_variational import DenseReparam as DenseReparam
from .layer_distribution import NormalPosterior as NormalPosterior
from .layer_distribution import NormalPrior as NormalPrior

__all__ = [
    "ConvReparam",
    "DenseLocalReparam",
    "DenseReparam",
    "NormalPosterior",
    "NormalPrior",
    "WithBNNLossCell",
]
