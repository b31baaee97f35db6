from __future__ import annotations

from pathlib import Path

from tools.pages.api import PACKAGES
from tools.pages.build import GROUPS, ROOT, files_of, guides, linked, staged


def test_every_guide_is_in_one_group() -> None:
    listed = [name for names in guides().values() for name in names]
    pages = [path.stem for path in (ROOT / "docs").glob("*.md") if path.name != "README.md"]

    assert sorted(listed) == sorted(pages)
    assert tuple(guides()) == GROUPS == ("Train", "Record", "Look", "Move")
    assert set(PACKAGES) == set(GROUPS)


def test_links_to_the_readme_lead_to_the_first_page() -> None:
    assert linked("docs/changes/a.md", "[a](../../README.md#x)") == "[a](../../index.md#x)"
    assert linked("CHANGELOG.md", "[a](README.md)") == "[a](index.md)"
    assert linked("docs/a.md", "[a](../docs/README.md)") == "[a](../docs/README.md)"


def test_files_that_a_page_links_to_or_shows_are_found() -> None:
    text = (
        "![one](images/demo/../../recording.md) ![two](images/gallery/scalars_light_en.jpg) "
        "[the licence](../LICENSE) [a page](tables.md#x) [gone](../gone.py) [far](https://x/y.png)"
    )

    assert files_of("docs/a.md", text) == {"LICENSE", "docs/images/gallery/scalars_light_en.jpg"}


def test_what_sphinx_reads_is_put_together_and_left_alone_where_it_is_the_same(
    tmp_path: Path,
) -> None:
    staged(tmp_path)
    first = (tmp_path / "index.md").read_text(encoding="utf-8")
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.md")}
    gone = tmp_path / "docs" / "gone.md"
    gone.touch()
    staged(tmp_path)

    assert [first.count(f":caption: {group}\n") for group in GROUPS] == [1, 1, 1, 1]
    assert "\ndocs/recording\n" in first
    assert (tmp_path / "api" / "insight.rst").is_file()
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.md")} == before
