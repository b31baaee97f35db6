"""Modules are named after things of the domain, and no command or class promises to "manage"."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("engine", "insight", "dashboard", "tools", "benchmarks", "sample_runs")
PATHS = Path(__file__).with_name("mindspore_paths.toml")

MECHANICS = ("util", "common", "helper", "manager", "processor", "handler", "info", "misc")
BANNED = {word + ending for word in MECHANICS for ending in ("", "s")}


def words_of(name: str) -> set[str]:
    """The words of a snake_case or CamelCase name, in lower case.

    >>> sorted(words_of("DataManager") | words_of("summary_pb2"))
    ['data', 'manager', 'pb2', 'summary']
    """
    spaced = "".join(f" {letter}" if letter.isupper() else letter for letter in name)
    return set(spaced.replace("_", " ").lower().split())


def is_banned(module: str) -> bool:
    return bool(words_of(module.rpartition(".")[2]) & BANNED)


def mindspore_paths() -> set[str]:
    """The modules that MindSpore's documents import; those may be named as MindSpore names them."""
    lists = tomllib.loads(PATHS.read_text(encoding="utf-8"))
    return set(lists["now"])


def sources() -> dict[str, Path]:
    paths = [path for package in PACKAGES for path in (ROOT / package).rglob("*.py")]
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted(paths)
        if "_pb2" not in path.name
    }


def test_no_module_is_named_after_mechanics() -> None:
    banned = {module for module in sources() if is_banned(module)}

    assert banned - mindspore_paths() == set()


def test_no_test_file_is_named_after_mechanics() -> None:
    stems = {path.stem.removeprefix("test_") for path in (ROOT / "tests").rglob("*.py")}
    allowed = {module.rpartition(".")[2] for module in mindspore_paths()}

    assert {stem for stem in stems if is_banned(stem)} - allowed == set()


def classes(is_looked_for: Callable[[str], bool]) -> list[tuple[str, str]]:
    """Every class whose name is looked for, behind its module."""
    texts = {module: path.read_text(encoding="utf-8") for module, path in sources().items()}
    return [
        (module, node.name)
        for module, source in texts.items()
        # What may be one: to parse every module takes seconds.
        if any(map(is_looked_for, re.findall(r"\bclass\s+(\w+)", source)))
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef) and is_looked_for(node.name)
    ]


def test_no_class_is_named_after_mechanics() -> None:
    lists = tomllib.loads(PATHS.read_text(encoding="utf-8"))
    documented = {name for names in lists["now"].values() for name in names}
    found = [f"{module}.{name}" for module, name in classes(is_banned) if name not in documented]

    assert found == []


@pytest.mark.parametrize(
    "module",
    ["insight.utils", "insight.tables.data_manager", "engine.common", "dashboard.run_info"],
)
def test_name_of_mechanics_is_found(module: str) -> None:
    assert is_banned(module)


@pytest.mark.parametrize(
    "module", ["insight.record.writer", "engine.nn.cell", "insight.plugins.custom_lineage"]
)
def test_name_of_a_thing_passes(module: str) -> None:
    assert not is_banned(module)


# Words of the glossary that name one class each; a second one would mean another thing.
HOMES = {
    "Codec": {"engine.train.serialization.formats.codec"},
    "Place": {"insight.sources.place"},
    "Rows": {"dashboard.api.rows"},  # of a table; before it is one it has columns
    "Primitive": {"engine.autodiff.primitive", "engine.ops.operations.operator_class"},
    "Window": {"engine.backend.kernels.window"},  # of a convolution; an axis has an AxisWindow
}


def test_word_of_the_glossary_names_one_class() -> None:
    found: dict[str, set[str]] = {word: set() for word in HOMES}
    for module, name in classes(HOMES.__contains__):
        found[name].add(module)

    assert found == HOMES


# Where runs lie, in code that reads them; all else is a position, which is an index.
# Cell.place is MindSpore's, and means a process.
NOT_OURS = {
    ("engine.nn.cell._pipelined", "place"),
    ("engine.context.processes.mpi", "IN_PLACE"),  # MPI's
}
AT_PLACES = (
    "insight.sources",
    "insight.tables",
    "insight.cli.check",
    "insight.cli.checking",
    "insight.show",
)


def names_in(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Every name in a module, with its line: of variables, attributes, arguments, imports and keys.

    >>> sorted(names_in(ast.parse("def of(text, *, at=0): return text.part(at=at)['key']")))
    [('at', 1), ('at', 1), ('at', 1), ('key', 1), ('of', 1), ('part', 1), ('text', 1), ('text', 1)]
    """
    for node in ast.walk(tree):
        for field in ("id", "attr", "arg", "name", "asname", "value"):
            name = getattr(node, field, None)
            if isinstance(name, str) and name.isidentifier():
                yield name, getattr(node, "lineno", 0)


def names_in_browser(source: str) -> Iterator[tuple[str, int]]:
    """The same of a module of the browser's half; comments and texts are none.

    >>> list(names_in_browser('const at = "a place"; // of `it`\\nwait(at.place);'))
    [('const', 1), ('at', 1), ('wait', 2), ('at', 2), ('place', 2)]
    """
    code = _NO_CODE.sub(lambda found: "\n" * found[0].count("\n"), source)
    for line, written in enumerate(code.split("\n"), start=1):
        for name in re.findall(r"[A-Za-z_$][\w$]*", written):
            yield name, line


_NO_CODE = re.compile(r'"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.DOTALL)


def is_of_places(name: str) -> bool:
    return bool(words_of(name.lower() if name.isupper() else name) & {"place", "places"})


def names_a_place(source: str) -> bool:
    """Whether any word of a text is that of a place: to parse every module takes seconds."""
    return any(map(is_of_places, re.findall(r"\w*place\w*", source, re.IGNORECASE)))


def test_place_is_no_position() -> None:
    """It is a folder or a URL; a position is an index, in a file an offset."""
    elsewhere = {module: path for module, path in sources().items() if not _reads_runs(module)}
    named = [
        f"{module}:{line} {name}"
        for module, path in elsewhere.items()
        if names_a_place(source := path.read_text(encoding="utf-8"))
        for name, line in names_in(ast.parse(source))
        if is_of_places(name) and (module, name) not in NOT_OURS
    ]

    assert named == []
    assert [module for module in elsewhere if is_of_places(module.rpartition(".")[2])] == []


def _reads_runs(module: str) -> bool:
    return any(module == reader or module.startswith(f"{reader}.") for reader in AT_PLACES)


def test_place_is_no_position_in_the_browser() -> None:
    """No run lies there."""
    assets = ROOT / "dashboard" / "assets"
    modules = {path.relative_to(assets).as_posix(): path for path in assets.rglob("*.mjs")}
    named = [
        f"{module}:{line} {name}"
        for module, path in sorted(modules.items())
        for name, line in names_in_browser(path.read_text(encoding="utf-8"))
        if is_of_places(name)
    ]

    assert named == []
    assert [name for name in modules if is_of_places(Path(name).stem)] == []


@pytest.mark.parametrize("name", ["place", "far_places", "NO_PLACE", "_placeOf", "RemotePlace"])
def test_name_of_a_place_is_found(name: str) -> None:
    assert is_of_places(name)


@pytest.mark.parametrize("name", ["replace", "placed", "placeholder", "inplace", "REPLACED"])
def test_name_with_other_words_is_none_of_a_place(name: str) -> None:
    assert not is_of_places(name)
