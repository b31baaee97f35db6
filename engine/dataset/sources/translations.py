"""Sentences in two languages: Multi30k and IWSLT."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np

from engine.dataset import pictures, xml_files
from engine.dataset.cache import DatasetCache
from engine.dataset.file_order import FileOrder
from engine.dataset.lines import Listed
from engine.dataset.picks import Row
from engine.dataset.shuffling import Shuffle
from engine.dataset.source import check_folder, check_usage, one_of
from engine.dataset.text_source import TextSource
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

__all__ = ["IWSLT2016Dataset", "IWSLT2017Dataset", "Multi30kDataset"]

USAGES = ("train", "valid", "test", "all")
OLD_PAIRS = tuple(pair for one in ("fr", "de", "cs", "ar") for pair in (("en", one), (one, "en")))
NEW_LANGUAGES = ("en", "nl", "de", "it", "ro")
NEW_PAIRS = tuple((one, two) for one in NEW_LANGUAGES for two in NEW_LANGUAGES if one != two)
SETS = ("dev2010", "tst2010", "tst2011", "tst2012", "tst2013", "tst2014")

Pair = tuple[Path, Path]
Reader = Callable[[Path], list[str]]


class _Translations(TextSource):
    """Pairs of files, whose sentences belong to each other: `text` and `translation`."""

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        pairs: Sequence[Pair],
        order: FileOrder,
        workers: int | None,
        cache: Any,
    ) -> None:
        found = [pair for pair in pairs if all(path.is_file() for path in pair)]
        if not found:
            expected = f"files such as {pairs[0][0]} and {pairs[0][1].name}"
            raise ArgumentValueError.of(self.op_type, expected, "none")
        super().__init__([path for pair in found for path in pair], order, workers, cache)
        self.dataset_dir = fspath(dataset_dir)
        self._pairs = found
        self._names = ["text", "translation"]

    def _found(self) -> Listed:
        return Listed((first for first, _ in self._pairs), map(_together, self._pairs))

    def _row(self, line: Any) -> Row:
        return tuple(map(np.array, line))


class Multi30kDataset(_Translations):
    """Captions of pictures in English and German: `text` and `translation`.

    Reads `training/train.en`, `training/train.de` and those in `validation` and
    `mmt16_task1_test`, a sentence a line.

    Args:
        dataset_dir: The folder with these folders.
        usage: `"train"`, `"valid"`, `"test"` or `"all"`; None is all, those that are there.
        language_pair: The language of the text, and that of the translation: `["en", "de"]`, which
            None is, or `["de", "en"]`.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: For the dataset graph: rows are in memory.
        shuffle: What is shuffled; see `TextFileDataset`.
        num_shards: How many processes share the rows; see there.
        shard_id: Which of them this is.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or its files are not there, or an argument does not fit.
        StateError: When iterating: if two files have different numbers of sentences.

    """

    op_type = "Multi30kDataset"

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        usage: str | None = None,
        language_pair: Sequence[str] | None = None,
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | Shuffle | None = None,
        num_shards: int | None = None,
        shard_id: int | None = None,
        cache: DatasetCache | None = None,
    ) -> None:
        order = FileOrder(self.op_type, num_samples, shuffle, num_shards, shard_id)
        self.usage = check_usage(self.op_type, usage, cache, USAGES)
        pairs = (("en", "de"), ("de", "en"))
        self.language_pair = _languages(self.op_type, language_pair, pairs)
        folder = check_folder(self.op_type, dataset_dir)
        files = {
            "test": "mmt16_task1_test/test",
            "train": "training/train",
            "valid": "validation/val",
        }
        parts = list(files) if self.usage == "all" else [self.usage]
        paths = [_pair(folder / files[part], self.language_pair) for part in parts]
        super().__init__(dataset_dir, paths, order, num_parallel_workers, cache)


class _Talks(_Translations):
    """Talks: the training with tags in some lines, the others as XML."""

    def _files(
        self, root: Path, languages: list[str], year: str, valid: str, test: str, usage: str
    ) -> list[Pair]:
        first, second = languages
        stems = {
            "train": f"train.tags.{first}-{second}",
            "valid": f"IWSLT{year}.TED.{valid}.{first}-{second}",
            "test": f"IWSLT{year}.TED.{test}.{first}-{second}",
        }
        parts = list(stems) if usage == "all" else [usage]
        ends = {"train": ""}
        return [_pair(root / stems[part], languages, ends.get(part, ".xml")) for part in parts]


class IWSLT2016Dataset(_Talks):
    """Talks in two languages: `text` and `translation`.

    Reads the files in `texts/<from>/<to>/<from>-<to>`.

    Args:
        dataset_dir: The folder with `texts`.
        usage: `"train"`, `"valid"`, `"test"` or `"all"`; None is all, those that are there.
        language_pair: The language of the text, and that of the translation: English and French,
            German, Czech or Arabic, either way; None is `("de", "en")`.
        valid_set: The year of the talks for validation: `"tst2013"` and others; None is that.
        test_set: The year of those for tests; None is `"tst2014"`.
        num_samples: As of `Multi30kDataset`, and so are the others.
        shuffle: See there.
        num_shards: See there.
        shard_id: See there.
        num_parallel_workers: See there.
        cache: See there.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or its files are not there, or an argument does not fit.
        StateError: When iterating: if a file cannot be read, or two of them have different numbers
            of sentences.

    """

    op_type = "IWSLT2016Dataset"

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        usage: str | None = None,
        language_pair: Sequence[str] | None = None,
        valid_set: str | None = None,
        test_set: str | None = None,
        num_samples: int | None = None,
        shuffle: bool | Shuffle | None = Shuffle.GLOBAL,
        num_shards: int | None = None,
        shard_id: int | None = None,
        num_parallel_workers: int | None = None,
        cache: DatasetCache | None = None,
    ) -> None:
        where = self.op_type
        order = FileOrder(where, num_samples, shuffle, num_shards, shard_id)
        self.usage = check_usage(where, usage, cache, USAGES)
        self.language_pair = _languages(where, language_pair, OLD_PAIRS, ("de", "en"))
        self.valid_set = one_of(f"{where}(valid_set)", valid_set or "tst2013", SETS)
        self.test_set = one_of(f"{where}(test_set)", test_set or "tst2014", SETS)
        first, second = self.language_pair
        root = check_folder(where, dataset_dir) / "texts" / first / second / f"{first}-{second}"
        years = ("16", self.valid_set, self.test_set)
        pairs = self._files(root, self.language_pair, *years, self.usage)
        super().__init__(dataset_dir, pairs, order, num_parallel_workers, cache)


class IWSLT2017Dataset(_Talks):
    """Talks in two languages: `text` and `translation`.

    Reads the files in `texts/DeEnItNlRo/DeEnItNlRo/DeEnItNlRo-DeEnItNlRo`. The arguments are those
    of `IWSLT2016Dataset`; the languages are English, Dutch, German, Italian and Romanian.
    """

    op_type = "IWSLT2017Dataset"

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        usage: str | None = None,
        language_pair: Sequence[str] | None = None,
        num_samples: int | None = None,
        shuffle: bool | Shuffle | None = Shuffle.GLOBAL,
        num_shards: int | None = None,
        shard_id: int | None = None,
        num_parallel_workers: int | None = None,
        cache: DatasetCache | None = None,
    ) -> None:
        order = FileOrder(self.op_type, num_samples, shuffle, num_shards, shard_id)
        self.usage = check_usage(self.op_type, usage, cache, USAGES)
        self.language_pair = _languages(self.op_type, language_pair, NEW_PAIRS, ("de", "en"))
        every = "DeEnItNlRo"
        root = (
            check_folder(self.op_type, dataset_dir) / "texts" / every / every / f"{every}-{every}"
        )
        pairs = self._files(root, self.language_pair, "17", "dev2010", "tst2010", self.usage)
        super().__init__(dataset_dir, pairs, order, num_parallel_workers, cache)


def _languages(
    where: str,
    pair: Any,
    known: tuple[tuple[str, str], ...],
    otherwise: tuple[str, str] | None = None,
) -> list[str]:
    if pair is None:
        return list(otherwise or known[0])
    if not isinstance(pair, list | tuple):
        raise ArgumentTypeError.of(f"{where}(language_pair)", "two languages", pair)
    return list(one_of(f"{where}(language_pair)", tuple(pair), known))


def _pair(stem: Path, languages: Sequence[str], end: str = "") -> Pair:
    first, second = (stem.with_name(f"{stem.name}.{language}{end}") for language in languages)
    return first, second


def _together(pair: Pair) -> list[tuple[str, str]]:
    """The sentences of two files side by side."""
    first, second = map(_sentences, pair)
    if len(first) != len(second):
        expected = f"{len(first)} sentences, as {pair[0].name} has"
        raise StateError(compose(fspath(pair[1]), expected, len(second)))
    return list(zip(first, second, strict=True))


def _sentences(path: Path) -> list[str]:
    if path.suffix == ".xml":
        return [(found.text or "").strip() for found in xml_files.parsed(path).iter("seg")]
    lines = pictures.read_text(path).splitlines()
    if not path.name.startswith("train.tags."):
        return [line for line in lines if line]
    return [line.strip() for line in lines if line.strip() and not line.lstrip().startswith("<")]
