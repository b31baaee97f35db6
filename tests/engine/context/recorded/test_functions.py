"""Functions made of rows are as those that are written out."""

from __future__ import annotations

import inspect
import pickle
from typing import Any

import pytest

from engine.context import cost_model, search, server
from engine.context.recorded.table import GROUPS, SETTERS
from engine.device_context import ascend, cpu, gpu

MADE = [
    *(getattr(cost_model, name) for name in cost_model.__all__),
    *(cost_model.set_multi_subgraphs, cost_model.get_multi_subgraphs),
    *(search.set_algo_parameters, search.get_algo_parameters, server.reset_ps_context),
    *(getattr(gpu.op_tuning, name) for name in gpu.op_tuning.__all__),
    cpu.op_tuning.threads_num,
]


@pytest.mark.parametrize("made", MADE, ids=lambda made: made.__name__)
def test_function_is_found_where_it_says_that_it_is(made: Any) -> None:
    assert pickle.loads(pickle.dumps(made)) is made
    assert made.__doc__


@pytest.mark.parametrize(
    ("made", "signature"),
    [
        (cost_model.get_cost_model_context, "(attr_key: 'str') -> 'object'"),
        (cost_model.reset_cost_model_context, "() -> 'None'"),
        (cost_model.set_multi_subgraphs, "(multi_subgraph=True)"),
        (cost_model.set_algo_single_loop, "(single_loop=True)"),
        (cost_model.set_rp_matmul_mem_coef, "(coef)"),
        (ascend.op_debug.execute_timeout, "(op_timeout)"),
        (ascend.op_tuning.aoe_job_type, "(config)"),
    ],
)
def test_arguments_have_the_names_and_defaults_of_mindspore(made: Any, signature: str) -> None:
    assert str(inspect.signature(made)) == signature


def test_value_may_be_given_by_its_name_and_must_be_given() -> None:
    gpu.op_precision.conv_allow_tf32(value=True)

    with pytest.raises(TypeError, match=r"^conv_allow_tf32\(\).*'value'"):
        gpu.op_precision.conv_allow_tf32()
    with pytest.raises(TypeError, match=r"^conv_allow_tf32\(\).*'mode'"):
        gpu.op_precision.conv_allow_tf32(True, mode=True)


@pytest.mark.parametrize(
    ("name", "made"),
    [
        ("cost_model_context", cost_model.set_cost_model_context),
        ("algo_parameters", search.set_algo_parameters),
        ("ps_context", server.set_ps_context),
    ],
)
def test_document_tells_each_option(name: str, made: Any) -> None:
    for option, row in GROUPS[name].options.items():
        assert f"{option}: {row.says}" in made.__doc__


def test_each_row_has_its_function() -> None:
    kinds = {"ascend": ascend, "cpu": cpu, "gpu": gpu}
    for place, rows in SETTERS.items():
        kind, _, name = place.partition(".")
        module = getattr(kinds[kind], name)

        assert set(rows) <= set(module.__all__)
