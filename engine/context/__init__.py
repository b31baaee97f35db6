"""Where and how training runs: mode, device, processes and seed. The engine's only global state.

>>> import engine
>>> engine.set_context(mode=engine.GRAPH_MODE)
>>> engine.get_context("mode") == engine.GRAPH_MODE
True
>>> engine.set_context(mode=engine.PYNATIVE_MODE)
"""

from __future__ import annotations

from .options import COMPATIBLE, GRAPH_MODE, LAX, PYNATIVE_MODE, STRICT
from .parallel import (
    get_auto_parallel_context,
    reset_auto_parallel_context,
    set_auto_parallel_context,
)
from .parallel import on_automatic_mode as on_automatic_mode
from .parallel import prepare_to_cut as prepare_to_cut
from .parallel_options import ParallelMode
from .running import (
    get_context,
    get_current_device,
    get_jit_config,
    get_mode,
    get_offload_context,
    set_context,
    set_deterministic,
    set_device,
    set_offload_context,
    set_recursion_limit,
)
from .running import give_to_printers as give_to_printers
from .running import on_device_target as on_device_target
from .running import on_print as on_print
from .seed import entropy as entropy
from .seed import get_seed, set_seed
from .seed import on_chance as on_chance
from .seed import on_seed as on_seed
from .seed import seed_process as seed_process
from .server import get_ps_context, reset_ps_context, set_ps_context
from .state import current as _context  # noqa: F401 - for tests and for what restores a run

__all__ = [
    "COMPATIBLE",
    "GRAPH_MODE",
    "LAX",
    "PYNATIVE_MODE",
    "STRICT",
    "ParallelMode",
    "get_auto_parallel_context",
    "get_context",
    "get_current_device",
    "get_jit_config",
    "get_mode",
    "get_offload_context",
    "get_ps_context",
    "get_seed",
    "reset_auto_parallel_context",
    "reset_ps_context",
    "set_auto_parallel_context",
    "set_context",
    "set_deterministic",
    "set_device",
    "set_offload_context",
    "set_ps_context",
    "set_recursion_limit",
    "set_seed",
]
