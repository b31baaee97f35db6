"""Saves checkpoints while training."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError
from engine.train.serialization.beside import BESIDE
from engine.train.serialization.formats import check_names, codec_of
from engine.train.serialization.save import save_with_state, warn_replaced
from engine.train.serialization.snapshot import as_one_process_saves
from engine.train.serialization.training_state import check_free, entries_of

from .base import Callback, TrainingCallback
from .checkpoint_config import CheckpointConfig
from .checkpoint_files import KeptFiles
from .checkpoint_graph import CheckpointGraph, write_graph
from .checkpoint_paths import CheckpointPaths
from .run_context import RunContext

__all__ = ["ModelCheckpoint"]

_logger = logging.getLogger("engine.train")

State = Callable[[Mapping[str, Any]], dict[str, Any]]


class ModelCheckpoint(TrainingCallback):
    """Saves the network and its optimizer as `<prefix>-<epoch>_<step in epoch>.ckpt`.

    The last step is always saved. If the folder has checkpoints of the prefix when training
    starts, the new ones are called `<prefix>_1-…`, then `<prefix>_2-…`; a training that is resumed
    keeps its names. In graph mode the computation of a step is written, too: `<prefix>-graph.meta`.

    Args:
        prefix: How the names begin; or a function that takes the facts of the run
            (`RunContext.original_args()`) and returns the whole name without its ending.
        directory: Where they go, made if need be; or a function that takes the facts of the run and
            returns that. None is the current folder.
        config: When to save and what to keep; None is `CheckpointConfig()`.

    Raises:
        ValueError: If prefix is neither a name nor a function, directory is empty, or no file can
            be called so: a NUL, or too long; in training, if a function gives what is none.
        TypeError: If directory is neither a str nor a function, or config no `CheckpointConfig`.
        OSError: In training, if a file cannot be written.

    >>> saver = ModelCheckpoint("lenet", "checkpoints", CheckpointConfig(keep_checkpoint_max=2))

    """

    def __init__(
        self,
        prefix: str | Callable[[Any], str] = "CKP",
        directory: str | Callable[[Any], str] | None = None,
        config: CheckpointConfig | None = None,
    ) -> None:
        if config is not None and not isinstance(config, CheckpointConfig):
            where = "ModelCheckpoint(config)"
            raise ArgumentTypeError.of(where, "a CheckpointConfig or None", config)
        self.config = config if config is not None else CheckpointConfig()
        suffix = codec_of("ModelCheckpoint(config.format)", self.config.format).suffix
        self._paths = CheckpointPaths("ModelCheckpoint", prefix, directory, suffix)
        self._latest = ""
        self._params: Any = None
        self._wait_for_others: Callable[[], None] = _nobody
        self._begin()

    @property
    def prefix(self) -> str | None:
        """How the names of the files begin; None where a function gives them."""
        return self._paths.prefix

    @property
    def latest_ckpt_file_name(self) -> str:
        """Path of the newest checkpoint, or an empty text before the first.

        With `async_save` it may still be on its way.
        """
        return self._latest

    def folder(self, params: Any) -> Path:
        """Where it saves, from the facts of the run."""
        return self._paths.folder(params)

    def keep_until_all_have_saved(self, wait: Callable[[], None]) -> None:
        """Call `wait` before older files go: a step must stay that all processes have."""
        self._wait_for_others = wait

    def save_below(self, name: str) -> None:
        """Save in a folder of this name below that: another process saves there."""
        self._paths.below = name

    def __exit__(self, *error: object) -> None:
        self._graph.close()
        params, self._params = self._params, None
        self._wait_for_others = _nobody  # where this process fails, they wait for it elsewhere
        if not (error and error[0] is not None) or params is None:
            return
        # What ended the training is what its caller sees: a file that fails now is only logged.
        try:
            self._settle()
            if self.config.exception_save:
                self._write(params, self._paths.breakpoint(params), async_save=False)
        except Exception:
            _logger.exception("ModelCheckpoint could not save after the training failed.")

    def begin(self, run_context: RunContext) -> None:
        """Make the folder, and find a prefix that is free in it.

        Raises:
            ValueError: If a parameter has a name that the files cannot have.

        """
        self._begin()
        self._params = run_context.original_args()
        self._check_names(self._params)
        self._paths.begin(self._params)

    def step_begin(self, run_context: RunContext) -> None:
        """Follow the first step, in graph mode."""
        self._graph.begin(run_context.original_args())

    def step_end(self, run_context: RunContext) -> None:
        """Save, if its turn has come."""
        params = run_context.original_args()
        if (graph := self._graph.end()) is not None:
            write_graph(self._paths.graph(params), graph)
        if self._is_due(params.cur_step_num):
            self._save_or_wait(params)

    def end(self, run_context: RunContext) -> None:
        """Save the last step, if it is not yet; wait for what is written beside the training."""
        params = run_context.original_args()
        if params.cur_step_num != self._saved_step:
            self._save_or_wait(params)
        self._settle()
        self._params = None

    def save_due(self, run_context: RunContext, state: State) -> None:
        """Save the state of the whole training, if its turn has come at this step or at the end.

        Hooks of other callbacks may come behind ours and change that state, so the loop calls this
        after all of them. A step after which the training ends is saved in any case, since the
        hooks of the epoch's end are still to come there.

        Args:
            run_context: As hooks get it.
            state: Gives the state of the training, for a file that has these parameters anyway.

        """
        params = run_context.original_args()
        stops = run_context.get_stop_requested() and params.cur_step_num != self._saved_step
        if self._due or (stops and self.config.resumable):
            self._save(params, state)
        if self._params is None:  # after the end nobody asks any more
            self._settle()

    def state_dict(self) -> dict[str, Any]:
        """What its files are called, which are kept, and how far it has saved."""
        latest = Path(self._latest)
        return {
            "names": self._paths.chosen,
            "kept": self._kept.state_dict(),
            "written": self._written and self._written.name,
            "saved_step": self._saved_step,
            "saved_s": time.monotonic() - self._saved_at,
            "latest": [str(latest.parent), latest.name] if self._latest else None,
            "due": self._due,
        }

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Go on under the same names, and remove what the process before had no time to."""
        if state["latest"]:
            folder = self._paths.fixed_folder or Path(state["latest"][0])
            self._latest = str(folder / state["latest"][1])
            self._kept.load_state_dict(folder, state["kept"])
            if state["written"] and (folder / state["written"]).exists():
                self._kept.add(folder / state["written"])
        self._paths.go_on_as(state["names"])
        self._saved_step = state["saved_step"]
        self._saved_at = time.monotonic() - state["saved_s"]
        self._due = state["due"]

    def _begin(self) -> None:
        config = self.config
        self._kept = KeptFiles(
            config.keep_checkpoint_max or 0, config.keep_checkpoint_per_n_minutes
        )
        self._graph = CheckpointGraph()
        self._due = False
        self._paths.chosen = ""
        self._written: Path | None = None  # begun, and not counted among those kept yet
        self._saved_step = 0
        self._saved_at = time.monotonic()

    def _check_names(self, params: Any) -> None:
        """What the first save would say, before the first step."""
        config, where = self.config, "ModelCheckpoint"
        network = config.saved_network or params.train_network
        names = [parameter.name for parameter in network.get_parameters()]
        check_names(where, codec_of(where, config.format), names)
        if config.resumable:
            check_free(where, names)
        warn_replaced(where, [name for name in config.append_dict or {} if name in names])

    def _is_due(self, step: int) -> bool:
        config = self.config
        if config.save_checkpoint_steps:
            return step >= self._saved_step + config.save_checkpoint_steps
        seconds = config.save_checkpoint_seconds
        return bool(seconds) and time.monotonic() - self._saved_at > (seconds or 0)

    def _save_or_wait(self, params: Any) -> None:
        if self.config.resumable:
            self._due = True
        else:
            self._save(params)

    def _save(self, params: Any, state: State | None = None) -> None:
        self._settle()
        self._due = False
        path = self._paths.checkpoint(params)
        # The state in the file is that of a training which has saved it.
        self._saved_step = params.cur_step_num
        self._saved_at = time.monotonic()
        self._latest = str(path)
        params["last_save_ckpt_step"] = params.cur_step_num
        params["latest_ckpt_file"] = str(path)
        self._written = path
        try:
            self._write(params, path, self.config.async_save, state)
        except BaseException:
            self._written = None
            raise
        if not self.config.async_save:
            self._settle()

    def _settle(self) -> None:
        """Wait for the file on its way; older ones go when it is there, and not before."""
        path, self._written = self._written, None
        BESIDE.wait()
        if path is not None:
            self._wait_for_others()
            self._kept.add(path)

    def _write(
        self, params: Any, path: Path, async_save: bool | str, state: State | None = None
    ) -> None:
        config = self.config
        network = config.saved_network or params.train_network
        entries: dict[str, Any] = {}
        if state is not None:
            parameters = {parameter.name: parameter for parameter in network.get_parameters()}
            saved = as_one_process_saves(parameters, integrated=config.integrated_save)
            entries = entries_of(state(parameters), saved)
        save_with_state(
            entries,
            network,
            str(path),
            config.integrated_save,
            async_save,
            append_dict=_facts(config.append_dict, params),
            enc_key=config.enc_key,
            enc_mode=config.enc_mode,
            crc_check=config.crc_check,
            format=config.format,
        )

    @classmethod
    def _example(cls, folder: Path) -> Callback:
        return cls("a", str(folder))


def _nobody() -> None:
    """Wait for no other process."""


def _facts(append_dict: dict[str, Any] | None, params: Any) -> dict[str, Any] | None:
    """The facts of the config, with the numbers of the training added to those given for them."""
    if append_dict is None:
        return None
    numbers = {"epoch_num": params.cur_epoch_num, "step_num": params.cur_step_num}
    counted = {name: append_dict[name] + numbers[name] for name in numbers if name in append_dict}
    return append_dict | counted
