# Made by `make stubs` from engine/names/paths.toml; do not edit.
# An older path of MindSpore: names that are elsewhere, and no code.

from engine.context import *
from engine.context import get_ps_context as _get_ps_context
from engine.context import reset_ps_context as _reset_ps_context
from engine.context import set_ps_context as _set_ps_context
from engine.parallel.asked import is_role_of_server as _enable_distributed_mindrt
from engine.parallel.asked import is_role_of_server as _is_ps_mode
from engine.parallel.asked import is_role_of_server as _is_role_pserver
from engine.parallel.asked import is_role_of_server as _is_role_sched
from engine.parallel.asked import is_role_of_server as _is_role_worker
