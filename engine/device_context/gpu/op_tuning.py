"""Which of cuDNN's algorithms MindSpore would use: kept in `gpu_config`; cuDNN is not used here."""

from __future__ import annotations

from engine.context.accepting import one_of
from engine.device_context.kept import keep

__all__ = ["conv_dgrad_algo", "conv_fprop_algo", "conv_wgrad_algo"]

_BY_SPEED = ("normal", "performance")
_TRANSFORMS = ("fft", "fft_tiling", "winograd_nonfused")


def conv_fprop_algo(mode: str) -> None:
    """The algorithm of convolutions.

    Raises:
        ArgumentTypeError: If it is no str.
        ArgumentValueError: If there is no such algorithm.

    """
    others = ("implicit_gemm", "precomp_gemm", "gemm", "direct", "winograd")
    kept = one_of(*_BY_SPEED, *others, *_TRANSFORMS)("conv_fprop_algo", mode)
    keep("gpu_config", conv_fprop_algo=kept)


def conv_dgrad_algo(mode: str) -> None:
    """The algorithm of their gradients for what goes in.

    Raises:
        ArgumentTypeError: If it is no str.
        ArgumentValueError: If there is no such algorithm.

    """
    kept = one_of(*_BY_SPEED, "algo_0", "algo_1", "winograd", *_TRANSFORMS)("conv_dgrad_algo", mode)
    keep("gpu_config", conv_dgrad_algo=kept)


def conv_wgrad_algo(mode: str) -> None:
    """The algorithm of their gradients for weights.

    Raises:
        ArgumentTypeError: If it is no str.
        ArgumentValueError: If there is no such algorithm.

    """
    kept = one_of(*_BY_SPEED, "algo_0", "algo_1", "algo_3", *_TRANSFORMS)("conv_wgrad_algo", mode)
    keep("gpu_config", conv_wgrad_algo=kept)
