"""Pictures with sentences about them: Flickr and SBU."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np

from engine.dataset.cache import DatasetCache
from engine.dataset.lines import Lines
from engine.dataset.picks import Row
from engine.dataset.picture_source import PictureSource
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_file
from engine.errors import StateError, compose

__all__ = ["FlickrDataset", "SBUDataset"]

HOST = 23  # letters of an address before the part that names the picture


class FlickrDataset(PictureSource):
    """Pictures with several sentences: `image` uint8 and `annotation` (N,), texts.

    Reads a file with a line a sentence: the name of the picture, `#`, a number, a tab, the
    sentence. The arguments that are not told here are those of `ImageFolderDataset`.

    Args:
        dataset_dir: The folder with the pictures.
        annotation_file: The file with the sentences.
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
        ArgumentValueError: If the folder or the file is not there, or an argument does not fit.
        StateError: When iterating: if a line says something else, or a picture cannot be read.

    """

    op_type = "FlickrDataset"
    _described_by = ("decode",)

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        annotation_file: str | PathLike[str],
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
        self.annotation_file = check_file("FlickrDataset(annotation_file)", annotation_file)
        self._names = ["image", "annotation"]

    def _listed(self) -> Sequence[tuple[Path, list[str]]]:
        lines = Lines([self.annotation_file])
        found: dict[str, list[str]] = {}
        for number in range(len(lines)):
            head, tab, sentence = lines[number].partition("\t")
            name, mark, _ = head.rpartition("#")
            if not tab or not mark:
                expected = "a name with #, a tab and a sentence"
                raise StateError(compose(lines.where(number), expected, repr(lines[number])))
            found.setdefault(name, []).append(sentence)
        return [(self._folder / name, sentences) for name, sentences in sorted(found.items())]

    def _row(self, record: tuple[Path, list[str]]) -> Row:
        path, sentences = record
        return self._picture(path), np.array(sentences)

    def _facts(self) -> dict[str, Any]:
        return {**super()._facts(), "annotation_file": fspath(self.annotation_file)}


class SBUDataset(PictureSource):
    """Pictures with a sentence each: `image` uint8 and `caption`, a text.

    Reads `SBU_captioned_photo_dataset_urls.txt` and `…_captions.txt`, line by line, and those
    pictures in `sbu_images` that are there. The arguments are those of `ImageFolderDataset`.
    """

    op_type = "SBUDataset"
    _described_by = ("decode",)

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
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
        self._names = ["image", "caption"]
        self._lists = [
            check_file(self.op_type, self._folder / f"SBU_captioned_photo_dataset_{name}.txt")
            for name in ("urls", "captions")
        ]

    def _listed(self) -> Sequence[tuple[Path, str]]:
        addresses, captions = (Lines([path]) for path in self._lists)
        if len(addresses) != len(captions):
            expected = f"{len(addresses)} captions, one for each address"
            raise StateError(compose(self.op_type, expected, len(captions)))
        named = (
            (
                self._folder / "sbu_images" / addresses[number][HOST:].strip().replace("/", "_"),
                number,
            )
            for number in range(len(addresses))
        )
        return [(path, captions[number]) for path, number in named if path.is_file()]

    def _row(self, record: tuple[Path, str]) -> Row:
        path, caption = record
        return self._picture(path), np.array(caption.rstrip("\r"))
