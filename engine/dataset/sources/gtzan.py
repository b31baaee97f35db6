"""GTZAN: music of ten genres."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from os import PathLike
from pathlib import Path

import numpy as np

from engine.dataset.cache import DatasetCache
from engine.dataset.picks import Row
from engine.dataset.samplers import Sampler
from engine.dataset.sound_source import SoundSource
from engine.dataset.source import check_usage
from engine.errors import UnsupportedError

from .image_folder import files_in, folders_in

__all__ = ["GTZANDataset"]

USAGES = ("train", "valid", "test", "all")


class GTZANDataset(SoundSource):
    """Pieces of music: `waveform`, `sample_rate` uint32 and `label`, the genre.

    Reads the WAV files in the folders of genres.

    Args:
        dataset_dir: The folder with these folders.
        usage: `"all"`, which None is. The parts that MindSpore knows by lists of its own are not
            here: `split` makes others.
        num_samples: As of `CMUArcticDataset`, and so are the others.
        num_parallel_workers: See there.
        shuffle: See there.
        sampler: See there.
        num_shards: See there.
        shard_id: See there.
        cache: See there.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder is not there, or an argument does not fit.
        UnsupportedError: If a part is asked for.
        StateError: When iterating: if there is no sound, or one cannot be read.

    """

    op_type = "GTZANDataset"
    _rate_type = np.uint32
    _fields = ("label",)

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        usage: str | None = None,
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | None = None,
        sampler: Sampler | Iterable[int] | None = None,
        num_shards: int | None = None,
        shard_id: int | None = None,
        cache: DatasetCache | None = None,
    ) -> None:
        choice = (num_samples, sampler, shuffle, num_shards, shard_id)
        super().__init__(dataset_dir, choice, num_parallel_workers, cache)
        self.usage = check_usage(self.op_type, usage, cache, USAGES)
        if self.usage != "all":
            hint = "GTZANDataset(…).split([0.8, 0.2]) makes two parts"
            raise UnsupportedError.of("GTZANDataset(usage)", "'all'", repr(usage), hint)

    def _listed(self) -> Sequence[Path]:
        folders = folders_in(self._folder)
        return [path for folder in folders for path in files_in(folder, [".wav"])]

    def _row(self, record: Path) -> Row:
        return *self._sound(record), np.array(record.parent.name)
