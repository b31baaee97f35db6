"""SummaryRecord: values of a training, step by step, on disk when the call returns."""

from __future__ import annotations

import logging
import socket
import time
import weakref
from collections.abc import Mapping
from itertools import count
from numbers import Integral
from typing import TYPE_CHECKING, Any, Self, SupportsIndex

from insight.errors import SummaryValueError, ValueKindError
from insight.format.names import EventFileName
from insight.masking import Masking, masked_value

from .added import NUMBERS, added, fits
from .by_value import by_value
from .ending import Leaving, close_at_workers_end, ending_by, leave
from .export import TensorExport
from .folder import RunFolder
from .hyperparameters import checked_whole, facts_message, hyperparameters_message
from .machine.sampling import begin_sampling
from .older_order import older_order
from .options import (
    checked_fix,
    checked_flag,
    checked_limit,
    checked_machine,
    checked_name,
    checked_network,
    checked_processes,
    checked_step,
    checked_unmasked,
    made_directory,
    tensor_format,
)
from .provenance.recording import ProvenanceRecording, is_wanted
from .provenance.training_data import of_training_data
from .rank import process_rank
from .scalar_step import PACKED_AS_THEY_ARE, check_name
from .steps import Steps
from .stream import EventStream
from .watched import WatchedNetworks
from .writer import Writer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path
    from types import TracebackType

    from .console.captured import CapturedRun

_LOGGER = logging.getLogger("insight.record")
_MODES = ("train", "eval")
_OLDER = ("network", "max_file_size", "raise_exception", "export_options")


