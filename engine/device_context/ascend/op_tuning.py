"""How Ascend's kernels are compiled and tuned: kept in the context."""

from __future__ import annotations

from engine.context.accepting import of_type, whole
from engine.context.recorded.functions import keep_in_context, of_device

__all__ = ["aclnn_cache", "aoe_job_type", "aoe_tune_mode", "op_compile"]


aoe_job_type = of_device(__name__, "aoe_job_type")
aoe_tune_mode = of_device(__name__, "aoe_tune_mode")
op_compile = of_device(__name__, "op_compile")


def aclnn_cache(enable_global_cache: bool = False, cache_queue_length: int = 10000) -> None:
    """Whether launches of kernels are kept for the next time, and how many.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If the length is below 1.

    """
    of_type(bool)("aclnn_cache(enable_global_cache)", enable_global_cache)
    whole(1)("aclnn_cache(cache_queue_length)", cache_queue_length)
    keep_in_context("ascend_config.aclnn_cache", (enable_global_cache, cache_queue_length))
