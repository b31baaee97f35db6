"""CheckpointConfig takes and refuses what MindSpore's does."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from engine.train import CheckpointConfig


def test_arguments_stand_in_mindspores_order() -> None:
    parameters = inspect.signature(CheckpointConfig).parameters

    assert {name: p.default for name, p in parameters.items() if p.default is not p.empty} == {
        "save_checkpoint_steps": 1,
        "save_checkpoint_seconds": 0,
        "keep_checkpoint_max": 5,
        "keep_checkpoint_per_n_minutes": 0,
        "integrated_save": True,
        "async_save": False,
        "saved_network": None,
        "append_info": None,
        "enc_key": None,
        "enc_mode": "AES-GCM",
        "exception_save": False,
        "crc_check": False,
        "remove_redundancy": False,
        "format": "ckpt",
        "resumable": False,  # ours, behind those of MindSpore
    }


@pytest.mark.parametrize(
    ("options", "policy"),
    [
        ({"keep_checkpoint_max": 0, "keep_checkpoint_per_n_minutes": 5}, (1, None, 0, 5)),
        ({"keep_checkpoint_max": 0}, (1, None, 1, 0)),
        ({"save_checkpoint_seconds": 30}, (1, None, 5, None)),
        ({"save_checkpoint_steps": None, "save_checkpoint_seconds": 30}, (None, 30, 5, None)),
    ],
)
def test_steps_win_over_seconds_and_numbers_over_minutes(options: dict, policy: tuple) -> None:
    found = CheckpointConfig(**options).get_checkpoint_policy()

    assert tuple(found.values()) == (*policy, None)


def test_facts_are_zero_until_training_fills_them_in() -> None:
    config = CheckpointConfig(append_info=["epoch_num", "step_num", {"lr": 0.01, "s": "str"}])

    assert config.append_dict == {"epoch_num": 0, "step_num": 0, "lr": 0.01, "s": "str"}


def test_empty_list_of_facts_is_none() -> None:
    assert CheckpointConfig(append_info=[]).append_dict is None


@pytest.mark.parametrize(
    ("name", "value", "error"),
    [
        ("save_checkpoint_steps", "a", TypeError),
        ("save_checkpoint_steps", 1.0, TypeError),
        ("save_checkpoint_steps", True, TypeError),
        ("save_checkpoint_seconds", -1, ValueError),
        ("keep_checkpoint_max", -1, ValueError),
        ("keep_checkpoint_per_n_minutes", -1, ValueError),
        ("integrated_save", 1, TypeError),
        ("async_save", 1, TypeError),
        ("async_save", "fork", ValueError),
        ("saved_network", "x", TypeError),
        ("append_info", "epoch_num", TypeError),
        ("append_info", [1], TypeError),
        ("append_info", ["loss"], ValueError),
        ("append_info", [{"a": 1}, {"b": 2}], TypeError),
        ("append_info", [{1: 1}], TypeError),
        ("append_info", [{"a": [1]}], TypeError),
        ("append_info", [{"epoch_num": "two"}], TypeError),
        ("exception_save", 1, TypeError),
        ("crc_check", 1, ValueError),
        ("remove_redundancy", True, TypeError),
        ("remove_redundancy", 1, ValueError),
        ("format", "foo", ValueError),
        ("resume", 1, TypeError),
    ],
)
def test_wrong_value_is_refused(name: str, value: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match=name):
        CheckpointConfig(**{name: value})


def test_no_number_at_all_is_refused() -> None:
    with pytest.raises(ValueError, match="a number above 0"):
        CheckpointConfig(0, None, 0, 0)
