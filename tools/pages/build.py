"""Builds the pages of the documents: guides, API and search, as files that need no server.

    .venv/bin/python tools/pages/build.py [FOLDER]

They are put together in `.cache/pages` and come to FOLDER, `build/pages` by default. A warning is
an error. It takes the extra `docs`.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from tools.pages import api  # noqa: E402  # the checkout is no package

STAGE = ROOT / ".cache" / "pages"
GROUPS = ("Train", "Record", "Look", "Move")
# Beside the guides, as they lie in the checkout: what they link to.
PAGES = (
    *("CHANGELOG.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "changelog.d/README.md"),
    *("benchmarks/README.md", "sample_runs/README.md", "insight/format/README.md"),
)
HOUSE = ("docs/README", "docs/changes/*", *(page.removesuffix(".md") for page in PAGES))
# In no list at the side: each page would have all of these links.
ALONE = "---\norphan: true\n---\n\n"
_LINK = re.compile(r"\]\(([^)#:\s]+)")


def guides() -> dict[str, list[str]]:
    """The guides of each group, in the order of the list of documents."""
    text = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    blocks = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL))
    return {group: re.findall(r"\]\((\w+)\.md\)", blocks[group]) for group in GROUPS}


def staged(folder: Path) -> None:
    """Put together what Sphinx reads."""
    documents = [str(path.relative_to(ROOT)) for path in sorted((ROOT / "docs").rglob("*.md"))]
    decisions = [f"decisions/{path.name}" for path in sorted((ROOT / "decisions").glob("*.md"))]
    pages = {"index.md": (ROOT / "README.md").read_text(encoding="utf-8") + toctrees()}
    for name in (*documents, *PAGES, *decisions):
        text = (ROOT / name).read_text(encoding="utf-8")
        pages[name] = linked(name, ALONE + text if name in decisions else text)
    for name in {file for page, text in pages.items() for file in files_of(page, text)}:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    pages |= api_pages()
    for name, text in pages.items():
        put(folder / name, text)
    for path in [*folder.rglob("*.md"), *folder.rglob("*.rst")]:
        if str(path.relative_to(folder)) not in pages:
            path.unlink()  # of a name or a guide that is gone


def api_pages() -> dict[str, str]:
    """The pages of the API, and of each group the list of its packages."""
    names = [name for group in api.FIRST for name in api.PACKAGES[group]]
    found = {}
    for package in api.packages(names):
        found |= {f"api/{path}": text for path, text in api.pages(package).items()}
    for group in GROUPS:
        title = f"{group}: API"
        head = [title, "=" * len(title), "", ".. toctree::", "   :maxdepth: 1", ""]
        lines = [*head, *(f"   {name}" for name in api.PACKAGES[group]), ""]
        found[f"api/{group.lower()}.rst"] = "\n".join(lines)
    return found


def linked(name: str, text: str) -> str:
    """A page whose links to README lead to the first page, which has its text.

    >>> linked("docs/a.md", "[first](../README.md), [all](README.md)")
    '[first](../index.md), [all](README.md)'

    """
    up = "../" * name.count("/")
    return text.replace(f"]({up}README.md", f"]({up}index.md")


def files_of(name: str, text: str) -> set[str]:
    """What a page links to or shows that is no page: pictures, scripts, the licence."""
    links = {(ROOT / name).parent / link for link in _LINK.findall(text)}
    found = {link.resolve() for link in links if link.suffix != ".md" and link.is_file()}
    return {str(link.relative_to(ROOT)) for link in found if link.is_relative_to(ROOT)}


def put(path: Path, text: str) -> None:
    """Write a page, unless it is what it was: Sphinx reads anew what is newer."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def toctrees() -> str:
    """The lists at the side."""
    listed = guides()
    text = ""
    for group in GROUPS:
        lines = [*(f"docs/{name}" for name in listed[group]), f"api/{group.lower()}"]
        text += _toctree(group, lines)
    return text + _toctree("Insight", HOUSE)


def _toctree(caption: str, lines: Iterable[str]) -> str:
    told = "\n".join(lines)
    return f"\n```{{toctree}}\n:hidden:\n:glob:\n:caption: {caption}\n\n{told}\n```\n"


def main(folder: str = "build/pages") -> int:
    """Build; Sphinx's exit code."""
    staged(STAGE)
    options = [
        "--builder",
        "html",
        "--fail-on-warning",
        "--keep-going",
        "--jobs",
        "auto",
        "--quiet",
    ]
    paths = ["--conf-dir", Path(__file__).parent, "--doctree-dir", STAGE / ".doctrees", STAGE]
    command = [sys.executable, "-m", "sphinx", *options, *map(str, paths), str(ROOT / folder)]
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
