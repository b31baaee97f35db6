from __future__ import annotations

import pytest

import engine
from engine import ParallelMode
from engine.errors import ArgumentTypeError, ArgumentValueError, AttributeMissingError
from engine.parallel import asked
from engine.parallel.asked import auto_parallel_context

# As MindSpore 2.10 answers before anything was set.
ALONE = {
    "get_parallel_mode": "stand_alone",
    "get_device_num": 1,
    "get_global_rank": 0,
    "get_gradients_mean": False,
    "get_parameter_broadcast": False,
    "get_enable_parallel_optimizer": False,
    "get_full_batch": False,
    "get_pipeline_stages": 1,
    "get_stage_device_num": 1,
    "is_sharding_propagation": False,
    "is_in_auto_parallel_mode": False,
    "is_in_data_parallel_mode": False,
    "is_in_hybrid_parallel_mode": False,
    "is_parallel_mode": False,
    "is_pynative_parallel": False,
    "need_to_full": False,
    "check_full_batch": None,
    "parallel_predict_check": None,
    "reset_op_id": None,
    "is_role_of_server": False,
}


@pytest.mark.parametrize(("name", "answer"), ALONE.items())
def test_process_that_is_alone_answers_so(name, answer):
    assert getattr(asked, name)() == answer


def test_settings_are_asked_for():
    engine.set_auto_parallel_context(
        parallel_mode=ParallelMode.DATA_PARALLEL, gradients_mean=True, parameter_broadcast=True
    )

    assert asked.get_parallel_mode() == "data_parallel"
    assert asked.is_in_data_parallel_mode() is True
    assert asked.get_gradients_mean() is True
    assert asked.get_parameter_broadcast() is True


def test_number_of_devices_fits_the_mode():
    asked.device_number_check("data_parallel", 8)
    asked.device_number_check("stand_alone", 1)

    with pytest.raises(ArgumentValueError, match="device_number expected 1, got 8"):
        asked.device_number_check("stand_alone", 8)


def test_parameters_go_to_others_where_there_are_some():
    asked.parameter_broadcast_check("data_parallel", parameter_broadcast=True)
    asked.parameter_broadcast_check("stand_alone", parameter_broadcast=False)

    with pytest.raises(ArgumentValueError, match="parameter_broadcast expected False"):
        asked.parameter_broadcast_check("stand_alone", parameter_broadcast=True)


def test_settings_are_an_object_too():
    settings = auto_parallel_context()

    assert settings is auto_parallel_context()
    assert settings.get_device_num() == 1
    assert settings.get_device_num_is_set() is False
    assert settings.get_global_rank_is_set() is False
    assert settings.get_parameter_broadcast_is_set() is False

    engine.set_auto_parallel_context(device_num=1, global_rank=0, parameter_broadcast=True)
    settings.set_gradients_mean(True)

    assert settings.get_device_num_is_set() is True
    assert settings.get_global_rank_is_set() is True
    assert settings.get_parameter_broadcast_is_set() is True
    assert engine.get_auto_parallel_context("gradients_mean") is True

    settings.reset()

    assert settings.get_gradients_mean() is False
    assert settings.get_device_num_is_set() is False


def test_object_checks_what_it_is_told():
    settings = auto_parallel_context()

    with pytest.raises(ArgumentValueError, match="starts two"):
        settings.set_device_num(8)
    with pytest.raises(AttributeMissingError, match="have no 'get_colour'"):
        settings.get_colour()
    with pytest.raises(AttributeError, match="'colour'"):
        settings.colour()


def test_sums_are_cut_at_positions_of_each_group():
    settings = auto_parallel_context()
    settings.set_all_reduce_fusion_split_indices([30, 90], "hccl_world_groupsum1")
    settings.set_enable_all_reduce_fusion(enable_all_reduce_fusion=True)

    assert settings.get_all_reduce_fusion_split_indices() == []
    assert settings.get_all_reduce_fusion_split_indices("hccl_world_groupsum1") == [30, 90]
    assert engine.get_auto_parallel_context("all_reduce_fusion_config") == []
    assert settings.get_enable_all_reduce_fusion() is True

    settings.set_all_reduce_fusion_split_indices([5])

    assert engine.get_auto_parallel_context("all_reduce_fusion_config") == [5]
    with pytest.raises(ArgumentValueError, match="numbers that grow"):
        settings.set_all_reduce_fusion_split_indices([2, 1])
    with pytest.raises(ArgumentTypeError, match="a bool, got str"):
        settings.set_enable_all_reduce_fusion("fusion")
