from __future__ import annotations

import pandas as pd
import pytest

from insight.lineage.importance.described import without_descriptions

RATES = [0.1, 0.1, 0.2, None]


@pytest.mark.parametrize(
    ("name", "texts", "stays"),
    [
        ("rate_schedule", ["falls", "falls", "stays", None], False),
        ("rate_schedule", ["falls", "stays", "stays", None], True),  # it tells more
        ("rate_schedule", ["falls", "falls", "stays", "stays"], True),
        ("optimizer", ["Adam", "Adam", "SGD", None], True),  # tied, but something else
        ("rates", ["falls", "falls", "stays", None], True),
    ],
)
def test_text_that_says_again_what_a_number_says_is_left_out(
    name: str, texts: list[str | None], stays: bool
) -> None:
    rows = pd.DataFrame({name: texts, "rate": RATES})

    assert (name in without_descriptions(rows, [name, "rate"])) == stays
