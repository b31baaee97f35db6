"""How exactly Ascend's kernels compute: kept in `ascend_config`."""

from __future__ import annotations

from engine.context.accepting import of_type, one_of
from engine.device_context.kept import keep

__all__ = ["conv_allow_hf32", "matmul_allow_hf32", "op_precision_mode", "precision_mode"]

_MODES = (
    *("force_fp16", "allow_fp32_to_fp16", "allow_mix_precision", "must_keep_origin_dtype"),
    *("force_fp32", "allow_fp32_to_bf16", "allow_mix_precision_fp16", "allow_mix_precision_bf16"),
)


def precision_mode(mode: str) -> None:
    """Which number types kernels may take in place of others.

    Raises:
        ArgumentTypeError: If it is no str.
        ArgumentValueError: If there is no such mode.

    """
    keep("ascend_config", precision_mode=one_of(*_MODES)("precision_mode", mode))


def op_precision_mode(path: str) -> None:
    """A file that says so of each operator.

    Raises:
        ArgumentTypeError: If it is no str.

    """
    keep("ascend_config", op_precision_mode=of_type(str)("op_precision_mode", path))


def matmul_allow_hf32(value: bool) -> None:
    """Whether matrix products may be computed in HF32.

    Raises:
        ArgumentTypeError: If it is no bool.

    """
    keep("ascend_config", matmul_allow_hf32=of_type(bool)("matmul_allow_hf32", value))


def conv_allow_hf32(value: bool) -> None:
    """Whether convolutions may be computed in HF32.

    Raises:
        ArgumentTypeError: If it is no bool.

    """
    keep("ascend_config", conv_allow_hf32=of_type(bool)("conv_allow_hf32", value))
