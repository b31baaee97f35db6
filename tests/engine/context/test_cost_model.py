from __future__ import annotations

import pytest

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.parallel import _cost_model_context as inside


def test_options_have_the_defaults_of_mindspore():
    assert inside.get_cost_model_context("device_memory_capacity") == 17179869184.0
    assert inside.get_cost_model_context("costmodel_beta") == 400.0
    assert inside.get_cost_model_context("run_phase") == 0


def test_what_is_set_can_be_read_until_it_is_reset():
    inside.set_cost_model_context(costmodel_gamma=0.5, run_phase=1)
    assert inside.get_cost_model_context("costmodel_gamma") == 0.5

    inside.reset_cost_model_context()
    assert inside.get_cost_model_context("costmodel_gamma") == 0.001


def test_options_with_functions_of_their_own_are_kept():
    inside._set_multi_subgraphs()
    inside._set_rp_matmul_mem_coef(0.3)
    inside._set_algo_single_loop(True)

    assert inside._get_multi_subgraphs() is True
    assert inside._get_rp_matmul_mem_coef() == 0.3
    assert inside._get_algo_single_loop() is True


def test_unknown_options_and_wrong_values_are_refused():
    with pytest.raises(ArgumentValueError, match="costmodel_delta"):
        inside.set_cost_model_context(costmodel_delta=1.0)
    with pytest.raises(ArgumentValueError, match="is_new"):
        inside.get_cost_model_context("is_new")
    with pytest.raises(ArgumentValueError, match="run_phase"):
        inside.set_cost_model_context(run_phase=2)
    with pytest.raises(ArgumentTypeError, match="multi_subgraphs"):
        inside._set_multi_subgraphs(1)
