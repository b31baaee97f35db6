"""Trained embeddings: their files, and the vectors of tokens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.dataset import text
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError

CONTENTS = "ok 0.5 1 -1\nThis 1 2 3 \n! 4 5 6\nok 9 9 9\n"


@pytest.fixture
def path(tmp_path: Path) -> str:
    (tmp_path / "vectors.txt").write_text(CONTENTS)
    return str(tmp_path / "vectors.txt")


def test_first_vector_of_a_token_counts(path: str) -> None:
    made = text.ToVectors(text.Vectors.from_file(path))(["ok", "none"])

    assert made.tolist() == [[0.5, 1, -1], [0, 0, 0]]
    assert made.dtype == np.float32


def test_one_token_gives_one_vector_in_a_row_too(path: str) -> None:
    of = text.ToVectors(text.Vectors.from_file(path), [1, 2, 3])

    assert of("none").tolist() == of(["none"]).tolist() == [1, 2, 3]
    assert of([["ok"], ["!"]]).shape == (2, 3)


def test_vector_that_was_given_is_of_your_own(path: str) -> None:
    of = text.ToVectors(text.Vectors.from_file(path))
    of("ok")[:] = 7

    assert of("ok").tolist() == [0.5, 1, -1]


def test_lower_case_is_looked_up_after_the_token_itself(path: str) -> None:
    of = text.ToVectors(text.Vectors.from_file(path), lower_case_backup=True)

    assert of(["This", "OK", "THIS"]).tolist() == [[1, 2, 3], [0.5, 1, -1], [0, 0, 0]]


def test_headings_do_not_count_and_lines_may_be_bounded(tmp_path: Path) -> None:
    file = tmp_path / "glove.6B.3d.txt"
    file.write_text("2 3\n" + CONTENTS)

    found = text.GloVe.from_file(str(file), 1)
    assert found.dim == 3
    assert text.ToVectors(found)(["ok", "!"]).tolist() == [[0.5, 1, -1], [0, 0, 0]]


def test_files_are_called_as_their_makers_call_them(tmp_path: Path, path: str) -> None:
    (tmp_path / "words.vec").write_text(CONTENTS)

    assert text.FastText.from_file(str(tmp_path / "words.vec")).dim == 3
    with pytest.raises(StateError, match=r"a file \*\.vec"):
        text.FastText.from_file(path)
    with pytest.raises(StateError, match=r"a file glove\.6B"):
        text.GloVe.from_file(path)


def test_token_has_the_mean_of_its_known_runs_of_characters(tmp_path: Path) -> None:
    file = tmp_path / "runs.txt"
    file.write_text(
        "2gram-#BEGIN#t 1 2 3\n2gram-ok 1 1 2\n3gram-o#END# 8 8 8\n4gram-tok#END# 4 6 1\n"
    )
    runs = text.CharNGram.from_file(str(file))

    assert text.ToVectors(runs)(["tok", "zz"]).tolist() == [[2, 3, 2], [0, 0, 0]]
    assert text.ToVectors(runs, [9, 9, 9])(["TO", "b"]).tolist() == [[9, 9, 9], [9, 9, 9]]
    assert text.ToVectors(runs, lower_case_backup=True)("TOK").tolist() == [2, 3, 2]


@pytest.mark.parametrize(
    ("contents", "said"),
    [
        ("", "vectors, got none"),
        ("a b\n1 2\n", "vectors, got none"),
        ("a 1\nb 1\n", "vectors, got none"),
        ("a 1 2\nb 1\n", "2 numbers, got 1 behind 'b'"),
        ("a 1 x\n", "numbers behind 'a'"),
    ],
)
def test_files_without_vectors_are_refused(tmp_path: Path, contents: str, said: str) -> None:
    (tmp_path / "bad.txt").write_text(contents)

    with pytest.raises(StateError, match=said):
        text.Vectors.from_file(str(tmp_path / "bad.txt"))


def test_arguments_that_do_not_fit_are_refused(path: str) -> None:
    vectors: Any = text.Vectors.from_file(path)

    with pytest.raises(StateError, match="3 numbers, as the vectors have, got 2"):
        text.ToVectors(vectors, [1, 2])("ok")
    with pytest.raises(ArgumentTypeError, match="numbers"):
        text.ToVectors(vectors, ["a"])  # type: ignore[list-item]
    with pytest.raises(ArgumentTypeError, match=r"text\.Vectors"):
        text.ToVectors(path)  # type: ignore[arg-type]
    with pytest.raises(ArgumentValueError, match="max_vectors"):
        text.Vectors.from_file(path, -1)
    with pytest.raises(StateError, match="a file in UTF-8"):
        text.Vectors.from_file(f"{path}.none")
