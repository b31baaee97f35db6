"""Reading W&B's history artifact: a row a step, a column a key."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import FormatError, compose
from insight.sources.fractional_steps import settled
from insight.sources.histogram_cells import histogram_cells
from insight.sources.parquet import (
    MOST_OTHERS,
    floats,
    gathered,
    is_there,
    leaves,
    one_row,
    part_news,
    span_of,
    texts,
    there,
    what_to_type,
)
from insight.sources.record import moved
from insight.sources.records import Batch, Fact, Problem, Remark, Unshown, as_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import Column, TakeRoom
    from insight.sources.parquet import Leaf, Part, Piece
    from insight.sources.place import Place
    from insight.sources.records import News

    from .names import FoundHistory

_STEP, _TIME = "_step", "_timestamp"
_UNREAD = ("_runtime", "_wandb")
_OWN = "_"  # what W&B adds to each step by itself begins so
_NUMBERS = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}


class HistoryReader:
    """Reads what an artifact has now."""

    def __init__(
        self, found: FoundHistory, place: Place, files: Sequence[str], take_room: TakeRoom | None
    ) -> None:
        self._found = found
        self._place = place
        self._take_room = take_room
        self._files = sorted(files)
        self._series: dict[str, list[Part]] = {}
        self._batches: dict[tuple[str, str, str], Batch] = {}
        self._unshown: dict[tuple[str, str], int] = {}
        self._others = 0

    def news(self) -> Iterator[News]:
        main = self._files[0]
        if not is_there():
            yield Problem(main, 0, what_to_type())
            return
        for file in self._files:
            take = partial(self._take, file)
            yield from part_news(self._place, self._found.folder, file, take, without=_UNREAD)
        fractional = {
            tag: np.concatenate([steps for steps, _, _ in parts])
            for tag, parts in self._series.items()
            if any(steps.dtype != np.int64 for steps, _, _ in parts)
        }
        steps = settled(fractional, self._series.keys())
        series = dict(self._series)
        for tag, numbers in steps.steps.items():
            _, times, values = map(np.concatenate, zip(*series[tag], strict=True))
            series[tag] = [(numbers, times, values)]
            if tag in steps.numbered:
                true = steps.numbered[tag]
                series[true.tag] = [(numbers, times, true.values)]
        if series:
            yield gathered(main, series, self._take_room)
        yield from self._batches.values()
        for (file, kind), count in sorted(self._unshown.items()):
            yield Unshown(file, kind, count)
        if steps.remark():
            yield Remark(main, steps.remark())
        yield Fact(main, "named", 0.0, {"run.id": as_text(self._found.run_id), **steps.facts()})

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        path = self._found.folder.file(file)
        name, _, _ = tag.partition(".")
        with_points = [tag] if name == tag else [tag, name]
        row = one_row(self._place, path, offset, with_points)
        value: Any = row.get(tag)
        if value is None:
            value = row.get(name)
            for part in tag.split(".")[1:]:
                value = value.get(part) if isinstance(value, dict) else None
        try:
            return histogram_cells(value)[-3:]
        except (ValueError, TypeError, AttributeError) as error:
            raise moved(path, offset, f"a {kind} named {tag!r}", error) from error

    def _take(self, file: str, piece: Piece) -> tuple[float, float]:
        """Take in some rows; the earliest and the latest of their times.

        Raises:
            FormatError: If there is no column of steps.

        """
        step, time = piece.column(_STEP), piece.column(_TIME)
        if step is None:
            raise FormatError(compose(file, f"a column {_STEP}", "none"))
        steps = floats(step) if step.null_count else step.to_numpy(zero_copy_only=False)
        times = np.full(len(steps), math.nan) if time is None else floats(time)
        for leaf in leaves(piece, "."):
            if not leaf.name.startswith(_OWN):
                self._take_leaf(file, piece, leaf, steps, times)
        return span_of(times)

    def _take_leaf(self, file: str, piece: Piece, leaf: Leaf, steps: Column, times: Column) -> None:
        array = leaf.array
        held = there(array)
        if leaf.kind == "number":
            columns = steps, times, floats(array)
            is_all = array.null_count == 0
            kept = columns if is_all else tuple(one[held] for one in columns)
            self._series.setdefault(leaf.name, []).append(kept)  # type: ignore[arg-type]
            return
        rows = np.flatnonzero(held).tolist()
        values = texts(array) if leaf.kind == "text" else None
        numbers: list[tuple[int, float]] = []
        for row in rows:
            value = values[row] if values is not None else array[row].as_py()
            if values is not None and value in _NUMBERS:
                numbers.append((row, _NUMBERS[value]))
            else:
                self._other(file, piece.first + row, leaf, value, (steps[row], times[row]))
        if numbers:
            chosen = np.array([row for row, _ in numbers])
            kept = steps[chosen], times[chosen], np.array([value for _, value in numbers])
            self._series.setdefault(leaf.name, []).append(kept)

    def _other(
        self, file: str, number: int, leaf: Leaf, value: Any, at: tuple[float, float]
    ) -> None:
        """A value that is no number."""
        form = value.get("_type") if isinstance(value, dict) else None
        if leaf.kind == "text":
            self._put(Batch(file, "text", leaf.name), number, at, (value,))
        elif form == "histogram":
            try:
                cells = histogram_cells(value)
            except (ValueError, TypeError, AttributeError):
                self._count(file, "histogram")
            else:
                self._put(Batch(file, "histogram", leaf.name), number, at, cells)
        else:
            self._count(file, as_text(str(form)) if form else "list")

    def _put(
        self, fresh: Batch, number: int, at: tuple[float, float], cells: tuple[Any, ...]
    ) -> None:
        self._others += 1
        if self._others > MOST_OTHERS:
            self._count(fresh.file, fresh.kind)
            return
        batch = self._batches.setdefault((fresh.file, fresh.kind, fresh.tag), fresh)
        batch.steps.append(int(at[0]) if math.isfinite(at[0]) else 0)
        batch.wall_times.append(float(at[1]))
        batch.cells.append(cells)
        batch.offsets.append(number)

    def _count(self, file: str, kind: str) -> None:
        self._unshown[file, kind] = self._unshown.get((file, kind), 0) + 1
