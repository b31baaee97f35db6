"""Pieces of words that a model learned: SentencePiece, whose library does the work.

The library is loaded where it is used; `pip install sentencepiece` brings it.
"""

from __future__ import annotations

import importlib
import io
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from engine.dataset import arguments
from engine.errors import ArgumentTypeError, LibraryMissingError, StateError, compose
from insight.extras import line_for

from .choices import SentencePieceModel, SPieceTokenizerOutType
from .operation import TextOperation
from .strings import as_array, one_text, typed_text

if TYPE_CHECKING:
    from engine.dataset.node import Node

__all__ = ["SentencePieceTokenizer", "SentencePieceVocab"]

_UINT32_MAX = 2**32 - 1
_OURS = {"input", "vocab_size", "model_prefix", "character_coverage", "model_type"}


class SentencePieceVocab:
    """A model that the class methods train.

    Attributes:
        model: It, as the bytes of a model file; None before it is trained.

    """

    def __init__(self) -> None:
        self.model: bytes | None = None

    @classmethod
    def from_dataset(
        cls,
        dataset: Node,
        col_names: Sequence[str] | None,
        vocab_size: int,
        character_coverage: float,
        model_type: SentencePieceModel,
        params: dict[str, Any] | None,
    ) -> SentencePieceVocab:
        """A model trained on the texts of a dataset.

        Args:
            dataset: One pass of it is read; its next pass is the same as without.
            col_names: The column with the texts; None and an empty list is that called `text`.
            vocab_size: How many pieces the model has.
            character_coverage: The share of characters that it knows: 0.9995 for Chinese and
                Japanese, 1.0 where an alphabet is small.
            model_type: What it learns.
            params: Further options of the library's trainer.

        Raises:
            ArgumentTypeError: If an argument has the wrong type.
            ArgumentValueError: If the size is negative.
            StateError: If there is no such column, or the library cannot train on the texts.
            LibraryMissingError: If the library is not installed.

        """
        where = "SentencePieceVocab.from_dataset"
        if col_names is not None:
            arguments.names(f"{where}(col_names)", col_names)
        options = _options(where, vocab_size, character_coverage, model_type, params)
        sentences = _sentences(where, dataset, (col_names or ["text"])[0])
        return cls._trained(where, {"sentence_iterator": sentences, **options})

    @classmethod
    def from_file(
        cls,
        file_path: list[str],
        vocab_size: int,
        character_coverage: float,
        model_type: SentencePieceModel,
        params: dict[str, Any] | None,
    ) -> SentencePieceVocab:
        """A model trained on the lines of files; the other arguments are those of `from_dataset`.

        Raises:
            ArgumentTypeError: If an argument has the wrong type.
            ArgumentValueError: If the size is negative.
            StateError: If the library cannot train on the files.
            LibraryMissingError: If the library is not installed.

        """
        where = "SentencePieceVocab.from_file"
        if not isinstance(file_path, list):
            raise ArgumentTypeError.of(f"{where}(file_path)", "a list of paths", file_path)
        options = _options(where, vocab_size, character_coverage, model_type, params)
        paths = [typed_text(f"{where}(file_path)", path) for path in file_path]
        return cls._trained(where, {"input": paths, **options})

    @classmethod
    def save_model(cls, vocab: SentencePieceVocab, path: str, filename: str) -> None:
        """Write a model to a file, which every program of SentencePiece reads.

        Args:
            vocab: The model.
            path: The folder, which is there.
            filename: The file in it.

        Raises:
            ArgumentTypeError: If an argument has the wrong type.
            StateError: If it is not trained, or the file cannot be written.

        """
        where = "SentencePieceVocab.save_model"
        model = _model_of(f"{where}(vocab)", vocab)
        folder = Path(typed_text(f"{where}(path)", path))
        try:
            (folder / typed_text(f"{where}(filename)", filename)).write_bytes(model)
        except (OSError, ValueError) as error:
            raise StateError(compose(where, "a folder to write in", str(error))) from None

    @classmethod
    def _trained(cls, where: str, options: dict[str, Any]) -> SentencePieceVocab:
        library = _library(where)
        written = io.BytesIO()
        try:
            library.SentencePieceTrainer.train(model_writer=written, minloglevel=1, **options)
        except (RuntimeError, OSError, ValueError, TypeError) as error:
            raise StateError(compose(where, "what the library can train on", error)) from None
        made = cls()
        made.model = written.getvalue()
        return made


