from __future__ import annotations

import pytest

import engine
from engine.errors import ArgumentTypeError, ArgumentValueError


def test_there_is_no_parameter_server():
    engine.set_ps_context(enable_ps=False)

    assert engine.get_ps_context("enable_ps") is False
    with pytest.raises(ArgumentValueError, match="this engine has no parameter server"):
        engine.set_ps_context(enable_ps=True)
    with pytest.raises(ArgumentTypeError, match="enable_ps"):
        engine.set_ps_context(enable_ps=1)


def test_settings_of_a_server_are_kept_and_put_back():
    engine.set_ps_context(scheduler_ip="10.0.0.1", worker_num=3)

    assert engine.get_ps_context("scheduler_ip") == "10.0.0.1"
    assert engine.get_ps_context("worker_num") == 3

    engine.reset_ps_context()

    assert engine.get_ps_context("scheduler_ip") == "127.0.0.1"
    assert engine.get_ps_context("scheduler_port") == 6667
    assert engine.get_ps_context("ms_role") == "MS_NOT_PS"


def test_password_of_a_server_is_not_told():
    engine.set_ps_context(client_password="secret")

    with pytest.raises(ArgumentValueError, match="get_ps_context expected one of"):
        engine.get_ps_context("client_password")


def test_setting_that_is_not_there_is_named():
    with pytest.raises(ArgumentValueError, match="colour"):
        engine.set_ps_context(colour=1)
    with pytest.raises(ArgumentValueError, match="colour"):
        engine.get_ps_context("colour")
