"""The examples of MindSpore's API documents run, with `engine` for `mindspore`.

They are read from the documents themselves. What an example prints is compared with what its
document shows, up to white space and the commas of arrays; what a prompt alone would show, the
value of an expression, may be shown or left out. examples.toml lists those that are wrong in the
document.
"""

from __future__ import annotations

import ast
import contextlib
import io
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine import context
from tests.conftest import DOCUMENTS
from tests.documents.examples import Example, examples
from tests.documents.given import names, strategy

LISTS = tomllib.loads((Path(__file__).parent / "examples.toml").read_text(encoding="utf-8"))


def all_examples() -> dict[str, Example]:
    found = {}
    for path in sorted(DOCUMENTS.glob("*.txt")):
        for example in examples(path.read_text(encoding="utf-8")):
            found[f"{path.name[:3]}/{example.name}"] = example
    return found


EXAMPLES = all_examples() if DOCUMENTS.is_dir() else {}
# What an example warns of is not what it prints: some ask for devices that are not here.
pytestmark = [pytest.mark.documents, pytest.mark.filterwarnings("ignore::UserWarning")]


@pytest.fixture(autouse=True)
def apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A folder to write into, and the settings as they were."""
    monkeypatch.chdir(tmp_path)
    Path("strategy_train.ckpt").write_bytes(strategy())
    monkeypatch.setattr(context._context, "options", dict(context._context.options))
    before = {name: context.get_context(name) for name in ("mode", "device_target")}
    yield
    context.set_context(**before)


def corrected(name: str, source: str) -> str:
    for entry in LISTS["corrections"]:
        if entry["example"] == name:
            assert entry["replace"] in source, "the document is another one; look again"
            source = source.replace(entry["replace"], entry["with"])
    return re.sub(r"\bmindspore\b", "engine", source)


def ran(source: str) -> list[tuple[bool, str]]:
    """What a program printed, and what a prompt would have shown: (must it be shown, text)."""
    given = {**names(), "__name__": "__main__"}
    told: list[tuple[bool, str]] = []
    for statement in ast.parse(source).body:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            if isinstance(statement, ast.Expr):
                value = eval(compile(ast.Expression(statement.value), "example", "eval"), given)
            else:
                exec(compile(ast.Module([statement], []), "example", "exec"), given)
                value = None
        told.append((True, plain(printed.getvalue())))
        told += [] if value is None else [(False, plain(repr(value)))]
    return told


def plain(text: str) -> str:
    r"""A text without white space, commas and continued lines.

    >>> plain("Tensor([1, 2],\n x)") == plain("Tensor([1 2] \\ x)")
    True
    """
    return re.sub(r"[\s,\\]", "", text)


def shows(told: list[tuple[bool, str]], expected: str) -> bool:
    """Whether what was told is what is expected; a part that need not be shown may be missing.

    >>> shows([(False, "Net()"), (True, "3")], "3")
    True
    >>> shows([(False, "Net()"), (True, "3")], "Net()3")
    True
    >>> shows([(True, "2")], "3")
    False
    """
    if not told:
        return not expected
    (needed, text), *rest = told
    if expected.startswith(text) and shows(rest, expected[len(text) :]):
        return True
    return not needed and shows(rest, expected)


@pytest.mark.parametrize("name", EXAMPLES)
def test_example_runs_and_prints_what_its_document_shows(name: str) -> None:
    told = ran(corrected(name, EXAMPLES[name].source))
    expected = plain(EXAMPLES[name].prints)

    if expected and not shows(told, expected):
        assert "".join(text for _, text in told) == expected


def test_every_example_of_cell_runs_today() -> None:
    assert sum(name.startswith("004/") for name in EXAMPLES) == 35


def test_few_examples_are_wrong_in_the_documents() -> None:
    assert len({entry["example"] for entry in LISTS["corrections"]}) <= 12
    assert {entry["example"] for entry in LISTS["corrections"]} <= set(EXAMPLES)
