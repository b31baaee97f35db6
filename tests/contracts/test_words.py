"""Every word that a page says has a Chinese one, and every Chinese one is still said."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import dashboard.words
import insight
from dashboard import create_app
from dashboard.page import all_pages
from dashboard.words import LANGUAGES, words

ROOT = Path(__file__).resolve().parents[2] / "dashboard"
RUNS = ROOT.parent / "tests" / "data" / "summaries" / "runs"
_JS = re.compile(r"""\bsay\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')""")
_NAMES = re.compile(r"\{(\w+)\}")


def said_in_python() -> set[str]:
    """Literals given to `say`, and to what says them: titles of pages, labels of controls."""
    found: set[str] = set()
    for path in ROOT.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            name = getattr(call.func, "id", getattr(call.func, "attr", ""))
            places = {"say": [0], "Page": [1], "choice": [1], "slider": [1]}.get(name, [])
            for place in places:
                if place < len(call.args) and isinstance(call.args[place], ast.Constant):
                    found.add(call.args[place].value)
    return found


def said_in_javascript() -> set[str]:
    texts = (path.read_text(encoding="utf-8") for path in (ROOT / "assets").rglob("*.*js"))
    literals = (one or other for text in texts for one, other in _JS.findall(text))
    return {literal.replace('\\"', '"').replace("\\'", "'") for literal in literals}


@pytest.mark.parametrize("language", ["zh"])
def test_everything_said_is_translated(language: str) -> None:
    missing = (said_in_python() | said_in_javascript()) - words(language).keys()
    assert not missing


@pytest.mark.parametrize("language", ["zh"])
def test_translation_fills_in_the_same_names(language: str) -> None:
    for english, other in words(language).items():
        assert sorted(_NAMES.findall(english)) == sorted(_NAMES.findall(other)), english


@pytest.mark.parametrize("language", ["zh"])
def test_every_translation_is_still_said(language: str) -> None:
    """In a call of `say`, or as a text of a table that Python says whole."""
    texts = {
        node.value
        for path in ROOT.rglob("*.py")
        if "words" not in path.relative_to(ROOT).parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
    }

    assert words(language).keys() - texts - said_in_javascript() == set()


@pytest.mark.parametrize("language", ["zh"])
def test_what_layouts_say_of_tables_is_translated(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: set[str] = set()

    class Watched(dict[str, str]):
        def get(self, text: str, default: str) -> str:  # type: ignore[override]
            said.add(text)
            return super().get(text, default)

    tables = {one: words(one) for one in LANGUAGES} | {language: Watched(words(language))}
    monkeypatch.setattr(dashboard.words, "words", tables.__getitem__)
    with insight.SummaryRecord(tmp_path / "run") as record:
        record.log(1, {"loss": 0.5})
    for root in (RUNS, tmp_path):
        client = create_app(insight.open_runs(root)).server.test_client()
        for page in all_pages():
            body = {
                "output": "page.children",
                "outputs": {"id": "page", "property": "children"},
                "inputs": [{"id": "address", "property": "pathname", "value": page.path}],
                "changedPropIds": ["address.pathname"],
                "state": [{"id": "address", "property": "search", "value": ""}],
            }
            headers = {"Accept-Language": language}
            answer = client.post("/_dash-update-component", json=body, headers=headers)
            assert answer.status_code == 200

    assert "Small" in said  # an option of the images page
    assert said - words(language).keys() == set()
