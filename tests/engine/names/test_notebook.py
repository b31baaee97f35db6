"""The Python of a notebook, and what of it only IPython understands."""

from __future__ import annotations

import json

import pytest

from engine.errors import EngineError
from engine.names.notebook import cells_of


def cell(source: str, kind: str = "code") -> dict[str, object]:
    return {"cell_type": kind, "source": source.splitlines(keepends=True)}


def notebook(*sources: str) -> str:
    return json.dumps({"cells": [cell("# A title", "markdown"), *map(cell, sources)]})


def test_only_code_is_taken_cell_by_cell() -> None:
    found = cells_of(notebook("x = 1\ny = 2", "print(x)"))

    assert [(one.source, one.left_out) for one in found] == [("x = 1\ny = 2", ()), ("print(x)", ())]


@pytest.mark.parametrize(
    ("line", "python"),
    [
        ("%time model.train(2, data)", "model.train(2, data)"),
        ("%timeit -n 3 step()", "step()"),
        ("%%time\nstep()", "pass\nstep()"),
        ("%%capture\nstep()", "pass\nstep()"),
        ("if x:\n    %time step()", "if x:\n    step()"),
    ],
)
def test_what_is_only_measured_stays(line: str, python: str) -> None:
    assert cells_of(notebook(line)) == [(python, ())]


@pytest.mark.parametrize("line", ["%matplotlib inline", "!pip install x", "nn.Dense?", "?x", "x??"])
def test_line_of_ipython_gives_way_to_pass_where_it_stood(line: str) -> None:
    assert cells_of(notebook(f"if x:\n    {line}\ny = 1")) == [("if x:\n    pass\ny = 1", (line,))]


def test_cell_of_another_language_is_left_out_whole() -> None:
    assert cells_of(notebook("%%bash\nls *\nrm x")) == [("\n\n", ("%%bash …",))]


def test_text_that_looks_like_a_line_of_ipython_stays() -> None:
    source = 'text = """\n% a comment of TeX\nwhy?\n"""'

    assert cells_of(notebook(source)) == [(source, ())]


@pytest.mark.parametrize("text", ["", "{}", '{"cells": [{}]}', "[1]"])
def test_what_is_no_notebook_is_refused(text: str) -> None:
    with pytest.raises(EngineError, match="a notebook of version 4"):
        cells_of(text)
