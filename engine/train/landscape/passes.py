"""What one pass of a network over fixed samples finds, with the parameters that it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from engine.metrics.metric import Metric
from engine.tensor import Tensor
from insight.landscape.sampling import sampling_error

from .metrics import ACCURACY, accuracy_of
from .moved_network import MovedNetwork
from .samples import Samples, pieces_of, sample_count

Array = np.ndarray[Any, np.dtype[Any]]
Parts = tuple[Array, Array]
"""The mean losses of some parts of the samples, and how many samples each has."""

_PIECES = 16  # of an only batch


class Measures(NamedTuple):
    """What one pass over the samples finds.

    Attributes:
        loss: The mean loss.
        accuracy: The share of samples whose largest output is their label; None where the network
            gives no outputs, or labels are no class numbers.

    """

    loss: float
    accuracy: float | None


def measures_of(network: MovedNetwork, samples: Samples) -> Measures:
    """The mean loss and the accuracy."""
    total_loss, hits, judged = 0.0, 0, True
    for batch, count in zip(samples.batches, samples.counts, strict=True):
        loss, made = network.outputs(batch)
        total_loss += number(loss) * count
        found = _hits(made) if judged else None
        judged = judged and found is not None
        hits += found or 0
    return Measures(total_loss / samples.count, hits / samples.count if judged else None)


def told_of(
    network: MovedNetwork, samples: Samples, metrics: Mapping[str, Metric], *, cut: bool
) -> dict[str, float]:
    """The loss, the metrics by name, and how far the loss hangs on the choice of the samples.

    Args:
        network: The network at its point.
        samples: The samples.
        metrics: Of which an accuracy is computed as fast as the loss.
        cut: Whether an only batch may be cut into pieces, as in `parts_of`.

    """
    losses, hits = [], 0.0
    others = {name: one for name, one in metrics.items() if name != ACCURACY}
    for metric in others.values():
        metric.clear()
    for batch, count in zip(samples.batches, samples.counts, strict=True):
        loss, made = network.outputs(batch)
        losses.append(number(loss))
        if ACCURACY in metrics:
            hits += number(accuracy_of(made)) * count
        for metric in others.values():
            metric.update(*(made if metric.indexes is not None else made[1:3]))
    loss = sum(one * count for one, count in zip(losses, samples.counts, strict=True))
    told = {"loss": loss / samples.count}
    told |= {name: float(metric.eval()) for name, metric in others.items()}
    if ACCURACY in metrics:
        told[ACCURACY] = hits / samples.count
    parts = parts_of(samples, losses, lambda most: piece_losses(network, samples, most), cut=cut)
    error = sampling_error(*parts, told["loss"])
    return told | {"sampling_error": error, "sampling_parts": float(len(parts[0]))}


def parts_of(
    samples: Samples, losses: Sequence[float], pieces: Callable[[int], Parts], *, cut: bool
) -> Parts:
    """What a sampling error is estimated from: the batches, or pieces of an only one.

    Args:
        samples: The samples.
        losses: Of the batches.
        pieces: Gives so many pieces of an only batch.
        cut: Whether it may be cut; not where its samples are mixed. Pieces whose losses do not make
            up that of the batch are not taken either.

    """
    batches = np.array(losses), np.array(samples.counts)
    if len(losses) > 1 or not cut:
        return batches
    found, counts = pieces(_PIECES)
    fits = len(found) > 1 and np.isclose((found * counts).sum() / counts.sum(), losses[0], 1e-4)
    return (found, counts) if fits else batches


def piece_losses(network: MovedNetwork, samples: Samples, most: int) -> Parts:
    """The losses of pieces of the first batch."""
    pieces = pieces_of(samples.batches[0], most)
    found = np.array([number(network.loss_of(*piece)) for piece in pieces])
    return found, np.array([sample_count(piece) for piece in pieces])


def number(tensor: Any) -> float:
    """The one number of a tensor."""
    return float(tensor.asnumpy().astype(np.float64))


def _hits(made: Any) -> int | None:
    """How many labels are the class with the largest output; None where they are no classes."""
    if not (isinstance(made, tuple) and len(made) > 2):
        return None
    outputs, labels = made[1], made[2]
    if not (isinstance(outputs, Tensor) and isinstance(labels, Tensor)):
        return None
    scores, classes = outputs.asnumpy(), labels.asnumpy()
    if scores.ndim != 2 or classes.shape != scores.shape[:1] or classes.dtype.kind not in "iu":
        return None
    return int((scores.argmax(1) == classes).sum())
