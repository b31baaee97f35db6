"""Trained embeddings: which vector each token has, read from the files that others publish."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Self

import numpy as np

from engine.dataset import arguments
from engine.errors import StateError, compose

from .files import lines_of
from .strings import typed_text

__all__ = ["CharNGram", "FastText", "GloVe", "Vectors"]

_INT32_MAX = 2**31 - 1
_GRAMS = (2, 3, 4)  # how many characters the n-grams of CharNGram have


class Vectors:
    r"""Embeddings of a text file: a token and its numbers in each line, spaces between.

    Lines of two words before the first vector are headings.

    Attributes:
        dim: How many numbers a vector has.

    >>> from engine.dataset import text
    >>> _ = Path("vectors.txt").write_text("2 3\nmy 0.5 1 2\nbook 2 0 1\n")
    >>> text.Vectors.from_file("vectors.txt", max_vectors=1).dim
    3

    """

    def __init__(self) -> None:
        # By bytes, since the n-grams of CharNGram are cut between bytes.
        self._vectors: dict[bytes, np.ndarray] = {}
        self.dim = 0

    @classmethod
    def from_file(cls, file_path: str, max_vectors: int | None = None) -> Self:
        """The embeddings of a file in UTF-8.

        Args:
            file_path: The file. That of `GloVe` is called `glove.6B.*.txt`, that of `FastText`
                `*.vec`.
            max_vectors: At most so many of its first lines are read; None and 0 read all.

        Raises:
            ArgumentTypeError: If an argument has the wrong type.
            ArgumentValueError: If the number is negative.
            StateError: If the file cannot be read, has another name, no vectors, vectors of one
                number, or such of different lengths.

        """
        where = f"{cls.__name__}.from_file"
        typed_text(f"{where}(file_path)", file_path)
        if max_vectors is not None:
            arguments.whole(f"{where}(max_vectors)", max_vectors, 0, _INT32_MAX)
        cls._check_name(where, file_path)
        lines = lines_of(where, file_path)
        while lines and len(lines[0].rstrip(" ").split(" ")) == 2:
            lines = lines[1:]
        made = cls()
        for line in lines[: max_vectors or None]:
            made._add(where, line)
        if not made.dim:
            raise StateError(compose(where, "vectors", f"none in {file_path}"))
        return made

    @classmethod
    def _check_name(cls, where: str, file_path: str) -> None:
        """Say that a file of another name is none of this kind."""

    def _add(self, where: str, line: str) -> None:
        token, _, rest = line.partition(" ")
        try:
            vector = np.array(rest.split(), np.float32)
        except ValueError as error:
            raise StateError(compose(where, f"numbers behind {token!r}", error)) from None
        self.dim = self.dim or len(vector)
        if len(vector) != self.dim or self.dim < 2:
            expected = f"{self.dim} numbers" if self.dim > 1 else "at least 2 numbers"
            got = f"{len(vector)} behind {token!r}"
            raise StateError(compose(where, expected, got))
        self._vectors.setdefault(token.encode(), vector)

    def vector(self, token: str, unknown: np.ndarray, *, lower_case_backup: bool) -> np.ndarray:
        """The vector of a token; `unknown` where it is not there."""
        found = self._found(token.encode(), unknown)
        if found is None and lower_case_backup:
            found = self._found(token.encode().lower(), unknown)
        return unknown if found is None else found

    def _found(self, token: bytes, unknown: np.ndarray) -> np.ndarray | None:
        del unknown
        return self._vectors.get(token)


class GloVe(Vectors):
    """Embeddings of GloVe, from a file `glove.6B.*.txt`; see `Vectors`."""

    @classmethod
    def _check_name(cls, where: str, file_path: str) -> None:
        if not re.fullmatch(r"glove\.6B\.[^.]*\.txt", Path(file_path).name):
            raise StateError(compose(where, "a file glove.6B.*.txt", file_path))


class FastText(Vectors):
    """Embeddings of FastText, from a file `*.vec`; see `Vectors`."""

    @classmethod
    def _check_name(cls, where: str, file_path: str) -> None:
        if Path(file_path).suffix != ".vec":
            raise StateError(compose(where, "a file *.vec", file_path))


class CharNGram(Vectors):
    """Embeddings of n-grams of characters; a token has the mean of those of its n-grams.

    Source: Hashimoto et al., arXiv:1611.01587, section 2.1.
    """

    def _found(self, token: bytes, unknown: np.ndarray) -> np.ndarray | None:
        letters = [b"#BEGIN#", *(token[at : at + 1] for at in range(len(token))), b"#END#"]
        grams = [
            b"%dgram-%s" % (count, b"".join(letters[at : at + count]))
            for count in _GRAMS
            for at in range(len(letters) - count + 1)
        ]
        known = [self._vectors[gram] for gram in grams if gram in self._vectors]
        counted = [vector for vector in known if not np.array_equal(vector, unknown)]
        return np.sum(counted, axis=0) / np.float32(len(counted)) if counted else None
