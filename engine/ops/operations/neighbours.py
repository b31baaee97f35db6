"""Operator classes of communication with the processes around."""

from __future__ import annotations

import math
from typing import Any

from engine.context.processes import WORLD
from engine.context.processes.alone import STARTED_BY
from engine.dtype import as_dtype
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError, compose
from engine.ops.between import exchanged
from engine.ops.between.arguments import processes_of
from engine.ops.copying import clone
from engine.ops.creation import zeros
from engine.ops.joining import concat
from engine.ops.slicing import slice as part_of
from engine.typed import DTypeLike, Tensor

from .communication import Communication

__all__ = [
    "NeighborExchange",
    "NeighborExchangeV2",
]


class NeighborExchange(Communication):
    """What the processes named send to this one; gradients go the other way.

    All processes of the group call it, also one that sends and awaits nothing.

    Args:
        send_rank_ids: Who gets each of the tensors, by the rank in the group.
        recv_rank_ids: Who sends what comes.
        recv_shapes: The shapes of what comes.
        send_shapes: The shapes of what is sent.
        recv_type: The number type of what comes, which is that of what is sent.
        group: The processes that take part.

    Called with a tuple of tensors; returns a tuple.

    Raises:
        ArgumentTypeError: If the input is no tuple of tensors.
        ShapeError: If a tensor has another shape, or processes do not await what is sent to them.
        StateError: If there is no such group, or a process is named that is not in it, when it is
            called.

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
        """The tensors that come."""
        if not isinstance(x, tuple | list):
            raise ArgumentTypeError.of("NeighborExchange", "a tuple of tensors", x)
        size = len(processes_of("NeighborExchange", self.group).ranks)
        to, since = list(self.attrs["send_rank_ids"]), list(self.attrs["recv_rank_ids"])
        if size == 1 and (to not in ([0], []) or to != since or len(x) != len(to)):
            raise _no_neighbours("NeighborExchange", "[0] or []", (to, since))
        if len(x) != len(to) or not {*to, *since} <= set(range(size)):
            expected = f"a tensor for each of {to}, and ranks below {size}"
            raise _no_neighbours("NeighborExchange", expected, f"{len(x)} and {since}")
        sent, shapes = self.attrs["send_shapes"], [tuple(one) for one in self.attrs["recv_shapes"]]
        for part, shape in zip(x, shapes if size == 1 else sent, strict=True):
            if tuple(self._tensor(part).shape) != tuple(shape):
                raise ShapeError.of("NeighborExchange", str(tuple(shape)), tuple(part.shape))
        if size == 1:
            return tuple(clone(part) for part in x)
        dtype = as_dtype(self.attrs["recv_type"])
        return tuple(swapped_parts(list(zip(to, x, strict=True)), since, shapes, dtype, self.group))


def swapped_parts(
    sent: list[tuple[int, Any]], since: list[int], shapes: list[Any], dtype: Any, group: str
) -> list[Any]:
    """Tensors in shapes from the processes named; what each sends is put in order of its ranks."""
    ranks = range(len(processes_of("NeighborExchange", group).ranks))
    ordered = sorted(sent, key=lambda one: one[0])
    numbers = [math.prod(tensor.shape) for _, tensor in ordered]
    sizes = list(zip([rank for rank, _ in ordered], numbers, strict=True))
    counts = tuple(sum(n for to, n in sizes if to == rank) for rank in ranks)
    order = sorted(range(len(since)), key=lambda k: since[k])
    come = [0 for _ in ranks]
    for k in order:
        come[since[k]] += math.prod(shapes[k])
    tensors = [tensor for _, tensor in ordered]
    flat = exchanged.flattened(tensors) if tensors else zeros((0,), dtype)
    found = exchanged.all_to_all(flat, counts, tuple(come), group)
    parts = exchanged.in_shapes(found, [shapes[k] for k in order]) if order else []
    return [parts[order.index(k)] for k in range(len(since))]


class NeighborExchangeV2(Communication):
    """Pictures with the borders of the processes around; gradients go back to who sent them.

    The eight directions begin at the top and go on clockwise: top, top right, right, and so on. All
    processes of the group call it. What nobody sends of a corner between two borders is 0.

    Args:
        send_rank_ids: Who gets each of the eight borders, by the rank in the group; -1: nobody.
        send_lens: How wide the borders are that go to the top, the bottom, left and right.
        recv_rank_ids: Who sends each border; -1: nobody.
        recv_lens: How wide the borders are that come.
        data_format: "NCHW".
        group: The processes that take part.

    Called with a tensor of four axes.

    Raises:
        ArgumentTypeError: If the input is no tensor.
        ArgumentValueError: If the format is another, a list has another length, or a rank comes
            twice.
        ShapeError: If the tensor has not four axes, or processes do not await what is sent to them.
        StateError: If there is no such group, or a process is named that is not another of it, when
            it is called.

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
        """The tensor, in memory of its own, with what came around it."""
        self._checked(x)
        if set(self._around()) == {-1}:
            return clone(x)
        lens, to, since = (self.attrs[name] for name in ("send_lens", *_RANKS))
        height, width = x.shape[2:]
        sent = [
            (rank, _cut(x, *_spans(direction, lens, height, width)))
            for direction, rank in enumerate(to)
            if rank != -1
        ]
        awaited = [direction for direction in range(8) if since[direction] != -1]
        shapes = [
            (*x.shape[:2], *_lengths(direction, self.attrs["recv_lens"], height, width))
            for direction in awaited
        ]
        ranks = [since[direction] for direction in awaited]
        found = swapped_parts(sent, ranks, shapes, x.dtype, self.group)
        return _framed(x, dict(zip(awaited, found, strict=True)), self.attrs["recv_lens"])

    def _around(self) -> list[int]:
        return [rank for name in _RANKS for rank in self.attrs[name]]

    def _checked(self, x: Any) -> None:
        if self.attrs["data_format"] != "NCHW":
            where, got = "NeighborExchangeV2(data_format)", repr(self.attrs["data_format"])
            raise ArgumentValueError.of(where, "'NCHW'", got)
        for name, length in (("rank_ids", 8), ("lens", 4)):
            for way in ("send", "recv"):
                given = self.attrs[f"{way}_{name}"]
                if len(given) != length:
                    where = f"NeighborExchangeV2({way}_{name})"
                    raise ArgumentValueError.of(where, f"{length} numbers", given)
        comm = processes_of("NeighborExchangeV2", self.group)
        others = set(range(len(comm.ranks))) - {comm.rank}
        if not set(self._around()) <= others | {-1}:
            expected = f"{sorted(others)} or -1" if others else "-1 for each neighbour"
            raise _no_neighbours("NeighborExchangeV2", expected, self._around())
        for name in _RANKS:
            named = [rank for rank in self.attrs[name] if rank != -1]
            if len(set(named)) != len(named):
                where = f"NeighborExchangeV2({name})"
                raise ArgumentValueError.of(where, "each rank once", self.attrs[name])
        if len(self._tensor(x).shape) != 4:
            raise ShapeError.of("NeighborExchangeV2", "four axes", tuple(x.shape))


