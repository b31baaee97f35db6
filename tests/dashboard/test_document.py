"""The document loads each module once, by its version, and lets no other script in."""

from __future__ import annotations

import json
import os
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from dash.development.base_component import ComponentRegistry

from dashboard import create_app, opening
from dashboard.access import Access
from dashboard.app import ASSETS
from dashboard.asset_cache import version_of
from dashboard.document import STYLES
from dashboard.page import all_pages

if TYPE_CHECKING:
    import insight

MODULES = sorted(path.relative_to(ASSETS).as_posix() for path in ASSETS.rglob("*.mjs"))
INTER = "inter-latin-wght-normal.woff2"
FOR_GOOD = "private, max-age=31536000, immutable"


@pytest.fixture(params=["", "/a/b"], ids=["root", "prefix"])
def access(request: pytest.FixtureRequest) -> Access:
    return Access(prefix=request.param)


def import_map(document: str) -> dict[str, str]:
    [text] = re.findall(r'<script type="importmap">(.*?)</script>', document, re.DOTALL)
    imports: dict[str, str] = json.loads(text)["imports"]
    return imports


def test_every_module_has_one_address_with_its_version(
    empty: insight.Store, access: Access
) -> None:
    client = create_app(empty, access).server.test_client()
    base = access.base
    imports = import_map(client.get(f"{base}runs").text)

    assert imports == {
        f"{base}assets/{name}": f"{base}assets/{name}?v={version_of(ASSETS / name)}"
        for name in MODULES
    }
    for address in imports.values():
        with client.get(address) as answer:
            assert answer.status_code == 200
            assert answer.mimetype == "text/javascript"
            assert answer.headers["Cache-Control"] == FOR_GOOD


def preloads(document: str) -> list[tuple[str, str]]:
    """The addresses that a document fetches modules from early, and their marks."""
    return re.findall(r'<link rel="modulepreload" href="([^"]+)"([^>]*)>', document)


@pytest.mark.parametrize(
    ("path", "folder"),
    [("scalars", "scalars"), ("", "runs"), ("runs/", "runs"), ("dataset", "graph"), ("none", None)],
)
def test_a_document_fetches_early_all_modules_but_those_of_other_pages(
    empty: insight.Store, access: Access, path: str, folder: str | None
) -> None:
    base = access.base
    document = create_app(empty, access).server.test_client().get(f"{base}{path}").text
    early = dict(preloads(document))
    imports = import_map(document)
    own = f"{base}assets/pages/{folder}/"
    due = [at for name, at in imports.items() if "/pages/" not in name or name.startswith(own)]

    assert list(early) == [f"{base}words.js", *due]
    assert [at for at, mark in early.items() if mark] == [
        at for name, at in imports.items() if name == f"{own}page.mjs"
    ]
    assert document.index("importmap") < document.index("modulepreload")  # else it would not hold
    assert document.rindex("_dash-component-suites") < document.index("modulepreload")


@pytest.mark.parametrize("path", ["", "scalars", "none"])
def test_a_browser_that_comes_back_to_a_document_asks_for_it_again(
    empty: insight.Store, access: Access, path: str
) -> None:
    """Else it would begin with the modules of the version that it had then."""
    answer = create_app(empty, access).server.test_client().get(f"{access.base}{path}")

    assert answer.headers["Cache-Control"] == "no-store"


def test_every_page_that_has_a_folder_has_modules_to_begin_with() -> None:
    folders = {page.modules or page.name for page in all_pages()}

    assert {name.split("/")[1] for name in MODULES if name.startswith("pages/")} == folders
    assert {f"pages/{folder}/page.mjs" for folder in folders} <= {*MODULES}


def test_scripts_within_the_document_are_those_that_the_policy_names(
    empty: insight.Store, access: Access
) -> None:
    answer = create_app(empty, access).server.test_client().get(f"{access.base}runs")
    inline = re.findall(r"<script(?![^>]* src=)([^>]*)>(.*?)</script>", answer.text, re.DOTALL)
    run = [text for marks, text in inline if "application/json" not in marks]
    [policy] = re.findall(r"script-src ([^;]+)", answer.headers["Content-Security-Policy"])
    hashes = {f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" for text in run}

    assert len(run) == 2  # the import map, and what starts Dash
    assert hashes == set(re.findall(r"'sha256-[^']+'", policy))


def test_dash_starts_in_a_module_that_waits_for_the_entry(
    empty: insight.Store, access: Access
) -> None:
    document = create_app(empty, access).server.test_client().get(f"{access.base}runs").text
    [start] = re.findall(r'<script type="module"[^>]*>(.*?)</script>', document, re.DOTALL)

    assert start == f'import "{access.base}assets/entry.mjs";\nnew DashRenderer();'


def test_every_style_sheet_has_its_place() -> None:
    files = {path.relative_to(ASSETS).as_posix() for path in ASSETS.rglob("*.css")}

    assert sorted([*STYLES, opening.STYLE]) == sorted(files)


def without_files(lines: list[str]) -> list[str]:
    """The lines of a style sheet that name no file, which is elsewhere from another sheet."""
    return [line for line in lines if line and "url(" not in line]


def test_style_sheets_come_as_one_in_their_order(empty: insight.Store, access: Access) -> None:
    client = create_app(empty, access).server.test_client()
    document = client.get(f"{access.base}runs").text
    theme, sheet = re.findall(r'<link rel="stylesheet" href="([^"]+)">', document)
    answer, other = client.get(sheet), client.get(sheet[:-1])
    lines = [line for name in STYLES for line in (ASSETS / name).read_text("utf-8").splitlines()]
    files = re.findall(r'url\("(?!data:)([^"]+)"\)', answer.text)

    assert theme == f"{access.base}theme.css"
    assert sheet.startswith(f"{access.base}styles.css?v=")
    assert (answer.mimetype, answer.headers["Cache-Control"]) == ("text/css", FOR_GOOD)
    assert (other.text, other.headers["Cache-Control"]) == (answer.text, "no-cache")
    assert without_files(answer.text.splitlines()) == without_files(lines)
    assert {path.rpartition("/")[2] for path in files} >= {"favicon.svg", INTER}
    for path in files:
        with client.get(path) as file:
            assert file.status_code == 200


def test_version_follows_the_bytes_and_not_the_time(tmp_path: Path) -> None:
    one, same, other = (tmp_path / name for name in ("one.mjs", "same.mjs", "other.mjs"))
    for path, text in ((one, "a"), (same, "a"), (other, "b")):
        path.write_text(text)
        os.utime(path, (315_532_800, 315_532_800))  # as packagers do
    os.utime(same)

    assert version_of(one) == version_of(same) != version_of(other)


def test_words_of_the_modules_come_in_the_language_of_who_asks(empty: insight.Store) -> None:
    client = create_app(empty).server.test_client()
    answers = [
        client.get("/words.js", headers={"Accept-Language": language}).text
        for language in ("en", "zh")
    ]

    assert 'export const language = "en";' in answers[0]
    assert 'export const language = "zh";' in answers[1]
    assert "export const words = {}" in answers[0]


def test_renderer_is_told_of_all_properties_that_hold_components_and_of_no_empty_list(
    empty: insight.Store,
) -> None:
    told = create_app(empty)._config()["children_props"]  # type: ignore[no-untyped-call]
    whole = ComponentRegistry.children_props

    assert all(held for components in told.values() for held in components.values())
    assert all(
        told.get(namespace, {}).get(name, []) == held
        for namespace, components in whole.items()
        for name, held in components.items()
    )
