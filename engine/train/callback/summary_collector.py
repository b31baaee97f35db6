"""Records a training as it runs: loss, parameters, inputs, graph and lineage."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from engine.errors import StateError
from engine.train.collect import lineage
from engine.train.collect.backbone import backbone
from engine.train.collect.custom import checked_custom
from engine.train.collect.data import note_data, note_first_batch
from engine.train.collect.ending import restored_epoch
from engine.train.collect.first_graph import FirstGraph, in_graph_mode
from engine.train.collect.landscape import LandscapeCheckpoints
from engine.train.collect.options import DEFAULT_SPECIFIED_DATA, collect_options
from engine.train.collect.step_values import StepValues
from engine.train.collect.turns import Turns, sinks
from engine.train.collect.whole_training import WholeTraining
from insight.record import SummaryRecord
from insight.record.older_order import older_order
from insight.record.replayed import is_replayed

from .base import Callback
from .checks import check_count
from .run_context import RunContext

__all__ = ["SummaryCollector"]

_logger = logging.getLogger("engine.train")
_OLDER = (
    *("collect_specified_data", "keep_default_action", "custom_lineage_data"),
    *("collect_tensor_freq", "max_file_size", "export_options"),
)


class SummaryCollector(Callback):
    """Records a training into event files that our dashboard and MindInsight read.

    At the first step and then every `collect_freq` steps: the loss (`loss/auto`), the first input
    if it is images (`input_data/auto`), histograms of parameters (`<name>/auto`), and what the
    network's summary operators saw, under their own tags. Once: the computation (in graph mode),
    the data pipeline, and the lineage: the rate in it is the highest that was set,
    `learning_rate_schedule` says how it changed, `model.stopped_early` when and why the
    training ended before its time, and `model.restored_epoch` whose weights came back.

    Of each evaluation, in `fit` and by `Model.eval`, every metric at the training's step: as
    `val/<metric>`, several numbers as `val/<metric>/0` and so on, and as `metric.*` of the lineage.
    Those of `Model.eval` with other data than the model's last `fit` validated with are
    `eval/<metric>`.

    By default it also saves the checkpoints that loss landscapes are computed from: at most 21
    files `<summary_dir>/ckpt_dir/<Network>_<n>_step.ckpt`, which spread over the training from its
    first to its last step, and `train_metadata.json`. `collect_specified_data={"collect_landscape":
    None}` leaves them out.

    Two trainings in one folder are one run: from each step on that the second records, its values
    take the place of the first one's; a warning says so.

    Args:
        summary_dir: The run's folder, made if need be.
        collect_freq: Steps between two collections, above 0. In sink mode epochs: values are
            collected at the end of the epoch.
        num_process: MindSpore's number of helper processes; there are none here. The older
            documents have `collect_specified_data` in this place: a dict or None is taken as that,
            and what follows by position in their order.
        collect_specified_data: What to collect, by key: `collect_metric`, `collect_graph`,
            `collect_train_lineage`, `collect_eval_lineage`, `collect_input_data`,
            `collect_dataset_graph` (bools); `histogram_regular` (a pattern that parameter names
            begin with; None: the first five parameters); `collect_landscape` (None, or a dict of
            `landscape_size`, `unit`, `num_samples`, `create_landscape` and `intervals`, where an
            empty list spreads them over the training); and our own `collect_learning_rate` (a
            scalar `learning_rate/auto` at each collection; False by default, as MindSpore keeps the
            rate in the lineage only) and `collect_provenance` (what reproduces the run: code,
            command, environment, packages, seeds, hardware, data; False where the environment has
            INSIGHT_PROVENANCE=off), and `unmasked` (names of facts and options that are no secrets,
            as `SummaryRecord` takes them).
        keep_default_action: Whether what is not in `collect_specified_data` is collected.
        custom_lineage_data: Facts of your own for the lineage: names to numbers or texts. What the
            environment's MINDINSIGHT_HYPER_CONFIG holds (JSON) is added.
        collect_tensor_freq: Steps between two collections of `TensorSummary`. None: 20 steps of
            the training at most, and never more than have other values.
        max_file_size: Bytes after which a new file begins; None is no limit.
        export_options: `{"tensor_format": "npy"}` writes recorded tensors as NumPy files too.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If an argument is out of its range, or a key is unknown.
        RuntimeError: At the start of training, if a second collector is in the list.

    >>> import tempfile
    >>> collector = SummaryCollector(tempfile.mkdtemp(), collect_freq=1)

    """

    _DEFAULT_SPECIFIED_DATA = DEFAULT_SPECIFIED_DATA
    sees_evaluation_of_fit = True

    @older_order(2, _OLDER, lambda value: value is None or isinstance(value, dict))
    def __init__(
        self,
        summary_dir: str | PathLike[str],
        collect_freq: int = 10,
        num_process: int = 32,
        collect_specified_data: dict[str, Any] | None = None,
        keep_default_action: bool = True,
        custom_lineage_data: dict[str, Any] | None = None,
        collect_tensor_freq: int | None = None,
        max_file_size: int | None = None,
        export_options: dict[str, Any] | None = None,
    ) -> None:
        check_count("SummaryCollector(collect_freq)", collect_freq, least=1)
        if collect_tensor_freq is not None:
            check_count("SummaryCollector(collect_tensor_freq)", collect_tensor_freq, least=1)
        if max_file_size is not None:
            check_count("SummaryCollector(max_file_size)", max_file_size, least=1)
        self.options = collect_options(collect_specified_data, keep_default_action)
        self._custom = checked_custom(custom_lineage_data)
        self._writing: dict[str, Any] = {
            "num_process": num_process,
            "max_file_size": max_file_size,
            "export_options": export_options,
            # None: as the environment says.
            "provenance": None if self.options.provenance else False,
            "unmasked": self.options.unmasked,
        }
        self._record: SummaryRecord | None = None
        self._entered = 0
        self._is_training = self._is_at_first_batch = self._notes_valid = False
        self._turns = Turns(collect_freq, collect_tensor_freq)
        self._graph = FirstGraph()
        self._values = StepValues(self.options)
        self._landscape: LandscapeCheckpoints | None = None
        self._leaves_landscape = False
        self._refused: set[str] = set()
        self._opening: list[tuple[str, str, Any]] = []
        # A bad argument fails here, not later. A replay records elsewhere, and so do checkpoints.
        with SummaryRecord(summary_dir, **self._writing) as record:
            self._summary_dir = record.log_dir if is_replayed() else summary_dir
        self._whole = WholeTraining(self._summary_dir, self.options)

    def __enter__(self) -> Self:
        if self._entered == 0:
            self._record = SummaryRecord(self._summary_dir, **self._writing)
            self._turns.first, self._graph = True, FirstGraph()
            self._is_training = False
        self._entered += 1  # Model.fit enters it once more for each evaluation
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._entered -= 1
        if self._entered == 0:
            self._graph.end()
            self._whole.end()
            if self._landscape is not None:
                self._landscape.finish()  # while the recorder still takes what was saved
            self._recorder.__exit__(kind, error, traceback)
            self._record = None

    @property
    def landscape_folder(self) -> str | None:
        """Where it keeps checkpoints for landscapes; None where it keeps none."""
        return None if self.options.landscape is None else os.path.realpath(self._summary_dir)

    def leave_landscape(self) -> None:
        """Let another process keep those of the training that begins: it has the same folder."""
        self._leaves_landscape = True

    def on_train_begin(self, run_context: RunContext) -> None:
        """Record the data pipeline and the user's facts."""
        params = run_context.original_args()
        _check_only_one(params.list_callback)
        self._is_training = self._is_at_first_batch = self._notes_valid = True
        self._recorder.set_mode("train")
        self._recorder.watch_networks(False)
        self._turns.plan(params)
        self._whole.begin(params)
        chosen = None if self._leaves_landscape else self.options.landscape
        self._leaves_landscape = False
        self._landscape = LandscapeCheckpoints(self._summary_dir, chosen) if chosen else None
        if self._landscape is not None:
            self._landscape.begin(params.epoch_num, params.batch_num)
        self._opening = list(self._facts(params))
        if self.options.provenance:
            note_data(self._recorder, "train", params.train_dataset)
        if self.options.graph and not in_graph_mode():
            _logger.warning(
                "The graph is recorded in graph mode only: set_context(mode=GRAPH_MODE)."
            )

    def _facts(self, params: Any) -> Iterator[tuple[str, str, Any]]:
        if self.options.dataset_graph and hasattr(params.train_dataset, "describe"):
            yield "dataset_graph", "train_dataset", params.train_dataset.describe()
        custom = lineage.custom_lineage(self._custom)
        if custom:
            yield "custom_lineage_data", "custom_lineage_data", custom

    def _open(self) -> None:
        """Add what is recorded once, with the first that is recorded at all."""
        opening, self._opening = self._opening, []
        for value in opening:
            self._add(*value)

    def state_dict(self) -> dict[str, Any]:
        """Whether something was recorded, the training so far, the checkpoints for landscapes."""
        landscape = self._landscape and self._landscape.state_dict()
        whole = self._whole.state_dict()
        return {"first": self._turns.first, "landscape": landscape, **whole}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Go on recording into the same folder: what is recorded once is not recorded again."""
        self._is_at_first_batch = False
        self._turns.first = state["first"]
        self._whole.load_state_dict(state)
        if not state["first"]:
            self._opening = []
        if self._landscape is not None and state["landscape"]:
            self._landscape.load_state_dict(state["landscape"])

    def on_train_step_begin(self, run_context: RunContext) -> None:
        """Watch the summary operators if the step's turn has come, and the first step's graph."""
        params = run_context.original_args()
        if self._is_at_first_batch:
            self._whole.begin_anew()
            if self.options.provenance:
                note_first_batch(self._recorder, "train", params)
        self._is_at_first_batch = False
        self._whole.rates.look()
        self._recorder.watch_networks(any(self._turns.due(params)))
        if self._turns.first and self.options.graph:
            self._graph.begin(params)

    def on_train_step_end(self, run_context: RunContext) -> None:
        """Record the step, if its turn has come."""
        self._graph.end()
        self._recorder.watch_networks(False)
        params = run_context.original_args()
        self._whole.take(params)
        if not sinks(params):
            self._collect(params)
        self._save_for_landscape("step", params.cur_step_num, params)

    def on_train_epoch_end(self, run_context: RunContext) -> None:
        """In sink mode, record the epoch, if its turn has come."""
        params = run_context.original_args()
        if sinks(params):
            self._collect(params)
        self._save_for_landscape("epoch", params.cur_epoch_num, params)

    def on_train_end(self, run_context: RunContext) -> None:
        """Record what the training was made of, and how it ended."""
        self._is_training = False
        params = run_context.original_args()
        self._open()
        for value in self._whole.values(run_context):
            self._add(*value)
        self._recorder.record(params.cur_step_num)
        if self._landscape is not None:
            is_restored = restored_epoch(params) is not None
            self._landscape.end(params, backbone(params), anew=is_restored)

    def on_eval_begin(self, run_context: RunContext) -> None:
        """From here on values belong to an evaluation."""
        if not self._is_training:
            self._recorder.set_mode("eval")
        if self.options.provenance and (self._notes_valid or not self._is_training):
            note_data(self._recorder, "valid", run_context.original_args().valid_dataset)
        self._notes_valid = False
        self._recorder.watch_networks(False)

    def on_eval_end(self, run_context: RunContext) -> None:
        """Record what the evaluation found, at the step that the training has come to."""
        step = self._whole.step_of(run_context)
        found = self._whole.evaluations.found(run_context, step, in_fit=self._is_training)
        for value in found:
            self._add(*value)
        self._recorder.record(step)

    @property
    def _recorder(self) -> SummaryRecord:
        if self._record is None:
            raise StateError(
                "SummaryCollector expected to be entered by Model.train or Model.eval, got a hook "
                "call outside. Hint: use `with collector:` in a loop of your own."
            )
        return self._record

    def _add(self, plugin: str, name: str, value: Any) -> None:
        """Adds a value; one that its plugin cannot show costs one warning, not the training."""
        try:
            self._recorder.add_value(plugin, name, value)
        except (TypeError, ValueError) as error:
            if name not in self._refused:
                self._refused.add(name)
                _logger.warning("%r is not collected: %s", name, error)

    def _collect(self, params: Any) -> None:
        tensors, others = self._turns.due(params)
        if not (tensors or others):
            return
        self._open()
        if self._turns.first and (graph := self._graph.take()) is not None:
            self._add("graph", "train_network", graph)
        self._turns.first = False
        if others:
            loss, rate = self._whole.last_loss, self._whole.rates.of_last_step()
            for plugin, name, value in self._values.of(params, loss, rate):
                self._add(plugin, name, value)
        chosen = None if tensors and others else _only_tensors if tensors else _no_tensors
        self._recorder.record(params.cur_step_num, plugin_filter=chosen)

    def _save_for_landscape(self, unit: str, number: int, params: Any) -> None:
        if self._landscape is not None:
            self._landscape.save(unit, number, backbone(params), params.batch_num)

    @classmethod
    def _example(cls, folder: Path) -> Callback:
        return cls(str(folder))


def _only_tensors(plugin: str) -> bool:
    return plugin == "tensor"


def _no_tensors(plugin: str) -> bool:
    return plugin != "tensor"


def _check_only_one(callbacks: Any) -> None:
    if sum(isinstance(callback, SummaryCollector) for callback in callbacks) > 1:
        raise StateError("The list of callbacks expected one SummaryCollector at most, got more.")