class SentencePieceTokenizer(TextOperation):
    """One text as the pieces of a model, or as their numbers, int32.

    Args:
        mode: A trained `SentencePieceVocab`, or the path of a model file.
        out_type: Which of the two.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        StateError: When called: if there is no such model, or the array is not one text.
        LibraryMissingError: When called: if the library is not installed.

    """

    def __init__(self, mode: str | SentencePieceVocab, out_type: SPieceTokenizerOutType) -> None:
        if not isinstance(mode, str | SentencePieceVocab):
            expected = "a path or a text.SentencePieceVocab"
            raise ArgumentTypeError.of("SentencePieceTokenizer(mode)", expected, mode)
        if not isinstance(out_type, SPieceTokenizerOutType):
            expected = "a text.SPieceTokenizerOutType"
            raise ArgumentTypeError.of("SentencePieceTokenizer(out_type)", expected, out_type)
        self.mode = mode
        self.out_type = out_type

    def _made(self, text: Any) -> np.ndarray:
        sentence = one_text("SentencePieceTokenizer", text)
        if self.out_type is SPieceTokenizerOutType.STRING:
            return as_array(self._processor.encode(sentence, out_type=str))
        return np.array(self._processor.encode(sentence, out_type=int), np.int32)

    @cached_property
    def _processor(self) -> Any:
        where = "SentencePieceTokenizer"
        library = _library(where)
        vocab = self.mode
        try:
            if isinstance(vocab, str):
                return library.SentencePieceProcessor(model_file=vocab)
            return library.SentencePieceProcessor(model_proto=_model_of(where, vocab))
        except (RuntimeError, OSError) as error:
            raise StateError(compose(where, "a model of SentencePiece", error)) from None


def _library(where: str) -> Any:
    try:
        return importlib.import_module("sentencepiece")
    except ImportError:
        hint = line_for("sentencepiece")
        text = compose(where, "the library sentencepiece", "none", hint)
        raise LibraryMissingError(text) from None


def _model_of(where: str, vocab: Any) -> bytes:
    if not isinstance(vocab, SentencePieceVocab):
        raise ArgumentTypeError.of(where, "a text.SentencePieceVocab", vocab)
    if vocab.model is None:
        hint = "SentencePieceVocab.from_dataset and from_file train one"
        raise StateError(compose(where, "a trained model", "none", hint))
    return vocab.model


def _options(
    where: str, vocab_size: Any, coverage: Any, model_type: Any, params: Any
) -> dict[str, Any]:
    if not isinstance(coverage, float):
        raise ArgumentTypeError.of(f"{where}(character_coverage)", "a float", coverage)
    if not isinstance(model_type, SentencePieceModel):
        expected = "a text.SentencePieceModel"
        raise ArgumentTypeError.of(f"{where}(model_type)", expected, model_type)
    if not isinstance(params, dict | None):
        raise ArgumentTypeError.of(f"{where}(params)", "a dict", params)
    return {
        **{name: value for name, value in (params or {}).items() if name not in _OURS},
        "vocab_size": arguments.whole(f"{where}(vocab_size)", vocab_size, 0, _UINT32_MAX),
        "character_coverage": coverage,
        "model_type": model_type.name.lower(),
    }


def _sentences(where: str, dataset: Any, column: str) -> Iterator[str]:
    wanted = dataset.project([column])
    for (value,) in wanted.begin(wanted.next_turn(0), counts=False):
        yield one_text(where, value)
