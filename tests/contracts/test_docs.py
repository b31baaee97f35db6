"""What is public is described, and what the documents show runs."""

from __future__ import annotations

import ast
import contextlib
import doctest
import functools
import importlib
import inspect
import io
import linecache
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from engine.names.lazy import LazyPackage
from tests.fresh_machine.documents import OF_EXTRAS

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("engine", "insight", "dashboard")
INSIGHT = Path(sys.executable).with_name("insight")
# What only holds MindSpore's old paths.
PASS_NAMES_ON = {"common"}
PAGES = [
    path
    for pattern in ("*.md", "docs/**/*.md", "benchmarks/*.md", "sample_runs/*.md", "decisions/*.md")
    for path in sorted(ROOT.glob(pattern))
]


@functools.cache
def modules() -> dict[str, Path]:
    paths = [path for package in PACKAGES for path in (ROOT / package).rglob("*.py")]
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted(paths)
        if "_pb2" not in path.name
    }


def has_public_list(path: Path) -> bool:
    return re.search(r"^__all__\b", path.read_text(encoding="utf-8"), re.MULTILINE) is not None


def wants_words(value: object) -> bool:
    """Whether a public value is a function or class that somebody wrote."""
    generated = str(getattr(value, "__module__", "")).endswith("_pb2")
    return callable(value) and not inspect.ismodule(value) and not generated


def is_described(value: object) -> bool:
    """Whether a function or class has words of its own; those a dataclass makes do not count."""
    text = vars(value).get("__doc__") if inspect.isclass(value) else inspect.getdoc(value)
    made = inspect.isclass(value) and str(text).startswith(f"{value.__name__}(")
    return bool(text) and not made


def undescribed(module: str) -> list[str]:
    loaded = importlib.import_module(module)
    values = {name: getattr(loaded, name) for name in loaded.__all__}
    return [
        name for name, value in values.items() if wants_words(value) and not is_described(value)
    ]


def test_every_public_name_is_described() -> None:
    public = [module for module, path in modules().items() if has_public_list(path)]
    found = {module: names for module in public if (names := undescribed(module))}

    assert len(public) > 100
    assert found == {}


def defines_in_silence(path: Path) -> bool:
    """Whether a module defines something and does not say what it is."""
    source = path.read_text(encoding="utf-8")
    if source.startswith('"""') or not re.search(
        r"^(?:async )?(?:def|class)\b", source, re.MULTILINE
    ):
        return False
    tree = ast.parse(source)
    defines = any(isinstance(node, ast.FunctionDef | ast.ClassDef) for node in tree.body)
    return defines and not ast.get_docstring(tree)


def test_module_that_defines_something_says_what_it_is() -> None:
    assert len(modules()) > 500
    assert [module for module, path in modules().items() if defines_in_silence(path)] == []


def has_examples(path: Path) -> bool:
    return ">>> " in path.read_text(encoding="utf-8")


def examples_of(module: ModuleType) -> list[doctest.DocTest]:
    """Its own: what a lazy package passes on is in it once somebody asked, and tried elsewhere."""
    found = doctest.DocTestFinder().find(module, module.__name__)
    if not isinstance(module, LazyPackage):
        return found
    start = f"{module.__name__}."
    defined = defined_in(ast.parse(inspect.getsource(module)))
    return [
        one
        for one in found
        if one.name == module.__name__ or one.name.removeprefix(start).partition(".")[0] in defined
    ]


def defined_in(tree: ast.Module) -> set[str]:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return {node.name for node in tree.body if isinstance(node, kinds)}


@pytest.fixture(scope="module")
def work(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where examples write: a folder for each module is in it."""
    return tmp_path_factory.mktemp("examples")


@pytest.mark.parametrize("module", [name for name, path in modules().items() if has_examples(path)])
def test_examples_of_module_run(module: str, work: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (work / module).mkdir()
    monkeypatch.chdir(work / module)
    linecache.clearcache()  # a runner looks whether each file in it is as it was
    report = io.StringIO()
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    with contextlib.redirect_stdout(report):
        for example in examples_of(importlib.import_module(module)):
            runner.run(example)

    assert runner.failures == 0, report.getvalue()


@functools.cache
def commands() -> list[str]:
    """The names of `insight`'s commands: one module each."""
    folder = ROOT / "insight" / "cli"
    return sorted(
        path.stem.rstrip("_")
        for path in folder.glob("[!_]*.py")
        if "def add_arguments" in path.read_text("utf-8")
    )


def test_help_lists_every_command() -> None:
    text = subprocess.check_output([INSIGHT, "--help"], text=True)

    assert [command for command in commands() if command not in text] == []


@pytest.mark.parametrize("command", commands())
def test_command_stands_in_the_documents(command: str) -> None:
    assert any(f"insight {command}" in page.read_text(encoding="utf-8") for page in PAGES)


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    text = page.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", OF_EXTRAS, ids=lambda page: page.name)
def test_examples_of_page_that_need_an_extra_run_in_order(page: Path, tmp_path: Path) -> None:
    script = "\n".join(blocks(page, "python"))
    environment = {**os.environ, "TQDM_DISABLE": "1"}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env=environment,
    )

    assert done.returncode == 0, done.stderr


