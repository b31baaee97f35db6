"""Words in pieces of a vocabulary: the longest first, the unknown whole, with offsets."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.dataset import text
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError

VOCAB = text.Vocab.from_list(["fav", "##or", "##ite", "my", "book", "我", "##们", "[UNK]", "é"])


def cut(words: Any, **options: Any) -> list[str]:
    tokens = text.WordpieceTokenizer(VOCAB, **options)(words)
    assert isinstance(tokens, np.ndarray)
    found: list[str] = tokens.tolist()
    return found


def test_words_are_cut_into_the_longest_pieces() -> None:
    assert cut(["favorite", "my", "我们"]) == ["fav", "##or", "##ite", "my", "我", "##们"]
    assert cut("favor") == ["fav", "##or"]


def test_word_with_a_part_that_is_unknown_is_unknown() -> None:
    assert cut(["books", "my"]) == ["[UNK]", "my"]
    assert cut(["books", "my"], unknown_token="") == ["books", "my"]
    assert cut(["favorite"], suffix_indicator="@") == ["[UNK]"]


def test_long_words_are_unknown() -> None:
    assert cut(["favorite", "favor"], max_bytes_per_token=5) == ["[UNK]", "fav", "##or"]
    assert cut(["我们"], max_bytes_per_token=5) == ["[UNK]"]  # six bytes


def test_no_word_is_an_empty_token() -> None:
    assert cut([""]) == [""]
    assert cut("") == [""]


def test_offsets_count_bytes_from_the_beginning_of_each_word() -> None:
    tokenizer = text.WordpieceTokenizer(VOCAB, with_offsets=True)

    tokens, starts, limits = tokenizer(["我们", "favor"], [0, 10], [6, 15])

    assert tokens.tolist() == ["我", "##们", "fav", "##or"]
    assert starts.tolist() == [0, 3, 10, 13]
    assert limits.tolist() == [3, 6, 13, 15]
    assert starts.dtype == np.uint32


def test_every_token_has_one_offset_the_unknown_ones_too() -> None:
    tokens, starts, limits = text.BertTokenizer(VOCAB, with_offsets=True)("my books éé")

    assert tokens.tolist() == ["my", "[UNK]", "[UNK]"]
    assert [starts.tolist(), limits.tolist()] == [[0, 3, 9], [2, 8, 13]]


def test_special_tokens_stay_while_the_rest_is_folded() -> None:
    tokenizer = text.BertTokenizer(VOCAB, lower_case=True)

    assert tokenizer("[UNK] My Favorite BOOK").tolist() == [
        *("[UNK]", "my", "fav", "##or", "##ite", "book"),
    ]


@pytest.mark.parametrize("kind", [text.WordpieceTokenizer, text.BertTokenizer])
def test_arguments_that_do_not_fit_are_refused(kind: Any) -> None:
    with pytest.raises(ArgumentValueError, match=r"a text\.Vocab"):
        kind(None)
    with pytest.raises(ArgumentTypeError, match="suffix_indicator"):
        kind(VOCAB, 1)
    with pytest.raises(ArgumentValueError, match="max_bytes_per_token"):
        kind(VOCAB, max_bytes_per_token=-1)
    with pytest.raises(ArgumentTypeError, match="unknown_token"):
        kind(VOCAB, unknown_token=None)
    with pytest.raises(ArgumentTypeError, match="with_offsets"):
        kind(VOCAB, with_offsets=1)
    with pytest.raises(ArgumentTypeError, match=r"a text\.NormalizeForm"):
        text.BertTokenizer(VOCAB, normalization_form="NFC")  # type: ignore[arg-type]


def test_words_of_two_axes_are_refused() -> None:
    with pytest.raises(StateError, match="one word or an axis of them"):
        cut([["my"]])
