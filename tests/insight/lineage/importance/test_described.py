from __future__ import annotations

import pandas as pd
import pytest

from insight.lineage.importance.described import BATCH_SIZE, without_descriptions

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


@pytest.mark.parametrize(
    ("sizes", "batches", "stays"),
    [
        ([1424, 1424, 1408, 1408], [16, 16, 64, 64], False),  # the rest of no batch is dropped
        ([1424, 1424, 1424, 1424], [16, 16, 64, 64], True),  # the same in all: told as that
        ([1424, 700, 1408, 1408], [16, 16, 64, 64], True),  # of fewer samples
        ([1424, 1416, 1408, 1344], [16, 24, 64, 96], True),  # another in each run: who can tell
        ([1424, 1424, 1408, 1408], ["16", "16", "64", "64"], True),
        ([1424, 1424, 1408, None], [16, 16, 64, 64], True),
    ],
)
def test_size_of_data_that_batches_decide_is_left_out(
    sizes: list[float | None], batches: list[object], stays: bool
) -> None:
    name = "dataset.train_dataset_size"
    rows = pd.DataFrame({name: sizes, BATCH_SIZE: batches})

    assert without_descriptions(rows, list(rows)) == [*([name] if stays else []), BATCH_SIZE]
