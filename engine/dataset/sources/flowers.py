"""Flowers of 102 kinds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from os import PathLike
from typing import Any

import numpy as np

from engine.dataset.mat_files import matrix
from engine.dataset.picks import Row
from engine.dataset.picture_source import PictureSource
from engine.dataset.samplers import Sampler
from engine.dataset.source import check_file, check_usage, one_of

__all__ = ["Flowers102Dataset"]

PARTS = {
    "train": ("trnid",),
    "valid": ("valid",),
    "test": ("tstid",),
    "all": ("trnid", "tstid", "valid"),
}
COLUMNS = {
    "Classification": ("image", "label"),
    "Segmentation": ("image", "segmentation", "label"),
}

# The names of the kinds in the order of their labels. Source: the page of the data set.
FLOWERS = (
    "pink primrose|hard-leaved pocket orchid|canterbury bells|sweet pea|english marigold|"
    "tiger lily|moon orchid|bird of paradise|monkshood|globe thistle|snapdragon|colt's foot|"
    "king protea|spear thistle|yellow iris|globe-flower|purple coneflower|peruvian lily|"
    "balloon flower|giant white arum lily|fire lily|pincushion flower|fritillary|red ginger|"
    "grape hyacinth|corn poppy|prince of wales feathers|stemless gentian|artichoke|"
    "sweet william|carnation|garden phlox|love in the mist|mexican aster|alpine sea holly|"
    "ruby-lipped cattleya|cape flower|great masterwort|siam tulip|lenten rose|barbeton daisy|"
    "daffodil|sword lily|poinsettia|bolero deep blue|wallflower|marigold|buttercup|oxeye daisy|"
    "common dandelion|petunia|wild pansy|primula|sunflower|pelargonium|bishop of llandaff|"
    "gaura|geranium|orange dahlia|pink-yellow dahlia?|cautleya spicata|japanese anemone|"
    "black-eyed susan|silverbush|californian poppy|osteospermum|spring crocus|bearded iris|"
    "windflower|tree poppy|gazania|azalea|water lily|rose|thorn apple|morning glory|"
    "passion flower|lotus|toad lily|anthurium|frangipani|clematis|hibiscus|columbine|"
    "desert-rose|tree mallow|magnolia|cyclamen|watercress|canna lily|hippeastrum|bee balm|"
    "ball moss|foxglove|bougainvillea|camellia|mallow|mexican petunia|bromelia|blanket flower|"
    "trumpet creeper|blackberry lily"
)


class Flowers102Dataset(PictureSource):
    """Pictures of flowers: `image` uint8, `label` uint32, and a `segmentation`, uint8.

    Reads `jpg` and `segmim`, and the lists `setid.mat` and `imagelabels.mat`. The arguments that
    are not told here are those of `ImageFolderDataset`.

    Args:
        dataset_dir: The folder with these.
        task: `"Classification"`, or `"Segmentation"`, which has the flowers alone, too.
        usage: `"train"`, `"valid"`, `"test"` or `"all"`.
        num_samples: See there.
        num_parallel_workers: See there.
        shuffle: See there.
        decode: Whether pictures are decoded.
        sampler: See there.
        num_shards: See there.
        shard_id: See there.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the folder or a list is not there, or an argument does not fit.
        StateError: When iterating: if a list or a picture cannot be read.

    """

    op_type = "Flowers102Dataset"
    _described_by = ("task", "usage", "decode")

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        task: str = "Classification",
        usage: str = "all",
        num_samples: int | None = None,
        num_parallel_workers: int | None = 1,
        shuffle: bool | None = None,
        decode: bool = False,
        sampler: Sampler | Iterable[int] | None = None,
        num_shards: int | None = None,
        shard_id: int | None = None,
    ) -> None:
        choice = (num_samples, sampler, shuffle, num_shards, shard_id)
        super().__init__(dataset_dir, choice, num_parallel_workers, decode)
        self.task = one_of("Flowers102Dataset(task)", task, tuple(COLUMNS))
        self.usage = check_usage(self.op_type, usage, None, tuple(PARTS))
        self._names = list(COLUMNS[task])
        self._lists = {
            name: check_file(self.op_type, self._folder / f"{name}.mat")
            for name in ("setid", "imagelabels")
        }

    @cached_property
    def _kinds(self) -> np.ndarray:
        return matrix(self._lists["imagelabels"], "labels").ravel() - 1

    def _listed(self) -> Sequence[int]:
        parts = PARTS[self.usage]
        return [int(one) for part in parts for one in matrix(self._lists["setid"], part).ravel()]

    def _label(self, record: int) -> int:
        return int(self._kinds[record - 1])

    def _row(self, record: int) -> Row:
        label = np.array(self._label(record), np.uint32)
        image = self._picture(self._folder / "jpg" / f"image_{record:05d}.jpg")
        if self.task == "Classification":
            return image, label
        flower = self._picture(self._folder / "segmim" / f"segmim_{record:05d}.jpg")
        return image, flower, label

    def get_class_indexing(self) -> dict[str, Any]:
        """The label of each kind by its name."""
        return {name: label for label, name in enumerate(FLOWERS.split("|"))}
