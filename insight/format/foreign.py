"""Files of other libraries: what one is, by its first bytes, where a checkpoint was expected.

Most hold pickled objects. To unpickle a file is to run what it says, so nothing here does; of no
such file is more read than what tells its kind.
"""

from __future__ import annotations

import os
import zipfile
from contextlib import contextmanager
from typing import TYPE_CHECKING, BinaryIO

from insight.errors import CheckpointError, FormatError, compose

from .npz.archive import DAMAGE
from .npz.array_header import OBJECTS, read_head

if TYPE_CHECKING:
    from collections.abc import Iterator

_HEAD = 32  # bytes
_PICKLE = b"\x80"  # and the number of a protocol
_PROTOCOLS = range(2, 6)
_STOP = b"."  # its last byte
_PYTORCH = b"\x80\x02\x8a\nl\xfc\x9cF\xf9 j\xa8P\x19."  # a number, then other pickles and tensors
_ARCHIVE = b"PK\3\4"
_HDF5 = b"\x89HDF\r\n\x1a\n"
_ARRAY = b"\x93NUMPY"
_GGUF = b"GGUF"
_PACKED = (b"\x1f\x8b", b"BZh", b"\xfd7zXZ\0", b"\x04\x22\x4d\x18")  # gzip, bz2, xz, lz4
_PICKLES_BY_NAME = (".pkl", ".pickle", ".joblib")
PICKLED = "pickled objects"
PICKLED_HINT = (
    "nothing pickled is read, since that would run what it says; save numbers as safetensors or "
    "npz where the file came from"
)
_OTHER_HINT = "save the numbers as safetensors or npz where the file came from"


class ForeignError(CheckpointError):
    """A file of another library, which is not read here."""


def foreign_error(where: str, file: BinaryIO, name: str) -> ForeignError | None:
    """The error that says what an open file is; None where it is nothing that is known.

    Args:
        where: The file; stands first.
        file: It, opened; read anew from its beginning.
        name: What it is called; of text pickles the ending alone tells.

    >>> from io import BytesIO
    >>> str(foreign_error("a.ckpt", BytesIO(b"GGUF"), "a.ckpt"))[:42]
    'a.ckpt expected arrays, got a GGUF file. H'

    """
    kind = _kind(where, file, name)
    if kind is None:
        return None
    hint = PICKLED_HINT if PICKLED in kind else _OTHER_HINT
    return ForeignError(compose(where, "arrays", kind, hint))


@contextmanager
def foreign_told(where: str, file: BinaryIO, name: str) -> Iterator[None]:
    """What a reader says of an open file that it refuses: that of which library it is, if of one.

    Raises:
        ForeignError: In the place of a CheckpointError of the reader.

    """
    try:
        yield
    except CheckpointError as error:
        foreign = foreign_error(where, file, name)
        if foreign is None:
            raise
        raise foreign from error


def _kind(where: str, file: BinaryIO, name: str) -> str | None:
    file.seek(0)
    head = file.read(_HEAD)
    if head.startswith(_PYTORCH):
        return f"a file of PyTorch with {PICKLED}"
    if _is_pickle(head, file):
        return PICKLED
    if head.startswith(_HDF5):
        return "an HDF5 file, as of Keras"
    if head.startswith(_GGUF):
        return "a GGUF file"
    if head.startswith(_ARRAY):
        return _array(where, file)
    if head.startswith(_ARCHIVE):
        return _archive(file)
    if not head or not name.lower().endswith(_PICKLES_BY_NAME):
        return None
    if head.startswith(_PACKED):
        return f"a packed file, as of joblib, with {PICKLED}"
    return f"what a name in '{name[name.rindex('.') :]}' stands for: {PICKLED}"


def _is_pickle(head: bytes, file: BinaryIO) -> bool:
    if not head.startswith(_PICKLE) or head[1:2] == b"" or head[1] not in _PROTOCOLS:
        return False
    file.seek(-1, os.SEEK_END)
    return file.read(1) == _STOP


def _array(where: str, file: BinaryIO) -> str:
    file.seek(0)
    try:
        is_pickled = read_head(where, file, "").type_name == OBJECTS
    except FormatError:
        is_pickled = False
    return f"an array of NumPy with {PICKLED}" if is_pickled else "a single array of NumPy (.npy)"


def _archive(file: BinaryIO) -> str | None:
    try:
        members = zipfile.ZipFile(file).namelist()
    except DAMAGE:
        return None
    if any(member.endswith("/data.pkl") or member == "data.pkl" for member in members):
        return f"an archive of PyTorch with {PICKLED}"
    if any(member.endswith((".pkl", ".pickle")) for member in members):
        return f"an archive with {PICKLED}"
    if {"config.json", "model.weights.h5"} <= set(members):
        return "an archive of Keras"
    return None
