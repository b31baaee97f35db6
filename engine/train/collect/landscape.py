"""The checkpoints that loss landscapes are computed from, and the file that says which they are."""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from engine.context.processes.launched import processes
from engine.nn import Cell
from engine.train.serialization.beside import Beside
from engine.train.serialization.snapshot import owned, values_of
from engine.train.serialization.unflushed import write_unflushed
from insight.format.train_metadata import (
    TRAIN_METADATA,
    TrainMetadata,
    read_train_metadata,
    write_train_metadata,
)

from .landscape_options import LandscapeOptions
from .spread import Spread

FOLDER = "ckpt_dir"

_logger = logging.getLogger("engine.train")


class LandscapeCheckpoints:
    """Saves the parameters of one training at the steps or epochs of the intervals.

    Without intervals they are spread over the training: some of its steps, the first and the last
    among them. A thread writes them, one at a time, from copies of the numbers: the next one waits
    for it. What it has written stands in `ckpt_dir/train_metadata.json` at once, so that a training
    that is killed leaves what it collected. What an earlier training listed there, and this one
    does not go on from, is deleted with the first checkpoint that is written. A disk that refuses
    costs the checkpoint and one warning.

    Args:
        summary_dir: The run's folder.
        options: At which steps, and what the file is to say besides.

    """

    def __init__(self, summary_dir: str | os.PathLike[str], options: LandscapeOptions) -> None:
        self._folder = Path(os.path.realpath(summary_dir)) / FOLDER
        self._options = options
        self._spread = None if options.intervals else Spread()
        self._due = {number for interval in options.intervals for number in interval}
        self._length = 0
        self._files: dict[int, str] = {}
        self._before: list[Path] = []
        self._warned = False
        self._beside = Beside()

    def begin(self, epochs: int, steps_per_epoch: int) -> None:
        """A training of so many epochs begins; what was listed before is let go."""
        self._before = self._listed()
        self._length = epochs * (steps_per_epoch if self._options.unit == "step" else 1)
        if self._spread is not None:
            self._spread = Spread(self._length)

    def save(self, unit: str, number: int, network: Cell, steps_per_epoch: int) -> None:
        """Saves the parameters of `network`, if the turn of step or epoch `number` has come."""
        if unit != self._options.unit:
            return
        if self._spread is None:
            if number in self._due:
                self._save(number, network, steps_per_epoch, {*self._due, *self._files})
        elif self._spread.is_due(number):
            self._save(number, network, steps_per_epoch, {*self._spread.kept})

    def end(self, params: Any, network: Cell, *, anew: bool) -> None:
        """Saves what the training ended with, if its steps are spread; says which files there are.

        Args:
            params: What `RunContext.original_args()` returns after the last step.
            network: The network.
            anew: Whether the weights are others than after that step.

        """
        self.finish()
        in_steps = self._options.unit == "step"
        last = params.cur_step_num if in_steps else params.get("cur_epoch_num", 0)
        if self._spread is not None and last:
            self._length = last
            if anew or last not in self._files:
                self._save(last, network, params.batch_num, {*self._spread.kept, last})
        self.finish()
        self._write_metadata(params.batch_num)
        self._delete([])

    def finish(self) -> None:
        """Wait until what is to be saved is written."""
        self._beside.finish()

    def state_dict(self) -> dict[str, Any]:
        """The names of the files so far, by step or epoch."""
        self.finish()
        return {str(number): Path(path).name for number, path in self._files.items()}

    def load_state_dict(self, state: Mapping[str, str]) -> None:
        """Count the same files again, but for those that were let go since."""
        files = {int(number): self._folder / name for number, name in state.items()}
        self._files = {number: str(path) for number, path in files.items() if path.is_file()}
        if self._spread is not None:
            self._spread.go_on(sorted(self._files))

    def _save(self, number: int, network: Cell, steps_per_epoch: int, kept: set[int]) -> None:
        """Begin to save; what is not among those to be kept is deleted then."""
        path = self._folder / f"{type(network).__name__}_{number}_{self._options.unit}.ckpt"
        parameters = {parameter.name: parameter for parameter in network.get_parameters()}
        self._beside.finish()  # so that there is one copy at a time
        values = owned(values_of(parameters))

        def write() -> None:
            try:
                self._make_folder()
                write_unflushed(path, values)
            except (OSError, ValueError) as error:  # ValueError: a type that checkpoints lack
                self._warn(error)
                return
            self._files[number] = str(path)
            gone = [Path(self._files.pop(one)) for one in [*self._files] if one not in kept]
            self._write_metadata(steps_per_epoch)
            self._delete(gone)

        self._beside.start(str(path), write)

    def _delete(self, gone: Sequence[Path]) -> None:
        """Deletes files, and what an earlier training left, now that no reader is told of them."""
        before, self._before = self._before, []
        for file in (*gone, *before):
            if str(file) not in self._files.values():
                with suppress(OSError):
                    file.unlink()

    def _listed(self) -> list[Path]:
        """The checkpoints that the folder's file lists; none without one that can be read.

        None either beside other processes: one that is ahead has listed its own already.
        """
        if processes() > 1:
            return []
        with suppress(OSError, ValueError):  # FormatError is one
            metadata = read_train_metadata((self._folder / TRAIN_METADATA).read_bytes())
            return [self._folder / Path(file).name for file in metadata.checkpoints.values()]
        return []

    def _write_metadata(self, steps_per_epoch: int) -> None:
        options, path = self._options, tuple(sorted(self._files))
        metadata = TrainMetadata(
            intervals=options.intervals or (path,),
            checkpoints=self._files,
            steps_per_epoch=steps_per_epoch,
            unit=options.unit,
            num_samples=options.num_samples,
            landscape_size=options.landscape_size,
            create_landscape=options.create_landscape,
            length=None if self._spread is None else self._length,
        )
        try:
            self._make_folder()
            write_train_metadata(self._folder / TRAIN_METADATA, metadata)
        except OSError as error:
            self._warn(error)

    def _make_folder(self) -> None:
        if not self._folder.is_dir():
            self._folder.mkdir(parents=True, exist_ok=True)

    def _warn(self, error: Exception) -> None:
        if not self._warned:
            self._warned = True
            _logger.warning(
                "Checkpoints for the loss landscape cannot be saved: %s. Training goes on, and "
                "this is the only warning.",
                error,
            )
