"""Files that belong to a run: checkpoints, data sets, reports. Told with their digest, not held."""

from __future__ import annotations

import os
from hashlib import sha256
from typing import Any

from insight.errors import SummaryValueError, ValueKindError
from insight.format.messages import Summary

from ._plugin import SummaryPlugin
from .message import as_utf8
from .values import Artifact

UNKNOWN_SIZE = -1
_PIECE_BYTES = 1 << 20
_TEXTS = ("type", "role", "path")
_EXPECTED = "an Artifact, or the path of a file"


def encode(value: Any) -> Summary.Artifact:
    """What is told of a file: its absolute path, how many bytes it has, and their SHA-256.

    It is read once, a piece at a time.

    Args:
        value: An `Artifact`, or the path of a file.

    Raises:
        ValueKindError: If it is neither.
        SummaryValueError: If there is no such file, or it cannot be read.

    >>> import tempfile
    >>> with tempfile.NamedTemporaryFile() as file:
    ...     decode(encode(Artifact(file.name, type="model")))[3:]
    (0, 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')

    """
    if isinstance(value, (str, os.PathLike)):
        value = Artifact(value)
    if not isinstance(value, Artifact):
        raise ValueKindError.of("artifact", _EXPECTED, value)
    texts = (value.type, value.role)
    if not all(isinstance(text, str) for text in texts):
        raise ValueKindError.of("artifact", "a type and a role that are texts", texts)
    try:
        path = os.path.abspath(os.fsdecode(value.path))  # noqa: PTH100 - links stay links
    except TypeError as error:
        raise ValueKindError.of("artifact", "the path of a file", value.path) from error
    size, digest = _read(path)
    held = dict(zip(_TEXTS, (*texts, path), strict=True))
    told = {name: as_utf8(text).encode() for name, text in held.items()}
    return Summary.Artifact(size=size, digest=f"sha256:{digest}".encode(), **told)


def _read(path: str) -> tuple[int, str]:
    """How many bytes a file has, and the digest of just these."""
    held, size = sha256(), 0
    try:
        with open(path, "rb") as file:  # noqa: PTH123 - a path as it is given
            while piece := file.read(_PIECE_BYTES):
                held.update(piece)
                size += len(piece)
    except (OSError, ValueError) as error:
        got = f"{getattr(error, 'strerror', None) or error}: {path}"
        hint = "of a folder each file is an artifact" if os.path.isdir(path) else ""  # noqa: PTH112
        raise SummaryValueError.of("artifact", "a file that can be read", got, hint) from error
    return size, held.hexdigest()


def within(message: Summary.Artifact, folder: str) -> Summary.Artifact:
    """The same with the path relative to a folder, where the file lies below it.

    >>> told = Summary.Artifact(path=b"/runs/a/model.ckpt")
    >>> within(told, "/runs/a").path, within(told, "/runs/b").path
    (b'model.ckpt', b'/runs/a/model.ckpt')

    """
    path = message.path.decode()
    above = f"{folder.rstrip(os.sep)}{os.sep}"
    if not path.startswith(above):
        return message
    told = Summary.Artifact()
    told.CopyFrom(message)
    told.path = path[len(above) :].replace(os.sep, "/").encode()
    return told


def decode(message: Summary.Artifact) -> tuple[str, str, str, int, str]:
    """Type, role, path, size (-1 where nobody knows) and digest."""
    kind, role, path = (getattr(message, name).decode("utf-8", "replace") for name in _TEXTS)
    size = message.size if message.HasField("size") else UNKNOWN_SIZE
    return kind, role, path, max(size, UNKNOWN_SIZE), message.digest.decode("utf-8", "replace")


def load(message: Summary.Artifact) -> Artifact:
    """The artifact; whoever reads the run knows whether its file is to be had."""
    kind, role, path, _, _ = decode(message)
    return Artifact(path, kind, role)


PLUGIN = SummaryPlugin(
    name="artifact",
    kind="artifact",
    carrier="value",
    field="artifact",
    columns=(
        *(("type", "str"), ("role", "str"), ("path", "str")),
        *(("size", "int64"), ("digest", "str")),
    ),
    encode=encode,
    decode=decode,
    load=load,
    example=lambda: Artifact(__file__, type="code", role="input"),
    claims=lambda value: isinstance(value, Artifact),
)
