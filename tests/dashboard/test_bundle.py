"""A release serves the browser's half as few files, a checkout the modules they are made of."""

from __future__ import annotations

import json
import re
import shutil
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from dashboard import create_app
from dashboard.access import Access
from dashboard.app import ASSETS
from dashboard.bundle import CONTENTS
from dashboard.page import all_pages
from tools.bundle import kept

if TYPE_CHECKING:
    from collections.abc import Callable

    from flask.testing import FlaskClient

    import insight

FOR_GOOD = "private, max-age=31536000, immutable"


@pytest.fixture(params=["", "/a/b"], ids=["root", "prefix"])
def access(request: pytest.FixtureRequest) -> Access:
    return Access(prefix=request.param)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A bundle, to be changed."""
    return shutil.copytree(kept(), tmp_path / "bundled")


def client_of(store: insight.Store, bundled: Path, access: Access) -> FlaskClient:
    return create_app(store, access, bundled=bundled).server.test_client()


def import_map(document: str) -> dict[str, str]:
    [text] = re.findall(r'<script type="importmap">(.*?)</script>', document, re.DOTALL)
    imports: dict[str, str] = json.loads(text)["imports"]
    return imports


def preloads(document: str) -> dict[str, str]:
    return dict(re.findall(r'<link rel="modulepreload" href="([^"]+)"([^>]*)>', document))


def test_each_file_has_one_address_and_is_kept_for_good(
    empty: insight.Store, access: Access
) -> None:
    client = client_of(empty, kept(), access)
    imports = import_map(client.get(f"{access.base}runs").text)
    folders = {page.modules or page.name for page in all_pages()}
    begins = {"entry.mjs", "shared.mjs", *(f"pages/{one}/page.mjs" for one in folders)}

    assert set(imports) == {f"{access.base}assets/{name}" for name in begins}
    for address in imports.values():
        answer = client.get(address)
        name = address.removeprefix(f"{access.base}bundle/")
        assert (answer.status_code, answer.mimetype) == (200, "text/javascript")
        assert answer.headers["Cache-Control"] == FOR_GOOD
        assert answer.data == (kept() / name).read_bytes()


@pytest.mark.parametrize(
    ("path", "folder"), [("scalars", "scalars"), ("", "runs"), ("dataset", "graph"), ("none", None)]
)
def test_a_document_fetches_early_what_it_needs_and_no_file_of_another_page(
    empty: insight.Store, access: Access, path: str, folder: str | None
) -> None:
    document = client_of(empty, kept(), access).get(f"{access.base}{path}").text
    imports, early = import_map(document), preloads(document)
    due = ["shared.mjs", "entry.mjs", *([f"pages/{folder}/page.mjs"] if folder else [])]
    addresses = [imports[f"{access.base}assets/{name}"] for name in due]
    own = imports.get(f"{access.base}assets/pages/{folder}/page.mjs")

    assert list(early) == [f"{access.base}words.js", *addresses]
    assert [at for at, mark in early.items() if mark] == ([own] if own else [])


def test_import_map_of_a_bundle_is_what_the_policy_names(
    empty: insight.Store, access: Access
) -> None:
    answer = client_of(empty, kept(), access).get(f"{access.base}runs")
    [text] = re.findall(r'<script type="importmap">(.*?)</script>', answer.text, re.DOTALL)
    named = b64encode(sha256(text.encode()).digest()).decode()

    assert f"'sha256-{named}'" in answer.headers["Content-Security-Policy"]


def test_file_for_the_document_of_another_version_is_not_to_be_had(empty: insight.Store) -> None:
    client = client_of(empty, kept(), Access())
    [name] = [path.name for path in kept().glob("text-*.mjs")]
    mine, other = client.get(f"/bundle/{name}"), client.get("/bundle/text-AAAAAAAA.mjs")

    assert (mine.status_code, other.status_code) == (200, 404)
    assert "immutable" not in other.headers.get("Cache-Control", "")
    assert "script-src" in other.headers["Content-Security-Policy"]


def test_files_are_served_as_they_were_when_their_server_began(
    empty: insight.Store, folder: Path
) -> None:
    """As when a package is installed anew below it: its documents name what was there before."""
    client = client_of(empty, folder, Access())
    [name] = [path.name for path in folder.glob("text-*.mjs")]
    before = (folder / name).read_bytes()
    (folder / name).write_text("export {};\n", "utf-8")

    assert client.get(f"/bundle/{name}").data == before


def of_other_modules(folder: Path) -> None:
    contents = json.loads((folder / CONTENTS).read_bytes())
    (folder / CONTENTS).write_text(json.dumps(contents | {"made_of": "others"}), "utf-8")


def without_a_file(folder: Path) -> None:
    next(folder.glob("text-*.mjs")).unlink()


def without_contents(folder: Path) -> None:
    (folder / CONTENTS).write_text("{", "utf-8")


def without_names(folder: Path) -> None:
    (folder / CONTENTS).write_text("{}", "utf-8")


def with_a_list(folder: Path) -> None:
    (folder / CONTENTS).write_text("[]", "utf-8")


@pytest.mark.parametrize(
    "spoil",
    [
        *(shutil.rmtree, of_other_modules, without_a_file),
        *(without_contents, without_names, with_a_list),
    ],
)
def test_modules_themselves_are_served_where_no_bundle_was_made_of_them(
    empty: insight.Store, folder: Path, spoil: Callable[[Path], object]
) -> None:
    spoil(folder)
    client = client_of(empty, folder, Access())
    imports = import_map(client.get("/runs").text)

    assert len(imports) == len(list(ASSETS.rglob("*.mjs")))
    assert client.get("/bundle/text-AAAAAAAA.mjs").status_code == 404


def test_one_changed_module_makes_a_bundle_one_of_others(
    empty: insight.Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = shutil.copytree(ASSETS, tmp_path / "assets")
    with (changed / "frame" / "toast.mjs").open("a", encoding="utf-8") as module:
        module.write("// Changed.\n")
    monkeypatch.setattr("dashboard.app.ASSETS", changed)
    document = client_of(empty, kept(), Access()).get("/runs").text

    assert "/assets/frame/toast.mjs?v=" in document
    assert "/bundle/" not in document
