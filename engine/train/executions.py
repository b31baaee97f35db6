"""An epoch of training as executions of batches: what callbacks see as one step of the loop."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Protocol

from engine.errors import MisfitError

from .batches import Batch, Batches


@dataclass(frozen=True)
class Execution:
    """The batches between two hooks of a step.

    Attributes:
        steps: How many batches there are, which is known before they are.
        element: What callbacks see of them.
        batches: The batches, to be taken once.

    """

    steps: int
    element: Any
    batches: Iterable[Batch]


class Executions(Protocol):
    """What a loop trains on.

    Attributes:
        batches: The dataset, and where its reading stands.

    """

    batches: Batches

    def epoch(self) -> Iterator[Execution]:
        """The executions of the next epoch."""


class OneByOne:
    """Each batch is an execution of its own, and each pass over the dataset an epoch.

    Args:
        batches: The dataset, and where its reading stands.
        pairs: Whether each batch must be data and label, because a loss function takes the label.
        shown: Whether callbacks see the batches; not those that were sent ahead.

    """

    def __init__(self, batches: Batches, *, pairs: bool, shown: bool = True) -> None:
        self.batches = batches
        self._pairs = pairs
        self._shown = shown

    def epoch(self) -> Iterator[Execution]:
        """The executions of the next pass.

        Raises:
            MisfitError: If a batch must be a pair and is none.

        """
        for batch in _checked(self.batches.one_pass(), self._pairs):
            yield Execution(1, batch if self._shown else (), [batch])


class Sinks:
    """Each epoch is one execution of so many batches; the next goes on where it ended.

    Args:
        batches: The dataset, and where its reading stands.
        size: The batches of a sink.
        pairs: Whether each batch must be data and label, because a loss function takes the label.

    """

    def __init__(self, batches: Batches, size: int, *, pairs: bool) -> None:
        self.batches = batches
        self._pairs = pairs
        self._size = size

    def epoch(self) -> Iterator[Execution]:
        """The one execution of the next sink; its batches stay out of sight, as in MindSpore.

        Raises:
            MisfitError: If a batch must be a pair and is none.

        """
        sink = islice(self.batches.endless(), self._size)
        yield Execution(self._size, (), _checked(sink, self._pairs))


def _checked(batches: Iterable[Batch], pairs: bool) -> Iterator[Batch]:
    for batch in batches:
        if pairs and len(batch) != 2:
            hint = "put the loss into the network and leave loss_fn out, or project two columns"
            where = "Model with a loss_fn"
            raise MisfitError.of(where, "2 columns (data, label)", len(batch), hint)
        yield batch
