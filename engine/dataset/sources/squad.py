"""SQuAD: questions about articles, and where the answers stand."""

from __future__ import annotations

import json
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np

from engine.dataset import pictures
from engine.dataset.cache import DatasetCache
from engine.dataset.file_order import FileOrder
from engine.dataset.lines import Listed
from engine.dataset.picks import Row
from engine.dataset.shuffling import Shuffle
from engine.dataset.source import check_folder, check_usage
from engine.dataset.text_source import TextSource
from engine.errors import ArgumentValueError, StateError, compose

__all__ = ["SQuADDataset"]

PARTS = {"train": ("train",), "dev": ("dev",), "all": ("train", "dev")}
NOWHERE = -1  # where the answer begins to a question that has none; unsigned, the largest number

Question = tuple[str, str, list[str], list[int]]


class SQuADDataset(TextSource):
    """Questions: `context`, `question`, `text` (N,), texts, and `answer_start` (N,) uint32.

    A question without an answer has one that is empty. Reads `train-v1.1.json` and `dev-v1.1.json`,
    or those of version 2.0.

    Args:
        dataset_dir: The folder with the files.
        usage: `"train"`, `"dev"` or `"all"`; None is all, those that are there.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: For the dataset graph: rows are in memory.
        shuffle: What is shuffled; see `TextFileDataset`.
        num_shards: How many processes share the rows; see there.
        shard_id: Which of them this is.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or its files are not there, or an argument does not fit.
        StateError: When iterating: if a file has no questions.

    """

    op_type = "SQuADDataset"

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
        folder = check_folder(self.op_type, dataset_dir)
        paths = [
            path for part in PARTS[self.usage] for path in sorted(folder.glob(f"{part}-*.json"))
        ]
        if not paths:
            expected = f"{' or '.join(PARTS[self.usage])}-v1.1.json in {folder}"
            raise ArgumentValueError.of(self.op_type, expected, "none")
        super().__init__(paths, order, num_parallel_workers, cache)
        self.dataset_dir = fspath(dataset_dir)
        self._names = ["context", "question", "text", "answer_start"]

    def _found(self) -> Listed:
        return Listed(self.paths, map(_questions, self.paths))

    def _row(self, line: Any) -> Row:
        context, question, texts, starts = line
        numbers = np.array(starts or [NOWHERE], np.int64).astype(np.uint32)
        return np.array(context), np.array(question), np.array(texts or [""]), numbers


def _questions(path: Path) -> list[Question]:
    try:
        content = json.loads(pictures.read_text(path))
        return [
            (
                str(paragraph["context"]),
                str(asked["question"]),
                [str(answer["text"]) for answer in asked.get("answers", ())],
                [int(answer["answer_start"]) for answer in asked.get("answers", ())],
            )
            for article in content["data"]
            for paragraph in article["paragraphs"]
            for asked in paragraph["qas"]
        ]
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise StateError(compose(fspath(path), "articles with questions", repr(error))) from error
