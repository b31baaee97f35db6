"""Operations on texts: which arrays they take, how they stand in pipelines and graphs."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import dataset as ds
from engine.dataset import text
from engine.errors import ArgumentTypeError, StateError

VOCAB = text.Vocab.from_list(["a", "b"], ["<unk>"])
ONE_COLUMN: dict[str, Any] = {
    "AddToken": text.AddToken("x"),
    "BasicTokenizer": text.BasicTokenizer(),
    "BertTokenizer": text.BertTokenizer(VOCAB),
    "CaseFold": text.CaseFold(),
    "FilterWikipediaXML": text.FilterWikipediaXML(),
    "Lookup": text.Lookup(VOCAB, "<unk>"),
    "Ngram": text.Ngram(1),
    "NormalizeUTF8": text.NormalizeUTF8(),
    "RegexReplace": text.RegexReplace("a", "b"),
    "RegexTokenizer": text.RegexTokenizer("a"),
    "SlidingWindow": text.SlidingWindow(1),
    "ToNumber": text.ToNumber(engine.int32),
    "Truncate": text.Truncate(1),
    "UnicodeCharTokenizer": text.UnicodeCharTokenizer(),
    "UnicodeScriptTokenizer": text.UnicodeScriptTokenizer(),
    "WhitespaceTokenizer": text.WhitespaceTokenizer(),
}
OF_ONE_TEXT = [name for name in ONE_COLUMN if name.endswith("Tokenizer")]
OF_TEXTS = [name for name in ONE_COLUMN if name not in {"SlidingWindow", "Truncate"}]


def described(operation: Any) -> dict[str, Any]:
    found: dict[str, Any] = operation.describe()["operationParam"]["mapStr"]
    return found


@pytest.mark.parametrize("name", ONE_COLUMN)
def test_operation_on_one_column_refuses_several(name: str) -> None:
    with pytest.raises(StateError, match=f"{name} expected one column, got 2"):
        ONE_COLUMN[name]("a", "b")


@pytest.mark.parametrize("name", OF_TEXTS)
def test_operation_on_texts_refuses_numbers(name: str) -> None:
    with pytest.raises(StateError, match=r"expected texts \(str\), got int64"):
        ONE_COLUMN[name](np.arange(3))


@pytest.mark.parametrize("name", OF_TEXTS)
def test_operation_on_texts_says_how_bytes_become_texts(name: str) -> None:
    with pytest.raises(StateError, match=r"text\.to_str makes str of bytes"):
        ONE_COLUMN[name](np.array([b"a"]))


@pytest.mark.parametrize("value", [None, {"a": 1}, ["a", None], [["a"], ["b", "c"]]])
def test_what_is_no_array_of_texts_is_refused(value: Any) -> None:
    with pytest.raises(ArgumentTypeError, match="CaseFold expected texts"):
        text.CaseFold()(value)


@pytest.mark.parametrize("name", OF_ONE_TEXT)
def test_tokenizer_refuses_several_texts(name: str) -> None:
    with pytest.raises(StateError, match=r"expected one text, got texts of shape \(2,\)"):
        ONE_COLUMN[name](["a", "b"])


def test_texts_of_python_objects_are_texts() -> None:
    objects = np.array(["A", "Bc"], object)

    assert text.CaseFold()(objects).tolist() == ["a", "bc"]


def test_results_are_as_wide_as_their_longest_text() -> None:
    wide = np.array(["a", "b", "a long text"])

    assert text.Truncate(2)(wide).dtype == "<U1"
    assert text.AddToken("xy")(wide[:1]).dtype == "<U2"


def test_tokenizers_with_offsets_make_three_columns_of_one() -> None:
    rows = ds.NumpySlicesDataset(["é b"], ["text"])
    tokens = rows.map(
        text.WhitespaceTokenizer(with_offsets=True), "text", ["token", "start", "limit"]
    )

    (row,) = tokens.create_dict_iterator(output_numpy=True)
    assert {name: column.tolist() for name, column in row.items()} == {
        "token": ["é", "b"],
        "start": [0, 3],
        "limit": [2, 4],
    }


def test_lookup_works_on_whole_columns_at_once() -> None:
    rows = ds.NumpySlicesDataset({"text": ["a", "b", "c"]}, shuffle=False)
    numbers = rows.map(text.Lookup(VOCAB, "<unk>"), "text").batch(3)

    (batch,) = numbers.create_dict_iterator(output_numpy=True)
    assert batch["text"].tolist() == [1, 2, 0]


def test_dataset_graph_names_operations_as_mindspore_does() -> None:
    assert described(text.AddToken("x", begin=False)) == {
        "tensor_op_name": "AddToken",
        "tensor_op_params": '{"begin": false, "token": "x"}',
    }
    assert described(text.ToNumber(engine.int8))["tensor_op_params"] == '{"data_type": "int8"}'
    assert described(text.Truncate(3))["tensor_op_params"] == '{"max_seq_len": 3}'
    assert described(text.WordpieceTokenizer(VOCAB)) == {
        "tensor_op_name": "WordpieceTokenizer",
        "tensor_op_params": "None",
    }
