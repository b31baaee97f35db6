"""What MindSpore says of `mindspore.mint` can be called so here: names, arguments, defaults.

The signatures are facts in tests/data/documents/mint.json.
"""

from __future__ import annotations

import inspect
import json
from functools import reduce
from inspect import Parameter
from pathlib import Path
from typing import Any

import engine
from tests.every_case import every

ROOT = Path(__file__).resolve().parents[2]
FACTS = json.loads((ROOT / "tests/data/documents/mint.json").read_text(encoding="utf-8"))
FORMS = [(name, form) for name, forms in FACTS["signatures"].items() for form in forms]

# Behind `dim` here, whose place it takes when it is given without its name.
BEHIND_DIM = {("mint.max", "other"), ("mint.min", "other")}


def parameters(form: str) -> list[Parameter]:
    made: dict[str, Any] = {}
    exec(f"def documented{form}: pass", made)
    return list(inspect.signature(made["documented"]).parameters.values())


def differences(name: str, form: str) -> list[str]:
    """What a caller who follows the document would stumble over."""
    found = reduce(getattr, name.split("."), engine)
    ours = list(inspect.signature(found).parameters.values())
    by_name = {one.name: one for one in ours}
    told = []
    for position, one in enumerate(parameters(form)):
        here = by_name.get(one.name)
        if here is None:
            told.append(f"{one.name} is missing")
            continue
        moved = ours.index(here) != position and one.kind is not Parameter.KEYWORD_ONLY
        if moved and (name, one.name) not in BEHIND_DIM:
            told.append(f"{one.name} stands at {ours.index(here)}, not at {position}")
        if one.default is not one.empty and not same(one.default, here.default):
            told.append(f"{one.name} is {here.default!r} by default, not {one.default!r}")
    known = {one.name for one in parameters(form)}
    variable = (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)
    return told + [
        f"{one.name} is asked for"
        for one in ours
        if one.name not in known and one.default is one.empty and one.kind not in variable
    ]


def same(one: object, other: object) -> bool:
    """Whether two defaults are one; of a number type MindSpore's name stands for it."""
    return (one == other and isinstance(one, bool) == isinstance(other, bool)) or (
        isinstance(one, str) and one.lower() == str(other).lower()
    )


@every("name, form", FORMS)
def test_documented_call_is_taken(name: str, form: str) -> None:
    assert differences(name, form) == []


def test_there_are_several_hundred_names() -> None:
    assert len(FACTS["signatures"]) > 350


def test_every_documented_module_of_mint_is_here() -> None:
    listed = json.loads((ROOT / "engine/names/documented.json").read_text(encoding="utf-8"))
    modules = {
        name.removeprefix("mindspore.")
        for name in listed["modules"]
        if name.startswith("mindspore.mint")
    }

    assert {
        module
        for module in modules
        if not inspect.ismodule(reduce(getattr, module.split("."), engine))
    } == set()
