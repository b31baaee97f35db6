"""What MindSpore's API documents say can be called, can be called so here.

The documents' signatures are facts in tests/data/documents; documented_signatures.toml lists the
names that wait and the signatures that differ, each with its reason.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import tomllib
from functools import reduce
from inspect import Parameter
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.every_case import every

ROOT = Path(__file__).resolve().parents[2]
FACTS = json.loads((ROOT / "tests/data/documents/facts.json").read_text(encoding="utf-8"))
LISTS = tomllib.loads(Path(__file__).with_name("documented_signatures.toml").read_text("utf-8"))

SIGNATURES: dict[str, list[str | None]] = {
    name.replace("mindspore", "engine", 1): documented
    for name, documented in FACTS["signatures"].items()
}
LATER = {f"{entry['of']}.{name}" for entry in LISTS.get("later", ()) for name in entry["names"]}
DIFFERS = {(entry["name"], entry["documented"]) for entry in LISTS["differs"]}


class Found(NamedTuple):
    owner: Any  # the module or the class that has it
    value: Any


def waits(name: str) -> bool:
    """Whether a name, or the class that it is a method of, stands in a list of later ones."""
    return bool({name, name.rpartition(".")[0]} & LATER)


def find(name: str) -> Found:
    """What stands at a dotted name, and what has it."""
    module, _, rest = name.rpartition(".")
    attributes = [rest]
    while True:
        try:
            owner = importlib.import_module(module)
            break
        except ModuleNotFoundError:
            module, _, last = module.rpartition(".")
            attributes.insert(0, last)
    owner = reduce(getattr, attributes[:-1], owner)
    return Found(owner, getattr(owner, attributes[-1], None))


def parameters(found: Found) -> list[Parameter]:
    """The parameters that a caller gives."""
    own = list(inspect.signature(found.value).parameters.values())
    is_method = inspect.isclass(found.owner) and inspect.isfunction(found.value)
    is_static = is_method and isinstance(
        inspect.getattr_static(found.owner, found.value.__name__), staticmethod
    )
    return own[1:] if is_method and not is_static else own


def documented_parameters(arguments: str) -> list[Parameter]:
    made: dict[str, Any] = {}
    exec(f"def documented{arguments}: pass", made)
    return list(inspect.signature(made["documented"]).parameters.values())


def differences(documented: list[Parameter], ours: list[Parameter]) -> list[str]:
    """What a caller who follows the document would stumble over.

    >>> differences(documented_parameters("(a, b=1)"), documented_parameters("(a, b=2, *, c)"))
    ['b is 2 by default, not 1', 'c is asked for']
    """
    found = []
    by_name = {one.name: one for one in ours}
    for position, one in enumerate(documented):
        here = by_name.get(one.name)
        if one.kind is Parameter.VAR_KEYWORD:
            if not any(other.kind is one.kind for other in ours):
                found.append("no further keywords are taken")
        elif here is None:
            found.append(f"{one.name} is missing")
        else:
            if one.kind is not Parameter.KEYWORD_ONLY and ours.index(here) != position:
                found.append(f"{one.name} stands at {ours.index(here)}, not at {position}")
            if one.kind != here.kind:
                found.append(f"{one.name} is {here.kind.description}, not {one.kind.description}")
            if not same_default(one.default, here.default):
                found.append(f"{one.name} is {here.default!r} by default, not {one.default!r}")
    known = {one.name for one in documented}
    variable = (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)
    return found + [
        f"{one.name} is asked for"
        for one in ours
        if one.name not in known and one.default is one.empty and one.kind not in variable
    ]


def same_default(one: object, other: object) -> bool:
    return one is other or (type(one) is type(other) and one == other)


CALLED = [
    (name, arguments)
    for name, documented in SIGNATURES.items()
    for arguments in documented
    if arguments is not None and not waits(name)
]
READ = [name for name, documented in SIGNATURES.items() if None in documented and not waits(name)]


@every("name, documented", CALLED)
def test_documented_call_is_taken(name: str, documented: str) -> None:
    found = differences(documented_parameters(documented), parameters(find(name)))

    assert bool(found) == ((name, documented) in DIFFERS), found


@pytest.mark.parametrize("name", READ)
def test_documented_property_is_there(name: str) -> None:
    """As a property, or as what the class gives each of its objects."""
    owner, value = find(name)

    attribute = name.rpartition(".")[2]
    assert isinstance(value, property) or attribute in owner.__init__.__code__.co_names


def test_name_that_exists_has_moved_out_of_later() -> None:
    assert {name for name in LATER if find(name).value is not None} == set()


def test_every_entry_of_the_list_is_in_the_documents() -> None:
    printed = {(name, one) for name, documented in SIGNATURES.items() for one in documented}

    assert set(SIGNATURES) >= LATER
    assert printed >= DIFFERS


def test_every_entry_of_the_list_says_why() -> None:
    assert all(entry["reason"] for entries in LISTS.values() for entry in entries)


def test_documents_have_more_than_a_hundred_signatures() -> None:
    assert len(SIGNATURES) > 100
    assert len(CALLED) > 80


@pytest.mark.parametrize(
    ("documented", "ours", "found"),
    [
        ("(a, b=1)", "(a, b=1, c=2)", []),
        ("(a, *, b=1)", "(a, c=2, *, b=1)", []),
        ("(a, b)", "(b, a)", ["a stands at 1, not at 0", "b stands at 0, not at 1"]),
        ("(a=1)", "(a=True)", ["a is True by default, not 1"]),
        ("(a)", "(b)", ["a is missing", "b is asked for"]),
        ("(*a)", "(a)", ["a is positional or keyword, not variadic positional"]),
        ("(**a)", "(**b)", []),
        ("(**a)", "()", ["no further keywords are taken"]),
        ("(a)", "(a, *args, **kwargs)", []),
    ],
)
def test_difference_is_told(documented: str, ours: str, found: list[str]) -> None:
    assert differences(documented_parameters(documented), documented_parameters(ours)) == found


def test_no_sentence_of_the_documents_is_kept() -> None:
    """Only names, arguments and defaults: what parses as Python's own."""
    texts = [one for documented in SIGNATURES.values() for one in documented if one is not None]

    assert all(ast.parse(f"def documented{text}: pass") for text in texts)
    assert all(part.isidentifier() for name in SIGNATURES for part in name.split("."))
