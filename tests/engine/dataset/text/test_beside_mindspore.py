"""Operations on texts give what MindSpore 2.10 gave of the same texts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.dataset import text
from tests.long.mindspore_peer.tokenize_texts import TEXTS, operators

ROOT = Path(__file__).resolve().parents[4]
GOLDEN: dict[str, list[Any]] = json.loads(
    (ROOT / "tests" / "data" / "texts" / "results.json").read_text("utf-8")
)
OPERATORS = operators(text)


def test_every_operator_has_results() -> None:
    assert GOLDEN.keys() == OPERATORS.keys()


@pytest.mark.parametrize("name", GOLDEN)
def test_texts_become_what_mindspore_makes_of_them(name: str) -> None:
    made = [OPERATORS[name](one) for one in TEXTS]
    plain = [
        [part.tolist() for part in one] if isinstance(one, tuple) else one.tolist() for one in made
    ]

    assert plain == GOLDEN[name]


@pytest.mark.parametrize("name", [name for name in GOLDEN if name.split()[0] in {"basic", "cut"}])
def test_tokens_and_offsets_have_mindspores_number_types(name: str) -> None:
    tokens, starts, limits = OPERATORS[name]("one two")

    assert tokens.dtype.kind == "U"
    assert [starts.dtype, limits.dtype] == ["uint32", "uint32"]
