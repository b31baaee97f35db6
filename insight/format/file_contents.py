"""What a checkpoint file holds, whatever its format, which its ending says."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from insight.errors import CheckpointError, compose

from .checkpoint_contents import checkpoint_contents
from .contents import Contents
from .foreign import foreign_told
from .npz import npz_contents
from .safetensors import safetensors_contents

READERS: dict[str, Callable[[str, BinaryIO], Contents]] = {
    ".ckpt": checkpoint_contents,
    ".safetensors": safetensors_contents,
    ".npz": npz_contents,
}
"""What tells the contents of a file, by its ending."""


def file_contents(path: str | os.PathLike[str]) -> Contents:
    """What a file holds, told without its arrays: names, types, shapes, bytes, single numbers.

    All of its structure is looked at, and checksums are compared.

    Raises:
        ForeignError: If it is one of another library.
        CheckpointError: If it is damaged, or no checkpoint.
        OSError: If it cannot be read.

    >>> import tempfile, numpy as np
    >>> from insight.format.checkpoint import write_checkpoint
    >>> path = Path(tempfile.mkdtemp()) / "net.ckpt"
    >>> write_checkpoint(path, {"fc.weight": np.ones((2, 3), np.float32), "epoch": np.int64(4)})
    >>> [(held.name, held.shape, held.value) for held in file_contents(path).values]
    [('fc.weight', (2, 3), None), ('epoch', (), 4)]

    """
    path = Path(path)
    where = f"checkpoint {path}"
    if path.suffix not in READERS:
        expected = f"a name that ends in {' or '.join(READERS)}"
        raise CheckpointError(compose(where, expected, repr(path.suffix)))
    with path.open("rb") as file, foreign_told(where, file, path.name):
        return READERS[path.suffix](where, file)
