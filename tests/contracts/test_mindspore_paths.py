"""A script that imports from MindSpore finds the same names here, at the same dotted paths.

The list is mindspore_paths.toml.
"""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LISTS = tomllib.loads(Path(__file__).with_name("mindspore_paths.toml").read_text("utf-8"))
NOW: dict[str, list[str]] = LISTS["now"]
FACTS = ROOT / "tests" / "data" / "documents" / "facts.json"


def exists(module: str, name: str) -> bool:
    try:
        return hasattr(importlib.import_module(module), name)
    except ModuleNotFoundError as error:
        if error.name is not None and not module.startswith(error.name):
            raise  # the module is there, and broken
        return False


@pytest.mark.parametrize("module", NOW)
def test_module_gives_the_names_that_the_documents_import(module: str) -> None:
    missing = [name for name in NOW[module] if not exists(module, name)]

    assert " ".join(missing) == ""  # as text, so that a report shows every name


def test_engine_tensor_makes_a_tensor_whatever_was_imported_before() -> None:
    engine = importlib.import_module("engine")
    for module in NOW:
        importlib.import_module(module)

    assert engine.tensor([1, 2, 3]).shape == (3,)


def test_import_of_engine_alone_brings_its_packages() -> None:
    packages = sorted({module.split(".")[1] for module in NOW if "." in module})
    script = f"import engine; print([n for n in {packages} if not hasattr(engine, n)])"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )

    assert done.stdout.strip() == "[]"


def test_one_name_at_two_paths_is_one_object() -> None:
    paths: dict[str, list[object]] = {}
    for module in sorted(NOW):
        for name in NOW[module]:
            if name[0].isupper() and not name.isupper():
                found = getattr(importlib.import_module(module), name, None)
                paths.setdefault(name, []).append(found)
    # ops.ReLU and ops.Softmax are primitives, nn.ReLU and nn.Softmax are cells: two things.
    differing = {name for name, found in paths.items() if len(set(map(id, found))) > 1}

    assert differing <= {"ReLU", "Softmax"}


def test_list_holds_every_path_of_the_documents() -> None:
    promised = json.loads(FACTS.read_text(encoding="utf-8"))["imports"]
    used = {(module, name) for module, names in promised.items() for name in names}
    listed = {
        (module.replace("engine", "mindspore", 1), name) for module in NOW for name in NOW[module]
    }

    assert len(used) > 40
    assert used - listed == set()
