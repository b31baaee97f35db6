"""Record files in object stores, which are not read here."""

from __future__ import annotations

from engine.errors import UnsupportedError

from .shuffling import Shuffle


class OBSMindDataset:
    """Rows of record files in a bucket: not here. `MindDataset` reads them once they are copied.

    Raises:
        UnsupportedError: Always.

    """

    def __init__(
        self,
        dataset_files: list[str],
        server: str,
        ak: str,
        sk: str,
        sync_obs_path: str,
        columns_list: list[str] | None = None,
        shuffle: bool | Shuffle = Shuffle.GLOBAL,
        num_shards: int | None = None,
        shard_id: int | None = None,
        shard_equal_rows: bool = True,
    ) -> None:
        hint = "copy them and their indexes to this machine, and take MindDataset"
        raise UnsupportedError.of("OBSMindDataset", "files of this machine", dataset_files, hint)
