"""Saves and stops when the machine, or a person, asks the process to end."""

from __future__ import annotations

import inspect
import json
import logging
import signal
from pathlib import Path
from typing import Any

from engine import context
from engine.context.processes import world
from engine.errors import ArgumentTypeError, ArgumentValueError, EngineError
from engine.nn import Cell
from engine.tensor import Tensor
from engine.train.export import export
from engine.train.folders import check_name, check_path
from engine.train.serialization import load_checkpoint, save_checkpoint
from insight.record.older_order import older_order

from .base import Callback
from .heard_signal import HeardSignal
from .run_context import RunContext

__all__ = ["OnRequestExit"]

WHERE = "OnRequestExit"
KEY = "GracefulExit"
_logger = logging.getLogger("engine.train")


class OnRequestExit(Callback):
    """After a signal ends the training behind the step that runs, and saves it.

    The signal is heard while a training or an evaluation runs, in the main thread, and does what it
    did before afterwards, also when the training raises. A second one, a second later, ends at
    once. What was saved, `<directory>/rank_<device_id>/<file_name>_train.ckpt`, is loaded when the
    next training begins, as MindSpore does; an evaluation saves and loads `<file_name>_eval.ckpt`,
    or loads that of the training.

    Of several processes that train together each has the folder of its rank. All of them save and
    end behind the same step when one was asked to, and load only what all have saved of one step.
    A signal that comes too late for that does, behind the training, what it did before.

    Args:
        save_ckpt: Whether the network and its optimizer are saved, and loaded again.
        save_mindir: Whether the network is exported, too, beside the checkpoint, as
            `<file_name>_train.mindir`, in evaluation and for batches of the size of the last. What
            has no form in MINDIR is told in the log, and the checkpoint is saved all the same.
        file_name: How the files are called.
        directory: Where they go, made if need be; None is the current folder.
        config_file: A file of JSON that is looked at before each step: `{"GracefulExit": 1}` ends
            the training, as the signal does. None: there is no such file. The documents of older
            versions have `sig` in this place: a number is taken as that.
        sig: Which signal; `signal.SIGINT` is Ctrl-C.

    Attributes:
        exit: Whether the end was asked for since the last training or evaluation began, for the
            script that goes on behind `Model.train`; of several processes the same in all.

    Raises:
        ValueError: If an argument has another type or the signal cannot be heard; in training, if
            it runs in another thread than the main one, without a `config_file`: signals are not
            heard there.
        TypeError: If `directory` is neither a str nor None.
        OSError: In training, if a file cannot be written.

    >>> leaving = OnRequestExit(file_name="LeNet5", save_mindir=False)
    >>> leaving.exit
    False

    """

    @older_order(4, ("sig",), lambda value: isinstance(value, int))
    def __init__(
        self,
        save_ckpt: bool = True,
        save_mindir: bool = True,
        file_name: str = "Net",
        directory: str | None = "./",
        config_file: str | None = None,
        sig: int = signal.SIGTERM,
    ) -> None:
        _check(save_ckpt, save_mindir, file_name, directory, config_file)
        self._signal = HeardSignal(f"{WHERE}(sig)", sig)
        self._saves = save_ckpt
        self._exports = save_mindir
        self._file_name = file_name
        self._directory = directory
        self._config_file = None if config_file is None else Path(config_file)
        self._config_read: Any = None
        self._begin(RunContext({}))

    def __exit__(self, *error: object) -> None:
        self._signal.close()

    def on_train_begin(self, run_context: RunContext) -> None:
        """Listen; load what an earlier training saved on its way out."""
        self._begin(run_context)
        self._listen()
        if self._saves:
            self._load_if_all_have(self._path("train"), run_context)

    def on_train_step_begin(self, run_context: RunContext) -> None:
        """Look whether the file asks for the end."""
        self._look_into_file()

    def on_train_step_end(self, run_context: RunContext) -> None:
        """Save and ask for the end, if it was asked for."""
        self._leave(run_context, "train")

    def on_train_epoch_end(self, run_context: RunContext) -> None:
        """The same, for what came meanwhile."""
        self._leave(run_context, "train")

    def on_train_end(self, run_context: RunContext) -> None:
        """Save, if it was asked for at last; listen no longer."""
        self._leave(run_context, "train")
        self._signal.close()
        if self._signal.came and not self.exit:
            self._signal.pass_on()

    def on_eval_begin(self, run_context: RunContext) -> None:
        """Listen; load what an evaluation, else a training, saved on its way out."""
        self._begin(run_context)
        self._listen()
        if self._saves:
            paths = [self._path("eval"), self._path("train")]
            found = next((path for path in paths if path.is_file()), paths[0])
            _load(found, run_context.original_args().eval_network)

    def on_eval_step_begin(self, run_context: RunContext) -> None:
        """Look whether the file asks for the end."""
        self._look_into_file()

    def on_eval_step_end(self, run_context: RunContext) -> None:
        """Save and ask for the end, if it was asked for."""
        self._leave(run_context, "eval")

    def on_eval_end(self, run_context: RunContext) -> None:
        """Save, if it was asked for at last; listen no longer."""
        self._leave(run_context, "eval")
        self._signal.close()

    @property
    def exit(self) -> bool:
        """Whether the end was asked for; together with others: whether all have heard of it."""
        return self._leaves if self._is_together else self._is_asked

    @property
    def _is_asked(self) -> bool:
        return self._signal.came or self._file_asks

    def _begin(self, run_context: RunContext) -> None:
        self._signal.forget()
        self._file_asks = self._has_saved = self._leaves = False
        self._is_together = run_context.ending is not None

    def _listen(self) -> None:
        if self._signal.listen():
            return
        if self._config_file is None:
            hint = "train in the main thread, or give a config_file"
            got = "another thread, where signals are not heard"
            raise ArgumentValueError.of(f"{WHERE} in training", "the main thread", got, hint)
        _logger.warning("%s hears no signal outside the main thread, only its file.", WHERE)

    def _look_into_file(self) -> None:
        if self._config_file is None or self._file_asks:
            return
        try:
            state = self._config_file.stat()
            seen = (state.st_mtime_ns, state.st_size, state.st_ino)
            if seen != self._config_read:
                self._config_read = seen
                request = json.loads(self._config_file.read_text(encoding="utf-8"))
                self._file_asks = isinstance(request, dict) and request.get(KEY) == 1
        except FileNotFoundError:
            return
        except (OSError, ValueError) as error:  # half written: the next look sees another state
            _logger.warning("%s(config_file) cannot be read: %s", WHERE, error)

    def _leave(self, run_context: RunContext, phase: str) -> None:
        if self._is_asked:
            run_context.request_interruption()
        self._leaves = run_context.is_interrupted
        if not self.exit or self._has_saved:
            return
        self._has_saved = True
        params, path = run_context.original_args(), self._path(phase)
        if self._saves:
            network = params.train_network if phase == "train" else params.eval_network
            path.parent.mkdir(parents=True, exist_ok=True)
            save_checkpoint(network, str(path), append_dict=_facts(params, phase))
        if self._exports:
            _export(params.network, _batch(params, phase), path.with_suffix(".mindir"))

    def _load_if_all_have(self, path: Path, run_context: RunContext) -> None:
        """Load what was saved, if every process that trains along has it, of one step."""
        if run_context.ending is not None:
            step = load_checkpoint(path)["step_num"].asnumpy().item() if path.is_file() else None
            if not run_context.ending.is_same(step):
                told = "%s loads nothing from %s: not all processes have saved the same step there."
                _logger.warning(told, WHERE, path.parent.parent)
                return
        _load(path, run_context.original_args().train_network)

    def _path(self, phase: str) -> Path:
        folder = Path(self._directory) if self._directory is not None else Path.cwd()
        alone = len(world().ranks) == 1
        rank = context.get_context("device_id") if alone else world().rank
        return folder / f"rank_{rank}" / f"{self._file_name}_{phase}.ckpt"

    @classmethod
    def _example(cls, folder: Path) -> Callback:
        return cls(save_mindir=False, directory=str(folder))


