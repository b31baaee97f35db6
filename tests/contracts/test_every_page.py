"""Every page of the dashboard shows something useful, whatever lies in the folder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import insight
from dashboard import create_app
from dashboard.page import Page, all_pages

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "tests" / "data" / "summaries" / "runs"
PAGES = all_pages()


def shown(store: insight.Store, path: str) -> str:
    body = {
        "output": "page.children",
        "outputs": {"id": "page", "property": "children"},
        "inputs": [{"id": "address", "property": "pathname", "value": path}],
        "changedPropIds": ["address.pathname"],
        "state": [{"id": "address", "property": "search", "value": ""}],
    }
    client = create_app(store).server.test_client()
    answer = client.post("/_dash-update-component", json=body)

    assert answer.status_code == 200
    return json.dumps(answer.json)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_page_teaches_in_an_empty_folder(page: Page, tmp_path: Path) -> None:
    text = shown(insight.open_runs(tmp_path), page.path)

    assert "No runs here yet" in text
    assert str(tmp_path) in text
    assert "insight.SummaryRecord" in text
    assert all(tool in text for tool in ("MindSpore", "TensorBoard", "MLflow", "*.wandb"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_page_shows_the_sample_runs(page: Page) -> None:
    text = shown(insight.open_runs(SAMPLES), page.path)

    assert f'"data-page": "{page.name}"' in text
    assert "No runs here yet" not in text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_page_shows_runs_that_recorded_nothing_for_it(page: Page, tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path / "run") as record:
        record.add_value("tensor", "weights", [1.0, 2.0])
        record.record(1)
    text = shown(insight.open_runs(tmp_path), page.path)

    assert f'"data-page": "{page.name}"' in text


def test_pages_have_names_paths_and_places_of_their_own() -> None:
    assert len({page.path for page in PAGES}) == len(PAGES)
    assert len({page.order for page in PAGES}) == len(PAGES)
    assert all(page.path.startswith("/") for page in PAGES)


def test_every_page_file_is_found() -> None:
    files = {path.stem for path in (ROOT / "dashboard" / "pages").glob("[!_]*.py")}

    assert {page.name for page in PAGES} == files


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_page_has_an_icon(page: Page) -> None:
    styles = sorted((ROOT / "dashboard" / "assets").rglob("*.css"))

    assert any(f".icon-{page.icon} " in path.read_text("utf-8") for path in styles)
