"""The files of a network: one, or a graph and its parameters beside it, as MindSpore has them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

from engine.errors import ArgumentValueError
from engine.train.export.exporter import Asked, Parts
from insight.format.mindir import content_of

from .model import Written, model_of

MOST_INSIDE = 2**30
"""Bytes of parameters in one file: MindSpore puts more beside it."""
_MOST_GRAPH = 2**31 - 1  # what protobuf reads
_ALIGNED = 64  # bytes: where each parameter begins
_HEAD = b"\x01".ljust(_ALIGNED, b"\0")  # the lowest byte of a number is first


def files_of(asked: Asked, path: Path) -> Iterator[tuple[Path, Parts]]:
    """Paths and bytes of the files of a network, the one that names the others last.

    Raises:
        ArgumentValueError: If an operator has no form in MINDIR; if a file of several would be
            encrypted; if the constants alone are too large.

    """
    written = model_of(asked)
    if sum(array.nbytes for array in written.arrays) > MOST_INSIDE:
        yield from _apart(asked, path, written)
        return
    for message, array in zip(written.model.graph.parameter, written.arrays, strict=True):
        message.raw_data = bytes(content_of(array))
    yield path, [_serialized(asked, written)]


def _apart(asked: Asked, path: Path, written: Written) -> Iterator[tuple[Path, Parts]]:
    if asked.options.get("enc_key") is not None:
        expected = f"None for more than {MOST_INSIDE} bytes of parameters"
        raise ArgumentValueError.of(f"{asked.where}(enc_key)", expected, "a key")
    folder = path.with_name(f"{path.stem}_variables")
    # A name that nobody has: until the graph is replaced, the old one finds its own parameters.
    names = (f"data_{number}" for number in itertools.count())
    data = folder / next(name for name in names if not (folder / name).exists())
    offset = len(_HEAD)
    for message, array in zip(written.model.graph.parameter, written.arrays, strict=True):
        told = message.external_data
        told.location, told.offset, told.length = f"{folder.name}/{data.name}", offset, array.nbytes
        offset += array.nbytes + -array.nbytes % _ALIGNED
    graph = _serialized(asked, written)
    yield data, _content(written)
    yield path.with_name(f"{path.stem}_graph.mindir"), [graph]
    for old in folder.glob("data_*"):
        if old != data:
            old.unlink(missing_ok=True)


def _content(written: Written) -> Iterator[bytes | memoryview]:
    yield _HEAD
    for array in written.arrays:
        yield content_of(array)
        yield bytes(-array.nbytes % _ALIGNED)


def _serialized(asked: Asked, written: Written) -> bytes:
    size = written.model.ByteSize()
    if size > _MOST_GRAPH:
        expected = f"at most {_MOST_GRAPH} bytes of constants"
        raise ArgumentValueError.of(f"{asked.where}(net)", expected, size)
    return bytes(written.model.SerializeToString())
