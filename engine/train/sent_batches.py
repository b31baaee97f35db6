"""The batches of a dataset, made by a thread ahead of the steps that take them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from typing import Any

from engine.dataset.position import Position
from engine.dataset.turn import Turn

from .batches import Batch, Batches, OwnBatches
from .sender import AHEAD, Sender


@dataclass(frozen=True)
class _Sent:
    """A batch, or the end of a pass, and where a reading stands that has taken it."""

    batch: Batch | None
    position: Position
    turn: Turn | None


class SentBatches(Batches):
    """The batches that `OwnBatches` would give, in that order, ready when they are asked for.

    A pass that is begun ahead counts when its first batch is taken. If somebody else went through
    the dataset meanwhile, or set a seed, then it is another pass than it was to be, and begins
    anew: so what is ahead is never seen, neither in the order of any pass nor in the position.

    Args:
        dataset: Anything with `create_tuple_iterator` and `get_dataset_size`.
        batches: How many will be taken, so that no more are made; None: nobody knows.
        passes: The same of passes.
        ahead: How many are made before they are taken.

    """

    def __init__(
        self,
        dataset: Any,
        *,
        batches: int | None = None,
        passes: int | None = None,
        ahead: int = AHEAD,
    ) -> None:
        self._dataset = dataset
        self._batches = batches
        self._passes = passes
        self._ahead = ahead
        self._send(OwnBatches(dataset, ahead=True))

    def _send(self, reading: OwnBatches) -> None:
        self._position = reading.position
        self._seen: _Sent | None = None
        items = _sent(reading, self._batches, self._passes)
        self._sender = Sender(items, self._ahead)

    def take(self) -> Batch | None:
        """The next batch; None at the end of each pass."""
        sent = self._next()
        if sent is None:
            return None
        self._seen = None
        self._position = sent.position
        if sent.batch is None:
            self._passes = None if self._passes is None else self._passes - 1
        elif self._batches is not None:
            self._batches -= 1
        return sent.batch

    @property
    def left(self) -> int | None:
        """How many batches are still to be taken; None: nobody knows."""
        return self._batches

    def peek(self) -> Batch | None:
        """The batch that `take` will give, if it does not end a pass or the reading."""
        sent = self._seen = self._next()
        return None if sent is None else sent.batch

    def _next(self) -> _Sent | None:
        if self._seen is not None:
            return self._seen
        sent = next(self._sender, None)
        if sent is None or sent.batch is None or sent.position.taken > 1 or self._counts(sent.turn):
            return sent
        self.start_at(self._between_passes(sent.position))
        return self._next()

    def _counts(self, turn: Turn | None) -> bool:
        if turn is None:
            return True  # a foreign dataset, which counts for itself
        is_next: bool = self._dataset.is_next(turn)
        if is_next:
            self._dataset.go_on_from(turn.number + 1)
        return is_next

    def _between_passes(self, position: Position) -> Position:
        if not hasattr(self._dataset, "next_turn"):
            return position
        number = self._dataset.next_turn(position.epoch).number
        return replace(position, taken=0, number=number, entropy=None)

    @property
    def position(self) -> Position:
        """How far the dataset was taken, not how far it was made."""
        return self._position if self._position.taken else self._between_passes(self._position)

    @property
    def is_ahead(self) -> bool:
        """Yes: that is what it is for."""
        return True

    def start_at(self, position: Position) -> None:
        """Go on where another reading of the same dataset stood."""
        self.close()
        reading = OwnBatches(self._dataset, ahead=True)
        reading.start_at(position)
        self._send(reading)

    @property
    def made(self) -> tuple[int, float]:
        """How many batches were made since the thread began, and in how many seconds."""
        return self._sender.made

    @contextmanager
    def at_rest(self) -> Iterator[None]:
        """Inside, all batches are made that are to be ahead, and none is being made."""
        with self._sender.at_rest():
            yield

    def pause(self) -> None:
        """Make no further batches until `go_on`; those that are there are kept."""
        self._sender.pause()

    def go_on(self) -> None:
        """Make batches again."""
        self._sender.go_on()

    def close(self) -> None:
        """End the thread."""
        self._sender.close()


def _sent(reading: OwnBatches, batches: int | None, passes: int | None) -> Iterator[_Sent]:
    """What the thread sends, until there is enough."""
    with closing(reading):
        while batches != 0 and passes != 0:
            batch = reading.take()
            yield _Sent(batch, reading.position, reading.turn)
            if batch is None:
                passes = None if passes is None else passes - 1
            elif batches is not None:
                batches -= 1
