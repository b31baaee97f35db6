"""Every setting that is only recorded: its default, what it takes, and what it would mean."""

from __future__ import annotations

from engine.context.accepting import Check, Option, of_type, one_of, whole

from . import checks
from .rows import REQUIRED, Group, Pair, Setter

_number, _count, _flag, _text, _table = map(of_type, (float, int, bool, str, dict))

_FUSION = "costmodel_allreduce_fusion_"
_MODES = (
    *("force_fp16", "allow_fp32_to_fp16", "allow_mix_precision", "must_keep_origin_dtype"),
    *("force_fp32", "allow_fp32_to_bf16", "allow_mix_precision_fp16", "allow_mix_precision_bf16"),
)
_OF_CUDNN = ("normal", "performance", "fft", "fft_tiling", "winograd_nonfused")
_FORWARD = ("implicit_gemm", "precomp_gemm", "gemm", "direct", "winograd")

_COST_MODEL = {
    "device_memory_capacity": Option(16.0 * 2**30, _number, "The bytes of a device."),
    "costmodel_alpha": Option(1.0, _number, "The weight of computing."),
    "costmodel_beta": Option(400.0, _number, "The weight of communicating."),
    "costmodel_gamma": Option(0.001, _number, "The share of it that parameters have."),
    "costmodel_communi_threshold": Option(2048.0, _number, "Bytes up to which it costs the same."),
    "costmodel_communi_const": Option(3072.0, _number, "What it costs up to there."),
    "costmodel_communi_bias": Option(1024.0, _number, "What is added beyond."),
    "run_phase": Option(0, whole(0, 1), "0 for training, 1 for inference."),
    f"{_FUSION}algorithm": Option(0, whole(0, 2), "How sums are packed: 0 is not at all."),
    f"{_FUSION}times": Option(0, _count, "Into how many."),
    f"{_FUSION}tail_percent": Option(0.1, _number, "The share of the last one."),
    f"{_FUSION}tail_time": Option(0.1, _number, "The time of the last one."),
    f"{_FUSION}allreduce_inherent_time": Option(0.1, _number, "The time of an empty one."),
    f"{_FUSION}allreduce_bandwidth": Option(0.1, _number, "The bandwidth of one."),
    f"{_FUSION}computation_time_parameter": Option(0.1, _number, "The time to compute one."),
}

_SEARCH = {
    "fully_use_devices": Option(False, _flag, "Whether only strategies with all devices count."),
    "elementwise_op_strategy_follow": Option(
        False, _flag, "Whether operators element by element follow the one before."
    ),
    "enable_algo_approxi": Option(False, _flag, "Whether strategies of almost one cost are one."),
    "algo_approxi_epsilon": Option(0.1, checks.share, "What is almost the same, above 0 to 1."),
    "tensor_slice_align_enable": Option(
        False, _flag, "Whether parts of MatMul have a length that is a multiple."
    ),
    "tensor_slice_align_size": Option(16, whole(1, 1024), "Of what, 1 to 1024."),
}

_SERVER = {
    "enable_ps": Option(False, checks.no_server, "Whether there is one: False."),
    "server_mode": Option("", _text, "What servers do."),
    "ms_role": Option("MS_NOT_PS", _text, "What this process is."),
    "worker_num": Option(0, whole(0), "How many processes train."),
    "server_num": Option(0, whole(0), "How many are servers."),
    "scheduler_ip": Option("127.0.0.1", _text, "The address of the scheduler."),
    "scheduler_port": Option(6667, whole(1, 65535), "Its port."),
    "enable_ssl": Option(False, _flag, "Whether they talk in cipher."),
    "config_file_path": Option("", _text, "The file that says how."),
    "client_password": Option("", _text, "A password, which is not told again."),
    "server_password": Option("", _text, "A password, which is not told again."),
}

# What follows `set_`, `get_` and `reset_` in the names of three functions.
GROUPS = {
    "cost_model_context": Group(
        "costs", "what a search of strategies would reckon with; nothing is searched", _COST_MODEL
    ),
    "algo_parameters": Group(
        "search", "how strategies for several devices would be searched; none are", _SEARCH
    ),
    "ps_context": Group(
        "server",
        "the settings of a parameter server; `enable_ps=True` is refused, as there is none",
        _SERVER,
        secret=("client_password", "server_password"),
    ),
}