def _facts(params: Any, phase: str) -> dict[str, Any] | None:
    """How far a training was."""
    if phase != "train":
        return None
    names = {"epoch_num": "cur_epoch_num", "step_num": "cur_step_num", "batch_num": "batch_num"}
    return {name: params[of] for name, of in names.items() if of in params}


def _batch(params: Any, phase: str) -> Any:
    """The last batch; where callbacks do not see batches, as in sinks, the first of the data."""
    shown = params[f"{phase}_dataset_element"]
    if shown is not None and len(shown):
        return shown
    dataset = params.train_dataset if phase == "train" else params.valid_dataset
    return next(iter(dataset.create_tuple_iterator(num_epochs=1)))


def _export(network: Cell, batch: Any, path: Path) -> None:
    """The network as a file, called with as many columns of the batch as it takes."""
    columns = batch if isinstance(batch, tuple | list) else (batch,)
    taken = [
        one.default is one.empty
        for one in inspect.signature(network.construct).parameters.values()
        if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)
    ]
    inputs = [one if isinstance(one, Tensor) else Tensor(one) for one in columns[: sum(taken)]]
    try:
        export(network, *inputs, file_name=path, file_format="MINDIR")
    except EngineError as error:
        _logger.warning("%s(save_mindir) could not export the network: %s", WHERE, error)


def _load(path: Path, network: Cell) -> None:
    if path.is_file():
        _logger.warning("%s loads what was saved when the end was asked for: %s", WHERE, path)
        load_checkpoint(path, net=network)


def _check(
    save_ckpt: Any, save_mindir: Any, file_name: Any, directory: Any, config_file: Any
) -> None:
    for name, flag in (("save_ckpt", save_ckpt), ("save_mindir", save_mindir)):
        if not isinstance(flag, bool):
            raise ArgumentValueError.of(f"{WHERE}({name})", "a bool", repr(flag))
    if not isinstance(file_name, str) or not file_name:
        raise ArgumentValueError.of(f"{WHERE}(file_name)", "a name", repr(file_name))
    check_name(f"{WHERE}(file_name)", file_name, f"{Path(file_name).name}_train.mindir")
    if directory is not None and not isinstance(directory, str):
        raise ArgumentTypeError.of(f"{WHERE}(directory)", "a str or None", directory)
    if directory is not None:
        check_path(f"{WHERE}(directory)", directory)
    if config_file is not None and not isinstance(config_file, str):
        raise ArgumentValueError.of(f"{WHERE}(config_file)", "a str or None", repr(config_file))
    if config_file is not None:
        check_path(f"{WHERE}(config_file)", config_file)
