"""A user's function as a tokenizer."""

from __future__ import annotations

import numpy as np
import pytest

from engine.dataset import text
from engine.errors import ArgumentTypeError, StateError

SPLIT = text.PythonTokenizer(str.split)


def test_function_makes_tokens_of_each_text() -> None:
    assert SPLIT(np.array("a b cc")).tolist() == ["a", "b", "cc"]
    assert SPLIT(np.array(["a b", "c dd"])).tolist() == [["a", "b"], ["c", "dd"]]
    assert SPLIT(np.array(b"a b")).tolist() == ["a", "b"]


def test_different_numbers_of_tokens_do_not_fit_one_array() -> None:
    with pytest.raises(StateError, match=r"as many tokens of each text, got \[1, 2\]"):
        SPLIT(np.array(["a b", "c"]))


def test_error_of_the_function_is_kept() -> None:
    broken = text.PythonTokenizer(lambda one: [one[99]])

    with pytest.raises(StateError, match="IndexError") as caught:
        broken(np.array("a"))
    assert isinstance(caught.value.__cause__, IndexError)


def test_what_is_no_function_or_no_array_is_refused() -> None:
    with pytest.raises(ArgumentTypeError, match="a function of a str"):
        text.PythonTokenizer("split")  # type: ignore[arg-type]
    with pytest.raises(ArgumentTypeError, match="a NumPy array"):
        SPLIT("a b")  # type: ignore[arg-type]
