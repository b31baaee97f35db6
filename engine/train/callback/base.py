"""What a callback is: hooks around the steps and epochs of a run."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Self

from engine.train.callback.run_context import RunContext

__all__ = ["Callback"]

# MindSpore's first names of the hooks; called in training and in evaluation.
OLD_NAMES = ("begin", "epoch_begin", "epoch_end", "step_begin", "step_end", "end")


class Callback:
    """Hooks that `Model` calls; override those you need.

    A callback is a context manager: entered before the run and left after it, also when the run
    ends by an error, so files and bars it holds are closed. `Model.fit` enters it once more for
    each evaluation.

    Every hook gets a `RunContext`. The hooks without `on_` are the names of older scripts: they
    are called in training and in evaluation, and not allowed in `Model.fit`.

    Attributes:
        sees_evaluation_of_fit: Whether `Model.fit` calls a callback of the engine in its
            evaluations, too; your own it calls there in any case.

    >>> class PrintSteps(Callback):
    ...     def on_train_step_end(self, run_context):
    ...         print(run_context.original_args().cur_step_num)

    """

    sees_evaluation_of_fit: ClassVar[bool] = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool | None:
        """Leave the run; `error` is what ended it, None at its own end. True swallows it."""

    def begin(self, run_context: RunContext) -> None:
        """Once before the first step."""

    def epoch_begin(self, run_context: RunContext) -> None:
        """Before each epoch."""

    def epoch_end(self, run_context: RunContext) -> None:
        """After each epoch."""

    def step_begin(self, run_context: RunContext) -> None:
        """Before each step."""

    def step_end(self, run_context: RunContext) -> None:
        """After each step."""

    def end(self, run_context: RunContext) -> None:
        """Once after the last step."""

    def on_train_begin(self, run_context: RunContext) -> None:
        """Once before training."""
        self.begin(run_context)

    def on_train_epoch_begin(self, run_context: RunContext) -> None:
        """Before each epoch of training."""
        self.epoch_begin(run_context)

    def on_train_epoch_end(self, run_context: RunContext) -> None:
        """After each epoch of training, and after its evaluation in `fit`."""
        self.epoch_end(run_context)

    def on_train_step_begin(self, run_context: RunContext) -> None:
        """Before each step of training, with its data in `train_dataset_element`."""
        self.step_begin(run_context)

    def on_train_step_end(self, run_context: RunContext) -> None:
        """After each step of training, with its loss in `net_outputs`."""
        self.step_end(run_context)

    def on_train_end(self, run_context: RunContext) -> None:
        """Once after training."""
        self.end(run_context)

    def on_eval_begin(self, run_context: RunContext) -> None:
        """Once before an evaluation."""
        self.begin(run_context)

    def on_eval_epoch_begin(self, run_context: RunContext) -> None:
        """Before the one epoch of an evaluation."""
        self.epoch_begin(run_context)

    def on_eval_epoch_end(self, run_context: RunContext) -> None:
        """After the one epoch of an evaluation."""
        self.epoch_end(run_context)

    def on_eval_step_begin(self, run_context: RunContext) -> None:
        """Before each step of an evaluation, with its data in `eval_dataset_element`."""
        self.step_begin(run_context)

    def on_eval_step_end(self, run_context: RunContext) -> None:
        """After each step of an evaluation, with what the network gave in `net_outputs`."""
        self.step_end(run_context)

    def on_eval_end(self, run_context: RunContext) -> None:
        """Once after an evaluation, with its results in `metrics`."""
        self.end(run_context)

    def state_dict(self) -> dict[str, Any]:
        """What the callback knows of the training so far, for a resumable checkpoint.

        Override it together with `load_state_dict` where your hooks depend on earlier steps.
        It is asked after the hooks of a step, and may hold numbers, texts, arrays, tensors, None,
        and lists, tuples and dicts of them.
        """
        return {}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Take back what `state_dict` returned, in a training that is resumed.

        `on_train_begin` has run by then, and `on_train_epoch_begin` of the epoch that goes on.
        """

    @classmethod
    def _example(cls, folder: Path) -> Callback:
        """What the family's contract test runs; files, if it writes any, go into `folder`."""
        return cls()


class TrainingCallback(Callback):
    """A callback that looks at training alone; its hooks of older names stay out of evaluation."""

    def on_eval_begin(self, run_context: RunContext) -> None:
        """Nothing."""

    def on_eval_epoch_begin(self, run_context: RunContext) -> None:
        """Nothing."""

    def on_eval_epoch_end(self, run_context: RunContext) -> None:
        """Nothing."""

    def on_eval_step_begin(self, run_context: RunContext) -> None:
        """Nothing."""

    def on_eval_step_end(self, run_context: RunContext) -> None:
        """Nothing."""

    def on_eval_end(self, run_context: RunContext) -> None:
        """Nothing."""
