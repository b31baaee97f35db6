"""Running text for models of language, a line a row."""

from __future__ import annotations

from os import PathLike, fspath

from engine.dataset.cache import DatasetCache
from engine.dataset.file_order import FileOrder
from engine.dataset.shuffling import Shuffle
from engine.dataset.source import check_usage
from engine.dataset.text_source import TextSource, files_in

__all__ = ["EnWik9Dataset", "PennTreebankDataset", "WikiTextDataset"]

PARTS = {
    "train": ("train",),
    "test": ("test",),
    "valid": ("valid",),
    "all": ("test", "train", "valid"),
}


class _Corpus(TextSource):
    """Three files in a folder: of training, of tests and of validation."""

    _file: str  # its name, with {} for the part

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        usage: str | None = None,
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | Shuffle | None = Shuffle.GLOBAL,
        num_shards: int | None = None,
        shard_id: int | None = None,
        cache: DatasetCache | None = None,
    ) -> None:
        order = FileOrder(self.op_type, num_samples, shuffle, num_shards, shard_id)
        self.usage = check_usage(self.op_type, usage, cache, tuple(PARTS))
        names = [self._file.format(part) for part in PARTS[self.usage]]
        paths = files_in(self.op_type, dataset_dir, names)
        super().__init__(paths, order, num_parallel_workers, cache)
        self.dataset_dir = fspath(dataset_dir)
        self._names = ["text"]


class WikiTextDataset(_Corpus):
    """Articles of Wikipedia: `text`, a line a row.

    Reads `wiki.train.tokens`, `wiki.test.tokens` and `wiki.valid.tokens`.

    Args:
        dataset_dir: The folder with the files.
        usage: `"train"`, `"test"`, `"valid"` or `"all"`; None is all, those that are there.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: How many threads read; None is what
            `config.set_num_parallel_workers` said, or 1.
        shuffle: What is shuffled; see `TextFileDataset`.
        num_shards: How many processes share the rows; see there.
        shard_id: Which of them this is.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or its files are not there, or an argument does not fit.

    """

    op_type = "WikiTextDataset"
    _file = "wiki.{}.tokens"


class PennTreebankDataset(_Corpus):
    """Articles of a newspaper: `text`, a line a row; see `WikiTextDataset`.

    Reads `ptb.train.txt`, `ptb.test.txt` and `ptb.valid.txt`.
    """

    op_type = "PennTreebankDataset"
    _file = "ptb.{}.txt"


class EnWik9Dataset(TextSource):
    """The first 10⁹ bytes of Wikipedia: `text`, a line of the file `enwik9` a row.

    Here lines in which nothing stands are rows, too.

    Args:
        dataset_dir: The folder with the file.
        num_samples: As of `WikiTextDataset`, and so are the others.
        num_parallel_workers: See there.
        shuffle: See there.
        num_shards: See there.
        shard_id: See there.
        cache: See there.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or its file is not there, or an argument does not fit.

    """

    op_type = "EnWik9Dataset"
    _empty = True

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | Shuffle | None = True,
        num_shards: int | None = None,
        shard_id: int | None = None,
        cache: DatasetCache | None = None,
    ) -> None:
        order = FileOrder(self.op_type, num_samples, shuffle, num_shards, shard_id)
        paths = files_in(self.op_type, dataset_dir, ["enwik9"])
        super().__init__(paths, order, num_parallel_workers, cache)
        self.dataset_dir = fspath(dataset_dir)
        self._names = ["text"]
