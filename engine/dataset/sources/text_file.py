"""Lines of text files, whatever they are."""

from __future__ import annotations

from os import PathLike

from engine.dataset.cache import DatasetCache
from engine.dataset.file_order import FileOrder
from engine.dataset.shuffling import Shuffle
from engine.dataset.text_source import TextSource, files_of

__all__ = ["TextFileDataset"]


class TextFileDataset(TextSource):
    r"""The lines of text files: `text`, without the line break; empty lines are left out.

    Args:
        dataset_files: A path or a list of paths; each may have wildcards. Files come in the order
            of the alphabet.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: How many threads read; None is what
            `config.set_num_parallel_workers` said, or 1.
        shuffle: What is shuffled: True and `Shuffle.GLOBAL` shuffle files and rows; see `Shuffle`
            for the others, and False shuffles nothing.
        num_shards: How many processes share the rows: each gets a block, all of one length.
        shard_id: Which of them this is.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a file is not there, or an argument does not fit.
        StateError: When iterating: if there is no line, or one is no UTF-8.

    >>> from pathlib import Path
    >>> from engine import dataset as ds
    >>> _ = Path("lines.txt").write_text("one\n\ntwo\n")
    >>> [str(row["text"]) for row in ds.TextFileDataset("lines.txt", shuffle=False)
    ...     .create_dict_iterator(output_numpy=True)]
    ['one', 'two']

    """

    op_type = "TextFileDataset"

    def __init__(
        self,
        dataset_files: str | PathLike[str] | list[str],
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | Shuffle | None = Shuffle.GLOBAL,
        num_shards: int | None = None,
        shard_id: int | None = None,
        cache: DatasetCache | None = None,
    ) -> None:
        order = FileOrder(self.op_type, num_samples, shuffle, num_shards, shard_id)
        super().__init__(files_of(self.op_type, dataset_files), order, num_parallel_workers, cache)
        self._names = ["text"]
