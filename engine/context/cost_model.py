"""What a search of strategies would reckon the cost of an operator with; one process has none.

Each is kept and can be read again; scripts of large models set them through
`mindspore.parallel._cost_model_context`. They are rows of `recorded/table.py`.

>>> set_cost_model_context(costmodel_alpha=2.0)
>>> get_cost_model_context("costmodel_alpha")
2.0
>>> reset_cost_model_context()
"""

from __future__ import annotations

from .recorded.functions import of_group, of_pair

__all__ = ["get_cost_model_context", "reset_cost_model_context", "set_cost_model_context"]

set_cost_model_context, get_cost_model_context, reset_cost_model_context = of_group(
    __name__, "cost_model_context"
)
set_multi_subgraphs, get_multi_subgraphs = of_pair(__name__, "multi_subgraphs")
set_algo_single_loop, get_algo_single_loop = of_pair(__name__, "algo_single_loop")
set_rp_matmul_mem_coef, get_rp_matmul_mem_coef = of_pair(__name__, "rp_matmul_mem_coef")
