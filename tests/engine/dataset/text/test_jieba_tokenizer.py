"""Chinese words by a dictionary and by a model, as cppjieba finds them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine import dataset as ds
from engine.dataset import text
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError

WORDS = "今天 30 t\n天天 3 t\n天气 20 n\n太 9 d\n好 9 a\n我 99 r\n我们 80 r\n们 1 k\n去 40 v\n"
# B, E, M, S: a word of two where the first character begins words; else each is alone.
MODEL = """#start
-1.0 -3.14e+100 -3.14e+100 -0.5
#change
-3.14e+100 -0.1 -2.0 -3.14e+100
-0.7 -3.14e+100 -3.14e+100 -0.7
-3.14e+100 -0.3 -1.2 -3.14e+100
-0.7 -3.14e+100 -3.14e+100 -0.7
#emit
龙:-1.0,太:-9.0
虎:-1.0,好:-9.0
龙:-9.0
太:-1.0,好:-1.0,虎:-8.0
"""


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    model, words = tmp_path / "model", tmp_path / "words"
    model.write_text(MODEL, "utf-8")
    words.write_text(WORDS, "utf-8")
    return str(model), str(words)


def test_dictionary_gives_the_likeliest_words(files: tuple[str, str]) -> None:
    cut = text.JiebaTokenizer(*files, text.JiebaMode.MP)

    assert cut("今天天气太好，我们去x").tolist() == [
        *("今天", "天气", "太", "好", "，", "我们", "去", "x"),
    ]


def test_model_gives_words_that_no_dictionary_has(files: tuple[str, str]) -> None:
    cut = text.JiebaTokenizer(*files, text.JiebaMode.HMM)

    assert cut("龙虎太好 abc12 3.5%").tolist() == [
        *("龙虎", "太", "好", " ", "abc12", " ", "3.5", "%"),
    ]


def test_both_cut_by_the_model_what_the_dictionary_leaves(files: tuple[str, str]) -> None:
    assert text.JiebaTokenizer(*files)("我们龙虎太好今天").tolist() == [
        *("我们", "龙虎", "太", "好", "今天"),
    ]


def test_offsets_count_bytes(files: tuple[str, str]) -> None:
    cut = text.JiebaTokenizer(*files, text.JiebaMode.MP, with_offsets=True)

    tokens, starts, limits = cut("我们x去")
    assert tokens.tolist() == ["我们", "x", "去"]
    assert (starts.tolist(), limits.tolist()) == ([0, 6, 7], [6, 7, 10])
    assert starts.dtype == np.uint32


def test_no_text_is_an_empty_token(files: tuple[str, str]) -> None:
    assert text.JiebaTokenizer(*files)("").tolist() == [""]


def test_words_of_the_user_are_known_from_then_on(files: tuple[str, str], tmp_path: Path) -> None:
    cut = text.JiebaTokenizer(*files, text.JiebaMode.MP)
    before = cut("太好去").tolist()
    cut.add_word("太好")
    cut.add_dict({"龙虎": 10})
    (tmp_path / "more").write_text("\ufeff好去 5\nnot a word 5 x\n\n", "utf-8")

    assert (before, cut("太好去龙虎").tolist()) == (["太", "好", "去"], ["太好", "去", "龙虎"])
    cut.add_dict(str(tmp_path / "more"))
    cut.add_word("好去", 9999)
    assert cut("太好去").tolist() == ["太", "好去"]


def test_tokenizer_works_in_processes_of_its_own(files: tuple[str, str]) -> None:
    rows = ds.NumpySlicesDataset(["我们去", "今天"], ["text"], shuffle=False)
    cut = rows.map(
        text.JiebaTokenizer(*files), "text", num_parallel_workers=2, python_multiprocessing=True
    )

    assert [row["text"].tolist() for row in cut.create_dict_iterator(1, True)] == [
        *(["我们", "去"], ["今天"]),
    ]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((None, "x"), ArgumentValueError),
        ((1, "x"), ArgumentTypeError),
        (("none", "none"), ArgumentValueError),
    ],
)
def test_files_that_are_not_there_are_refused(
    arguments: tuple[Any, ...], error: type[Exception]
) -> None:
    with pytest.raises(error, match="hmm_path"):
        text.JiebaTokenizer(*arguments)


def test_arguments_that_do_not_fit_are_refused(files: tuple[str, str]) -> None:
    cut = text.JiebaTokenizer(*files)

    with pytest.raises(ArgumentTypeError, match=r"a text\.JiebaMode"):
        text.JiebaTokenizer(*files, 1)  # type: ignore[arg-type]
    with pytest.raises(ArgumentValueError, match="a word"):
        cut.add_word("")
    with pytest.raises(ArgumentValueError, match="freq"):
        cut.add_word("a", -1)
    with pytest.raises(ArgumentTypeError, match="a str or a dict"):
        cut.add_dict([])  # type: ignore[arg-type]
    with pytest.raises(ArgumentValueError, match="a file that is there"):
        cut.add_dict("")


@pytest.mark.parametrize("bad", ["", "a b\n", "a x n\n", "a 0 n\n"])
def test_files_of_another_kind_are_refused(
    files: tuple[str, str], tmp_path: Path, bad: str
) -> None:
    (tmp_path / "bad").write_text(bad)
    path = str(tmp_path / "bad")

    with pytest.raises(StateError, match=r"JiebaTokenizer\(mp_path\)"):
        text.JiebaTokenizer(files[0], path, text.JiebaMode.MP)("我")
    with pytest.raises(StateError, match=r"JiebaTokenizer\(hmm_path\)"):
        text.JiebaTokenizer(path, files[1], text.JiebaMode.HMM)("我")
