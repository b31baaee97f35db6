"""Messages arrive whole: no stray comma makes a tuple of them, no braces are left unfilled."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.kept_findings import KeptFindings

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("engine", "insight", "dashboard", "tools", "sample_runs", "benchmarks")

# Classes whose constructor takes several texts on purpose.
TAKES_TEXTS = {"OSError", "FileNotFoundError", "PermissionError", "UnicodeDecodeError"}


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def is_comma_split(call: ast.Call) -> bool:
    """`Error("a", "b")`: the second text was meant to follow the first."""
    texts = [argument for argument in call.args if is_text(argument)]
    name = ast.unparse(call.func).rpartition(".")[2]
    return len(texts) > 1 and name.endswith(("Error", "Warning")) and name not in TAKES_TEXTS


def unfilled(text: str) -> bool:
    """Whether a plain text holds `{name}`, as if an f stood before it.

    >>> unfilled("got {mode}."), unfilled("a dict such as {'a': 1}"), unfilled("{{literal}}")
    (True, False, False)
    """
    without_doubles = text.replace("{{", "").replace("}}", "")
    _, opening, rest = without_doubles.partition("{")
    inner, closing, after = rest.partition("}")
    name = inner.partition(":")[0].partition("!")[0].partition("[")[0]
    if not (opening and closing):
        return False
    is_name = all(part.isidentifier() for part in name.split("."))
    return is_name or unfilled(after)


def raised_and_warned(tree: ast.AST) -> list[ast.Call]:
    """Calls that make a message: what is raised, `Error.factory(...)` too, and warnings."""
    calls = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            calls.append(node.exc)
        elif isinstance(node, ast.Call) and is_of_a_warning(node.func):
            calls.append(node)
    return calls


def is_of_a_warning(function: ast.expr) -> bool:
    match function:
        case ast.Name("warn") | ast.Attribute(ast.Name("warnings"), "warn"):
            return True
    return False


def plain_texts(call: ast.Call) -> list[str]:
    """The texts in a call that are not part of an f-string and are not formatted afterwards."""
    formatted = {
        id(inner)
        for node in ast.walk(call)
        if isinstance(node, ast.JoinedStr)
        or (isinstance(node, ast.Attribute) and node.attr in {"format", "format_map"})
        or fills_its_names(node)
        for inner in ast.walk(node)
    }
    return [
        node.value
        for node in ast.walk(call)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in formatted
    ]


def fills_its_names(node: ast.AST) -> bool:
    """Whether this is `say("{count} runs", count=3)`, with a value for every name."""
    if not (isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say"):
        return False
    given = {keyword.arg for keyword in node.keywords}
    texts = [one.value for one in node.args if isinstance(one, ast.Constant)]
    return all(set(re.findall(r"\{(\w+)", text)) <= given for text in texts)


def broken_messages(source: str) -> list[str]:
    """Each broken message as `line: what is wrong`."""
    if "raise" not in source and "warn" not in source:
        return []
    found = []
    for call in raised_and_warned(ast.parse(source)):
        if is_comma_split(call):
            found.append(f"{call.lineno}: a comma splits the message")
        if any(unfilled(text) for text in plain_texts(call)):
            found.append(f"{call.lineno}: a name in braces, but no f before the text")
    return found


def sources() -> list[Path]:
    paths = [path for package in PACKAGES for path in (ROOT / package).rglob("*.py")]
    return sorted(path for path in paths if "_pb2" not in path.name)


def test_messages_of_every_module_are_whole() -> None:
    with KeptFindings("messages", __file__) as kept:
        found = {
            str(path.relative_to(ROOT)): kept.of(text, find=lambda text=text: broken_messages(text))
            for path in sources()
            if (text := path.read_text(encoding="utf-8"))
        }
    found = {path: broken for path, broken in found.items() if broken}

    assert len(sources()) > 500
    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        'raise ValueError(f"rank {n},", f" but got {m}")',
        'raise ShapeError("one", "two")',
        'raise DeprecationWarning("one", "two") from error',
    ],
)
def test_comma_that_splits_a_message_is_found(source: str) -> None:
    assert broken_messages(source) == ["1: a comma splits the message"]


@pytest.mark.parametrize(
    "source",
    [
        'raise ValueError("got {mode}.")',
        'raise ValueError(f"{a} " + "got {mode.name!r}.")',
        'raise ShapeError.rank("conv2d", expected="{shape}", got=x)',
        'warnings.warn("step {step:d} is late", stacklevel=2)',
        'raise SliceError(say("got {mode}", other=1))',
    ],
)
def test_braces_without_f_are_found(source: str) -> None:
    assert broken_messages(source) == ["1: a name in braces, but no f before the text"]


@pytest.mark.parametrize(
    "source",
    [
        'raise ValueError(f"rank {n}, " f"but got {m}")',
        'raise ValueError("got {mode}.".format(mode=1))',
        "raise ValueError(\"a dict such as {'a': 1}, or {}\")",
        'raise FileNotFoundError(2, "no such file", "name")',
        'raise ShapeError.rank("conv2d", "a matrix", got=shape)',
        "raise KeyError",
    ],
)
def test_whole_message_passes(source: str) -> None:
    assert broken_messages(source) == []