_RANKS = ("send_rank_ids", "recv_rank_ids")
_UP, _DOWN, _LEFT, _RIGHT = {7, 0, 1}, {3, 4, 5}, {5, 6, 7}, {1, 2, 3}


def _spans(direction: int, lens: Any, height: int, width: int) -> tuple[int, int, int, int]:
    """Where the border in a direction begins, and its lengths: rows and columns."""
    rows, columns = _lengths(direction, lens, height, width)
    top = height - rows if direction in _DOWN else 0
    left = width - columns if direction in _RIGHT else 0
    return top, left, rows, columns


def _lengths(direction: int, lens: Any, height: int, width: int) -> tuple[int, int]:
    up, down, left, right = lens
    rows = up if direction in _UP else down if direction in _DOWN else height
    columns = left if direction in _LEFT else right if direction in _RIGHT else width
    return rows, columns


def _cut(x: Any, top: int, left: int, rows: int, columns: int) -> Any:
    return part_of(x, (0, 0, top, left), (*x.shape[:2], rows, columns))


def _framed(x: Any, parts: dict[int, Any], lens: Any) -> Any:
    """The picture with what came around it."""
    height, width = x.shape[2:]

    def row(directions: tuple[int, int, int], middle: Any) -> Any:
        cells = []
        for direction in directions:
            cell = middle if direction == directions[1] else parts.get(direction)
            side = _LEFT if direction == directions[0] else _RIGHT
            if cell is None and direction != directions[1] and side & parts.keys():
                lengths = _lengths(direction, lens, height, width)
                cell = zeros((*x.shape[:2], *lengths), x.dtype)
            if cell is not None:
                cells.append(cell)
        return concat(cells, axis=3) if len(cells) > 1 else cells[0]

    def border(direction: int, side: set[int]) -> Any:
        if direction in parts or not side & parts.keys():
            return parts.get(direction)
        return zeros((*x.shape[:2], *_lengths(direction, lens, height, width)), x.dtype)

    top, bottom = border(0, _UP), border(4, _DOWN)
    rows = [] if top is None else [row((7, 0, 1), top)]
    rows.append(row((6, -1, 2), x))
    rows += [] if bottom is None else [row((5, 4, 3), bottom)]
    return concat(rows, axis=2) if len(rows) > 1 else rows[0]


def _no_neighbours(where: str, expected: str, got: object) -> StateError:
    return StateError(compose(where, expected, got, STARTED_BY))
