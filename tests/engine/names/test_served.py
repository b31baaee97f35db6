"""Scripts of all years import from their paths, and get the same objects."""

from __future__ import annotations

import functools
import importlib
import subprocess
import sys
import tomllib
from pathlib import Path

import engine
from engine.names.served import OlderPath, paths, renamed
from tests.every_case import every

ROOT = Path(__file__).resolve().parents[3]


@functools.cache
def public(source: str) -> set[str]:
    return set(dir(importlib.import_module(source)))


@every("path", paths())
def test_path_gives_the_objects_of_the_modules_that_have_them_now(path: str) -> None:
    served = importlib.import_module(path)
    own = renamed().get(path, {})

    assert isinstance(served, OlderPath)
    for name in served.__all__:
        holder = next(source for source in paths()[path] if name in public(source) or name in own)
        assert name in own or getattr(served, name) is getattr(sys.modules[holder], name)


@every("path, name", [(path, name) for path in renamed() for name in renamed()[path]])
def test_renamed_name_is_the_object_that_the_table_says(path: str, name: str) -> None:
    module, _, attribute = renamed()[path][name].rpartition(".")

    found = getattr(importlib.import_module(path), name)

    assert found is getattr(importlib.import_module(module), attribute)


def test_no_path_is_a_file_too() -> None:
    files = {path: ROOT.joinpath(*path.split(".")) for path in paths()}

    assert [p for p, f in files.items() if f.with_suffix(".py").exists()] == []
    assert [p for p, f in files.items() if (f / "__init__.py").exists()] == []


def test_paths_are_in_order_and_name_modules_that_are_files() -> None:
    table = tomllib.loads((ROOT / "engine/names/paths.toml").read_text("utf-8"))
    sources = {source for found in paths().values() for source in found}

    assert list(table["paths"]) == sorted(table["paths"])
    assert [s for s in sources if isinstance(importlib.import_module(s), OlderPath)] == []


def test_paths_are_attributes_of_what_they_are_below_without_an_import() -> None:
    script = "import engine; print(engine.ops.functional.add is engine.ops.add, engine.ops.nn_ops)"
    done = subprocess.run(
        [sys.executable, "-c", script.replace("ops.nn_ops", "ops.composite.__name__")],
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout.split() == ["True", "engine.ops.composite"]


def test_star_gives_what_is_public() -> None:
    names: dict[str, object] = {}
    exec("from engine.ops.functional import *", names)

    assert names["stop_gradient"] is engine.ops.stop_gradient
    assert not any(name.startswith("_") for name in names if name != "__builtins__")


def test_module_as_alias_is_the_module() -> None:
    names: dict[str, object] = {}
    exec("from engine.ops import functional as F\nimport engine.ops.composite as C", names)

    assert names["F"] is engine.ops.functional
    assert names["C"] is sys.modules["engine.ops.composite"]


def test_stub_of_each_path_is_there_for_editors() -> None:
    stubs = {
        path
        for path in paths()
        if ROOT.joinpath(*path.split(".")).with_suffix(".pyi").exists()
        or ROOT.joinpath(*path.split("."), "__init__.pyi").exists()
    }

    assert stubs == set(paths())


def test_function_of_a_paths_name_is_the_parents_attribute() -> None:
    names: dict[str, object] = {}
    exec("from engine.common import mutable, lazy_inline, seed", names)
    exec("from engine.common.mutable import mutable as of_module", names)

    assert names["mutable"] is names["of_module"] is engine.mutable
    assert all(callable(names[name]) for name in ("mutable", "lazy_inline", "seed"))
    assert engine.common.mutable is engine.mutable
