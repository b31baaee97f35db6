"""Reading the state that tells a training of Hugging Face's Trainer."""

from __future__ import annotations

import errno
import math
from typing import TYPE_CHECKING, Any

from insight.errors import FormatError
from insight.sources.fence import Fence
from insight.sources.gathered import Gathered, number_of
from insight.sources.nested_facts import dotted
from insight.sources.record import moved
from insight.sources.records import Points, as_text
from insight.sources.whole_files import read_json
from insight.sources.whole_steps import whole_step

from .rows import STEP, RowsByName
from .states import State, continues, state_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.sources.place import Place
    from insight.sources.records import Folder, News

STATE, ARGUMENTS, RESULTS = "trainer_state.json", "training_args.json", "all_results.json"
_MOST_BYTES = 1 << 28
_MOST_NESTED = 20
# What a state says of how the training was set up, and of what came out.
_SET = ("num_train_epochs", "max_steps", "train_batch_size")
_INTERVALS = ("logging_steps", "eval_steps", "save_steps")
_FOUND = ("best_metric", "best_global_step", "total_flos", "num_input_tokens_seen")
_SUMMARY = "train_runtime"


class StateReader:
    """Reads one run as its files are now.

    Args:
        folder: Of the run.
        place: Where it lies.
        files: Names of its files.

    """

    def __init__(self, folder: Folder, place: Place, files: Sequence[str]) -> None:
        self._folder = folder
        self._place = Fence(place, (folder.path,))
        self._files = files
        self._texts: dict[tuple[str, int], str] = {}

    def news(self) -> Iterator[News]:
        leading, left_out = self._leading()
        if leading is not None:
            yield from self._told(leading, left_out)
        for file in (ARGUMENTS, RESULTS):
            if file in self._files:
                yield from self._beside(file)

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        if kind == "text" and (tag, offset) in self._texts:
            return self._texts[tag, offset]
        raise moved(file, offset, f"a {kind} named {tag!r}", "a state without it")

    def _leading(self) -> tuple[State | None, list[State]]:
        """The state that tells the run, and those that tell rows which it does not have.

        Raises:
            OSError: If none can be read.

        """
        refused: OSError | None = None
        written = {}
        for file in self._files:
            if file.endswith(STATE):
                try:
                    written[file] = self._place.state(self._folder.file(file)).modified
                except OSError as error:
                    refused = error
        leading: State | None = None
        others: list[State] = []
        # The greatest first; of the folder itself, which may be of any step, before all.
        for file in sorted(written, key=lambda name: (_number_in(name), name), reverse=True):
            if leading is not None and not leading.problem:
                is_earlier = _number_in(file) <= leading.step
                if is_earlier and written[file] <= leading.modified:
                    continue  # what it says, the other one says too
            try:
                state = self._read(file)
            except OSError as error:
                refused = error
                continue
            if leading is None:
                leading = state
            elif _leads(state, leading):
                others.append(leading)
                leading = state
            else:
                others.append(state)
        if leading is None and refused is not None:
            raise refused
        if leading is None:
            return None, []
        return leading, [one for one in others if not continues(leading, one)]

    def _read(self, file: str) -> State:
        with self._place.open(self._folder.file(file)) as held:
            status = held.state()
            if status.size > _MOST_BYTES:
                raise OSError(errno.EFBIG, f"larger than {_MOST_BYTES} bytes", file)
            return state_in(file, held.read(0, status.size), status.modified)

    def _told(self, state: State, left_out: Sequence[State]) -> Iterator[News]:
        gathered = Gathered(state.file)
        if state.problem:
            gathered.problem(0, state.problem)
        rows = RowsByName(state.history)
        for at in rows.others:
            self._take(gathered, rows, at, state.history[at])
        gathered.records += len(state.history) - len(rows.others)
        gathered.facts.update(_facts_in(state))
        gathered.remarks.append(f"'{state.file}' tells the run: no other state has come further")
        known = {repr(row) for row in state.history} if left_out else set()
        for other in left_out:
            if other.problem:
                gathered.problem(0, f"{other.file}: {other.problem}")
            count = sum(repr(row) not in known for row in other.history)
            if count:
                gathered.remarks.append(f"'{other.file}' tells other rows, of an earlier training")
                gathered.unshown("row of an earlier training", count)
        is_done = state.step >= (whole_step(state.held.get("max_steps")) or math.inf)
        last = state.history[-1] if state.history else None
        if is_done or (isinstance(last, dict) and _SUMMARY in last):
            gathered.status = "finished"
        gathered.see(state.modified)
        series = rows.series()
        if series:
            yield Points.of(state.file, series)
        yield from gathered.news(state.size, state.modified, closed=gathered.status is not None)

    def _take(self, gathered: Gathered, rows: RowsByName, at: int, row: Any) -> None:
        step = whole_step(row.get(STEP)) if isinstance(row, dict) else None
        if step is None:
            gathered.problem(0, f"row {at} of the history has no whole number as its step")
            return
        gathered.records += 1
        waiting = [(str(name), value, 0) for name, value in row.items() if name != STEP]
        while waiting:
            name, value, depth = waiting.pop()
            tag, number = as_text(name), number_of(value)
            if number is not None:
                rows.add(tag, at, step, number)
            elif isinstance(value, str):
                text = as_text(value)
                self._texts[tag, at] = text
                gathered.row(("text", tag), step, math.nan, (text,), at)
            elif isinstance(value, dict) and depth < _MOST_NESTED:
                inner = ((f"{name}/{key}", held, depth + 1) for key, held in value.items())
                waiting.extend(inner)
            elif value is not None:
                gathered.unshown("value that is no number")

    def _beside(self, file: str) -> Iterator[News]:
        gathered = Gathered(file)
        size, modified = 0, 0.0
        try:
            with self._place.open(self._folder.file(file)) as held:
                status = held.state()
                size, modified = status.size, status.modified
                values = read_json(held.read(0, min(size, _MOST_BYTES)), file)
        except (OSError, FormatError) as error:
            gathered.problem(0, str(error))
        else:
            prefix = "hyperparameters" if file == ARGUMENTS else "metric"
            gathered.facts.update(dotted(prefix, values))
            gathered.records = 1
        yield from gathered.news(size, modified)


def _leads(state: State, leading: State) -> bool:
    """Whether another state tells the run than the one that was taken so far."""
    if leading.problem or state.problem:
        return (not state.problem, len(state.history)) > (not leading.problem, len(leading.history))
    if continues(leading, state):
        return False
    times = (state.modified, state.step), (leading.modified, leading.step)
    return continues(state, leading) or times[0] > times[1]


def _number_in(file: str) -> float:
    """The step in the name of a checkpoint's folder; infinite for the run's own."""
    folder = file.rpartition("/")[0]
    return float(folder.rpartition("-")[2]) if folder else math.inf


def _facts_in(state: State) -> Iterator[tuple[str, Any]]:
    held = state.held
    for name in (*_SET, *_INTERVALS):
        if held.get(name) is not None:
            yield from dotted(f"hyperparameters.{name}", held[name])
    yield from dotted("hyperparameters", held.get("trial_params") or {})
    for name in _FOUND:
        if held.get(name) is not None:
            yield from dotted(f"metric.{name}", held[name])
    for name, key in (("best_checkpoint", "best_model_checkpoint"), ("trial", "trial_name")):
        if isinstance(held.get(key), str):
            yield f"run.{name}", as_text(held[key])
    last = state.history[-1] if state.history else None
    if isinstance(last, dict) and _SUMMARY in last:
        for name, value in last.items():
            if name.startswith("train_"):
                yield from dotted(f"metric.{name}", value)
