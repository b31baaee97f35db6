# Made by `make stubs` from engine/names/paths.toml; do not edit.
# An older path of MindSpore: names that are elsewhere, and no code.

from engine.nn.layer.attention_forward import (
    multi_head_attention_forward as multi_head_attention_forward,
)
from engine.ops import *
from engine.ops.kept_operators import kept_operator as _get_cache_prim
