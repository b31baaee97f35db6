"""What callbacks find in `RunContext.original_args()`, in MindSpore's names and order."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from engine import context
from engine.nn import Cell

from .callback.base import Callback
from .callback.run_context import CallbackArguments


def training_arguments(
    *,
    train_network: Cell,
    network: Cell,
    loss_fn: Cell | None,
    optimizer: Any,
    loss_scale_manager: Any,
    dataset: Any,
    callbacks: list[Callback],
    epochs: int,
    steps: int,
    sinks: bool,
) -> CallbackArguments:
    """The facts of a training before its first step; `sink_size` only where there are sinks."""
    facts = CallbackArguments(
        cur_step_num=0,
        train_network=train_network,
        epoch_num=epochs,
        batch_num=steps,
        mode="train",
        loss_fn=loss_fn,
        optimizer=optimizer,
        parallel_mode=context.get_auto_parallel_context("parallel_mode"),
        device_number=context.get_auto_parallel_context("device_num"),
        train_dataset=dataset,
        list_callback=callbacks,
        train_dataset_element=None,
        network=network,
        last_save_ckpt_step=None,
        latest_ckpt_file=None,
        loss_scale_mananger=loss_scale_manager,  # MindSpore's spelling
        initial_step=None,
    )
    if sinks:
        facts.sink_size = steps
    facts.dataset_sink_mode = sinks
    return facts


def evaluation_arguments(
    *,
    eval_network: Cell,
    network: Cell,
    dataset: Any,
    callbacks: list[Callback],
    steps: int,
    sinks: bool,
) -> CallbackArguments:
    """The facts of an evaluation before its first step."""
    return CallbackArguments(
        eval_network=eval_network,
        valid_dataset=dataset,
        batch_num=steps,
        mode="eval",
        cur_step_num=0,
        list_callback=callbacks,
        network=network,
        dataset_sink_mode=sinks,
    )


@contextmanager
def evaluating_in_fit(
    params: Any, eval_network: Cell, dataset: Any, steps: int, *, sinks: bool
) -> Iterator[None]:
    """A training's facts as those of an evaluation inside it; after it as they were."""
    names = ("mode", "cur_step_num", "batch_num", "net_outputs", "dataset_sink_mode")
    training = {name: params[name] for name in names}
    params.eval_network = eval_network
    params.valid_dataset = dataset
    params.batch_num = steps
    params.mode = "eval"
    params.cur_step_num = 0
    params.dataset_sink_mode = sinks
    try:
        yield
    finally:
        params.update(training)
