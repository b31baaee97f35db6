from __future__ import annotations

import pytest

import engine
from engine import context


@pytest.fixture
def on_ascend(monkeypatch):
    monkeypatch.setattr(context._context, "options", {"device_target": "Ascend"})


@pytest.mark.parametrize(
    ("config", "error"),
    [
        ({"precision_mode": "xxx"}, ValueError),
        ({"precision_mode": 2}, ValueError),
        ({"xxxx": 1}, ValueError),
        ({"jit_compile": "xxx"}, ValueError),
        ({"jit_compile": 2}, ValueError),
        ({"atomic_clean_policy": 3}, ValueError),
        ({"matmul_allow_hf32": 2}, ValueError),
        ({"conv_allow_hf32": 2}, ValueError),
        ({"op_precision_mode": 2}, TypeError),
        ({"op_precision_mode": "./nowhere"}, ValueError),
        ({"op_debug_option": 2}, TypeError),
        ({"op_debug_option": "xxx"}, ValueError),
        ({"ge_options": "x"}, TypeError),
        ({"ge_options": {"x": 0}}, ValueError),
        ({"ge_options": {"global": 1}}, TypeError),
        ({"ge_options": {"global": {1: ""}}}, TypeError),
        ({"ge_options": {"global": {"x": 0}}}, TypeError),
        ({"exception_dump": "2"}, ValueError),
        ({"parallel_speed_up_json_path": 3}, TypeError),
        ({"host_scheduling_max_threshold": "3"}, TypeError),
    ],
)
def test_setting_that_ascend_could_not_take_is_refused(on_ascend, config, error):
    with pytest.raises(error, match="ascend_config"):
        engine.set_context(ascend_config=config)
    assert engine.get_context("ascend_config") == {}


def test_settings_of_ascend_are_kept(on_ascend):
    config = {
        "precision_mode": "force_fp16",
        "jit_compile": True,
        "atomic_clean_policy": 1,
        "op_precision_mode": "./",
        "op_debug_option": "oom",
        "ge_options": {"global": {"ge.opSelectImplmode": "high_precision"}, "session": {}},
        "parallel_speed_up_json_path": None,
    }
    engine.set_context(ascend_config=config)

    assert engine.get_context("ascend_config") == config


def test_nobody_looks_at_them_on_a_cpu(monkeypatch):
    monkeypatch.setattr(context._context, "options", {})
    engine.set_context(ascend_config={"speed": "full"})

    assert engine.get_context("ascend_config") == {"speed": "full"}
