"""The evaluations of a run: what is recorded of each, and of the one whose weights stay."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from . import lineage
from .ending import epochs_kept, restored_epoch
from .evaluation_values import evaluation_values
from .options import CollectOptions

# Characters of metrics, such as ROC curves, that are no facts of every epoch, nor kept of all.
_LONG = 16 * 1024


class Evaluations:
    """What one collector records of evaluations, in `fit` and of their own.

    Their numbers are `val/<metric>`. Where the model's last `fit` has validated with one data set
    and `Model.eval` is given another, those of the latter are `eval/<metric>`, so that neither
    hides the other.

    Args:
        options: What is collected.

    """

    def __init__(self, options: CollectOptions) -> None:
        self._options = options
        self._validated: Any = None
        self._epochs: dict[int, str] = {}
        self._waiting: dict[str, Any] | None = None
        self._numbers: dict[str, tuple[int, str]] = {}

    def begin(self) -> None:
        """A training begins."""
        self._epochs, self._waiting, self._numbers = {}, None, {}

    def found(self, evaluation: Any, step: int, *, in_fit: bool) -> Iterator[tuple[str, str, Any]]:
        """(plugin, name, value) of what an evaluation found.

        An evaluation after `fit` mostly finds what the last one in it found. Such a number is
        recorded once: two rows of a step look as if something had been lost.

        Args:
            evaluation: The context of the evaluation, at its end.
            step: Where it stands.
            in_fit: Whether a training goes on after it.

        """
        params = evaluation.original_args()
        part = self._part(evaluation, in_fit=in_fit)
        if self._options.metric:
            for plugin, name, value in evaluation_values(part, params):
                if plugin != "scalar" or self._numbers.get(name) != (step, repr(value)):
                    self._numbers[name] = step, repr(value)
                    yield plugin, name, value
        if not self._options.eval_lineage:
            return
        facts = lineage.eval_lineage(params)
        is_long = len(facts["metric"]) > _LONG
        self._waiting = facts if in_fit and is_long else None
        if in_fit:
            self._keep(params, facts["metric"])
        if self._waiting is None:
            yield "eval_lineage", "eval_lineage", facts

    def left(self, params: Any) -> Iterator[tuple[str, str, Any]]:
        """What is to be recorded of them when a training ends.

        The metrics of a run are those of the weights that it ends with.
        """
        facts = self._waiting or {}
        restored = restored_epoch(params)
        if restored is not None and restored in self._epochs:
            facts = {**facts, "metric": self._epochs[restored]}
        if facts:
            yield "eval_lineage", "eval_lineage", facts

    def state_dict(self) -> dict[str, Any]:
        """The metrics of each epoch so far, as JSON, and what is still to be recorded."""
        epochs = {str(epoch): metrics for epoch, metrics in self._epochs.items()}
        return {"epochs": epochs, "waiting": self._waiting}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Go on from there; older files have the metrics of the epochs alone."""
        epochs = state.get("epochs", state)
        self._epochs = {int(epoch): metrics for epoch, metrics in epochs.items()}
        self._waiting = state.get("waiting")

    def _keep(self, params: Any, metrics: str) -> None:
        """Of long ones only those of this epoch, and of those whose weights may come back."""
        kept = epochs_kept(params)
        self._epochs = {
            epoch: known
            for epoch, known in self._epochs.items()
            if len(known) <= _LONG or epoch in kept
        }
        self._epochs[params.get("cur_epoch_num", 0)] = metrics

    def _part(self, evaluation: Any, *, in_fit: bool) -> str:
        """`val` or `eval`; the model knows of a `fit` that another collector recorded, or none."""
        dataset = evaluation.original_args().valid_dataset
        if in_fit:
            self._validated = dataset
            return "val"
        known = self._validated if evaluation.validated is None else evaluation.validated
        return "val" if known is None or known is dataset else "eval"
