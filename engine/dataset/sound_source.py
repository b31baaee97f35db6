"""Sources whose rows are sounds and what is known of them."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from .choice import choose
from .picks import Row
from .records import RecordSource
from .sound import read_wave


class SoundSource(RecordSource):
    """Rows of a sound: `waveform` (channels, samples) float32 from -1 to 1, and `sample_rate`.

    Args:
        dataset_dir: The folder with the files.
        choice: `num_samples`, `sampler`, `shuffle`, `num_shards` and `shard_id`.
        workers: How many threads read.
        cache: What would be asked of a cache server.

    """

    _rate_type: type = np.int32
    _fields: tuple[str, ...]
    _described_by: tuple[str, ...] = ("usage",)

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        choice: tuple[Any, Any, Any, Any, Any],
        workers: int | None,
        cache: Any = None,
    ) -> None:
        super().__init__(dataset_dir, choose(*choice), workers, cache)
        self._names = ["waveform", "sample_rate", *self._fields]

    def _sound(self, path: Path) -> Row:
        samples, rate = read_wave(path)
        return samples, np.array(rate, self._rate_type)
