"""CLUE: tasks of Chinese, a JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Mapping
from os import PathLike
from typing import Any

import numpy as np

from engine.dataset.cache import DatasetCache
from engine.dataset.file_order import FileOrder
from engine.dataset.picks import Row
from engine.dataset.shuffling import Shuffle
from engine.dataset.source import one_of
from engine.dataset.text_source import TextSource, files_of
from engine.errors import StateError, compose

__all__ = ["CLUEDataset"]

USAGES = ("train", "test", "eval")
SENTENCES = ("sentence1", "sentence2")
SPANS = ("span1_index", "span1_text", "span2_index", "span2_text")
# The columns of training and evaluation, then those of tests, in the order of the alphabet.
COLUMNS = {
    "AFQMC": (("label", *SENTENCES), ("id", *SENTENCES)),
    "CMNLI": (("label", *SENTENCES), ("id", *SENTENCES)),
    "CSL": (("abst", "id", "keyword", "label"), ("abst", "id", "keyword")),
    "IFLYTEK": (("label", "label_des", "sentence"), ("id", "sentence")),
    "TNEWS": (("keywords", "label", "label_desc", "sentence"), ("id", "keywords", "sentence")),
    "WSC": (("idx", "label", *SPANS, "text"), ("idx", *SPANS, "text")),
}


class CLUEDataset(TextSource):
    """Tasks of Chinese: columns of texts, and numbers uint32, that the task names.

    | task | columns of training and evaluation |
    |---|---|
    | AFQMC, CMNLI | `label`, `sentence1`, `sentence2` |
    | CSL | `abst`, `id`, `keyword` (N,), `label` |
    | IFLYTEK | `label`, `label_des`, `sentence` |
    | TNEWS | `keywords`, `label`, `label_desc`, `sentence` |
    | WSC | `idx`, `label`, `span1_index`, `span1_text`, `span2_index`, `span2_text`, `text` |

    Tests have no label, and an `id`.

    Args:
        dataset_files: A path or a list of paths; each may have wildcards.
        task: The task.
        usage: `"train"`, `"test"` or `"eval"`: which columns the files have.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: How many threads read; None is what
            `config.set_num_parallel_workers` said, or 1.
        shuffle: What is shuffled; see `TextFileDataset`.
        num_shards: How many processes share the rows; see there.
        shard_id: Which of them this is.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a file is not there, or an argument does not fit.
        StateError: When iterating: if a line is no object with these fields.

    """

    op_type = "CLUEDataset"

    def __init__(
        self,
        dataset_files: str | PathLike[str] | list[str],
        task: str = "AFQMC",
        usage: str = "train",
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | Shuffle | None = Shuffle.GLOBAL,
        num_shards: int | None = None,
        shard_id: int | None = None,
        cache: DatasetCache | None = None,
    ) -> None:
        order = FileOrder(self.op_type, num_samples, shuffle, num_shards, shard_id)
        super().__init__(files_of(self.op_type, dataset_files), order, num_parallel_workers, cache)
        self.task = one_of("CLUEDataset(task)", task, tuple(COLUMNS))
        self.usage = one_of("CLUEDataset(usage)", usage, USAGES)
        self._names = list(COLUMNS[task][usage == "test"])

    def _row(self, line: Any) -> Row:
        try:
            found = json.loads(line)
            fields = {**found, **found.get("target", {})}
            return tuple(_value(fields[name]) for name in self._names)
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            expected = f"an object with {self._names}"
            raise StateError(compose("CLUEDataset", expected, repr(error))) from error

    def _facts(self) -> Mapping[str, Any]:
        return {**super()._facts(), "task": self.task}


def _value(value: Any) -> np.ndarray:
    if isinstance(value, int) and not isinstance(value, bool):
        return np.array(value, np.int64).astype(np.uint32)
    return np.array(value)
