"""MNIST, and whatever else comes as its four files."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from os import PathLike, fspath
from pathlib import Path

import numpy as np

from engine.dataset.cache import DatasetCache
from engine.dataset.choice import choose
from engine.dataset.picks import Row
from engine.dataset.samplers import Sampler
from engine.dataset.source import FileSource, check_folder, check_usage
from engine.errors import ArgumentValueError

from .idx import read_idx

__all__ = ["FashionMnistDataset", "KMnistDataset", "MnistDataset"]

# In the order of the alphabet, in which MindSpore reads them.
PREFIXES = {"train": ("train",), "test": ("t10k",), "all": ("t10k", "train")}


class _FourFiles(FileSource):
    """Images and labels in pairs of files, one of training and one of tests."""

    _classes_in = 1

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
        chosen = choose(num_samples, sampler, shuffle, num_shards, shard_id)
        super().__init__(num_parallel_workers, chosen)
        self.usage = check_usage(self.op_type, usage, cache)
        self.dataset_dir = fspath(dataset_dir)
        self._names = ["image", "label"]
        self._paths = pairs_in(
            self.op_type, check_folder(self.op_type, dataset_dir), PREFIXES[self.usage]
        )

    @cached_property
    def _read(self) -> Row:
        pairs = [images_and_labels(*paths) for paths in self._paths]
        images, labels = (np.concatenate(column) for column in zip(*pairs, strict=True))
        return images, labels

    def _arrays(self) -> Row:
        return self._read


class MnistDataset(_FourFiles):
    """Handwritten digits: `image` (28, 28, 1) uint8 and `label` uint32.

    Reads `train-images-idx3-ubyte`, `train-labels-idx1-ubyte` and the two of `t10k`, with `.gz`
    behind the name or without. The files are read when the first row is asked for.

    Args:
        dataset_dir: The folder with the files.
        usage: `"train"`, `"test"` or `"all"`; None is all. All are those that are there: the
            tests, then the training.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: For the dataset graph: rows are slices of memory, which need none.
        shuffle: Whether rows come in an order that differs from pass to pass; None means True.
        sampler: What chooses the rows, in place of `num_samples`, `shuffle` and the shards.
        num_shards: How many processes share the rows.
        shard_id: Which of them this is.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or a file is not there or not whole, or an argument does
            not fit.

    """

    op_type = "MnistDataset"


class FashionMnistDataset(_FourFiles):
    """Pieces of clothing: `image` (28, 28, 1) uint8 and `label` uint32; see `MnistDataset`."""

    op_type = "FashionMnistDataset"


class KMnistDataset(_FourFiles):
    """Handwritten Japanese letters: `image` (28, 28, 1) uint8 and `label` uint32.

    See `MnistDataset`.
    """

    op_type = "KMnistDataset"


def pairs_in(
    where: str,
    folder: Path,
    prefixes: tuple[str, ...],
    endings: tuple[str, str] = ("images-idx3-ubyte", "labels-idx1-ubyte"),
) -> list[tuple[Path, Path]]:
    """The paths of images and labels; of several prefixes, those that have both.

    Raises:
        ArgumentValueError: If none has.

    """
    found = [tuple(_file(folder, f"{prefix}-{end}") for end in endings) for prefix in prefixes]
    whole = [(images, labels) for images, labels in found if images and labels]
    halves = [index for index, pair in enumerate(found) if sum(map(bool, pair)) == 1]
    if not whole or halves:
        wanted = prefixes[halves[0]] if halves else " or ".join(prefixes)
        present = sorted(path.name for path in folder.iterdir())[:8]
        expected = f"{wanted}-{endings[0]}[.gz] and {wanted}-{endings[1]}[.gz] in {folder}"
        raise ArgumentValueError.of(where, expected, present)
    return whole


def images_and_labels(images_path: Path, labels_path: Path) -> Row:
    """Images (N, height, width, 1) beside labels, one a row.

    Raises:
        ArgumentValueError: If the files do not fit each other.

    """
    images, labels = read_idx(images_path), read_idx(labels_path)
    if images.ndim != 3 or labels.shape[:1] != images.shape[:1]:
        expected = f"images (N, height, width) beside the labels {labels.shape}"
        raise ArgumentValueError.of(str(images_path), expected, images.shape)
    return images[..., None], labels.astype(np.uint32)


def _file(folder: Path, name: str) -> Path | None:
    # The dot before idx is how some mirrors unpack the files.
    dotted = name.replace("-idx", ".idx")
    candidates = (name, f"{name}.gz", dotted, f"{dotted}.gz")
    return next((folder / one for one in candidates if (folder / one).is_file()), None)
