"""DIV2K: sharp pictures and what smaller ones of them were made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from os import PathLike
from pathlib import Path

from engine.dataset.cache import DatasetCache
from engine.dataset.picks import Row
from engine.dataset.picture_source import PictureSource
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_folder, one_of

from .image_folder import files_in

__all__ = ["DIV2KDataset"]

SCALES = {
    "bicubic": (2, 3, 4, 8),
    "unknown": (2, 3, 4),
    "mild": (4,),
    "difficult": (4,),
    "wild": (4,),
}
PARTS = {"train": ("train",), "valid": ("valid",), "all": ("train", "valid")}


class DIV2KDataset(PictureSource):
    """Sharp pictures and smaller ones: `hr_image` and `lr_image`, both uint8.

    Reads `DIV2K_train_HR`, `DIV2K_train_LR_bicubic/X2` and their siblings. The arguments that are
    not told here are those of `ImageFolderDataset`.

    Args:
        dataset_dir: The folder with these folders.
        usage: `"train"`, `"valid"` or `"all"`.
        downgrade: `"bicubic"`, `"unknown"`, `"mild"`, `"difficult"` or `"wild"`: how the small
            ones were made.
        scale: How much smaller they are: 2, 3, 4 or 8; 8 only bicubic, and of the last three
            kinds only 4.
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

    op_type = "DIV2KDataset"
    _described_by = ("usage", "downgrade", "scale", "decode")

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        usage: str = "train",
        downgrade: str = "bicubic",
        scale: int = 2,
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
        self.usage = one_of("DIV2KDataset(usage)", usage, tuple(PARTS))
        self.downgrade = one_of("DIV2KDataset(downgrade)", downgrade, tuple(SCALES))
        self.scale = one_of(f"DIV2KDataset(scale) of {downgrade}", scale, SCALES[downgrade])
        self._names = ["hr_image", "lr_image"]
        self._pairs = [
            (check_folder(self.op_type, self._folder / f"DIV2K_{part}_HR"), self._small(part))
            for part in PARTS[usage]
        ]

    def _small(self, part: str) -> Path:
        """The folder of the small ones."""
        if self.scale == 8:
            name = f"DIV2K_{part}_LR_x8"
        elif self.downgrade in {"bicubic", "unknown"}:
            name = f"DIV2K_{part}_LR_{self.downgrade}/X{self.scale}"
        else:
            name = f"DIV2K_{part}_LR_{self.downgrade}"
        return check_folder(self.op_type, self._folder / name)

    def _listed(self) -> Sequence[tuple[Path, Path]]:
        plain = self.downgrade in {"bicubic", "unknown"}
        end = f"x{self.scale}" if plain else f"x4{self.downgrade[0]}"
        return [
            (path, small / f"{path.stem}{end}{path.suffix}")
            for sharp, small in self._pairs
            for path in files_in(sharp)
        ]

    def _row(self, record: tuple[Path, Path]) -> Row:
        sharp, small = record
        return self._picture(sharp), self._picture(small)
