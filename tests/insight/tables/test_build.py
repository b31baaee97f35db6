from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from insight import open_runs
from insight.tables.kinds import KINDS

CORPUS = Path(__file__).resolve().parents[2] / "data" / "summaries" / "runs"

LEADING = {"run": "category", "tag": "category", "step": "int64", "wall_time": "float64"}

# As the documents promise them; objects are arrays and tuples.
SCHEMAS = {
    "scalar": {"value": "float64"},
    "histogram": {
        "count": "int64",
        "min": "float64",
        "max": "float64",
        "sum": "float64",
        "nan_count": "int64",
        "positive_inf_count": "int64",
        "negative_inf_count": "int64",
        "left": "object",
        "width": "object",
        "bucket_count": "object",
    },
    "tensor": {"dtype": "str", "shape": "object"},
    "image": {"width": "int64", "height": "int64", "channels": "int64", "format": "str"},
    "text": {"value": "str"},
    "message": {"level": "str", "value": "str"},
    "table": {"columns": "object", "rows": "int64"},
    "audio": {"duration": "float64", "rate": "int64", "channels": "int64", "format": "str"},
    "video": {
        "duration": "float64",
        "rate": "float64",
        "width": "int64",
        "height": "int64",
        "format": "str",
    },
    "artifact": {"type": "str", "role": "str", "path": "str", "size": "int64", "digest": "str"},
    "curve": {"x": "object", "y": "object", "title": "str", "x_label": "str", "y_label": "str"},
    "figure": {"title": "str", "traces": "int64", "width": "int64", "height": "int64"},
    "graph": {"nodes": "int64"},
    "dataset_graph": {"nodes": "int64"},
    "landscape": {
        "interval": "str",
        "decomposition": "str",
        "unit": "str",
        **dict.fromkeys(("x", "y", "z"), "object"),
        **dict.fromkeys(("path_x", "path_y", "path_z", "path_steps"), "object"),
        "convergence": "object",
    },
}


def schema(table: Any) -> dict[str, str]:
    return {name: str(dtype) for name, dtype in table.dtypes.items()}


def test_every_kind_has_a_promised_schema() -> None:
    assert set(KINDS) == set(SCHEMAS)


@pytest.mark.parametrize("kind", SCHEMAS)
def test_columns_of_an_empty_table_are_the_promised_ones_in_order(
    kind: str, tmp_path: Path
) -> None:
    table = open_runs(tmp_path).table(kind)

    assert list(schema(table).items()) == list((LEADING | SCHEMAS[kind]).items())


@pytest.mark.parametrize("kind", ["scalar", "histogram", "tensor", "image", "graph"])
def test_columns_of_a_table_with_rows_are_the_same(kind: str) -> None:
    table = open_runs(CORPUS).table(kind)

    assert len(table) > 0
    assert list(schema(table).items()) == list((LEADING | SCHEMAS[kind]).items())


def test_rows_are_sorted_and_single_over_the_whole_corpus() -> None:
    for kind in KINDS:
        keys = (
            open_runs(CORPUS).table(kind)[["run", "tag", "step"]].astype({"run": str, "tag": str})
        )
        rows = list(keys.itertuples(index=False, name=None))
        assert rows == sorted(set(rows)), kind


RUNS = {
    "run": "str",
    "source": "str",
    "started": "datetime64[us, UTC]",
    "updated": "datetime64[us, UTC]",
    "status": "str",
    "last_step": "int64",
    "points": "int64",
    "files": "int64",
    "bytes": "int64",
    "problems": "int64",
}

PROBLEMS = {"run": "str", "file": "str", "offset": "int64", "problem": "str", "kept": "int64"}


@pytest.mark.parametrize("folder", [CORPUS, CORPUS / "unrelated_files"])
def test_columns_of_runs_and_problems_are_the_promised_ones(folder: Path) -> None:
    store = open_runs(folder)

    assert list(schema(store.runs()).items()) == list(RUNS.items())
    assert list(schema(store.problems()).items()) == list(PROBLEMS.items())
