"""How failures of Ascend's kernels are found: kept in the context."""

from __future__ import annotations

from typing import Any

from engine.context import set_context
from engine.context.accepting import of_type, one_of
from engine.device_context.kept import keep

__all__ = ["aclinit_config", "debug_option", "execute_timeout"]


def execute_timeout(op_timeout: int) -> None:
    """How many seconds a kernel may take.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If it is below 0.

    """
    set_context(op_timeout=op_timeout)


def debug_option(option_value: str) -> None:
    """What is looked for: "oom", writes beyond memory.

    Raises:
        ArgumentTypeError: If it is no str.
        ArgumentValueError: If it is another.

    """
    keep("ascend_config", op_debug_option=one_of("oom")("debug_option", option_value))


def aclinit_config(config: dict[str, Any]) -> None:
    """What Ascend's library is told when it starts.

    Raises:
        ArgumentTypeError: If it is no dict.

    """
    keep("ascend_config", aclinit_config=of_type(dict)("aclinit_config", config))