# What follows `set_` and `get_` in the names of two.
PAIRS = {
    "multi_subgraphs": Pair(
        "multi_subgraph",
        True,
        Option(False, _flag, "whether parts of a graph would be searched apart"),
    ),
    "algo_single_loop": Pair(
        "single_loop", True, Option(False, _flag, "whether equal layers would be searched once")
    ),
    "rp_matmul_mem_coef": Pair(
        "coef", REQUIRED, Option(0.1, _number, "what a matrix product's memory would weigh")
    ),
}

# The functions of `device_context`, by its modules.
SETTERS = {
    "ascend.op_debug": {
        "execute_timeout": Setter(
            "op_timeout", whole(0), "How many seconds a kernel may take.", "op_timeout"
        ),
        "debug_option": Setter(
            "option_value",
            one_of("oom"),
            'What is looked for: "oom", writes beyond memory.',
            "ascend_config.op_debug_option",
        ),
        "aclinit_config": Setter("config", _table, "What the library is told when it starts."),
    },
    "ascend.op_precision": {
        "precision_mode": Setter(
            "mode", one_of(*_MODES), "Which number types kernels may take in place of others."
        ),
        "op_precision_mode": Setter("path", _text, "A file that says so of each operator."),
        "matmul_allow_hf32": Setter("value", _flag, "Whether matrix products may take HF32."),
        "conv_allow_hf32": Setter("value", _flag, "Whether convolutions may take HF32."),
    },
    "ascend.op_tuning": {
        "op_compile": Setter(
            "value",
            _flag,
            "Whether kernels are compiled for the shapes that come.",
            "ascend_config.jit_compile",
        ),
        "aoe_tune_mode": Setter(
            "tune_mode", one_of("online", "offline"), "When kernels are tuned.", "aoe_tune_mode"
        ),
        "aoe_job_type": Setter(
            "config", one_of("1", "2"), "What is tuned: graphs or operators.", "aoe_config.job_type"
        ),
    },
    "cpu.op_tuning": {
        "threads_num": Setter(
            "num", whole(1), "How many threads an operator may use.", "inter_op_parallel_num"
        ),
    },
    "gpu.op_precision": {
        "matmul_allow_tf32": Setter("value", _flag, "Whether matrix products may take TF32."),
        "conv_allow_tf32": Setter("value", _flag, "Whether convolutions may take TF32."),
    },
    "gpu.op_tuning": {
        "conv_fprop_algo": Setter(
            "mode", one_of(*_OF_CUDNN, *_FORWARD), "The algorithm of convolutions."
        ),
        "conv_dgrad_algo": Setter(
            "mode",
            one_of(*_OF_CUDNN, "algo_0", "algo_1", "winograd"),
            "The algorithm of gradients for inputs.",
        ),
        "conv_wgrad_algo": Setter(
            "mode",
            one_of(*_OF_CUDNN, "algo_0", "algo_1", "algo_3"),
            "The algorithm of gradients for weights.",
        ),
    },
}

# The keys of `ascend_config`; MindSpore looks at them where the device is Ascend.
_ASCEND: dict[str, Check] = {
    "precision_mode": checks.among(*_MODES),
    "jit_compile": checks.among(True, False),
    "atomic_clean_policy": checks.among(0, 1),
    "matmul_allow_hf32": checks.among(True, False),
    "conv_allow_hf32": checks.among(True, False),
    "exception_dump": checks.gone,
    "op_precision_mode": checks.existing_file,
    "op_debug_option": one_of("oom"),
    "ge_options": checks.library_options,
    "parallel_speed_up_json_path": checks.path_or_none,
    "host_scheduling_max_threshold": _count,
    "hccl_watchdog": _flag,
    "topo_order": _table,
    "aclnn_cache": of_type(tuple),
    "aclinit_config": _table,
}
check_ascend = checks.each_by(_ASCEND)
