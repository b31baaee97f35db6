"""Texts, printed lines, histograms and files of a run as batches of rows."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import FormatError
from insight.plugins.message import USUAL_LEVEL
from insight.sources.fractional_steps import settled
from insight.sources.histogram_cells import histogram_cells
from insight.sources.records import Batch

from .machine import console_tag
from .steps import true_steps

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from insight.format.scalars.columns import Column
    from insight.sources.kept_files.exported import ExportedFiles
    from insight.sources.parquet import Part

    from .rows import Other

_MOST_LINES = 500_000  # of a console: they lie in memory
_NO_FILES = "files are not shown: open the folder in which data and files lie beside each other"
_SERIES = frozenset(("string_series", "histogram_series", "file_series"))
_Key = tuple[str, str]


class OtherRows:
    """The rows that are no numbers.

    Args:
        held: By the type and the path of the attribute.
        files: Where the files lie; None where they cannot be seen.
        created: When the run was, for rows without a time; NaN where that is not known.
        taken: The tags of the numbers.

    Attributes:
        steps: Those of each series, by its path.
        unshown: How many records no table has a place for, by what they are.

    """

    def __init__(
        self,
        held: Mapping[_Key, Sequence[Other]],
        files: ExportedFiles | None,
        created: float,
        taken: Collection[str],
    ) -> None:
        self.unshown: dict[str, int] = {}
        self._held = held
        self._files = files
        self._created = created
        self._lacks_files = False
        parts = {key: np.array([one.parts for one in rows]) for key, rows in held.items()}
        self._parts = parts
        stepped = {key: parts[key] for key in held if _has_steps(key)}
        self.steps = settled(
            {path: true_steps(found) for (_, path), found in stepped.items()}, taken
        )

    def true_steps(self) -> dict[str, list[Part]]:
        """The series of true steps of those that were numbered."""
        found: dict[str, list[Part]] = {}
        for key, rows in self._held.items():
            true = self.steps.numbered.get(key[1]) if _has_steps(key) else None
            if true is not None:
                times = np.array([self._time(one) for one in rows])
                found[true.tag] = [(true.numbers, times, true.values)]
        return found

    def batches(self) -> Iterator[Batch]:
        """The rows, those of a part, kind and tag together."""
        for key, rows in self._held.items():
            kind, path = key
            tag = console_tag(path) if kind == "string_series" else None
            if tag is not None:
                yield from self._lines(tag, rows, self._parts[key])
                continue
            steps = self.steps.steps[path] if _has_steps(key) else _none(rows)
            found: dict[tuple[str, str], Batch] = {}
            for one, step in zip(rows, steps.tolist(), strict=True):
                for shown, cells in self._cells(kind, path, one):
                    batch = found.setdefault((one.part, shown), Batch(one.part, shown, path))
                    self._put(batch, one, step, cells)
            yield from found.values()

    def problems(self) -> list[str]:
        """What is to say of the files that the rows name."""
        return self._files.refused() if self._files is not None else []

    def remarks(self) -> list[str]:
        """By which rules the rows were read, in words."""
        told = [self.steps.remark(), _NO_FILES if self._lacks_files else ""]
        return list(filter(None, told))

    def _cells(self, kind: str, path: str, one: Other) -> Iterator[tuple[str, tuple[Any, ...]]]:
        """The kind of table that a row comes into, and its cells; nothing where it has none."""
        if kind == "string_series":
            yield "text", (one.value,)
        elif kind == "histogram_series":
            try:
                yield "histogram", histogram_of(one.value)
            except (FormatError, TypeError, ValueError):
                self._count(f"{kind} of densities" if _is_density(one.value) else kind)
        elif self._files is not None:
            yield self._files.shown(str(one.value), kind)
        else:
            self._lacks_files = True
            yield "artifact", (kind, "output", str(one.value), -1, "")

    def _lines(self, tag: str, rows: Sequence[Other], parts: Column) -> Iterator[Batch]:
        found: dict[str, Batch] = {}
        order = np.argsort(parts, kind="stable").tolist()
        for number, index in enumerate(order[:_MOST_LINES], 1):
            one = rows[index]
            batch = found.setdefault(one.part, Batch(one.part, "message", tag))
            self._put(batch, one, number, (USUAL_LEVEL, str(one.value).rstrip("\r\n")))
        if len(order) > _MOST_LINES:
            self._count("printed line", len(order) - _MOST_LINES)
        for batch in found.values():
            batch.in_order()
            yield batch

    def _put(self, batch: Batch, one: Other, step: int, cells: tuple[Any, ...]) -> None:
        batch.steps.append(step)
        batch.wall_times.append(self._time(one))
        batch.cells.append(cells)
        batch.offsets.append(one.number)

    def _time(self, one: Other) -> float:
        return self._created if math.isnan(one.wall_time) else one.wall_time

    def _count(self, kind: str, count: int = 1) -> None:
        self.unshown[kind] = self.unshown.get(kind, 0) + count


def _has_steps(key: _Key) -> bool:
    return key[0] in _SERIES and not (key[0] == "string_series" and console_tag(key[1]))


def _none(rows: Sequence[Other]) -> Column:
    """Step 0 for what has none."""
    return np.zeros(len(rows), np.int64)


def _is_density(value: Any) -> bool:
    return isinstance(value, dict) and value.get("type") == "DENSITY"


def histogram_of(value: Any) -> tuple[Any, ...]:
    """A histogram's cells.

    Raises:
        FormatError, TypeError, ValueError: If it is none, or says no counts.

    """
    if _is_density(value):
        raise ValueError("densities say no counts")
    return histogram_cells({"values": value["values"], "bins": value["edges"]})
