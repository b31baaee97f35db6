"""Packages import a module when one of its names is asked for; nobody notices but by the time."""

from __future__ import annotations

import importlib
import inspect
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import engine
from engine.names import LazyPackage
from engine.names.lazy import read_index
from engine.names.served import paths
from tests.every_case import every

ROOT = Path(__file__).resolve().parents[3]
STUBS = [
    ".".join(path.parent.relative_to(ROOT).parts)
    for path in sorted((ROOT / "engine").rglob("__init__.pyi"))
]
PACKAGES = [package for package in STUBS if package not in paths()]
STUB = """
from elsewhere import far as near  # a comment, (with) from
from . import inner as inner
from .dense import (
    Conv as Conv,
    Dense,
)
from .family import *

# from elsewhere import a_word_in_a_comment
# declared: from .made import Made as Made
class Made: ...

__all__ = [
    "Conv",
    "Dense",
]
__all__ += family.__all__
"""
IMPORTED = """
import sys
import engine
print(*sorted(name for name in sys.modules if name.split(".")[0] in ("engine", "insight")))
"""
FOR_A_NETWORK = """
import sys
import engine
from engine import nn
nn.SequentialCell(nn.Conv2d(1, 2, 3), nn.ReLU(), nn.Flatten(), nn.Dense(8, 2))
print(*sorted({".".join(name.split(".")[:2]) for name in sys.modules}))
"""
ITS_OWN_HALF = "import half\nimport engine\nnet = engine.nn.Dense(2, 1)\n"
OTHER_HALF = "import network\nfrom engine import Tensor\nasked = lambda: network.net\n"


def told(script: str, *, folder: Path = ROOT) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=folder
    )
    return done.stdout.split()


def test_index_says_where_each_name_of_a_stub_is() -> None:
    index = read_index("some.package", STUB)

    assert index.sources == {
        "near": ("elsewhere", "far"),
        "inner": ("some.package.inner", ""),
        "Conv": ("some.package.dense", "Conv"),
        "Dense": ("some.package.dense", "Dense"),
        "Made": ("some.package.made", "Made"),
    }
    assert index.stars == ["some.package.family"]
    assert index.public == ["Conv", "Dense"]


@every("package", PACKAGES)
def test_every_package_with_a_stub_finds_every_name_in_it(package: str) -> None:
    held = importlib.import_module(package)
    stub = ROOT.joinpath(*package.split("."), "__init__.pyi").read_text("utf-8")

    assert isinstance(held, LazyPackage)
    assert [name for name in read_index(package, stub).sources if not hasattr(held, name)] == []
    assert [name for name in held.__all__ if not hasattr(held, name)] == []
    assert set(held.__all__) <= set(dir(held))
    assert len(held.__all__) == len(set(held.__all__)) or package in {"engine.nn", "engine.train"}


def test_importing_the_engine_reads_little() -> None:
    read = told(IMPORTED)
    heavy = ("engine.ops", "engine.nn", "engine.mint", "engine.tensor", "engine.train")

    assert len(read) < 60
    assert [name for name in read if name.startswith(heavy)] == []
    assert "insight.record.recorder" not in read


def test_a_network_reads_none_of_what_it_does_not_use() -> None:
    read = told(FOR_A_NETWORK)

    unused = {
        *("engine.dataset", "engine.experimental", "engine.hal", "engine.mint", "engine.numpy"),
        *("engine.scipy", "insight.landscape", "google.protobuf"),
    }
    assert {"engine.nn", "engine.ops", "engine.tensor"} <= set(read)
    assert sorted(unused & set(read)) == []


def test_star_gives_every_public_name() -> None:
    names: dict[str, object] = {}
    exec("from engine import *", names)

    assert names.keys() >= set(engine.__all__)
    assert names["Tensor"] is engine.Tensor
    assert names["Accuracy"] is engine.metrics.Accuracy


def test_name_is_found_once_and_is_then_an_attribute() -> None:
    assert engine.nn.Conv2d is engine.nn.layer.Conv2d
    assert vars(engine.nn)["Conv2d"] is vars(engine.nn.layer)["Conv2d"]


@pytest.mark.parametrize("name", ["dropout", "cast", "fold"])
def test_function_wins_over_the_module_of_its_name(name: str) -> None:
    module = importlib.import_module(f"engine.ops.{name}")

    assert inspect.ismodule(module)
    assert callable(getattr(engine.ops, name))


def test_module_that_no_stub_names_is_an_attribute_without_an_import() -> None:
    script = "import engine; print(engine.train.amp_of_nobody if 0 else engine.train.loop.__name__)"

    assert told(script) == ["engine.train.loop"]


@every("name", [name for name in engine.ops.__all__ if callable(getattr(engine.ops, name))])
def test_every_operator_is_the_same_after_pickling(name: str) -> None:
    operator = getattr(engine.ops, name)

    if inspect.isfunction(operator):
        assert pickle.loads(pickle.dumps(operator)) is operator


def test_functions_of_numpys_names_are_the_same_after_pickling() -> None:
    functions = [getattr(engine.numpy, name) for name in engine.numpy.__all__]

    for function in filter(inspect.isfunction, functions):
        assert pickle.loads(pickle.dumps(function)) is function


def test_scripts_that_import_each_other_find_their_names(tmp_path: Path) -> None:
    (tmp_path / "network.py").write_text(ITS_OWN_HALF, encoding="utf-8")
    (tmp_path / "half.py").write_text(OTHER_HALF, encoding="utf-8")

    assert told("import half; print(type(half.asked()).__name__)", folder=tmp_path) == ["Dense"]


def test_replaced_name_is_given_until_it_is_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    before = engine.ops.softmax
    monkeypatch.setattr("engine.ops.softmax", len)

    assert engine.ops.softmax is len
    monkeypatch.undo()
    assert engine.ops.softmax is before
