"""What is said of a name that is not here: what it was, the nearest that is, or why it is not."""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from engine.errors import EngineError

_HERE = Path(__file__).parent
_CLOSE = 0.75  # of difflib's ratio; below it a suggestion is rarely what was meant


class Advice(NamedTuple):
    """What is known of a name that is missing.

    Attributes:
        documented: Whether MindSpore's documents name it.
        reason: Why it is not planned here, or "".
        instead: What to use, or "".

    """

    documented: bool
    reason: str
    instead: str


@cache
def documented() -> dict[str, frozenset[str]]:
    """The names that MindSpore's documents list, by module, with our package's name."""
    import json  # here and below: every program imports this module, and few lack a name

    told = json.loads((_HERE / "documented.json").read_text("utf-8"))["modules"]
    return {_ours(module): frozenset(names) for module, names in told.items()}


@cache
def not_planned() -> dict[str, dict[str, str]]:
    """What will not be here: `reason`, and `instead` where there is something."""
    import tomllib

    table: dict[str, dict[str, str]] = tomllib.loads(
        (_HERE / "not_planned.toml").read_text("utf-8")
    )
    return table


def _ours(dotted: str) -> str:
    return dotted.replace("mindspore", "engine", 1)


def reason_of(dotted: str) -> dict[str, str]:
    """What the list says of a name, or of what it is below; an empty dict if nothing.

    >>> reason_of("engine.rewrite.SymbolTree")["instead"]
    'engine.nn.replace.replace_cells'
    """
    table = not_planned()
    while dotted:
        if dotted in table:
            return table[dotted]
        dotted = dotted.rpartition(".")[0]
    return {}


def advice(module: str, name: str) -> Advice:
    """What is known of `module.name`, which is not here.

    >>> advice("engine.ops", "Softmaxx").instead
    'engine.ops.Softmax'
    """
    told = reason_of(f"{module}.{name}")
    instead = (
        told.get("instead", "") or _same_name_elsewhere(module, name) or _nearest(module, name)
    )
    listed = name in documented().get(module, ()) or bool(told)
    return Advice(listed, told.get("reason", ""), instead)


_HOMES = ("engine.ops", "engine.nn", "engine", "engine.train", "engine.dataset")


def _same_name_elsewhere(module: str, name: str) -> str:
    for home in _HOMES:
        if home != module and name in importlib.import_module(home).__all__:
            return f"{home}.{name}"
    return ""


def _nearest(module: str, name: str) -> str:
    import difflib

    try:
        there = dir(importlib.import_module(module))
    except ImportError:
        return ""
    public = [known for known in there if not known.startswith("_")]
    close = difflib.get_close_matches(_folded(name), set(map(_folded, public)), 3, _CLOSE)
    likely = [known for known in public if _folded(known) in close]
    # Among those that differ in case and underscores alone, the one that is written most alike.
    best = max(likely, key=lambda known: _likeness(name, known), default="")
    return best and f"{module}.{best}"


def _likeness(name: str, known: str) -> float:
    import difflib

    folded = difflib.SequenceMatcher(None, _folded(name), _folded(known)).ratio()
    return folded + difflib.SequenceMatcher(None, name, known).ratio()


def _folded(name: str) -> str:
    return name.replace("_", "").lower()


class MissingNameError(EngineError, AttributeError):
    """A module of ours without a name; its text is made when it is read, as looking costs time."""

    def __init__(self, module: str, name: str) -> None:
        super().__init__(module, name)
        self.module, self.missing = module, name

    def __str__(self) -> str:
        return message(self.module, self.missing)


class MissingModuleError(EngineError, ModuleNotFoundError):
    """A name that could be imported from nowhere below our package.

    Its `name` stays empty, or Python would put its own shorter message in place of ours.
    """

    def __init__(self, module: str, name: str) -> None:
        super().__init__(module, name)
        self.module, self.missing = module, name

    def __str__(self) -> str:
        return message(self.module, self.missing)


def message(module: str, name: str) -> str:
    """`engine.ops has no Foo; …`: what is missing, why, and what to use instead."""
    known = advice(module, name)
    text = f"{module} has no {name!r}"
    if known.documented and not known.reason:
        text += ", which MindSpore's documents name; it is not here yet"
    if known.reason:
        text += f": {known.reason}"
    return f"{text}. Use instead: {known.instead}." if known.instead else f"{text}."
