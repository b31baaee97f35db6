"""The files that a script imports of its own folder, and the hash of all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from insight.cli.drawing.script_code import code_of
from insight.cli.drawing.script_modules import imported_files

if TYPE_CHECKING:
    from pathlib import Path

FILES = {
    "train.py": "import numpy, nets.deep as deep\nfrom data import rows\nimport engine\n",
    "data.py": "def rows():\n    import lazily\n",
    "lazily.py": "import train\n",
    "nets/__init__.py": "",
    "nets/deep.py": "from . import layers\nfrom ..data import rows\nfrom .parts.block import B\n",
    "nets/layers.py": "",
    "nets/parts/block.py": "class B: ...\n",
    "engine/__init__.py": "",
    "unused.py": "",
    "broken.py": "def (",
}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path.resolve()


def test_all_that_is_imported_below_the_folder_is_found_once(home: Path) -> None:
    found = [
        str(one.relative_to(home)).replace("\\", "/")
        for one in imported_files(home / "train.py", home)
    ]

    assert found == [
        *("data.py", "lazily.py", "nets/__init__.py", "nets/deep.py", "nets/layers.py"),
        "nets/parts/block.py",
    ]


def test_script_that_is_no_python_imports_nothing(home: Path) -> None:
    assert imported_files(home / "broken.py", home) == []
    assert imported_files(home / "absent.py", home) == []


@pytest.mark.parametrize(
    ("changed", "is_another"),
    [("nets/parts/block.py", True), ("train.py", True), ("unused.py", False)],
)
def test_hash_is_another_where_what_is_imported_changes(
    home: Path, changed: str, is_another: bool
) -> None:
    script = f"{home / 'train.py'}:callback_fn"
    before = code_of(script)
    with (home / changed).open("a", encoding="utf-8") as file:
        file.write("# now\n")

    assert before is not None
    assert (code_of(script) != before) is is_another


def test_module_of_a_package_is_looked_at_from_its_root(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(home))
    before = code_of("nets.deep:made")
    (home / "data.py").write_text("rows = None\n", encoding="utf-8")

    assert before is not None
    assert code_of("nets.deep:made") != before
    assert code_of("nets.absent:made") is None
