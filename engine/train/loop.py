"""The two loops: training and evaluation. Everything else hangs on their callbacks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.autodiff import forwarded
from engine.nn import Cell
from engine.planning import plans

from .callback.callback_list import CallbackList
from .callback.run_context import RunContext
from .evaluation import Evaluation
from .executions import Executions
from .mode import Mode
from .overflow import note_overflow
from .resume.progress import Progress
from .step_notes import noted


def train_epochs(
    network: Cell,
    executions: Executions,
    epochs: Sequence[int],
    callbacks: CallbackList,
    run_context: RunContext,
    mode: Mode,
    evaluate_epoch: Callable[[RunContext], None],
    progress: Progress,
) -> None:
    """Run training steps, epoch by epoch, until the last one or until a callback asks for the end.

    Args:
        network: A cell that takes a batch, makes one training step and returns the loss.
        executions: Batch by batch, or in sinks: how many steps callbacks see as one.
        epochs: The numbers of the epochs, from 1.
        callbacks: Entered already.
        run_context: What the callbacks see; its arguments are kept up to date here.
        mode: Whether the model's networks train.
        evaluate_epoch: Called inside each epoch after its last step, so that the hooks of the
            epoch's end see what it found.
        progress: Where the training begins or goes on, and what may be saved of it.

    """
    params = run_context.original_args()
    planning = plans()
    mode.begin(network, trains=True)
    callbacks.on_train_begin(run_context)
    for epoch in progress.epochs_left(epochs):
        params.cur_epoch_num = epoch
        callbacks.on_train_epoch_begin(run_context)
        for execution in executions.epoch() if progress.go_on(callbacks) else ():
            params.cur_step_num += execution.steps
            params.train_dataset_element = execution.element
            callbacks.on_train_step_begin(run_context)
            mode.keep(network, trains=True)
            for batch in execution.batches:
                with noted(params, batch), planning:
                    params.net_outputs = network(*batch)
                note_overflow(params)
            run_context.hear_others()
            callbacks.on_train_step_end(run_context)
            progress.save(callbacks)
            if run_context.get_stop_requested():
                break
            run_context.tell_others()
        evaluate_epoch(run_context)
        callbacks.on_train_epoch_end(run_context)
        run_context.agree()
        params.pop("metrics", None)  # they belong to this epoch
        params.pop("eval_results", None)
        if run_context.get_stop_requested():
            break
    callbacks.on_train_end(run_context)
    progress.end(callbacks)


def no_evaluation(run_context: RunContext) -> None:
    """Nothing: what `train_epochs` does inside an epoch when there is nothing to evaluate."""


def evaluate(
    network: Cell,
    executions: Executions,
    evaluation: Evaluation,
    callbacks: CallbackList,
    run_context: RunContext,
    mode: Mode,
) -> dict[str, Any]:
    """Run a network over the data once, without training, and return its metrics.

    Args:
        network: A cell that takes a batch and returns what the metrics need.
        executions: One epoch of them.
        evaluation: The metrics, which have seen nothing yet.
        callbacks: Entered already.
        run_context: What the callbacks see; its arguments are kept up to date here.
        mode: Whether the model's networks train.

    """
    params = run_context.original_args()
    planning = plans()
    callbacks.on_eval_begin(run_context)
    mode.begin(network, trains=False)
    callbacks.on_eval_epoch_begin(run_context)
    for execution in executions.epoch():
        params.cur_step_num += execution.steps
        params.eval_dataset_element = execution.element
        callbacks.on_eval_step_begin(run_context)
        mode.keep(network, trains=False)
        for batch in execution.batches:
            with noted(params, batch), planning:
                params.net_outputs = forwarded(network, tuple(batch))
        callbacks.on_eval_step_end(run_context)
        with noted(params, batch):
            evaluation.update(params.net_outputs)
        if run_context.get_stop_requested():
            break
    callbacks.on_eval_epoch_end(run_context)
    results = evaluation.results()
    params.metrics = results
    params.update(evaluation.further_results(results))
    callbacks.on_eval_end(run_context)
    return results
