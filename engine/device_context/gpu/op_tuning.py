"""Which of cuDNN's algorithms MindSpore would use: kept in `gpu_config`; cuDNN is not used here."""

from __future__ import annotations

from engine.context.recorded.functions import of_device

__all__ = ["conv_dgrad_algo", "conv_fprop_algo", "conv_wgrad_algo"]

conv_dgrad_algo = of_device(__name__, "conv_dgrad_algo")
conv_fprop_algo = of_device(__name__, "conv_fprop_algo")
conv_wgrad_algo = of_device(__name__, "conv_wgrad_algo")
