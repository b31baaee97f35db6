"""Values as the bytes of an `.npz`, part by part: `numpy.load` reads it without pickle.

What NumPy has no type for lies there as one that it has, and the archive says beside the member
what it is: bfloat16 as the uint16 of its bits. A text is an array of one.
"""

from __future__ import annotations

import zipfile
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import CheckpointError, compose
from insight.format.checkpoint_stream import pieces_of
from insight.format.tensor_types import TEXT_TYPE, check_utf8, content_of, dtype_of

from .archive import SUFFIX, proof
from .array_header import STORED_AS, head_bytes

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from insight.format.checkpoint_stream import Part

_MOST_NAME = 65535  # bytes


class _Sink:
    """What the archive's library writes to: it keeps the bytes until they are taken."""

    def __init__(self) -> None:
        self._held: list[Part] = []

    def write(self, part: Part) -> int:
        self._held.append(part)
        return len(part)

    def flush(self) -> None:
        """Nothing waits."""

    def taken(self) -> Iterator[Part]:
        held, self._held = self._held, []
        held.reverse()
        while held:
            yield held.pop()  # what was taken is given back before the next is made


def npz_parts(where: str, values: Mapping[str, Any]) -> Iterator[Part]:
    """The file's bytes, made as they are asked for; those of an array are not copied.

    Raises:
        CheckpointError: If a value has a type, or a name, that such a file cannot have; `where`
            stands first.

    """
    check_npz_names(where, values)
    sink = _Sink()
    archive = zipfile.ZipFile(sink, "w")  # type: ignore[call-overload]
    for name, value in values.items():
        # In a function of its own: what it holds is given back before the next is fetched.
        yield from _member(f"{where}: {name}", archive, sink, name, value)
    archive.comment = proof(archive.infolist())
    archive.close()
    yield from sink.taken()


def _member(
    where: str, archive: zipfile.ZipFile, sink: _Sink, name: str, value: Any
) -> Iterator[Part]:
    type_name, shape, content = content_of(where, value)
    if type_name == TEXT_TYPE:
        shape, dtype = (), np.dtype(f"<U{len(content) // 4}")
    else:
        dtype = np.dtype(STORED_AS.get(type_name, dtype_of(type_name)))
    head = head_bytes(dtype, shape)
    member = zipfile.ZipInfo(name + SUFFIX)
    member.file_size = len(head) + len(content)  # says whether the archive's numbers are long ones
    if type_name in {TEXT_TYPE, *STORED_AS}:
        member.comment = type_name.encode()
    with archive.open(member, "w") as file:
        for piece in pieces_of((head, content)):
            file.write(piece)
            del piece
            yield from sink.taken()
    yield from sink.taken()


def check_npz_names(where: str, names: Iterable[str]) -> None:
    """The format can hold every name.

    Raises:
        CheckpointError: If one is no text in UTF-8, has a NUL, or is too long.

    """
    for name in names:
        size = check_utf8(where, name)
        if "\0" in name or size + len(SUFFIX) > _MOST_NAME:
            got = repr(name) if "\0" in name else f"one of {size} bytes"
            hint = "rename it, or take the format 'ckpt'"
            raise CheckpointError(compose(where, "a name that an archive can have", got, hint))
