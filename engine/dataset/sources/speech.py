"""Speech with what is said: CMU Arctic, LJ Speech and LibriTTS."""

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
from engine.dataset.source import check_file, check_folder, check_usage, one_of
from engine.errors import StateError, compose

from .image_folder import folders_in

__all__ = ["CMUArcticDataset", "LJSpeechDataset", "LibriTTSDataset"]

VOICES = (
    *("aew", "ahw", "aup", "awb", "axb", "bdl", "clb", "eey", "fem"),
    *("gka", "jmk", "ksp", "ljm", "lnh", "rms", "rxr", "slp", "slt"),
)
PARTS = (
    *("dev-clean", "dev-other", "test-clean", "test-other"),
    *("train-clean-100", "train-clean-360", "train-other-500"),
)
_ARCTIC = re.compile(r'^\(\s*arctic_(\w+)\s+"(.*)"\s*\)$')


class CMUArcticDataset(SoundSource):
    """Sentences by one voice: `waveform`, `sample_rate` uint32, `transcript`, `utterance_id`.

    Reads `cmu_us_<name>_arctic/etc/txt.done.data` and the files in `wav` beside it. The waveform is
    (channels, samples) float32 from -1 to 1.

    Args:
        dataset_dir: The folder with the folders of voices.
        name: The voice, such as `"aew"`, which None is.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: How many threads read; None is what
            `config.set_num_parallel_workers` said, or 1.
        shuffle: Whether rows come in an order that differs from pass to pass; None means True.
        sampler: What chooses the rows, in place of `num_samples`, `shuffle` and the shards.
        num_shards: How many processes share the rows.
        shard_id: Which of them this is.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a folder or a list is not there, or an argument does not fit.
        StateError: When iterating: if a line says something else, or a sound cannot be read.

    """

    op_type = "CMUArcticDataset"
    _rate_type = np.uint32
    _fields = ("transcript", "utterance_id")
    _described_by = ("name",)

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        name: str | None = None,
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
        self.name = one_of("CMUArcticDataset(name)", name or "aew", VOICES)
        self._root = check_folder(self.op_type, self._folder / f"cmu_us_{self.name}_arctic")
        self._list = check_file(self.op_type, self._root / "etc" / "txt.done.data")

    def _listed(self) -> Sequence[tuple[str, str]]:
        found = []
        for line in lines_of(self._list):
            said = _ARCTIC.match(line)
            if said is None:
                expected = '( arctic_a0001 "a sentence" ) in each line'
                raise StateError(compose(fspath(self._list), expected, repr(line)))
            found.append((said[1], said[2]))
        return found

    def _row(self, record: tuple[str, str]) -> Row:
        name, sentence = record
        sound = self._sound(self._root / "wav" / f"arctic_{name}.wav")
        return *sound, np.array(sentence), np.array(name)


class LJSpeechDataset(SoundSource):
    """A book read aloud: `waveform`, `sample_rate` int32 and two transcriptions.

    `transcription` is as printed, `normalized_transcription` has numbers in words. Reads
    `metadata.csv` and `wavs`. The arguments are those of `CMUArcticDataset` but `name`.
    """

    op_type = "LJSpeechDataset"
    _fields = ("transcription", "normalized_transcription")
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
        self._list = check_file(self.op_type, self._folder / "metadata.csv")

    def _listed(self) -> Sequence[list[str]]:
        return [_fields(self._list, line, "|") for line in lines_of(self._list)]

    def _row(self, record: list[str]) -> Row:
        name, *sentences = record
        return *self._sound(self._folder / "wavs" / f"{name}.wav"), *map(np.array, sentences)


class LibriTTSDataset(SoundSource):
    """Books read aloud: `waveform`, `sample_rate` uint32, and what is known of each sentence.

    `original_text`, `normalized_text`, `speaker_id` and `chapter_id` uint32, `utterance_id`. Reads
    `<usage>/<speaker>/<chapter>/*.trans.tsv` and the WAV files beside.

    Args:
        dataset_dir: The folder with the folders of usages.
        usage: `"train-clean-100"` and its siblings, or `"all"`, those that are there; None is all.
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
        StateError: When iterating: if a line says something else, or a sound cannot be read.

    """

    op_type = "LibriTTSDataset"
    _rate_type = np.uint32
    _fields = ("original_text", "normalized_text", "speaker_id", "chapter_id", "utterance_id")

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
        self.usage = check_usage(self.op_type, usage, cache, (*PARTS, "all"))

    def _listed(self) -> Sequence[tuple[Path, list[str]]]:
        parts = PARTS if self.usage == "all" else (self.usage,)
        return [
            (path.parent, _fields(path, line, "\t"))
            for part in parts
            if (root := self._folder / part).is_dir()
            for speaker in folders_in(root)
            for chapter in folders_in(speaker)
            for path in sorted(chapter.glob("*.trans.tsv"))
            for line in lines_of(path)
        ]

    def _row(self, record: tuple[Path, list[str]]) -> Row:
        folder, (name, original, normal) = record
        numbers = (folder.parent.name, folder.name)
        if not all(map(str.isdecimal, numbers)):
            raise StateError(compose(fspath(folder), "numbers of speaker and chapter", numbers))
        texts = (np.array(original), np.array(normal))
        return (
            *self._sound(folder / f"{name}.wav"),
            *texts,
            *(np.array(int(number), np.uint32) for number in numbers),
            np.array(name),
        )


def _fields(path: Path, line: str, mark: str) -> list[str]:
    parts = line.split(mark)
    if len(parts) != 3:
        raise StateError(compose(fspath(path), f"three fields with {mark!r} between", repr(line)))
    return parts