def shell_lines(page: Path) -> list[list[str]]:
    lines = [line for block in blocks(page, "sh") for line in block.splitlines()]
    return [words for line in lines if (words := shlex.split(line, comments=True))]


@functools.cache
def run_help() -> str:
    return subprocess.check_output([ROOT / "run", "help"], text=True)


def is_known(words: list[str]) -> bool:
    """Whether the command that a page tells to type is there."""
    program, *rest = words
    if program == "./run":
        return re.search(rf"^  {rest[0]}\b", run_help(), re.MULTILINE) is not None
    if program == "make":
        return (
            re.search(rf"^{rest[0]}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
            is not None
        )
    if program == "insight":
        return rest[0] in commands() or rest[0].startswith("--")
    if program in {"python", ".venv/bin/python"}:
        return rest[0].startswith("-") or (ROOT / rest[0]).is_file()
    return True


@pytest.mark.parametrize(
    "page", [page for page in PAGES if shell_lines(page)], ids=lambda page: page.name
)
def test_lines_to_type_name_commands_that_are_there(page: Path) -> None:
    assert [words for words in shell_lines(page) if not is_known(words)] == []


def links(page: Path) -> list[str]:
    """The relative targets of a page's links and pictures."""
    targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8"))
    return [target for target in targets if "://" not in target]


def test_links_of_pages_lead_somewhere() -> None:
    lost = [
        (str(page.relative_to(ROOT)), link)
        for page in PAGES
        for link in links(page)
        if not (page.parent / link).exists()
    ]

    assert lost == []


def folders() -> set[str]:
    """The folders that stand directly below the packages."""
    return {
        path.parent.name for package in PACKAGES for path in ROOT.glob(f"{package}/*/__init__.py")
    }


def test_list_of_documents_names_every_page_once() -> None:
    text = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    pages = {path.name for path in (ROOT / "docs").glob("*.md")} - {"README.md"}

    assert sorted(re.findall(r"\]\((\w+\.md)\)", text)) == sorted(pages)


def test_code_map_names_every_folder() -> None:
    _, _, code_map = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").partition("## Code map")
    unnamed = {name for name in folders() if f"`{name}" not in code_map}

    assert unnamed <= PASS_NAMES_ON


@pytest.mark.parametrize(
    "page", [ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"], ids=lambda page: page.name
)
def test_path_that_page_names_is_there(page: Path) -> None:
    top = "engine|insight|dashboard|tests|tools|sample_runs|benchmarks|decisions|changelog"
    named = re.findall(rf"`((?:{top})/[\w/.]*)`", page.read_text(encoding="utf-8"))

    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_decision_is_short() -> None:
    lengths = {path.name: len(path.read_text("utf-8").splitlines()) for path in PAGES}
    decisions = {path.name: lengths[path.name] for path in (ROOT / "decisions").glob("*.md")}

    assert {name for name, length in decisions.items() if length > 40} == set()


def test_decision_has_a_number_of_its_own_and_says_it() -> None:
    paths = sorted((ROOT / "decisions").glob("*.md"))
    numbers = [int(path.name[:4]) for path in paths]
    titles = [path.read_text("utf-8").splitlines()[0] for path in paths]

    assert len(set(numbers)) == len(numbers)
    assert [int(re.sub(r"# (\d+).*", r"\1", title)) for title in titles] == numbers


def test_fragment_of_the_changelog_is_a_list_in_words_of_users() -> None:
    paths = [path for path in (ROOT / "changelog.d").glob("*.md") if path.name != "README.md"]
    lines = {path.name: path.read_text("utf-8").splitlines() for path in paths}
    begun = {name for name, held in lines.items() if not held[0].startswith("- ")}
    loose = {n for n, held in lines.items() for one in held if not re.match(r"- |  \S|$", one)}

    assert begun | loose == set()
