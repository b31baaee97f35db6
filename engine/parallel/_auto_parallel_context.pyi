# Made by `make stubs` from engine/names/paths.toml; do not edit.
# An older path of MindSpore: names that are elsewhere, and no code.

from engine.context import get_auto_parallel_context as _get_auto_parallel_context
from engine.context import reset_auto_parallel_context as _reset_auto_parallel_context
from engine.context import set_auto_parallel_context as _set_auto_parallel_context
from engine.parallel.asked import *
