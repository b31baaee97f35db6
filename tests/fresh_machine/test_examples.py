"""The Python of README and of the documents, run with what a user has."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from .documents import OF_EXTRAS, PAGES, blocks
from .machine import Machine

PYTHON = [page for page in PAGES if blocks(page, "python") and page not in OF_EXTRAS]


@pytest.mark.parametrize("page", PYTHON, ids=lambda page: page.name)
def test_examples_of_page_run_in_order(page: Path, newest: Machine, empty: Path) -> None:
    script = "\n".join(blocks(page, "python"))
    machine = replace(newest, variables={"TQDM_DISABLE": "1"})

    machine.done("python", "-W", "error", "-c", script, folder=empty)
