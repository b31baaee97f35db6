"""Cityscapes: streets, and what every pixel of them shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from os import PathLike
from pathlib import Path

import numpy as np

from engine.dataset import pictures
from engine.dataset.cache import DatasetCache
from engine.dataset.picks import Row
from engine.dataset.picture_source import PictureSource
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_folder, one_of

from .image_folder import files_in, folders_in

__all__ = ["CityscapesDataset"]

USAGES = {
    "fine": ("train", "test", "val", "all"),
    "coarse": ("train", "train_extra", "val", "all"),
}
MASKS = {
    "instance": "instanceIds.png",
    "semantic": "labelIds.png",
    "polygon": "polygons.json",
    "color": "color.png",
}


class CityscapesDataset(PictureSource):
    """Streets: `image` uint8 and `task`, a picture, or for polygons the text of a JSON file.

    Reads the folders of cities in `leftImg8bit` and in `gtFine` or `gtCoarse`. The arguments that
    are not told here are those of `ImageFolderDataset`.

    Args:
        dataset_dir: The folder with these folders.
        usage: `"train"`, `"test"`, `"val"` or `"all"`; with coarse masks `"train"`,
            `"train_extra"`, `"val"` or `"all"`.
        quality_mode: `"fine"` or `"coarse"`: how exact the masks are.
        task: `"instance"`, `"semantic"`, `"polygon"` or `"color"`: which masks.
        num_samples: See there.
        num_parallel_workers: See there.
        shuffle: See there.
        decode: Whether pictures are decoded.
        sampler: See there.
        num_shards: See there.
        shard_id: See there.
        cache: See there.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a folder is not there, or an argument does not fit.
        StateError: When iterating: if there is no picture, or one cannot be read.

    """

    op_type = "CityscapesDataset"
    _described_by = ("usage", "quality_mode", "task", "decode")

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        usage: str = "train",
        quality_mode: str = "fine",
        task: str = "instance",
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | None = None,
        decode: bool | None = None,
        sampler: Sampler | Iterable[int] | None = None,
        num_shards: int | None = None,
        shard_id: int | None = None,
        cache: DatasetCache | None = None,
    ) -> None:
        choice = (num_samples, sampler, shuffle, num_shards, shard_id)
        super().__init__(dataset_dir, choice, num_parallel_workers, decode, cache)
        where = self.op_type
        self.quality_mode = one_of(f"{where}(quality_mode)", quality_mode, tuple(USAGES))
        self.usage = one_of(f"{where}(usage)", usage, USAGES[quality_mode])
        self.task = one_of(f"{where}(task)", task, tuple(MASKS))
        self._names = ["image", "task"]
        self._kind = "gtFine" if quality_mode == "fine" else "gtCoarse"
        known = [part for part in USAGES[quality_mode] if part != "all"]
        self._parts = known if usage == "all" else [usage]
        for part in self._parts:
            for root in ("leftImg8bit", self._kind):
                check_folder(where, self._folder / root / part)

    def _listed(self) -> Sequence[tuple[Path, Path]]:
        return [
            (path, self._mask(part, city.name, path.stem))
            for part in self._parts
            for city in folders_in(self._folder / "leftImg8bit" / part)
            for path in files_in(city)
        ]

    def _mask(self, part: str, city: str, stem: str) -> Path:
        name = f"{stem.removesuffix('_leftImg8bit')}_{self._kind}_{MASKS[self.task]}"
        return self._folder / self._kind / part / city / name

    def _row(self, record: tuple[Path, Path]) -> Row:
        image, mask = record
        if self.task != "polygon":
            return self._picture(image), self._picture(mask)
        return self._picture(image), np.array(pictures.read_text(mask))
