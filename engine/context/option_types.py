"""The types of `set_context`'s options, for type checkers and those who call it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

__all__ = ["ContextOptions"]


class ContextOptions(TypedDict, total=False):
    """What `set_context` takes; options.py says the defaults, and checks the values."""

    mode: int
    device_target: str
    device_id: int
    print_file_path: str
    # What a graph would be compiled with.
    max_call_depth: int
    jit_level: str
    jit_config: Mapping[str, Any]
    jit_syntax_level: int
    debug_level: int
    exec_order: str
    enable_compile_cache: bool
    compile_cache_path: str
    enable_graph_kernel: bool
    graph_kernel_flags: str
    reserve_class_name_in_scope: bool
    check_bprop: bool
    disable_format_transform: bool
    support_binary: bool
    save_graphs: bool | int
    save_graphs_path: str
    # Memory and threads.
    max_device_memory: str
    mempool_block_size: str
    variable_memory_max_size: str
    memory_optimize_level: str
    inter_op_parallel_num: int
    runtime_num_threads: int
    op_timeout: int
    # How exactly, and on which device.
    deterministic: str
    enable_reduce_precision: bool
    pynative_synchronize: bool
    ascend_config: Mapping[str, Any]
    gpu_config: Mapping[str, Any]
    aoe_config: Mapping[str, Any]
    aoe_tune_mode: str
    hccl_watchdog: bool
    # Profiles and records of failures.
    enable_profiling: bool
    profiling_options: str
    env_config_path: str
    # Those of older years.
    auto_tune_mode: str
    enable_auto_mixed_precision: bool
    enable_dump: bool
    enable_mem_reuse: bool
    enable_sparse: bool
    grad_for_scalar: bool
    jit_enable_inplace_ops: bool
    load_compile_cache: bool
    memory_offload: str
    precompile_only: bool
    save_compile_cache: bool
    save_dump_path: str
