"""RunContext gives the facts of a run, and takes a request to stop."""

from __future__ import annotations

import pytest

from engine.train import RunContext
from engine.train.callback.run_context import CallbackArguments


def test_facts_are_what_was_given() -> None:
    facts = {"cur_epoch_num": 1}

    assert RunContext(facts).original_args() is facts


def test_stop_is_requested_once_and_for_all() -> None:
    context = RunContext({})
    before = context.get_stop_requested()
    context.request_stop()

    assert (before, context.get_stop_requested()) == (False, True)


def test_facts_that_are_no_dict_are_refused() -> None:
    with pytest.raises(TypeError, match="a dict"):
        RunContext([("cur_epoch_num", 1)])


def test_fact_is_an_attribute_and_an_item() -> None:
    arguments = CallbackArguments(mode="train")
    arguments.cur_step_num = 2

    assert (arguments["cur_step_num"], arguments.mode) == (2, "train")


def test_fact_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(AttributeError, match=r"one of \['mode'\], got 'loss'"):
        _ = CallbackArguments(mode="train").loss
