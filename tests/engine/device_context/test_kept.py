from __future__ import annotations

import pytest

import engine
from engine.device_context import ascend, cpu, gpu
from engine.errors import ArgumentTypeError, ArgumentValueError

pytestmark = pytest.mark.no_mode


def test_settings_of_ascend_are_kept():
    ascend.op_precision.precision_mode("force_fp32")
    ascend.op_precision.matmul_allow_hf32(True)
    ascend.op_precision.conv_allow_hf32(False)
    ascend.op_precision.op_precision_mode("ops.ini")
    ascend.op_tuning.op_compile(True)
    ascend.op_tuning.aclnn_cache(True, 100)
    ascend.op_tuning.aoe_tune_mode("online")
    ascend.op_tuning.aoe_job_type("1")
    ascend.op_debug.execute_timeout(100)
    ascend.op_debug.debug_option("oom")
    ascend.op_debug.aclinit_config({"dump": {}})

    assert engine.get_context("ascend_config") == {
        "precision_mode": "force_fp32",
        "matmul_allow_hf32": True,
        "conv_allow_hf32": False,
        "op_precision_mode": "ops.ini",
        "jit_compile": True,
        "aclnn_cache": (True, 100),
        "op_debug_option": "oom",
        "aclinit_config": {"dump": {}},
    }
    assert engine.get_context("aoe_tune_mode") == "online"
    assert engine.get_context("aoe_config") == {"job_type": "1"}
    assert engine.get_context("op_timeout") == 100


def test_settings_of_gpus_are_kept():
    gpu.op_precision.matmul_allow_tf32(True)
    gpu.op_precision.conv_allow_tf32(False)
    gpu.op_tuning.conv_fprop_algo("winograd")
    gpu.op_tuning.conv_dgrad_algo("algo_0")
    gpu.op_tuning.conv_wgrad_algo("algo_3")

    assert engine.get_context("gpu_config") == {
        "matmul_allow_tf32": True,
        "conv_allow_tf32": False,
        "conv_fprop_algo": "winograd",
        "conv_dgrad_algo": "algo_0",
        "conv_wgrad_algo": "algo_3",
    }


def test_threads_of_the_cpu_are_kept():
    cpu.op_tuning.threads_num(3)

    assert engine.get_context("inter_op_parallel_num") == 3


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: ascend.op_precision.precision_mode("exact"), ArgumentValueError),
        (lambda: ascend.op_precision.matmul_allow_hf32(3), ArgumentTypeError),
        (lambda: ascend.op_tuning.aoe_tune_mode("later"), ArgumentValueError),
        (lambda: ascend.op_tuning.aoe_job_type("3"), ArgumentValueError),
        (lambda: ascend.op_tuning.aclnn_cache(True, 0), ArgumentValueError),
        (lambda: ascend.op_debug.execute_timeout("1"), ArgumentTypeError),
        (lambda: ascend.op_debug.debug_option("all"), ArgumentValueError),
        (lambda: ascend.op_debug.aclinit_config(3), ArgumentTypeError),
        (lambda: gpu.op_precision.conv_allow_tf32(1), ArgumentTypeError),
        (lambda: gpu.op_tuning.conv_fprop_algo("fast"), ArgumentValueError),
        (lambda: gpu.op_tuning.conv_dgrad_algo("gemm"), ArgumentValueError),
        (lambda: cpu.op_tuning.threads_num(0), ArgumentValueError),
        (lambda: cpu.op_tuning.threads_num("1"), ArgumentTypeError),
    ],
)
def test_setting_that_is_none_is_refused(call, error):
    with pytest.raises(error):
        call()
    assert engine.context._context.options == {}
