"""SentencePiece: what is asked of its library, and what is said where it is not installed."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import numpy as np
import pytest

from engine import dataset as ds
from engine.dataset import text
from engine.errors import ArgumentTypeError, ArgumentValueError, LibraryMissingError, StateError

UNIGRAM = text.SentencePieceModel.UNIGRAM


class Trainer:
    """A stand-in for the library's: the model is what it was asked to learn from."""

    asked: ClassVar[dict[str, Any]] = {}

    @classmethod
    def train(cls, model_writer: Any, minloglevel: int, **options: Any) -> None:
        del minloglevel
        if options["vocab_size"] == 1:
            raise RuntimeError("too small")
        cls.asked = options
        model_writer.write(" ".join(options.get("sentence_iterator", ["of files"])).encode())


class Processor:
    """A stand-in for the library's: a model is a list of pieces, and finds words in it."""

    def __init__(self, model_file: str = "", model_proto: bytes = b"") -> None:
        model = Path(model_file).read_bytes() if model_file else model_proto
        self.pieces = model.decode().split()

    def encode(self, sentence: str, out_type: type) -> list[Any]:
        words = sentence.split()
        return words if out_type is str else [self.pieces.index(word) for word in words]


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> type[Trainer]:
    stand_in = SimpleNamespace(SentencePieceTrainer=Trainer, SentencePieceProcessor=Processor)
    monkeypatch.setitem(sys.modules, "sentencepiece", stand_in)
    return Trainer


def rows() -> Any:
    return ds.NumpySlicesDataset(["my old", "book"], ["text"], shuffle=False)


def test_model_learns_from_the_texts_of_a_dataset(library: type[Trainer]) -> None:
    vocab = text.SentencePieceVocab.from_dataset(
        rows(), ["text"], 9, 0.9995, UNIGRAM, {"num_threads": 1, "model_prefix": "x"}
    )
    asked = {name: value for name, value in library.asked.items() if name != "sentence_iterator"}

    assert vocab.model == b"my old book"
    assert asked == {
        "vocab_size": 9,
        "character_coverage": 0.9995,
        "model_type": "unigram",
        "num_threads": 1,
    }


@pytest.mark.usefixtures("library")
def test_pieces_and_numbers_come_from_a_model_or_its_file(tmp_path: Path) -> None:
    vocab = rows().build_sentencepiece_vocab([], 9, 1.0, UNIGRAM, None)
    text.SentencePieceVocab.save_model(vocab, str(tmp_path), "m.model")
    pieces = text.SentencePieceTokenizer(vocab, text.SPieceTokenizerOutType.STRING)
    numbers = text.SentencePieceTokenizer(
        str(tmp_path / "m.model"), text.SPieceTokenizerOutType.INT
    )

    assert pieces("old book").tolist() == ["old", "book"]
    assert numbers("old book").tolist() == [1, 2]
    assert numbers("old book").dtype == np.int32


def test_model_learns_from_files(library: type[Trainer]) -> None:
    text.SentencePieceVocab.from_file(["a", "b"], 9, 1.0, text.SentencePieceModel.BPE, {})

    assert (library.asked["input"], library.asked["model_type"]) == (["a", "b"], "bpe")


@pytest.mark.usefixtures("library")
def test_what_the_library_refuses_is_told() -> None:
    with pytest.raises(StateError, match="too small"):
        text.SentencePieceVocab.from_file(["a"], 1, 1.0, UNIGRAM, {})
    with pytest.raises(StateError, match="a model of SentencePiece"):
        text.SentencePieceTokenizer("none", text.SPieceTokenizerOutType.INT)("a")
    with pytest.raises(StateError, match="a trained model"):
        text.SentencePieceTokenizer(text.SentencePieceVocab(), text.SPieceTokenizerOutType.INT)("a")


def test_missing_library_is_said_with_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sentencepiece", None)

    with pytest.raises(LibraryMissingError, match="pip install sentencepiece"):
        text.SentencePieceVocab.from_file(["a"], 9, 1.0, UNIGRAM, {})


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("a", 9, 1.0, UNIGRAM, {}), ArgumentTypeError),
        ((["a"], "9", 1.0, UNIGRAM, {}), ArgumentTypeError),
        ((["a"], -1, 1.0, UNIGRAM, {}), ArgumentValueError),
        ((["a"], 9, 1, UNIGRAM, {}), ArgumentTypeError),
        ((["a"], 9, 1.0, 0, {}), ArgumentTypeError),
        ((["a"], 9, 1.0, UNIGRAM, []), ArgumentTypeError),
    ],
)
def test_arguments_that_do_not_fit_are_refused(
    arguments: tuple[Any, ...], error: type[Exception]
) -> None:
    with pytest.raises(error, match=r"SentencePieceVocab\.from_file"):
        text.SentencePieceVocab.from_file(*arguments)


def test_tokenizer_refuses_what_is_no_model() -> None:
    with pytest.raises(ArgumentTypeError, match=r"a path or a text\.SentencePieceVocab"):
        text.SentencePieceTokenizer(1, text.SPieceTokenizerOutType.INT)  # type: ignore[arg-type]
    with pytest.raises(ArgumentTypeError, match=r"a text\.SPieceTokenizerOutType"):
        text.SentencePieceTokenizer("m", 1)  # type: ignore[arg-type]
