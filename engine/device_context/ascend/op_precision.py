"""How exactly Ascend's kernels compute: kept in `ascend_config`."""

from __future__ import annotations

from engine.context.recorded.functions import of_device

__all__ = ["conv_allow_hf32", "matmul_allow_hf32", "op_precision_mode", "precision_mode"]

conv_allow_hf32 = of_device(__name__, "conv_allow_hf32")
matmul_allow_hf32 = of_device(__name__, "matmul_allow_hf32")
op_precision_mode = of_device(__name__, "op_precision_mode")
precision_mode = of_device(__name__, "precision_mode")
