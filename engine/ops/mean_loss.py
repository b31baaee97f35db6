"""The mean of the losses of rows as one node, where nobody asks for the operators: their bits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.autodiff import Node, Value, quiet, recording
from engine.autodiff.forms import allowed
from engine.autodiff.primitive import as_kept
from engine.backend.native.rows import sparse_losses
from engine.typed import Tensor

from .as_one import is_watched
from .cross_entropy import sparse_softmax_cross_entropy
from .reduction import mean, reduce_mean

__all__: list[str] = []


class _MeanLoss:
    """Stands for both operators, and for a primitive in its nodes."""

    name = "mean_loss"
    repeats = True

    def __call__(self, logits: Any, labels: Any) -> Any:
        """The mean, of values; None where operators must do."""
        if is_watched() or "native" not in allowed():
            return None
        losses = sparse_losses(logits.array, labels.array)
        if losses is None or not losses.size:
            return None
        with quiet():
            out = reduce_mean.forms.on_host(losses)
        given = logits, labels
        parents = logits.origin, labels.origin
        if not recording() or parents == (None, None):
            return Value.wrap(out)
        return Value.wrap(
            out, (Node(self, tuple(map(as_kept, given, parents)), parents, out=out), 0)
        )

    def gradients(
        self, g: Any, out: Any, inputs: tuple, attrs: dict, wanted: Sequence[bool]
    ) -> list[Any]:
        """The gradients of the logits, as the rules of the operators give them."""
        # Of the losses, which nobody has kept, the first rule asks for the shape: the labels' own.
        [g] = reduce_mean.by_rules(g, out, inputs[1:], reduce_mean.defaults, [True])
        found: list[Any] = sparse_softmax_cross_entropy.by_rules(g, None, inputs, {}, wanted)
        return found


_mean_loss = _MeanLoss()


def mean_sparse_softmax_cross_entropy(logits: Tensor, labels: Tensor) -> Tensor:
    """`mean(sparse_softmax_cross_entropy(logits, labels))`, with its bits."""
    made: Any = None
    if isinstance(logits, Value) and isinstance(labels, Value):
        made = _mean_loss(logits, labels)
    return mean(sparse_softmax_cross_entropy(logits, labels)) if made is None else made
