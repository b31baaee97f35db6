"""Operator classes of communication with the processes around; one process has nobody around."""

from __future__ import annotations

from typing import Any

from engine.context.processes import WORLD
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError, compose
from engine.ops.alone import come_back
from engine.typed import DTypeLike, Tensor

from .communication import Communication

__all__ = [
    "NeighborExchange",
    "NeighborExchangeV2",
]


class NeighborExchange(Communication):
    """What the processes named send to this one; from itself it gets what it sends.

    Args:
        send_rank_ids: Who gets each of the tensors: `[0]`, or nobody.
        recv_rank_ids: Who sends what comes: the same.
        recv_shapes: The shapes of what comes.
        send_shapes: The shapes of what is sent.
        recv_type: The number type of what comes.
        group: The processes that take part.

    Called with a tuple of tensors; returns a tuple.

    Raises:
        ArgumentTypeError: If the input is no tuple of tensors.
        ShapeError: If a tensor has another shape.
        StateError: If there is no such group, or another process is named, when it is called.

    """

    def __init__(
        self,
        send_rank_ids: list[int],
        recv_rank_ids: list[int],
        recv_shapes: Any,
        send_shapes: Any,
        recv_type: DTypeLike,
        group: str = WORLD,
    ) -> None:
        super().__init__(
            send_rank_ids=send_rank_ids,
            recv_rank_ids=recv_rank_ids,
            recv_shapes=recv_shapes,
            send_shapes=send_shapes,
            recv_type=recv_type,
            group=group,
            no_eliminate=True,
        )

    def __call__(self, x: tuple[Any, ...]) -> tuple[Tensor, ...]:
        """The tensors, in memory of their own."""
        if not isinstance(x, tuple | list):
            raise ArgumentTypeError.of("NeighborExchange", "a tuple of tensors", x)
        to, since = list(self.attrs["send_rank_ids"]), list(self.attrs["recv_rank_ids"])
        if to not in ([0], []) or to != since or len(x) != len(to):
            raise _no_neighbours("NeighborExchange", "[0] or []", (to, since))
        for part, shape in zip(x, self.attrs["recv_shapes"], strict=True):
            if tuple(self._tensor(part).shape) != tuple(shape):
                raise ShapeError.of("NeighborExchange", str(tuple(shape)), tuple(part.shape))
        return tuple(come_back(part) for part in x)


class NeighborExchangeV2(Communication):
    """Pictures with the borders of the processes around; with nobody around as they are.

    Args:
        send_rank_ids: Who gets each of the eight borders: -1, nobody.
        send_lens: How wide the borders are that go to the top, the bottom, left and right.
        recv_rank_ids: Who sends each border: -1, nobody.
        recv_lens: How wide the borders are that come.
        data_format: "NCHW".
        group: The processes that take part.

    Called with a tensor of four axes.

    Raises:
        ArgumentTypeError: If the input is no tensor.
        ArgumentValueError: If the format is another, or a list has another length.
        ShapeError: If the tensor has not four axes.
        StateError: If there is no such group, or a process is named, when it is called.

    """

    def __init__(
        self,
        send_rank_ids: list[int],
        send_lens: list[int],
        recv_rank_ids: list[int],
        recv_lens: list[int],
        data_format: str,
        group: str = WORLD,
    ) -> None:
        super().__init__(
            send_rank_ids=send_rank_ids,
            send_lens=send_lens,
            recv_rank_ids=recv_rank_ids,
            recv_lens=recv_lens,
            data_format=data_format,
            group=group,
            no_eliminate=True,
        )

    def __call__(self, x: Tensor) -> Tensor:
        """The tensor, in memory of its own."""
        if self.attrs["data_format"] != "NCHW":
            where, got = "NeighborExchangeV2(data_format)", repr(self.attrs["data_format"])
            raise ArgumentValueError.of(where, "'NCHW'", got)
        for name, length in (("rank_ids", 8), ("lens", 4)):
            for way in ("send", "recv"):
                given = self.attrs[f"{way}_{name}"]
                if len(given) != length:
                    where = f"NeighborExchangeV2({way}_{name})"
                    raise ArgumentValueError.of(where, f"{length} numbers", given)
        around = [*self.attrs["send_rank_ids"], *self.attrs["recv_rank_ids"]]
        if set(around) != {-1}:
            raise _no_neighbours("NeighborExchangeV2", "-1 for each neighbour", around)
        if len(self._tensor(x).shape) != 4:
            raise ShapeError.of("NeighborExchangeV2", "four axes", tuple(x.shape))
        return come_back(x)


def _no_neighbours(where: str, expected: str, got: object) -> StateError:
    hint = "this engine trains in one process so far"
    return StateError(compose(where, expected, got, hint))
