from engine.autodiff import register_saved_tensors_hooks, saved_tensors_hooks
from engine.context import get_seed, set_recursion_limit, set_seed
from engine.dtype import *
from engine.nn.dump import set_dump
from engine.nn.jit import (
    JitConfig,
    enable_dynamic,
    jit,
    jit_class,
    lazy_inline,
    ms_class,
    ms_function,
    mutable,
    no_inline,
)
from engine.ops import is_tensor
from engine.ops.generator import (
    Generator,
    default_generator,
    get_rng_state,
    initial_seed,
    manual_seed,
    seed,
    set_rng_state,
)
from engine.ops.recompute import recompute
from engine.runtime.memory import ms_memory_recycle
from engine.tensor import (
    COOTensor,
    CSRTensor,
    Parameter,
    ParameterTuple,
    RowTensor,
    SparseTensor,
    Tensor,
)
from engine.tensor.exchange import from_numpy

from . import dtype as dtype
from . import initializer as initializer

__all__ = [
    "COOTensor",
    "CSRTensor",
    "Generator",
    "JitConfig",
    "Parameter",
    "ParameterTuple",
    "RowTensor",
    "SparseTensor",
    "Tensor",
    "default_generator",
    "enable_dynamic",
    "from_numpy",
    "get_rng_state",
    "get_seed",
    "initial_seed",
    "is_tensor",
    "jit",
    "jit_class",
    "lazy_inline",
    "manual_seed",
    "ms_class",
    "ms_function",
    "ms_memory_recycle",
    "mutable",
    "no_inline",
    "recompute",
    "register_saved_tensors_hooks",
    "saved_tensors_hooks",
    "seed",
    "set_dump",
    "set_recursion_limit",
    "set_rng_state",
    "set_seed",
]
__all__ += dtype.__all__
