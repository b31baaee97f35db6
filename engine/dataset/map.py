"""Columns changed by functions."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine.errors import ArgumentValueError, StateError

from . import arguments, running
from .base import Dataset
from .cache import check_cache
from .callbacks import Watch, check_callbacks
from .debug import hooked
from .description import Description, function, nested, node, queue
from .dictionaries import as_value
from .failing import Failed, Forgiving, without_failures
from .keywords import MapKeywords
from .leaving import name_of, note
from .picks import Picks, Row
from .running import ErrorSamplesMode
from .transforms import Compose
from .turn import Turn
from .workers import options as worker_options
from .workers.staff import Wanted

OLDER = {"column_order": "`.project(column_order)` behind it puts columns in order"}


class Change:
    """What a map does with the columns of a row: one function after the other.

    It knows nothing of the pipeline, so that a worker can be given it.
    """

    def __init__(self, calls: list[Any], inputs: list[str], outputs: list[str]) -> None:
        self.calls = calls
        self.inputs = inputs
        self.outputs = outputs

    def on_batch(self) -> Change:
        """The same for many rows at once."""
        return Change([call.on_batch for call in self.calls], self.inputs, self.outputs)

    def names(self) -> str:
        """The functions by name."""
        return ", ".join(map(name_of, self.calls))

    def __call__(self, values: tuple[Any, ...]) -> Row:
        for number, call in enumerate(self.calls):
            try:
                made = call(*values)
            except BaseException as error:
                note(error, f"{self._said(number)}, with the columns {self.inputs}.")
                raise
            values = made if isinstance(made, tuple) else (made,)
        if len(values) != len(self.outputs):
            expected = f"{len(self.outputs)} results for {self.outputs}"
            raise StateError(
                f"map expected {expected}, got {len(values)}. Hint: name them in output_columns."
            )
        return tuple(map(as_value, values))

    def _said(self, number: int) -> str:
        which = f"operation {number + 1} of {len(self.calls)} of a map"
        return f"It was {which}, {name_of(self.calls[number])}"


class MapDataset(Dataset):
    """Some columns through a list of functions, one after the other."""

    def __init__(
        self,
        child: Dataset,
        operations: Any,
        input_columns: str | Sequence[str] | None,
        output_columns: str | Sequence[str] | None,
        workers: int | None,
        options: MapKeywords,
    ) -> None:
        super().__init__(child, workers=workers)
        worker_options.check_known("map", options, tuple(MapKeywords.__annotations__), OLDER)
        self.callbacks = check_callbacks(options.get("callbacks"))
        self.cache = check_cache("map", options.get("cache"))
        offload = options.get("offload")
        self.offload = None if offload is None else arguments.flag("map(offload)", offload)
        self._processes = worker_options.processes(
            "map", options.get("python_multiprocessing", False)
        )
        self._most_megabytes = worker_options.most_megabytes("map", options.get("max_rowsize"))
        listed = operations if isinstance(operations, list | tuple) else [operations]
        for one in listed:
            if not callable(one):
                got = type(one).__name__
                raise ArgumentValueError.of("map(operations)", "functions of arrays", got)
        if not listed:
            raise ArgumentValueError.of("map(operations)", "at least one function", operations)
        self.operations = list(listed)
        present = child._columns()
        chosen = input_columns or present[:1]
        self.input_columns = arguments.names("map(input_columns)", chosen)
        self.output_columns = arguments.names(
            "map(output_columns)", output_columns or self.input_columns
        )
        self._indexes = arguments.positions("map(input_columns)", self.input_columns, present)
        self._rest = [index for index in range(len(present)) if index not in self._indexes]
        self._keeps_columns = len(self.output_columns) == len(self.input_columns)
        self._names = arguments.distinct("map(output_columns)", self._arranged(present))
        self._change = Change(self.operations, self.input_columns, self.output_columns)

    def _arranged(self, present: list[str]) -> list[str]:
        if not self._keeps_columns:
            return [*self.output_columns, *(present[index] for index in self._rest)]
        names = list(present)
        for index, name in zip(self._indexes, self.output_columns, strict=True):
            names[index] = name
        return names

    def _columns(self) -> list[str]:
        return self._names

    def _picks(self, turn: Turn) -> Picks | None:
        if self.callbacks or running.debug_hooks() or running.get_error_samples_mode():
            return None
        if not all(hasattr(one, "on_batch") for one in self.operations):
            return None
        picks = self.children[0]._picks(turn.below(0))
        if picks is None:
            return None
        whole = self._change.on_batch()
        changed = picks.then(lambda row: self._placed(row, whole(self._inputs(row))))
        workers = max(picks.workers, self._workers(turn))
        repeats = picks.repeats and all(map(_repeats, self.operations))
        return replace(changed, workers=workers, repeats=repeats)

    def _rows(self, turn: Turn) -> Iterator[Row]:
        picks = self._picks(turn)
        if picks is not None:
            return picks.rows()
        rows = self.children[0]._rows(turn.below(0))
        if not self.callbacks or turn.staff is None:
            return self._through(rows, turn)
        return self._watched(turn.staff.watch(self, partial(Watch, self.callbacks)), rows, turn)

    def _watched(self, watch: Watch, rows: Iterator[Row], turn: Turn) -> Iterator[Row]:
        """The rows with their columns changed, and the callbacks told of each."""

        def begun() -> Iterator[Row]:
            for row in rows:
                watch.begin_step()
                yield row

        watch.begin_pass(turn.number)
        for row in self._through(begun(), turn):
            watch.end_step()
            yield row

    def _through(self, rows: Iterator[Row], turn: Turn) -> Iterator[Row]:
        """The rows with their columns changed; the other columns do not go to the workers."""
        mode = running.get_error_samples_mode()
        made = self._made_of(rows, self._change_now(mode), turn)
        return without_failures(made, mode) if mode else made

    def _change_now(self, mode: ErrorSamplesMode) -> Callable[[tuple[Any, ...]], Any]:
        """What is done with the columns, with the hooks and the mercy that are set."""
        hooks, change = running.debug_hooks(), self._change
        if hooks:
            calls = hooked(self.operations, hooks, name_of)
            change = Change(calls, self.input_columns, self.output_columns)
        return Forgiving(change) if mode else change

    def _made_of(
        self, rows: Iterator[Row], change: Callable[[tuple[Any, ...]], Any], turn: Turn
    ) -> Iterator[Any]:
        wanted = self._wanted(turn)
        waiting: deque[Row] = deque()

        def inputs() -> Iterator[Row]:
            for row in rows:
                waiting.append(row)
                yield self._inputs(row)

        for results in self._made(change, inputs(), turn, wanted):
            row = waiting.popleft()
            yield results if isinstance(results, Failed) else self._placed(row, results)

    def _wanted(self, turn: Turn) -> Wanted:
        where = f"map({self._change.names()})"
        return Wanted(
            where,
            self._workers(turn),
            self._processes,
            self._most_megabytes,
            together=turn.together,
        )

    def _inputs(self, row: Row) -> Row:
        return tuple(row[index] for index in self._indexes)

    def _placed(self, row: Row, results: Row) -> Row:
        if not self._keeps_columns:
            return (*results, *(row[index] for index in self._rest))
        changed = list(row)
        for index, value in zip(self._indexes, results, strict=True):
            changed[index] = value
        return tuple(changed)

    def _json(self) -> dict[str, Any]:
        calls = [part for one in self.operations for part in _parts(one)]
        return {**super()._json(), "operations": list(map(_operation_json, calls))}

    def describe(self) -> Description:
        """The pipeline up to here, for the dataset graph."""
        described = node(
            "Map",
            [self.children[0].describe()],
            input_columns=self.input_columns,
            output_columns=self.output_columns,
            **queue(self.num_parallel_workers),
        )
        calls = [part for one in self.operations for part in _parts(one)]
        return {**described, "operations": list(map(_described, calls))}


def _repeats(call: Any) -> bool:
    """Whether it is one of ours: a user's function may count or draw."""
    if isinstance(call, Compose):
        return all(map(_repeats, call.transforms))
    return type(call).__module__.startswith(f"{__package__}.")


def _parts(call: Any) -> list[Any]:
    """The operations that one is made of."""
    if isinstance(call, Compose):
        return [part for one in call.transforms for part in _parts(one)]
    return [call]


def _described(call: Any) -> Description:
    return call.describe() if hasattr(call, "describe") else function(call)


def _operation_json(call: Any) -> dict[str, Any]:
    if hasattr(call, "describe"):
        return nested(call)
    return {"python_module": getattr(call, "__module__", None), "tensor_op_name": name_of(call)}