class SummaryRecord:
    """Records values, graphs and lineage of one run into event files that MindSpore's tools read.

    A step's bytes are with the operating system when the call returns: they survive `kill -9`; no
    process or queue stands between. Once a second, and at `flush` and `close`, they are brought to
    the disk; what lies at or under `synced_step` survives a power cut. A disk that is full or gone
    costs steps and one warning, never the training, and recording goes on when it is back.

    Left by an exception (`with`), or by an interpreter that dies of one, it records that its run
    failed, or was stopped by Ctrl-C. An ordinary end of the process closes it.

    Any number of records may be open, in one folder too, and threads may share one. A forked child
    that records gets files of its own. The rank of a process among those of its run stands in the
    names of its files; it is the first that is set of RANK, RANK_ID, OMPI_COMM_WORLD_RANK,
    PMI_RANK and SLURM_PROCID.

    Args:
        log_dir: The run's folder, made if need be.
        file_prefix: First part of the file names.
        file_suffix: Last part of the summary file's name; the lineage file's is `_lineage`.
        num_process: MindSpore's number of helper processes. There are none here. Documents before
            2.6 have `network` in this place: a Cell or None is taken as that, and what follows by
            position in their order.
        network: A Cell; its graph is recorded with the first step where it has one to give: the
            engine's after the first call in graph mode, any other's where `get_func_graph_proto()`
            returns its bytes.
        max_file_size: Bytes after which a new file begins; None, zero and less are no limit. A
            single record that is larger gets a file of its own.
        raise_exception: Whether a step that cannot be written raises RecordingError.
        export_options: `{"tensor_format": "npy"}` writes tensors as NumPy files too.
        hyperparameters: What the run was started with; see the method of this name.
        provenance: Whether what reproduces the run is taken with its first record, into a small
            file beside it: code version with the uncommitted diff, command, environment, packages,
            seeds, hardware, data, checkpoints. Secrets are masked. None: unless the environment
            has INSIGHT_PROVENANCE=off.
        unmasked: Names of hyperparameters, of lineage data and of options of the command that are
            no secrets, though their names say so: whole, their last parts, or patterns with `*`.
        machine: Seconds from one sample to the next of what the machine and this process do, as
            scalars `machine/…` in a file of their own, by a thread. None: it is not sampled; nor is
            it where the environment has INSIGHT_MACHINE=off.
        console: Whether what the program prints is recorded, as messages `console/out` and
            `console/err`: by file descriptor, so also what C code and child processes print. The
            terminal shows what it did. Not where the environment has INSIGHT_CONSOLE=off.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If a path or a part of the names is empty or has characters that it may not.
        OSError: If the folder cannot be made.

    >>> import tempfile
    >>> folder = tempfile.mkdtemp()
    >>> with SummaryRecord(folder) as record:
    ...     record.hyperparameters({"learning_rate": 0.1})
    ...     record.log(1, {"loss": 0.5, "accuracy": 0.9})
    ...     record.add_value("scalar", "loss", 0.25)
    ...     record.record(2)
    True
    True
    True
    >>> record.synced_step
    2

    """

    @older_order(3, _OLDER, lambda value: value is None or hasattr(value, "construct"))
    def __init__(
        self,
        log_dir: Any,
        file_prefix: str = "events",
        file_suffix: str = "_MS",
        num_process: int = 32,
        network: Any = None,
        max_file_size: int | None = None,
        raise_exception: bool = False,
        export_options: dict[str, Any] | None = None,
        *,
        hyperparameters: Mapping[str, Any] | None = None,
        provenance: bool | None = None,
        unmasked: Iterable[str] = (),
        machine: float | None = None,
        console: bool = False,
    ) -> None:
        prefix = checked_fix("file_prefix", file_prefix)
        suffix = checked_fix("file_suffix", file_suffix)
        checked_processes(num_process)
        checked_network("network", network)
        limit = checked_limit(max_file_size)
        sampled_every_s = checked_machine(machine)
        raise_errors = checked_flag("raise_exception", raise_exception)
        exported = tensor_format(export_options)
        if provenance is not None:
            checked_flag("provenance", provenance)
        checked_flag("console", console)
        self._masking = Masking(checked_unmasked(unmasked))
        given = {} if hyperparameters is None else hyperparameters
        started_with = hyperparameters_message(given, self._masking)
        host, rank = socket.gethostname(), process_rank()
        name = checked_name(EventFileName(prefix, int(time.time()), rank, host, suffix))
        directory = made_directory(log_dir)
        folder = RunFolder(directory)
        self._directory = directory
        self._mode = "train"
        self._closed = False
        self._networks = WatchedNetworks(network)
        # One process of a parallel training speaks for all.
        wanted = rank == 0 and is_wanted(provenance)
        self._provenance = ProvenanceRecording(directory, name, self._masking) if wanted else None
        self._writer = Writer(
            EventStream(folder, name, versioned=True, limit=limit),
            EventStream(folder, name.lineage_twin(), versioned=False, limit=limit),
            close_folder=folder.close,
            raise_errors=raise_errors,
            provenance=self._provenance,
        )
        export = TensorExport(folder, name.seconds) if exported else None
        self._steps = Steps(self._writer, export, str(folder.path))
        # For calls that come a thousand times a second.
        self._pending = self._steps.pending
        # Also at the end of the process: what was not closed is synced, and nothing waits for it.
        self.leaving = Leaving()
        shown = _shown(directory, rank, self.leaving) if console else None
        sampling = begin_sampling(directory, name, sampled_every_s, limit)
        last = None if shown is None else shown.close
        parts = (self._steps, self._writer, self._networks, self.leaving, sampling, last)
        self._finalizer = weakref.finalize(self, leave, *parts)
        close_at_workers_end(self, self._finalizer, self.leaving)
        if started_with.user_info:
            self._steps.write_fact(started_with)

    @property
    def log_dir(self) -> str:
        """The absolute path of the run's folder."""
        return str(self._directory)

    @property
    def synced_step(self) -> int | None:
        """The step up to which every record survives a power cut; None before the first."""
        return self._writer.synced_step

    def set_mode(self, mode: str) -> None:
        """Says what the values to come belong to; in 'eval' the network's graph is not recorded.

        Where several processes record into one folder, what reproduces the run is the newest that
        trained: a script that only evaluates says so before its first record.

        Raises:
            SummaryValueError: If it is neither 'train' nor 'eval'.

        """
        if mode not in _MODES:
            raise SummaryValueError.of("SummaryRecord.set_mode", f"one of {_MODES}", repr(mode))
        self._mode = mode
        if self._provenance is not None:
            self._provenance.did(mode)

    def watch_networks(self, watch: bool) -> None:
        """Says whether what summary operators see from now on is kept for the next `record`.

        A recorder begins with True; one that records few of the steps saves the copies of the rest.
        """
        self._networks.keep(watch)

    def log(self, step: SupportsIndex, values: Mapping[str, Any]) -> bool:
        """Whether the values are recorded as one event of `step`, each by what it is.

        The first line that fits holds:

        ============================================================= =============================
        A value                                                       is recorded as
        ============================================================= =============================
        a mapping                                                     its values, tags joined by /
        a number; an array or tensor of one element                   scalar
        a str                                                         text
        an image of Pillow, or a list of them                         image
        a figure of Matplotlib, its axes, a grid of seaborn, pyplot   image
        a figure of Plotly                                            figure
        a Parameter                                                   histogram
        an array of a picture's shape: (height, width) of bytes or    image
        bool; (channels, height, width), (height, width, channels)
        and batches of these, of 1 or 3 channels, of bytes also 4
        every other array or tensor                                   histogram
        ============================================================= =============================

        In a batch that is not of bytes pictures begin at 8 x 8 pixels: (64, 3, 3, 3) is a kernel.
        Where channels could be at either end they are in front, and of 4 and 4 at the end.
        `add_value` also records a value as another kind; what it kept is recorded before, at the
        same step.

        Args:
            step: Any whole number of 64 bits.
            values: By tag.

        Raises:
            ValueKindError: If the step, a tag or a value has another type.
            SummaryValueError: If a tag is empty, comes twice or has half a character, or a value
                cannot be shown: pictures of two sizes, one without a pixel, a figure that
                Matplotlib cannot save.
            RecordingError: If it cannot be written and `raise_exception` was asked for.

        >>> import tempfile, numpy as np
        >>> with SummaryRecord(tempfile.mkdtemp(), provenance=False) as record:
        ...     picture = np.zeros((32, 32, 3), np.uint8)
        ...     record.log(1, {"loss": 0.5, "note": "*begun*", "val": {"shown": picture}})
        True

        """
        if self._closed:
            return _closed("log")
        if type(step) is not int or not -(2**63) <= step < 2**63:
            step = checked_step(step)
        if type(values) is not dict and not isinstance(values, Mapping):
            raise ValueKindError.of("SummaryRecord.log", "a mapping of tags to values", values)
        if not PACKED_AS_THEY_ARE.issuperset(map(type, values.values())):
            return self._steps.write_logged(step, by_value(values, self._masking))
        return self._steps.write_numbers(step, values)

    def hyperparameters(self, values: Mapping[str, Any]) -> bool:
        """Whether what the run was started with is recorded, at once.

        It is `hyperparameters.<name>` in `lineage()`. Of several calls the later value of a name
        holds, and names of earlier ones stay. A text whose name says that it is secret is recorded
        as `***`; one line says so, and `unmasked` of the recorder keeps it.

        Args:
            values: Numbers, texts, booleans, None and lists of these by name. Names in mappings
                are dotted: `{"adam": {"beta": 0.9}}` is `adam.beta`.

        Raises:
            ValueKindError: If a name or a value is of another kind (a TypeError).
            SummaryValueError: If a name is empty, or a text is none that UTF-8 can hold.

        """
        message = hyperparameters_message(values, self._masking)
        if self._closed:
            return _closed("hyperparameters")
        return not message.user_info or self._steps.write_fact(message)

    def facts(self, values: Mapping[str, Any]) -> bool:
        """Whether what is known of the run is recorded, at once, under its names in `lineage()`.

        Of several calls the later value of a name holds. Secrets are masked as those of settings.

        Args:
            values: Numbers, texts, booleans, None and lists of these: `metric.<name>` for what came
                of the run, `run.notes`, `run.tags`, `run.parent`; other names become `user.<name>`.

        Raises:
            ValueKindError: If a value is of another kind (a TypeError).
            SummaryValueError: If a text is none that UTF-8 can hold.

        """
        message = facts_message(values, self._masking)
        if self._closed:
            return _closed("facts")
        return not message.user_info or self._steps.write_fact(message)

    def alert(self, text: str, level: str = "warn") -> bool:
        """Whether a message to whoever watches is recorded, at once, under the tag `alert`.

        Its step is its number: it says nothing of how far the training came.

        Raises:
            ValueKindError: If it is no text (a TypeError).
            SummaryValueError: If it is longer than 1 GiB.

        """
        return self._steps.write_alert((level, text), self._masking)

    def number_alerts(self, first: int) -> None:
        """Says which number the next alert has: those of a run that goes on have theirs."""
        self._steps.alerts = count(first)

    @property
    def keeps_provenance(self) -> bool:
        """Whether what reproduces the run is taken."""
        return self._provenance is not None

    def seed(self, name: str, seed: int) -> None:
        """Keep a seed with what reproduces the run: it is `seed.<name>` in `lineage()`.

        Those of `engine.set_seed`, `numpy.random.seed` and PyTorch are found when the first step is
        recorded.

        Raises:
            ValueKindError: If the name is no text, or the seed no whole number.
            SummaryValueError: If the name is empty or too long, a thousand are there, or the seed
                is beyond all floats.

        """
        check_name(name)
        if isinstance(seed, bool) or not isinstance(seed, Integral):
            raise ValueKindError.of(f"SummaryRecord.seed({name!r})", "an int", seed)
        checked_whole(f"SummaryRecord.seed({name!r})", int(seed))
        if self._provenance is not None:
            self._provenance.check_room("seed", name)
            self._provenance.note("seed", {masked_value(name): int(seed)})

    def data(
        self, name: str, data: Any = None, *, source: Any = None, first_batch: Any = None
    ) -> dict[str, Any]:
        """The fingerprint of a data set, which is kept with what reproduces the run.

        It is `data.<name>` in `lineage()`. Of what is large a sample is hashed, so it takes
        milliseconds: two runs with one fingerprint saw the same files, or arrays of the same
        shape with the same sampled rows.

        Args:
            name: What the data is for, such as `train`.
            data: A file, a folder, an array, or a list or mapping of these.
            source: A Python object that gives rows, such as a generator function: its code is
                hashed and the values that it holds. Nothing of it is called. `kind` then says
                `source`, or `source, in part` where it holds what cannot be looked into.
            first_batch: Arrays of the first batch that was read; they add `first_batch` to what is
                known of the data of that name.

        Raises:
            ValueKindError: If the name is no text.
            SummaryValueError: If the name is empty or too long, a thousand are there, nothing is
                given or it cannot be read.

        >>> import tempfile, numpy as np
        >>> with SummaryRecord(tempfile.mkdtemp(), provenance=False) as record:
        ...     record.data("train", np.zeros((3, 2)))["rows"]
        3

        """
        check_name(name)
        if self._provenance is not None:
            self._provenance.check_room("data", name)
        try:
            found = of_training_data(data, source, first_batch)
        except (OSError, TypeError, ValueError) as error:
            where = f"SummaryRecord.data({name!r})"
            expected = "a file, a folder, an array, or several of these; or source, or first_batch"
            raise SummaryValueError.of(where, expected, str(error)) from error
        if self._provenance is not None:
            is_added = data is None and source is None
            self._provenance.note("data", {masked_value(name): found}, is_added=is_added)
        return found

    def add_value(self, plugin: str, name: str, value: Any) -> None:
        """Keeps one value, as it is now, for the next `record` or `log`, or else for `close`.

        Args:
            plugin: One of `insight.plugins.PLUGINS`: scalar, image, text, figure, tensor,
                histogram, landscape (or LANDSCAPE), graph, train_lineage, eval_lineage,
                dataset_graph, custom_lineage_data.
            name: The tag.
            value: A number, an array, a tensor, a text; for images what `log` takes for one, and
                (height, width) of any numbers; for graph and lineage a message or a mapping with
                its field names.

        Raises:
            ValueKindError: If the name or the value has another type (a TypeError).
            SummaryValueError: If the record is closed, the plugin unknown, the name empty or the
                value of a shape that the plugin cannot show (a ValueError).

        """
        kind = type(value)
        if plugin == "scalar" and (
            kind is float or kind in NUMBERS or (kind is int and fits(value))
        ):
            pending = self._pending
            try:
                if name in pending.known and name not in pending.waiting:
                    pending.waiting[name] = value
                    return
            except TypeError:  # not even a key of a dict: refused below
                pass
        if self._closed:
            hint = "add values before close()"
            raise SummaryValueError.of("add_value", "an open SummaryRecord", "a closed one", hint)
        waiting = added(
            plugin,
            name,
            value,
            is_exported=self._steps.export is not None,
            masking=self._masking,
        )
        with self._pending.lock:
            self._pending.add(waiting)

    def record(
        self,
        step: SupportsIndex,
        train_network: Any = None,
        plugin_filter: Callable[[str], bool] | None = None,
    ) -> bool:
        """Whether what was added is recorded at `step`; also True when there was nothing.

        Args:
            step: Any whole number of 64 bits.
            train_network: A Cell whose graph is recorded once, in mode 'train'.
            plugin_filter: Called with a plugin's name; False leaves its values out, for good. Where
                it raises, its error comes through and all values wait for the next step.

        Raises:
            ValueKindError: If an argument has another type.
            SummaryValueError: If the step does not fit 64 bits.
            RecordingError: If it cannot be written and `raise_exception` was asked for.

        """
        if type(step) is not int or not -(2**63) <= step < 2**63:
            step = checked_step(step)
        if train_network is not None:
            checked_network("train_network", train_network)
        if plugin_filter is not None and not callable(plugin_filter):
            raise ValueKindError.of("SummaryRecord: plugin_filter", "a function", plugin_filter)
        if self._closed:
            return _closed("record")
        if (train_network is not None or self._networks) and self._mode == "train":
            self._networks.give(train_network, self.add_value)
        return self._steps.write_pending(step, plugin_filter)

    def flush(self) -> None:
        """Brings everything recorded to the disk; `synced_step` is the last step afterwards."""
        if self._closed:
            _closed("flush")
        else:
            self._writer.sync()

    def close(self) -> None:
        """Brings everything to the disk and closes the files: the run is finished.

        What `add_value` kept and no step took is recorded at the last step; one step later what was
        recorded under its tag before.

        Waits a few seconds at most for a disk that does not answer.
        """
        self._closed = self.leaving.closed = True
        with self._pending.lock:
            self._pending.known.clear()  # so that add_value looks twice, and refuses
        self._finalizer()

    def __enter__(self) -> Self:
        if self._closed:
            raise SummaryValueError.of("SummaryRecord", "an open record", "a closed one")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if not self._closed:
            self.leaving.ending = ending_by(error)
        self.close()


def _shown(directory: Path, rank: int, leaving: Leaving) -> CapturedRun | None:
    from .console.captured import captured  # which few recorders need

    return captured(directory, rank, leaving)


def _closed(call: str) -> bool:
    _LOGGER.error("SummaryRecord.%s was called after close(); nothing is recorded.", call)
    return False
