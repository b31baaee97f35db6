"""How failures of Ascend's kernels are found: kept in the context."""

from __future__ import annotations

from engine.context.recorded.functions import of_device

__all__ = ["aclinit_config", "debug_option", "execute_timeout"]

aclinit_config = of_device(__name__, "aclinit_config")
debug_option = of_device(__name__, "debug_option")
execute_timeout = of_device(__name__, "execute_timeout")
