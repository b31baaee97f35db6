# Made by `make stubs` from engine/names/paths.toml; do not edit.
# An older path of MindSpore: names that are elsewhere, and no code.

from engine.context.cost_model import *
from engine.context.cost_model import get_algo_single_loop as _get_algo_single_loop
from engine.context.cost_model import get_multi_subgraphs as _get_multi_subgraphs
from engine.context.cost_model import get_rp_matmul_mem_coef as _get_rp_matmul_mem_coef
from engine.context.cost_model import set_algo_single_loop as _set_algo_single_loop
from engine.context.cost_model import set_multi_subgraphs as _set_multi_subgraphs
from engine.context.cost_model import set_rp_matmul_mem_coef as _set_rp_matmul_mem_coef
