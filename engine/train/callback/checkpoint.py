"""Saves checkpoints while training."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.train.serialization import save_checkpoint
from engine.train.serialization.formats import codec_of

from .base import Callback, TrainingCallback
from .checkpoint_config import CheckpointConfig
from .checkpoint_files import KeptFiles, checkpoint_name, free_prefix

__all__ = ["ModelCheckpoint"]


class ModelCheckpoint(TrainingCallback):
    """Saves the network and its optimizer as `<prefix>-<epoch>_<step in epoch>.ckpt`.

    The last step is always saved. If the folder has checkpoints of the prefix when training
    starts, the new ones are called `<prefix>_1-…`, then `<prefix>_2-…`.

    Args:
        prefix: How the names begin; or a function that takes the facts of the run
            (`RunContext.original_args()`) and returns the whole name without its ending.
        directory: Where they go, made if need be; None is the current folder.
        config: When to save and what to keep; None is `CheckpointConfig()`.

    Raises:
        ValueError: If prefix is neither a name nor a function, or directory is empty.
        TypeError: If directory is no str or config no `CheckpointConfig`.

    >>> saver = ModelCheckpoint("lenet", "checkpoints", CheckpointConfig(keep_checkpoint_max=2))

    """

    def __init__(
        self,
        prefix: str | Callable[[Any], str] = "CKP",
        directory: str | None = None,
        config: CheckpointConfig | None = None,
    ) -> None:
        _check(prefix, directory, config)
        self._prefix = prefix
        self._directory = Path(directory) if directory is not None else Path.cwd()
        self._config = config if config is not None else CheckpointConfig()
        self._suffix = codec_of("ModelCheckpoint(config.format)", self._config.format).suffix
        self._names = prefix if isinstance(prefix, str) else ""
        self._latest = ""
        self._params: Any = None
        self._begin()

    @property
    def latest_ckpt_file_name(self) -> str:
        """Path of the newest checkpoint, or an empty text before the first."""
        return self._latest

    def __exit__(self, *error: object) -> None:
        failed = error and error[0] is not None
        if failed and self._params is not None and self._config.exception_save:
            params = self._params
            epoch, step = params.cur_epoch_num, _step_of_epoch(params)
            name = checkpoint_name(self._names, epoch, step, f"_breakpoint{self._suffix}")
            self._params = None  # an error on the way out of an evaluation comes by twice
            self._write(params, self._directory / name)

    def begin(self, run_context: Any) -> None:
        """Make the folder, and find a prefix that is free in it."""
        self._begin()
        self._params = run_context.original_args()
        self._directory.mkdir(parents=True, exist_ok=True)
        if isinstance(self._prefix, str):
            self._names = free_prefix(self._directory, self._prefix, self._suffix)

    def step_end(self, run_context: Any) -> None:
        """Save, if its turn has come."""
        params = run_context.original_args()
        if self._is_due(params.cur_step_num):
            self._save(params)

    def end(self, run_context: Any) -> None:
        """Save the last step, if it is not yet."""
        params = run_context.original_args()
        if params.cur_step_num != self._saved_step:
            self._save(params)
        self._params = None

    def _begin(self) -> None:
        config = self._config
        self._kept = KeptFiles(config.keep_checkpoint_max, config.keep_checkpoint_per_n_minutes)
        self._saved_step = 0
        self._saved_at = time.monotonic()

    def _is_due(self, step: int) -> bool:
        config = self._config
        if config.save_checkpoint_steps:
            return step >= self._saved_step + config.save_checkpoint_steps
        seconds = config.save_checkpoint_seconds
        return seconds is not None and time.monotonic() - self._saved_at > seconds

    def _save(self, params: Any) -> None:
        if isinstance(self._prefix, str):
            epoch, step = params.cur_epoch_num, _step_of_epoch(params)
            path = self._directory / checkpoint_name(self._names, epoch, step, self._suffix)
        else:
            path = self._directory / f"{self._prefix(params)}{self._suffix}"
        self._write(params, path)
        self._kept.add(path)
        self._saved_step = params.cur_step_num
        self._saved_at = time.monotonic()
        self._latest = str(path)
        params["last_save_ckpt_step"] = params.cur_step_num
        params["latest_ckpt_file"] = str(path)

    def _write(self, params: Any, path: Path) -> None:
        config = self._config
        facts = None if config.append_dict is None else dict(config.append_dict)
        numbers = {"epoch_num": params.cur_epoch_num, "step_num": params.cur_step_num}
        if facts is not None:
            facts |= {name: number for name, number in numbers.items() if name in facts}
        save_checkpoint(
            config.saved_network or params.train_network,
            str(path),
            config.integrated_save,
            append_dict=facts,
            crc_check=config.crc_check,
            format=config.format,
        )

    @classmethod
    def _example(cls, folder: Path) -> Callback:
        return cls("a", str(folder))


def _step_of_epoch(params: Any) -> int:
    return int((params.cur_step_num - 1) % params.batch_num + 1)


def _check(prefix: Any, directory: Any, config: Any) -> None:
    if not callable(prefix) and (not isinstance(prefix, str) or "/" in prefix or not prefix):
        hint = "the folder is the second argument"
        where = "ModelCheckpoint(prefix)"
        raise ArgumentValueError.of(where, "a name without '/' or a function", repr(prefix), hint)
    if directory is not None and not isinstance(directory, str):
        raise ArgumentTypeError.of("ModelCheckpoint(directory)", "a str or None", directory)
    if directory is not None and not directory:
        raise ArgumentValueError.of("ModelCheckpoint(directory)", "a path", "an empty text")
    if config is not None and not isinstance(config, CheckpointConfig):
        where = "ModelCheckpoint(config)"
        raise ArgumentTypeError.of(where, "a CheckpointConfig or None", config)
