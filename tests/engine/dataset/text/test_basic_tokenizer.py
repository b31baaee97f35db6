"""Texts cut as BERT cuts them, special tokens and capitals among them."""

from __future__ import annotations

from engine.dataset import text


def test_special_tokens_are_kept_among_folded_words() -> None:
    tokens, starts, limits = text.BasicTokenizer(lower_case=True, with_offsets=True)(
        "[CLS] É [unused7]! [SEP]ABC"
    )

    assert tokens.tolist() == ["[CLS]", "e", "[unused7]", "!", "[SEP]", "abc"]
    assert starts.tolist() == [0, 6, 8, 17, 19, 24]
    assert limits.tolist() == [5, 7, 17, 18, 24, 27]


def test_special_tokens_are_cut_where_they_are_not_to_be_kept() -> None:
    tokenizer = text.BasicTokenizer(preserve_unused_token=False)

    assert tokenizer("[CLS] a").tolist() == ["[", "CLS", "]", "a"]


def test_white_space_is_kept_where_it_is_wanted() -> None:
    assert text.BasicTokenizer(keep_whitespace=True)("a \tb").tolist() == ["a", "  ", "b"]


def test_normal_form_is_taken_before_cutting() -> None:
    tokenizer = text.BasicTokenizer(normalization_form=text.NormalizeForm.NFKC)

    assert tokenizer("ＡＢ！").tolist() == ["AB", "!"]
