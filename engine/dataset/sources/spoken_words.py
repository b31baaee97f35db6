"""Single words that are spoken: Speech Commands and YesNo."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from os import PathLike, fspath
from pathlib import Path

import numpy as np

from engine.dataset.cache import DatasetCache
from engine.dataset.picks import Row
from engine.dataset.picture_source import lines_of
from engine.dataset.samplers import Sampler
from engine.dataset.sound_source import SoundSource
from engine.dataset.source import check_file, check_usage
from engine.errors import StateError, compose

from .image_folder import files_in, folders_in

__all__ = ["SpeechCommandsDataset", "YesNoDataset"]

LISTS = {"test": "testing_list.txt", "valid": "validation_list.txt"}
NOISE = "_background_noise_"
_NAME = re.compile(r"^(\w+?)_nohash_(\d+)$")


class SpeechCommandsDataset(SoundSource):
    """Spoken words: `waveform`, `sample_rate` int32, and what is known of each.

    `label`, the word; `speaker_id`, a text; `utterance_number` int32. Reads the folders of words,
    and for a usage `testing_list.txt` and `validation_list.txt`.

    Args:
        dataset_dir: The folder with these.
        usage: `"train"`, `"test"`, `"valid"` or `"all"`; None is all.
        num_samples: As of `CMUArcticDataset`, and so are the others.
        num_parallel_workers: See there.
        shuffle: See there.
        sampler: See there.
        num_shards: See there.
        shard_id: See there.
        cache: See there.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or a list is not there, or an argument does not fit.
        StateError: When iterating: if a file has another name, or cannot be read.

    """

    op_type = "SpeechCommandsDataset"
    _fields = ("label", "speaker_id", "utterance_number")

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
        self.usage = check_usage(self.op_type, usage, cache, ("train", *LISTS, "all"))
        wanted = LISTS.values() if self.usage == "train" else [LISTS.get(self.usage, "")]
        self._lists = [check_file(self.op_type, self._folder / name) for name in wanted if name]

    def _listed(self) -> Sequence[Path]:
        named = [self._folder / name for path in self._lists for name in lines_of(path)]
        if self.usage in LISTS:
            return named
        left_out = set(named)
        return [
            path
            for folder in folders_in(self._folder)
            if folder.name != NOISE
            for path in files_in(folder, [".wav"])
            if path not in left_out
        ]

    def _row(self, record: Path) -> Row:
        told = _NAME.match(record.stem)
        if told is None:
            raise StateError(compose(fspath(record), "a name such as 0a7c2a8d_nohash_0.wav", "it"))
        number = np.array(int(told[2]), np.int32)
        return *self._sound(record), np.array(record.parent.name), np.array(told[1]), number


class YesNoDataset(SoundSource):
    """Eight words each, yes or no: `waveform`, `sample_rate` int32 and `label` (8,) int32.

    Reads files such as `0_0_1_1_1_0_1_0.wav`, whose names have a 1 for each yes. The arguments are
    those of `CMUArcticDataset` but `name`.
    """

    op_type = "YesNoDataset"
    _fields = ("label",)
    _described_by = ()

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
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

    def _listed(self) -> Sequence[Path]:
        return files_in(self._folder, [".wav"])

    def _row(self, record: Path) -> Row:
        words = record.stem.split("_")
        if not all(map(str.isdecimal, words)):
            raise StateError(compose(fspath(record), "a name of numbers", record.name))
        return *self._sound(record), np.array(list(map(int, words)), np.int32)
