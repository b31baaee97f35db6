"""How Ascend's kernels are compiled and tuned: kept in the context."""

from __future__ import annotations

from engine.context import set_context
from engine.context.accepting import of_type, one_of, whole
from engine.device_context.kept import keep

__all__ = ["aclnn_cache", "aoe_job_type", "aoe_tune_mode", "op_compile"]


def op_compile(value: bool) -> None:
    """Whether kernels are compiled for the shapes that come.

    Raises:
        ArgumentTypeError: If it is no bool.

    """
    keep("ascend_config", jit_compile=of_type(bool)("op_compile", value))


def aoe_tune_mode(tune_mode: str) -> None:
    """When kernels are tuned: "online" or "offline".

    Raises:
        ArgumentTypeError: If it is no str.
        ArgumentValueError: If it is another.

    """
    set_context(aoe_tune_mode=tune_mode)


def aoe_job_type(config: str) -> None:
    """What is tuned: "1" or "2", graphs or operators.

    Raises:
        ArgumentTypeError: If it is no str.
        ArgumentValueError: If it is another.

    """
    keep("aoe_config", job_type=one_of("1", "2")("aoe_job_type", config))


def aclnn_cache(enable_global_cache: bool = False, cache_queue_length: int = 10000) -> None:
    """Whether launches of kernels are kept for the next time, and how many.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If the length is below 1.

    """
    of_type(bool)("aclnn_cache(enable_global_cache)", enable_global_cache)
    whole(1)("aclnn_cache(cache_queue_length)", cache_queue_length)
    keep("ascend_config", aclnn_cache=(enable_global_cache, cache_queue_length))
