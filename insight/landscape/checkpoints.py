"""Checkpoints as parameters by name, each array read when it is asked for.

A checkpoint is a file or a mapping of arrays. Of either, pieces of an array can be had, so that a
trajectory of any number of checkpoints is looked at in little memory.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from insight.errors import SummaryValueError, ValueKindError
from insight.format.file_arrays import file_arrays

from .parameters import Array
from .trained import is_float, trained_names

Source = str | os.PathLike[str] | Mapping[str, Any]
"""A checkpoint as users give it: a file, or arrays by name."""


class Pieces(Protocol):
    """An array on its way, as its elements are asked for."""

    def into(self, room: Array) -> None:
        """Put the next elements into `room`, (n,), in its type."""
        ...


class PiecewiseArray(Protocol):
    """An array that lies somewhere, in a file or in memory."""

    @property
    def dtype(self) -> np.dtype[Any]: ...
    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def size(self) -> int: ...
    def pieces(self) -> Pieces:
        """Its elements in C order, from the first on."""
        ...

    def read(self) -> Array:
        """All of it."""
        ...


class Snapshot(Mapping[str, Array]):
    """The trained parameters of one checkpoint; an array is read when it is asked for.

    Attributes:
        where: Which checkpoint it is; stands first in errors.
        arrays: The arrays, not read.

    """

    def __init__(self, where: str, arrays: Mapping[str, PiecewiseArray]) -> None:
        self.where = where
        self.arrays = arrays

    def __getitem__(self, name: str) -> Array:
        return self.arrays[name].read()

    def __iter__(self) -> Iterator[str]:
        return iter(self.arrays)

    def __len__(self) -> int:
        return len(self.arrays)


def snapshots(
    checkpoints: Sequence[Source], names: Iterable[str] | None = None, *, first: int = 0
) -> list[Snapshot]:
    """The checkpoints, whose trained parameters have one set of names and shapes.

    Args:
        checkpoints: Files (`.ckpt`, `.safetensors`, `.npz`) or mappings of arrays. Mappings are
            kept, not copied.
        names: Which parameters count; None for those that `trained_names` takes for trained.
        first: The index of the first, for errors.

    Raises:
        PathError: If a file is not there.
        CheckpointError: If a file is damaged, encrypted or no checkpoint.
        SummaryValueError: If a checkpoint lacks a name, has another shape, or a wanted array is no
            floating-point one.
        ValueKindError: If a checkpoint or an array is something else.

    """
    wanted = _names(names)
    found = [_snapshot(index, one, wanted) for index, one in enumerate(checkpoints, first)]
    for other in found[1:]:
        check_alike(found[0], other)
    return found


def listed(checkpoints: Iterable[Source]) -> list[Source]:
    """Checkpoints in a row.

    Raises:
        ValueKindError: If they are one checkpoint, which could be gone through like a row.

    """
    if isinstance(checkpoints, str | os.PathLike | Mapping):
        hint = "give a list: paths of files, or mappings of arrays by name"
        raise ValueKindError.of("checkpoints", "several, oldest first", checkpoints, hint)
    return list(checkpoints)


def centre(parameters: Source) -> Snapshot:
    """The trained parameters that a plane goes through; a mapping's arrays are copied.

    A model may give the arrays that it computes with, and those change.

    Raises:
        PathError, CheckpointError, SummaryValueError, ValueKindError: As `snapshots`.

    """
    found = snapshots([parameters])[0]
    if not isinstance(parameters, Mapping):
        return found
    copied = {n: HeldArray(f"{found.where}: {n}", np.array(array)) for n, array in found.items()}
    return Snapshot(found.where, copied)


def check_alike(one: Snapshot, other: Snapshot) -> None:
    """Two checkpoints have the same names and shapes.

    Raises:
        SummaryValueError: If they do not; both are named.

    """
    hint = "give checkpoints of one network, or names= of the parameters that all have"
    if one.arrays.keys() != other.arrays.keys():
        name = min(one.arrays.keys() ^ other.arrays.keys())
        lacking, having = (other, one) if name in one.arrays else (one, other)
        expected = f"{name!r}, as {having.where} has it"
        raise SummaryValueError.of(lacking.where, expected, "none", hint)
    for name, array in one.arrays.items():
        if (shape := other.arrays[name].shape) != array.shape:
            expected = f"shape {array.shape}, as in {one.where}"
            raise SummaryValueError.of(f"{other.where}: {name}", expected, shape, hint)


def _names(names: Iterable[str] | None) -> list[str] | None:
    if names is None:
        return None
    if isinstance(names, str):
        raise ValueKindError.of("names", "a list of names", names, "names=[name]")
    return list(dict.fromkeys(names))


def _snapshot(index: int, checkpoint: Source, names: list[str] | None) -> Snapshot:
    arrays: Mapping[str, PiecewiseArray]
    if isinstance(checkpoint, Snapshot):
        where, arrays = checkpoint.where, checkpoint.arrays
    elif isinstance(checkpoint, str | os.PathLike):
        where, arrays = f"checkpoint {Path(checkpoint)}", file_arrays(checkpoint)
    elif isinstance(checkpoint, Mapping):
        where = f"checkpoint {index}"
        arrays = {n: HeldArray(f"{where}: {n}", value) for n, value in checkpoint.items()}
    else:
        hint = "give the path of a file, or a mapping of arrays by name"
        raise ValueKindError.of(f"checkpoint {index}", "a path or a mapping", checkpoint, hint)
    if names is None:
        names = trained_names(arrays, of_model=isinstance(checkpoint, Mapping))
    if not names:
        got = f"{len(arrays)} arrays of other kinds"
        raise SummaryValueError.of(where, "floating-point parameters", got)
    return Snapshot(where, {name: _wanted(where, name, arrays) for name in names})


def _wanted(where: str, name: str, arrays: Mapping[str, PiecewiseArray]) -> PiecewiseArray:
    if name not in arrays:
        got = f"{sorted(arrays)[:8]}{'…' if len(arrays) > 8 else ''}"
        raise SummaryValueError.of(where, f"an array named {name!r}", got)
    if not is_float(arrays[name]):
        got = str(getattr(arrays[name], "type_name", "")) or arrays[name].dtype.name
        raise SummaryValueError.of(f"{where}: {name}", "floating-point numbers", got)
    return arrays[name]


class HeldArray:
    """An array that somebody holds; it is not copied."""

    def __init__(self, where: str, value: Any) -> None:
        held = value.asnumpy() if callable(getattr(value, "asnumpy", None)) else value
        try:
            self._array: Array = np.asarray(held)
        except (TypeError, ValueError) as error:  # NumPy's, and those of other libraries' arrays
            raise ValueKindError.of(where, "an array", value) from error
        self.dtype = self._array.dtype
        self.shape = self._array.shape
        self.size = self._array.size

    def pieces(self) -> Pieces:
        return _HeldPieces(self._array)

    def read(self) -> Array:
        return self._array


class _HeldPieces:
    """Elements in C order, whatever the order in memory; only pieces are copied."""

    def __init__(self, array: Array) -> None:
        is_flat = array.flags.c_contiguous
        self._elements = array.reshape(-1) if is_flat else array.flat
        self._taken = 0

    def into(self, room: Array) -> None:
        room[...] = self.next(room.size)

    def next(self, count: int) -> Array:
        """The next elements, where they lie or copied."""
        begin, self._taken = self._taken, self._taken + count
        piece: Array = self._elements[begin : self._taken]
        return piece


def difference_into(room: Array, pieces: Pieces, common: Array) -> None:
    """Put the next elements, less `common`, into `room`; what is not finite stays so."""
    with np.errstate(over="ignore", invalid="ignore"):
        if isinstance(pieces, _HeldPieces):  # not copied first
            np.subtract(pieces.next(room.size), common, out=room, casting="same_kind")
        else:
            pieces.into(room)
            room -= common
