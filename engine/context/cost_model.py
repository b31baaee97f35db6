"""What a search of strategies would reckon the cost of an operator with; one process has none.

Each is kept and can be read again; scripts of large models set them through
`mindspore.parallel._cost_model_context`.
"""

from __future__ import annotations

from engine.errors import ArgumentValueError

from .accepting import Option, accepted, of_type, whole
from .state import current

__all__ = ["get_cost_model_context", "reset_cost_model_context", "set_cost_model_context"]

_number, _flag = of_type(float), of_type(bool)

OPTIONS: dict[str, Option] = {
    "device_memory_capacity": Option(16.0 * 2**30, _number),
    "costmodel_alpha": Option(1.0, _number),
    "costmodel_beta": Option(400.0, _number),
    "costmodel_gamma": Option(0.001, _number),
    "costmodel_communi_threshold": Option(2048.0, _number),
    "costmodel_communi_const": Option(3072.0, _number),
    "costmodel_communi_bias": Option(1024.0, _number),
    "run_phase": Option(0, whole(0, 1)),
    "costmodel_allreduce_fusion_algorithm": Option(0, whole(0, 2)),
    "costmodel_allreduce_fusion_times": Option(0, of_type(int)),
    "costmodel_allreduce_fusion_tail_percent": Option(0.1, _number),
    "costmodel_allreduce_fusion_tail_time": Option(0.1, _number),
    "costmodel_allreduce_fusion_allreduce_inherent_time": Option(0.1, _number),
    "costmodel_allreduce_fusion_allreduce_bandwidth": Option(0.1, _number),
    "costmodel_allreduce_fusion_computation_time_parameter": Option(0.1, _number),
}

_OWN: dict[str, Option] = {  # those that have functions of their own
    "multi_subgraphs": Option(False, _flag),
    "algo_single_loop": Option(False, _flag),
    "rp_matmul_mem_coef": Option(0.1, _number),
}


def set_cost_model_context(**options: object) -> None:
    """Record what a search of strategies would reckon with; nothing is searched here.

    Args:
        **options: Of MindSpore's names: `device_memory_capacity` (bytes), `costmodel_alpha`,
            `run_phase` (0: training, 1: inference) and the others in `OPTIONS`.

    Raises:
        ArgumentTypeError: If a value is of another type.
        ArgumentValueError: If an option is unknown, or its value out of its range.

    >>> set_cost_model_context(costmodel_alpha=2.0)
    >>> get_cost_model_context("costmodel_alpha")
    2.0
    >>> reset_cost_model_context()

    """
    current.costs.update(accepted("set_cost_model_context", OPTIONS, options))


def get_cost_model_context(attr_key: str) -> object:
    """What `set_cost_model_context` was given, or the default.

    Raises:
        ArgumentValueError: If there is no such option.

    """
    if attr_key not in OPTIONS:
        expected = f"one of {sorted(OPTIONS)}"
        raise ArgumentValueError.of("get_cost_model_context", expected, repr(attr_key))
    return _kept(attr_key, OPTIONS)


def reset_cost_model_context() -> None:
    """Back to the defaults."""
    current.costs = {}


def set_multi_subgraphs(multi_subgraph: bool = True) -> None:
    """Record whether the graph would have parts that are searched one by one."""
    _keep("multi_subgraphs", multi_subgraph)


def get_multi_subgraphs() -> object:
    """What `set_multi_subgraphs` was given; else False."""
    return _kept("multi_subgraphs", _OWN)


def set_algo_single_loop(single_loop: bool = True) -> None:
    """Record whether equal layers would be searched once."""
    _keep("algo_single_loop", single_loop)


def get_algo_single_loop() -> object:
    """What `set_algo_single_loop` was given; else False."""
    return _kept("algo_single_loop", _OWN)


def set_rp_matmul_mem_coef(coef: float) -> None:
    """Record what the memory of a matrix product would weigh in a recursive search."""
    _keep("rp_matmul_mem_coef", coef)


def get_rp_matmul_mem_coef() -> object:
    """What `set_rp_matmul_mem_coef` was given; else 0.1."""
    return _kept("rp_matmul_mem_coef", _OWN)


def _keep(name: str, value: object) -> None:
    current.costs.update(accepted(f"set_{name}", _OWN, {name: value}))


def _kept(name: str, options: dict[str, Option]) -> object:
    return current.costs.get(name, options[name].default)
