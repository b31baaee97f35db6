"""Images that show nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from engine.dataset import arguments
from engine.dataset.cache import DatasetCache, check_cache
from engine.dataset.choice import choose
from engine.dataset.picks import Row
from engine.dataset.records import SampledSource
from engine.dataset.samplers import Labels, Sampler
from engine.errors import ArgumentTypeError

__all__ = ["FakeImageDataset"]


class FakeImageDataset(SampledSource):
    """Random images, the same in every pass: `image` uint8 and `label` uint32.

    Each image depends on `base_seed` and its number alone: image 3 of seed 0 is image 2 of seed 1.

    Args:
        num_images: How many there are.
        image_size: Their height, width and channels.
        num_classes: How many labels there are.
        base_seed: What they are drawn by.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: How many threads draw them; None is what
            `config.set_num_parallel_workers` said, or 1.
        shuffle: Whether rows come in an order that differs from pass to pass; None means True.
        sampler: What chooses the rows, in place of `num_samples`, `shuffle` and the shards.
        num_shards: How many processes share the rows.
        shard_id: Which of them this is.
        cache: What would be asked of MindSpore's cache server: see `DatasetCache`.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one does not fit.

    >>> from engine import dataset as ds
    >>> images = ds.FakeImageDataset(4, (2, 3, 1), num_classes=5, shuffle=False)
    >>> image, label = next(iter(images))
    >>> image.shape, int(label) < 5
    ((2, 3, 1), True)

    """

    op_type = "FakeImageDataset"

    def __init__(
        self,
        num_images: int = 1000,
        image_size: Sequence[int] = (224, 224, 3),
        num_classes: int = 10,
        base_seed: int = 0,
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
        where = "FakeImageDataset"
        self.num_images = arguments.whole(f"{where}(num_images)", num_images, 1)
        if not isinstance(image_size, list | tuple) or len(image_size) != 3:
            expected = "a height, a width and a number of channels"
            raise ArgumentTypeError.of(f"{where}(image_size)", expected, image_size)
        self.image_size = [arguments.whole(f"{where}(image_size)", one, 1) for one in image_size]
        self._kinds = arguments.whole(f"{where}(num_classes)", num_classes, 1)
        self.base_seed = arguments.whole(f"{where}(base_seed)", base_seed, 0)
        self.cache = check_cache(where, cache)
        self._names = ["image", "label"]

    def _total(self) -> int:
        return self.num_images

    def _row_of(self, number: int) -> Row:
        rng = np.random.default_rng((self.base_seed + number, 0))
        return rng.integers(0, 256, self.image_size, np.uint8), self._label_of(number)

    def _label_of(self, number: int) -> np.ndarray:
        drawn = np.random.default_rng((self.base_seed + number, 1)).integers(self._kinds)
        return np.array(drawn, np.uint32)

    def _labels(self) -> Labels:
        return lambda: np.array([self._label_of(number) for number in range(self.num_images)])

    def _facts(self) -> dict[str, Any]:
        return {
            "num_images": self.num_images,
            "image_size": self.image_size,
            "num_classes": self._kinds,
            "base_seed": self.base_seed,
        }
