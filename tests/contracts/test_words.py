"""Every word that a page says has a Chinese one, and every Chinese one is still said."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from dashboard.words import words

ROOT = Path(__file__).resolve().parents[2] / "dashboard"
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
    texts = (path.read_text(encoding="utf-8") for path in (ROOT / "assets").rglob("*.js"))
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
