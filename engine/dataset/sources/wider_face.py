"""WIDER FACE: crowds with boxes around faces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from os import PathLike, fspath
from pathlib import Path

import numpy as np

from engine.dataset.cache import DatasetCache
from engine.dataset.picks import Row
from engine.dataset.picture_source import PictureSource, lines_of
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_file, check_usage
from engine.errors import StateError, compose

__all__ = ["WIDERFaceDataset"]

FACTS = ("blur", "expression", "illumination", "occlusion", "pose", "invalid")
PARTS = {"train": ("train",), "valid": ("val",), "test": ("test",), "all": ("train", "val")}


class WIDERFaceDataset(PictureSource):
    """Crowds: `image` uint8, and unless for tests what is known of N faces, int32.

    `bbox` (N, 4) has the left, the top, the width and the height; `blur`, `expression`,
    `illumination`, `occlusion`, `pose` and `invalid` (N,) are numbers of degrees. Reads
    `WIDER_train/images` and its siblings, and the lists in `wider_face_split`. The arguments that
    are not told here are those of `ImageFolderDataset`.

    Args:
        dataset_dir: The folder with these folders.
        usage: `"train"`, `"valid"`, `"test"` or `"all"`, which is the first two; None is all.
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
        ArgumentValueError: If a folder or a list is not there, or an argument does not fit.
        StateError: When iterating: if a list says something else, or a picture cannot be read.

    """

    op_type = "WIDERFaceDataset"

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        usage: str | None = None,
        num_samples: int | None = None,
        num_parallel_workers: int | None = None,
        shuffle: bool | None = None,
        decode: bool = False,
        sampler: Sampler | Iterable[int] | None = None,
        num_shards: int | None = None,
        shard_id: int | None = None,
        cache: DatasetCache | None = None,
    ) -> None:
        choice = (num_samples, sampler, shuffle, num_shards, shard_id)
        super().__init__(dataset_dir, choice, num_parallel_workers, decode, cache)
        self.usage = check_usage(self.op_type, usage, cache, tuple(PARTS))
        has_faces = self.usage != "test"
        end = "_bbx_gt.txt" if has_faces else "_filelist.txt"
        root = self._folder / "wider_face_split"
        self._lists = {
            part: check_file(self.op_type, root / f"wider_face_{part}{end}")
            for part in PARTS[self.usage]
        }
        self._names = ["image", "bbox", *FACTS] if has_faces else ["image"]

    def _listed(self) -> Sequence[tuple[Path, np.ndarray]]:
        return [
            (self._folder / f"WIDER_{part}" / "images" / name, faces)
            for part, path in self._lists.items()
            for name, faces in self._of(path)
        ]

    def _of(self, path: Path) -> Iterator[tuple[str, np.ndarray]]:
        """The pictures of a list, with the numbers of their faces."""
        lines = iter(lines_of(path))
        for name in lines:
            if self.usage == "test":
                yield name, np.empty((0, 10), np.int32)
                continue
            try:
                count = int(next(lines))
                # A picture without a face has a line all the same.
                faces = np.array([next(lines).split() for _ in range(max(count, 1))], np.int32)
                yield name, faces[:, :10].reshape(-1, 10)
            except (StopIteration, ValueError, OverflowError) as error:
                expected = f"a number of faces and ten numbers each behind {name}"
                raise StateError(compose(fspath(path), expected, repr(error))) from error

    def _row(self, record: tuple[Path, np.ndarray]) -> Row:
        path, faces = record
        image = self._picture(path)
        return (image, faces[:, :4], *faces[:, 4:].T) if self.usage != "test" else (image,)
