# Made by `make stubs` from the modules beside it; do not edit.

from . import activation as activation
from . import arguments as arguments
from . import bits as bits
from . import config as config
from . import conv as conv
from . import convert as convert
from . import dense as dense
from . import deployed as deployed
from . import folded_conv as folded_conv
from . import loading as loading
from . import observer as observer
from . import options as options
from . import replacing as replacing
from . import uniform as uniform
from . import weights as weights
from . import whole_network as whole_network
from .activation import ActQuant as ActQuant
from .activation import MulQuant as MulQuant
from .activation import TensorAddQuant as TensorAddQuant
from .config import QuantConfig as QuantConfig
from .config import create_quant_config as create_quant_config
from .config import quant_config_default as quant_config_default
from .conv import Conv2dBnWithoutFoldQuant as Conv2dBnWithoutFoldQuant
from .conv import Conv2dQuant as Conv2dQuant
from .convert import OptimizeOption as OptimizeOption
from .convert import QuantizationAwareTraining as QuantizationAwareTraining
from .convert import convert_quant_network as convert_quant_network
from .dense import DenseQuant as DenseQuant
from .export import export as export
from .folded_conv import Conv2dBnFoldQuant as Conv2dBnFoldQuant
from .folded_conv import Conv2dBnFoldQuantOneConv as Conv2dBnFoldQuantOneConv
from .loading import load_nonquant_param_into_quant_net as load_nonquant_param_into_quant_net
from .loading import query_quant_layers as query_quant_layers
from .observer import FakeQuantWithMinMaxObserver as FakeQuantWithMinMaxObserver
from .uniform import UniformQuantObserver as UniformQuantObserver

__all__ = [
    "ActQuant",
    "Conv2dBnFoldQuant",
    "Conv2dBnFoldQuantOneConv",
    "Conv2dBnWithoutFoldQuant",
    "Conv2dQuant",
    "DenseQuant",
    "FakeQuantWithMinMaxObserver",
    "MulQuant",
    "OptimizeOption",
    "QuantConfig",
    "QuantizationAwareTraining",
    "TensorAddQuant",
    "UniformQuantObserver",
    "convert_quant_network",
    "create_quant_config",
    "export",
    "load_nonquant_param_into_quant_net",
    "quant_config_default",
    "query_quant_layers",
]
