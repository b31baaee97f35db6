"""Empty pages teach lines that work as they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import insight
from dashboard.components import empty_state
from dashboard.pages import histograms, images, landscape, tensors, text

if TYPE_CHECKING:
    from pathlib import Path

SNIPPETS = {
    "scalar": empty_state.RECORD,
    "histogram": histograms.RECORD,
    "image": images.RECORD,
    "tensor": tensors.RECORD,
    "landscape": landscape.RECORD,
    "text": text.RECORD,
}


def snippet_of(box: Any) -> str:
    """The lines that an empty page shows."""
    lines: str = next(
        part.children.children
        for part in box.children
        if getattr(part, "className", "") == "snippet"
    )
    return lines


@pytest.mark.parametrize("kind", SNIPPETS)
def test_lines_that_a_page_teaches_fill_it(kind: str, tmp_path: Path) -> None:
    lines = snippet_of(empty_state.no_data(kind, str(tmp_path), SNIPPETS[kind]))
    exec(lines, {})
    store = insight.open_runs(tmp_path)

    assert store.runs()["run"].tolist() == ["first-run"]
    assert len(store.table(kind)) > 0


def test_lines_for_a_folder_without_runs_record_what_the_pages_compare(tmp_path: Path) -> None:
    exec(snippet_of(empty_state.no_runs(str(tmp_path))), {})
    store = insight.open_runs(tmp_path)

    assert sorted(store.table("scalar")["tag"].unique()) == ["accuracy", "loss"]
    assert store.lineage()["hyperparameters.learning_rate"].tolist() == [0.1]


def test_every_empty_page_names_the_tools_whose_runs_are_read(tmp_path: Path) -> None:
    for box in (empty_state.no_runs(str(tmp_path)), empty_state.no_data("text", str(tmp_path))):
        words = str(box)

        assert all(name in words for name in ("MindSpore", "TensorBoard", "MLflow", "*.wandb"))
