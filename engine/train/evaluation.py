"""The metrics of an evaluation, and which outputs of the network each of them sees."""

from __future__ import annotations

from typing import Any

from engine.errors import MisfitError
from engine.metrics import Loss, Metric
from engine.tensor import Tensor

# Where loss, prediction and label stand in what WithEvalCell returns.
USUAL_INDEXES = [0, 1, 2]


class Evaluation:
    """Metrics that are fed with the outputs of an evaluation network.

    Args:
        metrics: By the names of the results.
        indexes: Where loss, prediction and label stand among the outputs; None: every metric gets
            all outputs.
        keeps_loss: Whether the average loss is a further result, `eval_loss`; for `fit`.

    """

    def __init__(
        self, metrics: dict[str, Metric], indexes: list[int] | None, *, keeps_loss: bool = False
    ) -> None:
        self._metrics = metrics
        self._indexes = indexes
        self._loss = Loss() if keeps_loss and indexes is not None else None
        self._keeps = keeps_loss

    def clear(self) -> None:
        """Forget what was seen."""
        for metric in self._metrics.values():
            metric.clear()
        if self._loss is not None:
            self._loss.clear()

    def update(self, outputs: Any) -> None:
        """Take in the outputs of a batch.

        Raises:
            MisfitError: If they are no tensors, or fewer than the indexes need.

        """
        parts = (outputs,) if isinstance(outputs, Tensor) else outputs
        if not isinstance(parts, tuple):
            where, got = "Model(eval_network)", type(outputs).__name__
            hint = "return a tensor or a tuple from construct"
            raise MisfitError.of(where, "a network that returns tensors", got, hint)
        for metric in self._metrics.values():
            self._update_one(metric, parts)
        if self._loss is not None and self._indexes is not None:
            self._loss.update(parts[self._indexes[0]])

    def _update_one(self, metric: Metric, parts: tuple[Any, ...]) -> None:
        if self._indexes is None:
            metric.update(*parts)
            return
        if len(parts) < max(3, *(index + 1 for index in self._indexes)):
            where = "Model(eval_indexes)"
            got = f"{len(parts)} outputs of the evaluation network"
            hint = "metrics of a network with fewer outputs choose them by Metric.set_indexes"
            expected = f"at least 3 outputs, and those at {self._indexes}"
            raise MisfitError.of(where, expected, got, hint)
        loss, prediction, label = (parts[index] for index in self._indexes)
        if isinstance(metric, Loss):
            metric.update(loss)
        else:
            metric.update(prediction, label)

    def results(self) -> dict[str, Any]:
        """What each metric found, by its name."""
        return {name: metric.eval() for name, metric in self._metrics.items()}

    def further_results(self, results: dict[str, Any]) -> dict[str, Any]:
        """In `fit`: `eval_results`, the metrics and the average loss for callbacks to watch."""
        if not self._keeps:
            return {}
        loss = {} if self._loss is None else {"eval_loss": self._loss.eval()}
        return {"eval_results": results | loss}
