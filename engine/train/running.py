"""A training and an evaluation of a model, from checked arguments to the loops."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import closing, nullcontext
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from engine.metrics import Metric
from engine.nn import Cell, Optimizer
from insight.record.provenance.ancestry import note_loaded

from .batches import OwnBatches, claim_dataset
from .callback.base import Callback
from .callback.callback_list import CallbackList, for_evaluation_in_fit
from .callback.run_context import RunContext
from .dataset_helper import DatasetHelper
from .evaluation import Evaluation
from .executions import Executions, OneByOne, Sinks
from .loop import evaluate, no_evaluation, train_epochs
from .mode import Mode
from .resume.found import saved_at
from .resume.progress import Progress
from .resume.training import Training, check_saved
from .run_arguments import evaluating_in_fit, training_arguments
from .sent_batches import SentBatches
from .together.agreed import agreed
from .together.ending import SharedEnding
from .together.meeting import meet, processes_of_training


@dataclass
class Running:
    """What a model runs, and how.

    Attributes:
        owner: The model that datasets belong to from their first use on.
        network: The network alone.
        loss_fn: Takes its output and the label.
        optimizer: What updates the parameters.
        loss_scale_manager: What hears of dropped steps.
        train_network: The cell that makes a training step.
        eval_network: The cell that an evaluation runs; None without metrics.
        eval_indexes: Where loss, prediction and label stand among its outputs.
        eval_pairs: Whether its batches must be data and label.
        metrics: By the names of the results.
        mode: Whether the networks train or evaluate.
        trained_steps: How far the last training came, whatever ended it; None before any step.
        validated: What the last `fit` validated with; None before any.

    """

    owner: Any
    network: Cell
    loss_fn: Cell | None
    optimizer: Optimizer | None
    loss_scale_manager: Any
    train_network: Cell
    eval_network: Cell | None
    eval_indexes: list[int] | None
    eval_pairs: bool
    metrics: dict[str, Metric]
    mode: Mode = field(default_factory=Mode)
    trained_steps: int | None = None
    validated: Any = None

    def train(
        self,
        epochs: range,
        steps: int,
        dataset: Any,
        callbacks: list[Callback],
        evaluate_epoch: Callable[[RunContext], None] = no_evaluation,
        *,
        sinks: bool,
        resume: Any,
        valid_dataset: Any = None,
    ) -> None:
        """Train for some epochs, or for those that a resumed training has left.

        Args:
            epochs: Their numbers, from 1.
            steps: The steps that callbacks count as one epoch.
            dataset: Batches to train with.
            callbacks: Entered and left here.
            evaluate_epoch: What `fit` does inside each epoch after its last step.
            sinks: Whether each epoch is a sink of `steps` batches.
            resume: Where the state to go on from may be; None begins.
            valid_dataset: What `fit` evaluates with, whose order is part of the state.

        """
        claim_dataset(dataset, self.owner)
        processes = processes_of_training(self.train_network)
        params = training_arguments(
            train_network=self.train_network,
            network=self.network,
            loss_fn=self.loss_fn,
            optimizer=self.optimizer,
            loss_scale_manager=self.loss_scale_manager,
            dataset=dataset,
            callbacks=callbacks,
            epochs=len(epochs),
            steps=steps,
            sinks=sinks,
        )
        context = RunContext(params)
        begun = None
        if processes is not None:
            begun = meet(processes, self.train_network, params, callbacks)
            context.ending = SharedEnding(processes)
        saved = None
        if resume is not None:
            network = self.train_network
            check = partial(check_saved, network=network, params=params, epochs=epochs)
            if processes is None:
                saved = saved_at(resume, callbacks, check)
            else:
                saved = agreed(resume, callbacks, check, processes)
        if saved is not None:
            note_loaded(saved.path, resumed=True)
        progress = Progress(context, saved)
        pairs = self.loss_fn is not None
        executions: Executions
        if sinks:
            count = progress.sinks_left(epochs)
            params.dataset_helper = DatasetHelper(dataset, True, steps, count)
            executions = Sinks(params.dataset_helper.batches, steps, pairs=pairs)
        else:
            executions = OneByOne(OwnBatches(dataset, len(epochs)), pairs=pairs)
        network = self.train_network
        try:
            with closing(executions.batches) as batches:
                training = Training(network, batches, context, valid_dataset, begun)
                if progress.begin(training, epochs):
                    with CallbackList(callbacks) as entered:
                        run = (executions, epochs, entered, context, self.mode)
                        train_epochs(network, *run, evaluate_epoch, progress)
        finally:  # Ctrl-C ends trainings, too
            self.trained_steps = params.cur_step_num or self.trained_steps

    def evaluate(
        self,
        network: Cell,
        dataset: Any,
        callbacks: list[Callback],
        params: Any,
        *,
        keeps_loss: bool,
    ) -> dict[str, Any] | None:
        """The metrics over a dataset, by name; None where a callback has swallowed an error.

        Args:
            network: The cell that evaluates.
            dataset: Batches to evaluate with.
            callbacks: Entered and left here.
            params: What callbacks see.
            keeps_loss: Whether the average loss is a further result, for `fit`.

        """
        evaluation = Evaluation(self.metrics, self.eval_indexes, keeps_loss=keeps_loss)
        evaluation.clear()
        sinks = params.dataset_sink_mode
        if sinks:
            claim_dataset(dataset, self.owner)
        batches = SentBatches(dataset, passes=1) if sinks else OwnBatches(dataset, 1)
        executions = OneByOne(batches, pairs=self.eval_pairs, shown=not sinks)
        with closing(batches), CallbackList(callbacks) as entered:
            context = RunContext(params)
            context.trained_steps, context.validated = self.trained_steps, self.validated
            return evaluate(network, executions, evaluation, entered, context, self.mode)
        return None

    def evaluating(
        self,
        network: Cell,
        dataset: Any,
        steps: int,
        epochs: Collection[int],
        callbacks: list[Callback],
        *,
        sinks: bool,
        valid_sinks: bool,
    ) -> Callable[[RunContext], None]:
        """What `fit` does inside each epoch: an evaluation in those of `epochs`.

        Args:
            network: The cell that evaluates.
            dataset: Batches to evaluate with.
            steps: How many there are.
            epochs: The numbers of the epochs with an evaluation.
            callbacks: Those of the training; some of them are called.
            sinks: Whether the training's batches are sent ahead; they rest meanwhile.
            valid_sinks: Whether those of the evaluation are.

        """
        chosen = for_evaluation_in_fit(callbacks)
        self.validated = dataset

        def evaluate_epoch(run_context: RunContext) -> None:
            params = run_context.original_args()
            if params.cur_epoch_num not in epochs:
                return
            with (
                params.dataset_helper.batches.at_rest() if sinks else nullcontext(),
                evaluating_in_fit(params, network, dataset, steps, sinks=valid_sinks),
            ):
                self.evaluate(network, dataset, chosen, params, keeps_loss=True)

        return evaluate_epoch
