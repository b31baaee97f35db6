"""The Python of README and of the documents, run with what a user has."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from .documents import PAGES, blocks
from .machine import Machine


@pytest.mark.parametrize(
    "page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name
)
def test_examples_of_page_run_in_order(page: Path, newest: Machine, tmp_path: Path) -> None:
    script = "\n".join(blocks(page, "python"))
    machine = replace(newest, variables={"TQDM_DISABLE": "1"})

    machine.done("python", "-W", "error", "-c", script, folder=tmp_path)
