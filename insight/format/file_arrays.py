"""The arrays of a checkpoint file of any format, found without being read."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from insight.errors import CheckpointError, PathError, compose

from .array_pieces import FileArray
from .checkpoint_arrays import checkpoint_arrays
from .foreign import foreign_told
from .npz import npz_arrays
from .safetensors import safetensors_arrays

FINDERS: dict[str, Callable[[str, Path], dict[str, FileArray]]] = {
    ".ckpt": checkpoint_arrays,
    ".safetensors": safetensors_arrays,
    ".npz": npz_arrays,
}
"""What finds the arrays of a file, by its ending."""


def file_arrays(path: str | os.PathLike[str]) -> dict[str, FileArray]:
    """The arrays of a file by name, in its order; each is read, or pieces of it, when asked.

    Checksums of whole files are not compared, as not all of a file is read; `insight check` does.

    Raises:
        PathError: If there is no file.
        ForeignError: If it is one of another library.
        CheckpointError: If it is encrypted, damaged, or no checkpoint.
        OSError: If it cannot be read.

    >>> import tempfile, numpy as np
    >>> from insight.format.checkpoint import write_checkpoint
    >>> path = Path(tempfile.mkdtemp()) / "net.ckpt"
    >>> write_checkpoint(path, {"fc.weight": np.ones((2, 3), np.float32), "epoch": np.int64(4)})
    >>> arrays = file_arrays(path)
    >>> [(name, array.dtype.name, array.shape) for name, array in arrays.items()]
    [('fc.weight', 'float32', (2, 3)), ('epoch', 'int64', ())]
    >>> room = np.empty(2)
    >>> arrays["fc.weight"].pieces().into(room)
    >>> room
    array([1., 1.])

    """
    path = Path(path)
    where = f"checkpoint {path}"
    if path.suffix not in FINDERS:
        expected = f"a name that ends in {' or '.join(FINDERS)}"
        raise CheckpointError(compose(where, expected, repr(path.suffix)))
    if not path.is_file():
        raise PathError.missing("checkpoint", path)
    with path.open("rb") as file, foreign_told(where, file, path.name):
        return FINDERS[path.suffix](where, path)
