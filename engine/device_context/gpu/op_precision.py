"""How exactly MindSpore's kernels compute on GPUs: kept in `gpu_config`.

CuPy's matrix products take TF32 where `CUPY_TF32=1` is in the environment.
"""

from __future__ import annotations

from engine.context.accepting import of_type
from engine.device_context.kept import keep

__all__ = ["conv_allow_tf32", "matmul_allow_tf32"]


def matmul_allow_tf32(value: bool) -> None:
    """Whether matrix products may be computed in TF32.

    Raises:
        ArgumentTypeError: If it is no bool.

    """
    keep("gpu_config", matmul_allow_tf32=of_type(bool)("matmul_allow_tf32", value))


def conv_allow_tf32(value: bool) -> None:
    """Whether convolutions may be computed in TF32.

    Raises:
        ArgumentTypeError: If it is no bool.

    """
    keep("gpu_config", conv_allow_tf32=of_type(bool)("conv_allow_tf32", value))
