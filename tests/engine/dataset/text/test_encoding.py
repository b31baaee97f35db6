"""Arrays of texts as bytes, and back."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.dataset import text
from engine.errors import ArgumentTypeError, ArgumentValueError


@pytest.mark.parametrize("encoding", ["utf8", "gbk"])
def test_bytes_become_the_texts_that_they_were(encoding: str) -> None:
    texts = np.array([["京", "a"], ["", "b"]])
    made = text.to_bytes(texts, encoding)

    assert made.dtype.kind == "S"
    assert text.to_str(made, encoding).tolist() == texts.tolist()


@pytest.mark.parametrize(
    ("call", "value", "error"),
    [
        (text.to_bytes, "a", ArgumentValueError),
        (text.to_bytes, np.array([1]), ArgumentTypeError),
        (text.to_str, "a", ArgumentTypeError),
        (text.to_str, np.array(["a"]), ArgumentTypeError),
        (text.to_str, np.array([b"\xff"]), ArgumentValueError),
    ],
)
def test_what_cannot_be_changed_is_refused(call: Any, value: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match="array"):
        call(value)


def test_charset_that_is_none_is_refused() -> None:
    with pytest.raises(ArgumentValueError, match="a charset"):
        text.to_bytes(np.array(["a"]), "none")
