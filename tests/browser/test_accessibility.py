"""Every page in both themes keeps the rules of WCAG 2.2 AA that a program can try."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe

from dashboard.page import all_pages

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from .conftest import Serve

pytestmark = pytest.mark.browser

REPOSITORY = Path(__file__).resolve().parents[2]
KINDS = ("sample_runs/data", "tests/data/events", "tests/data/tensorboard_kinds")
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}


@pytest.fixture(scope="module")
def every_kind(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of runs that together have every kind of value, and some damage."""
    root = tmp_path_factory.mktemp("every_kind")
    for folder in KINDS:
        shutil.copytree(REPOSITORY / folder, root / Path(folder).name)
    return root


@pytest.mark.parametrize("name", [page.name for page in all_pages()])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_page_breaks_no_rule(
    name: str, theme: str, visit: Callable[[str], Page], serve: Serve, every_kind: Path
) -> None:
    url, _ = serve(every_kind)
    page = visit(f"{url}{name}?theme={theme}")
    found = Axe().run(page, options=RULES).response["violations"]
    told = [
        (one["id"], one["impact"], [node["html"] for node in one["nodes"][:3]]) for one in found
    ]
    assert not told


def test_empty_page_breaks_no_rule(
    visit: Callable[[str], Page], serve: Serve, tmp_path: Path
) -> None:
    url, _ = serve(tmp_path)
    page = visit(f"{url}scalars")
    assert not Axe().run(page, options=RULES).response["violations"]


def test_dialog_of_keys_breaks_no_rule(
    visit: Callable[[str], Page], serve: Serve, every_kind: Path
) -> None:
    url, _ = serve(every_kind)
    page = visit(f"{url}runs")
    page.keyboard.press("?")
    assert page.get_by_role("dialog").is_visible()
    assert not Axe().run(page, options=RULES).response["violations"]
