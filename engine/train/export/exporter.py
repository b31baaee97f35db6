"""What a form of exported networks is to the rest: its name, its ending, its bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from engine.tensor import Tensor

__all__ = ["Asked", "Exporter", "one_file"]

Parts: TypeAlias = "Iterable[bytes | memoryview]"
Files: TypeAlias = "Callable[[Asked, Path], Iterator[tuple[Path, Parts]]]"


class Asked(NamedTuple):
    """What is to be exported.

    Attributes:
        where: What stands first in errors.
        network: A cell, in evaluation, or a function of tensors.
        inputs: What it is called with; an unfilled one leaves lengths of axes open.
        options: Further keywords, of those that the exporter knows.

    """

    where: str
    network: Callable[..., Any]
    inputs: tuple[Tensor, ...]
    options: Mapping[str, Any]

    @property
    def name(self) -> str:
        """What the network is called."""
        kind = self.network if hasattr(self.network, "__name__") else type(self.network)
        return kind.__name__


class Exporter(NamedTuple):
    """A form of exported networks. A new one is a file in `formats/` that names its exporter."""

    name: str  # what users type
    suffix: str  # of its files
    files: (
        Files  # paths and bytes; all is known before the first, and the last says that all is there
    )
    options: tuple[str, ...] = ()  # keywords of `export` that it takes


def one_file(parts: Callable[[Asked], Iterable[bytes]]) -> Files:
    """The files of a form that has one: of these bytes."""

    def files(asked: Asked, path: Path) -> Iterator[tuple[Path, Parts]]:
        yield path, list(parts(asked))

    return files
