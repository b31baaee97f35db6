"""TED-LIUM: talks cut into sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from os import PathLike, fspath
from pathlib import Path

import numpy as np

from engine.dataset.cache import DatasetCache
from engine.dataset.picks import Row
from engine.dataset.picture_source import lines_of
from engine.dataset.samplers import Sampler
from engine.dataset.sound import read_sphere
from engine.dataset.sound_source import SoundSource
from engine.dataset.source import check_folder, check_usage, one_of
from engine.errors import ArgumentValueError, StateError, compose

from .image_folder import endings

__all__ = ["TedliumDataset"]

PARTS = {
    "train": ("train",),
    "test": ("test",),
    "dev": ("dev",),
    "all": ("train", "test", "dev"),
}
FIELDS = 7  # of a line: talk, channel, speaker, begin, end, label, what is said


class TedliumDataset(SoundSource):
    """Sentences of talks: `waveform`, `sample_rate` int32, and what is known of each.

    `transcript`, `talk_id`, `speaker_id` and `identifier`, texts. Reads `<usage>/stm/*.stm` and
    `<usage>/sph/*.sph`, of the third release `data/stm` and `data/sph`.

    Args:
        dataset_dir: The folder of the release.
        release: `"release1"`, `"release2"` or `"release3"`.
        usage: `"train"`, `"test"`, `"dev"` or `"all"`; None is all, which the third release has
            alone.
        extensions: How the names of sounds end: `[".sph"]`, which None is.
        num_samples: As of `CMUArcticDataset`, and so are the others.
        num_parallel_workers: See there.
        shuffle: See there.
        sampler: See there.
        num_shards: See there.
        shard_id: See there.
        cache: See there.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a folder is not there, or an argument does not fit.
        StateError: When iterating: if a line says something else, or a sound cannot be read.

    """

    op_type = "TedliumDataset"
    _fields = ("transcript", "talk_id", "speaker_id", "identifier")
    _described_by = ("release", "usage", "extensions")

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        release: str,
        usage: str | None = None,
        extensions: list[str] | None = None,
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
        known = ("release1", "release2", "release3")
        self.release = one_of("TedliumDataset(release)", release, known)
        parts = ("all",) if release == "release3" else tuple(PARTS)
        self.usage = check_usage(self.op_type, usage, cache, parts)
        self.extensions = endings(self.op_type, extensions) or [".sph"]
        if self.extensions != [".sph"]:
            raise ArgumentValueError.of("TedliumDataset(extensions)", "['.sph']", extensions)
        folders = ("data",) if release == "release3" else PARTS[self.usage]
        self._roots = [check_folder(self.op_type, self._folder / name) for name in folders]
        # The sentences of a talk mostly follow one another.
        self._talk = lru_cache(maxsize=2)(read_sphere)

    def _listed(self) -> Sequence[tuple[Path, list[str]]]:
        return [
            (root / "sph" / f"{path.stem}.sph", _parts(path, line))
            for root in self._roots
            for path in sorted((root / "stm").glob("*.stm"))
            for line in lines_of(path)
        ]

    def _row(self, record: tuple[Path, list[str]]) -> Row:
        path, (talk, _, speaker, begin, end, label, said) = record
        samples, rate = self._talk(path)
        first, last = (int(float(seconds) * rate) for seconds in (begin, end))
        sound = samples[:, first:last].copy()
        texts = map(np.array, (said, talk, speaker, label))
        return sound, np.array(rate, np.int32), *texts


def _parts(path: Path, line: str) -> list[str]:
    parts = line.split(maxsplit=FIELDS - 1)
    try:
        if len(parts) != FIELDS or float(parts[3]) > float(parts[4]):
            raise ValueError(f"{len(parts)} fields")  # noqa: TRY301
    except ValueError as error:
        expected = "talk, channel, speaker, begin, end, label and what is said"
        raise StateError(compose(fspath(path), expected, repr(line))) from error
    return parts
