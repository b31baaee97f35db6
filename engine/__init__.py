"""Training on NumPy or CuPy behind MindSpore's API: `engine.X` is `mindspore.X`.

>>> import engine as ms
>>> from engine import nn, ops
>>> ops.grad(lambda x: (x * x).sum())(ms.Tensor([1.0, 2.0])).asnumpy()
array([2., 4.], dtype=float32)
"""

from __future__ import annotations

from insight import __version__  # ours: one distribution, one version; docs/differences.md

from . import amp as amp
from . import boost as boost
from . import common as common
from . import communication as communication
from . import dataset as dataset
from . import device_context as device_context
from . import hal as hal
from . import log as log
from . import metrics as metrics
from . import mindrecord as mindrecord
from . import mint as mint
from . import nn as nn
from . import numpy as numpy
from . import ops as ops
from . import parallel as parallel
from . import runtime as runtime
from . import tensor as tensor
from . import train as train
from .amp import DynamicLossScaleManager, FixedLossScaleManager, LossScaleManager
from .context import (
    COMPATIBLE,
    GRAPH_MODE,
    LAX,
    PYNATIVE_MODE,
    STRICT,
    ParallelMode,
    get_auto_parallel_context,
    get_context,
    get_current_device,
    get_offload_context,
    get_ps_context,
    get_seed,
    reset_auto_parallel_context,
    reset_ps_context,
    set_auto_parallel_context,
    set_context,
    set_deterministic,
    set_device,
    set_offload_context,
    set_ps_context,
    set_recursion_limit,
    set_seed,
)
from .dtype import (
    bfloat16,
    bool_,
    complex64,
    complex128,
    dtype_to_nptype,
    dtype_to_pytype,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    pytype_to_dtype,
    uint8,
    uint16,
    uint32,
    uint64,
)
from .log import get_level, get_log_config
from .metrics import *  # noqa: F403 - MindSpore has the metrics and callbacks here too
from .names import serve as _serve
from .nn.jit import JitConfig, jit, jit_class, lazy_inline, ms_class, ms_function, mutable
from .ops import get_grad, is_tensor, jacfwd, jacrev, jvp, vjp, vmap
from .ops.generator import (
    Generator,
    default_generator,
    get_rng_state,
    initial_seed,
    manual_seed,
    seed,
    set_rng_state,
)
from .ops.gradient import grad, value_and_grad
from .ops.recompute import recompute
from .parallel import (
    Layout,
    get_algo_parameters,
    parameter_broadcast,
    reset_algo_parameters,
    set_algo_parameters,
    shard,
    sync_pipeline_shared_parameters,
)
from .runtime import (
    Event,
    Stream,
    StreamCtx,
    communication_stream,
    current_stream,
    default_stream,
    dispatch_threads_num,
    empty_cache,
    launch_blocking,
    max_memory_allocated,
    max_memory_reserved,
    memory_allocated,
    memory_reserved,
    memory_stats,
    memory_summary,
    reset_max_memory_allocated,
    reset_max_memory_reserved,
    reset_peak_memory_stats,
    set_cpu_affinity,
    set_cur_stream,
    set_kernel_launch_capture,
    set_kernel_launch_group,
    set_memory,
    synchronize,
)
from .tensor import Parameter, ParameterTuple, Tensor
from .tensor.exchange import from_dlpack, from_numpy, to_dlpack
from .train import Model
from .train.callback import *  # noqa: F403
from .train.data_sink import data_sink
from .train.dataset_helper import DatasetHelper, connect_network_with_dataset
from .train.serialization import (
    async_ckpt_thread_status,
    build_searched_strategy,
    ckpt_to_safetensors,
    export,
    load,
    load_checkpoint,
    load_checkpoint_async,
    load_distributed_checkpoint,
    load_param_into_net,
    load_segmented_checkpoints,
    merge_pipeline_strategys,
    merge_sliced_parameter,
    rank_list_for_transform,
    restore_group_info_list,
    safetensors_to_ckpt,
    save_checkpoint,
    transform_checkpoint_by_rank,
    transform_checkpoints,
)

__all__ = [
    "COMPATIBLE",
    "GRAPH_MODE",
    "LAX",
    "PYNATIVE_MODE",
    "STRICT",
    "DatasetHelper",
    "DynamicLossScaleManager",
    "Event",
    "FixedLossScaleManager",
    "Generator",
    "JitConfig",
    "Layout",
    "LossScaleManager",
    "Model",
    "ParallelMode",
    "Parameter",
    "ParameterTuple",
    "Stream",
    "StreamCtx",
    "Tensor",
    "__version__",
    "amp",
    "async_ckpt_thread_status",
    "bfloat16",
    "bool_",
    "build_searched_strategy",
    "ckpt_to_safetensors",
    "common",
    "communication",
    "communication_stream",
    "complex64",
    "complex128",
    "connect_network_with_dataset",
    "current_stream",
    "data_sink",
    "dataset",
    "default_generator",
    "default_stream",
    "dispatch_threads_num",
    "dtype_to_nptype",
    "dtype_to_pytype",
    "empty_cache",
    "export",
    "float16",
    "float32",
    "float64",
    "from_dlpack",
    "from_numpy",
    "get_algo_parameters",
    "get_auto_parallel_context",
    "get_context",
    "get_current_device",
    "get_grad",
    "get_level",
    "get_log_config",
    "get_offload_context",
    "get_ps_context",
    "get_rng_state",
    "get_seed",
    "grad",
    "initial_seed",
    "int8",
    "int16",
    "int32",
    "int64",
    "is_tensor",
    "jacfwd",
    "jacrev",
    "jit",
    "jit_class",
    "jvp",
    "launch_blocking",
    "lazy_inline",
    "load",
    "load_checkpoint",
    "load_checkpoint_async",
    "load_distributed_checkpoint",
    "load_param_into_net",
    "load_segmented_checkpoints",
    "manual_seed",
    "max_memory_allocated",
    "max_memory_reserved",
    "memory_allocated",
    "memory_reserved",
    "memory_stats",
    "memory_summary",
    "merge_pipeline_strategys",
    "merge_sliced_parameter",
    "mindrecord",
    "mint",
    "ms_class",
    "ms_function",
    "mutable",
    "nn",
    "numpy",
    "ops",
    "parallel",
    "parameter_broadcast",
    "pytype_to_dtype",
    "rank_list_for_transform",
    "recompute",
    "reset_algo_parameters",
    "reset_auto_parallel_context",
    "reset_max_memory_allocated",
    "reset_max_memory_reserved",
    "reset_peak_memory_stats",
    "reset_ps_context",
    "restore_group_info_list",
    "safetensors_to_ckpt",
    "save_checkpoint",
    "seed",
    "set_algo_parameters",
    "set_auto_parallel_context",
    "set_context",
    "set_cpu_affinity",
    "set_cur_stream",
    "set_deterministic",
    "set_device",
    "set_kernel_launch_capture",
    "set_kernel_launch_group",
    "set_memory",
    "set_offload_context",
    "set_ps_context",
    "set_recursion_limit",
    "set_rng_state",
    "set_seed",
    "shard",
    "sync_pipeline_shared_parameters",
    "synchronize",
    "tensor",
    "to_dlpack",
    "train",
    "transform_checkpoint_by_rank",
    "transform_checkpoints",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "value_and_grad",
    "vjp",
    "vmap",
]
__all__ += metrics.__all__
__all__ += train.callback.__all__

# The older import paths, once everything that they give is here.
_serve(__name__)
