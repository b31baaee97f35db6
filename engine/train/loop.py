"""The two loops: training and evaluation. Everything else hangs on their callbacks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.nn import Cell

from .callback.callback_list import CallbackList
from .callback.run_context import RunContext
from .evaluation import Evaluation

Batches = Iterable[list[Any]]


def train_epochs(
    network: Cell,
    batches: Batches,
    epochs: Sequence[int],
    callbacks: CallbackList,
    run_context: RunContext,
    evaluate_epoch: Callable[[RunContext], None],
) -> None:
    """Run training steps, epoch by epoch, until the last one or until a callback asks for the end.

    Args:
        network: A cell that takes a batch, makes one training step and returns the loss.
        batches: Gives one pass over the data for each `for` loop.
        epochs: The numbers of the epochs, from 1.
        callbacks: Entered already.
        run_context: What the callbacks see; its arguments are kept up to date here.
        evaluate_epoch: Called inside each epoch after its last step, so that the hooks of the
            epoch's end see what it found.

    """
    params = run_context.original_args()
    callbacks.on_train_begin(run_context)
    for epoch in epochs:
        params.cur_epoch_num = epoch
        network.set_train()  # the evaluation of the epoch before has switched it off
        callbacks.on_train_epoch_begin(run_context)
        for batch in batches:
            params.cur_step_num += 1
            params.train_dataset_element = batch
            callbacks.on_train_step_begin(run_context)
            params.net_outputs = network(*batch)
            callbacks.on_train_step_end(run_context)
            if run_context.get_stop_requested():
                break
        evaluate_epoch(run_context)
        callbacks.on_train_epoch_end(run_context)
        params.pop("metrics", None)  # they belong to this epoch
        params.pop("eval_results", None)
        if run_context.get_stop_requested():
            break
    callbacks.on_train_end(run_context)


def no_evaluation(run_context: RunContext) -> None:
    """Nothing: what `train_epochs` does inside an epoch when there is nothing to evaluate."""


def evaluate(
    network: Cell,
    batches: Batches,
    evaluation: Evaluation,
    callbacks: CallbackList,
    run_context: RunContext,
) -> dict[str, Any]:
    """Run a network over the data once, without training, and return its metrics.

    Args:
        network: A cell that takes a batch and returns what the metrics need.
        batches: Gives one pass over the data.
        evaluation: The metrics; begun anew here.
        callbacks: Entered already.
        run_context: What the callbacks see; its arguments are kept up to date here.

    """
    params = run_context.original_args()
    network.set_train(False)
    evaluation.clear()
    callbacks.on_eval_begin(run_context)
    callbacks.on_eval_epoch_begin(run_context)
    for batch in batches:
        params.cur_step_num += 1
        params.eval_dataset_element = batch
        callbacks.on_eval_step_begin(run_context)
        params.net_outputs = network(*batch)
        callbacks.on_eval_step_end(run_context)
        evaluation.update(params.net_outputs)
        if run_context.get_stop_requested():
            break
    callbacks.on_eval_epoch_end(run_context)
    results = evaluation.results()
    params.metrics = results
    params.update(evaluation.further_results(results))
    callbacks.on_eval_end(run_context)
    return results
