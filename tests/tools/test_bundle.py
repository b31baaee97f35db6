"""The bundle has each module once, under names that tell what it holds."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from dashboard.app import ASSETS
from dashboard.bundle import CONTENTS
from tools.bundle import bundle, kept

_MODULE = re.compile(r"^// ((?:frame|charts|pages)/\S+|entry\.mjs)$", re.MULTILINE)
SMALL = {
    "entry.mjs": 'import "./frame/late.mjs";\nimport "./frame/early.mjs";\nawait 0;\n',
    "frame/early.mjs": 'import { words } from "../../words.js";\nexport const said = [words];\n',
    "frame/late.mjs": "export let count = 0;\nexport function add() {\n  count += 1;\n}\n",
    "pages/one/page.mjs": 'import { add } from "../../frame/late.mjs";\nadd();\n',
    "pages/one/part.mjs": "export const count = 1;\n",
}


@pytest.fixture
def small(tmp_path: Path) -> Path:
    assets = tmp_path / "assets"
    for name, text in SMALL.items():
        path = assets / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return assets


def bundled(assets: Path, name: str = "bundled") -> tuple[dict[str, str], dict[str, str]]:
    """Which file begins with which module, and what is in the files."""
    folder = assets.with_name(name)
    folder.mkdir()
    bundle(folder, assets)
    files: dict[str, str] = json.loads((folder / CONTENTS).read_bytes())["files"]
    return files, {path.name: path.read_text("utf-8") for path in folder.glob("*.mjs")}


def test_modules_come_together_but_for_those_of_each_page(small: Path) -> None:
    files, texts = bundled(small)
    shared = texts[files["shared.mjs"]]
    page = texts[files["pages/one/page.mjs"]]

    assert set(files) == {"shared.mjs", "entry.mjs", "pages/one/page.mjs"}
    assert sorted(texts) == sorted(files.values())
    assert "add as frame$late$add" in shared
    assert "count as frame$late$count" in shared
    assert 'from "../words.js"' in shared  # which the server makes for who asks
    assert "pages$one$part$count" in page
    assert f'import {{ frame$late$add, frame$late$count }} from "./{files["shared.mjs"]}"' in page
    assert "await 0" in texts[files["entry.mjs"]]


def test_modules_begin_in_the_order_of_the_entry(small: Path) -> None:
    files, texts = bundled(small)
    shared = texts[files["shared.mjs"]]

    assert shared.index("frame/late.mjs") < shared.index("frame/early.mjs")


def test_name_of_a_file_follows_what_it_and_the_files_before_it_hold(small: Path) -> None:
    before, _ = bundled(small)
    (small / "pages" / "one" / "part.mjs").write_text("export const count = 2;\n", "utf-8")
    page, _ = bundled(small, "page")
    (small / "frame" / "late.mjs").write_text("export const count = 0, add = 1;\n", "utf-8")
    all_, _ = bundled(small, "all")

    assert {name for name in before if before[name] != page[name]} == {"pages/one/page.mjs"}
    assert {name for name in before if page[name] != all_[name]} == set(before)


def says_something(module: Path) -> bool:
    """Whether a module does more than import others."""
    lines = module.read_text("utf-8").splitlines()
    return any(line and not line.startswith(("import ", "//")) for line in lines)


def test_each_module_of_ours_is_in_one_file() -> None:
    told = [
        name
        for path in kept().glob("*.mjs")
        for name in {*_MODULE.findall(path.read_text("utf-8"))}  # some have two parts in one
    ]
    modules = [path for path in ASSETS.rglob("*.mjs") if says_something(path)]

    assert sorted(told) == sorted(path.relative_to(ASSETS).as_posix() for path in modules)


def test_no_page_asks_for_the_file_of_another() -> None:
    asked = {
        found
        for path in kept().glob("*.mjs")
        for found in re.findall(r'from "([^"]+)"', path.read_text("utf-8"))
    }
    files = json.loads((kept() / CONTENTS).read_bytes())["files"]

    assert asked == {f"./{files['shared.mjs']}", "../words.js"}
