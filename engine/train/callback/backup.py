"""Keeps one checkpoint to begin again from."""

from __future__ import annotations

import logging
from pathlib import Path

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.train.folders import check_path
from engine.train.serialization import load_checkpoint, save_checkpoint

from .base import Callback, TrainingCallback
from .checks import check_bool, check_count
from .run_context import RunContext

__all__ = ["BackupAndRestore"]

WHERE = "BackupAndRestore"
_logger = logging.getLogger("engine.train")


class BackupAndRestore(TrainingCallback):
    """Saves the training in one file, `<backup_dir>/backup.ckpt`, and loads it where it is found.

    So a training that was killed goes on with its parameters and its optimizer's state. A training
    that comes to its end removes the file; one that `OnRequestExit` interrupts leaves it.

    Args:
        backup_dir: Where the file lies, made if need be.
        save_freq: Epochs between two saves, from 1; `"epoch"` is 1.
        delete_checkpoint: Whether the file is removed when the training ends.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If `backup_dir` is empty or `save_freq` below 1.
        OSError: In training, if the file cannot be written.

    >>> backup = BackupAndRestore("backup", save_freq=5)

    """

    def __init__(
        self, backup_dir: str, save_freq: int | str = "epoch", delete_checkpoint: bool = True
    ) -> None:
        if not isinstance(backup_dir, str):
            raise ArgumentTypeError.of(f"{WHERE}(backup_dir)", "a str", backup_dir)
        if not backup_dir.strip():
            raise ArgumentValueError.of(f"{WHERE}(backup_dir)", "a path", "an empty text")
        check_path(f"{WHERE}(backup_dir)", backup_dir)
        if save_freq != "epoch":
            check_count(f"{WHERE}(save_freq)", save_freq, least=1)
        check_bool(f"{WHERE}(delete_checkpoint)", delete_checkpoint)
        self._path = Path(backup_dir) / "backup.ckpt"
        self._every = save_freq if isinstance(save_freq, int) else 1
        self._removes = delete_checkpoint

    def begin(self, run_context: RunContext) -> None:
        """Load the file, if it is there."""
        if self._path.is_file():
            _logger.warning("%s goes on from %s.", WHERE, self._path)
            load_checkpoint(self._path, net=run_context.original_args().train_network)

    def epoch_end(self, run_context: RunContext) -> None:
        """Save, if the epoch's turn has come."""
        params = run_context.original_args()
        if params.cur_epoch_num % self._every == 0:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            save_checkpoint(params.train_network, str(self._path))

    def end(self, run_context: RunContext) -> None:
        """Remove the file, unless it is to stay or the training is to go on later."""
        interrupted = run_context.get_stop_requested() and not run_context.stops_for_good
        if self._removes and not interrupted:
            self._path.unlink(missing_ok=True)

    @classmethod
    def _example(cls, folder: Path) -> Callback:
        return cls(str(folder))
