"""Vocabularies: from lists, dicts, files and data sets, and looking up both ways."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import dataset as ds
from engine.dataset import text
from engine.dataset.text import Vocab
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError

VOCAB = Vocab.from_list(["deep", "learning"], ["<pad>", "<unk>"])


def words(*lines: str) -> Any:
    rows = ds.NumpySlicesDataset(list(lines), ["text"], shuffle=False)
    return rows.map(text.WhitespaceTokenizer(), "text")


def test_special_tokens_come_first_or_last() -> None:
    last = Vocab.from_list(["deep"], ["<pad>"], special_first=False)

    assert VOCAB.vocab() == {"<pad>": 0, "<unk>": 1, "deep": 2, "learning": 3}
    assert last.vocab() == {"deep": 0, "<pad>": 1}


def test_tokens_become_numbers_and_back() -> None:
    assert VOCAB.tokens_to_ids("deep") == 2
    assert VOCAB.tokens_to_ids(["learning", "sea"]) == [3, -1]
    assert VOCAB.tokens_to_ids(np.array(["deep", "<pad>"])) == [2, 0]
    assert VOCAB.ids_to_tokens(3) == "learning"
    assert VOCAB.ids_to_tokens([2, 99]) == ["deep", ""]
    assert VOCAB.ids_to_tokens(np.array([0, 1])) == ["<pad>", "<unk>"]


def test_list_of_one_gives_one_as_in_mindspore() -> None:
    assert VOCAB.tokens_to_ids(["deep"]) == 2
    assert VOCAB.ids_to_tokens([2]) == "deep"
    assert VOCAB.tokens_to_ids([]) == []


def test_dict_keeps_its_numbers() -> None:
    vocab = Vocab.from_dict({"home": 3, "<unk>": 6})

    assert vocab.vocab() == {"home": 3, "<unk>": 6}
    assert vocab.ids_to_tokens([6, 4]) == ["<unk>", ""]


def test_copy_of_the_numbers_is_of_your_own() -> None:
    VOCAB.vocab()["deep"] = 99

    assert VOCAB.tokens_to_ids("deep") == 2


def test_file_gives_a_token_a_line(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_bytes(b"apple,1\r\nbanana;2\n\ncat")

    assert list(Vocab.from_file(str(path)).vocab()) == ["apple,1\r", "banana;2", "", "cat"]
    assert list(Vocab.from_file(str(path), ",;").vocab()) == ["apple", "banana", "", "cat"]
    assert Vocab.from_file(str(path), ",;", 2, ["<pad>"], False).vocab() == {
        "apple": 0,
        "banana": 1,
        "<pad>": 2,
    }


def test_dataset_gives_the_most_frequent_first() -> None:
    rows = words("c b a b", "d c b")

    assert list(Vocab.from_dataset(rows).vocab()) == ["b", "c", "a", "d"]
    assert list(Vocab.from_dataset(rows, "text", (2, None)).vocab()) == ["b", "c"]
    assert list(Vocab.from_dataset(rows, ["text"], (None, 1)).vocab()) == ["a", "d"]
    assert list(Vocab.from_dataset(rows, top_k=1).vocab()) == ["b"]
    assert list(rows.build_vocab("text", None, 2, ["<s>"], True).vocab()) == ["<s>", "b", "c"]
    assert list(rows.build_vocab(freq_range=(9, None)).vocab()) == []


def test_reading_a_vocabulary_leaves_the_order_of_passes() -> None:
    def order(*, with_vocab: bool) -> list[list[str]]:
        ds.config.set_seed(4)
        rows = ds.NumpySlicesDataset([str(number) for number in range(9)], ["text"])
        if with_vocab:
            Vocab.from_dataset(rows)
        return [[str(row["text"]) for row in rows.create_dict_iterator(1, True)] for _ in "ab"]

    assert order(with_vocab=True) == order(with_vocab=False)


@pytest.mark.parametrize(
    ("arguments", "error", "said"),
    [
        ({"columns": "none"}, StateError, "none"),
        ({"freq_range": [1, 2]}, ArgumentTypeError, "a tuple of two numbers"),
        ({"freq_range": (1,)}, ArgumentValueError, "two of int or None"),
        ({"freq_range": (3, 2)}, ArgumentValueError, "0 <= least <= most"),
        ({"top_k": 0}, ArgumentValueError, "a number from 1"),
        ({"top_k": 1.5}, ArgumentTypeError, "an int"),
        ({"special_tokens": ["x", "x"]}, ArgumentValueError, "each token once"),
        ({"special_tokens": ["a"]}, StateError, "special tokens that the data have not"),
        ({"special_first": 1}, ArgumentTypeError, "a bool"),
    ],
)
def test_dataset_with_arguments_that_do_not_fit_is_refused(
    arguments: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        Vocab.from_dataset(words("a b"), **arguments)


def test_dataset_of_numbers_or_of_nothing_is_refused() -> None:
    with pytest.raises(StateError, match="texts"):
        Vocab.from_dataset(ds.NumpySlicesDataset([1, 2]))
    with pytest.raises(StateError, match="rows with tokens"):
        Vocab.from_dataset(words("a").filter(lambda _: False))


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((("a",),), ArgumentTypeError),
        (([1],), ArgumentTypeError),
        ((["a", "a"],), ArgumentValueError),
        ((["a"], ["a"]), ArgumentValueError),
        ((["a"], "b"), ArgumentTypeError),
        ((["a"], ["b"], 1), ArgumentTypeError),
    ],
)
def test_lists_that_are_no_vocabulary_are_refused(
    arguments: tuple[Any, ...], error: type[Exception]
) -> None:
    with pytest.raises(error, match=r"Vocab\.from_list"):
        Vocab.from_list(*arguments)


@pytest.mark.parametrize(
    ("given", "error"),
    [
        (["a"], ArgumentTypeError),
        ({1: 1}, ArgumentTypeError),
        ({"a": 1.0}, ArgumentTypeError),
        ({"a": -1}, ArgumentValueError),
    ],
)
def test_dicts_that_are_no_vocabulary_are_refused(given: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match=r"Vocab\.from_dict"):
        Vocab.from_dict(given)


def test_files_that_are_no_vocabulary_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("a\nb\na\n")

    with pytest.raises(StateError, match="each token once, got \\['a'\\]"):
        Vocab.from_file(str(path))
    with pytest.raises(StateError, match="a file in UTF-8"):
        Vocab.from_file(str(tmp_path / "none.txt"))
    with pytest.raises(ArgumentValueError, match="vocab_size"):
        Vocab.from_file(str(path), vocab_size=0)
    path.write_bytes(b"\xff\n")
    with pytest.raises(StateError, match="a file in UTF-8"):
        Vocab.from_file(str(path))


def test_vocabulary_that_nothing_made_is_refused() -> None:
    with pytest.raises(StateError, match="Vocab expected tokens, got none"):
        Vocab().vocab()
    with pytest.raises(ArgumentTypeError, match=r"a text\.Vocab with tokens"):
        text.Lookup(Vocab())


@pytest.mark.parametrize("wrong", [1.5, [1], None, np.array([["a"]])])
def test_tokens_that_are_none_are_refused(wrong: Any) -> None:
    with pytest.raises(ArgumentTypeError, match="tokens_to_ids"):
        VOCAB.tokens_to_ids(wrong)


def test_numbers_that_are_none_are_refused() -> None:
    with pytest.raises(ArgumentTypeError, match="ids_to_tokens"):
        VOCAB.ids_to_tokens("deep")  # type: ignore[arg-type]
    with pytest.raises(ArgumentValueError, match="ids_to_tokens"):
        VOCAB.ids_to_tokens(-1)


def test_lookup_gives_numbers_of_the_type_asked_for() -> None:
    assert text.Lookup(VOCAB)("deep").dtype == np.int32
    assert text.Lookup(VOCAB, data_type=engine.float32)(["deep"]).tolist() == [2.0]
    assert text.Lookup(VOCAB, "<unk>")([["sea"], ["deep"]]).tolist() == [[1], [2]]


def test_lookup_refuses_tokens_that_are_not_there() -> None:
    with pytest.raises(StateError, match="tokens of the vocabulary, got 'sea'"):
        text.Lookup(VOCAB)(["deep", "sea"])
    with pytest.raises(StateError, match="a token of the vocabulary, got 'none'"):
        text.Lookup(VOCAB, "none")
    with pytest.raises(ArgumentTypeError, match=r"a text\.Vocab"):
        text.Lookup({"a": 1})  # type: ignore[arg-type]
