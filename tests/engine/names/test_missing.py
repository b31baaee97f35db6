"""A name that is not here says so, why, and what is nearest."""

from __future__ import annotations

import importlib

import pytest

import engine
from engine.errors import EngineError
from engine.names.missing import advice, documented, not_planned, reason_of

REWRITE = not_planned()["engine.rewrite"]


@pytest.mark.parametrize(
    ("statement", "text"),
    [
        (
            "from engine.ops import Softmaxx",
            "engine.ops has no 'Softmaxx'. Use instead: engine.ops.Softmax.",
        ),
        (
            "from engine.ops.functional import sofmax",
            "engine.ops.functional has no 'sofmax'. Use instead: engine.ops.functional.softmax.",
        ),
        ("import engine.nothing", "engine has no 'nothing'."),
        ("from engine.nn import Cel", "engine.nn has no 'Cel'. Use instead: engine.nn.Cell."),
        (
            "from engine.nn import TensorAdd",
            "engine.nn has no 'TensorAdd'. Use instead: engine.ops.TensorAdd.",
        ),
        (
            "from engine.rewrite import SymbolTree",
            f"engine has no 'rewrite': {REWRITE['reason']}. Use instead: {REWRITE['instead']}.",
        ),
    ],
)
def test_import_says_what_is_missing_and_what_to_use(statement: str, text: str) -> None:
    with pytest.raises(ImportError) as refusal:
        exec(statement, {})

    assert str(refusal.value) == text
    assert isinstance(refusal.value, EngineError)


def test_attribute_says_what_is_missing_and_what_to_use() -> None:
    with pytest.raises(AttributeError, match=r"engine\.ops has no 'Sofmax'\. Use instead: engine"):
        engine.ops.Sofmax  # type: ignore[attr-defined]


def test_missing_names_are_absent_for_hasattr_and_optional_imports() -> None:
    assert not hasattr(engine.ops, "Softmaxx")
    assert not hasattr(engine.ops.functional, "__wrapped__")
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("engine.ops.nothing")


def test_documented_name_that_is_not_here_is_said_to_be_documented() -> None:
    missing = [
        (module, name)
        for module, names in documented().items()
        for name in names
        if not reason_of(f"{module}.{name}") and module in {"engine.ops", "engine.nn"}
        if not hasattr(importlib.import_module(module), name)
    ]

    assert all(advice(module, name).documented for module, name in missing)


def test_everything_not_planned_has_a_reason_and_is_not_here() -> None:
    assert [name for name, told in not_planned().items() if not told.get("reason")] == []
    here = []
    for dotted in not_planned():
        module, _, name = dotted.rpartition(".")
        try:
            held = importlib.import_module(module)
        except ImportError:
            continue
        if hasattr(held, name):
            here.append(dotted)

    assert here == []
