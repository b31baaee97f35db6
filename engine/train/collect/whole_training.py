"""What a collector knows of a training as a whole, and records when it ends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from os import PathLike
from typing import Any

from insight.format.user_facts import user_facts_message

from . import lineage
from .earlier import last_step_in, warn_of_earlier
from .ending import ENDING_FACTS, ending_facts
from .evaluations import Evaluations
from .loss import loss_of
from .options import CollectOptions
from .rates import RATE_FACTS, LearningRates
from .turns import steps_of


class WholeTraining:
    """What one collector keeps of its training: loss, rates, evaluations, and how far it came.

    Args:
        folder: The run's.
        options: What is collected.

    Attributes:
        rates: Its learning rates.
        evaluations: What evaluations found.
        last_loss: The loss of the last step; None before it, and where it is no number.

    """

    def __init__(self, folder: str | PathLike[str], options: CollectOptions) -> None:
        self.rates, self.evaluations = LearningRates(), Evaluations(options)
        self.last_loss: float | None = None
        self._folder, self._options = folder, options
        self._step: int | None = None
        self._replaces = False

    def begin(self, params: Any) -> None:
        """A training begins, or goes on."""
        self.last_loss = None
        self.rates.begin(lineage.optimizer_of(params), steps_of(params))
        self.evaluations.begin()

    def begin_anew(self) -> None:
        """Before its first step, where it goes on with no other: say so if it replaces one."""
        self._replaces = self._replaces or warn_of_earlier(self._folder)

    def take(self, params: Any) -> None:
        """A step was made."""
        self.last_loss, self._step = loss_of(params.net_outputs), params.cur_step_num

    def step_of(self, evaluation: Any) -> int:
        """How far the training came: this one, else the model's, else that of another process.

        Args:
            evaluation: The context of an evaluation.

        """
        if self._step is not None:
            return self._step
        known = evaluation.trained_steps
        return last_step_in(self._folder) if known is None else int(known)

    def values(self, run_context: Any) -> Iterator[tuple[str, str, Any]]:
        """(plugin, name, value) of what is recorded at its end."""
        params = run_context.original_args()
        if self._options.train_lineage:
            rate, facts = self.rates.facts(params.list_callback)
            made_of = lineage.train_lineage(params, self.last_loss, rate)
            yield "train_lineage", "train_lineage", made_of
            facts |= ending_facts(run_context, steps_of(params))
            if self._replaces:  # nothing of the training before it is left over
                facts = dict.fromkeys((*RATE_FACTS, *ENDING_FACTS)) | facts
            if facts:
                yield "custom_lineage_data", "training", user_facts_message(facts)
        yield from self.evaluations.left(params)

    def end(self) -> None:
        """Nobody trains or evaluates any more."""
        self.rates.end()

    def state_dict(self) -> dict[str, Any]:
        """The last loss and step, whether it replaces a training, rates and metrics."""
        return {
            "last_loss": self.last_loss,
            "step": self._step,
            "replaces": self._replaces,
            "rates": self.rates.state_dict(),
            "evaluations": self.evaluations.state_dict(),
        }

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Go on from there; older files have the loss alone."""
        self.last_loss, self._step = state["last_loss"], state.get("step")
        self._replaces = state.get("replaces", False)
        self.rates.load_state_dict(state.get("rates", {}))
        self.evaluations.load_state_dict(state.get("evaluations", {}))
