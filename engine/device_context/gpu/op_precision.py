"""How exactly MindSpore's kernels compute on GPUs: kept in `gpu_config`.

CuPy's matrix products take TF32 where `CUPY_TF32=1` is in the environment.
"""

from __future__ import annotations

from engine.context.recorded.functions import of_device

__all__ = ["conv_allow_tf32", "matmul_allow_tf32"]

conv_allow_tf32 = of_device(__name__, "conv_allow_tf32")
matmul_allow_tf32 = of_device(__name__, "matmul_allow_tf32")
